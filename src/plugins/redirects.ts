import { redirectsPlugin } from '@payloadcms/plugin-redirects'
import type { Plugin } from 'payload'
import { redirects } from '@/domains/redirects/collection'
import { recordMove } from '@/domains/redirects/record-move'
import { documentCollections } from '@/foundation/routing/paths'
import { extendCollections } from './extend-collections'

const collections: readonly string[] = documentCollections

const addCollection = redirectsPlugin({ collections: [...documentCollections], overrides: redirects })

const recordMoves = extendCollections(({ slug }) =>
  collections.includes(slug) ? { hooks: { beforeChange: [recordMove] } } : undefined,
)

/** Adds redirects, and one for the former address of each published entry whose slug changes. */
export const redirectsAfterMoves: Plugin = async (config) => recordMoves(await addCollection(config))
