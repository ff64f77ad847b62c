import fc from 'fast-check'

const uuid = '01a1fc0b-0000-7000-8000-000000000000'

/** Texts on which parsers, databases and templates are known to stumble. */
const strangeTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1e400',
  '99999999999999999999',
  '0x10',
  'NaN',
  'true',
  'null',
  'undefined',
  '[]',
  '{}',
  '{"a":1}',
  '%',
  '%25',
  '%00',
  '%_\\',
  "'",
  "';select pg_sleep(5)--",
  '") or 1=1 --',
  '\\',
  '$1',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  '2020-01-01',
  '-271821-04-20',
  '+012345-01-01T00:00:00.000Z',
  '0000-00-00',
  '🍄',
  '\0',
  '\u202e',
  '\ufeff',
  'é'.repeat(600),
  uuid,
  `${uuid},x`,
  `mushrooms:${uuid}`,
  'a'.repeat(5000),
  '('.repeat(200),
]

export const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...strangeTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
)

/** A value of a JSON body. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      1e308,
      2 ** 53,
      [],
      {},
      [null],
      [[]],
      [{}],
    ),
  },
  { weight: 1, arbitrary: fc.constant({ relationTo: 'mushrooms', value: uuid }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.dictionary(text, text, { maxKeys: 2 }) },
)

/** Encodes any text, lone surrogates included, as a part of an address. */
export const encode = (part: string) => encodeURIComponent(Buffer.from(part).toString())
