import type { CollectionAfterReadHook, SanitizedConfig } from 'payload'
import { publicProfileOf } from '@/domains/contributions/server/author-profile'
import { isStaff } from '@/foundation/payload/access'

/**
 * Names to staff who is editing a document. The panel shows the e-mail address of that account, or its id where the account
 * may not be read; no setting changes that, so the name takes the place of the address.
 */
const nameHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc
  if (req.payloadAPI !== 'local' || !isStaff(req.user) || !user?.value) return doc
  const id: string = user.value.id ?? user.value
  const profile = await publicProfileOf(req, id)
  return profile?.name ? { ...doc, user: { ...user, value: { id, email: profile.name } } } : doc
}

/** Shows in the panel who has locked a document by name. */
export function nameLockHolders(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents')
  locks?.hooks.afterRead.push(nameHolder)
  return config
}
