import type { ServerProps } from 'payload'
import { maxCounted, queueSize } from '@/domains/moderation/queries'
import { reportedPagesState } from '@/domains/moderation/reported-pages'
import { countApplications } from '@/domains/suppliers/applications/queries'
import { isStaff } from '@/foundation/payload/access'
import { moderationMessages } from './messages'
import './moderation.css'

/** The link to the moderation queue in the panel's navigation, with the number of its entries, up to a limit. */
export async function ModerationLink({ payload, user, i18n }: ServerProps) {
  if (!isStaff(user) || !user || !i18n) return null
  const { t, locale } = moderationMessages(i18n)
  const reader = { payload, user, locale, draft: false }
  const [entries, pages, applications] = await Promise.all([
    queueSize(reader),
    reportedPagesState(reader),
    countApplications(reader),
  ])
  const total = entries + pages.count + applications
  return (
    // class-without-rule: Payload styles its navigation links
    <a className="nav__link moderation__link" href="/admin/moderation">
      {/* class-without-rule: Payload styles its navigation links */}
      <span className="nav__link-label">{t('title')}</span>
      <span className="moderation__count">{total > maxCounted ? `${maxCounted}+` : total}</span>
    </a>
  )
}
