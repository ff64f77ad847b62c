import type { AfterErrorHook } from 'payload'
import type { RequestErrorKey } from '@/foundation/request-error-text'
import { answerError } from './error-answer'

/** Responses to errors of parsers and of Payload's query builder that have no code, by the start of their message. */
const answers: [complaint: RegExp, key: RequestErrorKey][] = [
  [/^(?:Invalid time value|value\.toString is not a function)/, 'dateUnreadable'],
  [/^Cannot convert object to primitive value/, 'valueObject'],
  [
    /^(?:Malformed (?:part header|content type|urlencoded form)|Multipart: Boundary not found|Request is not eligible for file upload|Unexpected end of form|Unsupported content type)/,
    'formUnreadable',
  ],
  // An upload that describes a file elsewhere instead of sending it.
  [/^Expected response from the upload handler/, 'fileMissing'],
  // `?data=true` where Payload expects the fields of a document.
  [/^Cannot create property '\w+' on (?:boolean|number|string) /, 'dataObject'],
  [/^Cannot find field for path at/, 'queryField'],
  // A reference to one of several collections, compared with an id alone.
  [/^Not supported$/, 'queryReference'],
]

/** Answers input that cannot be parsed with 400 instead of 500. */
export const handleInputErrors: AfterErrorHook = ({ error, graphqlResult, req }) => {
  // Payload parses JSON only where it comes from the client.
  const key =
    error instanceof SyntaxError
      ? 'jsonUnreadable'
      : answers.find(([complaint]) => complaint.test(error.message))?.[1]
  return key ? answerError({ graphqlResult, req }, { status: 400, key }) : undefined
}
