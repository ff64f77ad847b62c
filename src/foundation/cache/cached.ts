/**
 * What is worked out once and kept in memory until one of its tags expires. Outside the server (migrations, loading,
 * tests) nothing expires, and it is worked out each time.
 */
export async function kept<T>(
  key: readonly string[],
  tags: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!process.env.NEXT_RUNTIME) return work()
  const { unstable_cache } = await import('next/cache')
  return unstable_cache(work, [...key], { tags: [...tags] })()
}
