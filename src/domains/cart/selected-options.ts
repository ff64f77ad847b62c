import type { PayloadRequest } from 'payload'
import { selectedVariant } from '@/domains/products/components/selected-variant'
import { choiceOf, variantsOf } from '@/domains/products/variants'

/**
 * The variant that a form means: without a script its options may be others than those of the variant it was opened
 * with.
 */
export async function variantChosen(
  req: PayloadRequest,
  { product: id, variant, ...sent }: Record<string, unknown> & { product: string; variant: string | null },
): Promise<string | null> {
  if (Object.keys(sent).length === 0) return variant
  const { payload } = req
  const product = await payload.findByID({ collection: 'products', id, depth: 0, disableErrors: true, req })
  const keys = (product?.variants?.keys ?? []).map(({ identifier }) => identifier)
  const choice = Object.fromEntries(keys.map((key) => [key, sent[key]]).filter(([, option]) => option))
  if (!product || Object.keys(choice).length === 0) return variant
  const variants = variantsOf(product).map((one) => ({ id: String(one.id), options: choiceOf(one) }))
  return selectedVariant(variants, keys, choice)?.id ?? variant
}
