import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Citation, citationResponse } from './citation'

const citation: Citation = {
  slug: 'amanita-phalloides',
  title: 'Amanita phalloides (Vaill. ex Fr.) Link',
  version: '2026-11-23',
  locale: 'pt',
  url: 'https://fungarium.example/pt/mushrooms/amanita-phalloides',
}

test('a citation in BibTeX is one entry with a key of its own and braces around what keeps its capitals', async () => {
  const response = citationResponse(citation, 'bib')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="amanita-phalloides.bib"')
  expect(await response.text()).toBe(`@misc{amanita-phalloides-20261123,
  author = {{Fungarium}},
  title = {{Amanita phalloides (Vaill. ex Fr.) Link}},
  year = {2026},
  note = {Version of 2026-11-23},
  url = {https://fungarium.example/pt/mushrooms/amanita-phalloides},
  langid = {brazilian},
}
`)
})

test('signs that BibTeX reads as commands are escaped, so that its braces stay in balance', async () => {
  const title = 'A & B_{50%} #1 ~ $x^2$ \\end'
  expect(await citationResponse({ ...citation, title }, 'bib').text()).toContain(
    'title = {{A \\& B\\_\\{50\\%\\} \\#1 \\textasciitilde{} \\$x\\textasciicircum{}2\\$ \\textbackslash{}end}}',
  )
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'{}\\a %') }), async (odd) => {
      const text = await citationResponse({ ...citation, title: odd }, 'bib').text()
      const unescaped = text.replace(/\\[{}%]/g, '')
      expect(unescaped.match(/\{/g)).toHaveLength(unescaped.match(/\}/g)?.length ?? 0)
    }),
  )
})

test('a citation in RIS has one line for each tag, also if a name contains line breaks', async () => {
  const text = await citationResponse({ ...citation, title: 'Amanita\r\nER  - phalloides' }, 'ris').text()
  expect(text.split('\r\n')).toEqual([
    'TY  - ELEC',
    'AU  - Fungarium',
    'TI  - Amanita ER - phalloides',
    'PY  - 2026',
    'DA  - 2026/11/23',
    'ET  - Version of 2026-11-23',
    'LA  - pt',
    'UR  - https://fungarium.example/pt/mushrooms/amanita-phalloides',
    'ER  - ',
    '',
  ])
})
