import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { Locale } from '@/foundation/i18n/locales'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import type { SaleRule, SoldSpecies } from './sale-restriction'

/* Plain SQL: Payload's Local API would switch the language of the running request to that of the reasons. */

const array = (ids: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`

async function rulesIn(db: Database, language: Locale): Promise<SaleRule[]> {
  return queryRows<SaleRule>(
    db,
    sql`
    select verdict as restriction, coalesce(all_psilocybin, false) as "allPsilocybin", coalesce(all_toxic, false) as "allToxic",
      array(select mushrooms_id::text from salerules_rels where parent_id = rule.id and path = 'species') as species,
      array(
        select categories.path from salerules_rels as rel join categories on categories.id = categories_id
        where rel.parent_id = rule.id
      ) as categories,
      array(select text from salerules_texts where parent_id = rule.id and path = 'excludedRegions') as "excludedRegions",
      (
        select reason from salerules_locales where _parent_id = rule.id
        order by _locale::text = ${language} desc, _locale::text = 'en' desc limit 1
      ) as reason
    from salerules as rule order by title`,
  )
}

/** Slugs of the compounds that make a species count as containing psilocybin. */
export const controlledCompounds: readonly string[] = ['psilocybin', 'psilocin']

async function speciesOf(db: Database, ids: readonly string[]): Promise<SoldSpecies[]> {
  return queryRows<SoldSpecies>(
    db,
    sql`
    select id::text,
      specie_poisoning_syndrome = 'psilocybin' is true or exists (
        select from species_psychoactive_chem join categories on categories.id = compound_id
        where _parent_id = species.id and categories.slug in (select jsonb_array_elements_text(${JSON.stringify(controlledCompounds)}::jsonb))
      ) as psilocybin,
      exists (
        select from species_edibilities where parent_id = species.id and value in ('deadly', 'poisonous')
      ) as toxic
    from mushrooms as species where id in ${array(ids)}`,
  )
}

async function pathsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`select path from categories where id in ${array(ids)}`)
  return rows.map(({ path }) => String(path))
}

/**
 * Saving a product takes the shared lock, changing rules or what they depend on the exclusive one, so
 * that no product is saved under an outdated rule.
 */
export async function lockSaleRules(req: PayloadRequest, mode: 'read' | 'change'): Promise<void> {
  const db = await transactionOf(req)
  const lock = sql.raw(mode === 'read' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await db.execute(sql`select ${lock}(hashtext('salerules'))`)
}

/**
 * The rules with their reasons in a language, and what they need to know about a product's species and
 * categories.
 */
export async function getSaleRules(
  req: PayloadRequest,
  {
    species,
    categories,
    language,
  }: { species: readonly string[]; categories: readonly string[]; language: Locale },
): Promise<{ rules: SaleRule[]; species: SoldSpecies[]; categories: string[] }> {
  const db = await transactionOf(req)
  return {
    rules: await rulesIn(db, language),
    species: await speciesOf(db, species),
    categories: await pathsOf(db, categories),
  }
}
