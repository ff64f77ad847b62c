import type { ReactNode } from 'react'
import { SvgIcon } from './svg-icon'

export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export interface NoticeProps {
  kind: NoticeKind
  title?: ReactNode
  /**
   * How it is announced when it appears: politely, or interrupting. Absent if it is part of the initial
   * page.
   */
  live?: 'polite' | 'assertive'
  children?: ReactNode
}

/** A status message with its icon. Components for the browser use it directly, so that they load one icon. */
export function NoticeBox({ kind, icon, title, live, children }: NoticeProps & { icon: string }) {
  const role = live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined
  return (
    <div className={`notice is-${kind}-notice`} role={role}>
      <SvgIcon of={icon} />
      <div className="stack-tight">
        {title ? <p className="notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
