import { afterAll, beforeAll, expect, test } from 'vitest'
import { noFilters } from '@/domains/catalog/filters/list-query'
import { filterList } from '@/domains/catalog/query'
import type { Reader } from '@/foundation/payload/reader'
import { recipe, recipeData, removeContent, species } from '@/testing/content'
import { call } from '@/testing/rest'
import { payload, people, removePeople } from '@/testing/users'
import { getRecipe } from './queries'

afterAll(async () => {
  await removeContent()
  await removePeople()
})

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})
const guest: Reader = { payload, user: null, locale: 'en', draft: false }

test('D31: a recipe has the shape of the product documents, and ingredients are lines in the language of the request', async () => {
  const { id } = await recipe('published')
  const { body } = await call('GET', `/recipes/${id}`)
  expect(body).toMatchObject({
    name: expect.any(String),
    cookingTime: { prepTime: 5, cookTime: 10, totalTime: 15 },
    yield: 4,
    ingredients: [{ ingredient: '2 cloves garlic, sliced' }],
    instructions: [{ steps: [{ stepText: 'Fry it.' }] }],
    nutrition: { servings: { qty: 100, unit: 'g' } },
    aggregateRating: { ratingValue: null, reviewCount: 0 },
  })
  const spanish = await call('GET', `/recipes/${id}?locale=es`)
  expect(spanish.body.ingredients[0].ingredient).toBe('2 dientes de garlic, sliced')
})

test('an ingredient that is sent as one line is stored, and counts that are sent are ignored', async () => {
  const { name, ...data } = recipeData(`Line${Date.now()}`, 'published')
  const ingredients = [{ ingredient: '400 g chanterelles' }]
  const sent = { ...data, name, ingredients, likeCount: 7, aggregateRating: { averageRating: 5 } }
  const { body, status } = await call('POST', '/recipes', { as: who.editor, body: sent })
  expect(status).toBe(201)
  expect(body.doc).toMatchObject({ ingredients: [{ ingredient: '400 g chanterelles' }], likeCount: 0 })
  await payload.delete({ collection: 'recipes', id: body.doc.id })
})

test('a draft needs a name alone, and cannot be published without ingredients and steps', async () => {
  const name = `Draft${Date.now()}`
  const draft = await call('POST', '/recipes?draft=true', {
    as: who.editor,
    body: { name, _status: 'draft' },
  })
  expect(draft.status).toBe(201)
  const { id } = draft.body.doc
  const published = await call('PATCH', `/recipes/${id}`, { as: who.editor, body: { _status: 'published' } })
  expect(published.status).toBe(400)
  await payload.delete({ collection: 'recipes', id })
})

test('the page of a recipe has its species, even where two are look-alikes of each other', async () => {
  const [one, other] = [await species('published'), await species('published')]
  const refer = ({ id, specie }: typeof one, to: string) => {
    const lookAlikeSpecies = [{ species: to, trait: 'cap' as const, own: 'own', other: 'other' }]
    return payload.update({ collection: 'mushrooms', id, data: { specie: { ...specie, lookAlikeSpecies } } })
  }
  await refer(one, other.id)
  await refer(other, one.id)
  const { id, slug } = await recipe('published')
  await payload.update({ collection: 'recipes', id, data: { species: [one.id] } })
  const view = await getRecipe(guest, slug)
  expect(view?.species.map(({ card, lookAlikeIds }) => [card.id, lookAlikeIds])).toEqual([
    [one.id, [other.id]],
  ])
})

test('recipes are filtered by course, time and species, and each value is counted', async () => {
  const { id: mushroom, slug } = await species('published')
  const dish = async (category: 'soup' | 'main', totalTime: number) => {
    const { id } = await recipe('published')
    await payload.update({
      collection: 'recipes',
      id,
      data: { category, cookingTime: { totalTime }, species: [mushroom] },
    })
    return id
  }
  const soup = await dish('soup', 30)
  const roast = await dish('main', 90)
  const listBy = async (filters: Record<string, string[]>) => {
    const { cards, counts, applied } = await filterList(guest, {
      collection: 'recipes',
      filters: { ...noFilters, sections: { species: [slug], ...filters } },
      sort: 'newest',
      page: 1,
      limit: 20,
    })
    return { ids: cards.map(({ id }) => id), counts, applied: applied.sections }
  }
  expect(await listBy({})).toMatchObject({
    ids: [roast, soup],
    counts: { course: { main: 1, soup: 1 }, time: { '30': 1, 'over-60': 1 } },
  })
  expect(await listBy({ course: ['soup'], time: ['30'] })).toMatchObject({ ids: [soup] })
  expect(await listBy({ course: ['soup'], time: ['60'] })).toMatchObject({ ids: [] })
  expect(await listBy({ course: ['breakfast'] })).toMatchObject({ applied: { species: [slug] } })
})
