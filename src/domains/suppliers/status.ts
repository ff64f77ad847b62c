import type { Where } from 'payload'

/** Only active suppliers are public. */
export const statuses = ['pending', 'active', 'suspended', 'closed'] as const

interface Visibility {
  _status?: string | null
  status?: string | null
}

/** Whether everyone may see a supplier. */
export function isPublic({ _status, status }: Visibility): boolean {
  return _status === 'published' && status === 'active'
}

/** The same as a query condition. */
export const publicOnly: Where = {
  and: [{ _status: { equals: 'published' } }, { status: { equals: 'active' } }],
}
