import { getTranslations } from 'next-intl/server'
import { BlockRow } from '@/blocks/block-row'
import { idsOf, selectedCards } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import { getListPage } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { viewAll } from '@/foundation/routing/paths'
import type { SpeciesBlockView } from './view'

/** From this many species on, they stand in two columns. */
const twoColumnsFrom = 3

/** The slug of the newest growing guide of each species, by the slug of the species. */
async function guidesBySpecies(
  reader: Reader,
  species: readonly SpeciesCard[],
): Promise<Map<string, string>> {
  dependsOn([tags.list('growingguides')])
  const { cards } = await getListPage(reader, {
    collection: 'growingguides',
    anyOf: species.map(({ id }) => `species:${id}` as const),
    sort: 'newest',
    page: 1,
    limit: 100,
  })
  // The newest is set last.
  return new Map(cards.toReversed().flatMap((guide) => guide.species.map(({ slug }) => [slug, guide.slug])))
}

/** Selected species beside other content: name, edibility, rating and links. */
export async function SpeciesListBlock({ page, ...block }: SpeciesBlockView & { page: ContributionContext }) {
  const { id, heading, lang, species } = block
  const t = await getTranslations('species')
  if (!species?.length) return null
  const cards = await selectedCards(page.reader, 'mushrooms', idsOf(species))
  const guides = cards.length > 0 ? await guidesBySpecies(page.reader, cards) : null
  const hasProducts = !mayNotShowShop('products', page)
  return (
    <BlockRow id={`species-${id}`} heading={heading} lang={lang}>
      {cards.length === 0 ? (
        <p>{t('noSpeciesAvailable')}</p>
      ) : (
        <div className="species-columns" data-columns={cards.length < twoColumnsFrom ? 1 : 2}>
          {cards.map((card) => (
            <SpeciesBlock
              key={card.id}
              species={card}
              guideSlug={guides?.get(card.slug)}
              productsPath={
                hasProducts && allowsProductLinks(card.edibility)
                  ? `${viewAll.products}?species=${card.slug}`
                  : null
              }
            />
          ))}
        </div>
      )}
    </BlockRow>
  )
}
