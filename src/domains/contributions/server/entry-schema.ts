import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isRating, maxHeadlineLength, maxNoteLength, textLength } from '@/domains/contributions/entry-limits'
import { textInput } from '@/foundation/forms/text-input'
import { visibleLine } from '@/foundation/text/visible-text'
import { countCharacters } from '@/ui/count-characters'
import { problemMessage } from './messages'

/**
 * The rules of the fields that entries share. The form endpoints and the collections validate with the same schemas;
 * messages are codes of `contributions.problems`.
 */

export const text = textInput('textRequired').superRefine((value, { addIssue }) => {
  const refuse = (message: string) => addIssue({ code: 'custom', message })
  if (value === '') return refuse('textRequired')
  if (countCharacters(value) < textLength.min) return refuse('textTooShort')
  if (countCharacters(value) > textLength.max) refuse('textTooLong')
})

export const headline = z
  .string('headlineRequired')
  .overwrite(visibleLine)
  .min(1, 'headlineRequired')
  .refine((value) => countCharacters(value) <= maxHeadlineLength, 'headlineTooLong')

export const rating = z.number('ratingRequired').refine(isRating, 'ratingRequired')

/** Forms send numbers as text. */
export const ratingInput = z.coerce.number('ratingRequired').pipe(rating)

export const note = textInput('noteTooLong')
  .refine((value) => countCharacters(value) <= maxNoteLength, 'noteTooLong')
  .optional()

/** Browsers send a checkbox only if it is ticked. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined && value !== 'false')

/** A field with any number of values, as a list. */
export const multiSelect = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat().filter(Boolean))

/** A Payload `validate` function that answers with the message of the schema's first problem. */
export function validateWith(schema: z.ZodType) {
  return (value: unknown, { req }: { req: PayloadRequest }): string | true => {
    const issue = schema.safeParse(value).error?.issues[0]
    return issue ? problemMessage(req, issue.message) : true
  }
}
