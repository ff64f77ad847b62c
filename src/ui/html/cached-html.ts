import type { ReactNode } from 'react'
import { renderHtml } from './server-html'

/** Characters; the oldest pieces are dropped above this number. */
const capacity = 8 * 1024 * 1024

const pieces = new Map<string, string>()
let size = 0

/**
 * Renders a piece of HTML once for each `key`, which must name everything that the piece shows. Most pieces of a list, its
 * cards and filter values, are those of another list.
 */
export function cachedHtml(key: string, render: () => ReactNode): string {
  const known = pieces.get(key)
  if (known !== undefined) return known
  // A copy in one piece: what React concatenates is a tree of pieces, which takes many times the memory and is walked
  // whenever it is used.
  const html = Buffer.from(renderHtml(render())).toString()
  pieces.set(key, html)
  size += key.length + html.length
  for (const [oldest, piece] of pieces) {
    if (size <= capacity) break
    pieces.delete(oldest)
    size -= oldest.length + piece.length
  }
  return html
}
