'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

interface ShareLinkProps {
  address: string
  title: string
  icon: ReactNode
  words: { share: string; copied: string }
}

/** Shares a page by the menu of the device, or copies its address. Without JavaScript it is a link, which browsers can copy. */
export function ShareLink({ address, title, icon, words }: ShareLinkProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(address).then(() => setIsCopied(true))
  const share = (event: MouseEvent) => {
    event.preventDefault()
    const shared = navigator.share ? navigator.share({ title, url: address }) : copy()
    // Where sharing is cancelled or copying is refused, the words stay as they are.
    shared.catch(() => undefined)
  }
  return (
    <>
      <a className="button quiet" href={address} onClick={share} data-track="share">
        {icon}
        {isCopied ? words.copied : words.share}
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
