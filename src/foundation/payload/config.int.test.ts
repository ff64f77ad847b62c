/** The sanitized configuration: labels and blocks. */
import config from '@payload-config'
import { getTranslation, type I18n } from '@payloadcms/translations'
import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/configs'
import { registry } from '@/blocks/registry'
import { locales } from '@/foundation/i18n/locales'
import { reservedSlugs } from '@/foundation/routing/reserved'

const { collections, blocks: placed, ...sanitized } = await config
const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
/** Fields that Payload and its plugins label. */
const builtIn = new Set([
  'updatedAt',
  'createdAt',
  'deletedAt',
  '_status',
  'id',
  'parent',
  'breadcrumbs',
  'email',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'salt',
  'hash',
  'loginAttempts',
  'lockUntil',
  'sessions',
  'apiKey',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'blockName',
])

function unlabelled(fields: Field[], path: string): string[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name && builtIn.has(field.name)) return []
    const here = `${path}.${'name' in field && field.name ? field.name : field.type}`
    const isLabelled = locales.every((language) => {
      const i18n = { language, t: (key: string) => key } as unknown as I18n
      return 'label' in field && field.label && getTranslation(field.label, i18n)
    })
    const missing = 'name' in field && field.name && !isLabelled ? [here] : []
    const options =
      field.type === 'select'
        ? field.options.filter(
            (option) =>
              typeof option === 'string' ||
              !locales.every((locale) => (option.label as Record<string, string>)[locale]),
          )
        : []
    const inner =
      'fields' in field
        ? unlabelled(field.fields, here)
        : field.type === 'tabs'
          ? field.tabs.flatMap((tab) => unlabelled(tab.fields, here))
          : []
    return [...missing, ...options.map((option) => `${here}: ${JSON.stringify(option)}`), ...inner]
  })
}

test.each(own.map(({ slug }) => slug))(
  'every field and option of %s has a label in each language',
  (slug) => {
    const collection = own.find((one) => one.slug === slug)
    expect(unlabelled(collection?.fields ?? [], slug)).toEqual([])
    expect(Object.keys(collection?.labels.singular as object).sort()).toEqual([...locales].sort())
  },
)

test('every block that editors can place has a component, and every component a block', () => {
  expect(Object.keys(registry).sort()).toEqual(blocks.map(({ slug }) => slug).sort())
  for (const { slug, fields } of placed ?? []) expect(unlabelled(fields, slug)).toEqual([])
})

describe('the configuration', () => {
  test('has only option values that GraphQL accepts as names of an enumeration', () => {
    const options = (fields: Field[]): string[] =>
      fields.flatMap((field) => {
        if (field.type === 'select')
          return field.options.map((option) => (typeof option === 'string' ? option : option.value))
        if (field.type === 'tabs') return field.tabs.flatMap((tab) => options(tab.fields))
        return 'fields' in field ? options(field.fields) : []
      })
    for (const value of own.flatMap(({ fields }) => options(fields))) expect(value).toMatch(/^[a-z0-9-]+$/i)
  })

  test("allows only the site's origins, sends no telemetry and changes the schema by migrations alone", () => {
    expect(sanitized.telemetry).toBe(false)
    expect(sanitized.csrf.every((origin) => !origin.includes('*'))).toBe(true)
    expect(sanitized.cors).not.toBe('*')
    expect(reservedSlugs.length).toBeGreaterThan(0)
  })
})
