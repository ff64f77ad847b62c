/**
 * Expires the cached entries that carry these tags after the response is sent: the transaction is
 * committed by then, so a page rendered anew cannot contain the old state. Does nothing outside the
 * server (migrations, sample loading, tests), which has no page cache.
 */
export async function expireAfterResponse(tags: readonly string[]): Promise<void> {
  if (tags.length === 0 || !process.env.NEXT_RUNTIME) return
  const [{ revalidateTag }, { after }] = await Promise.all([import('next/cache'), import('next/server')])
  const expire = () => {
    for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
  }
  after(expire)
}
