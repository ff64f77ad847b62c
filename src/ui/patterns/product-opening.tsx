import type { ReactNode } from 'react'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { RatingSummary } from '@/ui/rating-summary'
import { useTranslations } from '@/ui/texts'

interface ProductOpeningProps {
  kind: InlineContent
  title: InlineContent
  vendor: { name: string; href: string; place: string }
  rating: { average: number | null; count: number }
  gallery: ReactNode
  /** The like button and other actions. */
  actions?: ReactNode
  /** Warnings about the species. */
  warning?: ReactNode
  /** The form with price, variants, quantity and the cart button. */
  buy: ReactNode
  /** Where it is delivered, and how. */
  delivery?: ReactNode
  /** The vendor's claims, such as organic. */
  designations?: ReactNode
  /** The species that the product contains or grows into. */
  species?: ReactNode
  /** Ways to share the page. */
  share?: ReactNode
}

/** The top of a product page: pictures, price and purchase. */
export function ProductOpening(product: ProductOpeningProps) {
  const t = useTranslations('ui.product')
  const { kind, title, vendor, rating } = product
  return (
    <div className="product-opening">
      {product.gallery}
      <div className="purchase">
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
          <div className="product-reactions">
            <a className="reviews-link" href="#reviews">
              <RatingSummary {...rating} />
            </a>
            {product.actions}
          </div>
        </div>
        {product.buy}
        {product.delivery}
        {product.designations}
        {product.species}
        {product.share}
      </div>
    </div>
  )
}
