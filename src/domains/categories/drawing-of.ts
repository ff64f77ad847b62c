import type { DrawingName } from '@illustrations/objects/catalogue'
import { isDrawn } from '@illustrations/objects/draw'

type GoodsName = DrawingName<'goods'>

/** Drawings by the slug of a product category; a group has the drawing of a typical member. */
const drawings: Readonly<Record<string, GoodsName>> = {
  products: 'foraged',
  classifieds: 'classifieds',
  educational: 'books',
  books: 'books',
  ebooks: 'ebooks',
  courses: 'courses',
  mushroom: 'fresh',
  fresh: 'fresh',
  edibles: 'gummies',
  gummies: 'gummies',
  'chocolate-bar': 'chocolate-bar',
  honey: 'honey',
  extracts: 'tincture',
  capsules: 'capsules',
  tinctures: 'tincture',
  powder: 'powder',
  beverage: 'tea',
  cold: 'cold-drink',
  tea: 'tea',
  'freeze-dried': 'freeze-dried',
  dehydrated: 'dehydrated',
  foraged: 'foraged',
  apparel: 'shirts',
  shirts: 'shirts',
  pants: 'pants',
  bags: 'bags',
  hoodies: 'hoodies',
  hats: 'hats',
  growing: 'grow-kit',
  genetics: 'culture-slant',
  'spore-prints': 'spore-print',
  'spore-syringes': 'spore-syringe',
  'culture-slant': 'culture-slant',
  'liquid-culture': 'liquid-culture',
  'spore-swabs': 'spore-swab',
  equipment: 'pressure-sterilizer',
  sealers: 'sealer',
  'flow-hoods': 'flow-hood',
  'grow-kits': 'grow-kit',
  'pressure-sterilizers': 'pressure-sterilizer',
  automation: 'automation',
  supplies: 'grain-spawn',
  'grain-spawn': 'grain-spawn',
  substrate: 'substrate',
  'grow-bags': 'grow-bags',
  microscopy: 'microscope',
  'microscopy-equipment': 'microscope',
  kits: 'microscopy-kit',
  accessories: 'microscopy-accessories',
  microscopes: 'microscope',
  spores: 'spore-print',
  swabs: 'spore-swab',
  prints: 'spore-print',
  syringes: 'spore-syringe',
}

/** The drawing of a product category, or that of its nearest ancestor. */
export function drawingOf(path: string): GoodsName {
  const slug = path
    .split('/')
    .reverse()
    .find((segment) => Object.hasOwn(drawings, segment))
  return (slug && drawings[slug]) || 'foraged'
}

const emblems = { effect: 'effects', benefit: 'benefits' } as const

type EmblemKind = (typeof emblems)[keyof typeof emblems]

/** The symbol of an effect or benefit; null if there is none. */
export function emblemOf(path: string): { kind: EmblemKind; name: DrawingName<EmblemKind> } | null {
  const [, group, name] = /^species\/(effect|benefit)\/([^/]+)$/.exec(path) ?? []
  const kind = emblems[group as keyof typeof emblems]
  return kind && name && isDrawn(kind, name) ? { kind, name } : null
}
