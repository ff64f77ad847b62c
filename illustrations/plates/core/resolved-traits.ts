/* design-tokens-allow: pigments of the plates */

import { type Colour, darker, lighter } from '@illustrations/engine/colour'
import { clamp, lerp } from '@illustrations/engine/geometry'
import type { ColouredPart, PlateTraits, RecordedRange, RecordedTones } from '@illustrations/plates/traits'
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
  StipePattern,
} from '@illustrations/plates/vocabulary'

/** A recorded colour: `light` towards the margin or when young, `dark` towards the centre or when old. */
export interface Tones {
  light: Colour
  typical: Colour
  dark: Colour
}

/** The recorded traits with defaults for every gap; all drawing code reads these. */
export interface ResolvedTraits {
  form: GrowthForm
  /** Young to old, at least one. */
  shapes: readonly [CapShape, ...CapShape[]]
  surfaces: ReadonlySet<CapSurface>
  margin: CapMargin
  hymenium: Hymenium
  attachment: Attachment
  hasStipe: boolean
  ring: boolean
  volva: boolean
  cortina: boolean
  pattern: StipePattern
  prints: readonly [SporePrint, ...SporePrint[]]
  habit: Habit
  ground: Ground
  tones: Record<ColouredPart, Tones>
  /** Whether warts, scales or zones have their own colour. */
  hasMarkColour: boolean
  /** Size of a well-grown specimen in centimetres. */
  cm: { cap: number; height: number; thickness: number }
  /** Swelling of the stipe's base, 0-1. */
  bulb: number
}

const HEX = /^#[0-9a-f]{6}$/i

function tones(recorded: RecordedTones | undefined, fallback: Tones): Tones {
  const valid = (c: string | null | undefined): Colour | null => (c && HEX.test(c) ? c.toLowerCase() : null)
  const typical = valid(recorded?.typical)
  if (!typical) return fallback
  return {
    light: valid(recorded?.light) ?? lighter(typical, 0.3),
    typical,
    dark: valid(recorded?.dark) ?? darker(typical, 0.14),
  }
}

const plain = (typical: Colour): Tones => ({
  light: lighter(typical, 0.3),
  typical,
  dark: darker(typical, 0.14),
})

/** A well-grown size: nearer the upper end, within the limits of a plate. */
function measure(range: RecordedRange | undefined, fallback: number): number {
  const usable = (v: number | null | undefined): v is number =>
    typeof v === 'number' && Number.isFinite(v) && v > 0
  const low = usable(range?.min) ? range.min : usable(range?.max) ? range.max : fallback
  const high = usable(range?.max) ? range.max : low
  return clamp(lerp(Math.min(low, high), Math.max(low, high), 0.55), 0.05, 200)
}

function colours(traits: PlateTraits): Record<ColouredPart, Tones> {
  const recorded = traits.colours
  const cap = tones(recorded?.cap, plain('#b98f5f'))
  const flesh = tones(recorded?.flesh, plain('#f8f1e0'))
  const hymenium = tones(recorded?.hymenium, traits.growthForm === 'gyromitra' ? cap : plain('#eee2c8'))
  const stipe = tones(
    recorded?.stipe,
    traits.growthForm === 'coral' || traits.growthForm === 'club' ? cap : plain('#ece0c6'),
  )
  return {
    cap,
    flesh,
    hymenium,
    stipe,
    ring: tones(recorded?.ring, plain(lighter(stipe.typical, 0.35))),
    volva: tones(recorded?.volva, plain('#f3ead4')),
    marks: tones(recorded?.marks, { light: cap.typical, typical: cap.dark, dark: darker(cap.dark, 0.35) }),
  }
}

const firstOf = <T>(list: readonly T[] | null | undefined, fallback: T): readonly [T, ...T[]] =>
  list && list.length > 0 ? (list as readonly [T, ...T[]]) : [fallback]

export function resolveTraits(traits: PlateTraits): ResolvedTraits {
  const stipe = traits.stipe ?? 'bare'
  const cap = measure(traits.size?.cap, 7)
  const height = measure(traits.size?.height, cap * 1.1)
  return {
    form: traits.growthForm,
    shapes: firstOf(traits.capShapes?.slice(0, 3), 'convex'),
    surfaces: new Set(traits.capSurfaces ?? []),
    margin: traits.capMargin ?? 'even',
    hymenium: traits.hymenium,
    attachment: traits.attachment ?? 'adnate',
    hasStipe: stipe !== 'none',
    ring: stipe === 'ring' || stipe === 'ring-and-volva',
    volva: stipe === 'volva' || stipe === 'ring-and-volva',
    cortina: stipe === 'cortina',
    pattern: traits.stipePattern ?? 'plain',
    prints: firstOf(traits.sporePrint, 'white'),
    habit: traits.habit ?? 'group',
    ground: traits.ground ?? 'soil',
    tones: colours(traits),
    hasMarkColour: HEX.test(traits.colours?.marks?.typical ?? ''),
    cm: {
      cap,
      // Beyond these proportions the plate would show a thread or a slab.
      height: clamp(height, cap * 0.3, cap * (traits.growthForm === 'club' ? 8 : 5.2)),
      thickness: clamp(measure(traits.size?.stipeThickness, cap * 0.16), cap * 0.06, cap * 0.55),
    },
    bulb: clamp(Number.isFinite(traits.bulb) ? (traits.bulb as number) : 0, 0, 1),
  }
}

/** Whether the gills dissolve into ink: the margin splits and the print is black. */
export const isDeliquescent = (l: ResolvedTraits): boolean =>
  l.hymenium === 'gills' && l.margin === 'split' && l.prints[0] === 'black'

/** Whether the underside runs down the stipe, so that both are one body. */
export const isDecurrent = (l: ResolvedTraits): boolean =>
  l.attachment === 'decurrent' || l.form === 'chanterelle'

/** Whether it grows on standing or fallen wood. */
export const growsOnWood = (l: ResolvedTraits): boolean =>
  l.ground === 'wood-log' || l.ground === 'wood-stump' || l.ground === 'wood-trunk'
