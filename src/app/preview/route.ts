import { cookies, draftMode } from 'next/headers'
import { readEnvironment } from '@/foundation/env/environment'
import { createPreviewSession, previewCookie, previewSeconds } from '@/foundation/preview-session'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { redirect } from '@/foundation/routing/signals'
import { sessionUser } from '@/site/page-reader'

/** Starts preview mode for signed-in users; access control decides which drafts they see. */
export async function GET(request: Request): Promise<Response> {
  const path = safeRedirectPath(new URL(request.url).searchParams.get('path'))
  if (!(await sessionUser(request.headers))) return new Response('Sign in to see drafts.', { status: 401 })
  const draft = await draftMode()
  draft.enable()
  const { payloadSecret, secure } = readEnvironment()
  const jar = await cookies()
  // The server lets nobody else past its cache.
  jar.set(previewCookie, createPreviewSession(payloadSecret ?? ''), {
    httpOnly: true,
    maxAge: previewSeconds,
    sameSite: 'lax',
    secure,
  })
  redirect(path)
}
