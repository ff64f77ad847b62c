import type { ReactNode } from 'react'
import type { ContributionContext } from '@/domains/contributions/context'
import type { SubjectCollection } from '@/domains/contributions/server/subjects'
import type { Reader } from '@/foundation/payload/reader'

/** What blocks are rendered from. */
export interface BlockPage extends ContributionContext {
  /** The list of the page, which the block `pageList` places. */
  list?: ReactNode
}

interface Page {
  reader: Reader
  id: string
  title: string
  path: string
}

/**
 * What blocks of a page that editors compose are rendered from. Pages take no contributions: `supportsKind` says so for
 * every kind.
 */
export function pageContext({ reader, id, title, path }: Page): ContributionContext {
  return { reader, subject: { relationTo: 'pages' as SubjectCollection, value: id }, title, path }
}
