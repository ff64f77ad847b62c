import type { ComponentProps, ReactNode } from 'react'
import { ChevronLeft, ChevronRight, Pause } from './icons'
import { SvgIcon } from './svg-icon'

interface CarouselWords {
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
  isAutomatic: boolean
  words: CarouselWords
  /** Shown in the same line as the controls. */
  beside?: ReactNode
  /** The list items. */
  children: ReactNode
}

/** A horizontally scrolling row after the APG carousel pattern; without JavaScript it only scrolls by hand. */
export function Carousel({ label, isAutomatic, words, beside, children }: CarouselProps) {
  return (
    // A group, because it stands in a section of the same name, and landmarks need different names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the controls of a form
    <div role="group" aria-roledescription={words.kind} aria-label={label} data-carousel="">
      <div className="carousel-bar">
        <div className="carousel-controls" data-carousel-controls="" hidden>
          {isAutomatic ? (
            <CarouselButton
              icon={Pause}
              label={words.stop}
              hidden
              data-carousel-rotation=""
              data-stop={words.stop}
              data-start={words.start}
            />
          ) : null}
          <CarouselButton icon={ChevronLeft} label={words.previous} data-carousel-step="-1" />
          <CarouselButton icon={ChevronRight} label={words.next} data-carousel-step="1" />
          <p className="hidden-visually" aria-live="polite" data-places={words.places.join('\n')}>
            {words.places[0]}
          </p>
        </div>
        {beside}
      </div>
      <ul className="carousel-list" aria-label={label}>
        {children}
      </ul>
    </div>
  )
}

interface CarouselButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: string
  label: string
}

function CarouselButton({ icon, label, ...rest }: CarouselButtonProps) {
  return (
    <button type="button" className="icon-button" {...rest}>
      <SvgIcon of={icon} />
      <span className="hidden-visually">{label}</span>
    </button>
  )
}
