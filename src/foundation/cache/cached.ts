/**
 * Calls `work` once and caches its result in memory until one of the tags expires. Outside the server (migrations, sample
 * loading, tests) nothing expires tags, so nothing is cached.
 */
export async function cached<T>(
  key: readonly string[],
  tags: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!process.env.NEXT_RUNTIME) return work()
  const { unstable_cache } = await import('next/cache')
  return unstable_cache(work, [...key], { tags: [...tags] })()
}
