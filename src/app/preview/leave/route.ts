import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'

/** Ends preview mode. */
export async function GET(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  redirect(safeRedirectPath(new URL(request.url).searchParams.get('path')))
}
