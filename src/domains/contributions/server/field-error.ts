import { type PayloadRequest, type SanitizedCollectionConfig, ValidationError } from 'payload'

/** What one field of an entry has to say against its value: 400. */
export function invalid(
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
  path: string,
  message: string,
): ValidationError {
  return new ValidationError({ collection: collection.slug, errors: [{ path, message }], req }, req.t)
}
