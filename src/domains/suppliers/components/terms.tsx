import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { moneyText } from '../../../ui/money'
import { rangeText } from '../../../ui/range-text'
import { regionText } from '../place-text'
import { paymentTerms } from '../types'
import type { DropshippingTerms, Interval, SupplierView, WholesaleTerms } from '../view'

interface Term {
  name: string
  drawn?: ReactNode
  said: ReactNode
}

/** How many working days a drawn wait has room for. */
const longestWait = 30

function Wait({ leadTime: { from, to } }: { leadTime: Interval }) {
  const room = Math.max(longestWait, to)
  return (
    <span className="track" aria-hidden="true">
      <i style={{ '--from': (from / room) * 100, '--to': (to / room) * 100 } as CSSProperties} />
    </span>
  )
}

function useWait() {
  const say = useTranslations('suppliers.terms')
  const format = useFormatter()
  return (leadTime: Interval | null): Term => ({
    name: say('leadTime'),
    drawn: leadTime ? <Wait leadTime={leadTime} /> : null,
    said: leadTime
      ? leadTime.from === leadTime.to
        ? say('days', { count: leadTime.to })
        : say('leadTimeRange', { range: rangeText({ min: leadTime.from, max: leadTime.to }, format.number) })
      : say('notStated'),
  })
}

function useWholesale(): (terms: WholesaleTerms) => Term[] {
  const say = useTranslations('suppliers')
  const locale = useLocale()
  const wait = useWait()
  return ({ minimumOrder, leadTime, netTerms }) => [
    {
      name: say('terms.minimumOrder'),
      said: minimumOrder ? moneyText(minimumOrder, locale) : say('terms.notStated'),
    },
    wait(leadTime),
    {
      name: say('terms.payment'),
      said:
        netTerms.length === 0
          ? say('terms.notStated')
          : paymentTerms
              .filter((term) => netTerms.includes(term))
              .map((term) => (
                <span className="hours-span" key={term}>
                  {say(`payment.${term}`)}
                </span>
              )),
    },
  ]
}

function useDropshipping(): (terms: DropshippingTerms) => Term[] {
  const say = useTranslations('suppliers.terms')
  const locale = useLocale()
  const wait = useWait()
  return ({ perOrder, monthly, leadTime, regions }) => {
    const fee = (sum: DropshippingTerms['monthly']) => {
      if (!sum) return say('notStated')
      return sum.amount === 0 ? say('free') : moneyText(sum, locale)
    }
    return [
      { name: say('perOrder'), said: fee(perOrder) },
      { name: say('monthly'), said: fee(monthly) },
      wait(leadTime),
      {
        name: say('regions'),
        said:
          regions.length === 0
            ? say('notStated')
            : regions.map((region) => (
                <span className="hours-span" key={region}>
                  {regionText(region, locale)}
                </span>
              )),
      },
    ]
  }
}

/** What a wholesaler or dropshipper trades on, or nothing for a vendor. */
export function Terms({ wholesale, dropshipping }: Pick<SupplierView, 'wholesale' | 'dropshipping'>) {
  const ofWholesale = useWholesale()
  const ofDropshipping = useDropshipping()
  const terms = wholesale ? ofWholesale(wholesale) : dropshipping ? ofDropshipping(dropshipping) : []
  if (terms.length === 0) return null
  return (
    <table className="conditions terms">
      <tbody>
        {terms.map(({ name, drawn, said }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{drawn}</td>
            <td className="amount">{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
