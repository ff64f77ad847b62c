import type { Metadata } from 'next'
import { notFound } from '@/foundation/routing/signals'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { SiteShell } from '@/site/site-shell/site-shell'
import '@/ui/styles/gallery.css'
import { PlacedBlocks } from './blocks'
import { Controls } from './controls'
import { Finding } from './finding'
import { Forms } from './forms'
import { Foundations } from './foundations'
import { Market } from './market'
import { People } from './people'
import { Reading } from './reading'
import { Rows } from './rows'
import { States } from './states'

export const metadata: Metadata = { title: 'Gallery', robots: { index: false } }

interface Props {
  params: Promise<LocaleParams>
}

/** All components side by side for developers; the page is not part of the public site. */
export default async function GalleryPage({ params }: Props) {
  if (process.env.NODE_ENV === 'production') notFound()
  localeOf(await params)
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
      <PlacedBlocks />
    </SiteShell>
  )
}
