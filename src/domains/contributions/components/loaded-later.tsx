import { type ReactNode, Suspense } from 'react'

interface LoadedLaterProps {
  /** Whether the page was rendered for its reader, who may have no scripts: then it waits for the content. */
  isAwaited: boolean
  fallback?: ReactNode
  children: ReactNode
}

/** Shows content whose code is loaded when it is needed. */
export function LoadedLater({ isAwaited, fallback, children }: LoadedLaterProps) {
  return isAwaited ? children : <Suspense fallback={fallback}>{children}</Suspense>
}
