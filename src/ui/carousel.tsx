import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { arrowStep } from './carousel-steps'
import { indexInView, useAutomaticSteps, useOverflow, useReducedMotion, useRowScroll } from './use-carousel'

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

export interface CarouselProps {
  label: string
  /** Advances automatically until the reader interacts with it. */
  isAutomatic: boolean
  words: CarouselWords
  /** Rendered on the server, so that the icons are not part of the script. */
  icons: Record<'pause' | 'play' | 'previous' | 'next', ReactNode>
  /** Shown in the same line as the controls. */
  beside?: ReactNode
  /** The list items. */
  children: ReactNode
}

/** A horizontally scrolling row after the APG carousel pattern; without JavaScript it only scrolls by hand. */
export default function Carousel({ label, isAutomatic, words, icons, beside, children }: CarouselProps) {
  const { list, scrollTo, step, cancelScroll } = useRowScroll()
  const overflows = useOverflow(list)
  const hasReducedMotion = useReducedMotion()
  const [isStopped, setIsStopped] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [first, setFirst] = useState(0)
  const canRotate = isAutomatic && overflows && !hasReducedMotion
  const isRotating = canRotate && !isStopped
  useAutomaticSteps(isRotating && !isHovered, step)

  const stop = () => {
    cancelScroll()
    setIsStopped(true)
  }
  const scrollByArrowKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction || event.target !== list.current) return
    event.preventDefault()
    scrollTo(list.current, list.current.scrollLeft + direction * arrowStep)
  }

  return (
    // A group, because it stands in a section of the same name, and landmarks need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the controls of a form
    <div
      role="group"
      aria-roledescription={words.kind}
      aria-label={label}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      // Keyboard focus stops the rotation for good; a mouse click must still reach the pause button.
      onFocus={({ target }) => target.matches(':focus-visible') && stop()}
    >
      <div className="carousel-bar">
        <div className="carousel-controls" hidden={!overflows}>
          {canRotate ? (
            <CarouselButton
              icon={isRotating ? icons.pause : icons.play}
              label={isRotating ? words.stop : words.start}
              onClick={() => (isRotating ? stop() : setIsStopped(false))}
            />
          ) : null}
          {([-1, 1] as const).map((direction) => (
            <CarouselButton
              key={direction}
              icon={direction === 1 ? icons.next : icons.previous}
              label={direction === 1 ? words.next : words.previous}
              onClick={() => {
                setIsStopped(true)
                step(direction)
              }}
            />
          ))}
          <p className="hidden-visually" aria-live={isRotating ? 'off' : 'polite'}>
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
        onKeyDown={scrollByArrowKey}
        onPointerDown={stop}
        onWheel={({ deltaX }) => deltaX && stop()}
        onScrollEnd={({ currentTarget }) => setFirst(indexInView(currentTarget))}
      >
        {children}
      </ul>
    </div>
  )
}

interface CarouselButtonProps {
  icon: ReactNode
  label: string
  onClick: () => void
}

function CarouselButton({ icon, label, onClick }: CarouselButtonProps) {
  return (
    <button type="button" className="icon-button" onClick={onClick}>
      {icon}
      <span className="hidden-visually">{label}</span>
    </button>
  )
}
