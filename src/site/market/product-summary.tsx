import { CartButton } from '@/domains/cart/components/cart-button'
import { BadgeList } from '@/domains/products/components/badge-list'
import { PurchaseForm } from '@/domains/products/components/purchase-form'
import { defaultVariant, variantFromSearch } from '@/domains/products/components/selected-variant'
import type { ProductCard } from '@/domains/products/listing'
import type { ProductView } from '@/domains/products/view'
import type { SpeciesCard } from '@/domains/species/listing'
import { noticePath } from '@/domains/stocknotices/mails'
import { placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { LikeButton } from '@/ui/like-button'
import { ProductOpening } from '@/ui/patterns/product-opening'
import { ShareRow } from '@/ui/share-row'
import { useLocale, useTranslations } from '@/ui/texts'
import { ProductDelivery } from './product-delivery'
import { ProductGallery } from './product-gallery'
import { ProductSpecies, SpeciesWarning } from './product-species'
import { SoldOut } from './sold-out'

interface ProductSummaryProps {
  product: ProductView
  species: readonly SpeciesCard[]
  /** The slug of the growing guide of each species, by the slug of the species. */
  guides: ReadonlyMap<string, string>
  /** In stock, if the product is sold out. */
  alternatives: readonly ProductCard[]
  /** Query parameters that select a variant. */
  params: URLSearchParams
}

/** The top of a product page: pictures, price, variants and the cart button. */
export function ProductSummary({ product, species, guides, alternatives, params }: ProductSummaryProps) {
  const t = useTranslations('contributions')
  const locale = useLocale() as Locale
  const { vendor, keys, variants, categories, title } = product
  const keyNames = keys.map(({ identifier }) => identifier)
  const selected = params.size > 0 ? variantFromSearch(variants, keyNames, params) : defaultVariant(variants)
  return (
    <ProductOpening
      kind={categories[0]?.title}
      title={title}
      vendor={{
        name: vendor?.name ?? '',
        href: localePath(locale, documentPath('vendors', vendor?.slug ?? '')),
        place: vendor ? placeText(vendor.place, locale) : '',
      }}
      rating={{ average: product.averageRating, count: product.ratingCount }}
      gallery={<ProductGallery product={product} species={species} />}
      actions={<LikeButton label={t('like')} item={`products:${product.id}`} count={product.likeCount} />}
      warning={<SpeciesWarning species={species} />}
      buy={
        <>
          {product.inStock ? null : <SoldOut product={product} alternatives={alternatives} />}
          <PurchaseForm
            product={product}
            selected={selected}
            noticePath={(variant) => noticePath({ product: product.id, variant })}
          >
            <CartButton product={product} selected={selected} />
          </PurchaseForm>
        </>
      }
      delivery={<ProductDelivery product={product} />}
      designations={<BadgeList badges={product.badges} />}
      species={<ProductSpecies species={species} guides={guides} categories={product.categories} />}
      share={
        <ShareRow
          address={absolute(locale, documentPath('products', product.slug))}
          title={plainText(title)}
        />
      }
    />
  )
}
