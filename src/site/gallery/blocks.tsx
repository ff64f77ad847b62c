import { BlockRow } from '@/blocks/block-row'
import { Blocks } from '@/blocks/render'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { Row } from '@/ui/row'
import { BlockResponses } from './block-responses'
import type { BlockSamplesData } from './load-block-samples'

/** What editors place on pages. */
export function PlacedBlocks({ found, context, blocks, hero }: BlockSamplesData) {
  const page = {
    ...context,
    list: (
      <BlockRow id="list">
        <ul className="archive-grid">
          {found.species.slice(0, 3).map((card) => (
            <SpeciesCard key={card.id} species={card} />
          ))}
        </ul>
      </BlockRow>
    ),
  }
  return (
    <>
      <Row id="blocks" title="Blocks" note="As editors place them on pages.">
        {null}
      </Row>
      <Blocks blocks={blocks} page={page} />
      <Blocks blocks={hero} page={page} />
      <BlockResponses form={found.forms.at(-1)} />
    </>
  )
}
