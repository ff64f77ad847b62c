import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

/** Species that kill. */
export const deadlySpecies: Block = {
  slug: 'deadlySpecies',
  interfaceName: 'DeadlySpeciesBlock',
  fields: [headingField],
}
