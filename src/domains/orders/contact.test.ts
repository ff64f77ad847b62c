import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contact } from './contact'

const valid = {
  name: 'Ottilie Pfifferling',
  email: ' Ottilie@Example.org ',
  phone: '+1 (503) 555-0100',
  street: 'Moss Lane 7',
  postalCode: '97103',
  city: 'Astoria',
  region: '',
  country: 'US',
}

const codesOf = (changes: object) =>
  contact.safeParse({ ...valid, ...changes }).error?.issues.map(({ path, message }) => [path[0], message])

describe('contact details of an order', () => {
  it('are trimmed, and empty optional fields become null', () => {
    expect(contact.parse(valid)).toEqual({ ...valid, email: 'ottilie@example.org', region: null })
  })

  it.each([
    [{ name: ' ' }, [['name', 'missing']]],
    [{ name: undefined }, [['name', 'missing']]],
    [{ email: 'nobody' }, [['email', 'emailWrong']]],
    [{ email: '' }, [['email', 'missing']]],
    [{ phone: 'call me' }, [['phone', 'phoneWrong']]],
    [{ country: '' }, [['country', 'countryMissing']]],
    [{ country: 'XX' }, [['country', 'countryMissing']]],
    [{ city: 'Asto\u202Eria' }, [['city', 'signs']]],
    [{ street: 'Moss Lane\nBcc: everyone' }, [['street', 'signs']]],
    [{ name: 'x'.repeat(121) }, [['name', 'long']]],
  ])('%o is refused', (changes, codes) => {
    expect(codesOf(changes)).toEqual(codes)
  })

  it('the name never contains a line break, as it is used in mail headers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const read = contact.safeParse({ ...valid, name })
        if (read.success) expect(read.data.name).not.toMatch(/[\n\r\0]/)
      }),
    )
  })
})
