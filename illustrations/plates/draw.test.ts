import { gzipSync } from 'node:zlib'
import {
  attachments,
  capMargins,
  capSurfaces,
  grounds,
  growthForms,
  habits,
  hymeniums,
  stipePatterns,
  stipes,
} from '@illustrations/plates/vocabulary'
import { species } from '@sample/index'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFullRun, runs, someOf } from '@/testing/property-runs'
import { anyTraits } from './any-traits'
import { drawPlate, type PlateOptions, plateMap } from './draw'
import { unsampledForms } from './specimens'
import type { PlateTraits } from './traits'

const views = ['habit', 'section', 'spore-print'] as const
const CARD: PlateOptions = { view: 'habit', seed: 'test', detail: 'card', theme: 'light' }
const BUDGET = { card: 15_000, page: 70_000 } as const

const traitsOf = (slug: string): PlateTraits => {
  const record = species.find((s) => s.slug === slug)
  if (!record) throw new Error(`no sample species ${slug}`)
  return record.traits as PlateTraits
}

const weight = (svg: string): number => gzipSync(svg, { level: 9 }).length

/** Checks what an XML parser would: balanced tags, quoted attributes, unique ids, no dangling references. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/)
  expect(svg).not.toMatch(/<script|<image|(?:href|src)="(?!#)|url\((?!#)/)
  const open: string[] = []
  const unbalanced: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<>]*")*)\s*(\/?)>/g,
    (_, closing, name, __, self) => {
      // One assertion for each of thousands of tags would take most of the time.
      if (closing && open.pop() !== name) unbalanced.push(name)
      if (!closing && !self) open.push(name)
      return ''
    },
  )
  expect([...open, ...unbalanced]).toEqual([])
  expect(rest).not.toMatch(/[<>]/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1])
  expect(new Set(ids).size).toBe(ids.length)
  const known = new Set(ids)
  const references = Array.from(svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g), ([, a, b]) => a ?? b)
  expect(references.filter((id) => !known.has(id))).toEqual([])
}

const anyOptions: fc.Arbitrary<PlateOptions> = fc.record({
  view: fc.constantFrom('habit', 'section', 'spore-print'),
  seed: fc.string({ maxLength: 8 }),
  detail: fc.constantFrom('card', 'page'),
  theme: fc.constantFrom('light', 'dark'),
})

describe('drawPlate', () => {
  it('gives the same bytes for the same traits and seed', () => {
    for (const view of ['habit', 'section', 'spore-print'] as const)
      expect(drawPlate(traitsOf('amanita-muscaria'), { ...CARD, view })).toBe(
        drawPlate(traitsOf('amanita-muscaria'), { ...CARD, view }),
      )
  })

  it('gives different specimens for a different seed', () => {
    expect(drawPlate(traitsOf('amanita-muscaria'), { ...CARD, seed: 'other' })).not.toBe(
      drawPlate(traitsOf('amanita-muscaria'), CARD),
    )
  })

  it('is darker in the dark theme', () => {
    const dark = drawPlate(traitsOf('amanita-muscaria'), { ...CARD, theme: 'dark' })
    expect(dark).not.toBe(drawPlate(traitsOf('amanita-muscaria'), CARD))
    expect(dark).not.toContain('#fffaf0')
  })

  it('draws every growth form with some of the hymeniums', () => {
    const drawn = someOf(hymeniums, 3)
    expect(drawn.length).toBeGreaterThan(1)
    for (const growthForm of growthForms)
      for (const hymenium of drawn) expectSound(drawPlate({ growthForm, hymenium }, CARD))
  })

  it('draws every surface, margin, stipe, pattern, habit and ground of an agaric', () => {
    const base = traitsOf('agaricus-campestris')
    for (const surface of capSurfaces) expectSound(drawPlate({ ...base, capSurfaces: [surface] }, CARD))
    for (const capMargin of capMargins) expectSound(drawPlate({ ...base, capMargin }, CARD))
    for (const stipe of stipes) expectSound(drawPlate({ ...base, stipe }, CARD))
    for (const stipePattern of stipePatterns) expectSound(drawPlate({ ...base, stipePattern }, CARD))
    for (const habit of habits) expectSound(drawPlate({ ...base, habit }, CARD))
    for (const ground of grounds) expectSound(drawPlate({ ...base, ground }, CARD))
    for (const attachment of attachments)
      expectSound(drawPlate({ ...base, attachment }, { ...CARD, view: 'section' }))
  })

  it('draws any traits within the size budgets', () => {
    fc.assert(
      fc.property(anyTraits, anyOptions, (traits, options) => {
        const svg = drawPlate(traits, options)
        expectSound(svg)
        expect(weight(svg)).toBeLessThanOrEqual(BUDGET[options.detail])
      }),
      { numRuns: runs(120), endOnFailure: true },
    )
  })

  it('keeps the forms without a sample species within the size budgets', () => {
    for (const { name, traits } of unsampledForms)
      for (const detail of ['card', 'page'] as const) {
        const svg = drawPlate(traits, { ...CARD, detail, seed: name })
        expectSound(svg)
        expect(weight(svg), name).toBeLessThanOrEqual(BUDGET[detail])
      }
  })

  it('keeps sample species within the size budgets', () => {
    for (const { slug, traits } of someOf(species))
      for (const detail of ['card', 'page'] as const)
        for (const view of isFullRun || detail === 'card' ? views : views.slice(0, 1)) {
          const bytes = weight(drawPlate(traits as PlateTraits, { view, detail, seed: slug, theme: 'light' }))
          expect(bytes, `${slug} ${view} ${detail}`).toBeLessThanOrEqual(BUDGET[detail])
        }
  })

  it.each<[string, string, Partial<PlateTraits>]>([
    ['the sack of a death cap', 'amanita-phalloides', { stipe: 'ring' }],
    ['the ring of a death cap', 'amanita-phalloides', { stipe: 'volva' }],
    ['free gills', 'agaricus-campestris', { attachment: 'adnate' }],
    ['pores', 'boletus-edulis', { hymenium: 'gills' }],
    ['the net on a bolete', 'boletus-edulis', { stipePattern: 'plain' }],
    ['forked ridges', 'cantharellus-cibarius', { hymenium: 'gills' }],
    ['a smooth underside', 'craterellus-cornucopioides', { hymenium: 'ridges' }],
    ['spines', 'hydnum-repandum', { hymenium: 'pores' }],
    ['pits against folds', 'morchella-esculenta', { growthForm: 'gyromitra' }],
    ['the saddle of a false morel', 'gyromitra-infula', { capSurfaces: ['wrinkled'] }],
    ['zones', 'lactarius-deliciosus', { capSurfaces: ['smooth'] }],
    ['warts', 'amanita-muscaria', { capSurfaces: ['viscid'] }],
    ['shaggy scales', 'coprinus-comatus', { capSurfaces: ['smooth'] }],
    ['a snakeskin stipe', 'macrolepiota-procera', { stipePattern: 'plain' }],
    ['an umbo', 'macrolepiota-procera', { capShapes: ['ovate', 'convex', 'flat'] }],
    ['the ring of a funeral bell', 'galerina-marginata', { stipe: 'bare' }],
    ['wood under a cluster', 'hypholoma-fasciculare', { ground: 'grass' }],
    ['a cortina', 'cortinarius-orellanus', { stipe: 'bare' }],
    ['scales on the stipe of a two-toned cluster', 'kuehneromyces-mutabilis', { stipePattern: 'fibrillose' }],
    ['the beard of a woolly milkcap', 'lactarius-torminosus', { capSurfaces: ['zoned'] }],
    ['ribbons of a cauliflower fungus', 'sparassis-crispa', { capMargin: 'even' }],
    ['the insect under a club', 'cordyceps-militaris', { ground: 'soil' }],
    ['the maize under galls', 'mycosarcoma-maydis', { ground: 'wood-trunk' }],
    ['pits in a ball on a branch', 'cyttaria-darwinii', { capSurfaces: ['smooth'] }],
  ])('shows %s', (_, slug, change) => {
    const traits = traitsOf(slug)
    expect(drawPlate({ ...traits, ...change }, CARD)).not.toBe(drawPlate(traits, CARD))
  })

  it.each<[string, string, Partial<PlateTraits>]>([
    ['a cap that hangs free from one with a common hollow', 'verpa-bohemica', { capSurfaces: ['pitted'] }],
    ['a thin saddle from brain-like folds', 'gyromitra-infula', { capSurfaces: ['wrinkled'] }],
    ['a lump from a patch on wood', 'inonotus-obliquus', { habit: 'group' }],
    ['ribbons from branches', 'sparassis-crispa', { capMargin: 'even' }],
    ['cups from chambers of spores', 'cyttaria-darwinii', { capSurfaces: ['smooth'] }],
  ])('tells %s in section', (_, slug, change) => {
    const [traits, options] = [traitsOf(slug), { ...CARD, view: 'section' } as const]
    expect(drawPlate({ ...traits, ...change }, options)).not.toBe(drawPlate(traits, options))
  })

  it('distinguishes the gills of a death cap from those of a field mushroom by colour', () => {
    const traits = traitsOf('agaricus-campestris')
    const white = {
      ...traits,
      colours: { ...traits.colours, hymenium: traitsOf('amanita-phalloides').colours?.hymenium },
    }
    expect(drawPlate(white, CARD)).not.toBe(drawPlate(traits, CARD))
  })
})

const shownParts = (slug: string) =>
  Object.keys(plateMap(traitsOf(slug), { view: 'habit', seed: 'x', detail: 'page' }).places).sort()

describe('plateMap', () => {
  it('keeps every anchor on the plate', () => {
    fc.assert(
      fc.property(anyTraits, anyOptions, (traits, options) => {
        const { width, height, places } = plateMap(traits, options)
        for (const [x, y] of Object.values(places).flat()) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(height)
        }
      }),
      { numRuns: runs(60), endOnFailure: true },
    )
  })

  it('names the parts that specimens show and the places of parts they lack', () => {
    expect(shownParts('amanita-phalloides')).toEqual(['cap', 'gills', 'ring', 'stipe', 'volva'])
    expect(shownParts('boletus-edulis')).toEqual(['cap', 'gills', 'no-ring', 'no-volva', 'stipe'])
  })
})
