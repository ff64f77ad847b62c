import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { ReactionForm } from '@/ui/reaction-form'

export interface HelpfulProps {
  /** The entry in one word: `reviews:{id}`. */
  item: string
  count: number
  marked: boolean
}

/** How many were helped, and a button to say so oneself. */
export function Helpful({ item, count, marked }: HelpfulProps) {
  const t = useTranslations('ui.people')
  return (
    <ReactionForm kind="helpfuls" item={item}>
      <Button type="submit" kind="quiet" className="helpful" aria-pressed={marked}>
        <span>{t.rich('helpful', { count, number: (figure) => <span data-count="">{figure}</span> })}</span>
      </Button>
    </ReactionForm>
  )
}
