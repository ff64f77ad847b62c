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
import { ValidationError } from 'payload'
import { findUnsafeLink } from '@/foundation/rich-text/links'
import { documentCollections } from '@/foundation/routing/paths'
import { validationMessage } from './validation-message'

/**
 * Refuses links that could run scripts. A hook, because Payload checks links only in its panel.
 * @throws {ValidationError} 400, naming the link.
 */
const SafeLinksFeature = createServerFeature({
  key: 'safeLinks',
  feature: {
    hooks: {
      beforeValidate: [
        ({ collection, path, req, value }) => {
          const url = findUnsafeLink(value)
          if (url === undefined) return value
          const message = validationMessage(req, 'linkUnsafe', { url: url.slice(0, 100) })
          throw new ValidationError({
            collection: collection?.slug,
            errors: [{ path: path.join('.'), message }],
            req,
          })
        },
      ],
    },
  },
})

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
  LinkFeature({ enabledCollections: [...documentCollections] }),
  SafeLinksFeature(),
  TableFeature(),
  FixedToolbarFeature(),
]

/** The editor of all long texts. Links lead to documents of the site or to safe addresses. */
export const editor = lexicalEditor({
  features: [
    ...textFeatures,
    BlocksFeature({
      blocks: ['banner', 'cta', 'feature', 'mediaBlock'],
      inlineBlocks: ['footnote'],
    }),
    FootnoteFeature(),
  ],
})

/** The editor of texts in blocks, which hold no blocks of their own. */
export const formattedTextEditor = lexicalEditor({ features: textFeatures })
