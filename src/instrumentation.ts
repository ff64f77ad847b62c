/** Next calls this once when it starts. */
export async function register(): Promise<void> {
  if (process.env.NODE_ENV !== 'development' || process.env.NEXT_RUNTIME !== 'nodejs') return
  const { addServerTiming } = await import('@/foundation/server-timing')
  addServerTiming()
}
