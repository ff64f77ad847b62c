import type { ReactNode } from 'react'
import { classes } from './classes'
import { X } from './icons'
import { SvgIcon } from './svg-icon'

interface DialogProps {
  /** Links to `#id` open it. */
  id: string
  title: ReactNode
  /** Label of the close button. */
  close: string
  /** Actions below the scrolling content. */
  foot?: ReactNode
  /**
   * `page` covers a phone and is part of the page on a wide screen; `sheet` is as small as its content; `picture` is as
   * large as the window.
   */
  shape?: 'sheet' | 'page' | 'picture'
  children: ReactNode
}

/** A modal dialog that links open and close, so that it works before JavaScript loads. */
export function Dialog({ id, title, close, foot, shape = 'sheet', children }: DialogProps) {
  return (
    <dialog className={classes('dialog', shape)} id={id} aria-labelledby={`${id}-title`} data-dialog="">
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <a className="icon-button dialog-close" href={`#${id}-closed`} title={close} aria-label={close}>
          <SvgIcon of={X} />
        </a>
      </div>
      <div className="dialog-body">{children}</div>
      {foot ? <div className="dialog-foot">{foot}</div> : null}
    </dialog>
  )
}
