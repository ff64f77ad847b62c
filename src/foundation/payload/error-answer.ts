import type { AfterErrorHookArgs, AfterErrorResult } from 'payload'
import { type RequestErrorKey, requestErrorText } from '@/foundation/request-error-text'
import { languageOf } from './validation-message'

/** What a hook for errors returns to answer REST and GraphQL alike, in the language of the request. */
export function answerError(
  { graphqlResult, req }: Pick<AfterErrorHookArgs, 'graphqlResult' | 'req'>,
  { status, key }: { status: number; key: RequestErrorKey },
): AfterErrorResult {
  const message = requestErrorText(languageOf(req), key)
  return {
    status,
    response: { errors: [{ message }] },
    ...(graphqlResult && {
      graphqlResult: {
        ...graphqlResult,
        message,
        extensions: { ...graphqlResult.extensions, statusCode: status },
      },
    }),
  }
}
