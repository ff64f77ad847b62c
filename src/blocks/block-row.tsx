import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { Row } from '@/ui/row'

interface BlockRowProps {
  id: string
  /** The editor's heading. */
  heading?: string | null
  /** The language of the editor's heading, if it differs from the page's. */
  lang?: Locale
  defaultHeading: string
  children: ReactNode
}

/** A block as a section of the page with a heading. */
export function BlockRow({ id, heading, lang, defaultHeading, children }: BlockRowProps) {
  return (
    <Row id={id} title={heading ? <span lang={lang}>{heading}</span> : defaultHeading}>
      <div className="row-wide">{children}</div>
    </Row>
  )
}

/** The link to the list that a block shows the beginning of. */
export function ViewAll({ to, children }: { to: string; children: ReactNode }) {
  const locale = useLocale()
  return (
    <p>
      <a href={localePath(locale, to)}>{children}</a>
    </p>
  )
}
