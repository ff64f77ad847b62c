/** Next calls this once when it starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('@/foundation/outside-requests')
  if (process.env.NODE_ENV !== 'development') return
  const { addServerTiming } = await import('@/foundation/server-timing')
  addServerTiming()
}
