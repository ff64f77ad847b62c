import type { AfterErrorHook } from 'payload'

/** Responses to errors of parsers that have no code, by the start of their message. */
const answers: [complaint: RegExp, message: string][] = [
  [/^Invalid time value/, 'A date cannot be read.'],
  [
    /^(?:Malformed part header|Multipart: Boundary not found|Unexpected end of form|Unsupported content type)/,
    'The form cannot be read.',
  ],
]

/** Answers input that cannot be parsed with 400 instead of 500. */
export const handleInputErrors: AfterErrorHook = ({ error }) => {
  const message = answers.find(([complaint]) => complaint.test(error.message))?.[1]
  return message ? { status: 400, response: { errors: [{ message }] } } : undefined
}
