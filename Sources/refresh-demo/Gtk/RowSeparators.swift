import RefreshCGtk3

/// A line between the rows of a GtkListBox: a GtkListBoxUpdateHeaderFunc.
func separateRows(
    row: UnsafeMutablePointer<GtkListBoxRow>?, before: UnsafeMutablePointer<GtkListBoxRow>?, data: gpointer?
) {
    guard before != nil else {
        gtk_list_box_row_set_header(row, nil)
        return
    }
    if gtk_list_box_row_get_header(row) == nil {
        gtk_list_box_row_set_header(row, gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    }
}
