// A list that is refreshed at its top and loads more at its bottom.
//
//   valac --pkg refresh-gtk-1 news.vala && ./news

class News : Gtk.Window {
    const int ROWS_PER_LOAD = 20;
    const int ALL_ROWS = 60;

    RefreshGtk.ScrolledWindow scrolled = new RefreshGtk.ScrolledWindow ();
    Gtk.ListBox rows = new Gtk.ListBox ();
    int loaded = 0;
    int fresh = 0;

    construct {
        set_default_size (360, 480);
        destroy.connect (Gtk.main_quit);
        scrolled.header_style = RefreshGtk.Style.ARROW;
        scrolled.footer_style = RefreshGtk.Style.SPINNER;
        scrolled.refresh.connect (() => fetch_fresh.begin ());
        scrolled.load_more.connect (() => fetch_older.begin ());
        add_older ();
        scrolled.add (rows);
        add (scrolled);
    }

    async void fetch_fresh () {
        yield server ();
        add_row (0, "Fresh %d".printf (++fresh));
        scrolled.end (RefreshGtk.Component.HEADER);
    }

    async void fetch_older () {
        yield server ();
        add_older ();
        if (loaded < ALL_ROWS)
            scrolled.end (RefreshGtk.Component.FOOTER);
        else
            scrolled.end_with_no_more_data ();
    }

    // Stands for a request to a server, which answers after a moment.
    async void server () {
        Timeout.add (500, server.callback);
        yield;
    }

    void add_older () {
        for (int i = 0; i < ROWS_PER_LOAD; i++)
            add_row (-1, "Row %d".printf (++loaded));
    }

    void add_row (int position, string text) {
        rows.insert (new Gtk.Label (text) { height_request = 40, visible = true }, position);
        title = "%d news".printf (loaded + fresh);
    }
}

void main (string[] arguments) {
    Gtk.init (ref arguments);
    new News ().show_all ();
    Gtk.main ();
}
