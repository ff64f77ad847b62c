import { classes } from './classes'
import { Heart } from './icons'
import { ReactionForm } from './reaction-form'
import { SvgIcon } from './svg-icon'

interface LikeButtonProps {
  label: string
  /** Key of the subject: `mushrooms:{id}`. */
  item: string
  count: number
  liked?: boolean
  /** On cards the heart is shown alone and the label is visually hidden. */
  small?: boolean
}

/** A toggle button: its name is constant and `aria-pressed` changes. */
export function LikeButton({ label, item, count, liked = false, small = false }: LikeButtonProps) {
  return (
    <ReactionForm kind="likes" item={item}>
      <button
        type="submit"
        className={classes('button', 'line', 'like', small ? 'is-small' : null)}
        aria-pressed={liked}
      >
        <SvgIcon of={Heart} />
        <span className={small ? 'hidden-visually' : undefined}>{label} </span>
        <span className="numeric" hidden={count === 0} data-count={`likes:${item}`}>
          {count}
        </span>
      </button>
    </ReactionForm>
  )
}
