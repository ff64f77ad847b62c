import {
  type DrawingSize,
  type DrawingTheme,
  drawingAddress,
  formatOf,
  initialsOf,
  tintOf,
} from '@illustrations/objects/address'
import type { DrawingKind, DrawingName } from '@illustrations/objects/catalogue'

interface DrawingProps<K extends DrawingKind> {
  kind: K
  name: DrawingName<K>
  /** An icon is drawn with fewer and bolder lines, for about 32 px: effects and benefits. */
  size?: DrawingSize
  /** Varies cloths and labels: the slug of what is shown. */
  seed?: string
  /** The name whose initials a vendor's sign carries. */
  sign?: string
  /** Empty where words beside it say the same. */
  alt?: string
  /** Above the fold: fetched first. */
  urgent?: boolean
}

/** A drawing of a thing in the hand of the plates; its ground is transparent. */
export function Drawing<K extends DrawingKind>({
  kind,
  name,
  size = 'card',
  seed,
  sign = '',
  alt = '',
  urgent = false,
}: DrawingProps<K>) {
  const { width, height } = formatOf(kind, size)
  const tint = seed ? tintOf(seed) : 0
  const address = (theme: DrawingTheme) =>
    drawingAddress(kind, name, { size, tint, initials: initialsOf(sign), theme })
  return (
    <picture className="drawing">
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
