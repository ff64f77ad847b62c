import { type Difficulty, difficulties } from '@/domains/guides/difficulty'
import { useTranslations } from '@/ui/texts'

/** The difficulty in words and as one to three dots. */
export function Level({ difficulty }: { difficulty: Difficulty }) {
  const t = useTranslations('vocabulary.difficulty')
  const reached = difficulties.indexOf(difficulty)
  return (
    <span className="level">
      <span className="marks" aria-hidden="true">
        {difficulties.map((step, index) => (
          <i key={step} className={index <= reached ? 'full' : undefined} aria-hidden="true" />
        ))}
      </span>
      {t(difficulty)}
    </span>
  )
}
