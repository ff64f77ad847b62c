import type { PayloadRequest } from 'payload'
import { formError } from '@/foundation/forms/problem'
import { opensOrder } from './guest-link'
import { stepsFor } from './states'

const deleted = '–'

/**
 * Deletes the personal details of a guest's finished order; what was sold stays with the vendor. The link stops working.
 * @throws {FormError} 404 if the key does not open the order, 409 while it is not finished
 */
export async function forgetOrder(req: PayloadRequest, id: string, guestKey: string): Promise<void> {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, disableErrors: true, req })
  if (!order || !opensOrder(req.payload, order, guestKey)) throw formError('unknown', { status: 404 })
  if (stepsFor(order.state, ['buyer', 'vendor']).length > 0) throw formError('moved', { status: 409 })
  const contact = {
    name: deleted,
    // A domain that no mail reaches.
    email: 'deleted@deleted.invalid',
    phone: null,
    street: deleted,
    postalCode: null,
    city: deleted,
    region: null,
    country: order.contact.country,
  }
  await req.payload.update({
    collection: 'orders',
    id,
    data: { contact, note: null, guestSecret: null },
    depth: 0,
    req,
  })
}
