import { languageLabel } from '@/domains/species/language-tags'
import { useLocale, useTranslations } from '@/ui/texts'

/** Returns a function that names languages in the reader's language. */
export function useLanguageLabel(): (tag: string) => string {
  const t = useTranslations('species.languages')
  const locale = useLocale()
  return (tag) => languageLabel(tag, locale, t)
}
