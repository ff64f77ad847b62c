'use client'

import { createElement, type HTMLAttributes, useSyncExternalStore } from 'react'
import { getLiveContent, subscribeToLiveContent } from './live-content'

interface LivePartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'nav' | 'p' | 'span'
  name: string
}

/**
 * A part of the page that a script can replace by HTML from the server (`setLiveContent`). React itself exchanges the
 * nodes, because it fails at nodes that it has rendered and no longer finds. Attributes stay.
 */
export function LivePart({ as = 'div', name, children, ...attributes }: LivePartProps) {
  const html = useSyncExternalStore(
    subscribeToLiveContent,
    () => getLiveContent(name),
    () => undefined,
  )
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } }
  return createElement(as, { ...attributes, ...content, 'data-live': name })
}
