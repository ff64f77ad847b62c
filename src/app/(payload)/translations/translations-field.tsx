import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, GlobalSlug, UIFieldServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { findMissingTexts, hasTexts, type MissingText } from '@/foundation/payload/missing-texts'
import { findOriginalTexts, type OriginalTexts } from '@/foundation/payload/original-texts'
import { DocumentTitle } from './document-title.client'
import { entryKey } from './entry-key'
import { missingTextLabel } from './missing-text-label'
import { OriginalRichText } from './original-rich-text'
import { SharedOriginals } from './originals.client'
import { titleInAnyLanguage } from './title-in-any-language'
import './translations.css'

type Props = UIFieldServerProps & { globalSlug?: GlobalSlug }

/** The entry as its editor last saved it, in all languages. */
async function readInAllLanguages({ collectionSlug, globalSlug, id, req }: Props) {
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user: req.user } as const
  if (globalSlug) return req.payload.findGlobal({ slug: globalSlug, ...options })
  if (id === undefined) return null
  const collection = collectionSlug as CollectionSlug
  return req.payload.findByID({ collection, id, disableErrors: true, ...options })
}

function configOf({ collectionSlug, globalSlug, payload }: Props) {
  const global = payload.globals.config.find(({ slug }) => slug === globalSlug)
  return global ?? payload.collections[collectionSlug as CollectionSlug].config
}

/** Missing texts that are listed without being asked for. */
const maxListed = 6

function MissingList({
  missing,
  i18n,
}: {
  missing: readonly MissingText[]
  i18n: UIFieldServerProps['i18n']
}) {
  const t = panelTranslator(i18n)
  return (
    <details open={missing.length <= maxListed}>
      <summary>{t('textsMissing', { count: missing.length })}</summary>
      <ul className="translations__missing">
        {[...new Set(missing.map((text) => missingTextLabel(text, i18n)))].map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  )
}

interface OriginalsProps {
  entry: string
  original: OriginalTexts
  i18n: UIFieldServerProps['i18n']
}

/** Renders the texts on the server, so that forms load nothing that renders rich text. */
function OriginalsOfForm({ entry, original: { locale, texts }, i18n }: OriginalsProps) {
  const t = panelTranslator(i18n)
  const language = languageNames[locale]
  const shown = Object.entries(texts).map(([path, value]) => [
    path,
    { value, shown: typeof value === 'string' ? value : <OriginalRichText state={value} /> },
  ])
  const originals = {
    locale,
    texts: Object.fromEntries(shown),
    title: t('original', { language }),
    copy: t('copyOriginal', { language }),
  }
  return <SharedOriginals entry={entry} originals={originals} />
}

/** Which texts an entry lacks in which language, as it was last saved. Its original texts go to the fields of the form. */
export async function TranslationsField(props: Props) {
  const { collectionSlug, globalSlug, field, i18n, id, payload, req } = props
  const doc = await readInAllLanguages(props)
  if (!doc) return null
  const t = panelTranslator(i18n)
  const { admin, flattenedFields } = configOf(props)
  const fields = { fields: flattenedFields, blocks: payload.blocks }
  const missing = findMissingTexts(fields, doc)
  const whole = t(hasTexts(fields, doc) ? 'textsComplete' : 'textsNone')
  const original = findOriginalTexts(fields, doc)
  const useAsTitle = 'useAsTitle' in admin ? admin.useAsTitle : undefined
  const title = titleInAnyLanguage(doc, useAsTitle, original.locale)
  return (
    <div className="field-type translations">
      {original.locale === req.locale ? null : (
        <OriginalsOfForm
          entry={entryKey({ collectionSlug, globalSlug, id })}
          i18n={i18n}
          original={original}
        />
      )}
      {title ? <DocumentTitle title={title} /> : null}
      <span className="field-label">{getTranslation(field.label ?? '', i18n)}</span>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <strong>{languageNames[locale]}</strong>{' '}
            {missing[locale].length > 0 ? <MissingList i18n={i18n} missing={missing[locale]} /> : whole}
          </li>
        ))}
      </ul>
    </div>
  )
}
