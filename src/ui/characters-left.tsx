import { charactersLeftText } from './browser/characters-left'
import { countCharacters } from './count-characters'

interface CharactersLeftProps {
  /** What the field contains when it appears. */
  text: string
  max: number
  label: string
}

/** How many characters a text may still have. Scripts count while it is typed. */
export function CharactersLeft({ text, max, label }: CharactersLeftProps) {
  const left = max - countCharacters(text)
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
