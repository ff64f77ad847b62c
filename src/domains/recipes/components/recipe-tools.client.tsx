'use client'

import { useEffect } from 'react'
import type { UnitNames } from '@/domains/recipes/amount'
import { rememberTicks } from '@/domains/recipes/browser/remember-ticks'
import { scaleInPlace } from '@/domains/recipes/browser/scale-in-place'

interface RecipeToolsProps {
  slug: string
  /** The servings that it is written for. */
  servings: number
  names: UnitNames
  locale: string
}

/** Scales the amounts on the page in place and remembers what was ticked off. */
export function RecipeTools({ slug, servings, names, locale }: RecipeToolsProps) {
  useEffect(() => {
    const stopScaling = scaleInPlace({ slug, servings, names, locale })
    const stopRemembering = rememberTicks(slug)
    return () => {
      stopScaling()
      stopRemembering()
    }
  }, [slug, servings, names, locale])
  return null
}
