import type { CardImage } from '@/domains/cards/card'
import type { ProductDrawing } from '@/domains/products/drawing'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

interface ProductPictureProps {
  product: { slug: string; image: CardImage | null; drawing: ProductDrawing }
  /** Empty if the product's title is beside it. */
  alt?: string
  /** One of many in a list. */
  listed?: boolean
  urgent?: boolean
}

/** The vendor's photograph, or a drawing of the goods with their species. */
export function ProductPicture({ product, alt = '', listed = false, urgent = false }: ProductPictureProps) {
  const { slug, image, drawing } = product
  if (!image)
    return <Drawing kind="goods" {...drawing} seed={slug} alt={alt} listed={listed} urgent={urgent} />
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
