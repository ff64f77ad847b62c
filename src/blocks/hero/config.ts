import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'
import { localizedTextareaField } from '@/foundation/payload/text-fields'

/** The top of the home page. Texts that are left empty are the built-in ones. */
export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [headingField, localizedTextareaField('lead', { maxLength: 320 })],
}
