'use client'

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { arrowStep, restsFor, stepFrom } from './carousel-steps'

export interface CarouselWords {
  /** The role description that screen readers announce. */
  kind: string
  stop: string
  start: string
  previous: string
  next: string
  /** "Item 3 of 12" for each item. */
  places: readonly string[]
}

interface CarouselProps {
  label: string
  /** Advances automatically until the reader interacts with it. */
  rotates: boolean
  words: CarouselWords
  /** Rendered on the server, so that the icons are not part of the script. */
  signs: Record<'pause' | 'play' | 'previous' | 'next', ReactNode>
  /** Shown in the same line as the controls. */
  beside?: ReactNode
  /** The list items. */
  children: ReactNode
}

/** Returns the scroll position of each item. */
function placesOf(row: HTMLElement): number[] {
  const items = [...row.children] as HTMLElement[]
  const start = items[0]?.offsetLeft ?? 0
  return items.map((item) => item.offsetLeft - start)
}

function nearest(row: HTMLElement): number {
  const distances = placesOf(row).map((place) => Math.abs(place - row.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** Returns the number of items in full view. */
function shownIn(row: HTMLElement): number {
  const width = (row.children[0] as HTMLElement | undefined)?.offsetWidth ?? row.clientWidth
  return Math.max(1, Math.round(row.clientWidth / width))
}

/**
 * A horizontally scrolling row after the APG carousel pattern; without JavaScript it only scrolls by
 * hand.
 */
export function Carousel({ label, rotates, words, signs, beside, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const moving = useRef(() => {})
  const [overflows, setOverflows] = useState(false)
  const [calm, setCalm] = useState(true)
  const [stopped, setStopped] = useState(false)
  const [watched, setWatched] = useState(false)
  const [first, setFirst] = useState(0)
  const canRotate = rotates && overflows && !calm
  const rotating = canRotate && !stopped

  useEffect(() => {
    const row = list.current
    if (!row) return
    const measure = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1))
    measure.observe(row)
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const heed = () => setCalm(motion.matches)
    heed()
    motion.addEventListener('change', heed)
    return () => {
      measure.disconnect()
      motion.removeEventListener('change', heed)
      moving.current()
    }
  }, [])

  const moveTo = useCallback(async (row: HTMLElement, place: number) => {
    // Loaded on the first step.
    const { smoothScroll } = await import('./smooth-scroll')
    moving.current()
    moving.current = smoothScroll(row, place)
  }, [])

  const step = useCallback(
    (direction: 1 | -1) => {
      const row = list.current
      if (!row) return
      const places = placesOf(row)
      const next = stepFrom(nearest(row), direction, { count: places.length, shown: shownIn(row) })
      moveTo(row, places[next] ?? 0)
    },
    [moveTo],
  )

  useEffect(() => {
    if (!rotating || watched) return
    const timer = setInterval(() => {
      if (!document.hidden) step(1)
    }, restsFor)
    return () => clearInterval(timer)
  }, [rotating, watched, step])

  const stop = () => {
    moving.current()
    setStopped(true)
  }
  const go = (direction: 1 | -1) => () => {
    setStopped(true)
    step(direction)
  }
  const push = (event: KeyboardEvent<HTMLUListElement>) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!way || event.target !== list.current) return
    event.preventDefault()
    moveTo(list.current, list.current.scrollLeft + way * arrowStep)
  }

  return (
    <section
      aria-roledescription={words.kind}
      aria-label={label}
      onPointerEnter={({ pointerType }) => setWatched(pointerType === 'mouse')}
      onPointerLeave={() => setWatched(false)}
      // Keyboard focus stops the rotation for good; a mouse click must still reach the pause button.
      onFocus={({ target }) => target.matches(':focus-visible') && stop()}
    >
      <div className="carousel-bar">
        <div className="carousel-controls" hidden={!overflows}>
          {canRotate ? (
            <button
              type="button"
              className="icon-button"
              onClick={() => (rotating ? stop() : setStopped(false))}
            >
              {rotating ? signs.pause : signs.play}
              <span className="hidden-visually">{rotating ? words.stop : words.start}</span>
            </button>
          ) : null}
          <button type="button" className="icon-button" onClick={go(-1)}>
            {signs.previous}
            <span className="hidden-visually">{words.previous}</span>
          </button>
          <button type="button" className="icon-button" onClick={go(1)}>
            {signs.next}
            <span className="hidden-visually">{words.next}</span>
          </button>
          <p className="hidden-visually" aria-live={rotating ? 'off' : 'polite'}>
            {words.places[first]}
          </p>
        </div>
        {beside}
      </div>
      <ul
        className="carousel-list"
        ref={list}
        tabIndex={overflows ? 0 : undefined}
        aria-label={label}
        onKeyDown={push}
        onPointerDown={stop}
        onWheel={({ deltaX }) => deltaX && stop()}
        onScrollEnd={({ currentTarget }) => setFirst(nearest(currentTarget))}
      >
        {children}
      </ul>
    </section>
  )
}
