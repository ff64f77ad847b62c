import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Database } from './transaction'

/**
 * Runs a statement and returns its rows. `Row` names the columns that the statement selects, with the types that
 * node-postgres gives them: `int` and `float8` are numbers, `bigint` and `numeric` are strings.
 */
export async function queryRows<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
