import type { ReactNode } from 'react'

interface ChoiceContentProps {
  name: string
  /** How many species would be left. */
  count?: number
  /** The count in words, for screen readers, with the deadly ones among them. */
  countInWords?: string
  isDeadly?: boolean
  /** The drawing. */
  children?: ReactNode
}

/** What a choice says: the same for all answers that leave as many species. */
export function ChoiceContent({ name, count, countInWords, isDeadly, children }: ChoiceContentProps) {
  return (
    <>
      {children}
      <span className="name">{name}</span>
      {count === undefined ? null : (
        <span className="count numeric">
          <span aria-hidden="true">{count}</span>
          <span className="hidden-visually">{countInWords}</span>
          {isDeadly ? <span className="deadly-mark" /> : null}
        </span>
      )}
    </>
  )
}

interface ChoiceProps {
  /** The key with one answer more, or without it if it was given. */
  href: string
  isGiven: boolean
  kind?: 'empty' | 'unsure'
  /** `ChoiceContent` as HTML. */
  content: string
}

/** A choice of a question with its drawing, as a link. */
export function Choice({ href, isGiven, kind, content }: ChoiceProps) {
  return (
    <li className={kind ? `choice is-${kind}` : 'choice'}>
      <a
        href={href}
        rel="nofollow"
        aria-current={isGiven ? 'true' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
        dangerouslySetInnerHTML={{ __html: content }}
      />
    </li>
  )
}
