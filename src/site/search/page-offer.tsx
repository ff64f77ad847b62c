import { anyDistance, radiusValue } from '@/domains/catalog/filters/list-query'
import type { AskedPage } from '@/domains/search/read/asked-page'
import { localePath } from '@/foundation/routing/locale-path'
import { dataPath, nutritionPath, seasonPath, viewAll } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { useLocale, useTranslations } from '@/ui/texts'
import type { NearbyShops } from './find-shops'

const paths: Record<AskedPage, string> = {
  nutrition: nutritionPath,
  season: seasonPath,
  recipes: viewAll.recipes,
  guides: viewAll.growingguides,
  products: viewAll.products,
  delivery: viewAll.products,
  orders: '/account/orders',
  selling: '/mushrooms/vendors/apply',
  contact: '/contact',
  openData: dataPath,
  account: '/account',
}

interface OfferProps {
  title: string
  text: string
  /** Without the language. */
  href: string
  link: string
}

function Offer({ title, text, href, link }: OfferProps) {
  const locale = useLocale()
  return (
    <section className="key-offer" aria-labelledby="page-offer">
      <h2 id="page-offer">{title}</h2>
      <p>{text}</p>
      <p>
        <a className="button" href={localePath(locale, href)}>
          {link}
        </a>
      </p>
    </section>
  )
}

/** Leads to the page of the site that answers the query: the table of nutrients, the calendar, a list or an account. */
export function PageOffer({ page }: { page: AskedPage }) {
  const t = useTranslations('search.answers')
  return (
    <Offer
      title={t(`${page}.title`)}
      text={t(`${page}.text`)}
      href={paths[page]}
      link={t(`${page}.continue`)}
    />
  )
}

/** Leads to all shops, those nearest to a place or, without one, to the reader first. */
export function ShopsOffer({ place }: NearbyShops) {
  const t = useTranslations('search.shops')
  const nearest = {
    near_me: 'true',
    place: place ?? undefined,
    km: radiusValue(anyDistance),
    sort: 'distance',
  }
  return (
    <Offer
      title={t('title')}
      text={t('text')}
      href={withQuery(viewAll.vendors, nearest)}
      link={place ? t('continue', { place }) : t('continueHere')}
    />
  )
}
