import { translator } from '@/foundation/i18n/translator'
import type { Head } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { ServerErrorPage } from '@/site/site-shell/server-error'

function head(_: object, { locale }: SiteRequest): Head {
  const t = translator(locale, 'errors')
  return { title: t('title'), robots: { index: false } }
}

/** What is shown, with status 500, where a page failed. */
export const serverErrorPage: Page<object> = {
  load: () => Promise.resolve({}),
  head,
  View: ServerErrorPage,
  needsDatabase: false,
}
