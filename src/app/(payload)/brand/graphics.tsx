import { Mark } from '@/ui/wordmark'

/** Above the panel's forms for visitors: the name and its mark. */
export function Logo() {
  return (
    <span className="panel-logo">
      <Mark large />
      Fungarium
    </span>
  )
}

/** At the head of the panel's path. */
export function Icon() {
  return (
    <span className="panel-icon" role="img" aria-label="Fungarium">
      <Mark />
    </span>
  )
}
