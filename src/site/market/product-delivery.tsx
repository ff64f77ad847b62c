import type { ProductView } from '@/domains/products/view'
import { DeliveryTerms } from '@/domains/suppliers/components/delivery-terms'
import { placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import { useLocale, useTranslations } from '@/ui/texts'
import { ShippingLimits } from './shipping-limits'

interface ProductDeliveryProps {
  product: Pick<ProductView, 'delivery' | 'excludedRegions' | 'isPerishable' | 'vendor'>
}

/** How a product reaches its buyer, beside the cart button. */
export function ProductDelivery({ product }: ProductDeliveryProps) {
  const t = useTranslations()
  const locale = useLocale() as Locale
  const { delivery, excludedRegions, isPerishable, vendor } = product
  return (
    <section className="product-delivery stack-tight" aria-labelledby="delivery">
      <h2 className="eyebrow" id="delivery">
        {t('suppliers.delivery.title')}
      </h2>
      {delivery ? <DeliveryTerms {...delivery} /> : <p>{t('suppliers.delivery.notStated')}</p>}
      <ShippingLimits excluded={excludedRegions} />
      {isPerishable ? <p className="caption">{t('suppliers.delivery.perishable')}</p> : null}
      {vendor?.hasStore ? (
        <p className="caption">
          {t('suppliers.delivery.pickUp', { place: placeText(vendor.place, locale) })}
        </p>
      ) : null}
    </section>
  )
}
