import type { Payload } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seal, unseal } from './encrypted-token'

const payload = { secret: 'a secret of this site' } as Payload

afterEach(() => {
  vi.useRealTimers()
})

describe('what is sealed', () => {
  test('is opened for its purpose, and says nothing to who holds it', async () => {
    const sealed = await seal(payload, 'form', 60, { email: 'anna@example.org' })
    expect(sealed).toMatch(/^[\w.-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('anna')
    expect(await unseal(payload, 'form', sealed)).toMatchObject({ email: 'anna@example.org' })
  })

  test('is opened for nothing else, by nobody else, and not when it was touched', async () => {
    const sealed = await seal(payload, 'form', 60, { id: 'a' })
    expect(await unseal(payload, 'sign-up', sealed)).toBeNull()
    expect(await unseal({ secret: 'another' } as Payload, 'form', sealed)).toBeNull()
    const middle = Math.floor(sealed.length / 2)
    const touched = `${sealed.slice(0, middle)}${sealed[middle] === 'a' ? 'b' : 'a'}${sealed.slice(middle + 1)}`
    expect(await unseal(payload, 'form', touched)).toBeNull()
    expect(await unseal(payload, 'form', 'nonsense')).toBeNull()
  })

  test('is not opened when its time is over', async () => {
    const sealed = await seal(payload, 'form', 60, {})
    vi.useFakeTimers({ now: Date.now() + 61_000 })
    expect(await unseal(payload, 'form', sealed)).toBeNull()
  })
})
