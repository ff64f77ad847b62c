import { type Answers, keyUrl, type Question } from '@/domains/identify/answers'
import { localePath } from '@/foundation/routing/locale-path'
import { Chip } from '@/ui/chip'
import { useLocale, useTranslations } from '@/ui/texts'

interface OtherQuestionsProps {
  questions: readonly Question[]
  answers: Answers
}

/** The questions that can be answered instead of the one that is asked. */
export function OtherQuestions({ questions, answers }: OtherQuestionsProps) {
  const t = useTranslations('identify')
  const locale = useLocale()
  if (questions.length === 0) return null
  return (
    <nav className="other-questions" aria-labelledby="other-questions">
      <p className="eyebrow" id="other-questions">
        {t('others')}
      </p>
      <ul className="chips">
        {questions.map((question) => (
          <li key={question}>
            <Chip href={localePath(locale, keyUrl(answers, question))}>{t(`name.${question}`)}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
