import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { redirect } from '@/foundation/routing/signals'
import type { SiteRequest } from '@/site/page'
import { type FormPageData, loadFormPage } from './account-reader'

export interface SignInData extends FormPageData {
  /** Where the reader wanted to go. */
  back?: string
}

/** Loads what signing in and signing up need; members are sent on. */
export async function loadSignIn(request: SiteRequest): Promise<SignInData> {
  const data = await loadFormPage(request)
  const back = data.text('redirect')
  if (data.user) redirect(back === undefined ? localePath(data.locale, '/account') : safeRedirectPath(back))
  return { ...data, back }
}
