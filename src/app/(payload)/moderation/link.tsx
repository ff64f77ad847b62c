import type { ServerProps } from 'payload'
import { queueLength } from '@/domains/moderation/queries'
import { isStaff } from '@/foundation/payload/access'
import { wordsFor } from './messages'
import './moderation.css'

/** The way to the queue, with how much waits there. */
export async function ModerationLink({ payload, user, i18n }: ServerProps) {
  if (!isStaff(user) || !user || !i18n) return null
  const { t, language } = wordsFor({ i18n } as never)
  const waiting = await queueLength({ payload, user, locale: language, draft: false })
  return (
    // class-without-rule: Payload styles its navigation links
    <a className="nav__link moderation__link" href="/admin/moderation">
      {/* class-without-rule: Payload styles its navigation links */}
      <span className="nav__link-label">{t('title')}</span>
      <span className="moderation__count">{waiting}</span>
    </a>
  )
}
