import type { Evidence, Finding } from './vocabulary'

/** Kinds of study in people, who alone can show that something helps people. */
const humanStudies: readonly unknown[] = ['small-trials', 'trials'] satisfies Evidence[]

/** Whether a kind of study can have a finding: trials in people have one, everything else is not studied in people. */
export function isFindingOf(evidence: unknown, finding: unknown): boolean {
  return humanStudies.includes(evidence) === (finding !== ('not-studied' satisfies Finding))
}
