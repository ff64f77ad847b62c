import type { LucideIcon } from 'lucide-react'

/** A decorative icon beside text or in a labelled button. */
export function SvgIcon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />
}
