import type { BenefitEvidence } from './benefit-evidence'

/** Species by what is known of a benefit. */
export interface KnownBenefit {
  helped: number
  /** Helped, but only in small trials. */
  helpedInSmallTrials: number
  noDifference: number
  unclear: number
  notStudied: number
}

function keyOf({ benefit: { evidence, finding } }: BenefitEvidence): keyof KnownBenefit {
  if (finding === 'helped') return evidence === 'trials' ? 'helped' : 'helpedInSmallTrials'
  if (finding === 'no-difference') return 'noDifference'
  return finding === 'unclear' ? 'unclear' : 'notStudied'
}

/** Counts the species of a benefit by what is known. */
export function countFindings(evidence: readonly BenefitEvidence[]): KnownBenefit {
  const counts = { helped: 0, helpedInSmallTrials: 0, noDifference: 0, unclear: 0, notStudied: 0 }
  for (const row of evidence) counts[keyOf(row)] += 1
  return counts
}
