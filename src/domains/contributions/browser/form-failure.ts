import type { Problem } from '@/foundation/forms/problem'
import type { EntryFormState } from './use-entry-form'

export interface ProblemMessages {
  /** By problem code. */
  problems: Record<string, string>
  /** The title of the summary for one problem, two … */
  problemTitles: readonly string[]
}

/** Why a form was refused, as its summary and its fields show it. */
export interface FormFailure {
  title: string
  /** Each links to the field with that element id. */
  errors: { field?: string; message: string }[]
  /** Messages by field name. */
  fields: Record<string, string>
}

/** @returns null unless the form was refused; `idOf` gives the element id of a field */
export function toFormFailure(
  state: EntryFormState,
  { problems: messages, problemTitles }: ProblemMessages,
  idOf: (field: string) => string,
): FormFailure | null {
  if (state.is !== 'failed') return null
  const { problems, message } = state
  const messageOf = ({ code }: Problem) => messages[code] ?? messages.failed ?? code
  return {
    title: problemTitles[problems.length - 1] ?? problemTitles[0] ?? '',
    errors: problems.map((problem) =>
      problem.field
        ? { field: idOf(problem.field), message: messageOf(problem) }
        : { message: message ?? messageOf(problem) },
    ),
    fields: Object.fromEntries(
      problems.flatMap((problem) => (problem.field ? [[problem.field, messageOf(problem)]] : [])),
    ),
  }
}
