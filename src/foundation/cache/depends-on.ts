import { unstable_cache } from 'next/cache'

/** The number of tags that Next accepts for one entry. */
const tagsAtOnce = 100

/**
 * Adds tags to the current page that are known only after its content is read. Next has no function for
 * that, so an empty `unstable_cache` entry carries them.
 */
export async function dependsOn(tags: readonly string[]): Promise<void> {
  const distinct = [...new Set(tags)].sort()
  for (let start = 0; start < distinct.length; start += tagsAtOnce) {
    const some = distinct.slice(start, start + tagsAtOnce)
    await unstable_cache(async () => true, ['depends-on', ...some], { tags: some })()
  }
}
