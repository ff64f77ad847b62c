'use client'
import type { ReactNode } from 'react'

interface ChoiceProps {
  /** The key with one answer more, or without it if it was given. */
  href: string
  name: string
  isGiven: boolean
  kind?: 'empty' | 'unsure'
  /** How many species would be left. */
  count?: number
  /** The count in words, for screen readers, with the deadly ones among them. */
  countInWords?: string
  isDeadly?: boolean
  children?: ReactNode
}

/**
 * A choice of a question with its drawing, as a link. A client component without state, because the key has hundreds of
 * them: as server components their elements would be rendered, serialised and parsed before they become HTML.
 */
export function Choice({ href, name, isGiven, kind, count, countInWords, isDeadly, children }: ChoiceProps) {
  return (
    <li className={kind ? `choice is-${kind}` : 'choice'}>
      <a href={href} rel="nofollow" aria-current={isGiven ? 'true' : undefined}>
        {children}
        <span className="name">{name}</span>
        {count === undefined ? null : (
          <span className="count numeric">
            <span aria-hidden="true">{count}</span>
            <span className="hidden-visually">{countInWords}</span>
            {isDeadly ? <span className="deadly-mark" /> : null}
          </span>
        )}
      </a>
    </li>
  )
}
