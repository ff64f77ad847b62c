import {
  type PlateDetail,
  type PlateFormat,
  type PlateTheme,
  type PlateView,
  plateAddress,
} from '@illustrations/plates/address'
import { plateAlt } from '@illustrations/plates/alt'
import type { CardImage } from '@/domains/cards/card'
import type { SpeciesCard } from '@/domains/species/listing'
import { plainText } from '@/foundation/i18n/localized-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** Phones get the small version: it has no lines that are too fine for them, and half the size. */
const narrow = '(max-width: 45rem)'

interface PlateProps {
  species: Pick<SpeciesCard, 'slug' | 'scientificName' | 'traits' | 'image' | 'isDraft'>
  view?: PlateView
  detail?: PlateDetail
  /** Empty if the name stands beside the illustration, so that it is not read twice. */
  alt?: string
  /**
   * One of many small illustrations. Phones get these as bitmaps, because rendering a list of SVGs takes
   * their processor a second.
   */
  listed?: boolean
  /** As large as the window: phones get all lines too, because readers zoom in. */
  enlarged?: boolean
  /** Above the fold: fetched with high priority. */
  urgent?: boolean
}

/** Large pictures above the fold are decoded with the text around them, others asynchronously. */
const loadingOf = (urgent: boolean) =>
  urgent
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const)
    : ({ loading: 'lazy', fetchPriority: 'auto', decoding: 'async' } as const)

interface PhotographProps extends Pick<PlateProps, 'alt'> {
  image: CardImage
  /** The illustration in its place if it cannot be loaded. */
  fallback: string
  urgent: boolean
}

function Photograph({ image, alt, fallback, urgent }: PhotographProps) {
  const { url, width, height } = image
  return (
    <img
      src={url}
      data-fallback={fallback}
      alt={alt ?? plainText(image.alt)}
      lang={typeof image.alt === 'object' ? image.alt.lang : undefined}
      width={width}
      height={height}
      {...loadingOf(urgent)}
      // The script in the head replaces a picture that fails.
      suppressHydrationWarning
    />
  )
}

/**
 * The picture of a species: an editor's photograph, or the illustration drawn from its traits. Place it
 * in an element of class `plate`, which sets background and aspect ratio. For readers who chose a theme,
 * the script in the head rewrites `media` before the first paint.
 */
export function Plate({
  species,
  view = 'habit',
  detail = 'card',
  listed = false,
  enlarged = false,
  alt,
  urgent = false,
}: PlateProps) {
  const t = useTranslations('plates')
  const locale = useLocale()
  const { slug, scientificName, traits, image, isDraft } = species
  const address = (theme: PlateTheme, shown = detail, format: PlateFormat = 'svg') =>
    (isDraft ? '/preview' : '') + plateAddress({ slug, view, detail: shown, theme, format }, traits)
  if (image && view === 'habit')
    return <Photograph image={image} alt={alt} fallback={address('light')} urgent={urgent} />
  const described = alt ?? plateAlt(scientificName, traits, t, locale)
  const [width, height] = view === 'habit' ? [320, 400] : [320, 320]
  const small = listed ? 'avif' : 'svg'
  const type = listed ? 'image/avif' : undefined
  return (
    <picture>
      {listed || (detail === 'page' && !enlarged) ? (
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
      <img src={address('light')} alt={described} width={width} height={height} {...loadingOf(urgent)} />
    </picture>
  )
}
