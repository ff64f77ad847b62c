import { plainText } from '@/foundation/i18n/localized-text'
import { useTranslations } from '@/ui/texts'
import type { Picture } from './picture'

interface BlockPictureProps {
  picture: Picture
  /** Empty where a text beside it says the same. */
  alt?: string
  /** At card size instead of the width of the page. */
  small?: boolean
}

/** An uploaded picture; place it in an element of class `plate photograph`, which has a placeholder behind it. */
export function BlockPicture({ picture, alt, small = false }: BlockPictureProps) {
  const { url, large, width, height } = picture
  return (
    <img
      src={small ? url : large}
      alt={alt ?? plainText(picture.alt)}
      lang={typeof picture.alt === 'object' ? picture.alt.lang : undefined}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}

/** An uploaded picture in its own proportions. */
export function FramedPicture({ picture }: { picture: Picture }) {
  return (
    <div className="plate photograph" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
      <BlockPicture picture={picture} />
    </div>
  )
}

/** In place of pictures that have been deleted or were never selected. */
export function NoMedia() {
  const t = useTranslations('blocks')
  return <p className="block-empty">{t('noMedia')}</p>
}
