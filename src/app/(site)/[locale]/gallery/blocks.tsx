import { getLocale } from 'next-intl/server'
import { allowAll } from '@/app/page-reader'
import { Blocks } from '@/blocks/render'
import { Row } from '@/ui/row'
import { blockSamples } from './block-samples'
import { listedBlockSamples } from './listed-block-samples'

/** What editors place on pages. */
export async function PlacedBlocks() {
  const locale = await getLocale()
  const page = {
    reader: await allowAll(locale),
    subject: { relationTo: 'growingguides', value: 'sample' },
    title: 'Sample',
    path: '/gallery',
  } as const
  return (
    <>
      <Row id="blocks" title="Blocks" note="As editors place them on pages.">
        {null}
      </Row>
      <Blocks blocks={[...blockSamples(locale), ...listedBlockSamples]} page={page} />
    </>
  )
}
