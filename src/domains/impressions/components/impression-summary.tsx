import type { CSSProperties } from 'react'
import type { EntryLevel } from '@/domains/contributions/context'
import { type FormSummary, minPeople } from '@/domains/impressions/queries'
import { Icon } from '@/ui/icon'
import { Stars } from '@/ui/stars'
import { useFormatter, useTranslations } from '@/ui/texts'

interface ReportedProps {
  /** The level of its heading. */
  level: 4 | 5
  title: string
  categories: FormSummary['helpsWith']
  /** Everyone who took this form. */
  people: number
}

/** Categories with bars for the share of people who selected each. */
function Reported({ level, title, categories, people }: ReportedProps) {
  const t = useTranslations('impressions.summary')
  const format = useFormatter()
  const Heading = `h${level}` as const
  return (
    <section className="named">
      <Heading>{title}</Heading>
      {categories.length === 0 ? (
        <p className="caption">{t('nothing')}</p>
      ) : (
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <span className="named-word">
                <Icon name={category.icon} />
                {category.title}
              </span>
              <span className="bar" aria-hidden="true">
                <i style={{ '--v': (category.people / people) * 100 } as CSSProperties} />
              </span>
              <span className="numeric">
                {t('of', { count: format.number(category.people), people: format.number(people) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface ImpressionSummaryProps {
  /** The level of its heading. */
  level: EntryLevel
  id: string
  forms: readonly FormSummary[]
}

/** What members report of each consumption form; empty while too few have reported. */
export function ImpressionSummary({ level, id, forms }: ImpressionSummaryProps) {
  const t = useTranslations('impressions.summary')
  const rating = useTranslations('ui.rating')
  const format = useFormatter()
  const figure = (average: number) =>
    format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (forms.length === 0) return null
  const Heading = `h${level}` as const
  const innerLevel = level === 3 ? 4 : 5
  return (
    <section className="reported" aria-labelledby={id}>
      <Heading id={id}>{t('title')}</Heading>
      <p className="caption">{t('note', { people: minPeople })}</p>
      <ul className="reported-forms">
        {forms.map(({ form, people, average, experiential, helpsWith }) => (
          <li key={form.id}>
            <p className="reported-form">
              <b>{form.title}</b>
              <span>{t('people', { count: people })}</span>
              <Stars value={average} label={rating('average', { average: figure(average) })}>
                {figure(average)}
              </Stars>
            </p>
            <Reported level={innerLevel} title={t('experienced')} categories={experiential} people={people} />
            <Reported level={innerLevel} title={t('helpsWith')} categories={helpsWith} people={people} />
          </li>
        ))}
      </ul>
    </section>
  )
}
