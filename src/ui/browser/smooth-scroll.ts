import { moveMilliseconds } from './carousel-steps'

const ease = (share: number) => 1 - (1 - share) ** 3

/**
 * Scrolls a row to a position in the time that the product documents require; browsers use their own.
 * Returns a function that stops it.
 */
export function smoothScroll(row: HTMLElement, to: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = to
    return () => {}
  }
  const from = row.scrollLeft
  const start = performance.now()
  // Scroll snapping would undo each small step.
  row.style.scrollSnapType = 'none'
  let frame = requestAnimationFrame(function move(now) {
    const share = Math.min(1, Math.max(0, now - start) / moveMilliseconds)
    row.scrollLeft = from + (to - from) * ease(share)
    if (share < 1) frame = requestAnimationFrame(move)
    else row.style.scrollSnapType = ''
  })
  return () => {
    cancelAnimationFrame(frame)
    row.style.scrollSnapType = ''
  }
}
