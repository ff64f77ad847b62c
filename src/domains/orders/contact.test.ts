import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { toProblems } from '@/foundation/forms/problem'
import { anyText } from '@/testing/any-text'
import { contact } from './contact'

const valid = {
  name: 'Ottilie Pfifferling',
  email: ' Ottilie@Example.org ',
  phone: '+1 (503) 555-0100',
  street: 'Moss Lane 7',
  postalCode: '97103',
  city: 'Astoria',
  region: 'OR',
  country: 'US',
}

const codesOf = (changes: object) =>
  contact.safeParse({ ...valid, ...changes }).error?.issues.map(({ path, message }) => [path[0], message])

describe('contact details of an order', () => {
  it('are trimmed, and empty optional fields become null', () => {
    const abroad = { ...valid, postalCode: '', region: ' ', country: 'IE' }
    expect(contact.parse(abroad)).toEqual({
      ...abroad,
      email: 'ottilie@example.org',
      phone: '+1 503 555 0100',
      postalCode: null,
      region: null,
    })
  })

  it('name an example of the country when a postcode or a phone number is refused', () => {
    const sent = { ...valid, country: 'PT', region: '', postalCode: '10', phone: '12' }
    expect(toProblems(contact.safeParse(sent).error as z.ZodError)).toEqual([
      { field: 'phone', code: 'phoneWrong', values: { example: '+351 912 345 678' } },
      { field: 'postalCode', code: 'postalCodeWrong', values: { example: '1000-001' } },
    ])
    expect(contact.parse({ ...sent, postalCode: '1000–001', phone: '９１２ ３４５ ６７８' })).toMatchObject({
      postalCode: '1000-001',
      phone: '+351 912 345 678',
    })
  })

  it('have their problems in the order of the form', () => {
    const paths = contact.safeParse({}).error?.issues.map(({ path }) => path[0])
    expect(paths).toEqual(['name', 'email', 'street', 'country', 'city'])
  })

  it.each([
    [{ name: ' ' }, [['name', 'nameMissing']]],
    [{ name: undefined }, [['name', 'nameMissing']]],
    [{ email: 'nobody' }, [['email', 'emailWrong']]],
    [{ email: '' }, [['email', 'emailMissing']]],
    [{ phone: 'call me' }, [['phone', 'phoneWrong']]],
    [{ country: '' }, [['country', 'countryMissing']]],
    [{ country: 'XX' }, [['country', 'countryMissing']]],
    [{ city: 'Asto\nria' }, [['city', 'signs']]],
    [{ name: '\u3164\u200B' }, [['name', 'nameMissing']]],
    [{ street: 'Moss Lane\nBcc: everyone' }, [['street', 'signs']]],
    [{ name: 'x'.repeat(121) }, [['name', 'long']]],
    [
      { name: '', postalCode: '', region: '' },
      [
        ['name', 'nameMissing'],
        ['postalCode', 'postalCodeMissing'],
        ['region', 'regionMissing'],
      ],
    ],
    [{ region: '' }, [['region', 'regionMissing']]],
    [{ region: 'ZZ' }, [['region', 'regionMissing']]],
    [{ postalCode: '9710' }, [['postalCode', 'postalCodeWrong']]],
    [{ postalCode: ' ' }, [['postalCode', 'postalCodeMissing']]],
    [{ country: 'BR', postalCode: '97103', region: 'SP' }, [['postalCode', 'postalCodeWrong']]],
    [{ country: 'BR', postalCode: '01310-100', region: 'OR' }, [['region', 'regionMissing']]],
  ])('%o is refused', (changes, codes) => {
    expect(codesOf(changes)).toEqual(codes)
  })

  it.each([
    [{ region: 'oregon' }, { region: 'OR' }],
    [
      { country: 'CA', postalCode: 'k1a 0b1', region: 'quebec' },
      { postalCode: 'K1A 0B1', region: 'QC' },
    ],
    [{ country: 'MX', postalCode: '06000', region: 'Ciudad de Mexico' }, { region: 'CMX' }],
    [{ country: 'ES', postalCode: '28001', region: '' }, { region: null }],
    [{ country: 'JP', postalCode: '100-0001', region: 'Tōkyō' }, { region: 'Tōkyō' }],
  ])('the address %o is written as in its country', (address, written) => {
    expect(contact.parse({ ...valid, ...address })).toMatchObject(written)
  })

  it('the name never contains a line break, as it is used in mail headers', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const read = contact.safeParse({ ...valid, name })
        if (read.success) expect(read.data.name).not.toMatch(/[\n\r\0]/)
      }),
    )
  })
})
