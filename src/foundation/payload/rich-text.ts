import {
  BlockquoteFeature,
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

/** The editor of all long texts. Links lead to documents of the site or to safe addresses. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({
      enabledCollections: ['mushrooms', 'growingguides', 'recipes', 'posts', 'projects', 'pages'],
    }),
    SafeLinksFeature(),
    EXPERIMENTAL_TableFeature(),
    FixedToolbarFeature(),
  ],
})
