import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '../badge'
import { Price } from '../price'
import { RatingSummary } from '../rating-summary'
import { type Sale, SaleNote } from '../sale-note'

interface ProductOpeningProps extends Sale {
  kind: string
  title: string
  vendor: { name: string; href: string; place: string }
  rating: { average: number | null; count: number }
  saleLabel?: string | null
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
  const { kind, title, vendor, rating, price, regular, saleLabel } = product
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
          <SaleNote {...product} />
          <p className="caption">{say('priceNote')}</p>
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
