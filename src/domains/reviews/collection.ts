import { contribution } from '@/domains/contributions/server/collection'
import { anonymous, headline, helpfulCount, rating, writing } from '@/domains/contributions/server/fields'
import { keepHelpfulCount } from '@/domains/contributions/server/hooks'
import { myEntriesEndpoint } from '@/domains/contributions/server/my-entries'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { writeReview } from './endpoints'
import { images, myImages } from './images'
import { mostImages } from './picture-rules'

export const reviews = contribution({
  slug: 'reviews',
  among: subjectCollections,
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
  endpoints: [writeReview, myEntriesEndpoint('reviews')],
  hooks: {
    beforeValidate: [myImages],
    afterChange: [keepHelpfulCount, images.afterChange],
    afterDelete: [images.afterDelete],
  },
})
