import type { ReactNode } from 'react'

interface AccountSectionProps {
  id: string
  title: string
  note: string
  children: ReactNode
}

/** A section of an account page: its description in the margin beside its form. */
export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <div className="stack-tight">
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  )
}
