import type { ComponentPropsWithRef } from 'react'
import { classes } from './classes'

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks: Record<Kind, string> = {
  primary: 'button',
  secondary: 'button line',
  quiet: 'button quiet',
  danger: 'button danger',
}

interface Look {
  kind?: Kind
  className?: string
}

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** The action is running: the button keeps the focus and ignores further clicks. */
  busy?: boolean
}

export function Button({
  kind = 'primary',
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classes(looks[kind], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}

export function ButtonLink({
  kind = 'primary',
  className,
  ...rest
}: Look & ComponentPropsWithRef<'a'> & { href: string }) {
  return <a {...rest} className={classes(looks[kind], className)} />
}
