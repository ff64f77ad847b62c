import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { moveNotices } from '@/domains/stocknotices/notice'
import { transactionOf } from '@/foundation/payload/transaction'
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

/** Sends the stock notices of an account to its new address. */
const moveStockNotices: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'update' && doc.email !== previousDoc.email) await moveNotices(req, doc.id, doc.email)
  return doc
}

/** Lets the buyer of an open order follow it by the links of its mails when the account is gone. */
const openOrdersToBuyer: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`
    update orders set guest_secret = gen_random_uuid()
    where buyer_id = ${id} and guest_secret is null and state not in ('closed', 'declined')`)
}

/** Deletes the stock notices of an account, or of a product, together with it. */
const deleteStockNotices: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const field = collection.slug === 'users' ? 'user' : 'product'
  await req.payload.db.deleteMany({ collection: 'stocknotices', req, where: { [field]: { equals: id } } })
}

/** What guests and members leave behind follows the account or the product. */
export const guestOrders = extendCollections(({ slug }) => {
  if (slug === 'users')
    return {
      hooks: {
        afterChange: [attachGuestOrders, moveStockNotices],
        beforeDelete: [openOrdersToBuyer, deleteStockNotices],
      },
    }
  return slug === 'products' ? { hooks: { beforeDelete: [deleteStockNotices] } } : undefined
})
