import type { Block } from 'payload'
import { headingField } from '@/blocks/list-fields'

export const recipe: Block = {
  slug: 'recipe',
  interfaceName: 'RecipeBlock',
  fields: [headingField, { name: 'recipe', type: 'relationship', relationTo: 'recipes', required: true }],
}
