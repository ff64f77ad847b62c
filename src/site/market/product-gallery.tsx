import { ProductPicture } from '@/domains/products/components/product-picture'
import type { ProductView } from '@/domains/products/view'
import { Plate } from '@/domains/species/components/plate'
import type { SpeciesCard } from '@/domains/species/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { PictureGallery } from '@/ui/patterns/picture-gallery'
import { useTranslations } from '@/ui/texts'

interface ProductGalleryProps {
  product: ProductView
  species: readonly SpeciesCard[]
}

/** The vendor's pictures. Without them: drawings of the product and plates of its species. */
export function ProductGallery({ product, species }: ProductGalleryProps) {
  const t = useTranslations()
  const { gallery, image, title } = product
  const photographs = gallery.map(({ id, image: small, large, title: named }, index) => ({
    key: id,
    title: named ?? small.alt,
    picture: (
      <img
        src={large}
        alt={plainText(small.alt)}
        width={small.width}
        height={small.height}
        loading={index === 0 ? 'eager' : 'lazy'}
      />
    ),
    small: <img src={small.url} alt="" width={small.width} height={small.height} loading="lazy" />,
  }))
  const drawings = [
    {
      key: 'drawing',
      title,
      picture: <ProductPicture product={{ ...product, image }} alt={plainText(title)} urgent />,
      small: <ProductPicture product={{ ...product, image }} />,
    },
    ...species.flatMap((one) => [
      {
        key: `${one.slug}-habit`,
        title: one.scientificName,
        picture: <Plate species={one} detail="page" />,
        small: <Plate species={one} alt="" listed />,
      },
      {
        key: `${one.slug}-section`,
        title: t('species.sectionAlt', { name: one.scientificName }),
        picture: (
          <Plate species={one} view="section" alt={t('species.sectionAlt', { name: one.scientificName })} />
        ),
        small: <Plate species={one} view="section" alt="" listed />,
      },
    ]),
  ]
  return (
    <PictureGallery
      id="pictures"
      label={t('ui.product.pictures')}
      pictures={photographs.length > 0 ? photographs : drawings.slice(0, 7)}
    />
  )
}
