import { describe, expect, it } from 'vitest'
import { products } from './marketplace'
import type { ProductSample } from './marketplace-types'
import { posts } from './posts'
import { recipes } from './recipes'
import { languages, textsOf } from './testing'

/** Minutes on the heat below which no text may go, by genus: 20 for wild species, 10 for cultivated ones. */
const leastMinutes: Record<string, number> = {
  Agaricus: 10,
  Auricularia: 10,
  Boletus: 20,
  Cantharellus: 20,
  Cordyceps: 10,
  Craterellus: 20,
  Flammulina: 10,
  Grifola: 10,
  Hericium: 10,
  Hydnum: 20,
  Lactarius: 20,
  Lentinula: 10,
  Marasmius: 20,
  Morchella: 20,
  Mycosarcoma: 10,
  Pleurotus: 10,
  Tremella: 10,
  Volvariella: 10,
}

const heat = {
  en: /\b(?:cook|simmer|boil|steam|roast|fry|fried|sear|stew)/i,
  es: /\b(?:cocina|cuec|coc[eí]|cuez|hierv|herv|vapor|asa|tuest|guis|fr[ií]e|dor)/i,
  pt: /(?<!\p{L})(?:co[sz]|ferv|vapor|assa|tost|refog|frit|dour)/iu,
}
const duration = /(\d+) ?(min\w*|hours?|horas?)/gi

/** The times on the heat in a text, in minutes. Times of soaking and brewing stand in other sentences. */
function minutesOfHeat(text: string, language: (typeof languages)[number]): number[] {
  return text
    .split(/(?<=[.;:])\s/)
    .filter((sentence) => heat[language].test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(duration)].map(
        ([, count, unit]) => Number(count) * (unit?.startsWith('h') ? 60 : 1),
      ),
    )
}

/** The genera of the mushrooms in a product: of its species and of the binomials in its text. */
function generaOf({ species, description }: ProductSample): string[] {
  const named = [...description.en.matchAll(/_([A-Z][a-z]+) [a-z]+_/g)].map(([, genus = '']) => genus)
  const [first = ''] = named
  const sold = species.map((slug) =>
    slug.replace(/-.*/, '').replace(/^./, (initial) => initial.toUpperCase()),
  )
  return [...sold, ...(sold.length > 0 ? [] : [first])]
}

/** Goods to eat with the time that their mushrooms need. */
const foods = products.flatMap((product) => {
  const genera = product.categories.some((path) => path.startsWith('mushroom/')) ? generaOf(product) : []
  const least = Math.max(0, ...genera.map((genus) => leastMinutes[genus] ?? 0))
  return least > 0 ? [{ product, least }] : []
})

describe('cooking', () => {
  it('finds the goods that are eaten', () => {
    expect(foods.length).toBeGreaterThan(35)
  })

  it('is stated in every language on every food, for at least the time its mushrooms need', () => {
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

  it('is never given as shorter than that on a food', () => {
    const violations = foods.flatMap(({ product, least }) =>
      textsOf([product.description, ...product.tabs, ...product.facts]).flatMap(([, text]) =>
        languages
          .filter((language) => minutesOfHeat(text[language], language).some((minutes) => minutes < least))
          .map((language) => `${product.slug}.${language}: ${text[language]}`),
      ),
    )
    expect(violations).toEqual([])
  })

  it('of morels throws the soaking and the cooking water away, in recipes, posts and goods', () => {
    const thrownAway = {
      en: /throw (?:away|.* away)|poured? away|discard/i,
      es: /\b(?:tira|tirar|desecha|descarta)/i,
      pt: /(?:jog(?:ue|ar|a) (?:fora|\p{L}+ .*fora)|descart)/iu,
    }
    const morels = { en: /\bmorel/i, es: /colmenilla/i, pt: /morchela/i }
    const texts = [
      ...recipes.filter(({ species }) => species.includes('morchella-esculenta')),
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

  it('lasts 10 minutes for cultivated and 20 for wild mushrooms in the post, in every language', () => {
    const post = posts.find(({ slug }) => slug === 'why-mushrooms-are-cooked')
    const minutes = languages.map((language) =>
      [...(post?.content[language] ?? '').matchAll(/^- \*\*.*$/gm)].map(([line]) =>
        Number(/(\d+) min/.exec(line)?.[1]),
      ),
    )
    expect(minutes).toEqual(languages.map(() => [10, 20, 20, 20, 20]))
  })

  it('of a recipe lasts as long as its mushrooms need', () => {
    const violations = recipes.flatMap(({ slug, species, cookMinutes }) => {
      const least = Math.max(
        ...species.map(
          (each) => leastMinutes[each.replace(/-.*/, '').replace(/^./, (i) => i.toUpperCase())] ?? 0,
        ),
      )
      return cookMinutes < least ? [`${slug}: ${cookMinutes} of ${least} minutes`] : []
    })
    expect(violations).toEqual([])
  })
})
