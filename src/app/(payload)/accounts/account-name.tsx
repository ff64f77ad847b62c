import { createLocalReq, type Payload } from 'payload'
import { cache } from 'react'
import { publicProfileOf } from '@/domains/contributions/server/author-profile'

/** One for all names of a page, so that its data loader reads them together. */
const requestFor = cache((payload: Payload) => createLocalReq({}, payload))

interface AccountNameProps {
  /** The id of the account, or the account itself. */
  account: unknown
  payload: Payload
}

/** The public name of an account: only administrators read accounts, so the panel has no title for them elsewhere. */
export async function AccountName({ account, payload }: AccountNameProps) {
  const id = account && typeof account === 'object' && 'id' in account ? account.id : account
  const profile = typeof id === 'string' ? await publicProfileOf(await requestFor(payload), id) : null
  return profile?.name ?? '—'
}
