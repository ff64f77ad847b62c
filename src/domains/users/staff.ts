import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'

/** Staff who are mailed about something that waits; the others find it in the panel. */
const maxStaffMails = 20

/** The accounts that are told of what waits for staff. */
export async function staffToMail(req: PayloadRequest): Promise<Pick<User, 'email' | 'locale'>[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    depth: 0,
    limit: maxStaffMails,
    pagination: false,
    req,
    select: { email: true, locale: true },
    where: { roles: { in: ['admin', 'editor'] } },
  })
  return docs
}
