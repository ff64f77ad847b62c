import { useLocale, useTranslations } from 'next-intl'
import { poisonLines } from '@/domains/species/poison-lines'

function telephone(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}

/** Poison control numbers by country. */
export function PoisonLines() {
  const t = useTranslations('site')
  const locale = useLocale()
  return (
    <dl className="poison-lines" lang={locale}>
      {poisonLines.map(({ country, numbers }) => (
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
