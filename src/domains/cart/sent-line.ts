import { z } from 'zod'
import { currencies } from '@/foundation/money/money'
import { maxQuantity, type StoredLine } from './line'

/** A line as clients send it; a quantity of 0 removes it. */
export const lineRequestSchema = z.object({
  product: z.uuid(),
  variant: z
    .string()
    .max(40)
    .nullish()
    .transform((variant) => variant || null),
  quantity: z.coerce.number().int().min(0).max(maxQuantity),
})

/** A line as carts store it. */
export const storedLineSchema: z.ZodType<StoredLine> = lineRequestSchema.extend({
  quantity: z.number().int().min(1).max(maxQuantity),
  title: z.string().max(200),
  price: z.number().int().min(0),
  currency: z.enum(currencies),
})
