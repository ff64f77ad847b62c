import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { SvgIcon } from './svg-icon'

interface ChipProps {
  href: string
  /** Is what is shown now. */
  current?: boolean
  /** Changes the list of the page in place. */
  soft?: boolean
  children: ReactNode
}

/** A short choice among others. */
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

/** Something that is on, and goes when it is followed. */
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
