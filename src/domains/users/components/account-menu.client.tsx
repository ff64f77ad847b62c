'use client'

import { UserRound } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { Avatar } from '@/ui/avatar'
import { type Person, whoIsSignedIn } from '../who-is-signed-in'

interface AccountMenuProps {
  signIn: { href: string; label: string }
  label: string
  links: { href: string; label: string }[]
  signOut: { label: string; redirect: string }
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

/** "Sign in" for visitors; for whoever is signed in their picture, with what is theirs behind it. */
export function AccountMenu({ signIn, label, links, signOut }: AccountMenuProps) {
  const [person, setPerson] = useState<Person | null>(null)
  useEffect(() => {
    whoIsSignedIn().then(setPerson, () => setPerson(null))
  }, [])
  if (!person) {
    return (
      <a className="account-link" href={signIn.href}>
        <UserRound className="icon" aria-hidden="true" />
        <span>{signIn.label}</span>
      </a>
    )
  }
  return (
    <details className="account-drop" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className="account-link" aria-label={`${label}: ${person.name}`}>
        <Avatar name={person.name} picture={person.picture} />
        <span>{person.name}</span>
      </summary>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <form method="post" action="/api/users/sign-out">
            <input type="hidden" name="redirect" value={signOut.redirect} />
            <button type="submit">{signOut.label}</button>
          </form>
        </li>
      </ul>
    </details>
  )
}
