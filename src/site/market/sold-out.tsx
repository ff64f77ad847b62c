import { ProductPicture } from '@/domains/products/components/product-picture'
import type { ProductCard } from '@/domains/products/listing'
import { NoticeForm } from '@/domains/stocknotices/components/notice-form'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Disclosure } from '@/ui/disclosure'
import { InlineText } from '@/ui/inline-text'
import { priceText } from '@/ui/money'
import { useLocale, useTranslations } from '@/ui/texts'

interface SoldOutProps {
  product: { id: string }
  /** What can be ordered instead, the closest first. */
  alternatives: readonly ProductCard[]
}

/** What a reader can do about a product that is sold out: take another, or be told when it is back. */
export function SoldOut({ product, alternatives }: SoldOutProps) {
  const t = useTranslations('products.soldOut')
  const locale = useLocale()
  return (
    <div className="sold-out stack" id="sold-out">
      <p className="sold-out-title">{t('title')}</p>
      {alternatives.length > 0 ? (
        <section aria-labelledby="alternatives">
          <h2 id="alternatives">{t('alternatives')}</h2>
          <ul className="alternatives">
            {alternatives.map((card) => (
              <li key={card.id}>
                <span className="plate goods">
                  <ProductPicture product={card} listed />
                </span>
                <span>
                  <a href={localePath(locale, documentPath('products', card.slug))}>
                    <InlineText text={card.title} />
                  </a>
                  <span className="secondary">{card.vendor?.name}</span>
                </span>
                <span className="price-figure">{priceText(card.price, locale)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Disclosure title={t('notify')}>
        <NoticeForm product={product.id} />
      </Disclosure>
    </div>
  )
}
