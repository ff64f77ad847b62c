import type { ReactNode } from 'react'

interface TabsProps {
  /** Unique on the page. */
  id: string
  label: string
  tabs: readonly { title: string; content: ReactNode }[]
}

/**
 * Panels of one subject, one visible at a time. Radio buttons select it, so that it works without
 * JavaScript.
 */
export function Tabs({ id, label, tabs }: TabsProps) {
  return (
    <fieldset className="tabs">
      <legend className="hidden-visually">{label}</legend>
      {tabs.map(({ title, content }, index) => (
        <div className="tab" key={title}>
          <label className="tab-title">
            <input type="radio" name={id} defaultChecked={index === 0} />
            {title}
          </label>
          <div className="tab-content prose">{content}</div>
        </div>
      ))}
    </fieldset>
  )
}
