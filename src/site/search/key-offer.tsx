import { type Answers, answeredQuestions, answersQuery, keyUrl, questions } from '@/domains/identify/answers'
import { useStateInLine, useStateName } from '@/domains/identify/components/use-texts'
import { localePath } from '@/foundation/routing/locale-path'
import { seasonPath } from '@/foundation/routing/paths'
import { useLocale, useTranslations } from '@/ui/texts'

/** Whether answers say only where and when: nothing was found yet. */
const isSeason = (answers: Answers) => {
  const answered = answeredQuestions(answers)
  return answered.length > 0 && answered.every((question) => question === 'month' || question === 'region')
}

/** Leads to what grows in a month, and in a region if one is named. */
function SeasonOffer({ answers }: { answers: Answers }) {
  const t = useTranslations('search.season')
  const locale = useLocale()
  const stateName = useStateName()
  const named = (['month', 'region'] as const).flatMap((question) =>
    (answers[question] ?? []).map((state) => stateName(question, state)),
  )
  return (
    <section className="key-offer" aria-labelledby="key-offer">
      <h2 id="key-offer">{t('title')}</h2>
      <p>{named.join(', ')}</p>
      <p>
        <a className="button" href={localePath(locale, seasonPath + answersQuery(answers))} rel="nofollow">
          {t('continue')}
        </a>
      </p>
    </section>
  )
}

/** Leads from a description, or from the question which mushroom it is, to the key with the answers filled in. */
export function KeyOffer({ answers, asksForRule }: { answers: Answers; asksForRule: boolean }) {
  const t = useTranslations()
  const locale = useLocale()
  const stateInLine = useStateInLine()
  if (isSeason(answers)) return <SeasonOffer answers={answers} />
  const given = questions.flatMap((question) => {
    const states = answers[question]?.map((state) => stateInLine(question, state)) ?? []
    return states.length > 0 ? [`${t(`identify.name.${question}`)}: ${states.join(', ')}`] : []
  })
  return (
    <section className="key-offer" aria-labelledby="key-offer">
      <h2 id="key-offer">{t(asksForRule ? 'search.key.ruleTitle' : 'search.key.title')}</h2>
      {asksForRule ? <p>{t('search.key.rule')}</p> : null}
      <p>
        {given.length > 0 ? t('search.key.described', { answers: given.join(' · ') }) : t('search.key.asked')}
      </p>
      <p>
        <a className="button" href={localePath(locale, keyUrl(answers))} rel="nofollow">
          {t(given.length > 0 ? 'search.key.continue' : 'search.key.start')}
        </a>
      </p>
    </section>
  )
}
