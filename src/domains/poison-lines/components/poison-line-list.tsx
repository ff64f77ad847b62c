import { byCountry, type CountryLines, type PoisonLine } from '@/domains/poison-lines/view'
import type { Locale } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

function telephone(number: string): string {
  return `tel:${number.replace(/\s/g, '')}`
}

function Detail({ text }: { text: LocalizedText | null }) {
  if (!text) return null
  return (
    <span className="caption">
      {' '}
      <InlineText text={text} />
    </span>
  )
}

function Line({ line: { number, hours, note } }: { line: PoisonLine }) {
  return (
    <>
      <a className="numeric" href={telephone(number)}>
        {number}
      </a>
      <Detail text={hours} />
      <Detail text={note} />
    </>
  )
}

/** Whether a country of another language has nothing but an emergency number. */
const isFolded = ({ isForeign, lines }: CountryLines) =>
  isForeign && lines.every(({ kind }) => kind === 'emergency-number')

function Country({ name, isForeign, lines }: CountryLines) {
  const t = useTranslations('site.footer')
  const emergency = lines.filter(({ kind }) => kind === 'emergency-number')
  const centres = lines.filter((line) => !emergency.includes(line))
  return (
    <div className={isForeign ? 'is-foreign' : undefined}>
      <dt>{name}</dt>
      {centres.map((line) => (
        <dd key={line.number}>
          <Line line={line} />
        </dd>
      ))}
      {emergency.map((line, index) => (
        <dd key={line.number}>
          <Line line={line} />
          {index === emergency.length - 1 ? (
            <span className="caption line-kind"> {t('emergencyNumber')}</span>
          ) : null}
        </dd>
      ))}
    </div>
  )
}

/** Poison centres and emergency numbers by country; those of other languages without a centre are folded. */
export function PoisonLineList({ lines }: { lines: readonly PoisonLine[] }) {
  const t = useTranslations('site.footer')
  const locale = useLocale() as Locale
  const countries = byCountry(lines, locale)
  const folded = countries.filter(isFolded)
  return (
    <>
      <dl className="poison-lines" lang={locale}>
        {countries
          .filter((country) => !isFolded(country))
          .map((country) => (
            <Country key={country.country} {...country} />
          ))}
        <div>
          <dt>{t('elsewhere')}</dt>
          <dd>{t('emergency')}</dd>
        </div>
      </dl>
      {folded.length > 0 ? (
        <details className="fold" lang={locale}>
          <summary>{t('otherCountries')}</summary>
          <dl className="poison-lines">
            {folded.map((country) => (
              <Country key={country.country} {...country} />
            ))}
          </dl>
        </details>
      ) : null}
    </>
  )
}
