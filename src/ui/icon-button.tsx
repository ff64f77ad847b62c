import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'
import { SvgIcon } from './svg-icon'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** One of `icons.ts`. */
  icon: string
  /** Accessible name and title. */
  label: string
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes('icon-button', className)}
    >
      <SvgIcon of={icon} />
    </button>
  )
}
