'use client'

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { fetchSignedInUser, type SignedInUser } from '@/domains/users/signed-in-state'
import type { AccountDropProps } from './account-dropdown'

const AccountDropdown = lazy(() => import('./account-dropdown'))

interface AccountMenuProps extends AccountDropProps {
  /** The way in, for visitors. */
  children: ReactNode
}

/** "Sign in" for visitors; for whoever is signed in their picture, with what is theirs behind it. */
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
