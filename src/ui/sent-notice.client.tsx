'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice'

interface SentNoticeProps {
  title: string
  children?: ReactNode
}

/** Stands where a form was that has been taken. It has the focus, which would else be lost with the form's button. */
export function SentNotice({ title, children }: SentNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="success" title={title} live="polite">
        {children}
      </Notice>
    </div>
  )
}
