import { getLocale, getTranslations } from 'next-intl/server'
import { listAnnouncements } from '@/domains/announcements/queries'
import type { Locale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/page-reader'
import { InlineText } from '@/ui/inline-text'

/** What editors announce, above the header. The link “Hide” makes a line the target of the address, which hides it. */
export async function Announcements() {
  const announcements = await listAnnouncements(await allowAll((await getLocale()) as Locale))
  if (announcements.length === 0) return null
  const t = await getTranslations('site.announcements')
  return (
    <aside className="announcements" aria-label={t('label')}>
      {announcements.map(({ id, text, href }) => (
        <p className="page" key={id} id={`announcement-${id}`}>
          <span>
            {href ? (
              <a href={href}>
                <InlineText text={text} />
              </a>
            ) : (
              <InlineText text={text} />
            )}
          </span>
          <a className="announcement-hide" href={`#announcement-${id}`}>
            {t('hide')}
          </a>
        </p>
      ))}
    </aside>
  )
}
