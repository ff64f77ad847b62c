import { en } from '@payloadcms/translations/languages/en'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { panelTranslations } from './panel-translations'

type Texts = { [key: string]: string | Texts }

function* entries(texts: Texts, path = ''): Generator<[path: string, text: string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [`${path}${key}`, text]
    else yield* entries(text, `${path}${key}.`)
}

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

test('each text of the panel replaces one of Payload, and names no value that Payload does not give', () => {
  const payloads = new Map(entries(en.translations as Texts))
  for (const locale of locales)
    for (const [path, text] of entries(panelTranslations[locale])) {
      const original = payloads.get(path)
      expect(original, path).toBeDefined()
      expect(valuesIn(original ?? ''), `${locale} ${path}`).toEqual(expect.arrayContaining(valuesIn(text)))
      expect(text.replace(/\{\{\w+\}\}/g, ''), path).not.toMatch(/[{}]/)
    }
})
