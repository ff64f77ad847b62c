import { describe, expect, it } from 'vitest'
import { guides, species } from '.'
import { products } from './marketplace'
import type { ProductSample } from './marketplace-types'
import { posts } from './posts'
import { recipes } from './recipes'
import { languages, textsOf } from './testing'
import type { SpeciesSample } from './types'

type Language = (typeof languages)[number]

const recorded = species.flatMap(({ slug, cooking }) => (cooking ? [{ slug, ...cooking }] : []))

const longest = (minutes: number[]) => Math.max(0, ...minutes)

/** The longest time that the records ask for, by slug or, for species without a page, by genus. */
const minutesOf = (names: readonly string[]) =>
  longest(
    recorded
      .filter(({ slug }) => names.some((name) => slug === name || slug.startsWith(`${name}-`)))
      .map(({ minutes }) => minutes),
  )

/** Genera of the binomials in a text, as they begin a slug. */
const generaIn = (text: string) =>
  [...text.matchAll(/_([A-Z][a-z]+) [a-z]+_/g)].map(([, genus = '']) => genus.toLowerCase())

const numbers: Record<Language, Record<string, number>> = {
  en: { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, fifteen: 15, twenty: 20 },
  es: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, quince: 15, veinte: 20 },
  pt: { dois: 2, três: 3, quatro: 4, cinco: 5, seis: 6, oito: 8, dez: 10, quinze: 15, vinte: 20 },
}

const quarter = /quarter of an hour|cuarto de hora|quarto de hora/i
const figure = /(\d+)(?:\s*(?:–|-|to|a|or|o|ou|y|e)\s*\d+)?\s*(min\w*|hours?|horas?)/gi

/** The shortest times that a text gives, in minutes. */
function minutesIn(text: string, language: Language): number[] {
  const words = Object.entries(numbers[language]).flatMap(([word, value]) =>
    new RegExp(`(?<!\\p{L})${word} min`, 'iu').test(text) ? [value] : [],
  )
  const figures = [...text.matchAll(figure)].map(
    ([, count, unit]) => Number(count) * (unit?.startsWith('h') ? 60 : 1),
  )
  return [...figures, ...words, ...(quarter.test(text) ? [15] : [])]
}

const heat: Record<Language, RegExp> = {
  en: /\b(?:cook|simmer|boil|steam|roast|fry|fried|sear|stew|saut)/i,
  es: /\b(?:cocina|cuec|coc[eí]|cuez|hierv|herv|vapor|asa|tuest|guis|fr[ií]e|dor|saltea)/i,
  pt: /(?<!\p{L})(?:co[sz]|ferv|vapor|assa|tost|refog|frit|dour)/iu,
}

/** Times of soaking, drying and cooling are no times on the heat. */
const otherTimes =
  /\bsoak|steep|rehydrat|refriger|dried for|remoj|hidrat|reposo|(?<!antes de )secar|nevera|de molho|descans|geladeira|autoclave|steril|esteril|pasteuri|spawn|grain|substrat|grano|grão/i

const sentences = (text: string) => text.split(/(?<=[.;:!?])\s+|\n+/)

/** Times on the heat in a text, in minutes. */
const minutesOfHeat = (text: string, language: Language) =>
  sentences(text)
    .filter((sentence) => heat[language].test(sentence) && !otherTimes.test(sentence))
    .flatMap((sentence) => minutesIn(sentence, language))

const isEaten = ({ edibility }: SpeciesSample) =>
  edibility.some((each) => each === 'edible' || each === 'choice')

/** Eaten raw too: a truffle over the dish, and the balls that children pick from the beeches of Patagonia. */
const eatenRaw = ['cyttaria-darwinii', 'tuber-melanosporum']

/** Goods to eat that their buyers or vendors cook, with the longest time that the records of their mushrooms ask for. */
const foods = products.flatMap((product) => {
  if (!product.categories.some((path) => path.startsWith('mushroom/'))) return []
  const least = minutesOf([...product.species, ...generaIn(product.description.en)])
  return least > 0 ? [{ product, least }] : []
})

/** Whether the vendor cooked the mushrooms for as long as they need, so that later times only warm them. */
const isCooked = ({ tabs, description }: ProductSample, least: number, language: Language) =>
  textsOf([description, ...tabs.filter(({ title }) => title === 'made')]).some(([, text]) =>
    minutesOfHeat(text[language], language).some((minutes) => minutes >= least),
  )

describe('cooking times', () => {
  it('are recorded for every species that is eaten', () => {
    const missing = species.filter((each) => isEaten(each) && !each.cooking).map(({ slug }) => slug)
    expect(missing).toEqual(eatenRaw)
  })

  it('are recorded for no species that is not eaten', () => {
    expect(species.filter((each) => !isEaten(each) && each.cooking).map(({ slug }) => slug)).toEqual([])
  })

  it('are never given as shorter in the texts of a species', () => {
    const violations = species.flatMap(({ slug, about, summary, safety, cooking }) =>
      textsOf([about, summary, safety]).flatMap(([, text]) =>
        languages
          .filter((language) =>
            minutesOfHeat(text[language], language).some((minutes) => minutes < (cooking?.minutes ?? 0)),
          )
          .map((language) => `${slug}.${language}: ${text[language]}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('stand in every language on every food, for at least the time its mushrooms need', () => {
    expect(foods.length).toBeGreaterThan(40)
    const violations = foods.flatMap(({ product, least }) =>
      languages
        .filter((language) =>
          textsOf([product.description, ...product.tabs]).every(([, text]) =>
            minutesOfHeat(text[language], language).every((minutes) => minutes < least),
          ),
        )
        .map((language) => `${product.slug}.${language}: ${least} minutes`),
    )
    expect(violations).toEqual([])
  })

  it('are never given as shorter on a food', () => {
    const violations = foods.flatMap(({ product, least }) =>
      textsOf([product.description, ...product.tabs, ...product.facts]).flatMap(([, text]) =>
        languages
          .filter((language) => !isCooked(product, least, language))
          .filter((language) => minutesOfHeat(text[language], language).some((minutes) => minutes < least))
          .map((language) => `${product.slug}.${language}: ${text[language]}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('of recipes are not below those of their species', () => {
    const violations = recipes.flatMap(({ slug, species: of, cookMinutes }) =>
      cookMinutes < minutesOf(of) ? [`${slug}: ${cookMinutes} of ${minutesOf(of)} minutes`] : [],
    )
    expect(violations).toEqual([])
  })

  it('of posts and guides are not below those of the species in the same sentence', () => {
    const isNamed = (sentence: string, slug: string, names: string[]) =>
      [slug, ...names].some((name) => {
        const stem = name.length > 6 ? name.slice(0, -2) : name
        return new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(sentence)
      })
    const violations = [...posts, ...guides].flatMap((article) =>
      textsOf(article).flatMap(([, text]) =>
        languages.flatMap((language) =>
          sentences(text[language]).flatMap((sentence) => {
            const shortest = Math.min(...minutesOfHeat(sentence, language))
            return species
              .filter(({ cooking }) => cooking && shortest < cooking.minutes)
              .filter(({ slug, scientificName, commonNames }) =>
                isNamed(sentence, slug, [scientificName, ...commonNames[language]]),
              )
              .map((each) => `${article.slug} ${language} ${each.slug}: ${sentence}`)
          }),
        ),
      ),
    )
    expect(violations).toEqual([])
  })

  it('of the post are those of the records, in every language: it names whatever needs less than the rest', () => {
    const post = posts.find(({ slug }) => slug === 'why-mushrooms-are-cooked')
    const lines = languages.flatMap((language) =>
      [...(post?.content[language] ?? '').matchAll(/^- \*\*.*$/gm)].map(([line]) => ({
        slugs: [...line.matchAll(/\/mushrooms\/([a-z-]+)/g)].map(([, slug = '']) => slug),
        minutes: Number(/(\d+) min/.exec(line)?.[1]),
      })),
    )
    const most = longest(recorded.map(({ minutes }) => minutes))
    const shorter = recorded.filter(({ minutes }) => minutes < most).map(({ slug }) => slug)
    expect(lines).toHaveLength(5 * languages.length)
    expect(lines.filter(({ slugs, minutes }) => !(minutes >= minutesOf(slugs)))).toEqual([])
    for (const { slugs } of lines.filter(({ minutes }) => minutes < most))
      expect(slugs.sort()).toEqual(shorter.sort())
  })
})

describe('the water of morels', () => {
  const thrownAway = {
    en: /throw (?:away|.* away)|poured? away|discard/i,
    es: /\b(?:tira|tirar|desecha|descarta)/i,
    pt: /(?:jog(?:ue|ar|a) (?:fora|\p{L}+ .*fora)|descart)/iu,
  }

  it('is recorded as thrown away', () => {
    expect(recorded.find(({ slug }) => slug === 'morchella-esculenta')).toMatchObject({ discardsWater: true })
  })

  it('is thrown away in recipes, posts and goods, in every language', () => {
    const morels = { en: /\bmorel/i, es: /colmenilla/i, pt: /morchela/i }
    const texts = [
      ...recipes.filter(({ species: of }) => of.includes('morchella-esculenta')),
      ...products.filter(
        ({ categories, description }) =>
          categories.includes('mushroom/dehydrated') && description.en.includes('_Morchella'),
      ),
      ...posts.filter(
        ({ slug }) => slug === 'why-mushrooms-are-cooked' || slug === 'drying-and-storing-mushrooms',
      ),
    ]
    expect(texts).toHaveLength(4)
    const violations = texts.flatMap((record) =>
      languages
        .filter(
          (language) =>
            !textsOf(record).some(([, text]) =>
              text[language]
                .split('\n')
                .some((line) => morels[language].test(line) && thrownAway[language].test(line)),
            ),
        )
        .map((language) => `${record.slug}.${language}`),
    )
    expect(violations).toEqual([])
  })
})
