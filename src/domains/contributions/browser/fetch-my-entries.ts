import type { ContributionKind } from '@/domains/contributions/kinds'

/**
 * Fetches the reader's own entries about a subject.
 * @throws if the server does not answer with them, so that an outage is not taken for having no entries
 */
export async function fetchMyEntries<Doc>(kind: ContributionKind, item: string): Promise<Doc[]> {
  const response = await fetch(`/api/${kind}/own?item=${item}`)
  if (!response.ok) throw new Error(`The reader's ${kind} cannot be fetched: status ${response.status}.`)
  const { docs }: { docs: Doc[] } = await response.json()
  return docs
}
