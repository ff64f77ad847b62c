import type { CardCategory, CardImage } from '@/domains/cards/card'
import { drawingOf } from '@/domains/categories/drawing-of'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

interface ProductPictureProps {
  product: { slug: string; categories: readonly CardCategory[]; image: CardImage | null }
  /** Empty if the product's title is beside it. */
  alt?: string
  urgent?: boolean
}

/** The vendor's photograph, or a drawing of that kind of product. */
export function ProductPicture({ product, alt = '', urgent = false }: ProductPictureProps) {
  const { slug, categories, image } = product
  if (!image)
    return (
      <Drawing
        kind="goods"
        name={drawingOf(categories[0]?.path ?? '')}
        seed={slug}
        alt={alt}
        urgent={urgent}
      />
    )
  return (
    <img
      src={image.url}
      alt={alt && plainText(image.alt)}
      width={image.width}
      height={image.height}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding={urgent ? 'auto' : 'async'}
    />
  )
}
