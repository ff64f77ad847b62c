import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { pictureField } from '@/blocks/picture-field'
import { productDescriptionFields } from '@/domains/products/fields/description'

/** The fields of a product's description, with one of the site's own pictures. */
const descriptionFields = productDescriptionFields.map((field) =>
  field.type === 'upload' ? pictureField(field.name, false) : field,
)

export const productDescription: Block = {
  slug: 'productDescription',
  interfaceName: 'ProductDescriptionBlock',
  fields: [headingField, ...descriptionFields],
}
