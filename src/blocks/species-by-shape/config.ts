import type { Block } from 'payload'

/** Species of every shape, the deadliest of each first. */
export const speciesByShape: Block = {
  slug: 'speciesByShape',
  interfaceName: 'SpeciesByShapeBlock',
  fields: [],
}
