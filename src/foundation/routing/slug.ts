import { transliterate } from '@/foundation/text/transliterate'
import { withoutInvisible } from '@/foundation/text/visible-text'

/** Lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const hyphenated = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * `Amanita phalloïdes` to `amanita-phalloides`, `香菇` to `xianggu`. Only a text without a letter or digit gives an empty
 * slug.
 */
export function slugify(text: string): string {
  // Composed, because `й` and `が` sound different without their marks.
  const slug = hyphenated(transliterate(withoutInvisible(text).normalize('NFC').toLowerCase()))
  if (slug !== '' || !/[\p{L}\p{N}]/u.test(text)) return slug
  // Of scripts that cannot be transliterated.
  return hyphenated([...text].map((letter) => `u${letter.codePointAt(0)?.toString(16)} `).join(''))
}
