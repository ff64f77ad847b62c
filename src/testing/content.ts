import { randomUUID } from 'node:crypto'
import type {
  Category,
  Comment,
  Config,
  Form,
  FormSubmission,
  Growingguide,
  Helpful,
  Impression,
  Like,
  Mushroom,
  Order,
  Product,
  Recipe,
  Reference,
  Report,
  Review,
  Salerule,
  Stocknotice,
  Vendor,
} from '@/payload-types'
import { discardJobs } from './jobs'
import { richTextOf } from './rich-text'
import { executeAll, payload } from './users'

type Written<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt' | 'sizes' | 'title'>
type Status = 'draft' | 'published'
type Made = Exclude<keyof Config['collections'], `payload-${string}` | 'users'>

type Variant = Omit<NonNullable<NonNullable<Product['variants']>['variants']>[number], 'options'>

const made: { collection: Made; id: string }[] = []

/** Removes a document at the end of the file that a test created through the API. */
export function remember(collection: Made, id: string): string {
  made.push({ collection, id })
  return id
}

/** Returns a word that occurs nowhere else, to look for in responses. */
export function marker(): string {
  return `zz${randomUUID().replaceAll('-', '')}`
}

export function speciesData(name: string, status: Status): Written<Mushroom> {
  return {
    slug: name.toLowerCase(),
    _status: status,
    meta: { description: `${name} in one sentence` },
    specie: {
      scientificName: name,
      commonNames: [{ name: `common ${name}` }],
      edibility: ['edible'],
      safety: { headline: `headline ${name}`, advice: `advice ${name}` },
      traits: { growthForm: 'agaric', hymenium: 'gills' },
    },
  }
}

const sizeOptions = [
  { identifier: 's', label: 'Small' },
  { identifier: 'l', label: 'Large' },
]

/** A product's variants in two sizes, with what is given of each. */
export const twoSizes = (small: Variant, large: Variant): Pick<Product, 'enableVariants' | 'variants'> => ({
  enableVariants: true,
  variants: {
    keys: [{ identifier: 'size', label: 'Size', options: sizeOptions }],
    variants: [
      { options: [{ key: 'size', option: 's' }], ...small },
      { options: [{ key: 'size', option: 'l' }], ...large },
    ],
  },
})

export async function species(
  status: Status,
  name = marker(),
  more: Partial<Written<Mushroom>> = {},
): Promise<Mushroom> {
  const data = { ...speciesData(name, status), ...more }
  const doc = await payload.create({ collection: 'mushrooms', data, depth: 0, draft: false })
  remember('mushrooms', doc.id)
  return doc
}

export async function guide(
  status: Status,
  more: Partial<Written<Growingguide>> & { title?: string } = {},
): Promise<Growingguide> {
  const title = more.title ?? marker()
  const doc = await payload.create({
    collection: 'growingguides',
    data: { slug: title.toLowerCase(), ...more, title, _status: status } as never,
    draft: false,
  })
  remember('growingguides', doc.id)
  return doc
}

/** A post, a project or a page: a title is all that they need. */
export async function article(
  collection: 'posts' | 'projects' | 'pages',
  status: Status,
): Promise<{ id: string }> {
  const title = marker()
  const data = { title, slug: title.toLowerCase(), _status: status }
  const doc = await payload.create({ collection, data: data as never, draft: false })
  return { id: remember(collection, doc.id) }
}

/** A post that is written in Spanish alone. */
export async function spanishPost(status: Status): Promise<string> {
  const title = marker()
  const data = { title, slug: title.toLowerCase(), _status: status } as never
  const { id } = await payload.create({ collection: 'posts', locale: 'es', data, draft: status === 'draft' })
  return remember('posts', id)
}

export function recipeData(name: string, status: Status) {
  return {
    name,
    slug: name.toLowerCase(),
    yield: 4,
    cookingTime: { prepTime: 5, cookTime: 10 },
    ingredients: [{ quantity: 2, unit: 'clove' as const, name: 'garlic', note: 'sliced' }],
    instructions: [{ steps: [{ stepText: 'Fry it.' }] }],
    _status: status,
  }
}

export async function recipe(status: Status): Promise<Recipe> {
  const doc = await payload.create({
    collection: 'recipes',
    data: recipeData(marker(), status) as never,
    draft: false,
  })
  remember('recipes', doc.id)
  return doc
}

export async function reference(status: Status, more: Partial<Reference> = {}): Promise<Reference> {
  const doc = await payload.create({
    collection: 'references',
    data: {
      title: marker(),
      link: 'https://example.org/work',
      summary: marker(),
      ...more,
      _status: status,
    } as never,
    draft: false,
  })
  remember('references', doc.id)
  return doc
}

export async function category(parent: string | null, title = marker()): Promise<Category> {
  const doc = await payload.create({
    collection: 'categories',
    data: { title, slug: title.toLowerCase(), parent },
  })
  remember('categories', doc.id)
  return doc
}

/** Returns the id of a category of the built-in taxonomy by its path. */
export async function categoryAt(path: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    select: { path: true },
    where: { path: { equals: path } },
  })
  return String(docs[0]?.id)
}

const supplierTypes = {
  vendors: { vendorType: 'grower' },
  wholesale: { wholesaleType: 'grower' },
  dropshipping: { supplierType: 'growing' },
} as const

/** The required fields of a supplier. */
export function supplierData(kind: keyof typeof supplierTypes, name = marker()) {
  return {
    businessName: name,
    slug: name,
    ...supplierTypes[kind],
    address: { city: 'Here', state: 'OR', country: 'US' },
  }
}

/** Creates a published wholesaler or dropshipper. */
export async function supplier(kind: 'wholesale' | 'dropshipping'): Promise<{ id: string }> {
  return written(kind, { ...supplierData(kind), status: 'active', _status: 'published' })
}

export async function affiliate(): Promise<{ id: string }> {
  return written('affiliates', { businessName: marker(), website: 'https://example.org' })
}

export async function glossaryTerm(): Promise<{ id: string }> {
  const term = marker()
  return written('glossary', { slug: term, term, definition: marker() })
}

/** Creates a vendor, published by default. */
export async function vendor(
  more: Partial<Written<Vendor>> = {},
  _status: Status = 'published',
): Promise<Vendor> {
  const doc = await payload.create({
    collection: 'vendors',
    data: { ...supplierData('vendors'), status: 'active', ...more, _status } as never,
    depth: 0,
    draft: false,
  })
  remember('vendors', doc.id)
  return doc
}

let shirts: Promise<string> | undefined

/** What a product needs to be published. */
export async function productData(seller: string, name = marker()) {
  shirts ??= categoryAt('products/apparel/shirts')
  return {
    title: name,
    slug: name,
    vendor: seller,
    categories: [await shirts],
    withoutSpecies: true,
    description: richTextOf(`description ${name}`),
    baseInventory: { unitPrice: 20, currency: 'USD' as const, stock: 3 },
  }
}

export async function product(
  seller: string,
  more: Partial<Written<Product>> & { title?: string } = {},
  _status: Status = 'published',
): Promise<Product> {
  const doc = await payload.create({
    collection: 'products',
    data: { ...(await productData(seller)), ...more, _status } as never,
    depth: 0,
    draft: false,
  })
  remember('products', doc.id)
  return doc
}

export async function saleRule(more: Partial<Written<Salerule>>): Promise<Salerule> {
  const title = marker()
  const doc = await payload.create({
    collection: 'salerules',
    data: { title, verdict: 'never', reason: `reason ${title}`, ...more } as never,
    depth: 0,
  })
  remember('salerules', doc.id)
  return doc
}

export function orderData(vendor: string) {
  const line = { title: marker(), unitPrice: 2000, quantity: 1 }
  const contact = { name: marker(), email: 'buyer@fungarium.invalid', street: 'A', city: 'B', country: 'US' }
  const kept = { number: marker(), key: marker(), locale: 'en' } as const
  return { ...kept, vendor, lines: [line], total: 2000, currency: 'USD', contact } as const
}

/** Creates an order. */
export async function order(seller: string, more: Partial<Written<Order>> = {}): Promise<Order> {
  return written('orders', { ...orderData(seller), ...more })
}

export function stockNoticeData(product: string) {
  return { product, email: 'waiting@fungarium.invalid', locale: 'en' as const, key: marker() }
}

/** Creates a notice for a product that is sold out. */
export async function stockNotice(
  product: string,
  more: Partial<Written<Stocknotice>> = {},
): Promise<Stocknotice> {
  return written('stocknotices', { ...stockNoticeData(product), ...more })
}

export function formData(name = marker()) {
  return {
    title: name,
    slug: name,
    fields: [{ blockType: 'text' as const, name: 'name', label: 'Name' }],
    confirmationType: 'message' as const,
    confirmationMessage: richTextOf(`confirmation ${name}`),
  }
}

/** Creates a published form. */
export async function form(more: Partial<Written<Form>> = {}): Promise<Form> {
  return written('forms', { ...formData(), ...more, _status: 'published' })
}

/** Creates what a visitor sent. */
export async function formSubmission(form: string): Promise<FormSubmission> {
  const submissionData = [{ field: 'name', value: marker() }]
  return written('form-submissions', { form, locale: 'en', submissionData })
}

/** Creates an empty cart. */
export async function cart(user: string): Promise<{ id: string }> {
  return written('carts', { user, lines: [] })
}

/** Creates a find of a member. */
export async function savedItem(user: string): Promise<{ id: string }> {
  return written('saveditems', { user, list: 'finds', note: marker() })
}

export type About = { relationTo: 'mushrooms' | 'growingguides'; value: string }
export type Entry = { relationTo: 'reviews' | 'impressions'; value: string }

/** Creates a published species to contribute to. */
export async function about(): Promise<{ relationTo: 'mushrooms'; value: string }> {
  return { relationTo: 'mushrooms', value: (await species('published')).id }
}

export function reviewData(doc: About) {
  return { doc, rating: 4, headline: marker(), review: `review ${marker()}` }
}

export function impressionData(doc: About) {
  return { doc, rating: 4, headline: marker(), impression: `impression ${marker()}` }
}

export function commentData(doc: About) {
  return { doc, comment: `comment ${marker()}` }
}

/** Creates a document with the rights of the site, so that any author and status are possible. */
async function written<Doc extends { id: string }>(collection: Made, data: object): Promise<Doc> {
  const doc = await payload.create({ collection, data: data as never, depth: 0, draft: false })
  remember(collection, doc.id)
  return doc as unknown as Doc
}

export async function review(_status: Status, more: Partial<Written<Review>> = {}): Promise<Review> {
  return written('reviews', { ...reviewData((more.doc as About) ?? (await about())), ...more, _status })
}

export async function impression(
  _status: Status,
  more: Partial<Written<Impression>> = {},
): Promise<Impression> {
  return written('impressions', {
    ...impressionData((more.doc as About) ?? (await about())),
    ...more,
    _status,
  })
}

export async function comment(_status: Status, more: Partial<Written<Comment>> = {}): Promise<Comment> {
  return written('comments', { ...commentData((more.doc as About) ?? (await about())), ...more, _status })
}

export async function like(user: string | null = null, item?: About): Promise<Like> {
  return written('likes', { item: item ?? (await about()), user })
}

export async function helpful(user: string | null = null, item?: Entry): Promise<Helpful> {
  return written('helpfuls', {
    item: item ?? { relationTo: 'reviews', value: (await review('published')).id },
    user,
  })
}

export async function report(value: string): Promise<Report> {
  return written('reports', { entry: { relationTo: 'reviews', value }, reason: 'wrong', key: marker() })
}

export async function decision(): Promise<{ id: string }> {
  return written('decisions', { verdict: 'published', excerpt: marker() })
}

export async function dataVersion(): Promise<{ id: string }> {
  return written('dataversions', { dataVersion: marker(), speciesCount: 1, referenceCount: 1 })
}

/** Collections that the prepared database is not empty of, or whose documents have files. */
const removedOneByOne: string[] = ['categories', 'glossary', 'media', 'users']

/** All other collections of the site, each before those that it cannot do without. */
const emptiedCollections = [
  'orders',
  ...Object.keys(payload.collections)
    .filter((slug) => slug !== 'orders' && !slug.startsWith('payload-') && !removedOneByOne.includes(slug))
    .reverse(),
] as Made[]

const emptiedTables = [
  ...emptiedCollections.flatMap((slug) => {
    const table = slug.replaceAll('-', '_')
    return payload.collections[slug].config.versions ? [`_${table}_v`, table] : [table]
  }),
  ...['facet_bitmaps', 'listing_titles', 'listings'],
]

/** Empties in one request what Payload would delete document by document, with their entries in the indexes. */
async function emptyTables(): Promise<void> {
  const indexed = emptiedCollections.map((slug) => `'${slug}'`).join()
  const statements = [
    ...emptiedTables.map((table) => `delete from "${table}"`),
    ...['search_documents', 'search_names'].map(
      (table) => `delete from ${table} where collection in (${indexed})`,
    ),
  ]
  await executeAll(statements)
}

/** Leaves of the site's content what the prepared database contains. */
export async function removeContent(): Promise<void> {
  await emptyTables()
  for (const { collection, id } of made.reverse())
    if (removedOneByOne.includes(collection))
      await payload.delete({ collection, id, depth: 0 }).catch(() => undefined)
  made.length = 0
  await discardJobs()
}
