import type { ComponentType } from 'react'

/** The props of an island are in its element. */
type Load = () => Promise<ComponentType<never>>

/** The components of islands, by their names. */
export const islands: Record<string, Load> = {
  'add-to-cart': () => import('@/domains/cart/components/add-to-cart').then(({ AddToCart }) => AddToCart),
  'address-fields': () =>
    import('@/domains/orders/components/address-fields').then(({ AddressFields }) => AddressFields),
  cart: () => import('@/domains/cart/components/cart').then(({ Cart }) => Cart),
  form: () => import('@/domains/forms/components/form').then(({ DynamicForm }) => DynamicForm),
  'my-comments': () =>
    import('@/domains/comments/components/my-comments').then(({ MyComments }) => MyComments),
  'my-impression': () =>
    import('@/domains/impressions/components/my-impression').then(({ MyImpression }) => MyImpression),
  'write-review': () =>
    import('@/domains/reviews/components/write-review').then(({ WriteReview }) => WriteReview),
}
