import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { extendCollections } from './extend-collections'

/** Gives the orders of a guest to the account whose owner has confirmed the same e-mail address. */
const attachGuestOrders: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  if (context.verifiedEmail)
    await req.payload.update({
      collection: 'orders',
      where: {
        buyer: { exists: false },
        guestSecret: { exists: true },
        'contact.email': { equals: doc.email },
      },
      data: { buyer: doc.id },
      depth: 0,
      req,
    })
  return doc
}

/** Deletes the stock notices of an account, or of a product, together with it. */
const deleteStockNotices: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const field = collection.slug === 'users' ? 'user' : 'product'
  await req.payload.db.deleteMany({ collection: 'stocknotices', req, where: { [field]: { equals: id } } })
}

/** What guests and members leave behind follows the account or the product. */
export const guestOrders = extendCollections(({ slug }) => {
  const beforeDelete = [deleteStockNotices]
  if (slug === 'users') return { hooks: { afterChange: [attachGuestOrders], beforeDelete } }
  return slug === 'products' ? { hooks: { beforeDelete } } : undefined
})
