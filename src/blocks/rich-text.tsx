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

/** Text longer than this is folded. Characters. */
const foldedFrom = 1000

interface RichTextProps {
  state: SerializedEditorState
  /** Its language where it is not the page's. */
  lang?: string
  /** An id for the fold; without one the text always stands open. */
  foldId?: string
}

/** What an editor wrote, as HTML of the site. */
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
        // By the product documents a text leads to posts under their own name, whatever their categories.
        const { slug, categories } = value as unknown as Entry
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
  if (!foldId || textLength(state) <= foldedFrom) return text
  return (
    <Expander id={foldId} labels={{ more: t('more'), less: t('less') }}>
      {text}
    </Expander>
  )
}
