import { useLocale, useTranslations } from 'next-intl'
import { byCountry, type PoisonLine } from '@/domains/poison-lines/view'
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

/** Poison control numbers by country, those of the reader's language first. */
export function PoisonLineList({ lines }: { lines: readonly PoisonLine[] }) {
  const t = useTranslations('site.footer')
  const locale = useLocale() as Locale
  return (
    <dl className="poison-lines" lang={locale}>
      {byCountry(lines, locale).map(({ country, name, lines: numbers }) => (
        <div key={country}>
          <dt>{name}</dt>
          {numbers.map(({ number, hours, note }) => (
            <dd key={number}>
              <a className="numeric" href={telephone(number)}>
                {number}
              </a>
              <Detail text={hours} />
              <Detail text={note} />
            </dd>
          ))}
        </div>
      ))}
      <div>
        <dt>{t('elsewhere')}</dt>
        <dd>{t('emergency')}</dd>
      </div>
    </dl>
  )
}
