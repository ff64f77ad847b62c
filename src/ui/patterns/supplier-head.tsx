import type { ReactNode } from 'react'
import { RatingSummary } from '@/ui/rating-summary'
import type { SupplierItem } from './supplier-card'

interface SupplierHeadProps {
  supplier: Omit<SupplierItem, 'href' | 'distance' | 'mark' | 'terms'>
  /** Telephone, e-mail, website and address. */
  contacts: ReactNode
  /** Links to the shop, like and share buttons. */
  actions: ReactNode
}

/** The header of a supplier's page. */
export function SupplierHead({ supplier, contacts, actions }: SupplierHeadProps) {
  const { name, kind, place, rating, description, logo } = supplier
  return (
    <div className="supplier-head">
      <div className="plate goods">{logo}</div>
      <div className="stack">
        <div className="stack-tight">
          <p className="eyebrow">{kind}</p>
          <h1>{name}</h1>
          <p className="card-line">
            <span>{place}</span>
            <a className="contributions-link" href="#reviews">
              <RatingSummary {...rating} />
            </a>
          </p>
        </div>
        <p className="lead">{description}</p>
        <div className="form-actions">{actions}</div>
      </div>
      {contacts}
    </div>
  )
}
