import { createElement, type HTMLAttributes } from 'react'

interface StaticLivePartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span'
  name: string
}

/** A `LivePart` within HTML without React (`ServerHtml`). */
export function StaticLivePart({ as = 'div', name, ...attributes }: StaticLivePartProps) {
  return createElement(as, { ...attributes, 'data-live': name })
}
