import type { Payload } from 'payload'
import { listedAfterwards } from '@/domains/cards/bulk-load'
import { locales } from '@/foundation/i18n/locales'
import { inTransaction } from '@/foundation/payload/in-transaction'
import { guides, references, species } from '..'
import { contributionsTotal, loadContributions } from './contributions'
import { enteredIds } from './loaded-ids'
import { loadMarketplace, marketplaceTotal } from './marketplace'
import { richTextConverter } from './rich-text'
import { type Known, speciesData } from './species'

export type Progress = (done: number, total: number) => void

const context = listedAfterwards

async function loadReferences(payload: Payload, advance: () => void): Promise<Map<string, string>> {
  const entered = await enteredIds(payload, 'references', 'title')
  const ids = new Map<string, string>()
  for (const { slug, title, authors, publication, year, link, summary } of references) {
    const shared = { title, authors, publication, year, link, _status: 'published' as const }
    const id =
      entered.get(title) ??
      (await inTransaction(payload, async (req) => {
        const collection = 'references'
        const data = { ...shared, summary: summary.en }
        const reference = await payload.create({ collection, context, data, locale: 'en', req })
        for (const locale of locales.slice(1)) {
          const translated = { summary: summary[locale] }
          await payload.update({ collection, context, id: reference.id, data: translated, locale, req })
        }
        return reference.id
      }))
    ids.set(slug, id)
    advance()
  }
  return ids
}

/** Every species is entered first, so that look-alikes can name each other when the texts follow. */
async function loadSpecies(
  payload: Payload,
  known: Known & { species: Map<string, string> },
  advance: () => void,
) {
  const toRichText = await richTextConverter(payload)
  const entered = await enteredIds(payload, 'mushrooms', 'slug')
  for (const sample of species) {
    if (!entered.has(sample.slug)) {
      const data = speciesData(sample, 'en', known, toRichText)
      const { id } = await payload.create({ collection: 'mushrooms', context, data, locale: 'en' })
      entered.set(sample.slug, id)
    }
    advance()
  }
  for (const [slug, id] of entered) known.species.set(slug, id)
  for (const sample of species) {
    const id = known.species.get(sample.slug) as string
    await inTransaction(payload, async (req) => {
      for (const locale of locales) {
        const data = speciesData(sample, locale, known, toRichText)
        await payload.update({ collection: 'mushrooms', context, id, data, locale, req })
        advance()
      }
    })
  }
}

async function loadGuides(payload: Payload, known: Known, advance: () => void): Promise<Map<string, string>> {
  const entered = await enteredIds(payload, 'growingguides', 'slug')
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
    await inTransaction(payload, async (req) => {
      let id = entered.get(guide.slug)
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
        const collection = 'growingguides'
        if (id) await payload.update({ collection, context, id, data, locale, req })
        else id = (await payload.create({ collection, context, data, locale, req })).id
        entered.set(guide.slug, id)
      }
    })
    advance()
  }
  return entered
}

/**
 * Loads the sample content into an empty database, or goes on where an interrupted loading stopped.
 * Lists are left to `relist`.
 */
export async function loadSample(payload: Payload, onProgress: Progress): Promise<void> {
  const total =
    references.length +
    species.length * (1 + locales.length) +
    guides.length +
    contributionsTotal +
    marketplaceTotal
  let done = 0
  const advance = () => {
    done += 1
    onProgress(done, total)
  }
  const referenceIds = await loadReferences(payload, advance)
  const known = {
    categories: await enteredIds(payload, 'categories', 'path'),
    references: referenceIds,
    species: new Map<string, string>(),
  }
  await loadSpecies(payload, known, advance)
  const guideIds = await loadGuides(payload, known, advance)
  await loadMarketplace(payload, known, advance)
  const sold = {
    products: await enteredIds(payload, 'products', 'slug'),
    vendors: await enteredIds(payload, 'vendors', 'slug'),
  }
  await loadContributions(payload, { ...known, ...sold, guides: guideIds }, advance)
}
