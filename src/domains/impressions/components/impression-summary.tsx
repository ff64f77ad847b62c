import { useFormatter, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { type FormSummary, fewestPeople } from '@/domains/impressions/queries'
import { Icon } from '@/ui/icon'
import { Stars } from '@/ui/stars'

/** Words that people named, each as long as the share of people who did. */
function Named({ title, words, people }: { title: string; words: FormSummary['helpsWith']; people: number }) {
  const t = useTranslations('impressions.summary')
  const format = useFormatter()
  return (
    <section className="named">
      <h4>{title}</h4>
      {words.length === 0 ? (
        <p className="caption">{t('nothing')}</p>
      ) : (
        <ul>
          {words.map((word) => (
            <li key={word.id}>
              <span className="named-word">
                <Icon name={word.icon} />
                {word.title}
              </span>
              <span className="bar" aria-hidden="true">
                <i style={{ '--v': (word.people / people) * 100 } as CSSProperties} />
              </span>
              <span className="numeric">
                {t('of', { count: format.number(word.people), people: format.number(people) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What people report of each form that enough of them took it in; nothing while they are too few. */
export function Reported({ id, forms }: { id: string; forms: readonly FormSummary[] }) {
  const t = useTranslations('impressions.summary')
  const rating = useTranslations('ui.rating')
  const format = useFormatter()
  const figure = (average: number) =>
    format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  if (forms.length === 0) return null
  return (
    <section className="reported" aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      <p className="caption">{t('note', { people: fewestPeople })}</p>
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
            <Named title={t('experienced')} words={experiential} people={people} />
            <Named title={t('helpsWith')} words={helpsWith} people={people} />
          </li>
        ))}
      </ul>
    </section>
  )
}
