import { APIError } from 'payload'

/**
 * An error whose message may be shown to the client.
 * @param status HTTP status, 400-499, 503 or 507.
 */
export class PublicError extends APIError {
  constructor(message: string, status: number) {
    super(message, status, null, true)
  }
}
