import { z } from 'zod'
import {
  checkbox,
  headline,
  multiSelect,
  ratingInput,
  text,
} from '@/domains/contributions/server/entry-schema'
import { maxPictureBytes } from './picture-rules'

/** An empty file input sends one file without a name and size. */
const files = z
  .union([z.instanceof(File), z.array(z.instanceof(File))])
  .optional()
  .transform((input) => [input ?? []].flat().filter(({ size }) => size > 0))
  .refine((input) => input.every(({ size }) => size <= maxPictureBytes), 'pictureWrong')

export const reviewSchema = z.object({
  rating: ratingInput,
  headline,
  review: text,
  anonymous: checkbox,
  /** Ids of pictures that are uploaded already. */
  image: multiSelect,
  /** Files of browsers without JavaScript. */
  pictures: files,
})
