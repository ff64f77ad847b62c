import type { ServerProps } from 'payload'
import { queueState } from '@/domains/moderation/queries'
import { countApplications } from '@/domains/suppliers/applications/queries'
import { isStaff } from '@/foundation/payload/access'
import { moderationMessages } from './messages'
import './moderation.css'

/** The link to the moderation queue in the panel's navigation, with the number of its entries. */
export async function ModerationLink({ payload, user, i18n }: ServerProps) {
  if (!isStaff(user) || !user || !i18n) return null
  const { t, locale } = moderationMessages(i18n)
  const reader = { payload, user, locale, draft: false }
  const [{ total }, applications] = await Promise.all([queueState(reader), countApplications(reader)])
  return (
    // class-without-rule: Payload styles its navigation links
    <a className="nav__link moderation__link" href="/admin/moderation">
      {/* class-without-rule: Payload styles its navigation links */}
      <span className="nav__link-label">{t('title')}</span>
      <span className="moderation__count">{total + applications}</span>
    </a>
  )
}
