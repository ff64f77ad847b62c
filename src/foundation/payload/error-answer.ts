import type { AfterErrorHookArgs, AfterErrorResult } from 'payload'

/** What a hook for errors returns to answer REST and GraphQL alike. */
export function answerError(
  { graphqlResult }: Pick<AfterErrorHookArgs, 'graphqlResult'>,
  { status, message }: { status: number; message: string },
): AfterErrorResult {
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
