import {
  type Config,
  type Field,
  beforeChangeTraverseFields as runBeforeChange,
  sanitizeFields,
} from 'payload'
import { describe, expect, it } from 'vitest'

// The patch of `payload`: validations merge the stored and the new document when they read it.

type Options = Parameters<typeof runBeforeChange>[0]

const chosen = (seen: unknown[]): Field[] => [
  { name: 'title', type: 'text', maxLength: 5 },
  { name: 'count', type: 'number', max: 10 },
  { name: 'kind', type: 'select', options: ['cap', 'stem'] },
  {
    name: 'part',
    type: 'select',
    options: ['gill'],
    filterOptions: ({ data }) => {
      seen.push(data)
      return ['gill']
    },
  },
  { name: 'about', type: 'relationship', relationTo: 'pages' },
  { name: 'rows', type: 'array', fields: [{ name: 'note', type: 'text', required: true }] },
]

async function sanitized(fields: Field[]) {
  const config = { collections: [{ slug: 'pages' }], i18n: {} } as unknown as Config
  return sanitizeFields({ config, fields, parentIsLocalized: false, validRelationships: ['pages'] })
}

/** Validates a change of a document. Returns the messages, and how often the document has been merged. */
async function validate(fields: Field[], data: Record<string, unknown>) {
  let merges = 0
  const doc = {
    title: 'Old',
    // Merging reads every property of the stored document.
    get stored() {
      merges += 1
      return { deep: 1 }
    },
  }
  const errors: { path: string; message: string }[] = []
  const t = (key: string) => key
  const payload = { collections: {}, config: { localization: false } }
  await runBeforeChange({
    ...{ blockData: undefined, collection: null, global: null, context: {}, docWithLocales: {} },
    ...{ data, doc, siblingData: data, siblingDoc: doc, siblingDocWithLocales: {} },
    ...{ errors, fieldLabelPath: '', mergeLocaleActions: [], operation: 'update', overrideAccess: true },
    ...{ parentIndexPath: '', parentIsLocalized: false, parentPath: '', parentSchemaPath: 'pages' },
    ...{ fields: await sanitized(fields), req: { payload, t, i18n: { t, language: 'en' } } },
  } as unknown as Options)
  return { merges, problems: errors.map(({ path, message }) => `${path}: ${message}`) }
}

describe('validation of a changed document', () => {
  it('merges the stored and the new document for no field whose validation does not read it', async () => {
    const fields = chosen([]).filter((field) => !('name' in field && field.name === 'part'))
    const data = { title: 'New', count: 3, kind: 'cap', about: null, rows: [{ note: 'a' }, { note: 'b' }] }
    expect(await validate(fields, data)).toEqual({ merges: 0, problems: [] })
  })

  it('gives the merged document to validations that read it', async () => {
    const seen: unknown[] = []
    const own: Field = {
      name: 'own',
      type: 'text',
      validate: (_value: unknown, { data, siblingData }: { data: unknown; siblingData: unknown }): true => {
        seen.push(data, siblingData)
        return true
      },
    }
    const data = { title: 'New', part: 'gill', own: 'x' }
    const { merges, problems } = await validate([...chosen(seen), own], data)
    expect(problems).toEqual([])
    expect(merges).toBeGreaterThan(0)
    expect(seen).toHaveLength(3)
    for (const merged of seen) expect(merged).toEqual({ ...data, stored: { deep: 1 } })
  })

  it('rejects what Payload rejects', async () => {
    const data = { title: 'Too long', count: 11, kind: 'leaf', part: 'leaf', rows: [{ note: '' }] }
    expect((await validate(chosen([]), data)).problems.sort()).toEqual([
      'count: validation:greaterThanMax',
      'kind: validation:invalidSelection',
      'part: validation:invalidSelection',
      'rows.0.note: validation:required',
      'title: validation:shorterThanMax',
    ])
  })
})
