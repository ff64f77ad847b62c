import {
  BlockquoteFeature,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { locales } from '@/foundation/i18n/locales'
import { panelTranslations, translateEditor } from './panel-translations'

type Texts = { [key: string]: string | Texts }

/** Words that are the same in English and in the other language. */
const shared = {
  en: [],
  es: ['Error', 'No'],
  pt: ['Item', 'Latitude', 'Layout', 'Link', 'Longitude', 'Menu', 'Status'],
}

/** Of features that this site does not use: a dashboard of widgets, folders and a trash. */
const unused = /^(?:dashboard|folder)\.|trash|permanently/i

/** Payload shows it nowhere, and its Portuguese names a value that it does not give. */
const unreachable = 'version.noRowsSelected'

function* entries(texts: Texts, path = ''): Generator<[path: string, text: string]> {
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') yield [`${path}${key}`, text]
    else yield* entries(text, `${path}${key}.`)
}

const valuesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

/** A configuration with the texts of Payload and of its editor. */
async function payloadsOwn(): Promise<SanitizedConfig> {
  const config = { collections: [], i18n: { translations: {} } } as unknown as SanitizedConfig
  const features = [
    BlockquoteFeature(),
    HeadingFeature(),
    LinkFeature(),
    OrderedListFeature(),
    ParagraphFeature(),
    UnorderedListFeature(),
  ]
  await lexicalEditor({ features })({ config, isRoot: true, parentIsLocalized: false })
  const { translations } = config.i18n as { translations: Record<string, object> }
  for (const [locale, texts] of Object.entries({ en, es, pt }))
    translations[locale] = { ...texts.translations, ...translations[locale] }
  return config
}

const textsOf = ({ i18n }: SanitizedConfig, locale: string) =>
  new Map(entries((i18n.translations as Record<string, Texts>)[locale] ?? {}))

test('each text replaces another one of Payload in its language, and names no value that Payload does not give', async () => {
  const own = await payloadsOwn()
  const english = textsOf(own, 'en')
  for (const locale of locales)
    for (const [path, text] of entries(panelTranslations[locale])) {
      const original = textsOf(own, locale).get(path)
      expect(original, `${locale} ${path}`).toBeDefined()
      expect(text, `${locale} ${path}`).not.toBe(original)
      expect(valuesIn(english.get(path) ?? ''), `${locale} ${path}`).toEqual(
        expect.arrayContaining(valuesIn(text)),
      )
      expect(text.replace(/\{\{\w+\}\}/g, ''), path).not.toMatch(/[{}]/)
    }
})

test('nothing that the panel says in Spanish or Portuguese is English, or names a value by another name', async () => {
  const own = await payloadsOwn()
  for (const locale of ['es', 'pt'] as const) {
    const replaced = new Map(entries(panelTranslations[locale]))
    for (const [path, english] of textsOf(own, 'en')) {
      if (unused.test(path) || path === unreachable) continue
      const text = replaced.get(path) ?? textsOf(own, locale).get(path)
      if (!shared[locale].includes(text ?? '')) expect(text, `${locale} ${path}`).not.toBe(english)
      expect(valuesIn(english), `${locale} ${path}`).toEqual(expect.arrayContaining(valuesIn(text ?? '')))
    }
  }
})

test('the editor keeps the texts of the site, which its features would replace', async () => {
  const config = translateEditor(await payloadsOwn())
  for (const locale of locales)
    for (const [path, text] of entries(panelTranslations[locale]))
      if (path.startsWith('lexical.')) expect(textsOf(config, locale).get(path)).toBe(text)
})
