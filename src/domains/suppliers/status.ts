import type { Where } from 'payload'

/** How a supplier stands with the site. Only who is active is shown. */
export const statuses = ['pending', 'active', 'suspended', 'closed'] as const

interface Visibility {
  _status?: string | null
  status?: string | null
}

/** Whether everyone sees a supplier. */
export function isPublic({ _status, status }: Visibility): boolean {
  return _status === 'published' && status === 'active'
}

/** The same as a condition. */
export const publicOnly: Where = {
  and: [{ _status: { equals: 'published' } }, { status: { equals: 'active' } }],
}
