import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { toCsv } from '@/foundation/csv'
import { readTable } from '@/foundation/read-table'
import { damageOf } from './damaged-text'
import { toCell } from './export-value'
import { protectText } from './protect-text'
import { readFields } from './read-values'

const rowFields: FlattenedField[] = [{ name: 'name', type: 'text' }]

const fields: FlattenedField[] = [
  { name: 'title', type: 'text' },
  { name: 'note', type: 'textarea' },
  { name: 'amount', type: 'number' },
  { name: 'sizes', type: 'number', hasMany: true },
  { name: 'active', type: 'checkbox' },
  { name: 'names', type: 'array', fields: [], flattenedFields: rowFields },
]

/** Texts that the collections accept as they are, and such as spreadsheets change. Formulas, `=1+1`, are refused. */
const text = fc
  .oneof(
    fc.stringMatching(/^[a-zñ0-9;,.:'"=+@/-]{1,12}$/),
    fc.constantFrom('00123', '3-5', '="a"', "'=1", 'a; b', '1,5', 'VERDADERO', 'may-24'),
  )
  .filter((value) => damageOf(value) === undefined)

const amount = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
  fc.constantFrom(0.081, 1.234, 3.607, 1234.567, 1e-7, 1.5e-7, -0.5),
)

const entry = fc.record({
  title: text,
  note: text,
  amount,
  sizes: fc.array(amount, { minLength: 1, maxLength: 3 }),
  active: fc.boolean(),
  names: fc.array(fc.record({ name: text }), { minLength: 1, maxLength: 3 }),
})

test('what a table has is read as it was, with decimal points and with decimal commas', () => {
  fc.assert(
    fc.property(entry, fc.constantFrom<[',' | ';', '.' | ',']>([',', '.'], [';', ',']), (values, dialect) => {
      const [separator, decimalSign] = dialect
      const heading = fields.map(({ name }) => name)
      const cells = fields.map((field) =>
        protectText(field, toCell(field, values[field.name as keyof typeof values], decimalSign)),
      )
      const { rows, separator: found } = readTable(toCsv([heading, cells], separator), {
        isHeading: (name) => heading.includes(name),
      })
      expect(found).toBe(separator)
      const data = Object.fromEntries(heading.map((name, index) => [name, rows[1]?.[index]]))
      const faults: unknown[] = []
      const read = readFields(fields, data, '', {
        language: 'es',
        timeZone: 'UTC',
        decimalSign,
        idsOf: () => [],
        labelOf: String,
        unitOf: () => undefined,
        stateUnit: () => undefined,
        report: (...fault) => {
          faults.push(fault)
          return undefined
        },
      })
      expect({ faults, read }).toEqual({ faults: [], read: values })
    }),
  )
})
