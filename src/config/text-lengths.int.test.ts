/** A validation of its own replaces that of the length, and the database answers 500 to what no index can hold. */
import config from '@payload-config'
import type { Field } from 'payload'
import { expect, test } from 'vitest'

const { blocks = [], collections, globals } = await config

interface LimitedText {
  name: string
  hasMany?: boolean
  maxLength?: number
  validate: (value: unknown, options: object) => unknown
}

/** The fields with a maximal length, by their paths. */
function limitedTexts(fields: readonly Field[], path: string): [path: string, field: LimitedText][] {
  return fields.flatMap((field) => {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => limitedTexts(tab.fields, here))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => limitedTexts(block.fields, here))
    if ('fields' in field) return limitedTexts(field.fields, here)
    return 'maxLength' in field && field.maxLength ? [[here, field as unknown as LimitedText]] : []
  })
}

const texts = [...collections, ...globals, ...blocks].flatMap(({ slug, fields }) =>
  limitedTexts(fields, slug),
)

const t = (key: string) => key

/** What a field says to a text that is published. */
const answerTo = (field: LimitedText, text: string) =>
  field.validate(field.hasMany ? [text] : text, {
    ...field,
    data: { _status: 'published' },
    siblingData: {},
    blockData: {},
    event: 'submit',
    operation: 'create',
    path: [],
    req: { t, i18n: { t, language: 'en' }, headers: new Headers(), payload: { config: {} }, context: {} },
  })

test.each(texts)('%s refuses a text that is too long', async (_, field) => {
  const tooLong = 'a'.repeat((field.maxLength ?? 0) + 1)
  for (const text of [tooLong, `https://example.org/${tooLong}`])
    expect(await answerTo(field, text)).not.toBe(true)
})
