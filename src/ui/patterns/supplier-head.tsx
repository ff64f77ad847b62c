import type { ReactNode } from 'react'
import { Leaders } from '../leaders'
import { RatingSummary } from '../rating-summary'
import type { SupplierItem } from './supplier-card'

interface SupplierHeadProps {
  supplier: Omit<SupplierItem, 'href' | 'distance'>
  /** Telephone, e-mail, site, opening hours. */
  contacts: readonly { label: ReactNode; value: ReactNode }[]
  /** To the shop, a like, a share. */
  actions: ReactNode
}

/** The top of a supplier's page. */
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
            <RatingSummary {...rating} />
          </p>
        </div>
        <p className="lead">{description}</p>
        <div className="form-actions">{actions}</div>
      </div>
      <Leaders pairs={contacts} />
    </div>
  )
}
