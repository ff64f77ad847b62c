import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
} from 'payload'
import { controlledCompounds, getSaleRules, lockSaleRules } from '@/domains/salerules/queries'
import { findBreach } from '@/domains/salerules/sale-restriction'
import { PublicError } from '@/foundation/errors'
import { defaultLocale } from '@/foundation/i18n/locales'
import { isDraftSave } from '@/foundation/payload/drafts'
import { queryRows } from '@/foundation/payload/query-rows'
import { type Database, transactionOf } from '@/foundation/payload/transaction'
import { validationMessage } from '@/foundation/payload/validation-message'
import { notifyTakenDown } from './mails'

interface PublishedProduct {
  id: string
  /** In English, or else in any language. */
  title: string
  vendor: string
  species: string[]
  categories: string[]
  excludedRegions: string[]
}

/** Published products of a species, or of any, with what sale rules depend on. */
async function publishedWithSpecies(db: Database, species: string | null): Promise<PublishedProduct[]> {
  const hasSpecies = species ? sql`mushrooms_id = ${species}` : sql`mushrooms_id is not null`
  return queryRows<PublishedProduct>(
    db,
    sql`
    select id::text, vendor_id::text as vendor,
      (
        select title from products_locales where _parent_id = product.id and title is not null
        order by _locale = 'en' desc, _locale limit 1
      ) as title,
      array(select mushrooms_id::text from products_rels where parent_id = product.id and path = 'species') as species,
      array(
        select categories.path from products_rels as rel join categories on categories.id = categories_id
        where rel.parent_id = product.id and rel.path = 'categories'
      ) as categories,
      array(select text from products_texts where parent_id = product.id and path = 'excludedRegions') as "excludedRegions"
    from products as product
    where _status = 'published' and id in (select parent_id from products_rels where path = 'species' and ${hasSpecies})
    order by id`,
  )
}

/**
 * Unpublishes products that break a rule and notifies their vendors. They see the reason when they
 * publish again.
 */
async function takeDownBreaches(req: PayloadRequest, species: string | null): Promise<void> {
  await lockSaleRules(req, 'change')
  const products = await publishedWithSpecies(await transactionOf(req), species)
  if (products.length === 0) return
  const applicable = await getSaleRules(req, {
    species: [...new Set(products.flatMap((product) => product.species))],
    categories: [],
    language: defaultLocale,
  })
  const breaches = products.filter((product) =>
    findBreach(applicable.rules, {
      ...product,
      species: applicable.species.filter(({ id }) => product.species.includes(id)),
    }),
  )
  const data = { _status: 'draft' } as const
  // The change may have come in any language.
  const options = { collection: 'products', data, depth: 0, locale: defaultLocale, req } as const
  for (const { id } of breaches) await req.payload.update({ ...options, id })
  for (const vendor of new Set(breaches.map((product) => product.vendor))) {
    const titles = breaches.filter((product) => product.vendor === vendor).map(({ title }) => title)
    await notifyTakenDown(req, vendor, titles)
  }
}

const afterRule: CollectionAfterChangeHook = async ({ doc, req }) => {
  await takeDownBreaches(req, null)
  return doc
}

/** A species may turn out to be poisonous. */
const afterSpecies: CollectionAfterChangeHook = async (change) => {
  const { doc, operation, req } = change
  if (operation === 'update' && !isDraftSave(change)) await takeDownBreaches(req, doc.id)
  return doc
}

const idOf = (relation: unknown) => (relation as { id?: string } | null)?.id ?? relation ?? null

/** Moving a category moves its descendants, so their products are checked as well. */
const afterCategory: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isMoved = doc.slug !== previousDoc?.slug || idOf(doc.parent) !== idOf(previousDoc?.parent)
  if (operation === 'update' && isMoved) await takeDownBreaches(req, null)
  return doc
}

/** A deleted rule or category may be what allowed a product. */
const afterDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await takeDownBreaches(req, null)
  return doc
}

/** Rules find compounds by slug: renaming or deleting one would exempt its species. */
const isControlled = ({ slug, path }: { slug?: unknown; path?: unknown } = {}) =>
  controlledCompounds.includes(String(slug)) && String(path).startsWith('species/chemistry/')

const controlledCompoundError = (req: PayloadRequest) =>
  new PublicError(validationMessage(req, 'compoundControlled'), 400)

/** @throws {PublicError} 400. */
const refuseSlugChange: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (isControlled(originalDoc) && data.slug !== undefined && data.slug !== originalDoc?.slug)
    throw controlledCompoundError(req)
  return data
}

/** @throws {PublicError} 400. */
const refuseDeletionOfControlled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({
    collection: 'categories',
    id,
    depth: 0,
    select: { slug: true, path: true },
    req,
  })
  if (isControlled(doc)) throw controlledCompoundError(req)
}

/** Hooks by collection that recheck products after a change to rules, species or categories. */
export const saleRuleHooks: Partial<Record<string, CollectionConfig['hooks']>> = {
  salerules: { afterChange: [afterRule], afterDelete: [afterDeletion] },
  mushrooms: { afterChange: [afterSpecies] },
  categories: {
    afterChange: [afterCategory],
    afterDelete: [afterDeletion],
    beforeChange: [refuseSlugChange],
    beforeDelete: [refuseDeletionOfControlled],
  },
}
