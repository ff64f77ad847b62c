import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordFault, passwordLength } from './password'

const about = ['Annabella', 'annabella@spore.example']

describe('password strength', () => {
  test.each([
    ['moss under rain', null],
    ['setas de otoño', null],
    ['correct horse battery', null],
    ['sinsignosnicifras palabra', null],
    ['kurz', 'passwordShort'],
    ['password12', 'passwordCommon'],
    ['qwertyuiop', 'passwordCommon'],
    ['aaaaaaaaaaaa', 'passwordPattern'],
    ['20242025202', 'passwordPattern'],
    ['annabella1', 'passwordPersonal'],
    ['fungarium1', 'passwordPersonal'],
  ])('%j: %s', async (password, fault) => {
    expect(await passwordFault(password, about)).toBe(fault)
  })

  test('depends on length and guessability, not on the kinds of characters', async () => {
    const words = fc.array(fc.stringMatching(/^[b-df-hj-np-tv-z]{5,8}$/), { minLength: 3, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(words, async (chosen) => {
        expect(await passwordFault(chosen.join(' '), about)).toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  test('has a minimum and a maximum length', async () => {
    expect(await passwordFault('x'.repeat(passwordLength.max + 1), [])).toBe('passwordLong')
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: passwordLength.min - 1 }), async (password) => {
        expect(await passwordFault(password, [])).toBe('passwordShort')
      }),
    )
  })
})
