import { processWide } from './process-wide'

interface DatabaseState {
  isAvailable: boolean
  /** How often a connection or query has failed because of the server or the network. */
  failures: number
  /** Called when the database is no longer available. */
  onLost: Set<() => void>
}

const state = processWide<DatabaseState>('database', () => ({
  isAvailable: true,
  failures: 0,
  onLost: new Set(),
}))

/** How many connections a pool has. */
interface PoolSize {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** The pools of this process. */
export const databasePools = processWide('database-pools', () => new Set<PoolSize>())

/** Whether this process can reach its database, as far as it knows. */
export function isDatabaseAvailable(): boolean {
  return state.isAvailable
}

export function setDatabaseAvailable(isAvailable: boolean): void {
  const isLost = state.isAvailable && !isAvailable
  state.isAvailable = isAvailable
  if (!isLost) return
  state.failures += 1
  for (const listener of state.onLost) listener()
}

/** Calls `listener` whenever the database is no longer available. Returns a function that ends it. */
export function onDatabaseLost(listener: () => void): () => void {
  state.onLost.add(listener)
  return () => state.onLost.delete(listener)
}

export function recordDatabaseFailure(): void {
  state.failures += 1
}

/** Returns a function that tells whether the database has failed this process since now. */
export function watchDatabaseFailures(): () => boolean {
  const { failures } = state
  return () => !state.isAvailable || state.failures > failures
}

/** How many seconds a client should wait before it tries again. */
export const retryAfterSeconds = 5
