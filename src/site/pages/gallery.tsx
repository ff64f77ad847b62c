import { notFound } from '@/foundation/routing/signals'
import { PlacedBlocks } from '@/site/gallery/blocks'
import { Controls } from '@/site/gallery/controls'
import { Finding } from '@/site/gallery/finding'
import { Forms } from '@/site/gallery/forms'
import { Foundations } from '@/site/gallery/foundations'
import { type BlockSamplesData, loadBlockSamples } from '@/site/gallery/load-block-samples'
import { Market } from '@/site/gallery/market'
import { People } from '@/site/gallery/people'
import { Reading } from '@/site/gallery/reading'
import { Rows } from '@/site/gallery/rows'
import { States } from '@/site/gallery/states'
import type { Page, SiteRequest } from '@/site/page'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/gallery.css'

async function load({ reader }: SiteRequest): Promise<BlockSamplesData> {
  if (process.env.NODE_ENV === 'production') notFound()
  return loadBlockSamples(reader)
}

function View(data: BlockSamplesData) {
  return (
    <SiteShell path="/gallery">
      <h1 className="gallery-title">Gallery</h1>
      <Foundations />
      <Controls />
      <Forms />
      <States />
      <Finding />
      <Market />
      <Rows />
      <People />
      <Reading />
      <PlacedBlocks {...data} />
    </SiteShell>
  )
}

/** All components side by side for developers; the page is not part of the public site. */
export const galleryPage: Page<BlockSamplesData> = {
  load,
  head: () => ({ title: 'Gallery', robots: { index: false } }),
  View,
}
