import type { ReactNode } from 'react'

interface CartGroupProps {
  /** Unique on the page. */
  id: string
  vendor: { name: string; href: string; place: string }
  subtotal: { label: string; value: string }
  /** Ways to order: a request, or the vendor's shop. */
  action: ReactNode
  note?: string
  children: ReactNode
}

/** The cart lines of one vendor, with the subtotal and the ways to order. */
export function CartGroup({ id, vendor, subtotal, action, note, children }: CartGroupProps) {
  return (
    <section className="cart-group" aria-labelledby={id}>
      <h2 id={id}>
        <a href={vendor.href}>{vendor.name}</a> {vendor.place ? <small>{vendor.place}</small> : null}
      </h2>
      <ul>{children}</ul>
      <div className="cart-group-foot">
        <div className="stack-tight">
          {action}
          {note ? <p className="caption">{note}</p> : null}
        </div>
        <p>
          {subtotal.label} <b className="price-figure">{subtotal.value}</b>
        </p>
      </div>
    </section>
  )
}
