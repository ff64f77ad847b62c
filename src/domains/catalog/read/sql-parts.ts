import { sql } from '@payloadcms/db-postgres/drizzle'

export type Sql = ReturnType<typeof sql>

export const commaList = (parts: Sql[]): Sql => sql.join(parts, sql`,\n`)

export const intArray = (values: readonly number[]): Sql => sql`${`{${values.join(',')}}`}::int[]`

/** No position of a segment, as text. */
export const noPosition = '0::bit(8192)'

/** Every position of a segment, as text. */
export const everyPosition = `(~ ${noPosition})`

export const emptySegment = sql.raw(noPosition)

export const fullSegment = sql.raw(everyPosition)

/** A limit of 0 unless the condition holds. PostgreSQL then does not even start the subplan below or its workers. */
export const limitIf = (condition: Sql, limit: Sql): Sql =>
  sql`case when ${condition} then ${limit} else 0 end`
