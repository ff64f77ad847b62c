import { contribution } from '../../foundation/contributions/collection'
import { anonymous, headline, helpfulCount, rating, writing } from '../../foundation/contributions/fields'
import { keepHelpfulCount } from '../../foundation/contributions/hooks'
import { itemCollections } from '../../foundation/contributions/items'
import { ownEndpoint } from '../../foundation/contributions/own'
import { writeReview } from './endpoints'
import { images, ownImages } from './images'
import { mostImages } from './picture-rules'

export const reviews = contribution({
  slug: 'reviews',
  among: itemCollections,
  oncePerPerson: true,
  useAsTitle: 'headline',
  fields: [
    rating,
    headline,
    writing('review'),
    {
      name: 'images',
      type: 'array',
      maxRows: mostImages,
      fields: [{ name: 'image', type: 'upload', relationTo: 'media', required: true }],
    },
    anonymous,
    helpfulCount,
  ],
  endpoints: [writeReview, ownEndpoint('reviews')],
  hooks: {
    beforeValidate: [ownImages],
    afterChange: [keepHelpfulCount, images.afterChange],
    afterDelete: [images.afterDelete],
  },
})
