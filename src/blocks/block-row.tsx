import type { ReactNode } from 'react'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { RowContent } from '@/ui/row'
import { useLocale } from '@/ui/texts'

interface BlockRowProps {
  id: string
  /** The editor's heading. */
  heading?: string | null
  /** The language of the editor's heading, if it differs from the page's. */
  lang?: Locale
  /** Without one, a block without the editor's heading has none. */
  defaultHeading?: string
  children: ReactNode
}

interface BlockSectionProps {
  id: string
  title: ReactNode
  children: ReactNode
}

/** A block with a heading. It is no landmark: editors may place a block twice, and landmarks need different names. */
export function BlockSection({ id, title, children }: BlockSectionProps) {
  return (
    <section className="row" id={id}>
      <RowContent id={id} title={title}>
        {children}
      </RowContent>
    </section>
  )
}

/** A block as a row of the page, a section with a heading if it has one. */
export function BlockRow({ id, heading, lang, defaultHeading, children }: BlockRowProps) {
  const content = <div className="row-wide">{children}</div>
  if (!heading && !defaultHeading) {
    return (
      <div className="row block-row" id={id}>
        {content}
      </div>
    )
  }
  return (
    <BlockSection id={id} title={heading ? <span lang={lang}>{heading}</span> : defaultHeading}>
      {content}
    </BlockSection>
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
