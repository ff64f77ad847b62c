import { trackActions } from '@/domains/measurement/attributes'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

/** Links to the page in each language. */
export function Languages({ path }: { path: string }) {
  const t = useTranslations('site')
  const current = useLocale()
  return (
    <nav
      className="languages"
      data-live-links="languages"
      aria-label={t('language')}
      {...trackActions('change_language')}
    >
      {locales.map((locale) => (
        <a
          key={locale}
          href={localePath(locale, path)}
          hrefLang={locale}
          lang={locale}
          title={languageNames[locale]}
          aria-current={locale === current ? 'true' : undefined}
        >
          {locale}
          <span className="hidden-visually"> {languageNames[locale]}</span>
        </a>
      ))}
    </nav>
  )
}
