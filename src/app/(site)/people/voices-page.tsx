import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ItemCollection } from '@/foundation/contributions/items'
import type { Locale } from '@/foundation/i18n/locales'
import { plain, type Said } from '@/foundation/i18n/said'
import { documentPath, viewAll } from '@/foundation/routing/paths'
import { Marked } from '@/ui/marked'
import { Breadcrumbs } from '../frame/breadcrumbs'
import { Frame } from '../frame/frame'
import { type Query, visitOf } from './facts'
import { has, isVoiceKind, kinds } from './voices'

interface VoicesPageProps {
  locale: Locale
  kind: string
  query: Query
  thing: { collection: ItemCollection; id: string; slug: string; title: Said; binomial?: boolean }
}

/**
 * All voices of one kind about a thing: filtered, sorted, further on, with its form as it was left. It is made for
 * each reader anew; the thing's own page shows the beginning of the same.
 */
export async function VoicesPage({ locale, kind, query, thing }: VoicesPageProps) {
  const { collection, id, slug, title, binomial } = thing
  if (!isVoiceKind(kind) || !has(kind, collection)) notFound()
  const Section = kinds[kind]
  const { reader, visit } = await visitOf(locale, kind, query)
  const path = documentPath(collection, slug)
  const say = await getTranslations()
  const crumbs = [
    { label: say('site.home'), path: '/' },
    { label: say('site.nav.mushrooms'), path: '/mushrooms' },
    ...(collection === 'growingguides'
      ? [{ label: say('archive.guidesTitle'), path: viewAll.growingguides }]
      : []),
    { label: title, path, binomial },
    { label: say(`contributions.kinds.${kind}`), path: `${path}/${kind}` },
  ]
  return (
    <Frame path={`${path}/${kind}`}>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className={binomial ? 'voices-title binomial' : 'voices-title'}>
        <Marked text={title} />
      </h1>
      <Section
        reader={reader}
        item={{ relationTo: collection, value: id }}
        title={plain(title)}
        path={path}
        visit={visit}
      />
    </Frame>
  )
}
