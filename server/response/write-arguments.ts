import type { ServerResponse } from 'node:http'

/** Parses the arguments of `write` and `end`, each of which is optional. */
export function parseWriteArguments(
  chunk: unknown,
  encoding: unknown,
  callback: unknown,
): { bytes?: Buffer; done?: () => void } {
  const done = [chunk, encoding, callback].find(isCallback)
  if (typeof chunk === 'string')
    return {
      bytes: Buffer.from(
        chunk,
        typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
      ),
      done,
    }
  if (chunk instanceof Uint8Array)
    return { bytes: Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength), done }
  return { done }
}

function isCallback(value: unknown): value is () => void {
  return typeof value === 'function'
}

/** Sets the headers given to `writeHead`: an object, or a flat list of names and values. */
export function setHeaders(res: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    const flat = headers.flat()
    for (let i = 0; i + 1 < flat.length; i += 2) res.appendHeader(String(flat[i]), String(flat[i + 1]))
  } else if (headers && typeof headers === 'object') {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  }
}
