import { describe, expect, test } from 'vitest'
import { renderHtml, renderPlainText } from './mail'

const letter = {
  to: 'anna@example.org',
  locale: 'pt',
  subject: 'Olá <b>Anna</b>',
  paragraphs: ['Um & "dois"', '<script>alert(1)</script>'],
  link: { label: 'Confirmar', url: 'https://site.example/pt/verify?token=a&b=c' },
} as const

describe('a mail', () => {
  test('has the same text as plain text and as HTML', () => {
    const text = renderPlainText(letter)
    for (const part of [...letter.paragraphs, letter.link.label, letter.link.url])
      expect(text).toContain(part)
  })

  test('escapes markup in user input', () => {
    const html = renderHtml(letter)
    expect(html).toContain('<html lang="pt">')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<b>')
    expect(html).toContain('href="https://site.example/pt/verify?token=a&amp;b=c"')
  })

  test('loads nothing from other hosts', () => {
    expect(renderHtml(letter)).not.toMatch(/<(?:img|link|iframe)|@import|url\(/)
  })
})
