import { isLocale, languageNames } from '@/foundation/i18n/locales'

/** The language of an entry that is not written in the page's. */
export function EntryLanguage({ lang }: { lang?: string }) {
  if (!isLocale(lang)) return null
  return (
    <span className="caption" lang={lang}>
      {languageNames[lang]}
    </span>
  )
}
