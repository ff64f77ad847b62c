import { getTranslation } from '@payloadcms/translations'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { type SearchGroup, searchLength, searchPanel } from '@/domains/panel/search'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { isStaff, isVendor } from '@/foundation/payload/access'
import './search.css'
import { SearchForm } from './search-form'

interface GroupProps {
  group: SearchGroup
  req: PayloadRequest
  text: string
  t: DynamicTranslator
}

function Group({ group: { collection, total, hits }, req, text, t }: GroupProps) {
  const { labels } = req.payload.collections[collection].config
  const path = `/admin/collections/${collection}`
  return (
    <section aria-labelledby={`found-${collection}`}>
      <h2 id={`found-${collection}`}>{getTranslation(labels.plural, req.i18n)}</h2>
      <ul>
        {hits.map(({ id, title, draft, note }) => (
          <li key={id}>
            <a href={`${path}/${id}`}>{title}</a>
            {note ? <span>{note}</span> : null}
            {draft ? <span>{t('draft')}</span> : null}
          </li>
        ))}
      </ul>
      {total > hits.length ? (
        <a href={`${path}?search=${encodeURIComponent(text)}`}>{t('all', { count: total })}</a>
      ) : null}
    </section>
  )
}

/** What was found, in one sentence. */
function outcome(groups: readonly SearchGroup[], text: string, t: DynamicTranslator): string | null {
  if (text === '') return null
  if (text.length < searchLength.min) return t('short', { min: searchLength.min })
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return count === 0 ? t('none', { text }) : t('results', { count, text })
}

/** The search over everything that the user sees in the panel. */
export async function SearchView(props: AdminViewServerProps) {
  const { req, visibleEntities } = props.initPageResult
  if (!isStaff(req.user) && !isVendor(req.user)) notFound()
  const { t } = panelMessages(req.i18n, 'search')
  const text = String([props.searchParams?.q].flat()[0] ?? '')
    .trim()
    .slice(0, searchLength.max)
  const groups = await searchPanel(req, visibleEntities.collections as CollectionSlug[], text)
  return (
    <PanelView {...props} className="panel-results">
      <h1>{t('title')}</h1>
      <SearchForm i18n={req.i18n} id="search" text={text} />
      <p role="status">{outcome(groups, text, t)}</p>
      {groups.map((group) => (
        <Group group={group} key={group.collection} req={req} t={t} text={text} />
      ))}
    </PanelView>
  )
}
