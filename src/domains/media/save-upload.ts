import type { PayloadRequest } from 'payload'
import { FormError, formError } from '@/foundation/forms/problem'
import { processInTurn } from './processing-queue'
import { toStorageError } from './storage-error'

interface UploadOptions {
  /** The field of the form that the problem is shown at. */
  field: string
  data: { alt: string; owner?: string; shown?: boolean }
  /** Whether the site itself stores the picture, rather than the user. */
  overrideAccess: boolean
}

/**
 * Stores a picture that a form sent; the media collection checks, scales and re-encodes it.
 * @returns its id
 * @throws {FormError} 400 `pictureWrong` if it cannot be read, 503 or 507 `pictureNotStored` if it cannot be stored
 * @throws {TooManyRequests} 429 when too many pictures of the user wait already
 */
export async function saveUpload(
  req: PayloadRequest,
  file: File,
  { field, data, overrideAccess }: UploadOptions,
): Promise<string> {
  const content = Buffer.from(await file.arrayBuffer())
  try {
    const { id } = await processInTurn(req, () =>
      req.payload.create({
        collection: 'media',
        data,
        file: { data: content, mimetype: file.type, name: file.name, size: content.length },
        overrideAccess,
        req,
        user: req.user,
      }),
    )
    return id
  } catch (error) {
    const storageError = toStorageError(error, req)
    if (storageError) throw new FormError([{ code: 'pictureNotStored', field }], storageError.status)
    if (error instanceof Error && 'status' in error && error.status === 400)
      throw formError('pictureWrong', { field })
    throw error
  }
}
