import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { Edibility } from '@/domains/species/vocabulary'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { SearchKind } from './entry'
import { searchKinds } from './entry'
import { nameInOtherGenus, nearestBinomials, nearestName, nearestWords } from './read/correct'
import {
  asksForKit,
  intentOf,
  intentsOf,
  isAboutDanger,
  isAboutPsychoactives,
  isGeneric,
  isQuestion,
  subjects,
  withoutFillers,
  withoutIntent,
  wordsForTexts,
} from './read/intent'
import { mayAskForDefinition, meantWords } from './read/meant-words'
import { cleanQuery, wordsOf } from './read/query-text'
import { noRules, pinnedFor, type SearchRules, withSynonyms } from './read/rules'
import { type StatementRow, type StatementTotal, searchStatement } from './read/statement'
import { maxCandidates, type SearchSort, tiers } from './read/statement-request'

export interface SearchRequest {
  query: string
  /** Finds this kind only; a few of each kind by default. */
  kind?: SearchKind | null
  sort?: SearchSort
  /** From 1. */
  page?: number
  limit: number
  /** Whether misspelt names are corrected; they are by default. */
  corrects?: boolean
  rules?: SearchRules
  /** Finds names only, as they are being typed. */
  namesOnly?: boolean
}

/** The results of a kind. */
export interface SearchGroup {
  kind: SearchKind
  total: number
  results: StatementRow[]
}

export interface SearchResult {
  /** What was searched for, as it was typed. */
  query: string
  /** What it was corrected to. */
  corrected: string | null
  /** Kinds with results, the one that was most probably meant first. */
  groups: SearchGroup[]
  total: number
  /** Whether there may be more than were counted. */
  isMinimum: boolean
}

interface Found {
  totals: StatementTotal[]
  rows: StatementRow[]
  /** The most documents that were counted. */
  most: number
  /** Whether nothing has most of the words. */
  isPoor?: boolean
}

const isNamed = ({ totals }: Found, kinds: readonly SearchKind[], tier: number = tiers.words) =>
  totals.some((total) => kinds.includes(total.kind) && total.tier >= tier)

/** Below this number of results, none of them by name, texts with some of the words are added. */
const fewResults = 3

/** The share of its words that texts need when few have all, and when none has so many. */
const shares = { most: 2 / 3, half: 1 / 2 }

/** Runs the statement: for the texts with a share of some words, or with all of them. */
const runnerOf =
  (reader: Reader, request: SearchRequest, words: readonly string[]) =>
  async (share: number | null, textWords: readonly string[], kind = request.kind ?? null): Promise<Found> => {
    const { sort = 'relevance', page = 1, limit, namesOnly, rules = noRules } = request
    const [row] = await queryRows<{ totals: StatementTotal[] | null; rows: StatementRow[] | null }>(
      databaseOf(reader.payload),
      searchStatement({
        locale: reader.locale,
        phrases: withSynonyms(words, rules),
        textWords,
        share,
        namesOnly,
        dangerousFirst: isAboutDanger(words),
        pinned: pinnedFor(words, rules),
        limit,
        offset: (page - 1) * limit,
        kind,
        sort,
      }),
    )
    return { totals: row?.totals ?? [], rows: row?.rows ?? [], most: maxCandidates({ kind, share }) }
  }

type Run = ReturnType<typeof runnerOf>

/** What has all words in its name or text, or most of them, or half. */
async function findBest(run: Run, words: readonly string[], specific: readonly string[]): Promise<Found> {
  const found = await run(null, wordsForTexts(words))
  const count = found.totals.reduce((sum, { total }) => sum + total, 0)
  if (count >= fewResults || words.length < 2 || isNamed(found, searchKinds)) return found
  const attempts = [wordsForTexts(words), withoutFillers(words), specific].filter(({ length }) => length > 0)
  for (const textWords of attempts) {
    const some = await run(shares.most, textWords)
    if (some.totals.length > 0) return some
  }
  return specific.length > 1 ? { ...(await run(shares.half, specific)), isPoor: true } : found
}

async function find(reader: Reader, request: SearchRequest, words: readonly string[]): Promise<Found> {
  const run = runnerOf(reader, request, words)
  if (request.namesOnly) return run(null, wordsForTexts(words))
  // “Orellanine symptoms” is a question about orellanine.
  const specific = withoutFillers(words).filter((word) => !isGeneric(word))
  const found = await findBest(run, words, request.corrects === false ? [] : specific)
  const missing = request.kind ? null : missingKind(found, words)
  // “A kit to grow mushrooms at home” asks for kits.
  const isKitToGrow = missing === 'products' && intentsOf(words).includes('guides')
  const wanted = missing ? withoutIntent(specific, isKitToGrow ? 'guides' : missing) : []
  return missing && wanted.length > 0
    ? withKind(found, await run(shares.half, wanted, missing), missing)
    : found
}

/** Kinds of which some of the words are enough where the query asks for them: “a recipe with frozen porcini”. */
const wantedKinds: readonly SearchKind[] = ['recipes', 'guides', 'products']

/** The kind that a query asks for and that no text with all words is of. An article answers a question about a species, too. */
function missingKind(found: Found, words: readonly string[]): SearchKind | null {
  const kind = askedKind(found, words)
  if (kind && wantedKinds.includes(kind))
    return isNamed(found, asksForKit(words) ? [kind] : intentsOf(words), tiers.someWords) ? null : kind
  return isQuestion(words) && !isNamed(found, ['articles'], tiers.someWords) ? 'articles' : null
}

/** What was found, and what another search found of one kind. */
const withKind = (found: Found, other: Found, wanted: SearchKind): Found => ({
  ...found,
  totals: [...found.totals, ...other.totals.filter(({ kind }) => kind === wanted)],
  rows: [...found.rows, ...other.rows.filter(({ kind }) => kind === wanted)],
})

/** Shorter words beside “mushroom” are as near to names as misspelt ones: “pizza” to “pipa”. */
const shortestAlone = 7

/** What was probably meant: the name of a species, one within the query, or known words where nothing is found. */
async function correct(reader: Reader, words: readonly string[], found: Found): Promise<string | null> {
  if (isNamed(found, ['species']) || isNamed(found, searchKinds, tiers.exact)) return null
  const db = databaseOf(reader.payload)
  const phrase = words.join(' ')
  const isEmpty = found.totals.length === 0 || found.isPoor === true
  // A short word that is found somewhere is what was meant.
  const name =
    (await nameInOtherGenus(db, words)) ??
    (phrase.length > 3 || isEmpty ? await nearestName(db, phrase) : null)
  if (name) return name
  // “Mushroom” is part of no name that is misspelt: “porcine mushroom”.
  const alone = words.filter((word) => !subjects.has(word)).join(' ')
  const isLong = alone.length >= shortestAlone && intentOf(words) === null
  const nameAlone = alone === phrase || !isLong ? null : await nearestName(db, alone, 1)
  if (nameAlone) return nameAlone
  const binomials = await nearestBinomials(db, words)
  if (binomials) return binomials
  const isWeak = !isNamed(found, searchKinds, tiers.text)
  const corrected = isWeak ? await nearestWords(db, words, reader.locale) : null
  return corrected?.join(' ') ?? null
}

/** Names count in classes, so that a species stands before goods that are called after it. */
const classOf = (tier: number) =>
  tier >= tiers.exact ? 3 : tier >= tiers.words ? 2 : tier >= tiers.contained ? 1 : 0

/** The classes of the species that the query names. */
const namedEdibilities = (rows: readonly StatementRow[]) =>
  rows
    .filter(({ kind, tier }) => kind === 'species' && tier >= tiers.contained)
    .flatMap(({ listing }) => (listing as Partial<SpeciesCard> | null)?.edibility ?? [])

/**
 * The kind of result that the query asks for. An article answers a question that names no species. Neither goods nor
 * recipes stand before a species that is named and not sold, nor guides before a deadly one.
 */
function askedKind({ totals, rows }: Found, words: readonly string[]): SearchKind | null {
  const intent = intentOf(words)
  if (intent && isAboutPsychoactives(words)) return 'species'
  const isRefused = (edibility: Edibility) =>
    intent === 'recipes' || intent === 'products' ? !allowsProductLinks(edibility) : edibility === 'deadly'
  if (namedEdibilities(rows).some(isRefused)) return 'species'
  const isNamed = totals.some(({ kind, tier }) => kind === 'species' && tier >= tiers.contained)
  return intent ?? (isQuestion(words) && !isNamed ? 'articles' : null)
}

const reading: readonly SearchKind[] = ['species', 'topics', 'articles']

/** Of what only texts mention, reading comes before what nobody asked to buy, cook or grow, and papers come last. */
const laterInTexts = ({ kind }: StatementTotal, intents: readonly SearchKind[]) =>
  kind === 'references' ? 2 : Number(![...reading, ...intents].includes(kind))

/** What the law may forbid stands behind what says so. */
const isRestricted = (kind: SearchKind, words: readonly string[]) =>
  (kind === 'products' || kind === 'suppliers' || kind === 'guides') && isAboutPsychoactives(words)

/** @param isCorrected whether the words are corrected: to those of names, which goods only repeat */
function groupsOf(
  found: Found,
  words: readonly string[],
  isCorrected: boolean,
  isDefinition: boolean,
): SearchGroup[] {
  const { totals, rows } = found
  const asked = isDefinition && isNamed(found, ['topics'], tiers.exact) ? 'topics' : askedKind(found, words)
  const intents = intentsOf(words)
  const first = asked === 'species' || (isCorrected && !asked) ? 'species' : null
  const sorted = totals.toSorted(
    (one, other) =>
      Number(other.kind === first) - Number(one.kind === first) ||
      Number(other.tier === tiers.pinned) - Number(one.tier === tiers.pinned) ||
      Number(other.kind === asked) - Number(one.kind === asked) ||
      Number(isRestricted(one.kind, words)) - Number(isRestricted(other.kind, words)) ||
      classOf(other.tier) - classOf(one.tier) ||
      (classOf(one.tier) === 0
        ? laterInTexts(one, intents) - laterInTexts(other, intents) || other.rank - one.rank
        : 0) ||
      searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind),
  )
  return sorted.map(({ kind, total }) => ({ kind, total, results: rows.filter((row) => row.kind === kind) }))
}

/** What a search for nothing finds. */
export const noResults = (query: string): SearchResult => ({
  query,
  corrected: null,
  groups: [],
  total: 0,
  isMinimum: false,
})

/** Searches everything that guests can read, in all languages. */
export async function search(reader: Reader, request: SearchRequest): Promise<SearchResult> {
  const query = cleanQuery(request.query)
  const typed = wordsOf(query)
  const words = meantWords(typed)
  if (!words[0]) return noResults(query)
  const found = await find(reader, request, words)
  const corrected = request.corrects === false ? null : await correct(reader, words, found)
  const better = corrected ? await find(reader, request, corrected.split(' ')) : null
  const used = better && better.totals.length > 0 ? better : found
  const isCorrected = used === better && corrected !== null
  const usedWords = isCorrected ? corrected.split(' ') : words
  const groups = groupsOf(used, usedWords, isCorrected, mayAskForDefinition(typed))
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  return {
    query,
    corrected: used === better ? corrected : null,
    groups,
    total,
    isMinimum: total >= used.most,
  }
}
