import '@/ui/styles/account-pages.css'
import type { ReactNode } from 'react'

interface AccountFrameProps {
  label: string
  sections: readonly { title: string; href: string; current?: boolean; count?: number }[]
  title: ReactNode
  children: ReactNode
}

/** A page of an account with links to the other sections. */
export function AccountFrame({ label, sections, title, children }: AccountFrameProps) {
  return (
    <div className="account">
      <nav className="account-menu" aria-label={label}>
        <ul>
          {sections.map(({ title: name, href, current, count }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                {name}
                {count ? <span className="numeric count">{count}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="account-main">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
