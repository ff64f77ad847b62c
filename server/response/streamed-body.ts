import type { ServerResponse } from 'node:http'
import { type Compressor, createCompressor, type Encoding } from '../compression'
import type { RawResponse } from './raw-response'

/** Returns a stream that compresses the body into the response as it arrives. */
export function startCompression(encoding: Encoding, res: ServerResponse, raw: RawResponse): Compressor {
  const compressor = createCompressor(encoding)
  res.setHeader('Content-Encoding', encoding)
  res.removeHeader('Content-Length')
  const etag = res.getHeader('ETag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('ETag', `W/${etag}`)
  compressor.on('data', (chunk: Buffer) => {
    if (raw.write(chunk) === false) compressor.pause()
  })
  res.on('drain', () => compressor.resume())
  compressor.on('drain', () => res.emit('drain'))
  compressor.on('end', () => raw.end())
  compressor.on('error', (error) => res.destroy(error))
  res.on('close', () => compressor.destroy())
  // Next calls `flush` after each chunk of a stream, so that the visitor gets it at once.
  Object.assign(res, { flush: () => compressor.flush() })
  return compressor
}
