/** A request to send; the session and the address of the client are added when it is sent. */
export interface FuzzRequest {
  /** What it tries, without its values: requests that fail alike are grouped by it. */
  label: string
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer
  /** Sent as it is over a socket, instead of all the above. */
  raw?: string
  asMember: boolean
}

export interface FuzzResponse {
  status: number
  body: string
  milliseconds: number
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Writes bytes as text for the shell's `printf`. */
function escapeBytes(bytes: Buffer): string {
  return [...bytes]
    .map((byte) => {
      const isPlain = byte > 31 && byte < 127 && !"%\\'".includes(String.fromCharCode(byte))
      return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
    })
    .join('')
}

/** The command that repeats a request; a member's session is expected in `$TOKEN`. */
export function toCommand(base: string, { method, path, headers, body, raw, asMember }: FuzzRequest): string {
  const { hostname, port } = new URL(base)
  if (raw !== undefined)
    return `printf '${escapeBytes(Buffer.from(raw, 'latin1'))}' | nc ${hostname} ${port || 80}`
  return [
    body ? `printf '${escapeBytes(body)}' |` : '',
    `curl -gsi --path-as-is -X ${quote(method)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    asMember ? '-H "Authorization: JWT $TOKEN"' : '',
    body ? '--data-binary @-' : '',
    quote(base + path),
  ]
    .filter(Boolean)
    .join(' ')
}
