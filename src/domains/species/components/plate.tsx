import {
  type PlateDetail,
  type PlateFormat,
  type PlateTheme,
  type PlateView,
  plateAddress,
} from '@illustrations/plates/address'
import { plateAlt } from '@illustrations/plates/alt'
import { useLocale, useTranslations } from 'next-intl'
import type { SpeciesCard } from '@/domains/species/listing'
import { plainText } from '@/foundation/i18n/localized-text'

/** On a phone the fine lines of the large plate would be lost; the small one costs half. */
const narrow = '(max-width: 45rem)'

interface PlateProps {
  species: Pick<SpeciesCard, 'slug' | 'scientificName' | 'traits' | 'image'>
  view?: PlateView
  detail?: PlateDetail
  /** Empty where the name stands right beside the plate and hearing it twice would be noise. */
  alt?: string
  /**
   * One of many, and small. On a phone these come in pixels: a list of drawings keeps its processor busy for a second,
   * which a list of pictures does not.
   */
  listed?: boolean
  /** Above the fold: fetched first. */
  urgent?: boolean
}

/**
 * The one door to a species' picture: an editor's photograph, or the plate drawn from its traits.
 * Stands in an element of class `plate`, which gives it paper and shape. Where a reader has chosen a theme, the script
 * in the head rewrites `media` before React sees it.
 */
export function Plate({
  species,
  view = 'habit',
  detail = 'card',
  listed = false,
  alt,
  urgent = false,
}: PlateProps) {
  const t = useTranslations('plates')
  const locale = useLocale()
  const { slug, scientificName, traits, image } = species
  const loading = urgent ? 'eager' : 'lazy'
  const fetchPriority = urgent ? 'high' : 'auto'
  const decoding = urgent ? 'auto' : 'async' // painted with the words around it, or as it comes
  if (image && view === 'habit') {
    const { url, width, height } = image
    return (
      <img
        src={url}
        alt={alt ?? plainText(image.alt)}
        lang={typeof image.alt === 'object' ? image.alt.lang : undefined}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={decoding}
      />
    )
  }
  const described = alt ?? plateAlt(scientificName, traits, t, locale)
  const [width, height] = view === 'habit' ? [320, 400] : [320, 320]
  const address = (theme: PlateTheme, shown = detail, format: PlateFormat = 'svg') =>
    plateAddress({ slug, view, detail: shown, theme, format }, traits)
  const small = listed ? 'avif' : 'svg'
  const type = listed ? 'image/avif' : undefined
  return (
    <picture>
      {listed || detail === 'page' ? (
        <>
          <source
            type={type}
            srcSet={address('dark', 'card', small)}
            media={`${narrow} and (prefers-color-scheme: dark)`}
            suppressHydrationWarning
          />
          <source type={type} srcSet={address('light', 'card', small)} media={narrow} />
        </>
      ) : null}
      <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" suppressHydrationWarning />
      <img
        src={address('light')}
        alt={described}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={decoding}
      />
    </picture>
  )
}
