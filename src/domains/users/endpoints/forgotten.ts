import { APIError } from 'payload'
import { z } from 'zod'
import { email, locale, newPassword } from '@/domains/users/account'
import { sessionCookie } from '@/domains/users/session'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { localePath } from '@/foundation/routing/locale-path'

/** Mails a link for choosing a new password. The response is the same whether the account exists or not. */
export const requestPasswordReset = formEndpoint({
  path: '/forgot',
  schema: z.object({ email, locale }),
  preservedFields: ['email'],
  handle: async (req, { email, locale }) => {
    await req.payload.forgotPassword({ collection: 'users', data: { email }, req, overrideAccess: false })
    return { to: localePath(locale, '/forgot?done=sent'), body: { message: 'Check your mail.' } }
  },
})

/** Sets a new password with the token of a mail, ends all sessions and begins a new one. */
export const resetPassword = formEndpoint({
  path: '/reset',
  schema: z.object({ token: z.string('linkStale'), password: newPassword, locale }),
  handle: async (req, { token, password, locale }) => {
    try {
      const data = { token, password }
      const done = await req.payload.resetPassword({ collection: 'users', data, req, overrideAccess: false })
      return {
        to: localePath(locale, '/account?done=password'),
        body: { message: 'The password is changed.' },
        cookies: [sessionCookie(req, done.token)],
      }
    } catch (error) {
      if (error instanceof APIError && error.status === 403) throw formError('linkStale', { status: 403 })
      throw error
    }
  },
})
