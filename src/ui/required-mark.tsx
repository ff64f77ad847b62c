/** Seen; heard as "required" from the control itself. */
export function RequiredMark() {
  return (
    <span className="required" aria-hidden="true">
      *
    </span>
  )
}
