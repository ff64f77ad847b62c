import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConvertersFunction,
  LinkJSXConverter,
  RichText as Rendered,
} from '@payloadcms/richtext-lexical/react'
import { useLocale, useTranslations } from 'next-intl'
import { headingsOf } from '@/foundation/rich-text/headings'
import { textLength } from '@/foundation/rich-text/length'
import { localePath } from '@/foundation/routing/locale-path'
import { type Entry, entryPath } from '@/foundation/routing/paths'
import { Expander } from '@/ui/expander'

/** Characters from which a text is collapsed. */
const maxExpandedLength = 1000

interface RichTextProps {
  state: SerializedEditorState
  /** Its language, if it differs from the page's. */
  lang?: string
  /** The element id of the expander; without one, the text is never collapsed. */
  foldId?: string
}

/** Renders an editor's rich text. */
export function RichText({ state, lang, foldId }: RichTextProps) {
  const locale = useLocale()
  const t = useTranslations('site.expander')
  const headings = headingsOf(state)
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      return <Heading id={headings.get(node)?.id}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    ...LinkJSXConverter({
      internalDocToHref: ({ linkNode }) => {
        const { relationTo, value } = linkNode.fields.doc ?? {}
        if (!relationTo || typeof value !== 'object' || typeof value?.slug !== 'string') return '#'
        const { slug } = value
        const categories = value.categories as Entry['categories']
        // The product documents require posts at their own slug, without a category.
        const entry = relationTo === 'posts' ? { slug } : { slug, categories }
        return localePath(locale, entryPath(relationTo, entry))
      },
    }),
  })
  const text = (
    <div lang={lang}>
      <Rendered className="prose" converters={converters} data={state} />
    </div>
  )
  if (!foldId || textLength(state) <= maxExpandedLength) return text
  return (
    <Expander id={foldId} labels={{ more: t('more'), less: t('less') }}>
      {text}
    </Expander>
  )
}
