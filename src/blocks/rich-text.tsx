import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import {
  type JSXConverter,
  type JSXConverters,
  RichText as Rendered,
} from '@payloadcms/richtext-lexical/react'
import { type ComponentType, useId } from 'react'
import { ExplainedText, Explanations } from '@/domains/glossary/components/explained-text'
import { explainTerms, type GlossaryTerm, isTerm, type Segment, termsIn } from '@/domains/glossary/explain'
import { headingsOf } from '@/foundation/rich-text/headings'
import { textLength } from '@/foundation/rich-text/length'
import { plainTextNodes } from '@/foundation/rich-text/plain-text-nodes'
import { Expander } from '@/ui/expander'
import { useLocale, useTranslations } from '@/ui/texts'
import { Banner } from './banner/block'
import { CallToAction } from './cta/block'
import { Feature } from './feature/block'
import { footnotesOf, type Note } from './footnote/footnotes'
import { FootnoteMark, Footnotes } from './footnote/notes'
import { MediaFigure } from './media-block/block'
import type { PageSubject } from './shops'
import { textConverters } from './text/converters'
import '@/ui/styles/blocks.css'

/** Characters from which a text is collapsed. */
const maxExpandedLength = 1000

interface RichTextProps {
  state: SerializedEditorState | null | undefined
  /** Its language, if it differs from the page's. */
  lang?: string
  /** Begins the ids of headings where a page may have several texts with the same. */
  idPrefix?: string
  /** The element id of the expander; without one, the text is never collapsed. */
  foldId?: string
  /** Terms to explain where they occur first; only in a text with `foldId`. */
  glossary?: readonly GlossaryTerm[]
  /** The document on whose page the text stands: species link to no shop. */
  page?: PageSubject
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

/** Renders a block within a text by the component that also renders it on a page. */
function embedded<Fields extends object>(
  Block: ComponentType<Fields & { page?: PageSubject }>,
  page?: PageSubject,
) {
  const converter: JSXConverter = ({ node }) => (
    <Block {...(node as SerializedLexicalNode & { fields: Fields }).fields} page={page} />
  )
  return converter
}

function footnoteConverter(notes: readonly Note[], scope: string): JSXConverter {
  return ({ node }) => {
    const note = notes.find(({ marks }) => marks.includes(node))
    return note ? <FootnoteMark note={note} mark={note.marks.indexOf(node)} scope={scope} /> : null
  }
}

/** Renders an editor's rich text. Its load names the `contentTags`. */
export function RichText({ state, lang, idPrefix = '', foldId, glossary = [], page }: RichTextProps) {
  const locale = useLocale()
  const t = useTranslations('site.expander')
  const generatedId = useId()
  if (!state?.root?.children) return null
  const scope = foldId ?? `text${generatedId.replaceAll(/\W/g, '')}`
  const headings = headingsOf(state)
  const notes = footnotesOf(state)
  const explained = explainedNodes(state, lang ? [] : glossary)
  const base = textConverters({ locale, page })
  const converters: JSXConverters = {
    ...base,
    heading: ({ node, nodesToJSX }) => {
      const { tag: Heading, children } = node
      const heading = headings.get(node)
      return <Heading id={heading && `${idPrefix}${heading.id}`}>{nodesToJSX({ nodes: children })}</Heading>
    },
    text: (args) => {
      const segments = explained.get(args.node)
      if (segments?.some(isTerm)) return <ExplainedText segments={segments} scope={scope} />
      return typeof base.text === 'function' ? base.text(args) : base.text
    },
    blocks: {
      banner: embedded(Banner, page),
      cta: embedded(CallToAction, page),
      feature: embedded(Feature, page),
      mediaBlock: embedded(MediaFigure),
    },
    inlineBlocks: { footnote: footnoteConverter(notes, scope) },
  }
  const text = (
    <div lang={lang}>
      <Rendered className="prose" converters={converters} data={state} />
      <Footnotes notes={notes} scope={scope} />
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
