import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Row } from '@/ui/row'

interface BlockRowProps {
  id: string
  /** The editor's, with its language where that is another than the page's. */
  heading?: string | null
  lang?: Locale
  /** Said where an editor wrote none. */
  otherwise: string
  children: ReactNode
}

/** A block that has a heading of its own in the page. */
export function BlockRow({ id, heading, lang, otherwise, children }: BlockRowProps) {
  return (
    <Row id={id} title={heading ? <span lang={lang}>{heading}</span> : otherwise}>
      <div className="row-wide">{children}</div>
    </Row>
  )
}

/** The way to a whole list. */
export function ViewAll({ to, children }: { to: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <p>
      <a href={localePath(locale, to)}>{children}</a>
    </p>
  )
}
