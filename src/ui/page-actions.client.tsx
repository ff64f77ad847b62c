'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

interface CopyLinkProps {
  address: string
  icon: ReactNode
  words: { copy: string; copied: string }
}

/** Copies the address of a page. Without JavaScript it is a link, which browsers can copy. */
export function CopyLink({ address, icon, words }: CopyLinkProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = (event: MouseEvent) => {
    event.preventDefault()
    // Where copying is refused, the words stay as they are.
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <a className="button quiet" href={address} onClick={copy}>
        {icon}
        {isCopied ? words.copied : words.copy}
      </a>
      <span className="hidden-visually" role="status">
        {isCopied ? words.copied : ''}
      </span>
    </>
  )
}

/** Prints the page; hidden where scripts cannot run. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="button quiet print-button" onClick={() => print()}>
      {children}
    </button>
  )
}
