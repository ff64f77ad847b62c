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

/** Plates that stand beside each other on half a line. */
const half = 2

/** Shelves in lines: two small ones that follow each other share one. */
export function shelfLines(shelves: readonly ShapeShelf[]): ShapeShelf[][] {
  const lines: ShapeShelf[][] = []
  for (const shelf of shelves) {
    const line = lines.at(-1)
    const isSmall = (one: ShapeShelf) => one.cards.length <= half
    if (line?.length === 1 && line.every(isSmall) && isSmall(shelf)) line.push(shelf)
    else lines.push([shelf])
  }
  return lines
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
