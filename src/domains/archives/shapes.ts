import { getListPage, type ListSort } from '@/domains/catalog/query'
import type { SpeciesCard } from '@/domains/species/listing'
import { type Shape, shapes } from '@/domains/species/shapes'
import type { Reader } from '@/foundation/payload/reader'

/** The species of one shape: some of them, and how many there are. */
export interface ShapeSection {
  shape: Shape
  total: number
  cards: SpeciesCard[]
}

/** Plates that fit on half a row. */
const platesPerHalf = 2

/** Sections in rows: two consecutive small sections share a row. */
export function shapeRows(sections: readonly ShapeSection[]): ShapeSection[][] {
  const isSmall = ({ cards }: ShapeSection) => cards.length <= platesPerHalf
  const rows: ShapeSection[][] = []
  for (const section of sections) {
    const row = rows.at(-1)
    if (row?.length === 1 && row.every(isSmall) && isSmall(section)) row.push(section)
    else rows.push([section])
  }
  return rows
}

/** A section for every shape, including shapes without species. */
export async function shapeSections(
  reader: Reader,
  { sort, limit }: { sort: ListSort; limit: number },
): Promise<ShapeSection[]> {
  return Promise.all(
    shapes.map(async (shape) => {
      const facets = [`shape:${shape}`] as const
      const { cards, total } = await getListPage(reader, {
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
