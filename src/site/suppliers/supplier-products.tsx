import { categoryUrl } from '@/domains/categories/queries'
import { ProductItem } from '@/domains/products/components/product-item'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import type { ProductSelection } from './load-supplier'

interface SupplierProductsProps {
  supplier: SupplierCard
  products: ProductSelection | null
}

function SoldCategories({ supplier: { sells } }: Pick<SupplierProductsProps, 'supplier'>) {
  const t = useTranslations('suppliers.products')
  const locale = useLocale()
  if (sells.length === 0) return null
  return (
    <ul className="chips" aria-label={t('kinds')}>
      {sells.map(({ title, path }) => (
        <li key={path}>
          <a className="chip" href={localePath(locale, categoryUrl(path))}>
            <InlineText text={title} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function ProductGrid({ supplier, products }: { supplier: SupplierCard; products: ProductSelection }) {
  const t = useTranslations('suppliers.products')
  const locale = useLocale()
  const isVendor = supplier.kind === 'vendors'
  const allProducts = withQuery(viewAll.products, { vendor: supplier.slug })
  return (
    <>
      {isVendor ? null : <p className="caption">{t('examplesNote')}</p>}
      <ul className="archive-grid supplier-products">
        {products.cards.map((product) => (
          // The page already names the vendor.
          <ProductItem key={product.id} product={isVendor ? { ...product, vendor: null } : product} />
        ))}
      </ul>
      {products.total > products.cards.length ? (
        <p>
          <a href={localePath(locale, allProducts)}>
            {t('all', { count: products.total, name: supplier.name })}
          </a>
        </p>
      ) : null}
    </>
  )
}

/** The section of a supplier's page with its categories and products. */
export function SupplierProducts({ supplier, products }: SupplierProductsProps) {
  const t = useTranslations('suppliers.products')
  return (
    <Row id="products" title={t('title')}>
      <div className="row-wide stack">
        <SoldCategories supplier={supplier} />
        {products && products.total > 0 ? <ProductGrid supplier={supplier} products={products} /> : null}
        {products?.total === 0 ? <p>{t('none')}</p> : null}
      </div>
    </Row>
  )
}
