import { drawObject } from '@illustrations/objects/draw'
import { afterAll, expect, test } from 'vitest'
import { documentPath } from '@/foundation/routing/paths'
import { guide, recipe, removeContent, species } from '@/testing/content'
import { payload } from '@/testing/users'
import { subjectAt } from './subject'

afterAll(removeContent)

const reader = { payload, user: null, locale: 'es', draft: false } as const
const look = { size: 'card', tint: 0, initials: '', theme: 'light' } as const

async function shownAt(path: string) {
  const { picture, dependsOn } = await subjectAt(reader, path)
  return { shown: picture?.shown, dependsOn }
}

test('a guide is shared with its species in what it grows in, and without a container with its plate', async () => {
  const grown = await species('published')
  const { slug, specie } = grown
  const drawn = { slug, traits: specie.traits }
  const inJar = await guide('published', { container: 'jar', species: [grown.id] })
  const jar = await shownAt(documentPath('growingguides', inJar.slug))
  expect(jar.shown).toEqual([{ drawing: drawObject('stages', 'jar-fruiting', look, drawn) }])
  expect(jar.dependsOn.join()).toContain(grown.id)
  const loose = await guide('published', { species: [grown.id] })
  expect((await shownAt(documentPath('growingguides', loose.slug))).shown).toMatchObject([{ slug }])
})

test('a recipe is shared with its mushroom in its dish, and changes with that species', async () => {
  const cooked = await species('published')
  const { id, slug } = await recipe('published')
  await payload.update({ collection: 'recipes', id, data: { drawing: 'soup', species: [cooked.id] } })
  const drawn = { slug: cooked.slug, traits: cooked.specie.traits }
  const { shown, dependsOn } = await shownAt(documentPath('recipes', slug))
  // Drawings are compared as one value: their difference fills pages.
  expect(
    JSON.stringify(shown) === JSON.stringify([{ drawing: drawObject('recipes', 'soup', look, drawn) }]),
  ).toBe(true)
  expect(dependsOn.join()).toContain(cooked.id)
})
