import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Problem } from './problem'

/** The message of a form problem; `t` belongs to a namespace whose `problems` holds one message for each code. */
export function translateProblem(
  t: DynamicTranslator,
  { code, values }: Pick<Problem, 'code' | 'values'>,
): string {
  return t(`problems.${code}`, values)
}
