import type { ReactNode } from 'react'

interface ExpanderProps {
  id: string
  /** Labels of the button while the text is folded and unfolded. */
  labels: { more: string; less: string }
  children: ReactNode
}

/**
 * Folds long text to half a screen with a checkbox, so that it works without scripts. A script removes the button where
 * the text fits.
 */
export function Expander({ id, labels, children }: ExpanderProps) {
  return (
    <div className="expander" data-foldable>
      <input
        className="expander-toggle hidden-visually"
        type="checkbox"
        id={id}
        aria-controls={`${id}-text`}
      />
      <div className="expander-text" id={`${id}-text`}>
        {children}
      </div>
      <label className="button line expander-label" htmlFor={id}>
        <span className="when-closed">{labels.more}</span>
        <span className="when-open">{labels.less}</span>
      </label>
    </div>
  )
}
