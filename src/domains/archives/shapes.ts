import type { Reader } from '../../foundation/payload/reader'
import { listingPage, type Sort } from '../listings/queries'
import type { SpeciesCard } from '../species/listing'
import { type Shape, shapes } from '../species/shapes'

/** The species of one shape: some of them, and how many there are. */
export interface ShapeShelf {
  shape: Shape
  total: number
  cards: SpeciesCard[]
}

/** A shelf for every shape, empty ones too. */
export async function shapeShelves(
  reader: Reader,
  { sort, limit }: { sort: Sort; limit: number },
): Promise<ShapeShelf[]> {
  return Promise.all(
    shapes.map(async (shape) => {
      const facets = [`shape:${shape}`] as const
      const { cards, total } = await listingPage(reader, {
        collection: 'mushrooms',
        facets,
        sort,
        page: 1,
        limit,
      })
      return { shape, total, cards }
    }),
  )
}
