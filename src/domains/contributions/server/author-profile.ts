import {
  type CollectionAfterReadHook,
  type CollectionBeforeReadHook,
  createDataloaderCacheKey,
  type PayloadRequest,
} from 'payload'
import type { Media, User } from '@/payload-types'
import type { PublicProfile } from './published'

/** An author in the API. An alias hides the name behind it. */
interface AuthorProfile extends PublicProfile {
  alias: string | null
}

/** The public profile of a user: one query for all authors of a list, because the data loader batches them. */
export async function publicProfileOf(req: PayloadRequest, id: string): Promise<AuthorProfile | null> {
  const user = (await req.payloadDataLoader.load(
    createDataloaderCacheKey({
      collectionSlug: 'users',
      currentDepth: 0,
      depth: 1,
      docID: id,
      draft: false,
      fallbackLocale: false,
      locale: req.locale as string,
      overrideAccess: true,
      populate: { media: { url: true, filename: true, sizes: true } },
      select: { alias: true, name: true, avatar: true },
      showHiddenFields: false,
      transactionID: req.transactionID as string,
    }),
  )) as Partial<User> | null
  if (!user) return null
  const { alias, name, avatar } = user
  const picture: Media | null = typeof avatar === 'object' ? avatar : null
  return {
    alias: alias || null,
    name: alias || name || null,
    avatar: picture?.sizes?.card?.url ?? picture?.url ?? null,
  }
}

/** Adds the author's public profile before field access removes the author. */
export const showAuthor: CollectionBeforeReadHook = async ({ doc, req }) => {
  const author = typeof doc.user === 'object' ? doc.user?.id : doc.user
  return { ...doc, populatedUser: author && !doc.anonymous ? await publicProfileOf(req, author) : null }
}

/** Gives readers, who may not read the account, the profile in its place; GraphQL has a type for accounts alone. */
export const showAuthorAsUser: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'REST' && !doc.user && doc.populatedUser ? { ...doc, user: doc.populatedUser } : doc
