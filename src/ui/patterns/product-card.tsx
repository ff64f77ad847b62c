import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { middleDot } from '@/ui/inline-text'
import { Price } from '@/ui/price'
import { RatingSummary } from '@/ui/rating-summary'
import { type Sale, SaleNote } from '@/ui/sale-note'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'

export interface ProductItem extends Sale {
  href: string
  title: string
  /** Set if the title is in another language than the page. */
  lang?: string
  /** Empty if the page is about the vendor. */
  vendor: string
  /** Distance from the user or a place: "24 mi". */
  distance?: string | null
  /** The vendor's name for the sale. */
  saleLabel?: string | null
  rating: { average: number | null; count: number }
  /** Organic, small farm, … */
  designations: readonly string[]
  inStock: boolean
  /** A drawing or a photograph; decorative, because the title is beside it. */
  picture: ReactNode
  like?: ReactNode
}

/** The vendor and its distance; nothing if neither is given. */
export function VendorLine({ vendor, distance }: Pick<ProductItem, 'vendor' | 'distance'>) {
  const text = [vendor, distance].filter(Boolean).join(' · ')
  return text === '' ? null : <span className="secondary">{text}</span>
}

/** A product in a grid. */
export function ProductCard({ product }: { product: ProductItem }) {
  const t = useTranslations('ui.product')
  const words = useMessages().ui.price
  const locale = useLocale()
  const { href, title, lang, price, regular, saleLabel, rating, designations, inStock } = product
  const notes = [...designations.slice(0, 2), inStock ? null : t('outOfStock')].filter(Boolean)
  return (
    <li className="card product-card">
      <div className="body">
        <h3>
          <a href={href} lang={lang}>
            {title}
          </a>
        </h3>
        <VendorLine {...product} />
        <p className="card-line">
          <Price price={price} regular={product.saleVariant ? null : regular} locale={locale} words={words} />
          <RatingSummary {...rating} listed />
        </p>
        <SaleNote {...product} />
        {notes.length > 0 ? <p className="caption">{notes.join(middleDot)}</p> : null}
      </div>
      <div className="plate goods">
        {product.picture}
        {product.like}
        {regular ? <Badge kind="sale">{saleLabel ?? t('onSale')}</Badge> : null}
      </div>
    </li>
  )
}
