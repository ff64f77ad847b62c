import contributions from '@messages/en/contributions.json'
import plates from '@messages/en/plates.json'
import messages from '@messages/en/species.json'
import ui from '@messages/en/ui.json'
import vocabulary from '@messages/en/vocabulary.json'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { About } from './components/about'
import { Contents } from './components/contents'
import { Verdict } from './components/edibility-banner'
import { LookAlikes } from './components/look-alikes'
import { Nutrition } from './components/nutrition'
import { Occurrence } from './components/occurrence'
import { Senses } from './components/senses'
import { SpeciesHero } from './components/species-hero'
import { sectionsOf } from './sections'
import { speciesView } from './view'
import type { Edibility } from './vocabulary'

/** What a species must have to be saved at all, and more where a test asks for it. */
function species(more: object = {}, edibility: Edibility[] = ['unknown']) {
  return speciesView({
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
  } as unknown as Parameters<typeof speciesView>[0])
}

function html(children: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ species: messages, vocabulary, plates, contributions, ui }}
    >
      {children}
    </NextIntlClientProvider>,
  )
}

const effect = { effect: { id: 'e', title: 'Calm', path: 'species/effect/calm' }, description: 'd' }
const effects = { cognitiveEffects: [effect], sideEffects: [] }
const productGuide = { tip: 'Choose firm ones.' }
const poisoning = { syndrome: 'amatoxin' }

describe('a species of which nothing is recorded', () => {
  const bare = species()
  const whole = html(
    <>
      <Verdict species={bare} />
      <SpeciesHero species={bare} guideSlug={null} productsPath={null} />
      <Contents species={bare} sections={sectionsOf(bare, false)} contributions={[]} />
      <LookAlikes species={bare} />
      <Occurrence species={bare} />
      <About species={bare}>{null}</About>
      <Senses species={bare} />
      <Nutrition nutrients={bare.nutrients} />
    </>,
  )

  test('has its four sections for what everyone asks, and those of the table', () => {
    expect(sectionsOf(bare, false)).toEqual(['look-alikes', 'season', 'about', 'senses', 'nutrition'])
  })

  test('leaves no element empty that would show as a gap or a stray line', () => {
    expect(whole).not.toMatch(/<(p|dd|dt|ul|ol|li|h1|h2|h3|figcaption|small|td)( [^>]*)?><\/\1>/)
    expect(whole).not.toMatch(/undefined|null|NaN|\[object/)
  })

  test('says of cap and gills, text and season that nothing is known', () => {
    expect(whole.match(/not known/g)?.length).toBeGreaterThanOrEqual(8)
    expect(whole).toContain(messages.notWritten)
  })

  test('leads nowhere that is not on the page', () => {
    const anchors = [...whole.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(anchors.length).toBeGreaterThan(4)
    // What members say stands below, put there by the route.
    for (const id of anchors.filter((one) => one !== 'impressions')) expect(whole).toContain(`id="${id}"`)
  })
})

describe('the order of a page', () => {
  test('what harms says so before season and text, and nothing of taste, nutrients or buying', () => {
    const deadly = species(
      { poisoning, effects: { sideEffects: [{ ...effect, sideEffect: effect.effect }] }, productGuide },
      ['deadly'],
    )
    expect(sectionsOf(deadly, false)).toEqual(['look-alikes', 'poisoning', 'effects', 'season', 'about'])
  })

  test('what is eaten is told to who gathers, cooks, grows and buys, in this order', () => {
    expect(sectionsOf(species({ effects, productGuide }, ['choice']), true)).toEqual([
      'look-alikes',
      'season',
      'about',
      'senses',
      'nutrition',
      'effects',
      'grow',
      'buying',
    ])
  })

  test('what alters the mind leads to no buying, and shows no empty table of tastes', () => {
    const sections = sectionsOf(
      species({ psychoactive: true, effects, productGuide }, ['psychoactive']),
      false,
    )
    expect(sections).toEqual(['look-alikes', 'effects', 'season', 'about'])
  })
})

describe('the verdict', () => {
  test.each<Edibility>(['choice', 'edible'])(
    '%s never stands without the expert clause beside it',
    (edibility) => {
      const line = html(<Verdict species={species({}, [edibility])} />).split('verdict-reasons')[0]
      expect(line).toContain(messages.verdict.expert)
    },
  )

  test.each<Edibility>(['deadly', 'poisonous'])(
    '%s says whom to call, in the line that stays',
    (edibility) => {
      const line = html(<Verdict species={species({}, [edibility])} />).split('verdict-reasons')[0]
      expect(line).toContain('href="#poison-lines"')
    },
  )
})

test('the month the page is made in is tinted and named, and the southern half of the world is said', () => {
  const seasons = [{ region: 'Tasmania', hemisphere: 'south', months: ['3', '4', '5'], peak: ['4'] }]
  const strip = html(<Occurrence species={species({ seasons })} />)
  expect(strip.match(/this month/g)).toHaveLength(1)
  expect(strip.match(/class="now"/g)).toHaveLength(2)
  expect(strip).toContain('Mar–May, mainly Apr')
  expect(strip).toContain('Southern hemisphere')
})
