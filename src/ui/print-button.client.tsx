'use client'

import type { ReactNode } from 'react'
import { Button } from './button'

/** Prints the page; hidden where scripts cannot run. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button kind="quiet" className="print-button" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
