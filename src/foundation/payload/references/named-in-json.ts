import type { FlattenedField, Payload } from 'payload'
import { documentCollections } from '@/foundation/routing/paths'

function* relationTargets(fields: readonly FlattenedField[]): Generator<string> {
  for (const field of fields) {
    if (field.type === 'relationship' || field.type === 'upload') yield* [field.relationTo].flat()
    if ('flattenedFields' in field) yield* relationTargets(field.flattenedFields)
  }
}

/**
 * Whether texts or blocks can name documents of a collection: blocks by their relations, texts by their links. Their
 * JSON has no index, so it is searched only for what it can name.
 */
export function isNamedInJson({ config }: Payload, collection: string): boolean {
  const inBlocks = (config.blocks ?? []).flatMap(({ flattenedFields }) => [
    ...relationTargets(flattenedFields),
  ])
  return [...documentCollections, ...inBlocks].includes(collection)
}
