import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { SvgIcon } from './svg-icon'

interface DisclosureProps {
  title: ReactNode
  /** Begins unfolded. */
  open?: boolean
  /** Only one of those with the same name is unfolded at a time. */
  name?: string
  children: ReactNode
}

/** A heading that folds what stands below it. */
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
