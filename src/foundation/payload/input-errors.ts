import type { AfterErrorHook } from 'payload'
import { answerError } from './error-answer'

/** Responses to errors of parsers and of Payload's query builder that have no code, by the start of their message. */
const answers: [complaint: RegExp, message: string][] = [
  [/^(?:Invalid time value|value\.toString is not a function)/, 'A date cannot be read.'],
  [/^Cannot convert object to primitive value/, 'A value is an object where a text or a number is expected.'],
  [
    /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Request is not eligible for file upload|Unexpected end of form|Unsupported content type)/,
    'The form cannot be read.',
  ],
  // An upload that describes a file elsewhere instead of sending it.
  [/^Expected response from the upload handler/, 'The file must be sent with the request.'],
  // `?data=true` where Payload expects the fields of a document.
  [/^Cannot create property '\w+' on (?:boolean|number|string) /, 'The data must be an object.'],
  [/^Cannot find field for path at/, 'The query names an unknown field.'],
  // A reference to one of several collections, compared with an id alone.
  [/^Not supported$/, 'The query compares a reference in a way that is not supported.'],
]

/** Answers input that cannot be parsed with 400 instead of 500. */
export const handleInputErrors: AfterErrorHook = ({ error, graphqlResult }) => {
  // Payload parses JSON only where it comes from the client.
  const message =
    error instanceof SyntaxError
      ? 'The JSON cannot be read.'
      : answers.find(([complaint]) => complaint.test(error.message))?.[1]
  return message ? answerError({ graphqlResult }, { status: 400, message }) : undefined
}
