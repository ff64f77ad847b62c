import type { ReactNode } from 'react'
import {
  type Answers,
  allowsSeveral,
  keyUrl,
  type Question as QuestionName,
  toggleAnswer,
  unsure,
} from '@/domains/identify/answers'
import type { Leaves } from '@/domains/identify/next-question'
import { trackActions } from '@/domains/measurement/attributes'
import { localePath } from '@/foundation/routing/locale-path'
import { cachedHtml } from '@/ui/html/cached-html'
import { useLocale, useTranslations } from '@/ui/texts'
import { Choice, ChoiceContent } from './choice'
import { ChoiceDrawing } from './choice-drawing'
import { useStateName } from './use-texts'

/** A question with several right answers stays until the reader goes on. */
const askedAfter = (question: QuestionName, state: string): QuestionName | null =>
  allowsSeveral(question) && state !== unsure ? question : null

export interface QuestionProps {
  question: QuestionName
  answers: Answers
  leaves: readonly Leaves[]
  /** Says why it is asked, above it. */
  eyebrow?: ReactNode
  level?: 2 | 3
}

/** One question with its drawn choices. Each leads to an address of its own, so that it needs no script. */
export function Question({ question, answers, leaves, eyebrow, level = 3 }: QuestionProps) {
  const t = useTranslations('identify')
  const stateName = useStateName()
  const Heading = `h${level}` as const
  const id = `question-${question}`
  const locale = useLocale()
  const linkTo = (state: string) => ({
    href: localePath(locale, keyUrl(toggleAnswer(answers, question, state), askedAfter(question, state))),
    isGiven: answers[question]?.includes(state) ?? false,
  })
  const contentOf = ({ state, count, deadly }: Leaves) =>
    cachedHtml(`choice ${locale} ${question} ${state} ${count} ${deadly}`, () => (
      <ChoiceContent
        name={stateName(question, state)}
        count={count}
        countInWords={[t('leaves', { count }), ...(deadly ? [t('deadlyAmong')] : [])].join(', ')}
        isDeadly={deadly}
      >
        <ChoiceDrawing question={question} state={state} />
      </ChoiceContent>
    ))
  const choices = (
    <>
      {leaves.map((one) => (
        <Choice
          key={one.state}
          {...linkTo(one.state)}
          kind={one.count === 0 ? 'empty' : undefined}
          content={contentOf(one)}
        />
      ))}
      <Choice
        {...linkTo(unsure)}
        kind="unsure"
        content={cachedHtml(`unsure ${locale}`, () => <ChoiceContent name={t('unsure')} />)}
      />
    </>
  )
  return (
    <section className="question" id={id} aria-labelledby={`${id}-heading`}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <Heading id={`${id}-heading`}>{t(`question.${question}`)}</Heading>
      <p className="caption">
        {t(`hint.${question}`)} {allowsSeveral(question) && question !== 'colour' ? t('several') : null}
      </p>
      <ul className={`choices is-${question}`} {...trackActions('key_step')}>
        {choices}
      </ul>
    </section>
  )
}
