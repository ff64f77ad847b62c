import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Elements that only programs read. */
const skipped = new Set(['style', 'template'])

/** Fields whose values say when a form was opened, or are drawn by lot. */
const momentary = new Set(['openedAt', 'sendingKey'])

/** Attributes that name files of a build or ids that React makes up, and marks for scripts of the site. */
const ignored =
  /^(?:data-(?:html|precedence|island|props|behaviour).*|nonce|fetchpriority|suppresshydrationwarning)$/

/** Ids that React makes up, and their references. */
const generatedId = /_(?:R|r|S|s)_\w*_?|«\w+»/g

const fileOfBuild =
  /\/(?:_next\/static|assets)\/[^"\s?]*|(?<=\/(?:favicon\.ico|icon\.svg|apple-icon\.png))\?[\w.-]+/g

/**
 * Returns a page as lines: its head in a fixed order, then its body, an element or a text a line. Scripts, whitespace
 * and what a build names differently are left out.
 */
export function recordHtml(html: string): string[] {
  const document = parse(html, { scriptingEnabled: false })
  const root = document.childNodes.find(isElement)
  const [head, body] = ['head', 'body'].map((name) =>
    root?.childNodes.filter(isElement).find((node) => node.tagName === name),
  )
  return [
    root ? opening(root) : 'no document',
    ...(head ? head.childNodes.filter(isElement).flatMap(headLine).sort() : []),
    ...(body ? linesOf(body, 0) : []),
  ]
}

const isElement = (node: Node): node is Element => 'tagName' in node

function headLine(element: Element): string[] {
  const { tagName } = element
  if (tagName === 'script') return jsonLd(element)
  if (tagName === 'link' && /stylesheet|preload|modulepreload/.test(attributeOf(element, 'rel') ?? ''))
    return []
  if (skipped.has(tagName)) return []
  // What readers without scripts get, too.
  if (tagName === 'noscript') return element.childNodes.filter(isElement).flatMap(headLine)
  return [`${opening(element)}${textOf(element)}`]
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

function jsonLd(element: Element): string[] {
  if (attributeOf(element, 'type') !== 'application/ld+json') return []
  return JSON.stringify(JSON.parse(textOf(element)), null, 1).split('\n')
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

function opening({ tagName, attrs }: Element): string {
  const written = attrs
    .filter(({ name }) => !ignored.test(name))
    .map(({ name, value }) => ` ${name}="${value.replace(generatedId, 'id').replace(fileOfBuild, 'file')}"`)
    .sort()
  const isMomentary = attrs.some(({ name, value }) => name === 'name' && momentary.has(value))
  return isMomentary ? `<${tagName} of this moment>` : `<${tagName}${written.join('')}>`
}

/** Elements without attributes of their own, in which a part of the page works by scripts. */
const isWrapper = (element: Element) =>
  element.tagName === 'div' &&
  element.attrs.length > 0 &&
  element.attrs.every(({ name }) => /^data-island|^data-props/.test(name))

function linesOf(node: Node, depth: number): string[] {
  const indent = ' '.repeat(depth)
  if (node.nodeName === '#text' && 'value' in node) {
    const words = node.value.replace(/\s+/g, ' ').trim()
    return words === '' ? [] : [indent + words]
  }
  if (!isElement(node)) return []
  if (node.tagName === 'script') return jsonLd(node)
  if (skipped.has(node.tagName) || node.tagName === 'link') return []
  const inner = joinTexts(node.childNodes).flatMap((child) =>
    linesOf(child, isWrapper(node) ? depth : depth + 1),
  )
  return isWrapper(node) ? inner : [indent + opening(node), ...inner]
}

/** Comments divide texts that a reader sees as one. */
function joinTexts(nodes: readonly Node[]): Node[] {
  const joined: Node[] = []
  for (const node of nodes) {
    if (node.nodeName === '#comment') continue
    const last = joined.at(-1)
    if (node.nodeName === '#text' && last?.nodeName === '#text' && 'value' in node && 'value' in last)
      joined[joined.length - 1] = { ...last, value: last.value + node.value }
    else joined.push(node)
  }
  return joined
}
