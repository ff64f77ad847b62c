import type { Ref } from 'react'
import { SentNotice } from '@/ui/sent-notice'

interface EntrySentNoticeProps {
  title: string
  text: string
  /** The entry in the admin panel. */
  link: { href: string; label: string }
  /** Forms give `takeFocus`. */
  ref?: Ref<HTMLDivElement>
}

/** Confirms a sent entry and links to it while it is pending. */
export function EntrySentNotice({ title, text, link, ref }: EntrySentNoticeProps) {
  return (
    <SentNotice title={title} ref={ref}>
      <p>{text}</p>
      <p>
        <a href={link.href}>{link.label}</a>
      </p>
    </SentNotice>
  )
}
