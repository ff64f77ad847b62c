import { SentNotice } from '@/ui/sent-notice.client'

interface EntrySentNoticeProps {
  title: string
  text: string
  /** The entry in the admin panel. */
  link: { href: string; label: string }
}

/** Confirms a sent entry and links to it while it is pending. */
export function EntrySentNotice({ title, text, link }: EntrySentNoticeProps) {
  return (
    <SentNotice title={title}>
      <p>{text}</p>
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </SentNotice>
  )
}
