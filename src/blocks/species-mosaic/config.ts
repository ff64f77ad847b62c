import type { Block } from 'payload'

/** Illustrations of species of different shapes, the first of them large. */
export const speciesMosaic: Block = { slug: 'speciesMosaic', interfaceName: 'SpeciesMosaicBlock', fields: [] }
