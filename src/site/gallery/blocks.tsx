import { useLocale } from 'next-intl'
import { BlockRow } from '@/blocks/block-row'
import { Blocks } from '@/blocks/render'
import { SpeciesCard } from '@/domains/species/components/species-card'
import type { Reader } from '@/foundation/payload/reader'
import { Row } from '@/ui/row'
import { BlockResponses } from './block-responses'
import { blockSamples } from './block-samples'
import { blockStateSamples } from './block-state-samples'
import { editedHero, listedBlockSamples, unknownId } from './listed-block-samples'
import type { SampleDocuments } from './sample-documents'

interface PlacedBlocksProps {
  reader: Reader
  found: SampleDocuments
}

/** What editors place on pages. */
export function PlacedBlocks({ reader, found }: PlacedBlocksProps) {
  const locale = useLocale()
  const page = {
    reader,
    subject: { relationTo: 'growingguides', value: unknownId },
    title: 'Sample',
    path: '/gallery',
    list: (
      <BlockRow id="list">
        <ul className="archive-grid">
          {found.species.slice(0, 3).map((card) => (
            <SpeciesCard key={card.id} species={card} />
          ))}
        </ul>
      </BlockRow>
    ),
  } as const
  return (
    <>
      <Row id="blocks" title="Blocks" note="As editors place them on pages.">
        {null}
      </Row>
      <Blocks
        blocks={[...blockSamples(locale), ...blockStateSamples(locale), ...listedBlockSamples(found)]}
        page={page}
      />
      <Blocks blocks={[editedHero(locale)]} page={page} />
      <BlockResponses form={found.forms.at(-1)} />
    </>
  )
}
