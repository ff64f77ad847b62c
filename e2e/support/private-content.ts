import { sendRaw } from './raw-request'
import { minimalSpecies, minimalSupplier, type Records, uniqueName } from './records'
import { type Session, signIn } from './rest'
import type { Role } from './test'

/** Somebody who is signed in, with a preview cookie that the site has issued. */
export interface Person {
  token: string
  previewCookie: string
}

/** Documents that only some may read. */
export interface PrivateContent {
  people: Record<Role, Person>
  /** Words that are in the texts of these documents and in no request: no guest may ever receive them. */
  canaries: string[]
  /** Ids by collection. */
  ids: Record<string, string>
  /** The pages that the documents would have. */
  paths: string[]
}

export const roles = ['admin', 'editor', 'member', 'vendor'] as const satisfies readonly Role[]

const draft = { _status: 'draft' }

async function createAccount(records: Records, role: Role, name: string) {
  const account = { email: `${uniqueName(role)}@example.org`, password: 'moss under rain 7' }
  const { id } = await records.create('users', { ...account, name, roles: [role] })
  return { ...account, id, session: await signIn(account) }
}

/** Signs one person of each role in and writes, as these persons, what others may not see. */
export async function createPrivateContent(records: Records): Promise<PrivateContent> {
  const canaries: string[] = []
  const canary = () => {
    const word = `canary${crypto.randomUUID().replaceAll('-', '')}`
    canaries.push(word)
    return word
  }
  const editor = await createAccount(records, 'editor', canary())
  const member = await createAccount(records, 'member', canary())
  const vendor = await createAccount(records, 'vendor', canary())
  canaries.push(editor.email, member.email, vendor.email)
  const create = async (session: Session, collection: string, data: object) => {
    const doc = await session.create(collection, data, { draft: true })
    records.onCleanup(() => records.admin.delete(collection, doc.id))
    return doc
  }
  const shop = await records.create('vendors', { ...minimalSupplier(), owner: vendor.id })
  const published = await records.createSpecies('publicus')
  const species = minimalSpecies('arcanus')
  const guideSlug = uniqueName('guide')
  const productSlug = uniqueName('product')
  const guide = await create(member.session, 'growingguides', {
    title: canary(),
    slug: guideSlug,
    meta: { description: canary() },
  })
  const unpublished = await create(editor.session, 'mushrooms', {
    ...species,
    ...draft,
    specie: { ...species.specie, commonNames: [{ name: canary() }] },
    meta: { description: canary() },
  })
  const overPublished = await editor.session.update(
    'mushrooms',
    published.id,
    { meta: { description: canary() }, ...draft },
    { draft: true },
  )
  const product = await create(vendor.session, 'products', {
    title: canary(),
    slug: productSlug,
    vendor: shop.id,
    ...draft,
  })
  const review = await create(member.session, 'reviews', {
    doc: { relationTo: 'mushrooms', value: overPublished.id },
    rating: 4,
    headline: canary(),
    review: canary(),
  })
  const paths = [
    `/mushrooms/growing-guide/${guideSlug}`,
    `/mushrooms/${species.slug}`,
    published.path,
    `/mushrooms/product/${productSlug}`,
  ]
  const people = {
    admin: await toPerson(records.admin),
    editor: await toPerson(editor.session),
    member: await toPerson(member.session),
    vendor: await toPerson(vendor.session),
  }
  return {
    people,
    canaries,
    ids: {
      growingguides: guide.id,
      mushrooms: unpublished.id,
      products: product.id,
      reviews: review.id,
      users: editor.id,
      vendors: shop.id,
    },
    paths,
  }
}

/** Starts the preview as a person, so that pages show drafts where its cookie and that of the session are sent. */
async function toPerson({ token }: Session): Promise<Person> {
  const { headers } = await sendRaw('/preview?path=/', {
    headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
  })
  const cookie = headers['set-cookie']?.find((line) => line.startsWith('preview='))
  if (!cookie) throw new Error('The preview could not be started.')
  return { token, previewCookie: cookie.replace(/;.*/s, '') }
}
