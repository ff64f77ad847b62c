/**
 * Marks what carries these tags as stale, once the response is on its way: by then the transaction is
 * committed, so a page made again cannot hold what was there before it.
 * Outside the server (migrations, sample loading, tests) there is no page cache, and nothing to do.
 */
export async function expireAfterResponse(tags: readonly string[]): Promise<void> {
  if (tags.length === 0 || !process.env.NEXT_RUNTIME) return
  const [{ revalidateTag }, { after }] = await Promise.all([import('next/cache'), import('next/server')])
  const expire = () => {
    for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
  }
  after(expire)
}
