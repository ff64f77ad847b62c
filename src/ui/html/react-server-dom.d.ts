/** React's renderer of server components, which Next bundles under this name. */
declare module 'react-server-dom-turbopack/server' {
  import type { Writable } from 'node:stream'
  import type { ReactNode } from 'react'

  export function renderToPipeableStream(
    node: ReactNode,
    clientComponents: object,
    options: { onError: (error: unknown) => void },
  ): { pipe: (destination: Writable) => Writable }
}
