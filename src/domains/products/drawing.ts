import type { SpeciesInDrawing } from '@illustrations/objects/address'
import type { DrawingName } from '@illustrations/objects/catalogue'
import { traitsVersion } from '@illustrations/plates/address'
import { cardCategories, populated, type Related } from '@/domains/cards/card'
import { drawingOf } from '@/domains/categories/drawing-of'
import type { Mushroom, Product } from '@/payload-types'

/** What is drawn of a product without a photograph: the goods, and the species that they consist of. */
export interface ProductDrawing {
  name: DrawingName<'goods'>
  species: SpeciesInDrawing | null
}

/** Drawings whose mushrooms are the goods: without a species they would show another one. */
const openHeaps: readonly string[] = ['fresh', 'foraged', 'crate']

/** The vendor's choice or else the drawing of the first category, with the first published species. */
export function productDrawing({
  drawing,
  categories,
  species,
}: Pick<Product, 'drawing' | 'categories'> & {
  species?: readonly Related<Pick<Mushroom, '_status' | 'slug' | 'specie'>>[] | null
}): ProductDrawing {
  const [first] = (species ?? []).map(populated).filter((one) => one?._status === 'published')
  const { growthForm, hymenium } = first?.specie.traits ?? {}
  const name = drawing ?? drawingOf(cardCategories(categories)[0]?.path ?? '')
  // Like its plate, a species is drawn as soon as it has a form.
  if (first && growthForm && hymenium)
    return { name, species: { slug: first.slug, version: traitsVersion(first.specie.traits) } }
  return { name: openHeaps.includes(name) ? 'covered-basket' : name, species: null }
}
