'use client'

/** Prints the page. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button onClick={() => window.print()} type="button">
      {label}
    </button>
  )
}
