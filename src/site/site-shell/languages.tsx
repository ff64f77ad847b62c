import { trackActions } from '@/domains/measurement/attributes'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

/**
 * Links to the page in each language.
 * @param inFull whether they show the names of the languages, or their codes
 */
export function Languages({ path, inFull = false }: { path: string; inFull?: boolean }) {
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
          title={inFull ? undefined : languageNames[locale]}
          aria-current={locale === current ? 'true' : undefined}
        >
          {inFull ? (
            languageNames[locale]
          ) : (
            <>
              {locale}
              <span className="hidden-visually"> {languageNames[locale]}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
