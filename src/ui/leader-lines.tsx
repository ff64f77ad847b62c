import type { ReactNode } from 'react'

interface LeadersProps {
  pairs: readonly { label: ReactNode; value: ReactNode }[]
}

/** Pairs of names and figures, joined by dot leaders as in a table of contents. */
export function Leaders({ pairs }: LeadersProps) {
  return (
    <dl className="leaders">
      {pairs.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a list do not move
        <div key={index}>
          <dt>{label}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
