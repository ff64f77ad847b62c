import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FlattenedField, UIFieldServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { findMissingTexts } from '@/foundation/payload/missing-texts'
import { findOriginalTexts } from '@/foundation/payload/original-texts'
import { SharedOriginals } from './originals.client'
import './translations.css'

/** The entry as its editor last saved it, in all languages. */
async function readInAllLanguages({ collectionSlug, id, req }: UIFieldServerProps) {
  if (id === undefined) return null
  return req.payload.findByID({
    collection: collectionSlug as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: 'all',
    overrideAccess: false,
    user: req.user,
  })
}

/** Which texts an entry lacks in which language, as it was last saved. Its original texts go to the fields of the form. */
export async function TranslationsField(props: UIFieldServerProps) {
  const { collectionSlug, field, i18n, payload, req } = props
  const doc = await readInAllLanguages(props)
  if (!doc) return null
  const t = panelTranslator(i18n)
  const labelOf = (missing: FlattenedField) =>
    'label' in missing && missing.label ? getTranslation(missing.label as string, i18n) : missing.name
  const fields = payload.collections[collectionSlug as CollectionSlug].config.flattenedFields
  const missing = findMissingTexts(fields, doc)
  const original = findOriginalTexts(fields, doc)
  const language = languageNames[original.locale]
  return (
    <div className="field-type translations">
      {original.locale === req.locale ? null : (
        <SharedOriginals
          entry={`${collectionSlug}:${doc.id}`}
          originals={{
            ...original,
            title: t('original', { language }),
            copy: t('copyOriginal', { language }),
          }}
        />
      )}
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <strong>{languageNames[locale]}</strong>{' '}
            {missing[locale].length > 0 ? (
              <>
                {t('textsMissing', { count: missing[locale].length })}
                <small>{[...new Set(missing[locale].map(labelOf))].join(', ')}</small>
              </>
            ) : (
              t('textsComplete')
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
