import type { ReactNode } from 'react'
import { renderHtml } from './render-html'

/** Characters; the oldest pieces are dropped above this number. */
const capacity = 4 * 1024 * 1024

const pieces = new Map<string, string>()
let size = 0

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
  size += key.length + html.length
  for (const [oldest, piece] of pieces) {
    if (size <= capacity) break
    pieces.delete(oldest)
    size -= oldest.length + piece.length
  }
  return html
}

/**
 * Returns a function that renders a piece of HTML once for each object, which must contain everything that the piece shows
 * and must not change.
 */
export function htmlByObject<T extends object>(render: (shown: T) => ReactNode): (shown: T) => string {
  const pieceOf = new WeakMap<T, string>()
  return (shown) => {
    const known = pieceOf.get(shown)
    if (known !== undefined) return known
    const html = renderCompactly(render(shown))
    pieceOf.set(shown, html)
    return html
  }
}
