import type { ReactNode } from 'react'

interface SuggestionGroupProps {
  /** Unique in the list. */
  id: string
  heading: string
  /** Whether screen readers are told the heading when the list opens. */
  isAnnounced?: boolean
  children: ReactNode
}

/** Options of a combobox under a heading. */
export function SuggestionGroup({ id, heading, isAnnounced = false, children }: SuggestionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options must be in a group of a listbox.
    <div
      className="suggest-group"
      role="group"
      aria-labelledby={id}
      data-announced={isAnnounced ? heading : undefined}
    >
      <span className="suggest-head" id={id}>
        {heading}
      </span>
      {children}
    </div>
  )
}
