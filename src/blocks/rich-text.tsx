import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConvertersFunction,
  LinkJSXConverter,
  RichText as Rendered,
} from '@payloadcms/richtext-lexical/react'
import { useLocale, useTranslations } from 'next-intl'
import { ExplainedText, Explanations } from '@/domains/glossary/components/explained-text'
import { explainTerms, type GlossaryTerm, isTerm, type Segment, termsIn } from '@/domains/glossary/explain'
import { headingsOf } from '@/foundation/rich-text/headings'
import { textLength } from '@/foundation/rich-text/length'
import { plainTextNodes } from '@/foundation/rich-text/plain-text-nodes'
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
  /** Terms to explain where they occur first; only in a text with `foldId`. */
  glossary?: readonly GlossaryTerm[]
}

/** Splits the plain texts of paragraphs and lists; emphasised words and links are not plain. */
function explainedNodes(state: SerializedEditorState, glossary: readonly GlossaryTerm[]) {
  const nodes = glossary.length > 0 ? plainTextNodes(state) : []
  const texts = explainTerms(
    nodes.map(({ text }) => text),
    glossary,
  )
  return new Map<unknown, Segment[]>(nodes.map((node, index) => [node, texts[index] ?? []]))
}

/** Renders an editor's rich text. */
export function RichText({ state, lang, foldId, glossary = [] }: RichTextProps) {
  const locale = useLocale()
  const t = useTranslations('site.expander')
  const headings = headingsOf(state)
  const explained = explainedNodes(state, lang ? [] : glossary)
  const scope = foldId ?? 'text'
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      return <Heading id={headings.get(node)?.id}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    text: (args) => {
      const segments = explained.get(args.node)
      if (segments?.some(isTerm)) return <ExplainedText segments={segments} scope={scope} />
      const { text } = defaultConverters
      return typeof text === 'function' ? text(args) : text
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
      <Explanations terms={termsIn([...explained.values()])} scope={scope} />
    </div>
  )
  if (!foldId || textLength(state) <= maxExpandedLength) return text
  return (
    <Expander id={foldId} labels={{ more: t('more'), less: t('less') }}>
      {text}
    </Expander>
  )
}
