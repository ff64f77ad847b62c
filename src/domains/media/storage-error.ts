import { type CollectionAfterErrorHook, FileUploadError, type PayloadRequest } from 'payload'
import { PublicError } from '@/foundation/errors'
import { validationMessage } from '@/foundation/payload/validation-message'

/** A picture could not be stored: 507 for a full or unusable disk, 503 for a storage service that is away. */
export class StorageError extends PublicError {
  constructor(req: Pick<PayloadRequest, 'i18n'>, status: 503 | 507) {
    super(validationMessage(req, 'pictureNotStored'), status)
  }
}

const fileSystemCodes = ['EACCES', 'EDQUOT', 'EEXIST', 'EIO', 'EMFILE', 'ENOSPC', 'ENOTDIR', 'EROFS']

/** The context of a picture that has been read and scaled: what fails now is not the picture's fault. */
export const pictureReady = 'pictureReady'

/**
 * The error as one of storage, if it is one. Payload uses one error for pictures that it cannot read and
 * for files that it cannot write.
 */
export function toStorageError(error: unknown, req: PayloadRequest): StorageError | null {
  if (error instanceof StorageError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isUnwritten = error instanceof FileUploadError && Boolean(req.context[pictureReady])
  return isUnwritten || fileSystemCodes.includes(code) ? new StorageError(req, 507) : null
}

/** Answers failed uploads with the status and words of a storage error. */
export const answerStorageError: CollectionAfterErrorHook = ({ error, req }) => {
  const storageError = toStorageError(error, req)
  if (!storageError) return undefined
  const { message, status } = storageError
  if (status === 503) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('Retry-After', '60')
  }
  return { status, response: { errors: [{ message }] } }
}
