import type { Ref } from 'react'

interface FormSummaryProps {
  title: string
  /** Error messages by the id of their field; without a field for errors of the whole form. */
  errors: readonly { field?: string; message: string }[]
  /** A form that is sent without leaving the page gives `takeFocus`. */
  ref?: Ref<HTMLDivElement>
}

/** Lists the errors of a rejected form with links to the fields, and takes the focus. */
export function FormSummary({ title, errors, ref }: FormSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: answered to a form that was just sent; without a script nothing else moves there
    <div className="form-summary" role="alert" tabIndex={-1} ref={ref} data-takes-focus="" autoFocus>
      <p className="notice-title">{title}</p>
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
