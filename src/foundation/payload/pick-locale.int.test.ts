/** Compares one read in all languages with Payload's reads in one language. */
import type { CollectionSlug } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { firstFallbackLang, localizedText, localizedTexts } from '@/foundation/i18n/localized-text'
import { localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Mushroom } from '@/payload-types'
import { categoryAt, guide, marker, reference, removeContent, species } from '@/testing/content'
import { payload, person, removePeople } from '@/testing/users'
import { pickLocale } from './pick-locale'
import { findBySlug, type Reader } from './reader'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

const readerIn = (locale: Locale, draft = false): Reader => ({ payload, user: null, locale, draft })

/** Computed from the texts of one language: `pickLocale` leaves them out. */
const virtualFields = ['name', 'differences', 'bestRating']

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
  )
}

/** Removes empty values, which Payload returns as null, [] or not at all. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, withoutGaps(part)] as const)
  return Object.fromEntries(entries.filter(([, part]) => !isEmpty(part)))
}

/** Deletes the common names that Payload takes from another language, as `locale: 'all'` names them. */
function withoutForeignNames(read: unknown, all: unknown, locale: Locale): unknown {
  if (Array.isArray(read))
    return read.map((one, index) => withoutForeignNames(one, Array.isArray(all) ? all[index] : null, locale))
  if (typeof read !== 'object' || read === null || typeof all !== 'object' || all === null) return read
  const source = all as Record<string, unknown>
  const names = source.commonNames as Partial<Record<Locale, unknown[]>> | undefined
  const entries = Object.entries(read).filter(([key]) => key !== 'commonNames' || names?.[locale]?.length)
  return Object.fromEntries(
    entries.map(([key, part]) => [key, withoutForeignNames(part, source[key], locale)]),
  )
}

/** Deletes virtual fields wherever their collection puts them. */
function withoutVirtual(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVirtual)
  if (typeof value !== 'object' || value === null) return value
  const isCategory = 'path' in value && 'slug' in value
  // Look-alikes and compounds repeat a value of the document that they refer to.
  const repeated = 'trait' in value ? 'edibility' : 'compound' in value ? 'name' : null
  const entries = Object.entries(value).filter(
    ([key]) => key !== repeated && (!virtualFields.includes(key) || (key === 'name' && !isCategory)),
  )
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutVirtual(part)]))
}

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
})

/** A published species in English with some Spanish and no Portuguese. */
async function partlyTranslated(): Promise<Mushroom> {
  const other = await species('published')
  const source = await reference('published')
  const { id, specie } = await species('published')
  const flavor = await categoryAt('species/flavor/nutty')
  const rows = {
    flavors: [{ flavor, description: 'Raw' }],
    lookAlikeSpecies: [{ species: other.id, trait: 'cap' as const, own: 'Same', other: 'Other' }],
  }
  const english = await payload.update({
    collection: 'mushrooms',
    id,
    depth: 0,
    data: {
      categories: [await categoryAt('species/type/gourmet')],
      specie: {
        ...specie,
        habitat: 'Pine',
        distribution: 'Asia',
        desc: { richText: paragraph('About') },
        poisoning: { toxins: ['amatoxins'] },
        senseCharacteristics: { flavors: rows.flavors },
        lookAlikeSpecies: rows.lookAlikeSpecies,
        references: [source.id],
      },
      top: [
        { blockType: 'content', richText: paragraph('Both') },
        { blockType: 'relatedGuides', heading: 'English' },
      ],
    },
  })
  const { top, specie: stored } = english
  await payload.update({
    collection: 'mushrooms',
    id,
    depth: 0,
    locale: 'es',
    fallbackLocale: false,
    data: {
      meta: { description: 'En una frase' },
      specie: {
        ...stored,
        commonNames: [],
        safety: { headline: 'Titular', advice: specie.safety.advice },
        // The same text as in English, but translated. `distribution` is not.
        habitat: 'Pine',
        distribution: null,
        desc: { richText: null },
        poisoning: { toxins: [] },
        senseCharacteristics: {
          flavors: stored.senseCharacteristics?.flavors?.map((row) => ({ ...row, description: null })),
        },
        lookAlikeSpecies: stored.lookAlikeSpecies?.map((row) => ({ ...row, own: 'Igual', other: 'Otro' })),
      },
      top: top?.map((block) => ({
        ...block,
        ...(block.blockType === 'content' && { richText: paragraph('Ambos') }),
        ...(block.blockType === 'relatedGuides' && { heading: null }),
      })),
    } as Partial<Mushroom>,
  })
  return english
}

describe('a species that is partly translated', () => {
  test('equals what Payload reads in each language, but for common names of another', async () => {
    const { id } = await partlyTranslated()
    const entry = { collection: 'mushrooms', id, depth: 1 } as const
    const all = await payload.findByID({ ...entry, locale: 'all' })
    for (const locale of locales) {
      const picked = pickLocale(payload, 'mushrooms', all, locale)
      const read = await payload.findByID({ ...entry, locale })
      const expected = withoutForeignNames(read, all, locale)
      expect(withoutGaps(withoutVirtual(picked)), locale).toEqual(withoutGaps(withoutVirtual(expected)))
    }
  })

  test('records the language of each text that fell back, and of no other', async () => {
    const { slug } = await partlyTranslated()
    const doc = await findBySlug(readerIn('es'), 'mushrooms', slug, { depth: 1 })
    const specie = doc?.specie
    if (!specie?.poisoning) throw new Error('The species is not there.')
    const [flavor] = specie.senseCharacteristics?.flavors ?? []
    expect(localizedText(doc?.meta, 'description')).toBe('En una frase')
    expect(localizedText(specie, 'habitat')).toBe('Pine')
    expect(localizedText(specie, 'distribution')).toEqual({ text: 'Asia', lang: 'en' })
    expect(localizedTexts(specie.poisoning, 'toxins')).toEqual([{ text: 'amatoxins', lang: 'en' }])
    expect(localizedText(flavor, 'description')).toEqual({ text: 'Raw', lang: 'en' })
    expect(localizedText(specie.lookAlikeSpecies?.[0], 'own')).toBe('Igual')
    expect(specie.commonNames ?? []).toEqual([])
    expect(localizedRichText(specie.desc, 'richText')?.lang).toBe('en')
    const [first, second] = doc?.top ?? []
    expect(first?.blockType === 'content' && localizedRichText(first, 'richText')?.lang).toBeUndefined()
    expect(second && firstFallbackLang(second)).toBe('en')
    const source = specie.references?.[0]
    expect(typeof source === 'object' && localizedText(source, 'summary')).toMatchObject({ lang: 'en' })
    const category = doc?.categories?.[0]
    expect(typeof category === 'object' && localizedText(category, 'title')).toEqual(expect.any(String))
  })
})

const collections: CollectionSlug[] = ['mushrooms', 'growingguides', 'products', 'vendors', 'categories']

test.each(collections)(
  'pickLocale returns for every document of %s what Payload reads, but for common names of another language',
  async (collection) => {
    const query = { collection, depth: 1, pagination: false, limit: 100, sort: 'id' } as const
    const { docs: all } = await payload.find({ ...query, locale: 'all' })
    for (const locale of locales) {
      const { docs } = await payload.find({ ...query, locale })
      const picked = all.map((doc) => pickLocale(payload, collection, doc, locale))
      const expected = withoutForeignNames(docs, all, locale)
      expect(withoutGaps(withoutVirtual(picked))).toEqual(withoutGaps(withoutVirtual(expected)))
    }
  },
)

test('a text that exists only in Spanish is shown to English readers with its language', async () => {
  const { id, slug } = await guide('published')
  const substrate = marker()
  await payload.update({
    collection: 'growingguides',
    id,
    locale: 'es',
    data: { title: marker(), conditions: { substrate } },
  })
  const doc = await findBySlug(readerIn('en'), 'growingguides', slug)
  expect(localizedText(doc?.conditions, 'substrate')).toEqual({ text: substrate, lang: 'es' })
})

test('staff read the texts of a draft, guests those of the published version', async () => {
  const { id, slug } = await guide('published')
  const title = marker()
  await payload.update({ collection: 'growingguides', id, locale: 'es', draft: true, data: { title } })
  const { id: userId } = await person('editor')
  const user = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const editor: Reader = { ...readerIn('es', true), user: { ...user, collection: 'users' } }
  const draft = await findBySlug(editor, 'growingguides', slug)
  expect(draft?.title).toBe(title)
  expect((await findBySlug(readerIn('es', true), 'growingguides', slug))?.title).not.toBe(title)
})
