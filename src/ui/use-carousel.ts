import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { nextIndex, restMilliseconds } from './carousel-steps'

/** Returns the scroll position of each item. */
function itemPositions(row: HTMLElement): number[] {
  const items = [...row.children] as HTMLElement[]
  const start = items[0]?.offsetLeft ?? 0
  return items.map((item) => item.offsetLeft - start)
}

/** Returns the index of the first item in view. */
export function indexInView(row: HTMLElement): number {
  const distances = itemPositions(row).map((position) => Math.abs(position - row.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** Returns the number of items in full view. */
function countInView(row: HTMLElement): number {
  const width = (row.children[0] as HTMLElement | undefined)?.offsetWidth ?? row.clientWidth
  return Math.max(1, Math.round(row.clientWidth / width))
}

/** Scrolls a row smoothly to a position or by one step in a direction. */
export function useRowScroll() {
  const list = useRef<HTMLUListElement>(null)
  const cancel = useRef(() => {})
  const cancelScroll = useCallback(() => cancel.current(), [])
  useEffect(() => cancelScroll, [cancelScroll])

  const scrollTo = useCallback(async (row: HTMLElement, position: number) => {
    // Loaded on the first step.
    const { smoothScroll } = await import('./smooth-scroll')
    cancel.current()
    cancel.current = smoothScroll(row, position)
  }, [])

  const step = useCallback(
    (direction: 1 | -1) => {
      const row = list.current
      if (!row) return
      const positions = itemPositions(row)
      const size = { count: positions.length, inView: countInView(row) }
      scrollTo(row, positions[nextIndex(indexInView(row), direction, size)] ?? 0)
    },
    [scrollTo],
  )

  return { list, scrollTo, step, cancelScroll }
}

/** Whether the row's items are wider than the row. */
export function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const row = list.current
    if (!row) return
    const observer = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1))
    observer.observe(row)
    return () => observer.disconnect()
  }, [list])
  return overflows
}

/** True until the media query was read, so that nothing moves too early. */
export function useReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(true)
  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const update = () => setIsReduced(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isReduced
}

/** Steps forward at an interval while it is running and the page is visible. */
export function useAutomaticSteps(isRunning: boolean, step: (direction: 1 | -1) => void): void {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (!document.hidden) step(1)
    }, restMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning, step])
}
