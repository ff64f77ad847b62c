import '@/ui/styles/suppliers.css'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ContributionContext } from '@/domains/contributions/context'
import { memberRating } from '@/domains/contributions/server/member-rating'
import { SupplierHeader } from '@/domains/suppliers/components/supplier-header'
import {
  LocationSection,
  OpeningHoursSection,
  PolicySection,
  TermsSection,
} from '@/domains/suppliers/components/supplier-sections'
import { placeText } from '@/domains/suppliers/place-text'
import { supplierJsonLd } from '@/domains/suppliers/structured-data'
import { plainText } from '@/foundation/i18n/localized-text'
import { documentPath } from '@/foundation/routing/paths'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { allowAll } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { loadSupplier, supplierProducts } from './load-supplier'
import type { SupplierRoute } from './supplier-kind'
import { SupplierProducts } from './supplier-products'

export async function supplierMetadata({ locale, kind, slug }: SupplierRoute): Promise<Metadata> {
  const { card, unlisted } = await loadSupplier(locale, kind, slug)
  const t = await getTranslations('suppliers')
  const description = card.description ?? t(`${kind}.lead`)
  return pageMetadata({
    locale,
    path: documentPath(kind, slug),
    title: [card.name, placeText(card.place, locale)].filter(Boolean).join(', '),
    description: plainText(description),
    index: !unlisted,
  })
}

/** The page of a vendor, wholesaler or dropshipper. */
export async function SupplierPage({ locale, kind, slug }: SupplierRoute) {
  const supplier = await loadSupplier(locale, kind, slug)
  const products = await supplierProducts(locale, supplier)
  const t = await getTranslations()
  const path = documentPath(kind, slug)
  const { card } = supplier
  const context: ContributionContext = {
    reader: await allowAll(locale),
    subject: { relationTo: kind, value: card.id },
    title: card.name,
    path,
  }
  const rating = await memberRating(context.reader, context.subject)
  const crumbs = crumbsTo(locale, path, { label: t(`suppliers.crumb.${kind}`) }, { label: card.name })
  return (
    <SiteShell path={path}>
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={supplierJsonLd(supplier, rating, locale)} />
      <article>
        <SupplierHeader supplier={supplier} productCount={products?.total ?? 0} />
        <TermsSection supplier={supplier} />
        <SupplierProducts supplier={card} products={products} />
        <OpeningHoursSection supplier={supplier} />
        <LocationSection supplier={supplier} />
        <PolicySection supplier={supplier} />
        <Contributions context={context} />
      </article>
    </SiteShell>
  )
}
