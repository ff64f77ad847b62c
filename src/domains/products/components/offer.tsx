import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { EffectivePrice } from '@/domains/products/sale'
import { Badge } from '@/ui/badge'
import { InlineText, type MarkedText } from '@/ui/inline-text'
import { Price } from '@/ui/price'
import { SaleNote } from '@/ui/sale-note'

interface OfferProps {
  price: EffectivePrice
  currency: string
  /** What the price is for, as the vendor calls it. */
  itemType?: MarkedText
}

/** What one costs, of what, and by how much and how long it costs less: also in words. */
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
