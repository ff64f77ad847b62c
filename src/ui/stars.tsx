import type { CSSProperties, ReactNode } from 'react'

interface StarsProps {
  value: number
  /** Announced instead of the drawing: "4.5 of 5 stars". */
  label: string
  /** The average and the count, which the label already contains. */
  children?: ReactNode
}

/** Returns how many of five stars are filled, rounded to the displayed tenth. */
export function starsFilled(value: number): number {
  return Math.min(5, Math.max(0, Math.round(value * 10) / 10))
}

export function Stars({ value, label, children }: StarsProps) {
  return (
    <span className="stars">
      <span className="drawn" style={{ '--r': starsFilled(value) } as CSSProperties} aria-hidden="true" />
      <span className="hidden-visually">{label}</span>
      {children ? <span aria-hidden="true">{children}</span> : null}
    </span>
  )
}
