import type { AfterErrorHook } from 'payload'

/** What readers of input say of what they cannot read, where they give no code, and the answer it deserves. */
const answers: [complaint: RegExp, message: string][] = [
  [/^Invalid time value/, 'A date cannot be read.'],
  [
    /^(?:Malformed part header|Multipart: Boundary not found|Unexpected end of form|Unsupported content type)/,
    'The form cannot be read.',
  ],
]

/** Input that only its reader could notice to be broken is the asker's error, not the server's. */
export const handleInputErrors: AfterErrorHook = ({ error }) => {
  const message = answers.find(([complaint]) => complaint.test(error.message))?.[1]
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined
}
