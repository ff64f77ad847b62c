import { useFormatter, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { type FormSummary, minPeople } from '@/domains/impressions/queries'
import { Icon } from '@/ui/icon'
import { Stars } from '@/ui/stars'

interface ReportedProps {
  title: string
  categories: FormSummary['helpsWith']
  /** Everyone who took this form. */
  people: number
}

/** Categories with bars for the share of people who selected each. */
function Reported({ title, categories, people }: ReportedProps) {
  const t = useTranslations('impressions.summary')
  const format = useFormatter()
  return (
    <section className="named">
      <h4>{title}</h4>
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

/** What members report of each consumption form; empty while too few have reported. */
export function ImpressionSummary({ id, forms }: { id: string; forms: readonly FormSummary[] }) {
  const t = useTranslations('impressions.summary')
  const rating = useTranslations('ui.rating')
  const format = useFormatter()
  const figure = (average: number) =>
    format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (forms.length === 0) return null
  return (
    <section className="reported" aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
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
            <Reported title={t('experienced')} categories={experiential} people={people} />
            <Reported title={t('helpsWith')} categories={helpsWith} people={people} />
          </li>
        ))}
      </ul>
    </section>
  )
}
