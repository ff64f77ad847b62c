import { APIError } from 'payload'
import type { z } from 'zod'

/** What must be mended in a form, by its code in the form's messages. */
export interface Problem {
  /** Without one it concerns the form as a whole. */
  field?: string
  code: string
  values?: Record<string, number>
}

/** A form that was not taken. */
export class FormError extends APIError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], status = 400) {
    super('The form was not taken.', status, { errors: problems }, true)
    this.name = 'ValidationError'
    this.problems = problems
  }
}

/** A form that was not taken for one reason. */
export function refusal(
  code: string,
  { field, status }: { field?: string; status?: number } = {},
): FormError {
  return new FormError([{ code, ...(field && { field }) }], status)
}

/** The problems of an input; its schema gives codes for messages. One problem a field: the first is mended first. */
export function problemsOf({ issues }: z.ZodError): Problem[] {
  const first = new Map<string, Problem>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!first.has(field)) first.set(field, { field, code: message })
  }
  return [...first.values()]
}
