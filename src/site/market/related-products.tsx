import { ProductItem } from '@/domains/products/components/product-item'
import type { ProductCard } from '@/domains/products/listing'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

/** Cards of related products; nothing if there are none. */
export function RelatedProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useTranslations('products')
  if (products.length === 0) return null
  return (
    <Row id="related" title={t('related')}>
      <ul className="row-wide archive-grid">
        {products.map((card) => (
          <ProductItem key={card.id} product={card} />
        ))}
      </ul>
    </Row>
  )
}
