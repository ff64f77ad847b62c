import { useLocale, useTranslations } from 'next-intl'
import { poisonLinesFor } from '@/domains/species/poison-lines'
import type { Locale } from '@/foundation/i18n/locales'

function telephone(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}

/** Poison control numbers by country, those of the reader's language first. */
export function PoisonLines() {
  const t = useTranslations('site')
  const locale = useLocale() as Locale
  return (
    <dl className="poison-lines" lang={locale}>
      {poisonLinesFor(locale).map(({ country, numbers }) => (
        <div key={country}>
          <dt>{t(`poison.${country}`)}</dt>
          {numbers.map((number) => (
            <dd key={number}>
              <a className="numeric" href={telephone(number)}>
                {number}
              </a>
            </dd>
          ))}
        </div>
      ))}
      <div>
        <dt>{t('footer.elsewhere')}</dt>
        <dd>{t('footer.emergency')}</dd>
      </div>
    </dl>
  )
}
