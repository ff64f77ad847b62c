import { getLocale } from 'next-intl/server'
import { allowAll } from '@/app/page-reader'
import { Blocks } from '@/blocks/render'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { Row } from '@/ui/row'
import { blockSamples } from './block-samples'
import { listedBlockSamples, unknownId } from './listed-block-samples'
import { findSampleDocuments } from './sample-documents'

/** What editors place on pages. */
export async function PlacedBlocks() {
  const locale = await getLocale()
  const reader = await allowAll(locale)
  const found = await findSampleDocuments(reader)
  const page = {
    reader,
    subject: { relationTo: 'growingguides', value: unknownId },
    title: 'Sample',
    path: '/gallery',
    list: (
      <ul className="archive-grid">
        {found.species.map((card) => (
          <SpeciesCard key={card.id} species={card} />
        ))}
      </ul>
    ),
  } as const
  return (
    <>
      <Row id="blocks" title="Blocks" note="As editors place them on pages.">
        {null}
      </Row>
      <Blocks blocks={[...blockSamples(locale), ...listedBlockSamples(locale, found)]} page={page} />
    </>
  )
}
