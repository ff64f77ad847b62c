import { type Answers, answeredQuestions, type Question, questions } from '@/domains/identify/answers'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

/** What the key cannot know. */
export function Certainty({ answers }: { answers: Answers }) {
  const t = useTranslations('identify')
  const answered = answeredQuestions(answers)
  const named = (some: readonly Question[]) =>
    some.length > 0 ? some.map((question) => t(`name.${question}`)).join(', ') : t('sure.nothing')
  return (
    <Row id="certainty" title={t('howSure')}>
      <div className="row-main stack-tight">
        <h3>{t('sure.title')}</h3>
        <p>{t('sure.text')}</p>
      </div>
      <dl className="row-side pairs">
        <div>
          <dt>{t('sure.answered')}</dt>
          <dd>{named(answered)}</dd>
        </div>
        <div>
          <dt>{t('sure.open')}</dt>
          <dd>{named(questions.filter((question) => !answered.includes(question)))}</dd>
        </div>
        <div>
          <dt>{t('sure.cannot')}</dt>
          <dd>{t('sure.cannotText')}</dd>
        </div>
        <div>
          <dt>{t('sure.who')}</dt>
          <dd>{t('sure.whoText')}</dd>
        </div>
      </dl>
    </Row>
  )
}
