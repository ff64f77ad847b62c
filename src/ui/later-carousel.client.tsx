'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const carousel = () => import('./carousel.client').then((module) => module.Carousel)

/** The server has it at hand, so that it stands in the page for whoever runs no script. */
const Carousel =
  typeof window === 'undefined' ? await carousel() : lazy(async () => ({ default: await carousel() }))

/** A carousel whose script comes with the pages that have one, not with every page that might. */
export function LaterCarousel(props: ComponentProps<typeof Carousel>) {
  return (
    <Suspense>
      <Carousel {...props} />
    </Suspense>
  )
}
