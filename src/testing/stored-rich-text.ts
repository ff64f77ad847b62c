import fc, { type Arbitrary } from 'fast-check'

/** What an editor inserts into a text. */
export interface RichTextParts {
  words: Arbitrary<string>
  /** The fields of a link. */
  link: Arbitrary<object>
  /** The fields of blocks between paragraphs; none in texts that hold no blocks. */
  block?: Arbitrary<object>
  /** The fields of blocks within a line. */
  inlineBlock?: Arbitrary<object>
}

/** Plain, bold, italic, both, struck through, underlined, code, subscript, superscript, highlighted. */
const formats = [0, 0, 0, 0, 1, 2, 3, 4, 8, 16, 32, 64, 128]

const headerStates = { none: 0, column: 1, row: 2 }

const base = { direction: 'ltr', format: '', indent: 0, version: 1 }

const element = (type: string, children: readonly object[], more: object = {}) => ({
  ...base,
  type,
  ...more,
  children,
})

const someOf = (items: Arbitrary<object>, maxLength: number) => fc.array(items, { minLength: 1, maxLength })

const textOf = (words: Arbitrary<string>) =>
  fc.record({ text: words, format: fc.constantFrom(...formats) }).map(({ text, format }) => ({
    type: 'text',
    text: `${text} `,
    format,
    detail: 0,
    mode: 'normal',
    style: '',
    version: 1,
  }))

/** The fields of a block with the id by which the editor finds it. */
const identified = (fields: Arbitrary<object>) =>
  // Fast-check prefers small numbers, which would repeat ids.
  fc.tuple(fields, fc.noBias(fc.uuid())).map(([content, id]) => ({ ...content, id, blockName: '' }))

function lineOf({ words, link, inlineBlock }: RichTextParts): Arbitrary<object[]> {
  const text = textOf(words)
  const anchor = fc
    .tuple(link, text, fc.noBias(fc.uuid()))
    .map(([fields, content, id]) => element('link', [content], { id, fields, version: 3 }))
  const marks = inlineBlock
    ? [identified(inlineBlock).map((fields) => ({ type: 'inlineBlock', version: 1, fields }))]
    : []
  return fc
    .tuple(text, fc.array(fc.oneof(text, anchor, ...marks), { maxLength: 3 }))
    .map(([first, others]) => [first, ...others])
}

function listOf(line: Arbitrary<object[]>): Arbitrary<object> {
  const lists = { bullet: 'ul', number: 'ol' } as const
  return fc
    .tuple(
      fc.constantFrom('bullet' as const, 'number' as const),
      fc.array(line, { minLength: 1, maxLength: 4 }),
    )
    .map(([listType, lines]) => {
      const items = lines.map((children, index) => element('listitem', children, { value: index + 1 }))
      return element('list', items, { listType, tag: lists[listType], start: 1 })
    })
}

/** A table whose first row has the headings of its columns and whose first column may have those of its rows. */
function tableOf(line: Arbitrary<object[]>): Arbitrary<object> {
  const size = fc.record({ rows: fc.integer({ min: 2, max: 4 }), columns: fc.integer({ min: 2, max: 3 }) })
  return size.chain(({ rows, columns }) => {
    const cells = fc.array(line, { minLength: rows * columns, maxLength: rows * columns })
    return fc.tuple(cells, fc.boolean()).map(([lines, hasRowHeadings]) => {
      const cell = (children: object[], row: number, column: number) => {
        const besideColumns = hasRowHeadings && column === 0 ? headerStates.row : headerStates.none
        const headerState = row === 0 ? headerStates.column : besideColumns
        const paragraph = element('paragraph', children, { textFormat: 0 })
        return element('tablecell', [paragraph], { headerState, colSpan: 1, rowSpan: 1 })
      }
      const rowAt = (row: number) =>
        lines.slice(row * columns, (row + 1) * columns).map((children, column) => cell(children, row, column))
      return element(
        'table',
        Array.from({ length: rows }, (_, row) => element('tablerow', rowAt(row))),
      )
    })
  })
}

/** A rich text as Lexical stores it: paragraphs, lists, quotes, tables and blocks below headings in their order. */
export function storedRichText(parts: RichTextParts): Arbitrary<object> {
  const line = lineOf(parts)
  const paragraph = line.map((children) => element('paragraph', children, { textFormat: 0 }))
  const quote = line.map((children) => element('quote', children))
  const blocks = parts.block
    ? [identified(parts.block).map((fields) => ({ type: 'block', version: 2, format: '', fields }))]
    : []
  const body = fc.oneof(paragraph, paragraph, listOf(line), quote, tableOf(line), ...blocks)
  const section = (tag: string, ...inner: Arbitrary<object[]>[]) =>
    fc
      .tuple(textOf(parts.words), someOf(body, 3), ...inner)
      .map(([title, ...content]) => [element('heading', [title], { tag }), ...content.flat()])
  const subsections = fc.array(section('h3'), { maxLength: 2 }).map((sections) => sections.flat())
  const sections = fc.array(section('h2', subsections), { maxLength: 2 }).map((all) => all.flat())
  return fc
    .tuple(someOf(body, 3), sections)
    .map(([introduction, rest]) => ({ root: element('root', [...introduction, ...rest]) }))
}
