'use client'

import { drawPlate } from '@illustrations/plates/draw'
import type { PlateTraits } from '@illustrations/plates/traits'
import { useAllFormFields, useTheme } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo } from 'react'

interface DrawnValues {
  slug?: string
  specie?: { traits?: Partial<PlateTraits> }
}

/** The values of the form that the illustration is drawn from, as JSON: equal values are drawn once. */
function useDrawnValues(): DrawnValues {
  const [fields] = useAllFormFields()
  const relevant = Object.entries(fields).filter(
    ([path]) => path === 'slug' || path.startsWith('specie.traits'),
  )
  const json = useDeferredValue(JSON.stringify(reduceFieldsToValues(Object.fromEntries(relevant), true)))
  return useMemo(() => JSON.parse(json), [json])
}

/** The address of the drawing; null while the traits are incomplete or a colour is half typed. */
function draw({ slug, specie }: DrawnValues, theme: 'light' | 'dark'): string | null {
  const { growthForm, hymenium, ...traits } = specie?.traits ?? {}
  if (!growthForm || !hymenium) return null
  try {
    const options = { view: 'habit', detail: 'page', theme, seed: slug ?? '' } as const
    const svg = drawPlate({ ...traits, growthForm, hymenium }, options)
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  } catch {
    return null
  }
}

/** @param unfinished what to enter before there is something to draw */
export function PlateDrawing({ unfinished }: { unfinished: string }) {
  const values = useDrawnValues()
  const { theme } = useTheme()
  const source = useMemo(() => draw(values, theme), [values, theme])
  return source ? <img src={source} alt="" width={320} height={400} /> : <p>{unfinished}</p>
}
