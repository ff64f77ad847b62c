import { APIError } from 'payload'
import { z } from 'zod'
import { email, locale, newPassword } from '@/domains/users/account'
import { sessionCookie } from '@/domains/users/session'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { localePath } from '@/foundation/routing/locale-path'

/** Has a link sent with which a new password is chosen; answered alike whether there is such an account or not. */
export const requestPasswordReset = formEndpoint({
  path: '/forgot',
  schema: z.object({ email, locale }),
  preservedFields: ['email'],
  handle: async (req, { email, locale }) => {
    await req.payload.forgotPassword({ collection: 'users', data: { email }, req, overrideAccess: false })
    return { to: localePath(locale, '/forgot?done=sent'), body: { message: 'Check your mail.' } }
  },
})

/** Sets a new password with the token of a letter; every session there was ends, and a new one begins. */
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
