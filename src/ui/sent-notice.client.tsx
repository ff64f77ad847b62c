'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { CircleCheck } from './icons'
import { NoticeBox } from './notice-box'

interface SentNoticeProps {
  title: string
  children?: ReactNode
}

/** Replaces a form after it was accepted and takes the focus, which would be lost with the form's button. */
export function SentNotice({ title, children }: SentNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <NoticeBox icon={CircleCheck} kind="success" title={title} live="polite">
        {children}
      </NoticeBox>
    </div>
  )
}
