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

/** First letters that sound alike to people who write by ear, in one of the languages. */
const alike = ['ckqsz', 'bv', 'gjx', 'iy', 'uw', 'fp']

/** The names that may be meant by ear: Kordoba is Cordoba, Ibiza may have an H. */
function heardAlike(name: string): string[] {
  const [first = ''] = name
  const others = [...(alike.find((letters) => letters.includes(first)) ?? '')].filter((one) => one !== first)
  const silent = first === 'h' ? name.slice(1) : `h${name}`
  return [...others.map((letter) => letter + name.slice(1)), silent]
}

/** Names that begin with the same letter and have few slips. */
function similarNames({ names }: Gazetteer, name: string, limit = maxSlips(name)): SimilarName[] {
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
  const written = similarNames(gazetteer, name)
  const similar =
    written.length > 0 ? written : heardAlike(name).flatMap((heard) => similarNames(gazetteer, heard, 1))
  const fewest = Math.min(...similar.map(({ slips }) => slips))
  const towns = similar
    .filter(({ slips }) => slips === fewest)
    .map(({ town }) => town)
    .sort((one, other) => one - other)
  return [...new Set(towns)].slice(0, limit).map((town) => townAt(gazetteer, town))
}
