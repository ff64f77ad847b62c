import type { Finding } from '@/domains/species/vocabulary'
import { useTranslations } from '@/ui/texts'

/** The sign in the box of each finding: plus, equals, question mark, dash. */
const signs: Record<Finding, string> = {
  helped: 'M12 7.5v9M7.5 12h9',
  'no-difference': 'M7.5 10h9M7.5 14h9',
  unclear: 'M9.3 9.7c0-3.2 5.4-3.2 5.4 0 0 2-2.7 2-2.7 4M12 17v.1',
  'not-studied': 'M8 12h8',
}

/** A finding as a word with a sign, in ink: neither colour nor size ranks it. */
export function FindingMark({ finding }: { finding: Finding }) {
  const t = useTranslations('vocabulary.finding')
  return (
    <span className={finding === 'not-studied' ? 'finding is-not-studied' : 'finding'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect className="box" x="2" y="2" width="20" height="20" />
        <path d={signs[finding]} />
      </svg>
      {t(finding)}
    </span>
  )
}
