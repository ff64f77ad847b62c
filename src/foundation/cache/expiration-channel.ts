/** The PostgreSQL channel on which processes learn that there are new rows in `cache_expirations`. */
export const expirationChannel = 'cache_expirations'
