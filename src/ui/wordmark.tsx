import { mark } from './logo-mark'

/** The mark beside the name. `large` shows its gills, which need about 48 px. */
export function Mark({ large = false }: { large?: boolean }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={large ? mark.letter + mark.gills : mark.letter} fill="var(--ink)" fillRule="evenodd" />
      <path d={mark.cap} fill="var(--chanterelle)" />
    </svg>
  )
}
