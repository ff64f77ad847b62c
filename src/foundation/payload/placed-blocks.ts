import type { Locale } from '@/foundation/i18n/locales'
import { firstFallbackLang } from '@/foundation/i18n/localized-text'

/** The blocks of a document in the reader's language, each with its language if it fell back. */
export function placedBlocks<Block extends object>(
  layout: readonly Block[] | null | undefined,
): (Block & { lang?: Locale })[] {
  return (layout ?? []).map((block) => ({ ...block, lang: firstFallbackLang(block) }))
}
