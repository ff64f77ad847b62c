import { z } from 'zod'
import { currencies } from '@/foundation/money/money'
import { type KeptLine, mostOfOne } from './line'

/** A line as clients send it; a quantity of 0 is not wanted any more. */
export const wantedLine = z.object({
  product: z.uuid(),
  variant: z
    .string()
    .max(40)
    .nullish()
    .transform((variant) => variant || null),
  quantity: z.coerce.number().int().min(0).max(mostOfOne),
})

/** A line as it is kept. */
export const keptLine: z.ZodType<KeptLine> = wantedLine.extend({
  quantity: z.number().int().min(1).max(mostOfOne),
  title: z.string().max(200),
  price: z.number().int().min(0),
  currency: z.enum(currencies),
})
