import { type Difficulty, difficulties } from '@/domains/guides/difficulty'
import { useTranslations } from '@/ui/texts'
import { Level } from './level'

/** The difficulty of a guide; opened, it says what each level asks of a grower. */
export function ExplainedLevel({ difficulty }: { difficulty: Difficulty }) {
  const t = useTranslations('guides')
  return (
    <details className="level-details">
      <summary>
        <Level difficulty={difficulty} />
      </summary>
      <ul>
        {difficulties.map((level) => (
          <li key={level} aria-current={level === difficulty ? 'true' : undefined}>
            {t(`levels.${level}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
