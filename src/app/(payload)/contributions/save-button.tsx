import { SaveDraftButton } from '@payloadcms/ui'
import type { SaveDraftButtonServerProps } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { SaveChange } from './save-change.client'

/** The button that saves an entry: members know no drafts, because staff publish what they write. */
export function SaveButton({ user }: SaveDraftButtonServerProps) {
  return isStaff(user) ? <SaveDraftButton /> : <SaveChange />
}
