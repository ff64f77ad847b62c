import type { SearchMiss } from '@/domains/search/misses'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'

interface SearchMissesProps {
  misses: readonly SearchMiss[]
  locale: Locale
  t: DynamicTranslator
}

/** What readers searched for and did not find; null if there is nothing. */
export function SearchMisses({ misses, locale, t }: SearchMissesProps) {
  if (misses.length === 0) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <section aria-labelledby="search-misses">
      <h2 id="search-misses">{t('misses')}</h2>
      <table className="dash__table">
        <thead>
          <tr>
            <th scope="col">{t('missed')}</th>
            <th scope="col">{t('occasions')}</th>
            <th scope="col">{t('lastDay')}</th>
          </tr>
        </thead>
        <tbody>
          {misses.map(({ query, occasions, lastDay }) => (
            <tr key={query}>
              <th scope="row">{query}</th>
              <td data-label={t('occasions')}>{new Intl.NumberFormat(locale).format(occasions)}</td>
              <td data-label={t('lastDay')}>{date.format(new Date(lastDay))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('missesNote')} <a href="/admin/globals/search-rules">{t('searchRules')}</a>
      </p>
    </section>
  )
}
