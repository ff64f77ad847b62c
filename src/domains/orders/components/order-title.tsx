import { useTranslations } from '@/ui/texts'

/** "Order F-ABCD-EFGH"; the number is not broken at its hyphens. */
export function OrderTitle({ number }: { number: string }) {
  const [before, after] = useTranslations('orders')('order', { number }).split(number)
  return (
    <>
      {before}
      <span className="order-number">{number}</span>
      {after}
    </>
  )
}
