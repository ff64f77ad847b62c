import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { isHeard, type Query, type Thing, voiceKinds } from '@/blocks/voices'
import type { Locale } from '@/foundation/i18n/locales'
import { plain, type Said } from '@/foundation/i18n/said'
import { Marked } from '@/ui/marked'
import { Breadcrumbs } from '../frame/breadcrumbs'
import { crumbsTo } from '../frame/crumbs'
import { Frame } from '../frame/frame'
import { visitOf } from './facts'
import { sections } from './voices'

interface VoicesPageProps {
  locale: Locale
  kind: string
  query: Query
  thing: Omit<Thing, 'title'> & { title: Said; binomial?: boolean }
  shops?: boolean
}

/** What the list is called that a thing stands in; species stand among all mushrooms. */
const lists = {
  mushrooms: null,
  growingguides: 'archive.guidesTitle',
  products: 'products.title',
  vendors: 'suppliers.crumb.vendors',
  wholesale: 'suppliers.crumb.wholesale',
  dropshipping: 'suppliers.crumb.dropshipping',
} as const

/**
 * All voices of one kind about a thing: filtered, sorted, further on, with its form as it was left. It is made for
 * each reader anew; the thing's own page shows the beginning of the same.
 */
export async function VoicesPage({ locale, kind: asked, query, thing, shops }: VoicesPageProps) {
  const { binomial, title, ...rest } = thing
  const about = { ...rest, title: plain(title) }
  const { item, path } = about
  const kind = voiceKinds.find((one) => one === asked)
  if (!kind || !isHeard(kind, about)) notFound()
  const Section = sections[kind]
  const { reader, visit } = await visitOf(locale, kind, query)
  const say = await getTranslations()
  const list = lists[item.relationTo]
  const own = await crumbsTo(path, ...(list ? [{ label: say(list) }] : []), { label: title, binomial })
  const crumbs = [...own, { label: say(`contributions.kinds.${kind}`), path: `${path}/${kind}` }]
  return (
    <Frame path={`${path}/${kind}`} shops={shops}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={binomial ? 'voices-title binomial' : 'voices-title'}>
        <Marked text={title} />
      </h1>
      <Section {...about} reader={reader} visit={visit} place="" />
    </Frame>
  )
}
