import type pg from 'pg'

/**
 * A table that exists while a database is being restored. It is dropped in the transaction that fills the database, so
 * that an interrupted restore is recognised.
 */
export const marker = 'unfinished_restore'

export async function hasUnfinishedRestore(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('${marker}') is not null as exists`,
  )
  return rows[0]?.exists ?? false
}
