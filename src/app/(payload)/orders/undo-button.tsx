import { canUndo, type State } from '@/domains/orders/states'
import type { orderTranslator } from './messages'
import './orders.css'

interface UndoButtonProps {
  order: { id: string; number: string; state: State; history?: readonly { at: string }[] | null }
  t: ReturnType<typeof orderTranslator>
}

/** Takes an answer back during its first minute; nothing afterwards. */
export function UndoButton({ order, t }: UndoButtonProps) {
  if (!canUndo(order, new Date())) return null
  return (
    <form action="/api/orders/undo" className="order-steps" method="post">
      <input name="order" type="hidden" value={order.id} />
      <button aria-label={`${t('steps.undo')}: ${order.number}`} type="submit">
        {t('steps.undo')}
      </button>
      <small>{t('steps.undoHint')}</small>
    </form>
  )
}
