import type { AfterErrorHook } from 'payload'

/** What the reader of multipart forms says of one that is broken; it gives no code. */
const complaints =
  /^(?:Malformed part header|Multipart: Boundary not found|Unexpected end of form|Unsupported content type)/

/** A form that cannot be read is the sender's error, not the server's. */
export const answerFormErrors: AfterErrorHook = ({ error }) =>
  complaints.test(error.message)
    ? { status: 400, response: { errors: [{ message: 'The form cannot be read.' }] } }
    : undefined
