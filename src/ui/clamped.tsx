interface ClampedProps {
  /** Unique on the page. */
  id: string
  text: string
  lang?: string
  labels: { more: string; less: string }
}

/**
 * A contribution's text, cut to five lines with a button for the rest where it is longer, which only a script can
 * measure. Without scripts, it is shown in full.
 */
export function Clamped({ id, text, lang, labels }: ClampedProps) {
  return (
    <div className="clamped" data-foldable>
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
