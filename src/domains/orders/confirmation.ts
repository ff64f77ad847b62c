import { z } from 'zod'
import { formError } from '@/foundation/forms/problem'
import { textInput } from '@/foundation/forms/text-input'
import { type Currency, isSum, toMinor } from '@/foundation/money/money'
import type { Order } from '@/payload-types'
import { maxLengths } from './contact'

/** What a vendor says when confirming an order, as the form sends it. */
export const confirmationFields = {
  /** In the currency of the order, with a point or a comma: "4.90". */
  deliveryCost: z
    .string()
    .trim()
    .regex(/^(?:\d{1,8}(?:[.,]\d{1,2})?)?$/, 'amountWrong')
    .optional(),
  paymentNote: textInput('long').max(maxLengths.note, 'long').optional(),
}

export interface ConfirmationForm {
  deliveryCost?: string
  paymentNote?: string
}

/** What an order says of its delivery and payment; the cost is in minor units. */
type Confirmation = Pick<Order, 'deliveryCost' | 'paymentNote'>

export const noConfirmation = { deliveryCost: null, paymentNote: null } satisfies Confirmation

/** @throws {FormError} 400 if the cost cannot be paid in the currency */
export function confirmationIn(
  currency: Currency,
  { deliveryCost, paymentNote }: ConfirmationForm,
): Confirmation {
  const cost = deliveryCost ? Number(deliveryCost.replace(',', '.')) : null
  if (cost !== null && !isSum(cost, currency)) throw formError('amountWrong', { field: 'deliveryCost' })
  return {
    deliveryCost: cost === null ? null : toMinor(cost, currency),
    paymentNote: paymentNote || null,
  }
}
