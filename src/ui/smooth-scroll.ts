import { movesFor } from './carousel-steps'

const ease = (share: number) => 1 - (1 - share) ** 3

/**
 * Moves a row sideways to a place, in the time the product documents give; browsers choose their own. What it returns
 * ends it where it is.
 */
export function smoothScroll(row: HTMLElement, to: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = to
    return () => {}
  }
  const from = row.scrollLeft
  const began = performance.now()
  // Snapping would pull back each small step.
  row.style.scrollSnapType = 'none'
  let frame = requestAnimationFrame(function move(now) {
    const share = Math.min(1, Math.max(0, now - began) / movesFor)
    row.scrollLeft = from + (to - from) * ease(share)
    if (share < 1) frame = requestAnimationFrame(move)
    else row.style.scrollSnapType = ''
  })
  return () => {
    cancelAnimationFrame(frame)
    row.style.scrollSnapType = ''
  }
}
