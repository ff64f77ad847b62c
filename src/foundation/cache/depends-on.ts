import { unstable_cache } from 'next/cache'

/** Next takes at most so many tags for one entry. */
const tagsAtOnce = 100

/**
 * Ties the page being made to tags that are only known once its content is read.
 * `unstable_cache` is Next's one way to name them from within a page: an entry that holds nothing carries them.
 */
export async function dependsOn(tags: readonly string[]): Promise<void> {
  const distinct = [...new Set(tags)].sort()
  for (let start = 0; start < distinct.length; start += tagsAtOnce) {
    const some = distinct.slice(start, start + tagsAtOnce)
    await unstable_cache(async () => true, ['depends-on', ...some], { tags: some })()
  }
}
