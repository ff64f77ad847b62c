/** A document of every collection that guests and other members may not read, or not all of. */

import type { CollectionSlug, TypedUser } from 'payload'
import sharp from 'sharp'
import { knownPerson } from './account-secrets'
import * as content from './content'
import { type Person, payload } from './users'

/** A word in every text that only the owner and staff may read. */
export const canary = content.marker()

export interface PrivateContent {
  owner: Person
  /** The id of a document by its collection. */
  ids: Partial<Record<CollectionSlug, string>>
}

const word = () => `${canary}${content.marker()}`

/** A picture that is used in nothing public. */
async function hiddenPicture(owner: string): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: { r: 9, g: 9, b: 9 } } as const
  const data = await sharp({ create }).png().toBuffer()
  const file = { data, mimetype: 'image/png', name: `${content.marker()}.png`, size: data.length }
  const { id } = await payload.create({ collection: 'media', data: { alt: word(), owner }, file })
  return content.remember('media', id)
}

async function createDraft(
  collection: 'forms' | 'recipes' | 'posts' | 'projects' | 'pages',
  data: object,
): Promise<string> {
  const draft = { ...data, _status: 'draft' } as never
  const { id } = await payload.create({ collection, data: draft, draft: true })
  return content.remember(collection, id)
}

/** Drafts of what is published. */
async function drafts(author: string): Promise<PrivateContent['ids']> {
  const recipe = { ...content.recipeData(word(), 'draft'), ingredients: [{ name: 'garlic' }] }
  const article = () => ({ title: word(), slug: content.marker() })
  return {
    mushrooms: (await content.species('draft', word())).id,
    growingguides: (await content.guide('draft', { title: word(), author })).id,
    references: (await content.reference('draft', { title: word(), summary: word() })).id,
    recipes: await createDraft('recipes', recipe),
    posts: await createDraft('posts', article()),
    projects: await createDraft('projects', article()),
    pages: await createDraft('pages', article()),
    forms: await createDraft('forms', content.formData(word())),
  }
}

async function trade(owner: string): Promise<PrivateContent['ids']> {
  const shop = (await content.vendor({ businessName: word(), owner }, 'draft')).id
  const seller = (await content.vendor({ owner })).id
  const hidden = await content.product(shop, { title: word() }, 'draft')
  const sold = await content.product(seller)
  return {
    vendors: shop,
    products: hidden.id,
    salerules: (await content.saleRule({ reason: word() })).id,
    orders: (await content.order(seller, { buyer: owner, note: word() })).id,
    stocknotices: (await content.stockNotice(sold.id, { email: `${canary}@fungarium.invalid` })).id,
    carts: (await content.cart(owner)).id,
  }
}

async function contributions(user: string): Promise<PrivateContent['ids']> {
  const published = (await content.review('published', { user, anonymous: true })).id
  const note = { note: word() }
  const item = await payload.update({
    collection: 'saveditems',
    id: (await content.savedItem(user)).id,
    data: note,
  })
  const report = await content.report(published)
  await payload.update({ collection: 'reports', id: report.id, data: note })
  const decision = await content.decision()
  await payload.update({ collection: 'decisions', id: decision.id, data: { excerpt: word() } })
  const form = (await content.form()).id
  const submission = await content.formSubmission(form)
  await payload.update({
    collection: 'form-submissions',
    id: submission.id,
    data: { submissionData: [{ field: 'name', value: word() }] },
  })
  return {
    reviews: (await content.review('draft', { user, headline: word() })).id,
    impressions: (await content.impression('draft', { user, headline: word() })).id,
    comments: (await content.comment('draft', { user, comment: word() })).id,
    likes: (await content.like(user)).id,
    helpfuls: (await content.helpful(user)).id,
    saveditems: item.id,
    reports: report.id,
    decisions: decision.id,
    'form-submissions': submission.id,
  }
}

/** What the site keeps for itself. */
async function internal(user: string): Promise<PrivateContent['ids']> {
  const file = { fileName: word(), target: 'references', locale: 'en', status: 'done', file: '[]' } as const
  const account = { relationTo: 'users', value: user } as const
  const imported = await payload.create({ collection: 'imports', data: file })
  const lock = { user: account, globalSlug: word() }
  const data = { user: account, key: word(), value: { secret: word() } }
  // Payload takes the owner of a preference from the request.
  const owner = { id: user, collection: 'users' } as TypedUser
  const preference = await payload.create({ collection: 'payload-preferences', data, user: owner })
  const locked = await payload.create({ collection: 'payload-locked-documents', data: lock })
  return {
    imports: content.remember('imports', imported.id),
    'payload-locked-documents': locked.id,
    'payload-preferences': preference.id,
    'payload-jobs': String((await payload.jobs.queue({ task: 'deleteFailedJobs', input: {} })).id),
  }
}

/** Documents that everyone reads, which lead to the others or to an account. */
async function published(author: string): Promise<PrivateContent['ids']> {
  await content.guide('published', { author })
  const redirect = { from: `/${content.marker()}`, to: { type: 'custom' as const, url: '/mushrooms' } }
  const { id } = await payload.create({ collection: 'redirects', data: redirect })
  return {
    categories: (await content.category(null)).id,
    glossary: (await content.glossaryTerm()).id,
    redirects: content.remember('redirects', id),
    wholesale: (await content.supplier('wholesale')).id,
    dropshipping: (await content.supplier('dropshipping')).id,
    affiliates: (await content.affiliate()).id,
    dataversions: (await content.dataVersion()).id,
  }
}

export async function makePrivateContent(): Promise<PrivateContent> {
  const owner = await knownPerson('vendor')
  const media = await hiddenPicture(owner.id)
  const parts = await Promise.all(
    [published, drafts, trade, contributions, internal].map((make) => make(owner.id)),
  )
  return { owner, ids: Object.assign({ users: owner.id, media }, ...parts) }
}
