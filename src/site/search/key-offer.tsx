import { type Answers, keyUrl, questions } from '@/domains/identify/answers'
import { useStateInLine } from '@/domains/identify/components/use-texts'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

/** Leads from a description, or from the question which mushroom it is, to the key with the answers filled in. */
export function KeyOffer({ answers }: { answers: Answers }) {
  const t = useTranslations()
  const locale = useLocale()
  const stateInLine = useStateInLine()
  const given = questions.flatMap((question) => {
    const states = answers[question]?.map((state) => stateInLine(question, state)) ?? []
    return states.length > 0 ? [`${t(`identify.name.${question}`)}: ${states.join(', ')}`] : []
  })
  return (
    <section className="key-offer" aria-labelledby="key-offer">
      <h2 id="key-offer">{t('search.key.title')}</h2>
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
