/**
 * The site's time zone, in which editors read and write times unless they choose another place: that of the server, which
 * the environment variable TZ names.
 */
export const siteTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
