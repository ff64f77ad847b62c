import type { SerializedTextNode } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import {
  defaultJSXConverters,
  type JSXConverter,
  type JSXConverters,
} from '@payloadcms/richtext-lexical/react'
import { addressHref, documentHref } from '@/blocks/link'
import type { LinkView } from '@/blocks/relations'
import { mayNotShowShop, type PageSubject } from '@/blocks/shops'
import type { Locale } from '@/foundation/i18n/locales'
import { isSafeLink } from '@/foundation/rich-text/links'
import { unbrokenFigures } from '@/ui/unbroken-figures'

interface TextContext {
  locale: Locale
  /** The document on whose page the text stands. */
  page: PageSubject | undefined
}

interface LinkNode extends SerializedLexicalNode {
  children: SerializedLexicalNode[]
  fields?: { linkType?: string; url?: unknown; newTab?: boolean | null; doc?: LinkView['document'] } | null
}

interface CellNode extends SerializedLexicalNode {
  children: SerializedLexicalNode[]
  /** The sum of 1, for the heading of a column, and 2, for that of a row. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

/** Lexical's bit of highlighted text, which Payload's converter does not know. */
const highlight = 1 << 7

const textConverter: JSXConverter<SerializedTextNode> = (args) => {
  const { text } = defaultJSXConverters
  const node = { ...args.node, text: unbrokenFigures(args.node.text) }
  const content = typeof text === 'function' ? text({ ...args, node }) : text
  return args.node.format & highlight ? <mark>{content}</mark> : content
}

function linkHref({ fields }: LinkNode, { locale, page }: TextContext): string | null {
  if (fields?.linkType !== 'internal')
    return typeof fields?.url === 'string' && isSafeLink(fields.url) ? addressHref(fields.url, locale) : null
  const { doc } = fields
  if (!doc || (page && mayNotShowShop(doc.relationTo, page))) return null
  return documentHref(doc, locale)
}

/** A link; only its text if it leads to a document that is not published or may not be linked on the page. */
const linkConverter =
  (context: TextContext): JSXConverter =>
  ({ node, nodesToJSX }) => {
    const link = node as LinkNode
    const content = nodesToJSX({ nodes: link.children ?? [] })
    const href = linkHref(link, context)
    if (href === null) return <>{content}</>
    const isExternal = /^https?:/i.test(href)
    return (
      <a
        href={href}
        rel={isExternal ? 'noopener external' : undefined}
        target={link.fields?.newTab ? '_blank' : undefined}
      >
        {content}
      </a>
    )
  }

const tableConverter: JSXConverter = ({ node, nodesToJSX }) => (
  <div className="text-table">
    <table>
      <tbody>{nodesToJSX({ nodes: (node as CellNode).children ?? [] })}</tbody>
    </table>
  </div>
)

const rowConverter: JSXConverter = ({ node, nodesToJSX }) => (
  <tr>{nodesToJSX({ nodes: (node as CellNode).children ?? [] })}</tr>
)

const spanOf = (count: number | undefined) => (count && count > 1 ? count : undefined)

const cellConverter: JSXConverter = ({ node, nodesToJSX }) => {
  const { children, headerState, colSpan, rowSpan } = node as CellNode
  const spans = { colSpan: spanOf(colSpan), rowSpan: spanOf(rowSpan) }
  const content = nodesToJSX({ nodes: children ?? [] })
  if (!headerState) return <td {...spans}>{content}</td>
  return (
    <th scope={headerState === 2 ? 'row' : 'col'} {...spans}>
      {content}
    </th>
  )
}

const unknownConverter: JSXConverter = ({ node }) => {
  console.warn(`Nothing renders the text node "${node.type}"; it is skipped.`)
  return null
}

/** What every rich text is made of: formats, headings, lists, quotes, tables and links. */
export function textConverters(context: TextContext): JSXConverters {
  const link = linkConverter(context)
  return {
    ...defaultJSXConverters,
    text: textConverter,
    link,
    autolink: link,
    table: tableConverter,
    tablerow: rowConverter,
    tablecell: cellConverter,
    unknown: unknownConverter,
  }
}
