import type { useTranslations } from 'next-intl'
import type { CapShape, CapSurface } from '@/domains/species/vocabulary'
import { colourName } from './colour-name'
import { type Likeness, likenessOf } from './core/likeness'
import type { PlateTraits } from './traits'

type Say = ReturnType<typeof useTranslations<'plates'>>

/** Marks of a cap by how much they tell; the rest is not to be seen on a drawing. */
const TELLING = [
  'warty',
  'pitted',
  'shaggy',
  'scaly',
  'zoned',
  'lacquered',
  'cracked',
  'wrinkled',
  'fibrillose',
] as const satisfies readonly CapSurface[]

/** The habit plate in one sentence, for who cannot see it. */
export function plateAlt(name: string, traits: PlateTraits, say: Say, locale: string): string {
  const l = likenessOf(traits)
  const what = [
    say(`form.${l.form}`),
    traits.habit && say(`habit.${traits.habit}`),
    traits.ground && say(`ground.${traits.ground}`),
  ]
  const features = [cap(l, say, locale), underside(l, traits, say), stem(l, say, locale)]
  return say('alt', {
    name,
    what: what.filter(Boolean).join(' '),
    features: features.filter(Boolean).join('; '),
  })
}

/** `with scales and a ring`, in the language's own way of joining; nothing of nothing. */
function withAll(marks: readonly string[], say: Say, locale: string): string | null {
  if (marks.length === 0) return null
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' })
  return say('with', { marks: list.format(marks) })
}

function cap(l: Likeness, say: Say, locale: string): string {
  const colour = say(`colour.${colourName(l.tones.cap.typical)}`)
  const shape = shownShape(l)
  const marks = TELLING.filter((mark) => l.surfaces.has(mark)).slice(0, 2)
  return [
    shape === 'none' ? say('surface', { colour }) : say('cap', { colour, shape: say(`capShape.${shape}`) }),
    withAll(
      marks.map((mark) => say(`capMark.${mark}`)),
      say,
      locale,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Of the shapes from young to old the one in its prime stands in front. */
function shownShape({ shapes, form }: Likeness): CapShape {
  if (form === 'puffball' || form === 'coral' || form === 'club' || form === 'truffle') return 'none'
  return (shapes.length > 2 ? shapes[1] : shapes[0]) ?? shapes[0]
}

function underside(l: Likeness, { attachment }: PlateTraits, say: Say): string | null {
  // Nothing is smooth beneath where there is no beneath.
  if (l.hymenium === 'smooth' && l.form !== 'chanterelle') return null
  const kind = say(`underside.${l.hymenium}`, {
    colour: say(`colour.${colourName(l.tones.hymenium.typical)}`),
  })
  if (!attachment || attachment === 'none' || !l.stiped || l.hymenium === 'smooth') return kind
  return `${kind}, ${say(`attachment.${attachment}`)}`
}

function stem(l: Likeness, say: Say, locale: string): string | null {
  if (!l.stiped) return null
  const marks: string[] = []
  if (l.pattern !== 'plain' && l.pattern !== 'fibrillose') marks.push(say(`stemMark.${l.pattern}`))
  if (l.ring) marks.push(say('stemMark.ring'))
  if (l.cortina) marks.push(say('stemMark.cortina'))
  if (l.volva) marks.push(say('stemMark.volva'))
  const described = [
    say('stem', { colour: say(`colour.${colourName(l.tones.stipe.typical)}`) }),
    withAll(marks, say, locale),
  ]
    .filter(Boolean)
    .join(' ')
  // Among gilled mushrooms the want of a ring tells as much as a ring.
  return l.hymenium === 'gills' && !l.ring && !l.cortina ? `${described}, ${say('noRing')}` : described
}
