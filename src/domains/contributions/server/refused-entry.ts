import type { PayloadRequest } from 'payload'
import { FormError } from '@/foundation/forms/problem'
import { problemMessage } from './messages'

/** An entry or a reaction that was refused for a reason of `contributions.problems`. */
export class RefusedEntry extends FormError {
  constructor(
    req: PayloadRequest,
    code: string,
    { field, status }: { field?: string; status?: number } = {},
  ) {
    super([{ code, ...(field && { field }) }], status)
    // Clients without the messages of the forms show this one.
    this.message = problemMessage(req, code)
  }
}
