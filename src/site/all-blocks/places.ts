import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

interface FieldWithBlocks {
  type: string
  blockReferences?: readonly (string | { slug: string })[]
}

const slugsIn = (fields: readonly FieldWithBlocks[]) =>
  fields.flatMap(({ type, blockReferences = [] }) =>
    type === 'blocks' ? blockReferences.map((block) => (typeof block === 'string' ? block : block.slug)) : [],
  )

/** Where editors may place each block: slugs of collections and of pages with an address of their own. */
export function placesOfBlocks({ config }: Payload): Map<string, (CollectionSlug | GlobalSlug)[]> {
  const places = new Map<string, (CollectionSlug | GlobalSlug)[]>()
  for (const { slug, flattenedFields } of [...config.collections, ...config.globals])
    for (const block of slugsIn(flattenedFields as readonly FieldWithBlocks[]))
      places.set(block, [...(places.get(block) ?? []), slug as CollectionSlug | GlobalSlug])
  return places
}
