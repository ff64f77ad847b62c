import { readdirSync } from 'node:fs'

/**
 * Payload reads only the newest snapshot, and each is tens of thousands of lines long.
 * @param folder the folder of migrations
 * @returns one sentence for each problem
 */
export function checkSnapshots(folder: string): string[] {
  const snapshots = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
  if (snapshots.length === 0) return ['There is no snapshot in migrations/.']
  return snapshots.slice(0, -1).map((file) => `migrations/${file} is not the newest snapshot; delete it.`)
}
