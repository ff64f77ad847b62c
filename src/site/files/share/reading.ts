import { drawObject } from '@illustrations/objects/draw'
import { getArticle } from '@/domains/articles/queries'
import { type ArticleCollection, articleCollections } from '@/domains/articles/vocabulary'
import { getListedCards } from '@/domains/catalog/query'
import type { RecipeCard } from '@/domains/recipes/listing'
import { getRecipe } from '@/domains/recipes/queries'
import { speciesTraits } from '@/domains/species/queries'
import { tags } from '@/foundation/cache/tags'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import type { Reader } from '@/foundation/payload/reader'
import { documentPath, viewAll } from '@/foundation/routing/paths'
import { photographOf } from './photograph'
import type { Shown, Subject } from './picture'

/** Pictures that stand in a row. */
const inRow = 4

/** The share image of an article, a recipe or a list of them; null for other paths. */
export function readingSubject(reader: Reader, path: string): Promise<Subject> | null {
  const slugIn = (folder: string) => (path.startsWith(folder) ? path.slice(folder.length) : '')
  for (const collection of articleCollections) {
    const slug = slugIn(documentPath(collection, ''))
    if (slug) return article(reader, collection, slug)
    if (path === viewAll[collection]) return articles(reader, collection)
  }
  const slug = slugIn(documentPath('recipes', ''))
  if (slug) return recipe(reader, slug)
  return path === viewAll.recipes ? recipes(reader) : null
}

/** What a recipe's card shows: its photograph, or the dish with its mushroom. */
async function dishOf(reader: Reader, { image, dish, drawn }: RecipeCard): Promise<Shown> {
  const photograph = image && (await photographOf(reader, image))
  if (photograph) return photograph
  const look = { size: 'card', tint: 0, initials: '', theme: 'light' } as const
  const species = drawn && (await speciesTraits(reader, drawn.slug))
  return { drawing: drawObject('recipes', dish, look, species) }
}

async function article(reader: Reader, collection: ArticleCollection, slug: string): Promise<Subject> {
  const t = translator(reader.locale, 'articles')
  const document = await getArticle(reader, collection, slug)
  const dependsOn = [
    tags.slug(collection, slug),
    ...(document ? [tags.document(collection, document.id)] : []),
    ...(document?.speciesIds ?? []).map((id) => tags.document('mushrooms', id)),
  ]
  if (!document) return { picture: null, dependsOn }
  const { title, image, species } = document.card
  const photograph = image && (await photographOf(reader, image))
  return {
    dependsOn,
    picture: {
      eyebrow: t(`${collection}.title`),
      title: plainText(title),
      shown: photograph ? [photograph] : species.slice(0, inRow),
    },
  }
}

async function articles(reader: Reader, collection: ArticleCollection): Promise<Subject> {
  const t = translator(reader.locale, 'articles')
  const cards = await getListedCards(reader, { collection, sort: 'newest', page: 1, limit: 12 })
  const mentioned = new Map(cards.flatMap((card) => card.species.slice(0, 1)).map((one) => [one.slug, one]))
  return {
    dependsOn: [tags.list(collection), tags.list('mushrooms')],
    picture: { title: t(`${collection}.title`), shown: [...mentioned.values()].slice(0, inRow) },
  }
}

async function recipe(reader: Reader, slug: string): Promise<Subject> {
  const t = translator(reader.locale, 'recipes')
  const document = await getRecipe(reader, slug)
  const dependsOn = [
    tags.slug('recipes', slug),
    ...(document ? [tags.document('recipes', document.id)] : []),
    ...(document?.species ?? []).map(({ card }) => tags.document('mushrooms', card.id)),
  ]
  if (!document) return { picture: null, dependsOn }
  const { card } = document
  return {
    dependsOn,
    picture: {
      eyebrow: t('title'),
      title: plainText(card.name),
      below: card.minutes ? t('minutes', { minutes: card.minutes }) : null,
      shown: [await dishOf(reader, card)],
    },
  }
}

async function recipes(reader: Reader): Promise<Subject> {
  const t = translator(reader.locale, 'recipes')
  const cards = await getListedCards(reader, {
    collection: 'recipes',
    sort: 'newest',
    page: 1,
    limit: inRow,
  })
  return {
    dependsOn: [tags.list('recipes'), tags.list('mushrooms')],
    picture: {
      title: t('title'),
      shown: await Promise.all(cards.map((card) => dishOf(reader, card))),
    },
  }
}
