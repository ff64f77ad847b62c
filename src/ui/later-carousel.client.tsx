'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Carousel = lazy(async () => ({ default: (await import('./carousel.client')).Carousel }))

/** A carousel whose script comes with the pages that have one, not with every page that might. */
export function LaterCarousel(props: ComponentProps<typeof Carousel>) {
  return (
    <Suspense>
      <Carousel {...props} />
    </Suspense>
  )
}
