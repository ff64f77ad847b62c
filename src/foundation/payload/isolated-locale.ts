import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * Returns the request for a read or a write in another language, within the same transaction. Payload writes the language
 * to the request, which belongs to the document that is being saved, and so do the loaders of related documents: to the
 * request that they were made for.
 */
export function isolateLocale(req: PayloadRequest): PayloadRequest {
  const isolated = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'payloadDataLoader'])
  isolated.payloadDataLoader = getDataLoader(isolated)
  return isolated
}
