import type { ReactNode } from 'react'

interface ContributionListProps {
  /** Unique on the page. */
  id: string
  kind: 'reviews' | 'impressions' | 'comments'
  /** The page of all contributions: a refresh fetches the list there, and finds it by this address. */
  address: string
  /**
   * The list and its filters. `data-part="list"` has the entries, `"foot"` the links to further ones, `"failed"` the
   * hidden error message.
   */
  children: ReactNode
}

/** A list of contributions that is filtered and continued without leaving the page. */
export function ContributionList({ id, kind, address, children }: ContributionListProps) {
  return (
    <div className="contributions stack" id={id} data-kind={kind} data-address={address}>
      {children}
    </div>
  )
}
