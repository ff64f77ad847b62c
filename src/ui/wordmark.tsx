import { mark } from './logo-mark'

/** The mark beside a name that says it. `large` shows its gills, which need some 48 px. */
export function Mark({ large = false }: { large?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={large ? mark.letter + mark.gills : mark.letter} fill="var(--ink)" fillRule="evenodd" />
      <path d={mark.cap} fill="var(--chanterelle)" />
    </svg>
  )
}
