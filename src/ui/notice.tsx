import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { SvgIcon } from './svg-icon'

type Kind = 'success' | 'info' | 'warning' | 'error'

const signs: Record<Kind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
}

interface NoticeProps {
  kind: Kind
  title?: ReactNode
  /**
   * How it is announced when it appears: politely, or interrupting. Absent if it is part of the initial
   * page.
   */
  live?: 'polite' | 'assertive'
  children?: ReactNode
}

/** A status message. */
export function Notice({ kind, title, live, children }: NoticeProps) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined
  return (
    <div className={`notice is-${kind}-notice`} role={role}>
      <SvgIcon of={signs[kind]} />
      <div className="stack-tight">
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
