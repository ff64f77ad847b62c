import { translator } from '@/foundation/i18n/translator'
import type { Head } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { NotFoundPage } from '@/site/site-shell/not-found'

function head(_: object, { locale }: SiteRequest): Head {
  const t = translator(locale, 'site.notFound')
  return { title: t('title'), robots: { index: false } }
}

/** What an address without a page shows, with status 404. */
export const notFoundPage: Page<object> = { load: () => Promise.resolve({}), head, View: NotFoundPage }
