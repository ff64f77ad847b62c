import type { PayloadRequest } from 'payload'
import { entryFormEndpoint } from '@/domains/contributions/server/entry-form-endpoint'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { formError } from '@/foundation/forms/problem'
import { maxImages } from './picture-rules'
import { reviewSchema } from './review-schema'

async function upload(req: PayloadRequest, file: File, alt: string): Promise<string> {
  const data = Buffer.from(await file.arrayBuffer())
  try {
    const { id } = await req.payload.create({
      collection: 'media',
      data: { alt },
      file: { data, mimetype: file.type, name: file.name, size: data.length },
      overrideAccess: false,
      req,
      user: req.user,
    })
    return id
  } catch (error) {
    if ((error as { status?: number }).status === 400) throw formError('pictureWrong', { field: 'pictures' })
    throw error
  }
}

/** `POST /api/reviews/write`: the form of a review. `image` is the id of an upload, `pictures` are files. */
export const writeReview = entryFormEndpoint({
  collection: 'reviews',
  field: 'doc',
  allowed: subjectCollections,
  onePerUser: true,
  schema: reviewSchema,
  preservedFields: ['rating', 'headline', 'review', 'anonymous', 'image'],
  toData: async (req, { image, pictures, ...review }) => {
    if (image.length + pictures.length > maxImages) throw formError('tooManyPictures', { field: 'pictures' })
    const uploaded: string[] = []
    // One at a time: each is decoded in memory.
    for (const file of pictures) uploaded.push(await upload(req, file, review.headline))
    return { ...review, images: [...image, ...uploaded].map((id) => ({ image: id })) }
  },
})
