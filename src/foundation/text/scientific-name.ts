import {
  capitalized,
  hybridSign,
  isAuthorWord,
  isCultivar,
  isEpithet,
  isNoAuthor,
  isSense,
  isSign,
  isStatus,
  isUnnamed,
  nomenclaturalStatus,
  type Qualifier,
  qualifierOf,
  quoted,
  senses,
  strainWords,
  wordsOf,
} from './name-words'
import {
  beginsWithRank,
  type InfraspecificRank,
  infragenericRankOf,
  infragenericRanks,
  isAboveGenus,
  rankOf,
  ranks,
  type TaxonRank,
} from './taxon-ranks'

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
  /** The identification is not certain. */
  qualifier?: Qualifier
  /** The working name of a species without a published one: `'MA-01'`; empty after a mere `sp.`. */
  provisional?: string
  /** The name of a subgenus, section or series. */
  infragenericEpithet?: string
  /** The name of a strain that growers keep, without quotation marks: `Florida`. */
  cultivarEpithet?: string
  /** The authors, if the text contains them. */
  authorship?: string
  /** The name without authors, in one spelling. */
  canonical: string
  parts: NamePart[]
}

/** What has been read of a name, and the words that are left. */
interface Reading {
  words: readonly string[]
  name: Pick<ScientificName, 'rank' | 'genus'> & Partial<ScientificName>
  parts: (NamePart & {
    /** Whether the name is the same without it. */
    isOutsideCanonical?: boolean
    /** A rank between genus and species, or its name. */
    isInfrageneric?: boolean
  })[]
}

/** Moves the next word to the parts of the name. */
function take(reading: Reading, italic: boolean, text = reading.words[0] ?? ''): string {
  reading.parts.push({ text, italic })
  reading.words = reading.words.slice(1)
  return text
}

function takeQualifier(reading: Reading): boolean {
  const qualifier = qualifierOf(reading.words[0])
  if (!qualifier) return false
  take(reading, false, qualifier)
  reading.name.qualifier = qualifier
  return true
}

/** A subgenus in parentheses, a section: what stands between genus and epithet. */
function takeInfrageneric(reading: Reading): void {
  const [first = '', second = ''] = reading.words
  const isSubgenus = /^\(\p{Lu}\p{Ll}+\)$/u.test(first) && (isEpithet(second) || isUnnamed(second))
  if (isSubgenus) {
    reading.name.infragenericEpithet = first.slice(1, -1)
    reading.parts.push({ text: first, italic: true, isOutsideCanonical: true })
    reading.words = reading.words.slice(1)
  }
  const rank = infragenericRankOf(first)
  if (!rank || !capitalized.test(second)) return
  reading.parts.push(
    { text: rank, italic: false, isInfrageneric: true },
    { text: second, italic: true, isInfrageneric: true },
  )
  reading.words = reading.words.slice(2)
  Object.assign(reading.name, { infragenericEpithet: second, rank: infragenericRanks[rank].rank })
  // A section within a subgenus.
  takeInfrageneric(reading)
}

/** `sp.` with a working name, or the working name alone: in quotation marks, or with a number. */
function takeProvisional(reading: Reading): boolean {
  const [word = ''] = reading.words
  const hasNone = isUnnamed(word)
  // Not `Fr.1821`, an author with a year.
  const isNumbered = /^\p{Lu}[^.,:()&]*\d/u.test(word)
  if (!hasNone && !isNumbered && !quoted.test(word)) return false
  if (hasNone) take(reading, false, word.replace(/(?<=^(?:spp?|indet))\.?$/, '.'))
  // `sp. aff. circinans`: what it is near has a name.
  if (hasNone && qualifierOf(reading.words[0]) && isEpithet(reading.words[1]))
    return takeQualifier(reading) && takeSpecificEpithet(reading)
  const provisional = reading.words.join(' ')
  if (provisional) reading.parts.push({ text: provisional, italic: false })
  Object.assign(reading.name, { provisional, ...(provisional && { rank: 'species' }) })
  reading.words = []
  return true
}

/** `sp. 3` behind the name that it is near, or in the group that it belongs to: `aff. circinans sp. 3`. */
function takeNumber(reading: Reading): boolean {
  const isNear = reading.parts.some(({ text }) => qualifierOf(text) !== undefined || senses.has(text))
  return isNear && isUnnamed(reading.words[0]) && reading.words.length > 1 && takeProvisional(reading)
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

/** `var. alba`, also with a qualifier before or after the rank. */
const isInfraspecific = (words: readonly string[]) => {
  const [rank, ...rest] = qualifierOf(words[0]) ? words.slice(1) : words
  return rankOf(rank) !== undefined && isEpithet(qualifierOf(rest[0]) ? rest[1] : rest[0])
}

function takeInfraspecific(reading: Reading): boolean {
  if (!reading.name.specificEpithet || !isInfraspecific(reading.words)) return false
  takeQualifier(reading)
  const rank = rankOf(reading.words[0])
  if (!rank) return false
  take(reading, false, rank)
  takeQualifier(reading)
  const infraspecificEpithet = take(reading, true)
  Object.assign(reading.name, { infraspecificRank: rank, infraspecificEpithet, rank: ranks[rank].rank })
  return true
}

/** The second parent of a hybrid that is named by both. */
function takeParent(reading: Reading): boolean {
  if (!isSign(reading.words[0])) return false
  const [second, ...rest] = reading.words.slice(1)
  // The genus is that of the first parent, unless it is repeated.
  const isRepeated = !isEpithet(second)
  const parent = parseScientificName(
    (isRepeated ? [second, ...rest] : [reading.name.genus, second, ...rest]).join(' '),
  )
  if (!parent || !reading.name.specificEpithet) return false
  take(reading, false, hybridSign)
  const { authorship } = parent
  const parts = parent.parts.slice(isRepeated ? 0 : 1).map((part) => ({
    ...part,
    isOutsideCanonical: !part.italic && part.text === authorship,
  }))
  reading.parts.push(...parts)
  Object.assign(reading.name, {
    hybrid: 'formula',
    specificEpithet: undefined,
    ...(authorship && { authorship }),
  })
  reading.words = []
  return true
}

function takeCultivar(reading: Reading): boolean {
  if (!reading.name.specificEpithet || !isCultivar(reading.words)) return false
  const [word = ''] = reading.words
  const isAfterWord = strainWords.includes(word)
  if (isAfterWord) take(reading, false)
  // A name without quotation marks goes on to the end: cv. Golden Teacher.
  if (isAfterWord && !quoted.test(reading.words[0] ?? '')) reading.words = [reading.words.join(' ')]
  const cultivar = take(reading, false)
  // Races of parasites are no cultivars.
  if (word === 'race') return true
  reading.name.cultivarEpithet = quoted.test(cultivar) ? cultivar.slice(1, -1) : cultivar
  return true
}

/** `s.l.` and `group`, which belong to the name, or `nom. prov.`, which does not. */
function takeSense(reading: Reading): boolean {
  const [first = ''] = reading.words
  if (isSense(reading.words)) {
    if (first === 'sensu') take(reading, false)
    take(reading, false)
    return true
  }
  if (!isStatus(reading.words)) return false
  const end = reading.words.findIndex((word) => !nomenclaturalStatus.test(word))
  const words = end === -1 ? reading.words : reading.words.slice(0, end)
  if (words.length === 0) return false
  reading.parts.push({ text: words.join(' '), italic: false, isOutsideCanonical: true })
  reading.words = reading.words.slice(words.length)
  return true
}

/** Whether a further part of the name is next, which ends its authors. */
function isPartOfName(words: readonly string[], { specificEpithet }: Reading['name']): boolean {
  const [first] = words
  if (isInfraspecific(words)) return true
  if (isSense(words) || isSign(first) || isStatus(words)) return true
  return specificEpithet !== undefined && isCultivar(words)
}

/** The authors, up to what else belongs to the name; a lower-case word that is none of theirs is no name of the Code. */
function takeAuthors(reading: Reading): boolean {
  const [first = ''] = reading.words
  if (!/^[\p{Lu}([]/u.test(first) && !isAuthorWord(first)) return false
  const end = reading.words.findIndex((_, index) =>
    isPartOfName(reading.words.slice(index, index + 4), reading.name),
  )
  const authors = end === -1 ? reading.words : reading.words.slice(0, end)
  if (authors.length === 0 || authors.some(isNoAuthor)) return false
  const text = authors.join(' ').replace(/,$/, '')
  reading.parts.push({ text, italic: false, isOutsideCanonical: true })
  reading.name.authorship = text
  reading.words = reading.words.slice(authors.length)
  return true
}

function readGenus(words: readonly string[]): Reading | null {
  const isUncertain = qualifierOf(words[0]) !== undefined
  const rest = isUncertain ? words.slice(1) : words
  const isHybrid = isSign(rest[0])
  const genus = rest[isHybrid ? 1 : 0]
  if (genus === undefined || !capitalized.test(genus)) return null
  if (beginsWithRank(rest) || isAboveGenus(genus)) return null
  const reading: Reading = { words, name: { rank: 'genus', genus }, parts: [] }
  if (isUncertain) takeQualifier(reading)
  if (isHybrid) {
    take(reading, false, hybridSign)
    reading.name.hybrid = 'genus'
  }
  take(reading, true)
  return reading
}

/** One way to say how widely a name is meant, so that names in a wider sense are told to be the same. */
const inOneSense = (name: string) =>
  name
    .replace(/ (?:sensu lato|s\.lat\.)(?= |$)/, ' s.l.')
    .replace(/ (?:sensu stricto|s\.s\.)(?= |$)/, ' s.str.')

/** Takes a scientific name apart; null if the text is none. */
export function parseScientificName(text: string): ScientificName | null {
  const reading = readGenus(wordsOf(text))
  if (!reading) return null
  takeInfrageneric(reading)
  takeQualifier(reading)
  if (isSense(reading.words) && isEpithet(reading.words[1])) takeSense(reading)
  if (!takeProvisional(reading)) takeSpecificEpithet(reading)
  while (reading.words.length > 0) {
    const readers = [
      takeInfraspecific,
      takeParent,
      takeCultivar,
      takeSense,
      takeNumber,
      takeQualifier,
      takeAuthors,
    ]
    const hasRead = readers.some((takeNext) => takeNext(reading))
    if (!hasRead) return null
  }
  const { name, parts } = reading
  // A species has the same name whatever section it is in.
  const isSpecies = name.specificEpithet !== undefined || Boolean(name.provisional)
  const canonical = parts
    .filter(({ isOutsideCanonical, isInfrageneric }) => !isOutsideCanonical && !(isSpecies && isInfrageneric))
    .map((part) => part.text)
    .join(' ')
  return {
    ...name,
    canonical: inOneSense(canonical),
    parts: parts.map(({ text: part, italic }) => ({ text: part, italic })),
  }
}
