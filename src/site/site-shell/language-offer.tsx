import { trackActions } from '@/domains/measurement/attributes'
import { locales } from '@/foundation/i18n/locales'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { languageOfferScript } from '@/ui/language-offer-script'
import { useLocale } from '@/ui/texts'

/** The page in each other language, hidden until the script finds the browser's language among them. */
export function LanguageOffer({ path }: { path: string }) {
  const current = useLocale()
  return (
    <>
      {locales
        .filter((locale) => locale !== current)
        .map((locale) => {
          const t = translator(locale, 'site')
          return (
            <aside
              key={locale}
              className="announcements"
              lang={locale}
              aria-label={t('language')}
              data-language-offer
              hidden
              {...trackActions('change_language')}
            >
              <p className="page">
                <a href={localePath(locale, path)} hrefLang={locale}>
                  {t('languageOffer.text')}
                </a>
                <button type="button" className="announcement-hide">
                  {t('languageOffer.close')}
                </button>
              </p>
            </aside>
          )
        })}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
      <script dangerouslySetInnerHTML={{ __html: languageOfferScript }} />
    </>
  )
}
