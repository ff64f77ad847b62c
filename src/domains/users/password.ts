import { formError } from '@/foundation/forms/problem'

/** Characters. Longer passwords would take the server too long to hash. */
export const passwordLength = { min: 10, max: 200 } as const

/** The problem code of a weak password. */
export type PasswordFault =
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordPersonal'
  | 'passwordPattern'

/** The score from 0 to 4 that is required: 2 means more than a million guesses. */
const enough = 2

/** Loaded on demand, because its dictionaries are large. */
async function estimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
}

let estimating: ReturnType<typeof estimator> | undefined

/**
 * Why a password is too easy to guess; null if it is strong enough. No kinds of characters are required.
 * @param about known facts of the account, such as address and alias
 */
export async function passwordFault(
  password: string,
  about: readonly string[],
): Promise<PasswordFault | null> {
  if (password.length < passwordLength.min) return 'passwordShort'
  if (password.length > passwordLength.max) return 'passwordLong'
  estimating ??= estimator()
  const known = ['fungarium', ...about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])]
  const { score, sequence } = (await estimating).check(
    password,
    known.filter((text) => text.length > 2),
  )
  if (score >= enough) return null
  const dictionaries = sequence.map((match) => match.dictionaryName)
  if (dictionaries.includes('userInputs')) return 'passwordPersonal'
  return dictionaries.includes('passwords-common') ? 'passwordCommon' : 'passwordPattern'
}

/** @throws {FormError} 400, with the reason. */
export async function assertStrongPassword(password: string, about: readonly string[]): Promise<void> {
  const fault = await passwordFault(password, about)
  if (fault) throw formError(fault, { field: 'password' })
}
