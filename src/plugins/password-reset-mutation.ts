import type { PayloadRequest, Plugin } from 'payload'
import { requestPasswordReset } from '@/domains/users/password-reset'

async function resolve(_: unknown, { email }: { email?: string }, { req }: { req: PayloadRequest }) {
  await requestPasswordReset(req, email)
  return true
}

/** Lets the GraphQL mutation answer before the account is looked up, as the REST endpoint does. */
export const passwordResetMutation: Plugin = (config) => ({
  ...config,
  graphQL: {
    ...config.graphQL,
    mutations: (_, { Mutation }) => ({
      forgotPasswordUser: { ...Mutation.fields.forgotPasswordUser, resolve },
    }),
  },
})
