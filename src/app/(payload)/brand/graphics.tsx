import { Mark } from '@/ui/wordmark'

/** The project's name and mark above the login forms of the panel. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Mark large />
      Fungarium
    </span>
  )
}

/** The mark at the start of the panel's breadcrumbs. */
export function Icon() {
  return (
    <span className="panel-icon" role="img" aria-label="Fungarium">
      <Mark />
    </span>
  )
}
