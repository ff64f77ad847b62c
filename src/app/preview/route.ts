import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { sessionUser } from '@/app/page-reader'
import { samePath } from '@/foundation/routing/same-path'

/** Shows a page with its drafts to whoever is signed in; access decides which drafts those are. */
export async function GET(request: Request): Promise<Response> {
  const path = samePath(new URL(request.url).searchParams.get('path'))
  if (!(await sessionUser(request.headers))) return new Response('Sign in to see drafts.', { status: 401 })
  const draft = await draftMode()
  draft.enable()
  redirect(path)
}
