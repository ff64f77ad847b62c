import type { CollectionConfig, GroupField } from 'payload'
import { categoriesField } from '@/domains/categories/field'
import { authorField } from '@/domains/contributions/server/authorship'
import { aggregateRating, likeCount } from '@/domains/contributions/server/count-fields'
import { isStaff, publishedOrStaff, staff } from '@/foundation/payload/access'
import { editorialDrafts } from '@/foundation/payload/drafts'
import { layoutField } from '@/foundation/payload/layout-field'
import { previewOf } from '@/foundation/payload/preview'
import { limitQueries } from '@/foundation/payload/query-limits'
import { meta, publishedAt } from '@/foundation/payload/shared-fields'
import { slugField } from '@/foundation/payload/slug'
import { localizedTextareaField, localizedTextField } from '@/foundation/payload/text-fields'
import { validateWholeNumber } from '@/foundation/payload/whole-number'
import { cookingTime } from './fields/cooking-time'
import { ingredients } from './fields/ingredients'
import { instructions } from './fields/instructions'
import { nutrition } from './fields/nutrition'
import { maxServings } from './scale'
import { dishes, recipeCategories } from './vocabulary'

/** The product documents call the average of a recipe `ratingValue`. */
const rating: GroupField = {
  ...aggregateRating,
  fields: [
    ...aggregateRating.fields,
    {
      name: 'ratingValue',
      type: 'number',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [({ siblingData }) => siblingData.averageRating ?? null] },
    },
  ],
}

/** Recipes that staff write, in the shape of the product documents. */
export const recipes: CollectionConfig = {
  slug: 'recipes',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', '_status', 'updatedAt'],
    preview: previewOf('recipes'),
    hidden: ({ user }) => !isStaff(user),
  },
  access: { create: staff, delete: staff, read: publishedOrStaff, readVersions: staff, update: staff },
  hooks: { beforeOperation: [limitQueries] },
  versions: { drafts: { ...editorialDrafts, schedulePublish: true }, maxPerDoc: 25 },
  defaultPopulate: {
    _status: true,
    slug: true,
    name: true,
    description: true,
    images: true,
    cookingTime: true,
    yield: true,
    category: true,
    publishedAt: true,
    likeCount: true,
    aggregateRating: true,
  },
  fields: [
    localizedTextField('name', { required: true, maxLength: 160 }),
    slugField({ from: 'name' }),
    localizedTextareaField('description', { maxLength: 320 }),
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, maxRows: 12 },
    cookingTime,
    {
      name: 'yield',
      type: 'number',
      required: true,
      min: 1,
      max: maxServings,
      validate: validateWholeNumber,
    },
    { name: 'species', type: 'relationship', relationTo: 'mushrooms', hasMany: true },
    ingredients,
    instructions,
    localizedTextareaField('safety', { maxLength: 600 }),
    layoutField('layout', { also: ['reviews'] }),
    {
      type: 'row',
      fields: [
        { name: 'category', type: 'select', options: [...recipeCategories] },
        localizedTextField('cuisine', { maxLength: 80 }),
        { name: 'drawing', type: 'select', options: [...dishes], enumName: 'enum_recipe_dishes' },
      ],
    },
    // Separated by commas.
    localizedTextField('keywords'),
    nutrition,
    { name: 'references', type: 'relationship', relationTo: 'references', hasMany: true },
    meta,
    categoriesField,
    publishedAt,
    authorField('author'),
    likeCount,
    rating,
  ],
}
