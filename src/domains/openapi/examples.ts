import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'

/** A call and what the API answers to it now. */
export interface ApiExample {
  /** Of the operation that it shows. */
  operationId: string
  path: string
  answer: unknown
}

/** What the examples ask of each collection. */
const selections = {
  mushrooms: { slug: true, specie: { scientificName: true, edibility: true } },
  growingguides: { slug: true, title: true, difficulty: true },
  references: { title: true, year: true },
  recipes: { slug: true, name: true, yield: true },
  posts: { slug: true, title: true },
  products: { slug: true, title: true },
} as const

type Shown = keyof typeof selections

/** Nested values as Payload reads them: `select[specie][edibility]=true`. */
function queryOf(values: object, prefix = ''): string {
  const pairs = Object.entries(values).map(([key, value]) => {
    const name = prefix ? `${prefix}[${key}]` : key
    return typeof value === 'object' ? queryOf(value, name) : `${name}=${value}`
  })
  return pairs.join('&')
}

/** The same arguments for the address and for the Local API, which returns what REST sends. */
async function examplesOf({ payload }: Reader, collection: Shown): Promise<ApiExample[]> {
  const select = selections[collection]
  const sort = collection === 'references' ? 'title' : 'slug'
  const common = { collection, depth: 0, overrideAccess: false, select } as const
  const page = await payload.find({ ...common, limit: 1, sort })
  const [first] = page.docs
  if (!first) return []
  const query = (more: object) => queryOf({ ...more, depth: 0, select })
  return [
    {
      operationId: `list-${collection}`,
      path: `/api/${collection}?${query({ limit: 1, sort })}`,
      answer: page,
    },
    { operationId: `read-${collection}`, path: `/api/${collection}/${first.id}?${query({})}`, answer: first },
  ]
}

/** Examples of the main calls, from what is published. */
export async function loadExamples(reader: Reader): Promise<ApiExample[]> {
  const collections = Object.keys(selections) as Shown[]
  dependsOn(collections.map((collection) => tags.list(collection)))
  const guest = { ...reader, user: null }
  return (await Promise.all(collections.map((collection) => examplesOf(guest, collection)))).flat()
}
