import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { escapeHtml } from '@/foundation/text/escape-html'
import { withoutInvisible } from '@/foundation/text/visible-text'
import { decodeReferences, htmlElements } from './html-text'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode
type HtmlElement = DefaultTreeAdapterTypes.Element

/** A node of rich text as Lexical stores it. */
type RichTextNode = Record<string, unknown> & { type: string }

/** An element that rich text of the site cannot hold. */
export class UnknownElement extends Error {}

const formats: Record<string, number> = {
  b: 1,
  strong: 1,
  em: 2,
  i: 2,
  del: 4,
  s: 4,
  strike: 4,
  ins: 8,
  u: 8,
  code: 16,
  sub: 32,
  sup: 64,
  mark: 128,
}

/** Elements of a line of which only the content counts, and of which the content is blocks. */
const wrappers = 'abbr big cite font nobr o:p q small span tt'.split(' ')
const boxes = 'article div main section'.split(' ')

/** The page has a title of its own, and texts have three levels of headings below it. */
const headings: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

const element = { direction: null, format: '', indent: 0, version: 1 }

const block = (type: string, children: RichTextNode[], more: object = {}): RichTextNode => ({
  type,
  ...element,
  children,
  ...more,
})

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node

const textNode = (text: string, format: number): RichTextNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

function linkNode({ attrs, childNodes }: HtmlElement, format: number): RichTextNode[] {
  const url = attrs.find(({ name }) => name === 'href')?.value.trim()
  const children = childNodes.flatMap((child) => inlineNodes(child, format))
  if (!url || children.length === 0) return children
  return [block('link', children, { version: 3, fields: { linkType: 'custom', newTab: false, url } })]
}

/** What stands within a line. */
function inlineNodes(node: HtmlNode, format = 0): RichTextNode[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = node.value.replace(/[^\S\u00a0]+/g, ' ')
    return text === '' ? [] : [textNode(text, format)]
  }
  if (!isElement(node)) return []
  const { tagName } = node
  if (tagName === 'br') return [{ type: 'linebreak', version: 1 }]
  if (tagName === 'a') return linkNode(node, format)
  const added = formats[tagName]
  if (added === undefined && !wrappers.includes(tagName)) throw new UnknownElement(tagName)
  return node.childNodes.flatMap((child) => inlineNodes(child, format | (added ?? 0)))
}

const isSpace = ({ type, text }: RichTextNode) =>
  type === 'linebreak' || (type === 'text' && String(text).trim() === '')

/** A line without the spaces and breaks around it; none if it is empty. */
function blocksOfLine(line: readonly RichTextNode[], type: string, more: object = {}): RichTextNode[] {
  const first = line.findIndex((node) => !isSpace(node))
  if (first < 0) return []
  const last = line.findLastIndex((node) => !isSpace(node))
  const children = line.slice(first, last + 1).map((node, index, { length }) => {
    if (node.type !== 'text') return node
    const text = index === 0 ? String(node.text).trimStart() : String(node.text)
    return { ...node, text: index === length - 1 ? text.trimEnd() : text }
  })
  return [block(type, children, more)]
}

const isList = (node: HtmlNode): node is HtmlElement => isElement(node) && ['ul', 'ol'].includes(node.tagName)

function listNode({ childNodes, tagName }: HtmlElement): RichTextNode[] {
  const items = childNodes.filter(isElement).flatMap((item) => {
    if (item.tagName !== 'li') throw new UnknownElement(item.tagName)
    const line = item.childNodes.filter((child) => !isList(child)).flatMap(lineNodes)
    const nested = item.childNodes.filter(isList).flatMap(listNode)
    return [...blocksOfLine(line, 'listitem'), ...nested.map((list) => block('listitem', [list]))]
  })
  if (items.length === 0) return []
  const listType = tagName === 'ol' ? 'number' : 'bullet'
  const children = items.map((item, index) => ({ ...item, value: index + 1 }))
  return [block('list', children, { listType, start: 1, tag: tagName })]
}

/** What stands in a line of a list or a quotation, whose paragraphs become lines. */
function lineNodes(node: HtmlNode): RichTextNode[] {
  if (!isElement(node) || !['p', ...boxes].includes(node.tagName)) return inlineNodes(node)
  return [...node.childNodes.flatMap(lineNodes), { type: 'linebreak', version: 1 }]
}

function blockNode(node: HtmlElement): RichTextNode[] | undefined {
  const { childNodes, tagName } = node
  if (boxes.includes(tagName)) return blockNodes(childNodes)
  if (isList(node)) return listNode(node)
  if (tagName === 'blockquote') return blocksOfLine(childNodes.flatMap(lineNodes), 'quote')
  const line = () => childNodes.flatMap((child) => inlineNodes(child))
  if (tagName === 'p') return blocksOfLine(line(), 'paragraph', { textFormat: 0 })
  const tag = headings[tagName]
  return tag === undefined ? undefined : blocksOfLine(line(), 'heading', { tag })
}

/** Blocks, and paragraphs of what stands between them. */
function blockNodes(nodes: readonly HtmlNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let line: RichTextNode[] = []
  const endLine = () => {
    blocks.push(...blocksOfLine(line, 'paragraph', { textFormat: 0 }))
    line = []
  }
  for (const node of nodes) {
    const found = isElement(node) ? blockNode(node) : undefined
    if (!found) {
      line.push(...inlineNodes(node))
      continue
    }
    endLine()
    blocks.push(...found)
  }
  endLine()
  return blocks
}

/** Plain text as HTML: empty lines separate paragraphs. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Elements within one another that a text has at most; programs nest a few. */
const maxNesting = 60

/** @throws {UnknownElement} for elements that lie deeper within one another than code that visits them can follow */
function refuseDeep(nodes: readonly HtmlNode[]): void {
  let level = nodes.filter(isElement)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxNesting) throw new UnknownElement(level[0]?.tagName)
    level = level.flatMap(({ childNodes }) => childNodes.filter(isElement))
  }
}

/**
 * A cell of plain text or of HTML as rich text. Payload's `convertHTMLToLexical` drops elements that it does not know, and
 * needs jsdom; an import refuses them by name instead.
 * @throws {UnknownElement} for HTML that rich text of the site cannot hold
 */
export function richTextOf(cell: string): { root: RichTextNode } {
  const isHtml = htmlElements(cell).length > 0
  const html = isHtml ? cell : paragraphsOf(escapeHtml(decodeReferences(withoutInvisible(cell))))
  const { childNodes } = parseFragment(html)
  refuseDeep(childNodes)
  return { root: block('root', blockNodes(childNodes)) }
}
