import type { CapShape, CapSurface } from '@illustrations/plates/vocabulary'
import type { useTranslations } from 'use-intl'
import { colourName } from './colour-name'
import { type ResolvedTraits, resolveTraits } from './core/resolved-traits'
import type { PlateTraits } from './traits'

type Translate = ReturnType<typeof useTranslations<'plates'>>

/** Surfaces that a drawing shows, the most distinctive first. */
const VISIBLE_SURFACES = [
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

/** Describes the habit plate in one sentence for screen readers. */
export function plateAlt(name: string, traits: PlateTraits, t: Translate, locale: string): string {
  const l = resolveTraits(traits)
  const what = [
    t(`form.${l.form}`),
    traits.habit && t(`habit.${traits.habit}`),
    traits.ground && t(`ground.${traits.ground}`),
  ]
  const features = [cap(l, t, locale), underside(l, traits, t), stem(l, t, locale)]
  return t('alt', {
    name,
    what: what.filter(Boolean).join(' '),
    features: features.filter(Boolean).join('; '),
  })
}

/** Returns `with scales and a ring` in the given language, or null for an empty list. */
function joinFeatures(marks: readonly string[], t: Translate, locale: string): string | null {
  if (marks.length === 0) return null
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'conjunction' })
  return t('with', { marks: list.format(marks) })
}

function cap(l: ResolvedTraits, t: Translate, locale: string): string {
  const colour = t(`colour.${colourName(l.tones.cap.typical)}`)
  const shape = typicalShape(l)
  const marks = VISIBLE_SURFACES.filter((mark) => l.surfaces.has(mark)).slice(0, 2)
  return [
    shape === 'none' ? t('surface', { colour }) : t('cap', { colour, shape: t(`capShape.${shape}`) }),
    joinFeatures(
      marks.map((mark) => t(`capMark.${mark}`)),
      t,
      locale,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The shape in its prime, of shapes listed from young to old. */
function typicalShape({ shapes, form }: ResolvedTraits): CapShape {
  if (['puffball', 'coral', 'club', 'truffle', 'gall'].includes(form)) return 'none'
  return (shapes.length > 2 ? shapes[1] : shapes[0]) ?? shapes[0]
}

function underside(l: ResolvedTraits, { attachment }: PlateTraits, t: Translate): string | null {
  // A smooth underside is only worth mentioning on chanterelles.
  if (l.hymenium === 'smooth' && l.form !== 'chanterelle') return null
  const kind = t(`underside.${l.hymenium}`, {
    colour: t(`colour.${colourName(l.tones.hymenium.typical)}`),
  })
  if (!attachment || attachment === 'none' || !l.hasStipe || l.hymenium === 'smooth') return kind
  return `${kind}, ${t(`attachment.${attachment}`)}`
}

function stem(l: ResolvedTraits, t: Translate, locale: string): string | null {
  if (!l.hasStipe) return null
  const marks: string[] = []
  if (l.pattern !== 'plain' && l.pattern !== 'fibrillose') marks.push(t(`stemMark.${l.pattern}`))
  if (l.ring) marks.push(t('stemMark.ring'))
  if (l.cortina) marks.push(t('stemMark.cortina'))
  if (l.volva) marks.push(t('stemMark.volva'))
  const described = [
    t('stem', { colour: t(`colour.${colourName(l.tones.stipe.typical)}`) }),
    joinFeatures(marks, t, locale),
  ]
    .filter(Boolean)
    .join(' ')
  // The absence of a ring is as distinctive among gilled mushrooms as its presence.
  return l.hymenium === 'gills' && !l.ring && !l.cortina ? `${described}, ${t('noRing')}` : described
}
