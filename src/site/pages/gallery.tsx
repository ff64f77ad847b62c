import { notFound } from '@/foundation/routing/signals'
import { PlacedBlocks } from '@/site/gallery/blocks'
import { Controls } from '@/site/gallery/controls'
import { Finding } from '@/site/gallery/finding'
import { Forms } from '@/site/gallery/forms'
import { Foundations } from '@/site/gallery/foundations'
import { Market } from '@/site/gallery/market'
import { People } from '@/site/gallery/people'
import { Reading } from '@/site/gallery/reading'
import { Rows } from '@/site/gallery/rows'
import { findSampleDocuments, type SampleDocuments } from '@/site/gallery/sample-documents'
import { States } from '@/site/gallery/states'
import type { Page, SiteRequest } from '@/site/page'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/gallery.css'

interface Data extends Pick<SiteRequest, 'reader'> {
  found: SampleDocuments
}

async function load({ reader }: SiteRequest): Promise<Data> {
  if (process.env.NODE_ENV === 'production') notFound()
  return { reader, found: await findSampleDocuments(reader) }
}

function View(data: Data) {
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
export const galleryPage: Page<Data> = {
  load,
  head: () => ({ title: 'Gallery', robots: { index: false } }),
  View,
}
