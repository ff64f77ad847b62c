export interface AccountMenuProps {
  label: string
  links: { href: string; label: string }[]
  /** The label of the link to the user's shop, which only vendors see. */
  shop: string
  signOut: { label: string; redirect: string }
}

/** The signed-in user's avatar and account menu, which a script fills in and shows in place of the sign-in link. */
export function AccountMenu({ label, links, shop, signOut }: AccountMenuProps) {
  return (
    <template>
      <details className="account-dropdown">
        <summary className="account-link">
          <span className="hidden-visually">{label}: </span>
          <span className="avatar" aria-hidden="true" />
          <span data-user-name="" />
        </summary>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li data-vendors-only="">
            <a href="/admin">{shop}</a>
          </li>
          <li>
            <form method="post" action="/api/users/sign-out">
              <input type="hidden" name="redirect" value={signOut.redirect} />
              <button type="submit">{signOut.label}</button>
            </form>
          </li>
        </ul>
      </details>
    </template>
  )
}
