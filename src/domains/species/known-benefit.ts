import type { BenefitEvidence } from './benefit-evidence'

/** Species, and the trials in which they were studied. */
interface FoundBenefit {
  count: number
  trials: number
}

/** Species by what is known of a benefit. */
export interface KnownBenefit {
  helped: FoundBenefit
  /** Helped, but only in small trials. */
  helpedInSmallTrials: FoundBenefit
  noDifference: FoundBenefit
  /** Several trials of one species that disagree. */
  mixed: FoundBenefit
  unclear: FoundBenefit
  notStudied: FoundBenefit
}

type KnownKey = keyof KnownBenefit

function keyOf({ benefit: { evidence, finding } }: BenefitEvidence): KnownKey {
  if (finding === 'helped') return evidence === 'trials' ? 'helped' : 'helpedInSmallTrials'
  if (finding === 'no-difference') return 'noDifference'
  return finding === 'unclear' ? 'unclear' : 'notStudied'
}

/** What all trials of one species say together. */
function keyOfAll(rows: readonly BenefitEvidence[]): { key: KnownKey; trials: number } {
  const studied = rows.filter((row) => keyOf(row) !== 'notStudied')
  const findings = new Set(studied.map(({ benefit }) => benefit.finding))
  if (findings.size > 1) return { key: 'mixed', trials: studied.length }
  const large = studied.find(({ benefit }) => benefit.evidence === 'trials')
  const [first] = studied
  return { key: large ? keyOf(large) : first ? keyOf(first) : 'notStudied', trials: studied.length }
}

/** Counts the species of a benefit by what is known. */
export function countFindings(evidence: readonly BenefitEvidence[]): KnownBenefit {
  const none = () => ({ count: 0, trials: 0 })
  const counts: KnownBenefit = {
    helped: none(),
    helpedInSmallTrials: none(),
    noDifference: none(),
    mixed: none(),
    unclear: none(),
    notStudied: none(),
  }
  for (const id of new Set(evidence.map(({ species }) => species.id))) {
    const { key, trials } = keyOfAll(evidence.filter(({ species }) => species.id === id))
    counts[key].count += 1
    counts[key].trials += trials
  }
  return counts
}
