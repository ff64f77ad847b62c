import { Avatar } from '@/ui/avatar'
import { ShortDate } from '@/ui/short-date'
import { useTranslations } from '@/ui/texts'

export interface Author {
  /** Absent if the author is anonymous. */
  name: string | null
  avatar?: { url: string } | null
  /** The author and the contribution are fictitious. */
  sample?: boolean
}

/** The author and the date. */
export function Byline({ author, date }: { author: Author; date: string }) {
  const t = useTranslations('ui.people')
  const name = author.name ?? t('anonymous')
  const { sample } = author
  return (
    <p className="byline">
      <Avatar name={name} picture={author.avatar} />
      <span>
        <b>{name}</b>
        <small>
          <ShortDate date={date} />
          {sample ? ` · ${t('sample')}` : null}
        </small>
      </span>
    </p>
  )
}
