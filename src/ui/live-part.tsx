import type { HTMLAttributes } from 'react'
import { ServerHtml } from './html/server-html'

interface LivePartProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'nav' | 'p' | 'span'
  name: string
  /** As for `ServerHtml`. */
  slotName?: string
}

/**
 * A part of the page that a script can replace by HTML from the server. React has not rendered what is in it, so it never
 * misses a node. Attributes stay.
 */
export function LivePart({ as = 'div', name, ...rest }: LivePartProps) {
  return <ServerHtml {...rest} as={as} data-live={name} />
}
