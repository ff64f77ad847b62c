'use client'

import { type ComponentProps, type ComponentType, lazy } from 'react'

const carousel = () => import('./carousel.client').then((module) => module.Carousel)

/**
 * A carousel whose script comes with the pages that have one, not with every page that might. The server has it at
 * hand. No `Suspense` stands around it: React would write it late into the page, for whoever runs scripts alone.
 */
export const LaterCarousel: ComponentType<ComponentProps<Awaited<ReturnType<typeof carousel>>>> =
  typeof window === 'undefined' ? await carousel() : lazy(async () => ({ default: await carousel() }))
