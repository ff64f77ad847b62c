import config from '@payload-config'
import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { samePath } from '@/foundation/routing/same-path'

/** Shows a page with its drafts to whoever is signed in; access decides which drafts those are. */
export async function GET(request: Request): Promise<Response> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  const path = samePath(new URL(request.url).searchParams.get('path'))
  if (!user) return new Response('Sign in to see drafts.', { status: 401 })
  const draft = await draftMode()
  draft.enable()
  redirect(path)
}
