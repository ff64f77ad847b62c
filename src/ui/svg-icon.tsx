import type { LucideIcon } from 'lucide-react'

/** A sign of the interface beside words or in a named button; says nothing by itself. */
export function SvgIcon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />
}
