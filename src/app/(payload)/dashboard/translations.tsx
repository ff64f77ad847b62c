import type { Untranslated } from '@/domains/panel/waiting'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { languageNames, locales } from '@/foundation/i18n/locales'

interface TranslationsProps {
  entries: readonly Untranslated[]
  total: number
  t: DynamicTranslator
}

/** Published entries that are not in all languages, with a link to each missing one; null if there are none. */
export function Translations({ entries, total, t }: TranslationsProps) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="translations">
      <h2 id="translations">{t('translations')}</h2>
      <table className="dash__table">
        <thead>
          <tr>
            <th scope="col">{t('entry')}</th>
            {locales.map((locale) => (
              <th key={locale} lang={locale} scope="col">
                {languageNames[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ collection, id, title, missing }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
              </th>
              {locales.map((locale) => (
                <td data-label={languageNames[locale]} key={locale}>
                  {missing.includes(locale) ? (
                    <a
                      aria-label={`${t('translate')}: ${title}, ${languageNames[locale]}`}
                      href={`/admin/collections/${collection}/${id}?locale=${locale}`}
                    >
                      {t('translate')}
                    </a>
                  ) : (
                    t('present')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {total > entries.length ? `${t('more', { count: total - entries.length })} ` : null}
        {t('translationsNote')}
      </p>
    </section>
  )
}
