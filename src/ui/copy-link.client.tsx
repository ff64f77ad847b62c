'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { ButtonLink } from './button'

interface CopyLinkProps {
  address: string
  icon: ReactNode
  words: { copy: string; copied: string }
}

/** Copies the address of a page. Without JavaScript it is a link, which browsers can copy. */
export function CopyLink({ address, icon, words }: CopyLinkProps) {
  const [copied, setCopied] = useState(false)
  const copy = (event: MouseEvent) => {
    event.preventDefault()
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <>
      <ButtonLink kind="quiet" href={address} onClick={copy}>
        {icon}
        {copied ? words.copied : words.copy}
      </ButtonLink>
      <span className="hidden-visually" role="status">
        {copied ? words.copied : ''}
      </span>
    </>
  )
}
