import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  entryPost,
  givenRating,
  several,
  ticked,
  writtenHeadline,
  writtenText,
} from '@/domains/contributions/server/entry-form-endpoint'
import { subjectCollections } from '@/domains/contributions/server/subjects'
import { refusal } from '@/foundation/forms/problem'
import { largestPicture, mostImages } from './picture-rules'

/** Files as a browser without a script sends them: one without a name where none was chosen. */
const files = z
  .union([z.instanceof(File), z.array(z.instanceof(File))])
  .optional()
  .transform((given) => [given ?? []].flat().filter(({ size }) => size > 0))
  .refine((given) => given.every(({ size }) => size <= largestPicture), 'pictureWrong')

const fields = z.object({
  rating: givenRating,
  headline: writtenHeadline,
  review: writtenText,
  anonymous: ticked,
  /** Pictures that are there already. */
  image: several,
  pictures: files,
})

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
    if ((error as { status?: number }).status === 400) throw refusal('pictureWrong', { field: 'pictures' })
    throw error
  }
}

/** `POST /api/reviews/write`: the form of a review. `image` is an uploaded picture's id, `pictures` are files. */
export const writeReview = entryPost({
  collection: 'reviews',
  among: subjectCollections,
  oncePerPerson: true,
  fields,
  kept: ['rating', 'headline', 'review', 'anonymous', 'image'],
  dataOf: async (req, { image, pictures, ...review }) => {
    if (image.length + pictures.length > mostImages) throw refusal('tooManyPictures', { field: 'pictures' })
    const uploaded: string[] = []
    // One after the other: each is decoded, and six at once would take the memory of six.
    for (const file of pictures) uploaded.push(await upload(req, file, review.headline))
    return { ...review, images: [...image, ...uploaded].map((id) => ({ image: id })) }
  },
})
