import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderHtml } from './render-html'

/** Pieces of HTML, of which those that were not used for longest go first. A size is a number of characters. */
const pieces = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (html, key) => key.length + html.length,
})

/**
 * Renders HTML to a string in one piece: what React concatenates is a tree of pieces, which takes many times the memory and
 * is walked whenever it is used.
 */
const renderCompactly = (node: ReactNode): string => Buffer.from(renderHtml(node)).toString()

/**
 * Renders a piece of HTML once for each `key`, which must name everything that the piece shows. Most pieces of a list, its
 * cards and filter values, are those of another list.
 */
export function cachedHtml(key: string, render: () => ReactNode): string {
  const known = pieces.get(key)
  if (known !== undefined) return known
  const html = renderCompactly(render())
  pieces.set(key, html)
  return html
}

/**
 * Returns a function that renders a piece of HTML once for each object, which must contain everything that the piece shows
 * and must not change.
 */
export function htmlByObject<T extends object>(render: (shown: T) => ReactNode): (shown: T) => string {
  const pieceOf = new WeakMap<T, string>()
  return (shown) => {
    const html = pieceOf.get(shown) ?? renderCompactly(render(shown))
    pieceOf.set(shown, html)
    return html
  }
}
