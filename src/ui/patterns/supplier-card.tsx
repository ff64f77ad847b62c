import type { ReactNode } from 'react'
import { RatingSummary } from '@/ui/rating-summary'

export interface SupplierItem {
  href: string
  name: string
  /** Farm, shop, laboratory, … */
  kind: string
  /** City and state. */
  place: string
  /** Distance from the user or a place: "24 mi". */
  distance?: string | null
  rating: { average: number | null; count: number }
  description: ReactNode
  /** A summary of its terms of trade. */
  terms?: ReactNode
  logo: ReactNode
  like?: ReactNode
  /** Its number on the map beside the list, with a label for screen readers. */
  mark?: { number: number; label: string }
}

/** A vendor, wholesaler or dropshipper in a directory. */
export function SupplierCard({ supplier }: { supplier: SupplierItem }) {
  const { href, name, kind, place, distance, rating, description, terms, logo, like, mark } = supplier
  return (
    <li className="supplier-card">
      <div className="plate goods">
        {logo}
        {like}
      </div>
      <div className="stack-tight">
        <p className="eyebrow">{kind}</p>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <p className="card-line">
          <span className="secondary">
            {mark ? (
              <>
                <span className="map-mark numeric" aria-hidden="true">
                  {mark.number}
                </span>
                <span className="hidden-visually">{mark.label}, </span>
              </>
            ) : null}
            {place}
            {distance ? ` · ${distance}` : null}
          </span>
          <RatingSummary {...rating} listed />
        </p>
        <p>{description}</p>
        {terms}
      </div>
    </li>
  )
}
