import type { Payload } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seal, unseal } from './encrypted-token'

const payload = { secret: 'a secret of this site' } as Payload

afterEach(() => {
  vi.useRealTimers()
})

describe('sealed facts', () => {
  test('can be read for their purpose and reveal nothing without the key', async () => {
    const sealed = await seal(payload, 'form', 60, { email: 'anna@example.org' })
    expect(sealed).toMatch(/^[\w.-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('anna')
    expect(await unseal(payload, 'form', sealed)).toMatchObject({ email: 'anna@example.org' })
  })

  test('cannot be read for another purpose, with another secret or after tampering', async () => {
    const sealed = await seal(payload, 'form', 60, { id: 'a' })
    expect(await unseal(payload, 'sign-up', sealed)).toBeNull()
    expect(await unseal({ secret: 'another' } as Payload, 'form', sealed)).toBeNull()
    const middle = Math.floor(sealed.length / 2)
    const touched = `${sealed.slice(0, middle)}${sealed[middle] === 'a' ? 'b' : 'a'}${sealed.slice(middle + 1)}`
    expect(await unseal(payload, 'form', touched)).toBeNull()
    expect(await unseal(payload, 'form', 'nonsense')).toBeNull()
  })

  test('cannot be read after they expire', async () => {
    const sealed = await seal(payload, 'form', 60, {})
    vi.useFakeTimers({ now: Date.now() + 61_000 })
    expect(await unseal(payload, 'form', sealed)).toBeNull()
  })
})
