import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFallbackLang, localizedText, localizedTexts, plainText, recordFallback } from './localized-text'

describe('localizedText', () => {
  it('returns a text in the language of the reader as it is', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(localizedText({ title }, 'title')).toBe(title)
      }),
    )
  })

  it('returns a text that fell back with its language', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (title) => {
        const doc = { title }
        recordFallback(doc, 'title', 'en')
        const text = localizedText(doc, 'title')
        expect(text).toEqual({ text: title, lang: 'en' })
        expect(plainText(text)).toBe(title)
      }),
    )
  })

  it('tells equal texts of one object apart by their key', () => {
    const doc = { title: 'Agaricus', name: 'Agaricus' }
    recordFallback(doc, 'name', 'es')
    expect(localizedText(doc, 'title')).toBe('Agaricus')
    expect(localizedText(doc, 'name')).toEqual({ text: 'Agaricus', lang: 'es' })
  })

  it('returns null for a missing text and for a missing group', () => {
    const docs: { meta?: { description?: string | null } }[] = [{ meta: { description: null } }, {}]
    for (const { meta } of docs) expect(localizedText(meta, 'description')).toBeNull()
  })
})

it('localizedTexts gives each text of a field the language of the field', () => {
  const poisoning = { toxins: ['amatoxins', 'phallotoxins'] }
  recordFallback(poisoning, 'toxins', 'en')
  expect(localizedTexts(poisoning, 'toxins')).toEqual([
    { text: 'amatoxins', lang: 'en' },
    { text: 'phallotoxins', lang: 'en' },
  ])
})

it('firstFallbackLang returns the language of an object whose texts fell back', () => {
  const block = { heading: 'Related', blockType: 'carousel' }
  expect(firstFallbackLang(block)).toBeUndefined()
  recordFallback(block, 'heading', 'pt')
  expect(firstFallbackLang(block)).toBe('pt')
})
