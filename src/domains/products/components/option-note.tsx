import type { ProductVariant } from '@/domains/products/view'
import { priceText } from '@/ui/money'
import { useLocale, useTranslations } from '@/ui/texts'

interface OptionNoteProps {
  /** The variants that have the option. */
  variants: readonly Pick<ProductVariant, 'price' | 'stock'>[]
  currency: string
}

/** The price of an option, whether it is on sale, and whether it is sold out. */
export function OptionNote({ variants, currency }: OptionNoteProps) {
  const t = useTranslations('ui.product')
  const locale = useLocale()
  if (variants.length === 0) return null
  const amounts = variants.map(({ price }) => price.amount)
  const price = priceText({ from: Math.min(...amounts), to: Math.max(...amounts), currency }, locale)
  const isOnSale = variants.some((variant) => variant.price.regular !== null)
  const isSoldOut = variants.every(({ stock }) => stock <= 0)
  return [price, isOnSale ? t('onSale') : null, isSoldOut ? t('outOfStock') : null]
    .filter(Boolean)
    .join(' · ')
}
