import { APIError } from 'payload'
import type { z } from 'zod'

/** A problem with a form; its code names a message. */
export interface Problem {
  /** Missing if it concerns the whole form. */
  field?: string
  code: string
  /** Values for the message. */
  values?: Record<string, number | string>
  /** The message itself, where an editor wrote it. */
  message?: string
}

/** A form that was refused. */
export class FormError extends APIError {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[], status = 400) {
    super('The form was refused.', status, { errors: problems }, true)
    this.name = 'ValidationError'
    this.problems = problems
  }
}

/** A `FormError` with one problem. */
export function formError(
  code: string,
  { field, status }: { field?: string; status?: number } = {},
): FormError {
  return new FormError([{ code, ...(field && { field }) }], status)
}

/** The problems of an input whose schema has codes for messages: the first of each field. */
export function toProblems({ issues }: z.ZodError): Problem[] {
  const first = new Map<string, Problem>()
  for (const issue of issues) {
    const field = issue.path.join('.')
    const values = issue.code === 'custom' ? issue.params : undefined
    if (!first.has(field)) first.set(field, { field, code: issue.message, ...(values && { values }) })
  }
  return [...first.values()]
}
