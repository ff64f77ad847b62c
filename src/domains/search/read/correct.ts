import { sql } from '@payloadcms/db-postgres/drizzle'
import { textSearchConfigs } from '@/domains/search/text-search'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Database } from '@/foundation/payload/transaction'
import { editDistance } from '@/foundation/text/edit-distance'
import { isOfEmergency } from './emergency'
import { isFiller, isGeneric, isOfIntent } from './intent'

/** Slips that are corrected: two in long words, one in short ones, none in those that one letter makes another word. */
const slipsIn = (text: string): number => (text.length < 5 ? 0 : text.length < 8 ? 1 : 2)

/**
 * Slips in a name of several words. “Mushroom” and articles make it longer, not more like another: “lobster mushroom” is no
 * oyster, “cogumelo do mario” no “cogumelo do cardo”.
 */
const slipsInName = (text: string): number =>
  slipsIn(
    text
      .split(' ')
      .filter((word) => !isGeneric(word) && !isFiller(word))
      .join(' '),
  )

/** PostgreSQL counts a swap of neighbours as two changes, `editDistance` as one. */
const changesIn = (slips: number) => slips + 1

/** Longer ones are no misspelt name. */
const maxLength = 60

/** A Latin name as it sounds, because readers write by ear: “faloides” for phalloides. */
const asHeard = (text: string) =>
  text
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('rh', 'r')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')

/** `asHeard` in PostgreSQL. */
const heardName = sql`regexp_replace(replace(replace(replace(replace(folded, 'ph', 'f'), 'th', 't'), 'rh', 'r'), 'y', 'i'),
  '(.)\\1', '\\1', 'g')`

/** Letters that names share which are compared by their sounds, so that an index finds them. */
const sameBeginning = 3

const isEpithet = (word: string) => /(?:us|um|is|ea|ia|ata|ens|ans)$/.test(word)

/** Whether a word ends as Latin ones do: “gigantic” is no misspelt “gigantea”. */
const mayBeLatin = (word: string) => /[aeimsxz]$/.test(word)

/** The candidate with the fewest slips, in letters or in sounds; of several the one that begins alike. */
function nearest(text: string, candidates: readonly string[], limit: number): string | null {
  const heard = asHeard(text)
  const rated = candidates
    // A name that the text contains is not misspelt: “amanita ph”.
    .filter((candidate) => !` ${text} `.includes(` ${candidate} `))
    .map((candidate) => ({
      candidate,
      slips: Math.min(editDistance(text, candidate, limit), editDistance(heard, asHeard(candidate), limit)),
    }))
    .filter(({ slips }) => slips <= limit)
  const begins = (candidate: string) => Number(candidate[0] === text[0])
  rated.sort((one, other) => one.slips - other.slips || begins(other.candidate) - begins(one.candidate))
  return rated[0]?.candidate ?? null
}

/**
 * The name of a species that was probably meant by the whole query.
 * @param most slips that are corrected, however long the text is
 */
export async function nearestName(db: Database, text: string, most = Infinity): Promise<string | null> {
  const slips = Math.min(slipsInName(text), most)
  if (slips === 0 || text.length > maxLength) return null
  const beginning = text.slice(0, sameBeginning)
  const rows = await queryRows<{ folded: string }>(
    db,
    sql`
      (select folded from search_names
        where collection = 'mushrooms' and type <> 'family'
          and length(folded) between ${text.length - slips} and ${text.length + slips}
          and levenshtein_less_equal(folded, ${text}, ${changesIn(slips)}) <= ${changesIn(slips)}
        limit 100)
      union
      (select folded from search_names
        where collection = 'mushrooms' and type <> 'family'
          and folded >= ${beginning} and folded < ${`${beginning}\u{10ffff}`} and length(folded) <= ${maxLength}
          and levenshtein_less_equal(${heardName}, ${asHeard(text)}, ${slips}) <= ${slips}
        limit 100)`,
  )
  return nearest(
    text,
    rows.map(({ folded }) => folded),
    slips,
  )
}

/**
 * The name that a species has now whose epithet stands with another genus in the query: “agaricus muscaria”. The epithet
 * alone if several species have it.
 */
export async function nameInOtherGenus(db: Database, words: readonly string[]): Promise<string | null> {
  const [genus = '', epithet = '', ...others] = words
  if (others.length > 0 || epithet.length <= sameBeginning || isGeneric(genus) || isFiller(genus)) return null
  const rows = await queryRows<{ folded: string; document: string }>(
    db,
    sql`
      select folded, document from search_names
      where collection = 'mushrooms' and type in ('accepted', 'synonym')
        and words @@ plainto_tsquery('simple', ${epithet}) and split_part(folded, ' ', 2) = ${epithet}
        and exists (
          select from search_names as other
          where other.collection = 'mushrooms' and other.type in ('accepted', 'synonym', 'genus')
            and other.folded >= ${genus} and (other.folded = ${genus} or other.folded like ${`${genus} %`}))
      order by type, folded limit 100`,
  )
  const documents = new Set(rows.map(({ document }) => document))
  return documents.size > 1 ? epithet : (rows[0]?.folded ?? null)
}

/** Two neighbouring words of a query that may be a genus and an epithet. */
const pairsOf = (words: readonly string[]) =>
  words.slice(1).flatMap((epithet, index) => {
    const genus = words[index] ?? ''
    const pair = `${genus} ${epithet}`
    const isPossible = [genus, epithet].every((word) => word.length > sameBeginning && !isFiller(word))
    return isPossible && pair.length <= maxLength ? [{ pair, index, slips: slipsIn(pair) }] : []
  })

/**
 * The query with scientific names in place of misspelt ones within it: “is amanita phaloides deadly”; null if it has none.
 * Names are compared that begin alike.
 */
export async function nearestBinomials(db: Database, words: readonly string[]): Promise<string | null> {
  const pairs = pairsOf(words)
  if (words.length < 3 || pairs.length === 0) return null
  const wanted = pairs.map(({ pair, slips }) => ({
    pair,
    heard: asHeard(pair),
    slips,
    beginning: pair.slice(0, sameBeginning),
    beyond: `${pair.slice(0, sameBeginning)}\u{10ffff}`,
  }))
  const rows = await queryRows<{ pair: string; folded: string }>(
    db,
    sql`
      select distinct pair, folded
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as wanted (pair text, heard text, slips int, beginning text, beyond text)
      cross join lateral (
        select folded from search_names
        where collection = 'mushrooms' and type in ('accepted', 'synonym')
          and folded >= beginning and folded < beyond and length(folded) <= ${maxLength}
          and (levenshtein_less_equal(folded, pair, slips + 1) <= slips + 1
            or levenshtein_less_equal(${heardName}, heard, slips) <= slips)
        limit 100) as name`,
  )
  const corrected = [...words]
  for (const { pair, index, slips } of pairs) {
    const candidates = rows.filter((row) => row.pair === pair).map(({ folded }) => folded)
    const name = candidates.includes(pair) ? null : nearest(pair, candidates, slips)
    if (name) corrected.splice(index, 2, ...name.split(' '))
  }
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

/**
 * The query with words of names in place of words that neither names nor texts contain; null if there are none to replace.
 */
export async function nearestWords(
  db: Database,
  words: readonly string[],
  locale: Locale,
): Promise<string[] | null> {
  const wanted = words
    .filter((word) => !isFiller(word) && !isOfEmergency(word))
    .map((word) => ({ word, slips: slipsIn(word), changes: changesIn(slipsIn(word)) }))
  const rows = await queryRows<{ typed: string; known: boolean; candidates: string[] | null }>(
    db,
    sql`
      select wanted.word as typed,
        exists (select from search_words where search_words.word = wanted.word)
          or exists (
            select from search_documents
            where locale = ${locale} and words @@ plainto_tsquery(${textSearchConfigs[locale]}::regconfig, wanted.word)
          ) as known,
        (select array_agg(search_words.word) from search_words
          where length(search_words.word) between length(wanted.word) - slips and length(wanted.word) + slips
            and levenshtein_less_equal(search_words.word, wanted.word, changes) <= changes) as candidates
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (word text, slips int, changes int)
      where slips > 0 and length(wanted.word) <= ${maxLength}`,
  )
  const corrections = new Map(
    rows
      .filter(({ known }) => !known)
      .map(({ typed, candidates }) => {
        // “Strogonof” is another spelling of a dish, “pizza” none of “pipa”.
        const same = (candidates ?? []).filter(
          (word) => (!isOfIntent(typed) || isOfIntent(word)) && !(isEpithet(word) && !mayBeLatin(typed)),
        )
        return [typed, nearest(typed, same, slipsIn(typed))] as const
      }),
  )
  const corrected = words.map((word) => corrections.get(word) ?? word)
  return corrected.some((word, index) => word !== words[index]) ? corrected : null
}
