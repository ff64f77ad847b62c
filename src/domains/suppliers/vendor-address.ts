import type { PayloadRequest } from 'payload'
import type { Vendor } from '@/payload-types'

type Address = Partial<Vendor['address']>

/** By request, because a product with many variants has many dates. */
const known = new WeakMap<PayloadRequest, Map<string, Promise<Address>>>()

async function readAddress(req: PayloadRequest, id: string): Promise<Address> {
  const { docs } = await req.payload.find({
    collection: 'vendors',
    where: { id: { equals: id } },
    select: { address: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.address ?? {}
}

/** The address of a vendor, given by its id or its document; empty for one that is not known. */
export function vendorAddress(req: PayloadRequest, vendor: unknown): Promise<Address> {
  const id = typeof vendor === 'object' && vendor !== null && 'id' in vendor ? vendor.id : vendor
  if (typeof id !== 'string') return Promise.resolve({})
  const addresses = known.get(req) ?? new Map<string, Promise<Address>>()
  known.set(req, addresses)
  const address = addresses.get(id) ?? readAddress(req, id)
  addresses.set(id, address)
  return address
}
