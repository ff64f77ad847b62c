'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchSignedInUser, type SignedInUser } from '@/domains/users/signed-in-state'
import type { AccountDropProps } from './account-dropdown'

const AccountDropdown = lazy(() => import('./account-dropdown'))

interface AccountMenuProps extends AccountDropProps {
  /** The sign-in link for guests. */
  children: ReactNode
}

/** The sign-in link for guests; avatar and menu for signed-in users. */
export function AccountMenu({ children, ...drop }: AccountMenuProps) {
  const [person, setPerson] = useState<SignedInUser | null>(null)
  useEffect(() => {
    fetchSignedInUser().then(setPerson, () => setPerson(null))
  }, [])
  if (!person) return children
  return (
    <Suspense fallback={children}>
      <AccountDropdown person={person} {...drop} />
    </Suspense>
  )
}
