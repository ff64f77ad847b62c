import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fallbacksBetween, langOf, none, plainText, sayingOf } from './localized-text'

const richText = (text: string) => ({ root: { children: [{ text }] } })

describe('what stands in for a translation', () => {
  it('is found wherever a text is missing, in lists of lists too', () => {
    const shown = {
      title: 'Título',
      meta: { description: 'In English' },
      course: [{ when: '6 horas', what: 'Vomiting' }],
      toxins: ['amatoxins'],
    }
    const own = {
      title: 'Título',
      meta: { description: null },
      course: [{ when: '6 horas', what: '' }],
    }
    const said = sayingOf(fallbacksBetween(shown, own))
    expect(said(shown.title)).toBe('Título')
    expect(said(shown.course[0]?.when)).toBe('6 horas')
    for (const text of ['In English', 'Vomiting', 'amatoxins'])
      expect(said(text)).toEqual({ text, lang: 'en' })
  })

  it('is a rich text as a whole', () => {
    const [content, own] = [richText('English'), richText('Español')]
    expect(langOf(content, fallbacksBetween({ content }, { content: null }))).toBe('en')
    expect(langOf(own, fallbacksBetween({ content: own }, { content: richText('Español') }))).toBeUndefined()
  })

  it('is nothing where all is translated, whatever the document', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (doc) => {
        expect(fallbacksBetween(doc, structuredClone(doc)).size).toBe(0)
      }),
    )
  })

  it('leaves the words as they are', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.boolean(), (text, isFallback) => {
        expect(plainText(sayingOf(isFallback ? new Set([text]) : none)(text))).toBe(text)
      }),
    )
    expect(sayingOf(none)(null)).toBeNull()
    expect(plainText(null)).toBeNull()
  })
})
