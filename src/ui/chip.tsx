import type { ReactNode } from 'react'
import { X } from './icons'
import { SvgIcon } from './svg-icon'

interface ChipProps {
  href: string
  /** The current choice. */
  current?: boolean
  /** Updates the list on the page without a navigation. */
  soft?: boolean
  children: ReactNode
}

/** A link to one of several short choices. */
export function Chip({ href, current, soft, children }: ChipProps) {
  return (
    <a
      className="chip"
      href={href}
      aria-current={current ? 'true' : undefined}
      data-soft={soft ? '' : undefined}
    >
      {children}
    </a>
  )
}

/** An active choice that a click removes. */
export function RemovableChip({
  href,
  remove,
  children,
}: Omit<ChipProps, 'current' | 'soft'> & { remove: string }) {
  return (
    <a className="chip is-on" href={href} data-soft="">
      <span className="hidden-visually">{remove} </span>
      {children}
      <SvgIcon of={X} />
    </a>
  )
}
