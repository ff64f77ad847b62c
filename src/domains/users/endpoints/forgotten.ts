import { APIError, addDataAndFileToRequest, type Endpoint, headersWithCors } from 'payload'
import { z } from 'zod'
import { email, locale, newPassword } from '@/domains/users/account'
import { requestPasswordReset } from '@/domains/users/password-reset'
import { sessionCookie } from '@/domains/users/session'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { localePath } from '@/foundation/routing/locale-path'

/** Mails a link for choosing a new password. The response is the same whether the account exists or not. */
export const forgotPassword = formEndpoint({
  path: '/forgot',
  schema: z.object({ email, locale }),
  preservedFields: ['email'],
  handle: async (req, { email, locale }) => {
    await requestPasswordReset(req, email)
    return { to: localePath(locale, '/forgot?done=sent'), body: { message: 'Check your mail.' } }
  },
})

/** Replaces Payload's endpoint, which answers only after the token of a known account is stored. */
export const builtInForgotPassword: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    await requestPasswordReset(req, req.data?.email)
    const headers = headersWithCors({ headers: new Headers(), req })
    return Response.json({ message: req.t('general:success') }, { headers })
  },
}

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
