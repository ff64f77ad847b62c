'use client'

import { lazy } from 'react'
import type { CarouselProps } from './carousel'

const LoadedCarousel = lazy(() => import('./carousel'))

/** A carousel whose code is loaded on pages that show one; its list is part of the page. */
export function Carousel(props: CarouselProps) {
  return <LoadedCarousel {...props} />
}
