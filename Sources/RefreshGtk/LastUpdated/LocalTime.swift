import RefreshCGtk3
import RefreshCore

/// The wall clock, and what it shows at an instant.
public enum LocalTime {
    /// The instants that have calendar fields, in seconds since the epoch: from 1970 to the end of 9999, which is as far
    /// as GDateTime goes, less a day for the time zone.
    static let range = 0.0...253_402_214_400

    /// The present instant, in seconds since the epoch.
    public static func now() -> Double { Double(g_get_real_time()) / Double(G_USEC_PER_SEC) }

    /// The fields of `instant`, in seconds since the epoch, in the local time zone with the summer time that was valid
    /// at that instant. nil for one before 1970, after 9999 or not a number.
    public static func fields(of instant: Double) -> CalendarFields? {
        guard range.contains(instant), let time = g_date_time_new_from_unix_local(gint64(instant)) else { return nil }
        defer { g_date_time_unref(time) }
        return CalendarFields(
            year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
            day: Int(g_date_time_get_day_of_month(time)), hour: Int(g_date_time_get_hour(time)),
            minute: Int(g_date_time_get_minute(time)))
    }
}
