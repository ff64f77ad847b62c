import { readEnvironment } from '@/foundation/env/environment'
import type { Locale } from '@/foundation/i18n/locales'
import type { Reader } from '@/foundation/payload/reader'
import { hasPreviewSession } from '@/foundation/preview-session'
import { allowAll, sessionUser } from './session'

const { payloadSecret = '' } = readEnvironment()

/**
 * The reader that a page is rendered for. A guest, so that the page is the same for everyone and can be
 * cached; in preview mode the editor, drafts included, without caching.
 */
export async function pageReader(locale: Locale, headers: Headers): Promise<Reader> {
  const guest = await allowAll(locale)
  if (!hasPreviewSession(headers.get('cookie') ?? undefined, payloadSecret)) return guest
  const user = await sessionUser(headers)
  return { ...guest, user, draft: user !== null }
}
