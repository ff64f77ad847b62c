import contributions from '@messages/en/contributions.json'
import nutrientNames from '@messages/en/nutrients.json'
import plates from '@messages/en/plates.json'
import messages from '@messages/en/species.json'
import ui from '@messages/en/ui.json'
import vocabulary from '@messages/en/vocabulary.json'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { partial } from '@/testing/partial'
import { TextsProvider } from '@/ui/texts'
import { About } from './components/about'
import { Contents } from './components/contents'
import { EdibilityBanner } from './components/edibility-banner'
import { LookAlikes } from './components/look-alikes'
import { Nutrition } from './components/nutrition'
import { Occurrence } from './components/occurrence'
import { Senses } from './components/senses'
import { SpeciesHero } from './components/species-hero'
import { sectionsOf } from './sections'
import { speciesView } from './view'
import type { Edibility } from './vocabulary'

/** A species with the required fields and those of the test. */
function species(more: object = {}, edibility: Edibility[] = ['unknown']) {
  return speciesView(
    partial<Parameters<typeof speciesView>[0]>({
      id: 'one',
      slug: 'obscura-vacua',
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
      specie: {
        scientificName: 'Obscura vacua',
        edibility,
        safety: { headline: 'Nothing is known of it.', advice: 'Do not eat it.' },
        traits: { growthForm: 'agaric', hymenium: 'gills' },
        ...more,
      },
    }),
  )
}

function html(children: ReactNode): string {
  return renderToStaticMarkup(
    <TextsProvider
      locale="en"
      timeZone="UTC"
      messages={{ species: messages, vocabulary, plates, contributions, ui, nutrients: nutrientNames }}
    >
      {children}
    </TextsProvider>,
  )
}

const effect = { effect: { id: 'e', title: 'Calm', path: 'species/effect/calm' }, description: 'd' }
const effects = { cognitiveEffects: [effect], sideEffects: [] }
const nothingElse = { guides: false, recipes: false, goods: false }
const productGuide = { tip: 'Choose firm ones.' }
const poisoning = { syndrome: 'amatoxin' }

describe('a species page without recorded facts', () => {
  const bare = species()
  const whole = html(
    <>
      <EdibilityBanner species={bare} />
      <SpeciesHero species={bare} guideSlug={null} productsPath={null} glossary={[]} />
      <Contents
        species={bare}
        sections={sectionsOf(bare, nothingElse)}
        contributionsTitle="What people say"
      />
      <LookAlikes species={bare} />
      <Occurrence species={bare} glossary={[]} />
      <About species={bare}>{null}</About>
      <Senses species={bare} />
      <Nutrition nutrients={bare.nutrients} />
    </>,
  )

  test('has the four sections that every page has, and the classification', () => {
    expect(sectionsOf(bare, nothingElse)).toEqual(['look-alikes', 'season', 'about', 'senses', 'nutrition'])
  })

  test('has no empty elements', () => {
    expect(whole).not.toMatch(/<(p|dd|dt|ul|ol|li|h1|h2|h3|figcaption|small|td)( [^>]*)?><\/\1>/)
    expect(whole).not.toMatch(/undefined|null|NaN|\[object/)
  })

  test('shows cap and gills, description and season as not known', () => {
    expect(whole.match(/not known/g)?.length).toBeGreaterThanOrEqual(8)
    expect(whole).toContain(messages.notWritten)
  })

  test('links only to anchors that exist', () => {
    const anchors = [...whole.matchAll(/href="#([\w-]+)"/g)].map(([, id = '']) => id)
    expect(anchors.length).toBeGreaterThan(4)
    // The route renders what people say; links that close a dialog name no element.
    const isElsewhere = (one: string) => one === 'impressions' || one.endsWith('-closed')
    for (const id of anchors.filter((one) => !isElsewhere(one) && one !== 'contributions'))
      expect(whole).toContain(`id="${id}"`)
  })
})

test('a look-alike without a page has its name and class on the page and in the banner, and no link', () => {
  const row = { trait: 'gills', own: 'Pale.', other: 'Rusty.' }
  const lookAlikeSpecies = [{ scientificName: 'Cortinarius orellanosus', edibilityClass: 'deadly', ...row }]
  const lepista = species({ lookAlikeSpecies }, ['edible'])
  const page = html(
    <>
      <EdibilityBanner species={lepista} />
      <LookAlikes species={lepista} />
    </>,
  )
  expect(page.match(/Cortinarius orellanosus/g)).toHaveLength(2)
  expect(page).toContain(messages.lookAlikes.noPage)
  expect(page).toContain(messages.lookAlikes.noPlate)
  expect(page).toContain(vocabulary.edibility.deadly)
  expect(page).not.toMatch(/href="[^"#]/)
})

test('the banner gives the cooking time with its source, and none where no time is recorded', () => {
  const source = {
    id: 'r',
    title: 'Cook them',
    authors: 'Food Agency',
    year: 2024,
    link: 'https://example.org/c',
  }
  const cooking = { minMinutes: 20, discardsWater: false, source }
  const banner = html(<EdibilityBanner species={species({ cooking }, ['edible'])} />)
  expect(banner).toContain('Cook for at least 20 minutes. <a class="caption" href="https://example.org/c">')
  const without = species({ cooking: { discardsWater: true } }, ['edible'])
  expect(html(<EdibilityBanner species={without} />)).not.toContain('minutes')
})

test('nutrients that are recorded without calories are shown, and calories as not measured', () => {
  const { nutrients } = species({ nutrients: { fiber: 2.7, vitamins: { vitaminD: 5 } } })
  const label = html(<Nutrition nutrients={nutrients} />)
  expect(label).not.toContain(messages.nutrition.none)
  expect(label).toContain('2.7 g')
  expect(label).toMatch(new RegExp(`class="energy">.*?${messages.notMeasured}.*?</p>`))
})

describe('the order of the sections', () => {
  test('puts poisoning before season and description of a toxic species and omits senses, nutrition and buying', () => {
    const deadly = species(
      { poisoning, effects: { sideEffects: [{ ...effect, sideEffect: effect.effect }] }, productGuide },
      ['deadly'],
    )
    expect(sectionsOf(deadly, nothingElse)).toEqual([
      'look-alikes',
      'poisoning',
      'effects',
      'season',
      'about',
    ])
  })

  test('omits the effects of a toxic species that records no side effect', () => {
    const helpsWith = [{ ailment: effect.effect, evidence: 'tradition', finding: 'not-studied' }]
    expect(sectionsOf(species({ effects: { helpsWith } }, ['poisonous']), nothingElse)).not.toContain(
      'effects',
    )
  })

  test('puts identification before cooking, growing and buying of an edible species', () => {
    const everything = { guides: true, recipes: true, goods: true }
    expect(sectionsOf(species({ effects, productGuide }, ['choice']), everything)).toEqual([
      'look-alikes',
      'season',
      'about',
      'senses',
      'nutrition',
      'effects',
      'grow',
      'recipes',
      'buying',
    ])
    expect(sectionsOf(species({}, ['poisonous']), everything)).not.toContain('recipes')
  })

  test('omits buying and empty senses of a psychoactive species', () => {
    const sections = sectionsOf(
      species({ psychoactive: true, effects, productGuide }, ['psychoactive']),
      nothingElse,
    )
    expect(sections).toEqual(['look-alikes', 'effects', 'season', 'about'])
  })
})

describe('the edibility banner', () => {
  test.each<Edibility>(['choice', 'edible'])('%s always shows the advice to ask an expert', (edibility) => {
    const line = html(<EdibilityBanner species={species({}, [edibility])} />).split('verdict-reasons')[0]
    expect(line).toContain(messages.verdict.expert)
  })

  test.each<Edibility>(['deadly', 'poisonous'])('%s shows whom to call in the sticky line', (edibility) => {
    const line = html(<EdibilityBanner species={species({}, [edibility])} />).split('verdict-reasons')[0]
    expect(line).toContain('href="#poison-lines"')
  })
})

test('the season highlights the current month and names the southern hemisphere', () => {
  const seasons = [{ region: 'Tasmania', hemisphere: 'south', months: ['3', '4', '5'], peak: ['4'] }]
  const strip = html(<Occurrence species={species({ seasons })} glossary={[]} />)
  expect(strip.match(/this month/g)).toHaveLength(1)
  expect(strip.match(/class="now"/g)).toHaveLength(2)
  expect(strip).toContain('Mar–\u2060May, mainly Apr')
  expect(strip).toContain('Southern hemisphere')
})

describe('the plate of a species page', () => {
  const hero = (image: object | null) => {
    const view = species()
    const card = { ...view.card, image } as typeof view.card
    return html(
      <SpeciesHero species={{ ...view, card }} guideSlug={null} productsPath={null} glossary={[]} />,
    )
  }

  test('is enlarged by a link that works without scripts, and can be downloaded there', () => {
    const text = hero(null)
    for (const view of ['habit', 'section']) {
      expect(text).toContain(`href="#plate-${view}"`)
      const dialog = text.slice(text.indexOf(`id="plate-${view}"`))
      expect(dialog).toMatch(
        new RegExp(
          `<a [^>]*href="/plates/obscura-vacua/${view}-page-light.svg[^>]*download="obscura-vacua-${view}.svg"`,
        ),
      )
    }
  })

  test('stands beside the photograph of an editor', () => {
    const text = hero({ url: '/api/media/file/one.webp', alt: 'One', width: 640, height: 800 })
    expect(text).toContain('href="#photograph"')
    expect(text).toContain('src="/api/media/file/one.webp"')
    expect(text).toContain('href="#plate-habit"')
    expect(text).toContain('/plates/obscura-vacua/habit-card-light.svg')
  })
})
