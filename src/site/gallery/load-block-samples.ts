import { type LoadedBlock, loadBlocks } from '@/blocks/load-blocks'
import type { ContributionContext } from '@/domains/contributions/context'
import type { Reader } from '@/foundation/payload/reader'
import { blockSamples } from './block-samples'
import { blockStateSamples } from './block-state-samples'
import { editedHero, listedBlockSamples, unknownId } from './listed-block-samples'
import { findSampleDocuments, type SampleDocuments } from './sample-documents'

export interface BlockSamplesData {
  found: SampleDocuments
  context: ContributionContext
  blocks: LoadedBlock[]
  /** A page shows one hero only, and the blocks above have another. */
  hero: LoadedBlock[]
}

/** Reads what the blocks of the gallery show. */
export async function loadBlockSamples(reader: Reader): Promise<BlockSamplesData> {
  const { locale } = reader
  const found = await findSampleDocuments(reader)
  const context: ContributionContext = {
    reader,
    subject: { relationTo: 'growingguides', value: unknownId },
    title: 'Sample',
    path: '/gallery',
  }
  const samples = [...blockSamples(locale), ...blockStateSamples(locale), ...listedBlockSamples(found)]
  const [blocks, hero] = await Promise.all([
    loadBlocks(samples, context),
    loadBlocks([editedHero(locale)], context),
  ])
  return { found, context, blocks, hero }
}
