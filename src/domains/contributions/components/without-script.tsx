interface WithoutScriptProps {
  /** The page with the form, rendered for its reader. */
  href: string
  label: string
}

/** Leads members without JavaScript to a form, because only scripts tell a cached page that they are signed in. */
export function WithoutScript({ href, label }: WithoutScriptProps) {
  return (
    <noscript>
      <p className="caption">
        <a href={href}>{label}</a>
      </p>
    </noscript>
  )
}
