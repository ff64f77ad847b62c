interface ClampedProps {
  /** Unique on the page. */
  id: string
  text: string
  lang?: string
  labels: { more: string; less: string }
}

/** About as many characters as five lines hold; less needs no way to the rest. */
const fiveLines = 340

/** A text of somebody's, five lines of it until more is asked for. */
export function Clamped({ id, text, lang, labels }: ClampedProps) {
  if (text.length <= fiveLines) return <p lang={lang}>{text}</p>
  return (
    <div className="clamped">
      <input
        className="expander-toggle hidden-visually"
        type="checkbox"
        id={id}
        aria-controls={`${id}-text`}
      />
      <p className="clamped-text" id={`${id}-text`} lang={lang}>
        {text}
      </p>
      <label className="button quiet expander-label" htmlFor={id}>
        <span className="when-closed">{labels.more}</span>
        <span className="when-open">{labels.less}</span>
      </label>
    </div>
  )
}
