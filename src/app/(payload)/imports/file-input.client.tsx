'use client'

interface FileInputProps {
  label: string
  accept: string
  maxBytes: number
  /** The message for a file that is too large. */
  tooLarge: string
}

/** Refuses a file that is too large before it is sent: the server closes the connection on bodies above its own limit. */
export function FileInput({ label, accept, maxBytes, tooLarge }: FileInputProps) {
  return (
    <label>
      {label}
      <input
        accept={accept}
        name="file"
        onChange={({ currentTarget: input }) => {
          const size = input.files?.[0]?.size ?? 0
          input.setCustomValidity(size > maxBytes ? tooLarge : '')
          input.reportValidity()
        }}
        required
        type="file"
      />
    </label>
  )
}
