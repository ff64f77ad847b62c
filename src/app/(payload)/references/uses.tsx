import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, PayloadRequest, StaticLabel } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { findReferrers } from '@/foundation/payload/references/find-references'
import { nameReferrers } from '@/foundation/payload/references/name-referrers'
import { consequenceOf } from '@/foundation/payload/references/on-delete'

/** Places that are listed; the others are counted only. */
const maxListed = 100

interface UsesProps {
  collection: CollectionSlug
  id: string
  req: PayloadRequest
}

/** Where an entry is used, with links: it cannot be deleted before it is removed there. And what goes with it. */
export async function Uses({ collection, id, req }: UsesProps) {
  const { total, referrers } = await findReferrers(req, { collection, id }, { limit: maxListed })
  const places = await nameReferrers(req, referrers)
  const t = panelTranslator(req.i18n)
  const deleted = req.payload.config.collections
    .filter((one) => consequenceOf(one, collection) === 'deleted')
    .map(({ labels }) => getTranslation(labels.plural as StaticLabel, req.i18n))
  return (
    <>
      <p>{t('uses', { count: total })}</p>
      <ul>
        {places.map(({ kind, path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a> {kind ? `(${kind})` : null}
          </li>
        ))}
      </ul>
      {total > places.length ? <p>{t('moreUses', { count: total - places.length })}</p> : null}
      {deleted.length > 0 ? <p>{t('deletedTogether', { kinds: deleted.join(', ') })}</p> : null}
    </>
  )
}
