import type { FocusEvent, KeyboardEvent } from 'react'
import type { SignedInUser } from '@/domains/users/signed-in-state'
import { Avatar } from '@/ui/avatar'

export interface AccountDropProps {
  label: string
  links: { href: string; label: string }[]
  /** The label of the link to the user's shop, which only vendors see. */
  shop: string
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

/** The signed-in user's avatar and account menu. */
export default function AccountDropdown({
  person,
  label,
  links,
  shop,
  signOut,
}: AccountDropProps & { person: SignedInUser }) {
  return (
    <details className="account-dropdown" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className="account-link">
        <span className="hidden-visually">{label}: </span>
        <Avatar name={person.name} picture={person.picture} />
        <span>{person.name}</span>
      </summary>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {person.sells ? (
          <li>
            <a href="/admin">{shop}</a>
          </li>
        ) : null}
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
