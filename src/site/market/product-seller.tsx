import { ReportLink } from '@/domains/contributions/components/report-link'
import { contactSellerPath } from '@/domains/products/classified'
import type { ProductVendor, ProductView } from '@/domains/products/view'
import { DirectContacts } from '@/domains/suppliers/components/contacts'
import { placeText } from '@/domains/suppliers/place-text'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { RatingSummary } from '@/ui/rating-summary'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

/** The vendor of a product, with a link to its store. */
export function ProductSeller({
  vendor,
  product: { id, slug, condition },
}: {
  vendor: ProductVendor
  product: Pick<ProductView, 'id' | 'slug' | 'condition'>
}) {
  const t = useTranslations('products')
  const locale = useLocale() as Locale
  return (
    <Row id="vendor" title={t('vendor')}>
      <div className="row-main stack-tight">
        <h3>{vendor.name}</h3>
        <p className="secondary">{placeText(vendor.place, locale)}</p>
        <p>
          <RatingSummary average={vendor.averageRating} count={vendor.ratingCount} />
        </p>
        <p>
          <InlineText text={vendor.description} />
        </p>
      </div>
      <div className="row-side stack-tight">
        {vendor.contact && condition ? (
          <p>
            {t('classified.condition')} <b>{t(`classified.conditions.${condition}`)}</b>
          </p>
        ) : null}
        {vendor.contact ? <DirectContacts {...vendor.contact} /> : null}
        <p className="actions">
          {vendor.contact ? (
            <ButtonLink href={localePath(locale, contactSellerPath(slug))} rel="nofollow">
              {t('classified.write')}
            </ButtonLink>
          ) : null}
          <ButtonLink kind="secondary" href={localePath(locale, documentPath('vendors', vendor.slug))}>
            {t('store')}
          </ButtonLink>
          {vendor.website ? (
            <ButtonLink kind="quiet" href={vendor.website} rel="nofollow noopener">
              {t('shop')}
            </ButtonLink>
          ) : null}
        </p>
        <p>
          <ReportLink entry={`products:${id}`} />
        </p>
      </div>
    </Row>
  )
}
