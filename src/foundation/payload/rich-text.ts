import en from '@messages/en/admin.json'
import es from '@messages/es/admin.json'
import pt from '@messages/pt/admin.json'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, TextFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'
import { findUnsafeLink, isSafeLink } from '@/foundation/rich-text/links'
import { documentCollections } from '@/foundation/routing/paths'
import { explainFaults } from './rich-text-adapter'
import { type AnyValidate, selectionValidation } from './selection-validation'
import { validationMessage } from './validation-message'

/** Refuses links that could run scripts, in drafts too. */
const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  feature: {
    hooks: {
      beforeChange: [
        ({ errors, fieldLabelPath, path, req, value }) => {
          const url = findUnsafeLink(value)
          if (url === undefined) return value
          const message = validationMessage(req, 'linkUnsafe', { url: url.slice(0, 100) })
          errors?.push({ label: fieldLabelPath, message, path: path.join('.') })
          return value
        },
      ],
    },
  },
})

/** Links whose address or page is refused in the language of the panel. */
const SiteLinkFeature = () =>
  LinkFeature({
    enabledCollections: [...documentCollections],
    fields: ({ defaultFields }) => defaultFields.map((field) => changeLinkField(field as Field)),
  })

function changeLinkField(field: Field): Field {
  // Without the hook that encodes an address that is refused.
  if ('name' in field && field.name === 'url')
    return { ...field, hooks: undefined, label: linkLabels, validate: validateLinkUrl } as Field
  if (field.type !== 'relationship') return field
  const validate = selectionValidation(field, relationship as unknown as AnyValidate)
  return { ...field, validate } as Field
}

const linkLabels = { en: en.fields.url, es: es.fields.url, pt: pt.fields.url }

const validateLinkUrl: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if ((siblingData as { linkType?: unknown }).linkType === 'internal') return true
  if (!value) return validationMessage(req, 'linkMissing')
  return isSafeLink(value) || validationMessage(req, 'linkUnsafe', { url: String(value).slice(0, 100) })
}

/** Marked text, for which Lexical has a format and Payload no feature. */
const HighlightFeature = createServerFeature({
  key: 'highlight',
  feature: { ClientFeature: '/app/(payload)/rich-text/highlight.client#HighlightFeatureClient' },
})

/** Payload's tables in the languages of the panel. */
const TableFeature = createServerFeature({
  key: 'experimental_table',
  feature: async (props) => {
    const { feature } = EXPERIMENTAL_TableFeature()
    return {
      ...(typeof feature === 'function' ? await feature(props) : feature),
      ClientFeature: '/app/(payload)/rich-text/table.client#TableFeatureClient',
      i18n: { en: en.table, es: es.table, pt: pt.table },
    }
  },
})

/** Footnotes at the end of a word, where Payload would leave the letters of its command in the text. */
const FootnoteFeature = createServerFeature({
  key: 'footnote',
  feature: {
    ClientFeature: '/app/(payload)/rich-text/footnote.client#FootnoteFeatureClient',
    clientFeatureProps: {
      slug: 'footnote',
      names: { en: en.blocks.footnote, es: es.blocks.footnote, pt: pt.blocks.footnote },
    },
  },
})

const textFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  InlineCodeFeature(),
  HighlightFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  SiteLinkFeature(),
  SafeLinksFeature(),
  TableFeature(),
  FixedToolbarFeature(),
]

/** The editor of all long texts. Links lead to documents of the site or to safe addresses. */
export const editor = explainFaults(
  lexicalEditor({
    features: [
      ...textFeatures,
      BlocksFeature({
        blocks: ['banner', 'cta', 'feature', 'mediaBlock'],
        inlineBlocks: ['footnote'],
      }),
      FootnoteFeature(),
    ],
  }),
)

/** The editor of texts in blocks, which hold no blocks of their own. */
export const formattedTextEditor = explainFaults(lexicalEditor({ features: textFeatures }))
