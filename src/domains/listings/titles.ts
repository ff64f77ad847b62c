import { sql } from '@payloadcms/db-postgres/drizzle'

/** Rows whose title holds these words as they stand, in capitals or not. */
export const titleHolds = (words: string) => sql`words like lower(${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`
