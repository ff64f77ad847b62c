'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'

interface EmbedFrameProps {
  /** The page of this site that loads the content. */
  src: string
  /** The content on the provider's own page, for readers without JavaScript. */
  href: string
  title: string
  /** The preview. */
  children: ReactNode
}

/** A preview that is replaced by the frame on a click. */
export function EmbedFrame({ src, href, title, children }: EmbedFrameProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <iframe
        className="embed"
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        ref={(frame) => frame?.focus()}
      />
    )
  }
  const open = (event: MouseEvent) => {
    // A click with a key opens the link in a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <a className="embed" href={href} rel="noopener external" onClick={open}>
      {children}
    </a>
  )
}
