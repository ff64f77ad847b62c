import archive from '@messages/en/archive.json'
import identify from '@messages/en/identify.json'
import species from '@messages/en/species.json'
import ui from '@messages/en/ui.json'
import vocabulary from '@messages/en/vocabulary.json'
import { species as samples } from '@sample/index'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  type Answers,
  parseAnswers,
  questions,
  statesOf,
  toggleAnswer,
  unsure,
} from '@/domains/identify/answers'
import { type Fit, rankSpecies } from '@/domains/identify/fit'
import type { KeyData } from '@/domains/identify/queries'
import type { SpeciesCard } from '@/domains/species/listing'
import { sampleSpecies } from '@/testing/key-species'
import { partial } from '@/testing/partial'
import { runs } from '@/testing/property-runs'
import { TextsProvider } from '@/ui/texts'
import { Candidates } from './candidates'
import { GivenAnswers } from './given-answers'
import { KeyBanner } from './key-banner'

const cards: KeyData['cards'] = new Map(
  samples.map(({ slug, scientificName, traits }, index) => [
    slug,
    partial<SpeciesCard>({
      id: slug,
      slug,
      scientificName,
      commonName: null,
      traits,
      edibility: sampleSpecies[index]?.edibility ?? 'unknown',
      image: null,
    }),
  ]),
)

const cardsOf = (fits: readonly Fit[]) => fits.flatMap((fit) => cards.get(fit.species.slug) ?? [])

const html = (content: ReactNode) =>
  renderToStaticMarkup(
    <TextsProvider locale="en" timeZone="UTC" messages={{ archive, identify, species, ui, vocabulary }}>
      {content}
    </TextsProvider>,
  )

/** What a page with candidates says. */
function read(answers: Answers) {
  const ranked = rankSpecies(sampleSpecies, answers)
  const candidates = html(<Candidates ranked={ranked} cards={cards} />)
  const groups = candidates
    .split('<section class="candidate-group">')
    .slice(1)
    .map((group) => ({
      title: group.match(/<h3>(.*?) </)?.[1],
      count: Number(group.match(/<span class="numeric">(\d+)/)?.[1]),
      items: group.split(/<li class="card candidate/).slice(1),
    }))
  const { fitting, possible } = ranked.deadly
  const banner = html(<KeyBanner fitting={cardsOf(fitting)} possible={cardsOf(possible)} />)
  const label = banner.match(/aria-label="([^"]*)"/)?.[1]
  const chips = [
    ...html(<GivenAnswers answers={answers} species={sampleSpecies} />).matchAll(/without\sit\s(\d+)/g),
  ]
  return { groups, label, chips: chips.map(([, count]) => Number(count)), ruledOut: ranked.others }
}

const answersGiven = fc
  .array(
    fc.constantFrom(...questions).chain((question) => {
      const state = fc.constantFrom(...statesOf(question), unsure)
      return state.map((selected) => [question, selected] as const)
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((pairs) =>
    pairs.reduce<Answers>((answers, [question, state]) => toggleAnswer(answers, question, state), {}),
  )

const isKiller = (item: string) => item.startsWith(' is-killer')

test('headings, cards, banner and given answers of the key agree in every state', () => {
  fc.assert(
    fc.property(answersGiven, (answers) => {
      const { groups, label, chips, ruledOut } = read(answers)
      for (const { title, count, items } of groups) {
        expect(items).toHaveLength(count)
        const isAgainst = title !== identify.fitting
        for (const item of items) expect(item.includes('Against it:')).toBe(isAgainst)
      }
      const deadlyIn = (title: string) =>
        groups.find((group) => group.title === title)?.items.filter(isKiller).length ?? 0
      // Where nothing fits, the nearest may be ruled out as well.
      const nearest = groups.find(({ title }) => title === identify.nearest)?.items.filter(isKiller) ?? []
      const notRuledOut = nearest.filter(
        (item) => !ruledOut.some(({ species }) => item.includes(`/${species.slug}"`)),
      )
      const fitting = deadlyIn(identify.fitting)
      const possible = deadlyIn(identify.possible) + notRuledOut.length
      if (fitting > 0)
        expect(label).toMatch(
          new RegExp(`^${fitting} deadly fits?(?:, ${possible} more cannot be ruled out)?$`),
        )
      else expect(label).toBe(`${possible} deadly cannot be ruled out`)
      expect(label?.includes(' more ')).toBe(fitting > 0 && possible > 0)
      const given = questions.flatMap((question) =>
        (answers[question] ?? []).filter((state) => state !== unsure).map((state) => ({ question, state })),
      )
      expect(chips).toEqual(
        given.map(
          ({ question, state }) =>
            rankSpecies(sampleSpecies, toggleAnswer(answers, question, state)).fitting.length,
        ),
      )
    }),
    { numRuns: runs(50) },
  )
})

test('a candidate counts answers, and promises no percentage', () => {
  const answers = parseAnswers({ underside: 'gills-free', ring: 'skirt', base: 'sac', print: 'white' })
  const [fitting] = read(answers).groups
  const deathCap = fitting?.items.find((item) => item.includes('Amanita phalloides'))
  expect(deathCap).toContain('4 of 4 answers')
  expect(deathCap).not.toContain('%')
})
