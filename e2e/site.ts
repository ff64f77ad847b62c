import { afterEach, inject } from 'vitest'
import { type Account, baseUrl, tokenFor } from './sign-in'

export { adminAccount, baseUrl, siteUrl } from './sign-in'

export const languages = ['en', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

/** A path in a language: English carries no prefix. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** One page of every kind there is. */
export const kinds = {
  home: '/',
  mushrooms: '/mushrooms',
  archive: '/mushrooms/species',
  'second page': '/mushrooms/species/page/2',
  shape: '/mushrooms/species/shape/gills',
  group: '/mushrooms/species/effect',
  value: '/mushrooms/species/type/edible',
  'value without species': '/mushrooms/species/chemistry/psychoactive/lumichrome',
  'chemistry class': '/mushrooms/species/chemistry/psychoactive',
  compound: '/mushrooms/species/chemistry/medicinal/ergothioneine',
  'deadly species': '/mushrooms/amanita-phalloides',
  'edible species': '/mushrooms/pleurotus-ostreatus',
  'psychoactive species': '/mushrooms/psilocybe-semilanceata',
  guides: '/mushrooms/growing-guide',
  guide: '/mushrooms/growing-guide/lions-mane-on-hardwood-blocks',
  vendors: '/mushrooms/vendors',
  vendor: '/mushrooms/vendor/mossgate-mushroom-farm',
  wholesalers: '/mushrooms/wholesale',
  wholesaler: '/mushrooms/wholesale/grey-sound-equipment',
  dropshippers: '/mushrooms/dropshipping',
  dropshipper: '/mushrooms/dropshipping/river-fork-parcel',
  products: '/mushrooms/products',
  'product shelf': '/mushrooms/products/growing/genetics',
  product: '/mushrooms/product/liberty-cap-herbarium-print',
  'product in variants': '/mushrooms/product/lions-mane-powder',
  'not found': '/mushrooms/no-such-mushroom',
} as const

export const everyPage = Object.entries(kinds).flatMap(([kind, path]) =>
  languages.map((language) => ({ kind, language, path, address: inLanguage(language, path) })),
)

/** The pages by which one comes in, and a visitor's cart: kept by nobody, listed nowhere. */
export const doors = [
  '/login',
  '/signup',
  '/forgot',
  '/forgot?done=sent',
  '/reset?token=x',
  '/verify',
  '/verify?address=x',
  '/cart',
]

/** Lists as an address narrows them down: kept by nobody, listed nowhere. */
export const filteredLists = [
  '/mushrooms/species?type=edible',
  '/mushrooms/products?badge=vegan&on_sale=true',
  '/mushrooms/products?near_me=true&place=Corvallis',
  '/mushrooms/products?species=boletus-edulis&badge=kosher',
]

/** What somebody signed in sees of their own. */
export const accountPages = [
  '/account',
  '/account/likes',
  '/account/contributions',
  '/account/orders',
  '/account/security',
  '/account/data',
]

/** Classes of edibility, the gravest first; what is eaten stands at the end. */
export const gravity = [
  'deadly',
  'poisonous',
  'psychoactive',
  'allergenic',
  'caution',
  'unknown',
  'unpalatable',
  'inedible',
  'edible',
  'choice',
] as const

/** Asks as nobody, without following redirects. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, baseUrl), { redirect: 'manual', ...init })
}

/** The HTML of a page that must be there. */
export async function htmlOf(path: string, init?: RequestInit): Promise<string> {
  const response = await ask(path, init)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}

export interface Doc {
  id: string
  slug?: string
  [field: string]: unknown
}

interface Where {
  locale?: Language
  draft?: boolean
  depth?: number
}

function query(options: Record<string, unknown>): string {
  const set = Object.entries(options).filter(([, value]) => value !== undefined)
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
}

/** Somebody signed in, acting over REST. */
export class Session {
  readonly token: string

  constructor(token: string) {
    this.token = token
  }

  /** What the browser would keep. */
  get cookie() {
    return {
      name: 'payload-token',
      value: this.token,
      url: baseUrl,
      httpOnly: true,
      sameSite: 'Lax' as const,
    }
  }

  /** A browser in which this somebody is signed in. */
  get storageState() {
    const { hostname } = new URL(baseUrl)
    const { name, value, httpOnly, sameSite } = this.cookie
    const cookie = {
      name,
      value,
      httpOnly,
      sameSite,
      domain: hostname,
      path: '/',
      expires: -1,
      secure: false,
    }
    return { cookies: [cookie], origins: [] }
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await ask(path, {
      method,
      headers: {
        authorization: `JWT ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }

  async find(
    collection: string,
    where: Record<string, string> = {},
    options: Where & { limit?: number } = {},
  ): Promise<Doc[]> {
    const wheres = Object.fromEntries(
      Object.entries(where).map(([field, value]) => [`where[${field}][equals]`, value]),
    )
    const found = await this.#call<{ docs: Doc[] }>(
      'GET',
      `/api/${collection}?${query({ depth: 0, limit: 100, ...options, ...wheres })}`,
    )
    return found.docs
  }

  async create(collection: string, data: object, options: Where = {}): Promise<Doc> {
    const { doc } = await this.#call<{ doc: Doc }>(
      'POST',
      `/api/${collection}?${query({ depth: 0, ...options })}`,
      data,
    )
    return doc
  }

  async update(collection: string, id: string, data: object, options: Where = {}): Promise<Doc> {
    const { doc } = await this.#call<{ doc: Doc }>(
      'PATCH',
      `/api/${collection}/${id}?${query({ depth: 0, ...options })}`,
      data,
    )
    return doc
  }

  /** Also what somebody has open in the panel. */
  async remove(collection: string, id: string): Promise<void> {
    await this.#call('DELETE', `/api/${collection}/${id}?overrideLock=true`)
  }
}

export async function signIn(account: Account): Promise<Session> {
  return new Session(await tokenFor(account))
}

const admin = new Session(inject('adminToken'))

/** The administrator, signed in once for all files: how often one may sign in is limited. */
export async function asAdmin(): Promise<Session> {
  return admin
}

type Undo = () => Promise<void>

/** Records that a test makes or changes as administrator; afterwards everything is as it was. */
export function useRecords() {
  const undo: Undo[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })
  return {
    async make(collection: string, data: object, options: Where = {}): Promise<Doc> {
      const session = await asAdmin()
      const doc = await session.create(collection, data, options)
      undo.push(() => session.remove(collection, doc.id))
      return doc
    },
    /** Leaves `undone` to be done after the test. */
    afterwards(undone: Undo): void {
      undo.push(undone)
    },
  }
}

let made = 0

/** A species with only what must be recorded; its name is nobody else's. */
export function bareSpecies(epithet: string) {
  made += 1
  const scientificName = `Probatus ${epithet}${process.pid}x${made}`
  return {
    slug: scientificName.toLowerCase().replace(' ', '-'),
    specie: {
      scientificName,
      commonNames: [] as { name: string }[],
      edibility: ['unknown'],
      safety: { headline: 'Nobody knows.', advice: 'Leave it where it stands.' },
      traits: { growthForm: 'agaric', hymenium: 'gills' },
    },
  }
}

/** The category at a path such as `species/type/edible`. */
export async function categoryAt(path: string): Promise<Doc> {
  const [category] = await (await asAdmin()).find('categories', { path })
  if (!category) throw new Error(`There is no category at ${path}.`)
  return category
}
