import { forms } from '@sample/forms'
import type { Payload } from 'payload'
import { forEachConcurrently } from '@/foundation/concurrency'
import { reserveDocument } from '@/foundation/payload/buffered-save'
import { guides, references, species } from '..'
import { composedPagesTotal, loadComposedPages } from './composed-pages'
import { contributionsTotal, loadContributions } from './contributions'
import { loadForms } from './forms'
import { concurrency, insertMissing, saveInAllLocales } from './insert'
import { type Ids, loadedIds } from './loaded-ids'
import { loadMarketplace, marketplaceTotal } from './marketplace'
import { loadReading, readingTotal } from './reading'
import { richTextConverter } from './rich-text'
import { rowId } from './rows'
import { type SpeciesRelations, speciesData } from './species'

function loadReferences(payload: Payload, advance: () => void): Promise<Ids> {
  return insertMissing(
    payload,
    {
      collection: 'references',
      samples: references,
      key: { field: 'title', getValue: ({ title }) => title },
      dataIn: ({ title, authors, publication, year, link, summary }, locale) => ({
        title,
        authors,
        publication,
        year,
        link,
        summary: summary[locale],
        _status: 'published' as const,
      }),
    },
    advance,
  )
}

/** Reserves the row of every species first, because look-alikes refer to each other. */
async function loadSpecies(
  payload: Payload,
  { categories, references }: Omit<SpeciesRelations, 'species'>,
  advance: () => void,
): Promise<Ids> {
  const toRichText = await richTextConverter(payload)
  const collection = 'mushrooms'
  const complete = await loadedIds(payload, collection, 'slug', { _status: { equals: 'published' } })
  const ids = await loadedIds(payload, collection, 'slug')
  for (const { slug } of species)
    if (!ids.has(slug)) ids.set(slug, await reserveDocument(payload, collection, slug))
  await forEachConcurrently(species, concurrency, async (sample) => {
    if (!complete.has(sample.slug))
      await saveInAllLocales(payload, { collection, reservedId: ids.get(sample.slug) }, (locale) =>
        speciesData(sample, locale, { categories, references, species: ids }, toRichText),
      )
    advance()
  })
  return ids
}

async function loadGuides(payload: Payload, relations: SpeciesRelations, advance: () => void): Promise<Ids> {
  const toRichText = await richTextConverter(payload)
  return insertMissing(
    payload,
    {
      collection: 'growingguides',
      samples: guides,
      dataIn: (guide, locale) => ({
        slug: guide.slug,
        _status: 'published' as const,
        species: guide.species.flatMap((slug) => relations.species.get(slug) ?? []),
        difficulty: guide.difficulty,
        references: guide.references.flatMap((slug) => relations.references.get(slug) ?? []),
        publishedAt: guide.publishedAt,
        title: guide.title[locale],
        meta: { description: guide.summary[locale] },
        conditions: {
          ...guide.conditions,
          substrate: guide.conditions.substrate[locale],
          source: relations.references.get(guide.conditions.source),
        },
        container: guide.container,
        stages: guide.stages.map((stage, index) => ({ id: rowId(guide.slug, 'stages', index), ...stage })),
        shoppingFor: guide.shoppingFor?.[locale],
        shoppingList: guide.shoppingList.map(({ name, soldIn }, index) => ({
          id: rowId(guide.slug, 'shoppingList', index),
          name: name[locale],
          soldIn: soldIn && relations.categories.get(`products/${soldIn}`),
        })),
        content: toRichText(guide.content[locale]) as never,
      }),
    },
    advance,
  )
}

/**
 * Loads the sample content into an empty database, or resumes an interrupted loading. The list index is written
 * afterwards by `reindex`.
 */
export async function loadSample(
  payload: Payload,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const documents = references.length + species.length + guides.length + readingTotal + forms.length
  const total = documents + contributionsTotal + marketplaceTotal + composedPagesTotal
  let done = 0
  const advance = () => {
    done += 1
    onProgress(done, total)
  }
  const categories = await loadedIds(payload, 'categories', 'path')
  const referenceIds = await loadReferences(payload, advance)
  const base = { categories, references: referenceIds }
  const relations = { ...base, species: await loadSpecies(payload, base, advance) }
  const guideIds = await loadGuides(payload, relations, advance)
  await loadReading(payload, { ...relations, guides: guideIds }, advance)
  const { products, vendors } = await loadMarketplace(payload, relations, advance)
  await loadForms(payload, advance)
  const toRichText = await richTextConverter(payload)
  await loadComposedPages(payload, { categories, entries: {}, toRichText }, advance)
  await loadContributions(payload, { ...relations, products, vendors, guides: guideIds }, advance)
}
