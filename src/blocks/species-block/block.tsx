import { BlockRow } from '@/blocks/block-row'
import type { BlockPage } from '@/blocks/page-context'
import { mayNotShowShop } from '@/blocks/shops'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { allowsProductLinks } from '@/domains/species/edibility'
import { viewAll } from '@/foundation/routing/paths'
import { useTranslations } from '@/ui/texts'
import type { SpeciesListData } from './load'
import type { SpeciesBlockView } from './view'

/** From this many species on, they stand in two columns. */
const twoColumnsFrom = 3

/** Selected species beside other content: name, edibility, rating and links. */
export function SpeciesListBlock({
  id,
  heading,
  lang,
  page,
  data: { cards, guides },
}: SpeciesBlockView & { page: BlockPage; data: SpeciesListData }) {
  const t = useTranslations('species')
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
              guideSlug={guides.get(card.slug)}
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
