import { readEnvironment } from '@/foundation/env/environment'
import { createPreviewSession, previewCookie, previewSeconds } from '@/foundation/preview-session'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { sessionUser } from '@/site/session'

function cookie(value: string, seconds: number): string {
  const secure = readEnvironment().secure ? '; Secure' : ''
  return `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Leads to the page that the address names, and sets a cookie. */
function leadToPage(request: Request, setCookie: string): Response {
  const path = safeRedirectPath(new URL(request.url).searchParams.get('path'))
  return new Response(null, { status: 307, headers: { Location: path, 'Set-Cookie': setCookie } })
}

/** `/preview?path=…`: starts a preview for signed-in users; access control decides which drafts they see. */
export async function startPreview(request: Request): Promise<Response> {
  if (!(await sessionUser(request.headers))) return new Response('Sign in to see drafts.', { status: 401 })
  const session = createPreviewSession(readEnvironment().payloadSecret ?? '')
  return leadToPage(request, cookie(session, previewSeconds))
}

/** `/preview/leave?path=…`: ends the preview. */
export const leavePreview = (request: Request): Response => leadToPage(request, cookie('', 0))
