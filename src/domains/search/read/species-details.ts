import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCards } from '@/domains/catalog/query'
import type { FoundSpecies } from '@/domains/search/entries/species'
import { byDanger, dangerRank } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { UnlistedSpecies } from '@/domains/species/unlisted'
import { queryRows } from '@/foundation/payload/query-rows'
import type { Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { StatementRow } from './statement'

/** The dangerous species that one is confused with, the most dangerous first. */
export async function dangerousLookAlikes(
  reader: Reader,
  { card, listing }: Pick<StatementRow, 'card' | 'listing'>,
  limit: number,
): Promise<(SpeciesCard | UnlistedSpecies)[]> {
  const { lookAlikes } = card as FoundSpecies
  const { unlistedDangers = [] } = listing as SpeciesCard
  const species = await getCards(reader, 'mushrooms', lookAlikes)
  return [...species, ...unlistedDangers]
    .filter(({ edibility }) => dangerRank(edibility) <= dangerRank('caution'))
    .sort(byDanger)
    .slice(0, limit)
}

export interface NamesOfSpecies {
  common: { language: string; names: string[] }[]
  synonyms: string[]
}

/** All names of a species, the reader's language first. */
export async function namesOfSpecies(reader: Reader, document: string): Promise<NamesOfSpecies> {
  const rows = await queryRows<{ type: string; language: string | null; names: string[] }>(
    databaseOf(reader.payload),
    sql`
      select type, language, array_agg(distinct name order by name) as names from search_names
      where document = ${document} and type in ('common', 'synonym')
      group by type, language order by (language = ${reader.locale}) desc nulls last, language`,
  )
  return {
    common: rows.flatMap(({ language, names }) => (language ? { language, names } : [])),
    synonyms: rows.find(({ type }) => type === 'synonym')?.names ?? [],
  }
}
