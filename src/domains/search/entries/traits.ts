import type { EntryContext } from '@/domains/search/entry'
import type { Mushroom } from '@/payload-types'

type Traits = Mushroom['specie']['traits']
type ColourName = keyof EntryContext['messages']['search']['colours']

interface Shade {
  hue: number
  saturation: number
  lightness: number
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function shadeOf(hex: string): Shade {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  const lightness = (most + least) / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: (sector * 60 + 360) % 360, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** Upper limits of hues. Orange and yellow are brown where they are dark. */
const hues: readonly [limit: number, name: ColourName][] = [
  [16, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [250, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [361, 'red'],
]

/** The everyday names of a colour. */
export function colourNames(hex: string): ColourName[] {
  const { hue, saturation, lightness } = shadeOf(hex)
  if (lightness > 0.86) return ['white']
  if (lightness < 0.16) return ['black']
  if (saturation < 0.14) return ['grey']
  const name = hues.find(([limit]) => hue < limit)?.[1] ?? 'red'
  const isBrown = hue < 55 && (lightness < 0.42 || saturation < 0.5)
  return isBrown ? ['brown'] : [name]
}

/** The recorded traits in the words of the field guide and of everyday language, so that descriptions find a species. */
export function traitWords(traits: Traits | null | undefined, { messages }: EntryContext): string[] {
  if (!traits) return []
  const { vocabulary, search } = messages
  const everyday: Record<string, string | undefined> = search.traits
  const { growthForm, capShapes, capSurfaces, hymenium, stipe, sporePrint, ecology, habit, ground, colours } =
    traits
  const recorded = [growthForm, hymenium, stipe, habit, ground, ...(capShapes ?? []), ...(capSurfaces ?? [])]
  const label = (labels: Record<string, string>, values: readonly (string | null | undefined)[]) =>
    values.flatMap((value) => (value && labels[value]) || [])
  return [...Object.values(colours?.cap ?? {}).flatMap((hex) => (hex ? colourNames(hex) : []))]
    .map((name): string => search.colours[name])
    .concat(
      label(vocabulary.growthForm, [growthForm]),
      label(vocabulary.capShape, capShapes ?? []),
      label(vocabulary.capSurface, capSurfaces ?? []),
      label(vocabulary.hymenium, [hymenium]),
      label(vocabulary.stipe, [stipe]),
      label(vocabulary.sporePrint, sporePrint ?? []),
      label(vocabulary.ecology, ecology ?? []),
      label(vocabulary.habit, [habit]),
      label(vocabulary.ground, [ground]),
      recorded.flatMap((value) => (value && everyday[value]) || []),
    )
}
