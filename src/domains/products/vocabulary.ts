/** The condition of a classified, the best first. */
export const conditions = ['new', 'asNew', 'used', 'forParts'] as const

export type Condition = (typeof conditions)[number]

/** Claims that a vendor makes about a product. */
export const badges = [
  'organic',
  'nonGMO',
  'vegan',
  'glutenFree',
  'crueltyFree',
  'fairTradeCertified',
  'kosher',
  'halal',
  'pesticideFree',
  'noFillersAdditives',
  'locallySourced',
  'smallFarm',
  'regenerativeAgriculture',
  'sustainableHarvesting',
  'wildForaged',
] as const
export type Badge = (typeof badges)[number]

/** Units of a price. */
export const baseUnits = ['piece', 'g', 'kg', 'oz', 'lb', 'ml', 'l', 'fl-oz'] as const
export type BaseUnit = (typeof baseUnits)[number]

export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const
export type WeightUnit = (typeof weightUnits)[number]

export const lengthUnits = ['cm', 'in'] as const
export type LengthUnit = (typeof lengthUnits)[number]
