import type { ReactNode } from 'react'
import { ChevronDown } from './icons'
import { SvgIcon } from './svg-icon'

interface DisclosureProps {
  title: ReactNode
  /** Initially open. */
  open?: boolean
  /** Only one disclosure with the same name is open at a time. */
  name?: string
  children: ReactNode
}

/** A heading that shows and hides its content. */
export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} name={name}>
      <summary>
        {title}
        <SvgIcon of={ChevronDown} />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  )
}
