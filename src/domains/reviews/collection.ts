import { contribution } from '@/domains/contributions/server/collection'
import {
  anonymousField,
  headlineField,
  helpfulCountField,
  ratingField,
  textField,
} from '@/domains/contributions/server/fields'
import { restoreHelpfulCount } from '@/domains/contributions/server/hooks'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { refuseOwnShop } from '@/domains/contributions/server/own-shop'
import { reviewCollections } from '@/domains/contributions/server/subjects'
import { writeReview } from './endpoints'
import { imageVisibility, requireOwnImages } from './images'
import { maxImages } from './picture-rules'

export const reviews = contribution({
  slug: 'reviews',
  allowed: reviewCollections,
  onePerUser: true,
  useAsTitle: 'headline',
  fields: [
    ratingField,
    headlineField,
    textField('review'),
    {
      name: 'images',
      type: 'array',
      maxRows: maxImages,
      fields: [{ name: 'image', type: 'upload', relationTo: 'media', required: true }],
    },
    anonymousField,
    helpfulCountField,
  ],
  endpoints: [writeReview, myEntriesEndpoint('reviews')],
  hooks: {
    beforeValidate: [requireOwnImages],
    beforeChange: [refuseOwnShop('doc')],
    afterChange: [restoreHelpfulCount, imageVisibility.afterChange],
    afterDelete: [imageVisibility.afterDelete],
  },
})
