import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-server-dom-turbopack/server'

/** Stands for the client components, which only the data would name. */
const clientComponents = new Proxy(
  {},
  { get: (_, id) => ({ id: String(id), name: '', chunks: [], async: false }) },
)

/**
 * Renders server components for what they pass to the server (`pass-html.ts`); React's data is dropped. To be called by a
 * route handler: without layouts and without HTML by React, it takes a third of the time of a page.
 * @throws what a component throws first: errors, or Next's signals for redirects and missing pages
 */
export async function runServerComponents(node: ReactNode): Promise<void> {
  const errors: unknown[] = []
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  renderToPipeableStream(node, clientComponents, { onError: (error) => void errors.push(error) }).pipe(
    nowhere,
  )
  await finished(nowhere)
  if (errors.length > 0) throw errors[0]
}
