/** Recipes as people keep them in spreadsheets: ingredients and steps one below the other in a cell. */
import { beforeAll, expect, test } from 'vitest'
import { marker } from '@/testing/content'
import {
  checkTable,
  importChecked,
  importReport,
  removeImportsAfterAll,
  uploadImport,
} from '@/testing/imports'
import { runJobs } from '@/testing/jobs'
import { people } from '@/testing/users'

let who: Awaited<ReturnType<typeof people>>

beforeAll(async () => {
  who = await people()
})

removeImportsAfterAll()

const check = (rows: readonly (readonly string[])[]) =>
  checkTable(rows, { target: 'recipes', locale: 'es', as: who.editor })

test('ingredients and steps are read from lines, and the same file changes nothing later', async () => {
  const slug = marker()
  const table = [
    ['Nombre', 'slug', 'Raciones', 'Ingredientes', 'Instrucciones'],
    [
      'Níscalos con ajo',
      slug,
      '4',
      '1,5 kg de níscalos\n2 dientes de ajo, picados\n½ cdta. de sal\n2–3 ramas de tomillo',
      '1. Limpia los níscalos.\n2. Saltéalos.',
    ],
  ]
  const checked = await check(table)
  expect(checked.faults).toEqual([])
  const recipe = await importChecked(checked.id, { target: 'recipes', slug, locale: 'es', as: who.editor })
  expect(recipe?.ingredients).toMatchObject([
    { quantity: 1500, unit: 'g', name: 'níscalos' },
    { quantity: 2, unit: 'clove', name: 'ajo', note: 'picados' },
    { quantity: 0.5, unit: 'tsp', name: 'sal' },
    { quantity: null, name: '2–3 ramas de tomillo' },
  ])
  expect(recipe?.instructions?.[0]?.steps?.map(({ stepText }) => stepText)).toEqual([
    'Limpia los níscalos.',
    'Saltéalos.',
  ])
  expect((await check(table)).counts).toEqual({ created: 0, changed: 0, unchanged: 1 })
})

test('times and servings are read as recipes say them, and a range is refused with its value', async () => {
  const slug = marker()
  const heading = ['Nombre', 'slug', 'Raciones', 'cookingTime.prepTime', 'cookingTime.cookTime']
  const row = (yields: string, cookTime: string) => ['Revuelto de setas', slug, yields, 'PT25M', cookTime]
  const refused = await check([heading, row('4–6', '20–25 min')])
  expect(refused.faults.map(({ row: number, column }) => [number, column])).toEqual([
    [2, 'yield'],
    [2, 'cookingTime.cookTime'],
  ])
  for (const { message } of refused.faults) expect(message).toMatch(/4–6|20–25 min/)
  const checked = await check([heading, row('para 4 personas', '1 h 20')])
  expect(checked.faults).toEqual([])
  const recipe = await importChecked(checked.id, { target: 'recipes', slug, locale: 'es', as: who.editor })
  expect(recipe).toMatchObject({ yield: 4, cookingTime: { prepTime: 25, cookTime: 80 } })
})

test('a recipe of schema.org in JSON is read with its lines and steps', async () => {
  const slug = marker()
  const recipe = {
    name: 'Setas al ajillo',
    slug,
    recipeYield: 'para 4 personas',
    prepTime: 'PT15M',
    recipeIngredient: ['500 g de setas', '3 dientes de ajo', 'sal'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Corta las setas.' }, 'Saltéalas.'],
  }
  const content = JSON.stringify([recipe])
  const { body } = await uploadImport({
    target: 'recipes',
    content,
    name: 'recipe.json',
    locale: 'es',
    as: who.editor,
  })
  await runJobs()
  expect((await importReport(body.id)).faults).toEqual([])
  const stored = await importChecked(body.id, { target: 'recipes', slug, locale: 'es', as: who.editor })
  expect(stored).toMatchObject({ yield: 4, cookingTime: { prepTime: 15 } })
  expect(stored?.ingredients).toMatchObject([
    { quantity: 500, unit: 'g', name: 'setas' },
    { quantity: 3, unit: 'clove', name: 'ajo' },
    { name: 'sal' },
  ])
  expect(stored?.instructions?.[0]?.steps?.map(({ stepText }) => stepText)).toEqual([
    'Corta las setas.',
    'Saltéalas.',
  ])
})
