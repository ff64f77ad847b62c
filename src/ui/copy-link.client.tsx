'use client'

import { Check, Link } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button'
import { SvgIcon } from './svg-icon'

interface CopyLinkProps {
  address: string
  words: { copy: string; copied: string }
}

const shown = 4000

export function CopyLink({ address, words }: CopyLinkProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shown)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <Button
        kind="quiet"
        onClick={() =>
          navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        <SvgIcon of={copied ? Check : Link} />
        {copied ? words.copied : words.copy}
      </Button>
      <span className="hidden-visually" role="status">
        {copied ? words.copied : ''}
      </span>
    </>
  )
}
