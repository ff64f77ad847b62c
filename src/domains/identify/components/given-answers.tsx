import {
  type Answers,
  keyUrl,
  type Question,
  questions,
  toggleAnswer,
  unsure,
} from '@/domains/identify/answers'
import { countFitting } from '@/domains/identify/fit'
import type { KeySpecies } from '@/domains/identify/key-species'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { RemovableChip } from '@/ui/chip'
import { useLocale, useTranslations } from '@/ui/texts'
import { useStateInLine } from './use-texts'

interface GivenAnswersProps {
  answers: Answers
  /** All species, to say how many fit without an answer. */
  species: readonly KeySpecies[]
}

/** The answers, each of which takes itself back. */
export function GivenAnswers({ answers, species }: GivenAnswersProps) {
  const t = useTranslations('identify')
  const locale = useLocale()
  const stateInLine = useStateInLine()
  const without = (question: Question, state: string) => toggleAnswer(answers, question, state)
  const given = questions.flatMap((question) =>
    (answers[question] ?? []).map((state) => ({ question, state })),
  )
  return (
    <div className="given-answers">
      <p className="eyebrow" id="given">
        {t('answered')}
      </p>
      <ul className="chips" aria-labelledby="given">
        {given.map(({ question, state }) => (
          <li key={`${question}-${state}`}>
            <RemovableChip href={localePath(locale, keyUrl(without(question, state)))} remove={t('takeBack')}>
              <span>
                {t(`name.${question}`)}:{' '}
                {state === unsure ? t('unsure').toLowerCase() : stateInLine(question, state)}
                {state === unsure ? null : (
                  <span className="given-without">
                    {` · ${t('without', { count: countFitting(species, without(question, state)) })}`}
                  </span>
                )}
              </span>
            </RemovableChip>
          </li>
        ))}
        <li>
          <a href={localePath(locale, identifyPath)}>{t('restart')}</a>
        </li>
      </ul>
    </div>
  )
}
