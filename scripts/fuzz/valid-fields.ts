import type { KnownDocuments } from './known-documents'

/** Values that the endpoints accept, by the name of the field, so that not every form fails at its first check. */
export type ValidFields = Record<string, readonly unknown[]>

export function validFields({ ids, files }: KnownDocuments): ValidFields {
  const idsOf = (collection: string) => ids[collection] ?? []
  const subjects = ['mushrooms', 'growingguides', 'products', 'vendors'].flatMap((collection) =>
    idsOf(collection).slice(0, 2),
  )
  const fields: ValidFields = {
    alias: ['Fuzz'],
    alt: ['A picture'],
    anonymous: [true, 'on', false],
    collection: ['mushrooms', 'products', 'reviews', 'likes'],
    comment: ['Found under oaks.'],
    currency: ['USD', 'EUR'],
    doc: subjects,
    entries: [idsOf('reviews').map((id) => `reviews:${id}`)],
    entry: idsOf('reviews').map((id) => `reviews:${id}`),
    filename: ['a.png', ...files],
    headline: ['Firm and mild'],
    impression: ['Calm and clear.'],
    item: [...idsOf('mushrooms').map((id) => `mushrooms:${id}`), ...subjects],
    limit: [1, '2'],
    lines: idsOf('products').map((product) => [{ product, variant: null, quantity: 1 }]),
    locale: ['en', 'es', 'pt'],
    openedAt: [1],
    product: idsOf('products'),
    quantity: [1, '2'],
    rating: [1, 5, '3'],
    reason: ['wrong', 'offTopic'],
    relationTo: ['mushrooms', 'products', 'vendors'],
    review: ['Good with rice.'],
    sort: ['title', '-createdAt'],
    title: ['A title'],
    vendor: idsOf('vendors'),
    verdict: ['publish', 'decline'],
    where: [{}, { title: { like: 'a' } }],
  }
  return Object.fromEntries(Object.entries(fields).filter(([, values]) => values.length > 0))
}
