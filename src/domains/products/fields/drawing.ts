import type { SelectField } from 'payload'
import { selectField } from './basics'

/** Drawings that a vendor can choose where that of the category would show something else. */
export const productDrawings = [
  'crate',
  'foraged',
  'covered-basket',
  'grow-block',
  'grow-log',
  'grow-bucket',
  'grow-bags',
  'logs',
  'sack',
  'reagent',
  'slide-box',
  'phone-holder',
  'tin',
  'straw-hat',
  'brimmed-hat',
  'knife-roll',
  'mesh-bag',
  'cool-bag',
  'tent',
  'cabinet',
  'rack',
  'gauge',
  'sensor',
  'still-air-box',
  'filters',
  'drum',
] as const

/** The drawing of a product that has no photograph. */
export const drawingField = selectField('drawing', productDrawings, {
  enumName: 'enum_product_drawing',
}) as SelectField
