import { expect, test } from 'vitest'
import { richTextOf, UnknownElement } from './html-rich-text'

interface Node {
  type: string
  tag?: string
  text?: string
  format?: number | string
  children?: Node[]
  fields?: { url: string }
}

/** Rich text in one line: `p[One **two**]`. */
function outline({ type, tag, text = '', format, children = [], fields }: Node): string {
  if (type === 'text') return format ? `${text}^${format}` : text
  if (type === 'linebreak') return '/'
  return `${tag ?? fields?.url ?? type}[${children.map(outline).join('|')}]`
}

const read = (cell: string) => outline(richTextOf(cell).root as Node)

test.each([
  ['One.\nTwo.\n\nThree <5 cm & more', 'root[paragraph[One.|/|Two.]|paragraph[Three <5 cm & more]]'],
  ['Sal &amp; pimienta', 'root[paragraph[Sal & pimienta]]'],
  [
    '<p>One <b>two <i>three</i></b></p>\n<p>&nbsp;</p><p>Four<br></p>',
    'root[paragraph[One |two ^1|three^3]|paragraph[Four]]',
  ],
  ['<h1>Title</h1>Loose <em>text</em><h5>Small</h5>', 'root[h2[Title]|paragraph[Loose |text^2]|h4[Small]]'],
  [
    '<ul><li>One<ul><li>nested</li></ul></li><li><p>Two</p></li></ul>',
    'root[ul[listitem[One]|listitem[ul[listitem[nested]]]|listitem[Two]]]',
  ],
  [
    '<p>See <a href="https://example.org/">this</a> and <a>that</a></p>',
    'root[paragraph[See |https://example.org/[this]| and |that]]',
  ],
  ['<blockquote><p>One</p><p>Two</p></blockquote>', 'root[quote[One|/|Two]]'],
  ['<div><div><p>Deep</p></div>10<sup>3</sup></div>', 'root[paragraph[Deep]|paragraph[10|3^64]]'],
])('%j is read as rich text', (cell, expected) => {
  expect(read(cell)).toBe(expected)
})

test('HTML that rich text cannot hold is named', () => {
  for (const [cell, element] of [
    ['<p>A <img src="a.png"></p>', 'img'],
    ['<table><tr><td>1</td></tr></table>', 'table'],
    ['<p>x</p><script>alert(1)</script>', 'script'],
    ['<ul><p>x</p></ul>', 'p'],
    [`${'<div>'.repeat(20_000)}</div>`, 'div'],
  ] as const)
    expect(() => richTextOf(cell), cell).toThrow(new UnknownElement(element))
})

test('a long run of spaces in a line is read', () => {
  const spaces = '\u00a0'.repeat(100_000)
  expect(read(`<p>One${spaces}two${spaces}</p>`)).toBe(`root[paragraph[One${spaces}two]]`)
})
