import type { ProductCard } from '@/domains/products/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { LikeButton } from '@/ui/like-button'
import { ProductCard as Card } from '@/ui/patterns/product-card'
import { useLocale, useTranslations } from '@/ui/texts'
import { ProductPicture } from './product-picture'

interface ProductItemProps {
  /** With the `distance` to the vendor, "24 mi", in a list that is filtered by it. */
  product: ProductCard & { distance?: string | null }
  urgent?: boolean
}

/** A product card in a list. */
export function ProductItem({ product, urgent }: ProductItemProps) {
  const t = useTranslations('products.badges')
  const locale = useLocale()
  const all = useTranslations('contributions')
  const { id, title, vendor, regular, likeCount, averageRating, ratingCount, saleLabel, badges } = product
  return (
    <Card
      product={{
        ...product,
        regular,
        href: localePath(locale, documentPath('products', product.slug)),
        title: plainText(title),
        lang: typeof title === 'object' ? title.lang : undefined,
        vendor: vendor?.name ?? '',
        saleLabel: plainText(saleLabel),
        rating: { average: averageRating, count: ratingCount },
        designations: badges.map((badge) => t(badge)),
        picture: <ProductPicture product={product} listed urgent={urgent} />,
        like: (
          <LikeButton
            small
            label={all('likeTitle', { title: plainText(title) })}
            item={`products:${id}`}
            count={likeCount}
          />
        ),
      }}
    />
  )
}
