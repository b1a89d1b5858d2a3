// The list of news.ui.
//
//   valac --pkg refresh-gtk-1 --pkg gmodule-2.0 news-ui.vala && ./news-ui news.ui

public class News : Object {
    const int ROWS_PER_LOAD = 20;
    const int ALL_ROWS = 60;

    Gtk.Window window;
    Gtk.ListBox rows;
    RefreshGtk.ScrolledWindow scrolled;
    int count = 0;

    public News (string file) throws Error {
        // GtkBuilder finds types by their name once they are registered.
        typeof (RefreshGtk.ScrolledWindow).ensure ();
        var builder = new Gtk.Builder ();
        builder.add_from_file (file);
        builder.connect_signals (this);
        window = (Gtk.Window) builder.get_object ("window");
        rows = (Gtk.ListBox) builder.get_object ("rows");
        scrolled = (RefreshGtk.ScrolledWindow) builder.get_object ("scrolled");
        add_rows (-1, ROWS_PER_LOAD);
        window.show ();
    }

    [CCode (cname = "on_refresh", instance_pos = -1)]
    public void on_refresh (RefreshGtk.ScrolledWindow scrolled) {
        fetch.begin (RefreshGtk.Component.HEADER, 0, 1);
    }

    [CCode (cname = "on_load_more", instance_pos = -1)]
    public void on_load_more (RefreshGtk.ScrolledWindow scrolled) {
        fetch.begin (RefreshGtk.Component.FOOTER, -1, ROWS_PER_LOAD);
    }

    async void fetch (RefreshGtk.Component component, int position, int number) {
        // Stands for a request to a server, which answers after a moment.
        Timeout.add (500, fetch.callback);
        yield;
        add_rows (position, number);
        scrolled.end (component);
        scrolled.has_more = count < ALL_ROWS;
    }

    void add_rows (int position, int number) {
        for (int i = 0; i < number; i++)
            rows.insert (new Gtk.Label ("Row %d".printf (++count)) { height_request = 40, visible = true }, position);
        window.title = "%d news".printf (count);
    }
}

int main (string[] arguments) {
    Gtk.init (ref arguments);
    try {
        var news = new News (arguments.length > 1 ? arguments[1] : "news.ui");
        Gtk.main ();
        news = null;
        return 0;
    } catch (Error error) {
        printerr ("%s\n", error.message);
        return 1;
    }
}
