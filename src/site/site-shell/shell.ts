import { type AnnouncementView, listAnnouncements } from '@/domains/announcements/queries'
import { newsletterSlug } from '@/domains/forms/paths'
import { hasPublishedForm } from '@/domains/forms/queries'
import {
  type FooterColumn,
  listFooterColumns,
  listHeaderLinks,
  type SiteLink,
} from '@/domains/navigation/queries'
import { getOperator, type Operator } from '@/domains/operator/queries'
import { listTrustPages, type TrustPage } from '@/domains/pages/queries'
import { poisonLinesSlug } from '@/domains/poison-lines/global'
import { listPoisonLines } from '@/domains/poison-lines/queries'
import type { PoisonLine } from '@/domains/poison-lines/view'
import { hasSampleContent } from '@/domains/sample-content/queries'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'

/** What editors have placed around the content of every page. */
export interface Shell {
  announcements: readonly AnnouncementView[]
  headerLinks: readonly SiteLink[]
  footerColumns: readonly FooterColumn[]
  /** The pages about the site itself. */
  trustPages: readonly TrustPage[]
  /** Whether there is a form to subscribe with. */
  hasNewsletter: boolean
  poisonLines: readonly PoisonLine[]
  /** Who answers for the site; null until it is filled in. */
  operator: Operator | null
  /** Whether the page says that there is sample content. */
  hasSample: boolean
  /** Whether the page shows drafts. */
  isPreview: boolean
}

/** Reads what is around every page, as a guest does: drafts of it have no preview. */
export async function loadShell({ payload, locale, draft }: Reader): Promise<Shell> {
  const guest: Reader = { payload, locale, user: null, draft: false }
  dependsOn([tags.global(poisonLinesSlug), tags.sampleContent])
  const [
    announcements,
    headerLinks,
    footerColumns,
    trustPages,
    hasNewsletter,
    poisonLines,
    operator,
    hasSample,
  ] = await Promise.all([
    listAnnouncements(guest),
    listHeaderLinks(guest),
    listFooterColumns(guest),
    listTrustPages(guest),
    hasPublishedForm(payload, newsletterSlug),
    listPoisonLines(guest),
    getOperator(guest),
    hasSampleContent(payload),
  ])
  return {
    announcements,
    headerLinks,
    footerColumns,
    trustPages,
    hasNewsletter,
    poisonLines,
    operator,
    hasSample,
    isPreview: draft,
  }
}
