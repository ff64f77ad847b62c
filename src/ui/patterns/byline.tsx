import { useFormatter, useTranslations } from 'next-intl'
import { Avatar } from '@/ui/avatar'

export interface Author {
  /** Absent where they wrote without their name. */
  name: string | null
  avatar?: { url: string } | null
  /** Made up, with what they wrote. */
  sample?: boolean
}

/** Who wrote it, and when. */
export function Byline({ author, date }: { author: Author; date: string }) {
  const t = useTranslations('ui.people')
  const format = useFormatter()
  const name = author.name ?? t('anonymous')
  const { sample } = author
  return (
    <p className="byline">
      <Avatar name={name} picture={author.avatar} />
      <span>
        <b>{name}</b>
        <small>
          <time dateTime={date}>{format.dateTime(new Date(date), { dateStyle: 'medium' })}</time>
          {sample ? ` · ${t('sample')}` : null}
        </small>
      </span>
    </p>
  )
}
