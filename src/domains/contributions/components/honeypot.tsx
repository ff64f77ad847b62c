/** A field that people do not see; a value in it gives a bot away. */
export function Honeypot({ label }: { label: string }) {
  return (
    <label className="honeypot" aria-hidden="true">
      {label}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
