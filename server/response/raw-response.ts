import type { ServerResponse } from 'node:http'

/** The response's original methods. */
export interface RawResponse {
  write(bytes: Buffer, done?: () => void): boolean
  end(bytes?: Buffer): void
  flushHeaders(): void
}

/** Node sends the headers through `res.writeHead`, so the original must be restored before the first write. */
export function getRawResponse(res: ServerResponse): RawResponse {
  const { writeHead } = res
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  const flushHeaders = res.flushHeaders.bind(res)
  return {
    write: (bytes, done) => {
      res.writeHead = writeHead
      return write(bytes, done)
    },
    end: (bytes) => {
      res.writeHead = writeHead
      if (bytes) end(bytes)
      else end()
    },
    flushHeaders: () => {
      res.writeHead = writeHead
      flushHeaders()
    },
  }
}
