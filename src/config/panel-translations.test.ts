import { pt } from '@payloadcms/translations/languages/pt'
import { expect, test } from 'vitest'
import { panelTranslations } from './panel-translations'

test('every replaced text is one of Payload', () => {
  const names = Object.entries(panelTranslations.pt).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key}`),
  )
  for (const name of names) expect(pt.translations).toHaveProperty(name)
})
