import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest } from 'payload'
import { defaultLocale } from '../../foundation/i18n/locales'
import { type Database, transactionOf } from '../../foundation/payload/transaction'
import { holdRules, rulesAbout } from '../salerules/queries'
import { breachOf } from '../salerules/verdict'
import { tellTakenDown } from './mails'

interface Offered {
  id: string
  /** In English, which every product has. */
  title: string
  vendor: string
  species: string[]
  categories: string[]
  excludedRegions: string[]
}

/** What everyone is offered of a species, or of any, by what rules ask of it. */
async function offeredOf(db: Database, species: string | null): Promise<Offered[]> {
  const isOf = species ? sql`mushrooms_id = ${species}` : sql`mushrooms_id is not null`
  const { rows } = await db.execute(sql`
    select id::text, vendor_id::text as vendor,
      (select title from products_locales where _parent_id = product.id and _locale = 'en') as title,
      array(select mushrooms_id::text from products_rels where parent_id = product.id and path = 'species') as species,
      array(
        select categories.path from products_rels as under join categories on categories.id = categories_id
        where under.parent_id = product.id and under.path = 'categories'
      ) as categories,
      array(select text from products_texts where parent_id = product.id and path = 'excludedRegions') as "excludedRegions"
    from products as product
    where _status = 'published' and id in (select parent_id from products_rels where path = 'species' and ${isOf})
    order by id`)
  return rows as unknown as Offered[]
}

/** Takes down what may not be sold any more, and tells its vendors. Why, they hear when they publish it again. */
async function takeDownBreaches(req: PayloadRequest, species: string | null): Promise<void> {
  await holdRules(req, 'change')
  const offered = await offeredOf(await transactionOf(req), species)
  if (offered.length === 0) return
  const known = await rulesAbout(req, {
    species: [...new Set(offered.flatMap((product) => product.species))],
    categories: [],
    language: defaultLocale,
  })
  const breaches = offered.filter((product) =>
    breachOf(known.rules, {
      ...product,
      species: known.species.filter(({ id }) => product.species.includes(id)),
    }),
  )
  const data = { _status: 'draft' } as const
  for (const { id } of breaches) await req.payload.update({ collection: 'products', id, data, depth: 0, req })
  for (const vendor of new Set(breaches.map((product) => product.vendor))) {
    const titles = breaches.filter((product) => product.vendor === vendor).map(({ title }) => title)
    await tellTakenDown(req, vendor, titles)
  }
}

const afterRule: CollectionAfterChangeHook = async ({ doc, req }) => {
  await takeDownBreaches(req, null)
  return doc
}

/** A species may turn out to be poisonous. */
const afterSpecies: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await takeDownBreaches(req, doc.id)
  return doc
}

const judgedBy: Partial<Record<string, CollectionAfterChangeHook>> = {
  salerules: afterRule,
  mushrooms: afterSpecies,
}

/** Has products be taken down that a change of what they are judged by forbids, in the same transaction. */
export function withSaleRules(collection: CollectionConfig): CollectionConfig {
  const hook = judgedBy[collection.slug]
  if (!hook) return collection
  return {
    ...collection,
    hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), hook] },
  }
}
