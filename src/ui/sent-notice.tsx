import type { ReactNode, Ref } from 'react'
import { CircleCheck } from './icons'
import { NoticeBox } from './notice-box'

interface SentNoticeProps {
  title: string
  children?: ReactNode
  /** Forms give `takeFocus`, because the focus would be lost with their button. */
  ref?: Ref<HTMLDivElement>
}

/** Replaces a form after it was accepted. */
export function SentNotice({ title, children, ref }: SentNoticeProps) {
  return (
    <div ref={ref} tabIndex={-1}>
      <NoticeBox icon={CircleCheck} kind="success" title={title} live="polite">
        {children}
      </NoticeBox>
    </div>
  )
}
