import type { Answers } from '@/domains/identify/answers'
import { asksForName } from '@/domains/identify/description/describe'
import { searchedCollections } from '@/domains/search/collections'
import type { BestSpecies } from '@/domains/search/components/species-results'
import { isSearchKind, type SearchKind } from '@/domains/search/entry'
import { searchRulesSlug } from '@/domains/search/global'
import { recordMiss } from '@/domains/search/misses'
import { readSearchRules } from '@/domains/search/queries'
import { type AskedPage, askedPage } from '@/domains/search/read/asked-page'
import { asksForHelp } from '@/domains/search/read/emergency'
import {
  asksForRule,
  intentOf,
  isAboutPsychoactives,
  withoutFillers,
  wordsForTexts,
} from '@/domains/search/read/intent'
import { cleanQuery, wordsOf } from '@/domains/search/read/query-text'
import { dangerousLookAlikes, namesOfSpecies } from '@/domains/search/read/species-details'
import type { StatementRow } from '@/domains/search/read/statement'
import { searchSorts, tiers } from '@/domains/search/read/statement-request'
import { noResults, type SearchGroup, type SearchResult, search } from '@/domains/search/search'
import type { SearchAddress } from '@/domains/search/search-path'
import { dangerRank } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { speciesKey } from '@/domains/species/unlisted'
import { allowCaching, dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type SearchParams, singleParam } from '@/foundation/routing/search-params'
import { foldName } from '@/foundation/text/fold-name'
import { describedFind, isName, namesSpecies } from './described-find'
import { findNearbyShops, type NearbyShops } from './find-shops'
import { withFirstAid } from './first-aid'

/** Results of each kind where all kinds are shown. */
export const togetherLimit = 4

/** Results of one kind on a page, and look-alikes of the species that was meant. */
const limits = { page: 20, lookAlikes: 3 }

/** Seconds; results expire earlier when something that is searched changes. */
const maxAge = 300

const maxPage = 250

/** Reads the parameters of a page of results. What is malformed is as if it were missing. */
export function parseSearchAddress(params: SearchParams): SearchAddress {
  const kind = singleParam(params, 'kind')
  const page = Number(singleParam(params, 'page'))
  return {
    query: cleanQuery(singleParam(params, 'q')),
    kind: isSearchKind(kind) ? kind : null,
    sort: searchSorts.find((sort) => sort === singleParam(params, 'sort')) ?? 'relevance',
    page: isSearchKind(kind) && Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1,
    verbatim: singleParam(params, 'verbatim') === '1',
  }
}

export interface SearchView extends SearchResult {
  address: SearchAddress
  /** The folded words that results are marked by. */
  words: string[]
  /** How little is found: texts only, or none with all the words; null for more. */
  weakness: 'texts' | 'someWords' | null
  /** Whether somebody may have eaten a mushroom. */
  asksForHelp: boolean
  /** The answers to the key that the query gives; null where it neither describes a find nor asks for its name. */
  described: Answers | null
  /** Whether the query asks how edible mushrooms differ from poisonous ones: by nothing but their species. */
  asksForRule: boolean
  /** The page of the site that answers the query, where it names no species and describes no find. */
  askedPage: AskedPage | null
  /** Whether the query is about psychoactive mushrooms, which the law controls. */
  isControlled: boolean
  /** The shops that the query asks for. */
  nearbyShops: NearbyShops | null
  best: BestSpecies | null
  pages: number
}

/** The species that was meant: the only one whose name the query is, or the only one at all. */
async function findBest(
  reader: Reader,
  group: SearchGroup | undefined,
  lookAlikeLimit: number,
): Promise<BestSpecies | null> {
  const [row, second] = group?.results ?? []
  if (!row || row.tier < tiers.contained || second?.tier === row.tier) return null
  const [names, lookAlikes] = await Promise.all([
    namesOfSpecies(reader, row.document),
    dangerousLookAlikes(reader, row, lookAlikeLimit),
  ])
  return { row, names, lookAlikes }
}

/** Where these come first and nobody asked for them, a name was meant; goods and sellers are found by what they offer. */
const namedKinds: readonly SearchKind[] = ['species', 'topics', 'references', 'recipes', 'guides']

/** How the second word of a binomial ends. */
const epithets = /(?:us|um|is|ii|ens|ans|oides|ata|ina|osa|ica|aria|ella)$/

/** Whether all that is found is of a genus, with another epithet than the query has: “hydnum imbricatum”. */
const hasOtherEpithet = ({ query, groups }: SearchResult) => {
  const [genus = '', epithet, ...others] = wordsOf(query)
  const rows = groups.flatMap(({ results }) => results)
  return (
    epithet !== undefined &&
    epithets.test(epithet) &&
    others.length === 0 &&
    rows.every(({ name, tier }) => name && foldName(name.text) === genus && tier === tiers.contained)
  )
}

function weaknessOf(result: SearchResult): SearchView['weakness'] {
  const [first] = result.groups
  if (!first) return null
  const best = Math.max(...result.groups.flatMap(({ results }) => results.map(({ tier }) => tier)))
  if (best <= tiers.someWords || hasOtherEpithet(result)) return 'someWords'
  const isMeant = namedKinds.includes(first.kind) && intentOf(wordsOf(result.query)) !== first.kind
  return best <= tiers.keywords && isMeant ? 'texts' : null
}

/** The words that are marked in results: “mushroom” only in names, because all texts are about them. */
const markedWords = (result: SearchResult) => {
  const words = wordsOf(result.corrected ?? result.query)
  return namesSpecies(result) || isName(result) ? withoutFillers(words) : wordsForTexts(words)
}

/** The page of the site that answers a query; where nothing is found, the list of what it asks for. */
function pageFor({ query, total }: SearchResult): AskedPage | null {
  const words = wordsOf(query)
  const intent = total === 0 ? intentOf(words) : null
  const isListed = intent === 'recipes' || intent === 'guides' || intent === 'products'
  return askedPage(words) ?? (isListed ? intent : null)
}

/** The results without what stands beside the species that was meant. */
const withoutBest = (groups: readonly SearchGroup[], { row, lookAlikes }: BestSpecies): SearchGroup[] => {
  const shown = new Set([row.document, ...lookAlikes.map(speciesKey)])
  return groups.map((group) => ({
    ...group,
    results: group.results.filter(({ document }) => !shown.has(document)),
  }))
}

const dangerOf = ({ listing }: StatementRow) => dangerRank((listing as SpeciesCard).edibility)

/**
 * Species that only texts name, the most dangerous first: nobody who describes a find reads an edible one first. Of a
 * poisoning, those come before that cause what the query says: “sick with alcohol”.
 */
const dangerousFirst = (groups: readonly SearchGroup[], isEmergency: boolean): SearchGroup[] =>
  groups.map((group) => {
    if (group.kind !== 'species') return group
    const isNamed = ({ tier }: StatementRow) => tier >= tiers.contained
    const others = group.results.filter((row) => !isNamed(row))
    const sorted = others.toSorted(
      (one, other) => (isEmergency ? other.tier - one.tier : 0) || dangerOf(one) - dangerOf(other),
    )
    return { ...group, results: [...group.results.filter(isNamed), ...sorted] }
  })

/** Kinds that answer neither a description of a find nor a fear of poisoning. */
const laterKinds: readonly SearchKind[] = ['recipes', 'guides', 'products', 'suppliers', 'references']

/** The groups for a reader who found a mushroom or fears a poisoning: what can be cooked, grown or bought comes last. */
function groupsOfFind(groups: readonly SearchGroup[], isDescribed: boolean): SearchGroup[] {
  const isLater = ({ kind }: SearchGroup) => Number(laterKinds.includes(kind))
  const isFirst = ({ kind }: SearchGroup) => Number(isDescribed && kind === 'species')
  return dangerousFirst(groups, !isDescribed).sort(
    (one, other) => isFirst(other) - isFirst(one) || isLater(one) - isLater(other),
  )
}

/** Searches for what an address says, and counts what is not found. */
export async function loadSearch(
  reader: Reader,
  address: SearchAddress,
  headers: Headers,
): Promise<SearchView> {
  const { query, kind, sort, page, verbatim } = address
  const limit = kind ? limits.page : togetherLimit
  const asks = asksForName(query, reader.locale)
  const rules = await readSearchRules(reader)
  const found = asks
    ? noResults(query)
    : await search(reader, { query, kind, sort, page, limit, corrects: !verbatim, rules })
  const isEmergency = asksForHelp(wordsOf(query))
  const mayNeedAid = isEmergency && (kind === null || kind === 'articles') && page === 1
  const result = mayNeedAid ? await withFirstAid(reader, found, limit) : found
  const isRule = !isEmergency && !namesSpecies(result) && asksForRule(wordsOf(query))
  const described = isEmergency
    ? null
    : asks
      ? {}
      : (describedFind(result, reader.locale) ?? (isRule ? {} : null))
  const nearbyShops = isEmergency || described ? null : await findNearbyShops(reader, result)
  const isAboutPage = !isEmergency && !described && !nearbyShops && !namesSpecies(result) && !isName(result)
  const answeringPage = isAboutPage ? pageFor(result) : null
  dependsOn([...Object.keys(searchedCollections).map(tags.list), tags.global(searchRulesSlug)])
  if (result.total > 0 || described || answeringPage || nearbyShops) allowCaching(maxAge)
  else await recordMiss(reader.payload, query, headers.get('x-forwarded-for') ?? '')
  const isFound = sort === 'relevance' && (described !== null || isEmergency)
  const groups = isFound ? groupsOfFind(result.groups, described !== null) : result.groups
  const species = groups.find((group) => group.kind === 'species')
  const selected = result.groups.find((group) => group.kind === kind)
  const best =
    page === 1 && sort === 'relevance' ? await findBest(reader, species, kind ? 0 : limits.lookAlikes) : null
  return {
    ...result,
    groups: best ? withoutBest(groups, best) : groups,
    address,
    words: markedWords(result),
    weakness: described || isEmergency ? null : weaknessOf(result),
    asksForHelp: isEmergency,
    asksForRule: isRule,
    isControlled: !isEmergency && !described && isAboutPsychoactives(wordsOf(result.corrected ?? query)),
    askedPage: answeringPage,
    nearbyShops,
    described,
    best,
    pages: Math.max(1, Math.ceil((selected?.total ?? 0) / limits.page)),
  }
}
