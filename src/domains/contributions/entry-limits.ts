/** Limits of what members write. The browser imports this file too, so it must not import zod. */

/** Characters of a review, an impression or a comment. */
export const textLength = { min: 3, max: 500 } as const

export const maxHeadlineLength = 120

/** Characters of the consumption form in the author's own words. */
export const maxOtherFormLength = 80

/** Characters of a report, and of a moderator's note to an author. */
export const maxNoteLength = 500

/** Ratings are whole stars. */
export const ratingRange = { min: 1, max: 5 } as const

export function isRating(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= ratingRange.min && Number(value) <= ratingRange.max
}

/** The numbers in the messages of `contributions.problems`, by problem code. */
export const problemValues: Record<string, Record<string, number>> = {
  textTooShort: textLength,
  textTooLong: textLength,
  headlineTooLong: { max: maxHeadlineLength },
  otherFormTooLong: { max: maxOtherFormLength },
  noteTooLong: { max: maxNoteLength },
}
