import type { TypedUser, Where } from 'payload'
import { ownedVendors } from '@/domains/suppliers/access'
import { isStaff } from '@/foundation/payload/access'
import { as, type Reader } from '@/foundation/payload/reader'
import { databaseOf } from '@/foundation/payload/transaction'
import type { Vendor } from '@/payload-types'

/** The user's shop, whatever its state; null for those without one. A closed shop is found if it is the only one. */
export async function myShop(
  reader: Reader & { user: TypedUser },
): Promise<Pick<Vendor, 'id' | 'businessName' | 'status'> | null> {
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'vendors',
    depth: 0,
    draft: true,
    limit: 10,
    pagination: false,
    select: { businessName: true, status: true },
    where: { id: { in: await ownedVendors(databaseOf(reader.payload), reader.user.id) } },
  })
  return docs.find(({ status }) => status !== 'closed') ?? docs[0] ?? null
}

/** An application that staff decide about. */
export interface PendingApplication {
  id: string
  businessName: string
  vendorType: Vendor['vendorType']
  place: { city: string | null; state: string | null; country: string }
  website: string | null
  description: string | null
  email: string | null
  createdAt: string
}

const pending: Where = { and: [{ status: { equals: 'pending' } }, { owner: { exists: true } }] }

/** The number of pending applications; 0 for everyone but staff. */
export async function countApplications(reader: Reader): Promise<number> {
  if (!isStaff(reader.user)) return 0
  const { totalDocs } = await reader.payload.count({ ...as(reader), collection: 'vendors', where: pending })
  return totalDocs
}

/** Applications in the queue at once. */
const maxApplications = 25

/** The pending applications, those that wait longest first; none unless staff reads. */
export async function pendingApplications(
  reader: Reader,
): Promise<{ applications: PendingApplication[]; total: number }> {
  if (!isStaff(reader.user)) return { applications: [], total: 0 }
  const { docs, totalDocs } = await reader.payload.find({
    ...as(reader),
    collection: 'vendors',
    depth: 0,
    limit: maxApplications,
    sort: 'createdAt',
    where: pending,
  })
  const applications = docs.map(({ address, ...vendor }) => ({
    id: vendor.id,
    businessName: vendor.businessName,
    vendorType: vendor.vendorType,
    place: { city: address?.city ?? null, state: address?.state ?? null, country: address?.country ?? 'US' },
    website: vendor.website ?? null,
    description: vendor.description ?? null,
    email: vendor.email ?? null,
    createdAt: vendor.createdAt,
  }))
  return { applications, total: totalDocs }
}
