import { listingPage, type Sort } from '@/domains/catalog/read/list-page'
import type { SpeciesCard } from '@/domains/species/listing'
import { type Shape, shapes } from '@/domains/species/shapes'
import type { Reader } from '@/foundation/payload/reader'

/** The species of one shape: some of them, and how many there are. */
export interface ShapeSection {
  shape: Shape
  total: number
  cards: SpeciesCard[]
}

/** Plates that stand beside each other on half a line. */
const half = 2

/** Shelves in lines: two small ones that follow each other share one. */
export function shapeRows(shelves: readonly ShapeSection[]): ShapeSection[][] {
  const lines: ShapeSection[][] = []
  for (const shelf of shelves) {
    const line = lines.at(-1)
    const isSmall = (one: ShapeSection) => one.cards.length <= half
    if (line?.length === 1 && line.every(isSmall) && isSmall(shelf)) line.push(shelf)
    else lines.push([shelf])
  }
  return lines
}

/** A shelf for every shape, empty ones too. */
export async function shapeSections(
  reader: Reader,
  { sort, limit }: { sort: Sort; limit: number },
): Promise<ShapeSection[]> {
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
