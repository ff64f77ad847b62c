import { cookies, draftMode } from 'next/headers'
import { previewCookie } from '@/foundation/preview-session'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { redirect } from '@/foundation/routing/signals'

/** Ends preview mode. */
export async function GET(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  jar.delete(previewCookie)
  redirect(safeRedirectPath(new URL(request.url).searchParams.get('path')))
}
