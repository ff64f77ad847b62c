import { APIError } from 'payload'
import { type RequestErrorKey, type RequestErrorValues, requestErrorText } from './request-error-text'

/**
 * An error whose message may be shown to the client.
 * @param status HTTP status, 400-499, 503 or 507.
 */
export class PublicError extends APIError {
  constructor(message: string, status: number) {
    super(message, status, null, true)
  }
}

/** A public error that clients read in the language of their call (`payload/error-language.ts`). */
export class RequestError extends PublicError {
  readonly key: RequestErrorKey
  readonly values: RequestErrorValues

  constructor(key: RequestErrorKey, status: number, values: RequestErrorValues = {}) {
    super(requestErrorText('en', key, values), status)
    this.key = key
    this.values = values
  }
}
