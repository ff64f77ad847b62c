/** A body that each endpoint which writes accepts, or refuses for the sender alone. */
import { picture } from './access'
import * as content from './content'
import type { PrivateContent } from './private-content'
import { type Caller, call } from './rest'
import { type Person, person } from './users'

export type Sender = (Person & Caller) | null

export interface Write {
  /** The status for a member. */
  status: number
  body: (sender: Sender) => object | Promise<object>
  /** Fields of the endpoint with the name of an internal argument. */
  fields?: readonly string[]
}

const unknownId = '01a1fc0b-0000-7000-8000-000000000000'
const filled = () => String(Date.now() - 5000)
const newAddress = () => `${content.marker()}@fungarium.invalid`
const newPassword = () => `violet ${content.marker()}`
const passwordOf = (sender: Sender) => sender?.password ?? 'none'

/** What the writes are about. */
export interface Targets {
  subject: content.About
  entry: content.Entry
  form: string
  shop: string
  product: string
  soldOut: string
  others: PrivateContent['ids']
}

export async function makeTargets(others: PrivateContent['ids']): Promise<Targets> {
  // Only shops with an owner take orders.
  const shop = (await content.vendor({ owner: others.users })).id
  const stock = (pieces: number) => ({
    baseInventory: { unitPrice: 20, currency: 'USD' as const, stock: pieces },
  })
  return {
    subject: await content.about(),
    entry: { relationTo: 'reviews', value: (await content.review('published')).id },
    form: (await content.form()).id,
    shop,
    product: (await content.product(shop, stock(1000))).id,
    soldOut: (await content.product(shop, stock(0))).id,
    others,
  }
}

const write = (status: number, body: Write['body'], fields?: readonly string[]): Write => ({
  status,
  body,
  fields,
})

const contact = {
  name: 'Ottilie Pfifferling',
  street: 'Moss Lane 7',
  city: 'Astoria',
  postalCode: '97103',
  region: 'OR',
  country: 'US',
}

/** The order of what is in the sender's cart. */
async function orderOf(sender: Sender, { product, shop }: Targets): Promise<object> {
  const order = { ...contact, email: newAddress(), vendor: shop, currency: 'USD', key: content.marker() }
  if (!sender) return { ...order, seen: 'x', locale: 'en' }
  await call('PUT', '/cart', { as: sender, body: { lines: [{ product, quantity: 1 }] } })
  const { body } = await call('GET', '/cart', { as: sender })
  return { ...order, seen: body.groups[0].seen, locale: 'en' }
}

async function upload(fields: Record<string, string>, name: string): Promise<FormData> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new File([new Uint8Array(await picture())], name, { type: 'image/png' }))
  return form
}

function tradeWrites(targets: Targets): Record<string, Write> {
  const { product, soldOut, others } = targets
  const line = { product, quantity: 1 }
  const order = { order: others.orders }
  const application = () => ({
    businessName: content.marker(),
    vendorType: 'grower',
    country: 'US',
    city: 'Astoria',
    description: 'We grow oyster mushrooms on straw, and lion’s mane on logs of beech. '.repeat(4),
    openedAt: filled(),
  })
  return {
    'POST /cart': write(200, () => ({ lines: [] })),
    'PUT /cart': write(200, () => ({ lines: [line] })),
    'POST /cart/add': write(200, () => line),
    'POST /cart/set': write(200, () => line),
    'POST /stock': write(404, () => ({
      [`stock:${others.products}:`]: '5',
      [`was:${others.products}:`]: '3',
    })),
    'POST /products': write(403, () => content.productData(targets.shop)),
    'POST /products/write': write(404, () => ({ product: 'none', text: 'Is it still there?' })),
    'POST /orders/request': write(201, (sender) => orderOf(sender, targets)),
    'POST /orders/move': write(404, () => ({ ...order, state: 'closed' })),
    'POST /orders/undo': write(404, () => order),
    'POST /orders/reorder': write(404, () => order),
    'POST /orders/forget': write(404, () => ({ ...order, guestKey: 'x' })),
    'POST /vendors/apply': write(201, application),
    'POST /vendors/decide': write(403, () => ({ vendor: others.vendors, decision: 'approve' })),
    'POST /vendors/decide/undo': write(403, () => ({ undo: unknownId })),
    'POST /stocknotices/request': write(201, () => ({ product: soldOut, email: newAddress() })),
    'POST /stocknotices/confirm': write(400, () => ({ token: 'x' })),
    'POST /stocknotices/cancel': write(400, () => ({ token: 'x', product: soldOut })),
  }
}

function contributionWrites({ subject, entry, form, others }: Targets): Record<string, Write> {
  const key = `${subject.relationTo}:${subject.value}`
  const entryKey = `reviews:${entry.value}`
  const report = { reason: 'wrong', openedAt: filled() }
  const ofEntries = (['reviews', 'impressions', 'comments'] as const).flatMap((slug): [string, Write][] => [
    [`POST /${slug}/delete`, write(403, () => ({ id: others[slug] }))],
    [`POST /${slug}/restore`, write(409, () => ({ undo: unknownId }))],
  ])
  const { reviewData, impressionData, commentData } = content
  const asForm = ({ doc, ...data }: { doc: content.About }) => ({ ...data, item: key, openedAt: filled() })
  return {
    ...Object.fromEntries(ofEntries),
    'POST /reviews': write(201, () => reviewData(subject)),
    'POST /reviews/write': write(201, () => asForm(reviewData(subject))),
    'POST /impressions': write(201, () => impressionData(subject)),
    'POST /impressions/write': write(201, () => asForm(impressionData(subject))),
    'POST /comments': write(201, () => commentData(subject)),
    'POST /comments/write': write(201, () => asForm(commentData(subject))),
    'POST /likes': write(201, () => ({ item: subject })),
    'POST /likes/press': write(201, () => ({ item: key })),
    'POST /helpfuls': write(201, () => ({ item: entry })),
    'POST /helpfuls/press': write(201, () => ({ item: entryKey })),
    'POST /saveditems': write(201, () => ({ list: 'finds', note: content.marker() })),
    'POST /saveditems/save': write(201, () => ({ list: 'finds', note: content.marker() }), ['id']),
    'POST /saveditems/delete': write(403, () => ({ id: others.saveditems })),
    'POST /reports': write(201, () => ({ ...report, entry })),
    'POST /reports/write': write(201, () => ({ ...report, entry: entryKey })),
    'POST /form-submissions': write(201, () => ({
      form,
      locale: 'en',
      submissionData: [{ field: 'name', value: content.marker() }],
    })),
    // What is to be published is sent for review, which the answer says.
    'POST /growingguides': write(201, () => ({
      title: content.marker(),
      slug: content.marker(),
      _status: 'published',
    })),
    // Waits for its turn like other pictures, and is Payload's own otherwise.
    'PATCH /media': write(400, () => ({ alt: content.marker() })),
    'POST /media': write(201, () => upload({ alt: content.marker() }, `${content.marker()}.png`)),
  }
}

function accountWrites(): Record<string, Write> {
  const locale = 'en'
  const credentials = async () => {
    const { email, password } = await person('member')
    return { email, password }
  }
  const email = async () => ({ email: (await person('member')).email })
  return {
    'POST /users/sign-up': write(200, () => ({
      alias: 'Ottilie',
      email: newAddress(),
      password: newPassword(),
    })),
    'POST /users/confirm': write(400, () => ({ token: 'x', password: 'x' })),
    'POST /users/sign-in': write(200, credentials),
    'POST /users/sign-out': write(200, () => ({})),
    'POST /users/forgot': write(200, email),
    'POST /users/forgot-password': write(200, email),
    'POST /users/reset': write(403, () => ({ token: 'x', password: newPassword() })),
    'POST /users/profile': write(200, () => ({ alias: 'Ottilie', language: 'es' })),
    'POST /users/address': write(200, (sender) => ({
      email: newAddress(),
      current: passwordOf(sender),
      locale,
    })),
    'POST /users/confirm-address': write(400, () => ({ token: 'x' })),
    'POST /users/password': write(200, (sender) => ({
      current: passwordOf(sender),
      password: newPassword(),
    })),
    'POST /users/leave': write(200, (sender) => ({ current: passwordOf(sender) })),
    'POST /users/login': write(200, credentials),
    'POST /users/logout': write(200, () => ({})),
    'POST /users/refresh-token': write(200, () => ({})),
    'POST /users/first-register': write(403, credentials),
    'POST /users/reset-password': write(403, () => ({ token: 'x', password: newPassword() })),
    'POST /users/unlock': write(403, email),
    'POST /payload-preferences': write(201, () => ({ key: content.marker(), value: { a: 1 } })),
    'POST /payload-preferences/:key': write(200, () => ({ value: { a: 1 } })),
  }
}

/** Endpoints that read with a body, and those of staff. */
function otherWrites({ others }: Targets): Record<string, Write> {
  const find = () => ({ collection: 'growingguides', limit: 50 })
  return {
    'POST /filter': write(200, () => ({ activeFilters: {}, relationTo: 'products', locale: 'en' })),
    'POST /collections': write(200, find),
    'POST /collectionOverride': write(200, find),
    'POST /paginatedCollectionOverride': write(200, find),
    'POST /moderation': write(403, () => ({ verdict: 'publish', entries: [`reviews:${others.reviews}`] })),
    'POST /moderation/undo': write(403, () => ({ undo: unknownId })),
    'POST /moderation/reports': write(403, () => ({
      entry: `pages:${unknownId}`,
      until: new Date().toISOString(),
    })),
    'POST /moderation/reports/undo': write(403, () => ({ undo: unknownId })),
    'POST /sample-content/remove': write(403, () => ({ scope: 'all' })),
    'POST /imports/upload': write(403, () => upload({ target: 'references', locale: 'en' }, 'a.json')),
    'POST /imports/recheck': write(403, () => ({ import: others.imports, column: 'title' })),
    'POST /imports/start': write(403, () => ({ import: others.imports })),
  }
}

/** The writes by method and path. */
export const writesTo = (targets: Targets): Record<string, Write> => ({
  ...tradeWrites(targets),
  ...contributionWrites(targets),
  ...accountWrites(),
  ...otherWrites(targets),
})
