import { z } from 'zod'
import { locale } from '@/domains/users/account'
import { textInput } from '@/foundation/forms/text-input'
import { maxLengths, savedLists } from './lists'

/** Forms send empty fields as empty texts; the item then has no value. */
function optionalText(max: number, code: string) {
  return textInput(code)
    .max(max, code)
    .optional()
    .transform((text) => text || null)
}

const emptyAsUndefined = (value: unknown) => (value === '' ? undefined : value)

const maxPictureBytes = 5 * 1024 * 1024

const picture = z
  .instanceof(File)
  .refine(({ size }) => size <= maxPictureBytes, 'pictureLarge')
  // Browsers send an empty file if none was chosen.
  .transform((file) => (file.size > 0 ? file : undefined))
  .optional()

/** The form of an item. The messages are codes of `accounts.problems`. */
export const savedItemSchema = z.object({
  /** The item that is changed; none for a new one. */
  id: z.uuid('failed').optional(),
  list: z.enum(savedLists, 'failed'),
  species: z.preprocess(emptyAsUndefined, z.uuid('speciesMissing').optional()).optional(),
  foundOn: z.preprocess(emptyAsUndefined, z.iso.date('dateWrong').optional()).optional(),
  place: optionalText(maxLengths.place, 'placeLong'),
  note: optionalText(maxLengths.note, 'noteLong'),
  picture,
  /** The picture of a deleted item that is restored. */
  pictureId: z.uuid('failed').optional(),
  removePicture: z.string().optional(),
  locale,
})

export type SavedItemInput = z.infer<typeof savedItemSchema>

export const deletionSchema = z.object({ id: z.uuid('failed'), locale })
