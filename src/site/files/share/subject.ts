import { selectFeaturedPlates } from '@/domains/archives/featured-plates'
import { shapePath } from '@/domains/archives/shape-path'
import { shapeSections } from '@/domains/archives/shapes'
import { countedCategories } from '@/domains/archives/taxonomy'
import type { Facet } from '@/domains/cards/entry'
import { getListedCards } from '@/domains/catalog/query'
import { getPotency } from '@/domains/potency/queries'
import { displayedEdibility, isEdible } from '@/domains/species/edibility'
import { getSpecies } from '@/domains/species/queries'
import { type Shape, shapes } from '@/domains/species/shapes'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import {
  comparePath,
  effectsPath,
  glossaryPath,
  identifyPath,
  nutritionPath,
  seasonPath,
} from '@/foundation/routing/paths'
import { guideSubject, guidesSubject } from './guides'
import { marketSubject } from './market'
import type { Shown, Subject } from './picture'
import { readingSubject } from './reading'

const ofLists = [tags.list('mushrooms'), tags.list('categories')]

/** Reads the share image of a page. */
export async function subjectAt(reader: Reader, path: string): Promise<Subject> {
  const [, section, first, ...rest] = path.split('/')
  if (!section) return home(reader)
  const reading = readingSubject(reader, path)
  if (reading) return reading
  if (!first) return mushrooms(reader)
  const market = marketSubject(reader, path)
  if (market) return market
  if (first === 'growing-guide') return rest[0] ? guideSubject(reader, rest[0]) : guidesSubject(reader)
  if (path === glossaryPath) return glossary(reader)
  if (path === nutritionPath || path === effectsPath) return table(reader, path)
  if (path === identifyPath || path === seasonPath || path === comparePath) return tool(reader, path)
  if (first !== 'species') return species(reader, first)
  if (rest.length === 0) return allSpecies(reader)
  const [type, kind, page, name] = rest
  if (type === 'type' && kind === 'psychoactive' && page === 'dosage-calculator' && name)
    return species(reader, (await getPotency(reader, name))?.slug ?? name)
  const shape = shapes.find((one) => shapePath(one) === path)
  return shape ? ofShape(reader, shape) : category(reader, `species/${rest.join('/')}`)
}

async function species(reader: Reader, slug: string): Promise<Subject> {
  const t = translator(reader.locale)
  const document = await getSpecies(reader, slug)
  const dependsOn = [
    tags.slug('mushrooms', slug),
    ...(document ? [tags.document('mushrooms', document.id)] : []),
  ]
  if (!document) return { picture: null, dependsOn }
  const { card, edibility, commonNames } = document
  return {
    dependsOn,
    picture: {
      title: card.scientificName,
      binomial: true,
      below: plainText(commonNames[0] ?? null),
      edibility: {
        displayed: displayedEdibility(edibility),
        word: t(`vocabulary.edibility.${edibility}`),
        clause: isEdible(edibility) ? t('species.verdict.expert') : undefined,
      },
      shown: [card],
    },
  }
}

async function home(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'site')
  return { dependsOn: ofLists, picture: { title: t('tagline'), shown: await oneOfEachShape(reader) } }
}

async function mushrooms(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'archive')
  return {
    dependsOn: ofLists,
    picture: { title: t('mushroomsTitle'), shown: await oneOfEachShape(reader) },
  }
}

async function glossary(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'species.glossary')
  return { dependsOn: ofLists, picture: { title: t('title'), shown: await oneOfEachShape(reader) } }
}

async function tool(
  reader: Reader,
  path: typeof identifyPath | typeof seasonPath | typeof comparePath,
): Promise<Subject> {
  const t = translator(reader.locale, 'identify')
  const titles = {
    [identifyPath]: t('title'),
    [seasonPath]: t('calendar.title'),
    [comparePath]: t('comparison.title'),
  } as const
  return { dependsOn: ofLists, picture: { title: titles[path], shown: await oneOfEachShape(reader) } }
}

async function table(reader: Reader, path: typeof nutritionPath | typeof effectsPath): Promise<Subject> {
  const t = translator(reader.locale, 'tables')
  const title = t(path === nutritionPath ? 'nutrition.title' : 'effects.title')
  return { dependsOn: ofLists, picture: { title, shown: await oneOfEachShape(reader) } }
}

async function allSpecies(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'archive')
  return { dependsOn: ofLists, picture: { title: t('speciesTitle'), shown: await firstPlates(reader) } }
}

async function ofShape(reader: Reader, shape: Shape): Promise<Subject> {
  const t = translator(reader.locale, 'archive')
  const plates = await firstPlates(reader, [`shape:${shape}`])
  return { dependsOn: ofLists, picture: { title: t(`shape.${shape}.title`), shown: plates } }
}

/** Categories whose title says "edible". */
const eaten = ['species/type/edible', 'species/type/gourmet']

async function category(reader: Reader, path: string): Promise<Subject> {
  const categories = await countedCategories(reader, 'species')
  const match = categories.find((one) => one.path === path)
  if (!match) return { picture: null, dependsOn: ofLists }
  const parent = categories.find((one) => one.path === path.slice(0, path.lastIndexOf('/')))
  const plates = await firstPlates(reader, [`category:${match.id}`])
  const t = translator(reader.locale, 'species.verdict')
  const eyebrow = parent?.path === 'species' ? undefined : parent && plainText(parent.title)
  const below = eaten.includes(path) ? t('expert') : null
  return { dependsOn: ofLists, picture: { eyebrow, title: plainText(match.title), below, shown: plates } }
}

async function oneOfEachShape(reader: Reader): Promise<Shown[]> {
  return selectFeaturedPlates(await shapeSections(reader, { sort: 'oldest', limit: 12 }), 4)
}

async function firstPlates(reader: Reader, facets: readonly Facet[] = []): Promise<Shown[]> {
  const cards = await getListedCards(reader, {
    collection: 'mushrooms',
    facets,
    sort: 'oldest',
    page: 1,
    limit: 4,
  })
  return cards
}
