import { type CollectionAfterErrorHook, FileUploadError, ValidationError } from 'payload'
import { validationMessage } from '@/foundation/payload/validation-message'

/** Whether Payload refuses the type of a file, by its name or its contents. */
const isWrongType = (error: Error): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'file')

/** Says what to do about a file that is refused: Payload names the type or says only that there was a problem. */
export const explainRefusedUpload: CollectionAfterErrorHook = ({ error, req }) => {
  const isOfWrongType = isWrongType(error)
  if (!isOfWrongType && !(error instanceof FileUploadError)) return undefined
  const isEmpty = req.file?.size === 0
  const message = validationMessage(req, isOfWrongType && !isEmpty ? 'pictureFormat' : 'pictureUnreadable')
  return { status: 400, response: { errors: [{ message }] } }
}
