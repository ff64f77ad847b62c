import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** What Payload answers when a document was created, in the user's language: "Review successfully created." */
export function createdMessage({ i18n, payload, t }: PayloadRequest, collection: CollectionSlug): string {
  const { singular } = payload.collections[collection].config.labels
  return t('general:successfullyCreated', { label: getTranslation(singular, i18n) })
}
