import type {
  Attachment,
  CapMargin,
  CapShape,
  CapSurface,
  Ground,
  GrowthForm,
  Habit,
  Hymenium,
  SporePrint,
  Stipe,
  StipePattern,
} from './vocabulary'

/** Colours as `#rrggbb`: `light` is the young cap or its margin, `dark` the old cap or its centre. */
export interface RecordedTones {
  typical?: string | null
  light?: string | null
  dark?: string | null
}

/** In centimetres. */
export interface RecordedRange {
  min?: number | null
  max?: number | null
}

export type ColouredPart = 'cap' | 'hymenium' | 'stipe' | 'ring' | 'volva' | 'flesh' | 'marks'

/** The traits of a species that its plate is drawn from; the catalogue's records satisfy it. */
export interface PlateTraits {
  growthForm: GrowthForm
  /** From young to old. */
  capShapes?: CapShape[] | null
  capSurfaces?: CapSurface[] | null
  capMargin?: CapMargin | null
  hymenium: Hymenium
  attachment?: Attachment | null
  stipe?: Stipe | null
  stipePattern?: StipePattern | null
  sporePrint?: SporePrint[] | null
  habit?: Habit | null
  ground?: Ground | null
  colours?: Partial<Record<ColouredPart, RecordedTones>>
  size?: { cap?: RecordedRange; height?: RecordedRange; stipeThickness?: RecordedRange }
  /** Swelling of the stipe's base, 0-1. */
  bulb?: number | null
}
