import { entryFormEndpoint } from '@/domains/contributions/server/entry-form-endpoint'
import { reviewCollections } from '@/domains/contributions/server/subjects'
import { saveUpload } from '@/domains/media/save-upload'
import { formError } from '@/foundation/forms/problem'
import { maxImages } from './picture-rules'
import { reviewSchema } from './review-schema'

/** `POST /api/reviews/write`: the form of a review. `image` is the id of an upload, `pictures` are files. */
export const writeReview = entryFormEndpoint({
  collection: 'reviews',
  field: 'doc',
  allowed: reviewCollections,
  onePerUser: true,
  schema: reviewSchema,
  preservedFields: ['rating', 'headline', 'review', 'anonymous', 'image'],
  toData: async (req, { image, pictures, ...review }) => {
    if (image.length + pictures.length > maxImages) throw formError('tooManyPictures', { field: 'pictures' })
    const uploaded: string[] = []
    // One at a time: each is decoded in memory.
    for (const file of pictures) {
      const data = { alt: review.headline }
      uploaded.push(await saveUpload(req, file, { field: 'pictures', data, overrideAccess: false }))
    }
    return { ...review, images: [...image, ...uploaded].map((id) => ({ image: id })) }
  },
})
