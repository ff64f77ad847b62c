import { formError } from '@/foundation/forms/problem'

/** Long enough to be no word, short enough to be hashed by a server that others wait for. */
export const passwordLength = { min: 10, max: 200 } as const

/** What is wrong with a password, as a code of the accounts' messages. */
export type PasswordFault =
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'passwordPersonal'
  | 'passwordPattern'

/** Guesses, on a scale from 0 to 4: at 2 it takes more than a million. */
const enough = 2

/** The estimator and its dictionaries are large, and needed only when somebody chooses a password. */
async function estimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
}

let estimating: ReturnType<typeof estimator> | undefined

/**
 * Why a password is too easy to guess; null when it is not. No sign is asked for: length and being nobody's habit count.
 * @param about what anybody knows of the account: its address, its alias.
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

/** @throws {FormError} 400 that says why. */
export async function assertStrongPassword(password: string, about: readonly string[]): Promise<void> {
  const fault = await passwordFault(password, about)
  if (fault) throw formError(fault, { field: 'password' })
}
