import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'
import { useShell } from './shell-context'

/** What editors announce, above the header. The link “Hide” makes a line the target of the address, which hides it. */
export function Announcements() {
  const t = useTranslations('site.announcements')
  const { announcements } = useShell()
  if (announcements.length === 0) return null
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
