import { useLocale, useTranslations } from 'next-intl'
import { poisonLines } from '@/foundation/poison-lines'

function telephone(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}

/** Whom to call, by country. */
export function PoisonLines() {
  const say = useTranslations('site')
  const locale = useLocale()
  return (
    <dl className="poison-lines" lang={locale}>
      {poisonLines.map(({ country, numbers }) => (
        <div key={country}>
          <dt>{say(`poison.${country}`)}</dt>
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
        <dt>{say('footer.elsewhere')}</dt>
        <dd>{say('footer.emergency')}</dd>
      </div>
    </dl>
  )
}
