import type { CardCategory } from '@/domains/cards/card'
import { withQuery } from '@/foundation/routing/with-query'

/** Whether a category is that of classifieds or below it: what one person offers, not a shop. */
export const isClassified = ({ path }: CardCategory): boolean =>
  `${path}/`.startsWith('products/classifieds/')

/** Characters of a message to a seller. */
export const maxMessageLength = 2000

/** The page of the form that writes to the seller, without language. */
export const contactSellerPath = (slug: string) => withQuery('/contact-seller', { product: slug })
