import { contentTags } from '@/blocks/content-tags'
import { getListedCards } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { listGlossary } from '@/domains/glossary/queries'
import { getSpecies } from '@/domains/species/queries'
import { isOnlyHarmful } from '@/domains/species/sections'
import type { SpeciesView } from '@/domains/species/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath } from '@/foundation/routing/paths'
import { loadBlocksAndContributions } from '@/site/contributions/load-blocks-and-contributions'
import { productsOf } from '@/site/market/products-of'
import { movedOrNotFound } from '@/site/site-shell/moved-or-not-found'
import { mainlyAbout } from './mainly-about'

/** The cache tags of everything the page shows. */
function tagsOf(slug: string, species: SpeciesView | null): string[] {
  if (!species) return [tags.slug('mushrooms', slug)]
  const { mushrooms, ...documents } = species.shown
  const facet = `species:${species.id}`
  return [
    tags.slug('mushrooms', slug),
    tags.document('mushrooms', species.id),
    tags.activity('mushrooms', species.id),
    tags.facet('growingguides', facet),
    tags.facet('recipes', facet),
    tags.list('glossary'),
    ...mushrooms.map((id) => tags.card('mushrooms', id)),
    ...Object.entries(documents).flatMap(([collection, ids]) =>
      ids.map((id) => tags.document(collection, id)),
    ),
  ]
}

/** Guides and recipes that a species page shows, of those that are read. */
const shown = 3
const candidates = 24

/** Reads what a species page shows; throws the signal for 404 where there is no such species. */
export async function loadSpecies(reader: Reader, slug: string) {
  const species = await getSpecies(reader, slug)
  dependsOn(tagsOf(slug, species))
  const path = documentPath('mushrooms', slug)
  if (!species) return movedOrNotFound(reader, path)
  const context: ContributionContext = {
    reader,
    subject: { relationTo: 'mushrooms', value: species.id },
    title: species.card.scientificName,
    path,
    isOnlyHarmful: isOnlyHarmful(species),
  }
  dependsOn(contentTags(species.about, context))
  const newest = { facets: [`species:${species.id}`], sort: 'newest', page: 1, limit: candidates } as const
  const [guides, recipes, goods, glossary, placed] = await Promise.all([
    getListedCards(reader, { collection: 'growingguides', ...newest }),
    getListedCards(reader, { collection: 'recipes', ...newest }),
    productsOf(reader, species),
    listGlossary(reader),
    loadBlocksAndContributions(species.top, context),
  ])
  return {
    ...placed,
    species,
    context,
    guides: mainlyAbout(guides, slug, shown),
    recipes: mainlyAbout(recipes, slug, shown),
    goods,
    glossary,
  }
}

export type SpeciesPageData = Awaited<ReturnType<typeof loadSpecies>>
