import '@/ui/styles/suppliers.css'
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
import { translator } from '@/foundation/i18n/translator'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { loadSupplier, type SupplierPageData } from '@/site/suppliers/load-supplier'
import { supplierKind } from '@/site/suppliers/supplier-kind'
import { SupplierProducts } from '@/site/suppliers/supplier-products'
import { useTranslations } from '@/ui/texts'

type Params = { kind: string; slug: string }

function head({ supplier, context }: SupplierPageData, { locale }: SiteRequest<Params>): Head {
  const { card, unlisted } = supplier
  const t = translator(locale, 'suppliers')
  return pageMetadata({
    locale,
    path: context.path,
    title: [card.name, placeText(card.place, locale)].filter(Boolean).join(', '),
    description: plainText(card.description ?? t(`${card.kind}.lead`)),
    index: !unlisted,
  })
}

function View({ supplier, products, rating, context, contributions }: SupplierPageData) {
  const t = useTranslations()
  const { card } = supplier
  const { path, reader } = context
  const { locale } = reader
  const crumbs = crumbsTo(locale, path, { label: t(`suppliers.crumb.${card.kind}`) }, { label: card.name })
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
        {contributions ? <Contributions {...contributions} /> : null}
      </article>
    </SiteShell>
  )
}

/** A vendor, wholesaler or dropshipper. */
export const supplierPage: Page<SupplierPageData, Params> = {
  load: async ({ reader, params }) => loadSupplier(reader, supplierKind(params.kind), params.slug),
  head,
  View,
}
