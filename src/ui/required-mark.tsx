/** Decorative, because the control itself is announced as required. */
export function RequiredMark() {
  return (
    <span className="required" aria-hidden="true">
      *
    </span>
  )
}
