import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  type Answers,
  allowsSeveral,
  answersQuery,
  type Question as QuestionName,
  toggleAnswer,
  unsure,
} from '@/domains/identify/answers'
import type { Leaves } from '@/domains/identify/next-question'
import { trackActions } from '@/domains/measurement/attributes'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { ChoiceDrawing } from './choice-drawing'
import { useStateName } from './use-texts'

export interface QuestionProps {
  question: QuestionName
  answers: Answers
  leaves: readonly Leaves[]
  /** Says why it is asked, above it. */
  eyebrow?: ReactNode
  level?: 2 | 3
}

interface ChoiceProps extends Pick<QuestionProps, 'question' | 'answers'> {
  state: string
  className: string
  children: ReactNode
}

/** A link to the key with one answer more, or without it if it was given. */
function Choice({ question, answers, state, className, children }: ChoiceProps) {
  const locale = useLocale()
  const href = localePath(locale, identifyPath) + answersQuery(toggleAnswer(answers, question, state))
  const isCurrent = answers[question]?.includes(state)
  return (
    <li className={className}>
      <a href={href} rel="nofollow" aria-current={isCurrent ? 'true' : undefined}>
        {children}
      </a>
    </li>
  )
}

/** One question with its drawn choices. Each leads to an address of its own, so that it needs no script. */
export function Question({ question, answers, leaves, eyebrow, level = 3 }: QuestionProps) {
  const t = useTranslations('identify')
  const stateName = useStateName()
  const Heading = `h${level}` as const
  const id = `question-${question}`
  return (
    <section className="question" id={id} aria-labelledby={`${id}-heading`}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <Heading id={`${id}-heading`}>{t(`question.${question}`)}</Heading>
      <p className="caption">
        {t(`hint.${question}`)} {allowsSeveral(question) && question !== 'colour' ? t('several') : null}
      </p>
      <ul className={`choices is-${question}`} {...trackActions('key_step')}>
        {leaves.map(({ state, count, deadly }) => (
          <Choice
            key={state}
            question={question}
            answers={answers}
            state={state}
            className={count === 0 ? 'choice is-empty' : 'choice'}
          >
            <ChoiceDrawing question={question} state={state} />
            <span className="name">{stateName(question, state)}</span>
            <span className="count numeric">
              <span aria-hidden="true">{count}</span>
              <span className="hidden-visually">{t('leaves', { count })}</span>
              {deadly ? (
                <span className="deadly-mark">
                  <span className="hidden-visually">, {t('deadlyAmong')}</span>
                </span>
              ) : null}
            </span>
          </Choice>
        ))}
        <Choice question={question} answers={answers} state={unsure} className="choice is-unsure">
          <span className="name">{t('unsure')}</span>
        </Choice>
      </ul>
    </section>
  )
}
