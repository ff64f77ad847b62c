import { nextIndex } from './carousel-steps'
import { smoothScroll } from './smooth-scroll'

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
export function rowScroll(row: HTMLElement) {
  let cancel = () => {}
  const scrollTo = (position: number) => {
    cancel()
    cancel = smoothScroll(row, position)
  }
  const step = (direction: 1 | -1) => {
    const positions = itemPositions(row)
    const size = { count: positions.length, inView: countInView(row) }
    scrollTo(positions[nextIndex(indexInView(row), direction, size)] ?? 0)
  }
  return { scrollTo, step, cancel: () => cancel() }
}
