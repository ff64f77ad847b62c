import { type PayloadRequest, type SanitizedCollectionConfig, ValidationError } from 'payload'

/** A 400 error about one field of an entry. */
export function fieldError(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  path: string,
  message: string,
): ValidationError {
  return new ValidationError({ collection: collection.slug, errors: [{ path, message }], req }, req.t)
}
