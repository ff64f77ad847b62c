import type { EffectivePrice } from '@/domains/products/sale'
import { Badge } from '@/ui/badge'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { Price } from '@/ui/price'
import { SaleNote } from '@/ui/sale-note'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'

interface OfferProps {
  price: EffectivePrice
  currency: string
  /** The unit of the price in the vendor's words. */
  itemType?: InlineContent
}

/** The price with its unit, and the discount with its end, also as text. */
export function Offer({ price: { amount, regular, label, until }, currency, itemType }: OfferProps) {
  const t = useTranslations('ui.product')
  const words = useMessages().ui.price
  const locale = useLocale()
  const price = { from: amount, currency }
  const was = regular === null ? null : { from: regular, currency }
  return (
    <>
      <Price
        price={price}
        regular={was}
        locale={locale}
        words={words}
        per={itemType ? t.rich('per', { item: () => <InlineText text={itemType} /> }) : null}
      />
      {was ? <Badge kind="sale">{label ? <InlineText text={label} /> : t('onSale')}</Badge> : null}
      <SaleNote price={price} regular={was} until={until} />
    </>
  )
}
