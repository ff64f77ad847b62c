'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { inPlace } from '@/domains/contributions/browser/ajax-list'

interface VoicesRegionProps {
  /** Unique on the page. */
  id: string
  kind: 'reviews' | 'impressions' | 'comments'
  /** The page of all voices: where the list is seen anew, and what it is known by there. */
  address: string
  /**
   * The list and what filters it. `data-part="list"` holds the entries, `"foot"` the way to more, `"failed"` is hidden
   * and says that they could not be fetched.
   */
  children: ReactNode
}

/** A list of voices that goes on in place. */
export function ContributionList({ id, kind, address, children }: VoicesRegionProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => (region.current ? inPlace(region.current) : undefined), [])
  return (
    <div className="voices stack" id={id} ref={region} data-kind={kind} data-address={address}>
      {children}
    </div>
  )
}
