import type { PayloadRequest } from 'payload'
import { timeZoneOf } from '@/foundation/i18n/time-zones'

/** By request, because a product with many variants has many dates. */
const known = new WeakMap<PayloadRequest, Map<string, Promise<string>>>()

async function readTimeZone(req: PayloadRequest, id: string): Promise<string> {
  const { docs } = await req.payload.find({
    collection: 'vendors',
    where: { id: { equals: id } },
    select: { address: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return timeZoneOf(docs[0]?.address ?? {})
}

/** The time zone of a vendor's address; UTC for one that is not known. */
export function vendorTimeZone(req: PayloadRequest, vendor: unknown): Promise<string> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  if (typeof id !== 'string') return Promise.resolve('UTC')
  const zones = known.get(req) ?? new Map<string, Promise<string>>()
  known.set(req, zones)
  const zone = zones.get(id) ?? readTimeZone(req, id)
  zones.set(id, zone)
  return zone
}
