import fc from 'fast-check'
import type { ValidFields } from './valid-fields'
import { text, value } from './values'

/** A body with its type, and what it tries. */
export interface Body {
  label: string
  type: string
  bytes: Buffer
}

const boundary = 'fuzz'
/** The smallest PNG, of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${boundary}`,
  'multipart/mixed; boundary=fuzz',
  'text/plain',
  'text/html',
  'application/octet-stream',
  'application/graphql',
  'image/png',
  'nonsense',
  '',
]

const rawTexts = [
  '',
  '%',
  '%%%=%',
  '[]',
  '{',
  'null',
  'true',
  '1',
  '"text"',
  '🍄',
  '\0',
  'a=b&a=c&a[b]=c',
  '--fuzz',
  '--fuzz--',
  '\ufeff{}',
]

const raw: fc.Arbitrary<Body> = fc
  .tuple(fc.constantFrom(...types), fc.oneof(fc.constantFrom(...rawTexts), text))
  .map(([type, content]) => ({
    label: `${content.length > 12 ? 'text' : JSON.stringify(content)} as ${type}`,
    type,
    bytes: Buffer.from(content),
  }))

/** A value as a form sends it: text as it is, anything else as JSON. */
const asText = (content: unknown) => (typeof content === 'string' ? content : String(JSON.stringify(content)))

function formOf(fields: Record<string, unknown>): Body {
  const pairs = Object.entries(fields).map(([name, content]): [string, string] => [name, asText(content)])
  return {
    label: 'form',
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(new URLSearchParams(pairs).toString()),
  }
}

/** A multipart form whose file may have another type and name than it says. */
function multipartOf(
  fields: Record<string, unknown>,
  file: Buffer,
  fileName: string,
  fileType: string,
): Body {
  const head = (name: string, rest = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const parts = Object.entries(fields).map(
    ([name, content]) => `${head(name.replace(/["\r\n]/g, ''))}${asText(content)}\r\n`,
  )
  const fileHead = head(
    'file',
    `; filename="${fileName.replace(/["\r\n]/g, '')}"\r\nContent-Type: ${fileType}`,
  )
  return {
    label: `multipart with a file of ${fileType}`,
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([
      Buffer.from(parts.join('') + fileHead),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}

/** Fields that an endpoint knows, with strange values and valid ones. */
function someFields(names: readonly string[], valid: ValidFields): fc.Arbitrary<Record<string, unknown>> {
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: text })
  const field = name.chain((found) => {
    const fitting = Object.hasOwn(valid, found) ? fc.constantFrom(...(valid[found] ?? [])) : value
    return fc.tuple(fc.constant(found), fc.oneof(value, fitting))
  })
  return fc.array(field, { maxLength: 6 }).map((entries) => Object.fromEntries(entries))
}

/** All fields that forms require, valid but for a few. */
function completeForm(names: readonly string[], valid: ValidFields): fc.Arbitrary<Record<string, unknown>> {
  const fitting = Object.entries(valid).map(([name, values]) => [name, fc.constantFrom(...values)])
  const strange = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2 })
  return fc
    .tuple(fc.record(Object.fromEntries(fitting)), strange)
    .map(([form, changes]) => ({ ...form, ...changes }))
}

/** A body of any type for an endpoint that knows `names`. */
export function body(names: readonly string[], valid: ValidFields): fc.Arbitrary<Body> {
  const fields = fc.oneof(someFields(names, valid), completeForm(names, valid))
  const json = fields.map((content) => ({
    label: 'JSON',
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(content)),
  }))
  const multipart = fc
    .tuple(
      fc.oneof(
        fields,
        fc.dictionary(fc.constantFrom('_payload', 'file', 'alt'), value),
        fields.map((content) => ({ _payload: content })),
      ),
      fc.constantFrom(picture, picture.subarray(0, 40), Buffer.alloc(0), Buffer.from('<html>')),
      fc.oneof(fc.constantFrom('a.png', '../a.png', 'a.svg', 'a'), text),
      fc.constantFrom('image/png', 'image/svg+xml', 'text/html'),
    )
    .map((parts) => multipartOf(...parts))
  return fc.oneof(
    { weight: 5, arbitrary: json },
    { weight: 2, arbitrary: fields.map(formOf) },
    { weight: 2, arbitrary: multipart },
    { weight: 1, arbitrary: raw },
  )
}
