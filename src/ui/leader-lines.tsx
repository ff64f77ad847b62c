import type { ReactNode } from 'react'

interface LeadersProps {
  pairs: readonly { label: ReactNode; value: ReactNode }[]
}

/** Names and figures, joined by dots as in a table of contents. */
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
