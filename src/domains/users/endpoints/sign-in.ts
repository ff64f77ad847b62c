import { z } from 'zod'
import { runPendingAction } from '@/domains/contributions/server/pending-action'
import { currentPassword, email } from '@/domains/users/account'
import { endSession, expiredSessionCookie, isInvalidSignIn, sessionCookie } from '@/domains/users/session'
import { formEndpoint } from '@/foundation/forms/form-endpoint'
import { formError } from '@/foundation/forms/problem'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'

/**
 * Signs in, runs the pending action and returns to the page before. The problem never says whether the
 * address or the password is wrong.
 */
export const signIn = formEndpoint({
  path: '/sign-in',
  schema: z.object({ email, password: currentPassword, redirect: z.string().optional() }),
  preservedFields: ['email'],
  handle: async (req, { email, password, redirect }) => {
    try {
      const data = { email, password }
      const { token, user } = await req.payload.login({
        collection: 'users',
        data,
        req,
        overrideAccess: false,
      })
      return {
        to: safeRedirectPath(redirect),
        body: { message: 'Signed in.' },
        cookies: [sessionCookie(req, token), ...(await runPendingAction(req, user))],
      }
    } catch (error) {
      if (isInvalidSignIn(error)) throw formError('signInWrong', { status: 401 })
      throw error
    }
  },
})

/** Ends the current session, or all of them with `everywhere`. Succeeds for guests too. */
export const signOut = formEndpoint({
  path: '/sign-out',
  schema: z.object({ everywhere: z.string().optional(), redirect: z.string().optional() }),
  handle: async (req, { everywhere, redirect }) => {
    if (req.user) await endSession(req, req.user, everywhere !== undefined)
    return {
      to: safeRedirectPath(redirect),
      body: { message: 'Signed out.' },
      cookies: [expiredSessionCookie(req)],
    }
  },
})
