import type { PayloadRequest } from 'payload'
import { selectedVariant } from '@/domains/products/components/selected-variant'
import { choiceOf, variantsOf } from '@/domains/products/variants'

/**
 * The variant that a posted form selects. Without JavaScript the selected options can differ from `variant`, the one the
 * form was rendered with; the options count.
 */
export async function resolveVariant(
  req: PayloadRequest,
  { product: id, variant, ...options }: Record<string, unknown> & { product: string; variant: string | null },
): Promise<string | null> {
  if (Object.keys(options).length === 0) return variant
  const { payload } = req
  const product = await payload.findByID({ collection: 'products', id, depth: 0, disableErrors: true, req })
  const keys = (product?.variants?.keys ?? []).map(({ identifier }) => identifier)
  const choice = Object.fromEntries(keys.map((key) => [key, options[key]]).filter(([, option]) => option))
  if (!product || Object.keys(choice).length === 0) return variant
  const variants = variantsOf(product).map((stored) => ({ id: String(stored.id), options: choiceOf(stored) }))
  return selectedVariant(variants, keys, choice)?.id ?? variant
}
