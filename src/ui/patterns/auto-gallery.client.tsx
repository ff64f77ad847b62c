'use client'

import { lazy, Suspense } from 'react'
import type { AutoGalleryProps } from './auto-gallery'

const LoadedAutoGallery = lazy(() => import('./auto-gallery'))

/** Advances the pictures of a gallery; its code is loaded on pages that show one. */
export function AutoGallery(props: AutoGalleryProps) {
  return (
    <Suspense>
      <LoadedAutoGallery {...props} />
    </Suspense>
  )
}
