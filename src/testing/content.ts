import { randomUUID } from 'node:crypto'
import type { Category, Growingguide, Mushroom, Reference } from '@/payload-types'
import { payload } from './people'

type Written<T> = Omit<T, 'id' | 'createdAt' | 'updatedAt' | 'sizes' | 'title'>
type Status = 'draft' | 'published'
type Listed = 'mushrooms' | 'growingguides' | 'references' | 'categories' | 'media'

const made: { collection: Listed; id: string }[] = []

/** Has something removed at the end that a test made over the API. */
export function remember(collection: Listed, id: string): string {
  made.push({ collection, id })
  return id
}

/** A word no sample content holds, to look for in answers. */
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

export async function species(status: Status, name = marker()): Promise<Mushroom> {
  const doc = await payload.create({ collection: 'mushrooms', data: speciesData(name, status), draft: false })
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

/** Removes everything made here, last things first. */
export async function removeContent(): Promise<void> {
  for (const { collection, id } of made.reverse()) {
    await payload.delete({ collection, id }).catch(() => undefined)
  }
  made.length = 0
}
