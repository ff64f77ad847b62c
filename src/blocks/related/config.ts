import type { Block } from 'payload'
import { headingField, itemsField } from '@/blocks/list-fields'
import { capitalize } from '@/ui/capitalize'
import { relatedBlockTypes, relatedCollections } from './collections'

/** Without `items`, a block finds documents related to the one that contains it. */
export const relatedBlocks: Block[] = relatedBlockTypes.map((slug) => ({
  slug,
  interfaceName: `${capitalize(slug)}Block`,
  fields: [headingField, itemsField(relatedCollections[slug])],
}))
