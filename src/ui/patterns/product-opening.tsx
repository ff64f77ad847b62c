import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '../badge'
import type { PriceRange } from '../money'
import { Price } from '../price'
import { RatingSummary } from '../rating-summary'

interface ProductOpeningProps {
  kind: string
  title: string
  vendor: { name: string; href: string; place: string }
  rating: { average: number | null; count: number }
  price: PriceRange
  regular?: PriceRange | null
  saleLabel?: string | null
  saleNote?: string | null
  gallery: ReactNode
  /** The like button and what else is done with it. */
  actions?: ReactNode
  /** Variants, how many, the button: a form. */
  buy: ReactNode
  delivery: ReactNode
  designations: readonly { name: string; icon: ReactNode }[]
  /** What it grows into, or is made of. */
  species?: ReactNode
}

/** The top of a product's page: what it looks like, what it costs, how it is had. */
export function ProductOpening(product: ProductOpeningProps) {
  const say = useTranslations('ui.product')
  const words = useMessages().ui.price
  const locale = useLocale()
  const { kind, title, vendor, rating, price, regular, saleLabel, saleNote } = product
  return (
    <div className="product-opening">
      {product.gallery}
      <div className="buy">
        <div className="stack-tight">
          <p className="eyebrow">{kind}</p>
          <h1>{title}</h1>
          <p>
            {say.rich('by', {
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
        <div className="product-price">
          <Price price={price} regular={regular} locale={locale} words={words} />
          {regular ? <Badge kind="sale">{saleLabel ?? say('onSale')}</Badge> : null}
          <p className="caption">{[saleNote, say('priceNote')].filter(Boolean).join(' · ')}</p>
        </div>
        {product.buy}
        <p className="delivery">{product.delivery}</p>
        {product.designations.length > 0 ? (
          <ul className="designations" aria-label={say('designations')}>
            {product.designations.map(({ name, icon }) => (
              <li key={name}>
                {icon}
                {name}
              </li>
            ))}
          </ul>
        ) : null}
        {product.species}
      </div>
    </div>
  )
}
