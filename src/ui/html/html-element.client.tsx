'use client'

import { type AllHTMLAttributes, createElement, useId, useState } from 'react'
import { findPassedHtml } from './passed-html'

export interface HtmlElementProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: 'ul' | 'form' | 'footer' | 'section'
  /** Absent where the content was passed to the rendering of the page outside of React's data. */
  html?: string
  /** Its name there. */
  passedAs?: string
}

/**
 * An element whose content is HTML without React (`data-html`). In the browser the content is already on the page: React
 * does not look at it when it hydrates the element, and reads it from there should it have to create the element anew.
 */
export function HtmlElement({ as, html, passedAs = '', ...attributes }: HtmlElementProps) {
  const generatedId = useId()
  const id = attributes.id ?? generatedId
  const [content] = useState(() => ({
    get __html() {
      return html ?? findPassedHtml(passedAs) ?? document.getElementById(id)?.innerHTML ?? ''
    },
  }))
  return createElement(as, {
    ...attributes,
    id,
    'data-html': '',
    dangerouslySetInnerHTML: content,
    suppressHydrationWarning: true,
  })
}
