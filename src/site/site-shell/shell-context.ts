import { createContext, use } from 'react'
import type { Shell } from './shell'

export const ShellContext = createContext<Shell | undefined>(undefined)

/** What is around the page that is rendered. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('The page is rendered without its shell.')
  return shell
}
