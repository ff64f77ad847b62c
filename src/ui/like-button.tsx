import { Heart } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Sign } from './sign'

interface LikeButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  label: string
  liked: boolean
  count: number
}

/** Its name stays, its state changes; so it is heard as pressed or not. */
export function LikeButton({ label, liked, count, ...rest }: LikeButtonProps) {
  return (
    <button type="button" {...rest} className="button line like" aria-pressed={liked}>
      <Sign of={Heart} />
      {label} <span className="numeric">{count}</span>
    </button>
  )
}
