import { createElement, type HTMLAttributes } from 'react'

interface LivePartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'nav' | 'p' | 'span'
  name: string
}

/** A part of a list page that a script replaces by that of another query. Attributes stay. */
export function LivePart({ as = 'div', name, ...rest }: LivePartProps) {
  return createElement(as, { ...rest, 'data-live': name })
}
