import {
  type DrawingFormat,
  type DrawingSize,
  type DrawingTheme,
  drawingAddress,
  formatOf,
  initialsOf,
  type KindWithSpecies,
  type SpeciesInDrawing,
  tintOf,
} from '@illustrations/objects/address'
import type { DrawingKind, DrawingName } from '@illustrations/objects/catalogue'

/** Where a list has small pictures, as for plates. */
const narrow = '(max-width: 45rem)'

interface DrawingProps<K extends DrawingKind> {
  kind: K
  name: DrawingName<K>
  /** An icon is about 32 px wide and has fewer, bolder lines: effects and benefits. */
  size?: DrawingSize
  /** Selects the tint, usually the slug of the subject. */
  seed?: string
  /** The species that goods or a dish consist of, or that grows. */
  species?: SpeciesInDrawing | null
  /** The name whose initials appear on a vendor's sign. */
  sign?: string
  /** Empty if text beside it says the same. */
  alt?: string
  /** One of many in a list: phones get a bitmap, because rendering a list of SVGs takes their processor a second. */
  listed?: K extends KindWithSpecies ? boolean : never
  /** Above the fold: loaded with high priority. */
  urgent?: boolean
}

/** A drawing in the style of the plates with a transparent background. */
export function Drawing<K extends DrawingKind>({
  kind,
  name,
  size = 'card',
  seed,
  species,
  sign = '',
  alt = '',
  listed,
  urgent = false,
}: DrawingProps<K>) {
  const { width, height } = formatOf(kind, size)
  const tint = seed ? tintOf(seed) : 0
  const address = (theme: DrawingTheme, format?: DrawingFormat) =>
    drawingAddress(kind, name, { size, tint, initials: initialsOf(sign), theme, format }, species)
  return (
    <picture className="drawing">
      {listed ? (
        <>
          <source
            type="image/avif"
            srcSet={address('dark', 'avif')}
            media={`${narrow} and (prefers-color-scheme: dark)`}
          />
          <source type="image/avif" srcSet={address('light', 'avif')} media={narrow} />
        </>
      ) : null}
      <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />
      <img
        src={address('light')}
        alt={alt}
        width={width}
        height={height}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding={urgent ? 'auto' : 'async'}
      />
    </picture>
  )
}
