import { getTranslation } from '@payloadcms/translations'
import type { UIFieldServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { findPictureUses, namePictureUses } from '@/domains/media/usage'

/** Where a picture is used, with links: it cannot be deleted before it is removed there. */
export async function UsageField({ id, i18n, payload, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await findPictureUses(req, String(id))
  const named = await namePictureUses(req, uses)
  const t = panelTranslator(i18n)
  const kindOf = (collection: (typeof named)[number]['collection']) =>
    getTranslation(payload.collections[collection].config.labels.singular as string, i18n)
  return (
    <div className="field-type">
      <p>{t('pictureUses', { count: uses.length })}</p>
      <ul>
        {named.map(({ collection, id: document, title }) => (
          <li key={document}>
            <a href={`/admin/collections/${collection}/${document}`}>{title}</a> ({kindOf(collection)})
          </li>
        ))}
      </ul>
    </div>
  )
}
