import { useLocale, useTranslations } from 'next-intl'
import { byCountry, type CountryLines, type PoisonLine } from '@/domains/poison-lines/view'
import type { Locale } from '@/foundation/i18n/locales'
import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'

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

/** Poison centres and emergency numbers by country, those of the reader's language first. */
export function PoisonLineList({ lines }: { lines: readonly PoisonLine[] }) {
  const t = useTranslations('site.footer')
  const locale = useLocale() as Locale
  return (
    <dl className="poison-lines" lang={locale}>
      {byCountry(lines, locale).map((country) => (
        <Country key={country.country} {...country} />
      ))}
      <div>
        <dt>{t('elsewhere')}</dt>
        <dd>{t('emergency')}</dd>
      </div>
    </dl>
  )
}
