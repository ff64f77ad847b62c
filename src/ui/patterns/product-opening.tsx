import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { InlineText, type MarkedText } from '@/ui/inline-text'
import { RatingSummary } from '@/ui/rating-summary'

interface ProductOpeningProps {
  kind: MarkedText
  title: MarkedText
  vendor: { name: string; href: string; place: string }
  rating: { average: number | null; count: number }
  gallery: ReactNode
  /** The like button and what else is done with it. */
  actions?: ReactNode
  /** What must be known before it is bought: what its species does. */
  warning?: ReactNode
  /** Price, variants, how many, the button: a form. */
  buy: ReactNode
  /** What the vendor states. */
  designations?: ReactNode
  /** What it grows into, or is made of. */
  species?: ReactNode
}

/** The top of a product's page: what it looks like, what it costs, how it is had. */
export function ProductOpening(product: ProductOpeningProps) {
  const t = useTranslations('ui.product')
  const { kind, title, vendor, rating } = product
  return (
    <div className="product-opening">
      {product.gallery}
      <div className="buy">
        <div className="stack-tight">
          <p className="eyebrow">
            <InlineText text={kind} />
          </p>
          <h1>
            <InlineText text={title} />
          </h1>
          {product.warning}
          <p>
            {t.rich('by', {
              name: vendor.name,
              place: vendor.place,
              link: (name) => <a href={vendor.href}>{name}</a>,
            })}
          </p>
          <div className="product-marks">
            <a className="to-reviews" href="#reviews">
              <RatingSummary {...rating} />
            </a>
            {product.actions}
          </div>
        </div>
        {product.buy}
        {product.designations}
        {product.species}
      </div>
    </div>
  )
}
