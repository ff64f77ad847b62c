import type { Payload } from 'payload'
import { locales } from '../../src/foundation/i18n/locales'
import { listedAfterwards } from '../../src/foundation/listings/bulk'
import { guides, references, species } from '../index'
import { richTextConverter } from './rich-text'
import { type Known, speciesData } from './species'

export type Progress = (done: number, total: number) => void

const context = listedAfterwards

async function loadReferences(payload: Payload, advance: () => void): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { slug, title, authors, publication, year, link, summary } of references) {
    const { id } = await payload.create({
      collection: 'references',
      context,
      data: { title, authors, publication, year, link, summary: summary.en, _status: 'published' },
      locale: 'en',
    })
    for (const locale of locales.slice(1)) {
      await payload.update({
        collection: 'references',
        context,
        id,
        data: { summary: summary[locale] },
        locale,
      })
    }
    ids.set(slug, id)
    advance()
  }
  return ids
}

async function categoryIds(payload: Payload): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'categories',
    depth: 0,
    pagination: false,
    select: { path: true },
  })
  return new Map(docs.map(({ id, path }) => [path ?? '', id]))
}

/** Every species is entered first, so that look-alikes can name each other when the texts follow. */
async function loadSpecies(
  payload: Payload,
  known: Known & { species: Map<string, string> },
  advance: () => void,
) {
  const toRichText = await richTextConverter(payload)
  const entered = new Map<string, string>()
  for (const sample of species) {
    const data = speciesData(sample, 'en', known, toRichText)
    const { id } = await payload.create({ collection: 'mushrooms', context, data, locale: 'en' })
    entered.set(sample.slug, id)
    advance()
  }
  for (const [slug, id] of entered) known.species.set(slug, id)
  for (const sample of species) {
    const id = known.species.get(sample.slug) as string
    for (const locale of locales) {
      const data = speciesData(sample, locale, known, toRichText)
      await payload.update({ collection: 'mushrooms', context, id, data, locale })
      advance()
    }
  }
}

async function loadGuides(payload: Payload, known: Known, advance: () => void) {
  const toRichText = await richTextConverter(payload)
  for (const guide of guides) {
    const { conditions } = guide
    const shared = {
      slug: guide.slug,
      _status: 'published' as const,
      species: guide.species.flatMap((slug) => known.species.get(slug) ?? []),
      difficulty: guide.difficulty,
      references: guide.references.flatMap((slug) => known.references.get(slug) ?? []),
      publishedAt: guide.publishedAt,
    }
    let id: string | null = null
    for (const locale of locales) {
      const data = {
        ...shared,
        title: guide.title[locale],
        meta: { description: guide.summary[locale] },
        conditions: {
          ...conditions,
          substrate: conditions.substrate[locale],
          source: known.references.get(conditions.source),
        },
        content: toRichText(guide.content[locale]) as never,
      }
      if (id) await payload.update({ collection: 'growingguides', context, id, data, locale })
      else id = (await payload.create({ collection: 'growingguides', context, data, locale })).id
    }
    advance()
  }
}

/** Loads the sample content into an empty database. Lists are left to `relist`. */
export async function loadSample(payload: Payload, onProgress: Progress): Promise<void> {
  const total = references.length + species.length * (1 + locales.length) + guides.length
  let done = 0
  const advance = () => {
    done += 1
    onProgress(done, total)
  }
  const referenceIds = await loadReferences(payload, advance)
  const known = {
    categories: await categoryIds(payload),
    references: referenceIds,
    species: new Map<string, string>(),
  }
  await loadSpecies(payload, known, advance)
  await loadGuides(payload, known, advance)
}
