import { sql } from '@payloadcms/db-postgres/drizzle'

export type Sql = ReturnType<typeof sql>

export const commaList = (parts: Sql[]): Sql => sql.join(parts, sql`,\n`)

export const intArray = (values: readonly number[]): Sql => sql`${`{${values.join(',')}}`}::int[]`

/** No position of a segment. */
export const emptySegment = sql`0::bit(8192)`

/** Every position of a segment. */
export const fullSegment = sql`~ 0::bit(8192)`

/** A limit of 0 unless the condition holds. PostgreSQL then does not even start the subplan below or its workers. */
export const limitIf = (condition: Sql, limit: Sql): Sql =>
  sql`case when ${condition} then ${limit} else 0 end`
