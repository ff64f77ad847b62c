'use client'

/** The fields of a form, or else the page beside the navigation. */
const findContent = () =>
  document.querySelector<HTMLElement>('.document-fields') ??
  document.querySelector<HTMLElement>('.template-default__wrap')

function focusContent() {
  const content = findContent()
  content?.setAttribute('tabindex', '-1')
  content?.focus()
}

/** Payload's page has no place that a link could name. */
export function SkipButton({ label }: { label: string }) {
  return (
    <button className="skip-button" onClick={focusContent} type="button">
      {label}
    </button>
  )
}
