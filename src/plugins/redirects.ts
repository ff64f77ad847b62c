import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { CollectionBeforeDeleteHook, Plugin } from 'payload'
import { redirects } from '@/domains/redirects/collection'
import { redirectsSlug } from '@/domains/redirects/from-path'
import { recordMove } from '@/domains/redirects/record-move'
import { documentCollections } from '@/foundation/routing/paths'
import { extendCollections } from './extend-collections'

const collections: readonly string[] = documentCollections

const addCollection = redirectsPlugin({ collections: [...documentCollections], overrides: redirects })

/** Deletes the former addresses of an entry together with it: they would lead nowhere. */
const deleteRedirects: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const reference = { equals: { relationTo: collection.slug, value: id } }
  await req.payload.delete({ collection: redirectsSlug, where: { 'to.reference': reference }, depth: 0, req })
}

const recordMoves = extendCollections(({ slug }) =>
  collections.includes(slug)
    ? { hooks: { beforeChange: [recordMove], beforeDelete: [deleteRedirects] } }
    : undefined,
)

/** Adds redirects, and one for the former address of each published entry whose slug changes. They go with the entry. */
export const redirectsAfterMoves: Plugin = async (config) => recordMoves(await addCollection(config))
