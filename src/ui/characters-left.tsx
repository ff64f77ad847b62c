import { charactersLeftText } from './browser/characters-left'

interface CharactersLeftProps {
  /** What the field contains when it appears. */
  text: string
  max: number
  label: string
}

/** How many characters a text may still have. Scripts count while it is typed. */
export function CharactersLeft({ text, max, label }: CharactersLeftProps) {
  // A text area has one character for each end of a line.
  const left = max - text.replaceAll('\r\n', '\n').length
  return (
    <p
      className="characters-left numeric"
      data-over={left < 0 || undefined}
      data-characters-left={max}
      data-label={label}
    >
      <span aria-hidden="true" suppressHydrationWarning>
        {charactersLeftText(label, left)}
      </span>
      <span className="hidden-visually" role="status" suppressHydrationWarning>
        {''}
      </span>
    </p>
  )
}
