import { describe, expect, test } from 'vitest'
import { renderHtml, renderPlainText } from './mail'

const letter = {
  to: 'anna@example.org',
  locale: 'pt',
  subject: 'Olá <b>Anna</b>',
  paragraphs: ['Um & "dois"', '<script>alert(1)</script>'],
  link: { label: 'Confirmar', url: 'https://site.example/pt/verify?token=a&b=c' },
} as const

describe('a letter', () => {
  test('says in plain text all that it says in HTML', () => {
    const text = renderPlainText(letter)
    for (const said of [...letter.paragraphs, letter.link.label, letter.link.url])
      expect(text).toContain(said)
  })

  test('takes no markup from what people have written', () => {
    const html = renderHtml(letter)
    expect(html).toContain('<html lang="pt">')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://site.example/pt/verify?token=a&amp;b=c"')
  })

  test('asks nothing of any host', () => {
    expect(renderHtml(letter)).not.toMatch(/<(?:img|link|iframe)|@import|url\(/)
  })
})
