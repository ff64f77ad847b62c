import { type AfterErrorHook, type AfterErrorHookArgs, Locked, QueryError, ValidationError } from 'payload'
import { RequestError } from '@/foundation/errors'
import {
  type RequestErrorKey,
  type RequestErrorValues,
  requestErrorText,
} from '@/foundation/request-error-text'
import { TooManyRequests } from './rate-limit'
import { languageOf } from './validation-message'

/** Messages that exist in English only, by how they begin. */
const english: [complaint: RegExp, key: RequestErrorKey][] = [
  [/^Invalid JSON/, 'jsonUnreadable'],
  [/^(?:Incorrect collection|No User)/, 'signInWrong'],
  [/^Token is either invalid/, 'linkExpired'],
  [/^Missing required data/, 'dataMissing'],
  [/^Missing (?:email|username)/, 'emailMissing'],
  [/^Missing 'where'/, 'whereMissing'],
  [/^Missing ID/, 'idMissing'],
  [/^File size limit/, 'fileTooLarge'],
  [/^Multipart (?:limit|request size limit)/, 'formTooLarge'],
  [/^Pasting from URL/, 'notAllowed'],
  // Of forms whose problems have codes alone.
  [/^The form was refused/, 'formRefused'],
  // Payload hides what failed in the server.
  [/^Something went wrong/, 'failed'],
]

interface Answer {
  errors?: { message?: string }[]
  message?: unknown
}

/** The message of an error as a client would read it. */
function messageOf({ error, result }: Pick<AfterErrorHookArgs, 'error' | 'result'>): string {
  return (result as Answer | undefined)?.errors?.[0]?.message ?? error.message
}

function explain(args: AfterErrorHookArgs): [key: RequestErrorKey, values?: RequestErrorValues] | undefined {
  const { error } = args as { error: Error }
  if (error instanceof RequestError) return [error.key, error.values]
  if (error instanceof TooManyRequests && !error.hasReason) return ['tooMany', { seconds: error.retryAfter }]
  if (error instanceof Locked) return ['locked']
  if (error instanceof QueryError) {
    const paths = (error.data as { path: string }[]).map(({ path }) => path)
    return ['whereUnknown', { paths: paths.join(', ') }]
  }
  const message = messageOf(args)
  // Of a form without an address or a password.
  if (error instanceof ValidationError && message.startsWith('The following field')) {
    const fields = error.data.errors.map(({ path }) => path)
    return languageOf(args.req) === 'en' ? undefined : ['fields', { fields: fields.join(', ') }]
  }
  const key = english.find(([complaint]) => complaint.test(message))?.[1]
  return key && [key]
}

/** Says an error in the language of the request where Payload or a check of ours said it in English. */
export const translateErrors: AfterErrorHook = (args) => {
  const explained = explain(args)
  if (!explained) return undefined
  const message = requestErrorText(languageOf(args.req), ...explained)
  const { errors = [{}], ...answer } = (args.result ?? {}) as Answer
  const { graphqlResult } = args
  return {
    response: {
      ...answer,
      ...('message' in answer && { message }),
      errors: errors.map((error, index) => (index === 0 ? { ...error, message } : error)),
    },
    ...(graphqlResult && { graphqlResult: { ...graphqlResult, message } }),
  }
}
