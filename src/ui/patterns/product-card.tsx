import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { Price } from '@/ui/price'
import { RatingSummary } from '@/ui/rating-summary'
import { type Sale, SaleNote } from '@/ui/sale-note'

export interface ProductItem extends Sale {
  href: string
  title: string
  /** Where the title is in another language than the page. */
  lang?: string
  /** Empty where the page says it already. */
  vendor: string
  /** From where the reader is, in kilometres. */
  distance?: number | null
  /** What the vendor calls the sale. */
  saleLabel?: string | null
  rating: { average: number | null; count: number }
  /** Organic, small farm, … */
  designations: readonly string[]
  inStock: boolean
  /** A drawing or a photograph; the title beside it says what it is. */
  picture: ReactNode
  like?: ReactNode
}

/** Who sells it, and how far away; nothing where the page says that already. */
export function VendorLine({ vendor, distance }: Pick<ProductItem, 'vendor' | 'distance'>) {
  const format = useFormatter()
  const far =
    distance == null
      ? null
      : format.number(distance, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 })
  const said = [vendor, far].filter(Boolean).join(' · ')
  return said === '' ? null : <span className="secondary">{said}</span>
}

/** A product in a grid: a plate and a caption. */
export function ProductCard({ product }: { product: ProductItem }) {
  const t = useTranslations('ui.product')
  const words = useMessages().ui.price
  const locale = useLocale()
  const { href, title, lang, price, regular, saleLabel, rating, designations, inStock } = product
  const notes = [...designations.slice(0, 2), inStock ? null : t('outOfStock')].filter(Boolean)
  return (
    <li className="card product-card">
      <div className="plate goods">
        {product.picture}
        {product.like}
        {regular ? <Badge kind="sale">{saleLabel ?? t('onSale')}</Badge> : null}
      </div>
      <div className="body">
        <h3>
          <a href={href} lang={lang}>
            {title}
          </a>
        </h3>
        <VendorLine {...product} />
        <p className="card-line">
          <Price price={price} regular={regular} locale={locale} words={words} />
          <RatingSummary {...rating} />
        </p>
        <SaleNote {...product} />
        {notes.length > 0 ? <p className="caption">{notes.join(' · ')}</p> : null}
      </div>
    </li>
  )
}
