import {
  attachments,
  capMargins,
  capShapes,
  capSurfaces,
  grounds,
  growthForms,
  habits,
  hymeniums,
  sporePrints,
  stipePatterns,
  stipes,
} from '@illustrations/plates/vocabulary'
import fc from 'fast-check'
import type { PlateTraits } from './traits'

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((c) => `#${c.map((v) => v.toString(16).padStart(2, '0')).join('')}`)
const tones = fc.record({
  typical: fc.option(fc.oneof(colour, fc.constant('sepia'))),
  light: fc.option(colour),
  dark: fc.option(colour),
})
const range = fc.record({
  min: fc.option(fc.double({ min: 0, max: 60 })),
  max: fc.option(fc.double({ min: 0, max: 60 })),
})
const word = <T>(list: readonly T[]) => fc.option(fc.constantFrom(...list))
const words = <T>(list: readonly T[], maxLength: number) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...list), { maxLength }))

/** All combinations of traits that editors may record, for tests. */
export const anyTraits: fc.Arbitrary<PlateTraits> = fc.record({
  growthForm: fc.constantFrom(...growthForms),
  capShapes: words(capShapes, 3),
  capSurfaces: words(capSurfaces, 13),
  capMargin: word(capMargins),
  hymenium: fc.constantFrom(...hymeniums),
  attachment: word(attachments),
  stipe: word(stipes),
  stipePattern: word(stipePatterns),
  sporePrint: words(sporePrints, 3),
  habit: word(habits),
  ground: word(grounds),
  colours: fc.record({
    cap: tones,
    hymenium: tones,
    stipe: tones,
    ring: tones,
    volva: tones,
    flesh: tones,
    marks: tones,
  }),
  size: fc.record({ cap: range, height: range, stipeThickness: range }),
  bulb: fc.option(fc.double({ min: 0, max: 1 })),
})
