'use client'

import { type AllHTMLAttributes, createElement, useId, useMemo } from 'react'

export interface HtmlElementProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: 'details' | 'div' | 'footer' | 'form' | 'nav' | 'p' | 'section' | 'span' | 'ul'
  /** Absent where the server inserts the content. */
  html?: string
  /** What stands for it until then. */
  marker?: string
}

/**
 * An element whose content is HTML without React (`data-html`). In the browser the content is already on the page: React
 * does not look at it when it hydrates the element, and reads it from there should it have to create the element anew.
 */
export function HtmlElement({ as, html, marker = '', ...attributes }: HtmlElementProps) {
  const generatedId = useId()
  const id = attributes.id ?? generatedId
  // The same object as long as the content is the same, so that React leaves the element alone.
  const content = useMemo(
    () => ({
      get __html() {
        if (html !== undefined) return html
        return typeof document === 'undefined' ? marker : (document.getElementById(id)?.innerHTML ?? '')
      },
    }),
    [html, marker, id],
  )
  return createElement(as, {
    ...attributes,
    id,
    'data-html': '',
    dangerouslySetInnerHTML: content,
    suppressHydrationWarning: true,
  })
}
