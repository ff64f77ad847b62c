import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type DocumentViewConfig,
  type EditConfig,
  NotFound,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { releasingCollections } from '@/domains/sample-content/collections'
import { PublicError } from '@/foundation/errors'
import { isStaff } from '@/foundation/payload/access'
import { findReferrers, type ReferrerPage } from '@/foundation/payload/references/find-references'
import { nameReferrers } from '@/foundation/payload/references/name-referrers'
import { tableOf } from '@/foundation/payload/references/referring-columns'
import { transactionOf } from '@/foundation/payload/transaction'
import { languageOf, validationMessage } from '@/foundation/payload/validation-message'
import { changeCollections } from './extend-collections'

/** Places that a refusal names; the others are counted only. */
const maxNamed = 10

/** Says which entry is used where: several may be deleted at once. */
async function refusalOf(
  req: PayloadRequest,
  { collection, id }: { collection: CollectionSlug; id: string },
  { total, referrers }: ReferrerPage,
): Promise<PublicError> {
  const [entry] = await nameReferrers(req, [{ kind: 'collection', slug: collection, id }])
  const title = entry?.title ?? req.t('general:untitled')
  const named = (await nameReferrers(req, referrers)).map(({ title, kind }) =>
    kind ? `${title} (${kind})` : title,
  )
  const more = total - named.length
  if (more > 0) named.push(validationMessage(req, 'morePlaces', { count: more }))
  const places = new Intl.ListFormat(languageOf(req)).format(named)
  return new PublicError(validationMessage(req, 'inUse', { places, title }), 409)
}

/**
 * Keeps documents that others refer to from being deleted, because the reference would silently become empty. The lock
 * lets references that are being written finish first, and refuses later ones by their foreign key. Texts and blocks have
 * none: a link written in that moment leads nowhere.
 * @throws {PublicError} 409, naming where the document is used.
 */
const refuseWhileReferenced: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  const table = sql.identifier(tableOf(collection))
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select id from ${table} where id = ${id} for update`)
  // Another request has deleted it meanwhile.
  if (rows.length === 0) throw new NotFound(req.t)
  if (context.erasesAccount) return
  const target = { collection: collection.slug as CollectionSlug, id: String(id) }
  const found = await findReferrers(req, target, {
    limit: maxNamed,
    ...(context.removesSample === true && { ignored: releasingCollections, ignoreSamples: true }),
  })
  if (found.total > 0) throw await refusalOf(req, target, found)
}

/** The tab of an entry that lists where it is used; made when it is opened, because texts and blocks have no index. */
const usedIn: DocumentViewConfig = {
  Component: '/app/(payload)/references/used-in#UsedIn',
  path: '/used-in',
  tab: {
    condition: ({ req }) => isStaff(req.user),
    href: '/used-in',
    label: ({ t }) => t('site:usedIn'),
    order: 900,
  },
}

function withTab({ admin }: CollectionConfig): CollectionConfig['admin'] {
  const views = admin?.components?.views
  const { root, ...otherViews } = views?.edit ?? {}
  // A view in place of the whole entry has no tabs.
  if (admin?.hidden === true || root) return admin
  const edit = { ...otherViews, usedIn } as EditConfig
  return { ...admin, components: { ...admin?.components, views: { ...views, edit } } }
}

const guard = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: withTab(collection),
  hooks: {
    ...collection.hooks,
    // First, because a bulk deletion commits what other hooks did for an entry that is refused.
    beforeDelete: [refuseWhileReferenced, ...(collection.hooks?.beforeDelete ?? [])],
  },
})

/** Refuses to delete what others refer to, unless the referring collection states what happens (`onDelete`). */
export const references: Plugin = changeCollections(guard)
