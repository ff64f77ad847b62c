import { ProductItem } from '@/domains/products/components/product-item'
import type { ProductCard } from '@/domains/products/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

interface GoodsProps {
  /** The first products of the species. */
  cards: readonly ProductCard[]
  /** The list of all, without language. */
  path: string
}

/** A few products of a species, and the link to all of them. */
export function Goods({ cards, path }: GoodsProps) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <div className="row-wide stack">
      <ul className="archive-grid">
        {cards.map((card) => (
          <ProductItem key={card.id} product={card} />
        ))}
      </ul>
      <p>
        <a href={localePath(locale, path)}>{t('viewProducts')}</a>
      </p>
    </div>
  )
}
