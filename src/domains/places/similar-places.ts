import { editDistance } from '@/foundation/text/edit-distance'
import { foldName } from '@/foundation/text/fold-name'
import { type Gazetteer, type KnownPlace, loadGazetteer, townAt } from './gazetteer'

/** The most slips that are forgiven in a name. */
const maxSlips = (name: string) => (name.length < 5 ? 1 : 2)

interface SimilarName {
  slips: number
  /** The line of the most populous town of that name. */
  town: number
}

/** Names that begin with the same letter and have few slips. */
function similarNames({ names }: Gazetteer, name: string): SimilarName[] {
  const limit = maxSlips(name)
  const [first = ''] = name
  const found: SimilarName[] = []
  for (let line = names.lowerBound(first); line < names.length; line += 1) {
    // The line also holds numbers, so only names that are too long can be skipped unread.
    if (names.size(line) < name.length - limit) continue
    const [other = '', towns = ''] = names.cells(line)
    if (!other.startsWith(first)) break
    const slips = editDistance(name, other, limit)
    if (slips <= limit) found.push({ slips, town: Number.parseInt(towns, 10) })
  }
  return found
}

/** Towns whose names are spelled most like a text, the most populous first. */
export async function similarPlaces(text: string, limit: number): Promise<KnownPlace[]> {
  const gazetteer = await loadGazetteer()
  // What follows a comma is a region or a country.
  const name = foldName(text.split(',')[0] ?? '')
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ')
  if (name === '') return []
  const similar = similarNames(gazetteer, name)
  const fewest = Math.min(...similar.map(({ slips }) => slips))
  const towns = similar
    .filter(({ slips }) => slips === fewest)
    .map(({ town }) => town)
    .sort((one, other) => one - other)
  return [...new Set(towns)].slice(0, limit).map((town) => townAt(gazetteer, town))
}
