import { parseFragment } from 'parse5'

/** Elements that separate lines; those of paragraphs leave an empty line. */
const lines = 'br div dd dl dt hr li ol section tr ul'.split(' ')
const paragraphs = 'article blockquote h1 h2 h3 h4 h5 h6 p pre'.split(' ')

/** Elements that only change how their text looks. */
const inline =
  'b big cite code del em font i ins kbd mark o:p q s small span strike strong sub sup tt u'.split(' ')

/** Elements of which something would be lost as text: an address, a picture, columns. */
const beyondText = 'a audio embed iframe img object script style svg table td th video'.split(' ')

/** A tag as programs write it. `a <b and c>`, `<5 cm` and `<LOD>` are none. */
const tag = /<(\/?)([a-z][a-z0-9:]{0,9})((?:\s+[a-z][\w:-]*\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))*)\s*\/?>/gi

/** What a tag leaves in a text, as a character without a meaning: a break of a line, the edge of a box, the edge of a paragraph, or nothing. */
function breakOf(name: string): string {
  if (name === 'br') return '\ue001'
  if (paragraphs.includes(name)) return '\ue003'
  return lines.includes(name) ? '\ue002' : ''
}

/** The text of an element between its breaks, with an empty line between paragraphs, as browsers show it. */
function joinLines(text: string): string {
  let joined = ''
  let gap = ''
  for (const part of text.split(/([\ue001-\ue003])/)) {
    const line = /^[\ue001-\ue003]$/.test(part) ? '' : part.trim()
    if (line === '') {
      gap += part
      continue
    }
    const isParagraph = gap.includes('\ue003') || /\ue001\s*\ue001/.test(gap)
    joined += (joined === '' ? '' : isParagraph ? '\n\n' : '\n') + line
    gap = ''
  }
  return joined
}

const digits = '0123456789+-'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'

/** A number above or below the line in the signs for it: `10³`, not `103`. */
const offsetNumber = (number: string, signs: string) =>
  [...number.replaceAll('−', '-')].map((sign) => signs[digits.indexOf(sign)]).join('')

const numbersBesideLine = /<(sub|sup)>\s*([\d+−-]{1,12})\s*<\/\1>/gi

/** The names of the elements of a text: those with a break or an end. A single `<b>` may be a letter in angle brackets. */
function elementsOf(text: string): Set<string> {
  const found = [...text.matchAll(tag)].map(([, slash, name = '']) => ({
    isEnd: slash !== '',
    name: name.toLowerCase(),
  }))
  const names = (isEnd: boolean) =>
    new Set(found.filter((one) => one.isEnd === isEnd).map(({ name }) => name))
  const ends = names(true)
  const single = ['img', 'embed', 'hr', 'br', 'p', 'li']
  return new Set([...names(false)].filter((name) => single.includes(name) || ends.has(name)))
}

/** The elements of HTML in a text, by name; none if it is no HTML. */
export function htmlElements(text: string): string[] {
  if (!text.includes('<')) return []
  const known = [...lines, ...paragraphs, ...inline, ...beyondText]
  return [...elementsOf(text)].filter((name) => known.includes(name))
}

const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Characters for their names and numbers: `&amp;`, `&nbsp;`, `&#241;`. What is none, as in `AT&T;`, stays. */
export const decodeReferences = (text: string) =>
  text.replace(reference, (written) => {
    const [node] = parseFragment(written).childNodes
    const decoded = node && 'value' in node ? node.value : written
    return decoded.includes(';') ? written : decoded
  })

/** A text without the tags of these elements, which become line breaks or nothing. */
function withoutTags(text: string, elements: readonly string[]): string {
  const numbers = text.replace(numbersBesideLine, (_, offset: string, number: string) =>
    offsetNumber(number, offset.toLowerCase() === 'sub' ? lowered : raised),
  )
  const marked = numbers.replace(tag, (written, _, name: string) => {
    const element = name.toLowerCase()
    return elements.includes(element) ? breakOf(element) : written
  })
  return elements.some((element) => breakOf(element) !== '') ? joinLines(marked) : marked
}

/** What HTML in a cell says as text, or the element of which text would lose something. */
export function textOfHtml(cell: string): { text: string } | { element: string } {
  const elements = htmlElements(cell)
  const element = elements.find((name) => beyondText.includes(name))
  if (element) return { element }
  return { text: decodeReferences(elements.length > 0 ? withoutTags(cell, elements) : cell) }
}
