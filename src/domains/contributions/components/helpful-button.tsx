import { Button } from '@/ui/button'
import { ReactionForm } from '@/ui/reaction-form'
import { useTranslations } from '@/ui/texts'

export interface HelpfulProps {
  /** The key of the entry, `reviews:{id}`. */
  item: string
  count: number
  active: boolean
}

/** The helpful votes of an entry, and the button that adds the reader's. */
export function Helpful({ item, count, active }: HelpfulProps) {
  const t = useTranslations('ui.people')
  return (
    <ReactionForm kind="helpfuls" item={item}>
      <Button type="submit" kind="quiet" className="helpful" aria-pressed={active}>
        <span>
          {t.rich('helpful', {
            count,
            number: (figure) => <span data-count={`helpfuls:${item}`}>{figure}</span>,
          })}
        </span>
      </Button>
    </ReactionForm>
  )
}
