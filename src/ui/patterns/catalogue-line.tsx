import { useLocale, useMessages, useTranslations } from 'next-intl'
import { Price } from '@/ui/price'
import { type ProductItem, VendorLine } from './product-card'

/** A product in one line with dot leaders, as in a seed catalogue. */
export function CatalogueLine({ product }: { product: ProductItem }) {
  const t = useTranslations('ui.product')
  const words = useMessages().ui.price
  const locale = useLocale()
  const { href, title, lang, price, regular, inStock, picture } = product
  return (
    <li className="catalogue-line">
      <div className="plate goods">{picture}</div>
      <div className="catalogue-name">
        <h3>
          <a href={href} lang={lang}>
            {title}
          </a>
        </h3>
        <VendorLine {...product} />
      </div>
      <p className="catalogue-price">
        <Price price={price} regular={regular} locale={locale} words={words} />
        <span className="caption">{t(inStock ? 'available' : 'outOfStock')}</span>
      </p>
    </li>
  )
}
