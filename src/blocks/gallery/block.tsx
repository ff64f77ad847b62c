import { BlockPicture, NoMedia } from '@/blocks/block-picture'
import { BlockRow } from '@/blocks/block-row'
import { withPictures } from '@/blocks/picture'
import { localizedText } from '@/foundation/i18n/localized-text'
import { PictureGallery } from '@/ui/patterns/picture-gallery'
import { useTranslations } from '@/ui/texts'
import '@/ui/styles/market.css'
import type { GalleryBlockView } from './view'

/** Pictures of one subject, one large at a time, which advance by themselves. */
export function GalleryBlock({ id, heading, lang, pictures }: GalleryBlockView) {
  const t = useTranslations('blocks')
  const shown = withPictures(pictures)
  return (
    <BlockRow id={`gallery-${id}`} heading={heading} lang={lang}>
      {shown.length === 0 ? (
        <NoMedia />
      ) : (
        <div className="block-gallery">
          <PictureGallery
            id={`pictures-${id}`}
            label={heading || t('pictures')}
            pictures={shown.map(({ row, picture }, index) => ({
              key: row.id ?? String(index),
              title: localizedText(row, 'title') || picture.alt,
              picture: <BlockPicture picture={picture} />,
              small: <BlockPicture picture={picture} alt="" small />,
            }))}
          />
        </div>
      )}
    </BlockRow>
  )
}
