/** Ranks below the species, as the Code abbreviates them, with other spellings in use. */
const ranks = {
  'subsp.': { rank: 'subspecies', spellings: ['subsp', 'ssp.', 'ssp'] },
  'var.': { rank: 'variety', spellings: ['var', 'varietas'] },
  'subvar.': { rank: 'subvariety', spellings: ['subvar'] },
  'f.': { rank: 'form', spellings: ['fo.', 'form.', 'forma'] },
  'subf.': { rank: 'subform', spellings: ['subforma'] },
} as const

/** The abbreviation of a rank below the species. */
export type InfraspecificRank = keyof typeof ranks

/** A rank in the words of Darwin Core. */
export type TaxonRank = 'genus' | 'species' | (typeof ranks)[InfraspecificRank]['rank']

/** A part of a name as it is set: words of the name in italics, everything else upright. */
export interface NamePart {
  text: string
  italic: boolean
}

/** A scientific name, taken apart after the International Code of Nomenclature for algae, fungi, and plants. */
export interface ScientificName {
  rank: TaxonRank
  genus: string
  specificEpithet?: string
  infraspecificRank?: InfraspecificRank
  infraspecificEpithet?: string
  /** What the sign × stands before: the genus, the epithet, or the second of two parents. */
  hybrid?: 'genus' | 'species' | 'formula'
  /** `cf.` or `aff.`: the identification is not certain. */
  qualifier?: 'cf.' | 'aff.'
  /** The working name of a species without a published one: `'MA-01'`; empty after a mere `sp.`. */
  provisional?: string
  /** The authors, if the text contains them. */
  authorship?: string
  /** The name without authors, in one spelling. */
  canonical: string
  parts: NamePart[]
}

/** A genus, possibly abbreviated. */
const capitalized = /^\p{Lu}(?:\p{Ll}{0,3}\.|\p{Ll}+(?:-\p{L}\p{Ll}*)*)$/u
const lowerCase = /^\p{Ll}[\p{Ll}\p{M}]+(?:[-'’]?[\p{Ll}\p{N}]+)*$/u
const quoted = /^(?:"[^"]+"|'[^']+'|‘[^’]+’|“[^”]+”|„[^“”]+[“”]|«[^»]+»)$/
const hybridSign = '×'

/** Lower-case words of authors, which are no epithets. */
const authorWords = new Set(
  'al and da de del della der des di do dos du e emend et ex filius fil fide in la le non nom sensu ten ter van vel von y zu zur'.split(
    ' ',
  ),
)

function rankOf(word: string | undefined): InfraspecificRank | undefined {
  return (Object.keys(ranks) as InfraspecificRank[]).find(
    (abbreviation) =>
      abbreviation === word || ranks[abbreviation].spellings.some((spelling) => spelling === word),
  )
}

const isEpithet = (word: string | undefined): word is string =>
  word !== undefined && lowerCase.test(word) && !authorWords.has(word)

const isSign = (word: string | undefined) => word === hybridSign || word === 'x' || word === 'X'

/** The words of a text; the sign of hybrids stands alone, and what is in quotation marks is one word. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll(hybridSign, ` ${hybridSign} `)
      .match(/(?:"[^"]+"|‘[^’]+’|“[^”]+”|„[^“”]+[“”]|«[^»]+»|(?<=\s)'[^']+'(?=\s|$)|\S)+/gu) ?? []
  )
}

/** What has been read of a name, and the words that are left. */
interface Reading {
  words: readonly string[]
  name: Pick<ScientificName, 'rank' | 'genus'> & Partial<ScientificName>
  parts: (NamePart & { isAuthor?: boolean })[]
}

/** Moves the next word to the parts of the name. */
function take(reading: Reading, italic: boolean, text = reading.words[0] ?? ''): string {
  reading.parts.push({ text, italic })
  reading.words = reading.words.slice(1)
  return text
}

function takeQualifier(reading: Reading): void {
  const word = reading.words[0]?.replace(/\.?$/, '.')
  if (word === 'cf.' || word === 'aff.') reading.name.qualifier = take(reading, false, word) as 'cf.' | 'aff.'
}

/** `sp.` with a working name, or the working name alone. */
function takeProvisional(reading: Reading): boolean {
  const [word = ''] = reading.words
  const isUnnamed = /^spp?\.?$/.test(word)
  if (!isUnnamed && !quoted.test(word)) return false
  if (isUnnamed) take(reading, false, word.replace(/\.?$/, '.'))
  const provisional = reading.words.join(' ')
  if (provisional) reading.parts.push({ text: provisional, italic: false })
  Object.assign(reading.name, { provisional, rank: provisional ? 'species' : 'genus' })
  reading.words = []
  return true
}

function takeSpecificEpithet(reading: Reading): boolean {
  const isHybrid = isSign(reading.words[0])
  if (!isEpithet(reading.words[isHybrid ? 1 : 0])) return false
  if (isHybrid) {
    take(reading, false, hybridSign)
    reading.name.hybrid = 'species'
  }
  reading.name.specificEpithet = take(reading, true)
  reading.name.rank = 'species'
  return true
}

function takeInfraspecific(reading: Reading): boolean {
  const rank = rankOf(reading.words[0])
  if (!rank || !isEpithet(reading.words[1])) return false
  take(reading, false, rank)
  const infraspecificEpithet = take(reading, true)
  Object.assign(reading.name, { infraspecificRank: rank, infraspecificEpithet, rank: ranks[rank].rank })
  return true
}

/** The second parent of a hybrid that is named by both. */
function takeParent(reading: Reading): boolean {
  if (!isSign(reading.words[0])) return false
  const parent = parseScientificName(reading.words.slice(1).join(' '))
  if (!parent) return false
  take(reading, false, hybridSign)
  reading.parts.push(...parent.parts)
  Object.assign(reading.name, { hybrid: 'formula', specificEpithet: undefined })
  reading.words = []
  return true
}

/** The authors, up to a rank below the species; a lower-case word that is none of theirs is no name of the Code. */
function takeAuthors(reading: Reading): boolean {
  const [first = ''] = reading.words
  if (!/^[\p{Lu}([]/u.test(first) && !authorWords.has(first)) return false
  const end = reading.words.findIndex((word, index) => rankOf(word) && isEpithet(reading.words[index + 1]))
  const authors = end === -1 ? reading.words : reading.words.slice(0, end)
  if (authors.length === 0) return false
  const text = authors.join(' ')
  reading.parts.push({ text, italic: false, isAuthor: true })
  reading.name.authorship = text
  reading.words = reading.words.slice(authors.length)
  return true
}

function readGenus(words: readonly string[]): Reading | null {
  const isHybrid = isSign(words[0])
  const genus = words[isHybrid ? 1 : 0]
  if (genus === undefined || !capitalized.test(genus)) return null
  const reading: Reading = { words, name: { rank: 'genus', genus }, parts: [] }
  if (isHybrid) {
    take(reading, false, hybridSign)
    reading.name.hybrid = 'genus'
  }
  take(reading, true)
  return reading
}

/** Takes a scientific name apart; null if the text is none. */
export function parseScientificName(text: string): ScientificName | null {
  const reading = readGenus(wordsOf(text))
  if (!reading) return null
  takeQualifier(reading)
  if (!takeProvisional(reading)) takeSpecificEpithet(reading)
  while (reading.words.length > 0) {
    const hasRead = takeInfraspecific(reading) || takeParent(reading) || takeAuthors(reading)
    if (!hasRead) return null
  }
  const { name, parts } = reading
  const canonical = parts.flatMap((part) => (part.isAuthor ? [] : part.text)).join(' ')
  return { ...name, canonical, parts: parts.map(({ text: part, italic }) => ({ text: part, italic })) }
}
