import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { regionText } from '@/domains/suppliers/place-text'
import type { DropshippingTerms, Interval, WholesaleTerms } from '@/domains/suppliers/terms'
import { paymentTerms } from '@/domains/suppliers/types'
import { moneyText } from '@/ui/money'
import { rangeText } from '@/ui/range-text'

interface Term {
  name: string
  drawn?: ReactNode
  said: ReactNode
  /** What a list says of it, too. */
  brief?: boolean
}

/** Working days that a drawn wait has room for: four weeks, or as many times that as it takes. */
const fourWeeks = 20

function Wait({ leadTime: { from, to } }: { leadTime: Interval }) {
  const room = Math.ceil(to / fourWeeks) * fourWeeks
  return (
    <span aria-hidden="true">
      <span className="track">
        <i style={{ '--from': (from / room) * 100, '--to': (to / room) * 100 } as CSSProperties} />
      </span>
      <span className="marks numeric">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <span key={quarter}>{(room / 4) * quarter}</span>
        ))}
      </span>
    </span>
  )
}

function useWait() {
  const t = useTranslations('suppliers.terms')
  const format = useFormatter()
  return (leadTime: Interval | null): Term => ({
    name: t('leadTime'),
    brief: true,
    drawn: leadTime ? <Wait leadTime={leadTime} /> : null,
    said: leadTime
      ? leadTime.from === leadTime.to
        ? t('days', { count: leadTime.to })
        : t('leadTimeRange', { range: rangeText({ min: leadTime.from, max: leadTime.to }, format.number) })
      : t('notStated'),
  })
}

function useWholesale(): (terms: WholesaleTerms) => Term[] {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const wait = useWait()
  return ({ minimumOrder, leadTime, netTerms }) => [
    {
      name: t('terms.minimumOrder'),
      brief: true,
      said: minimumOrder ? moneyText(minimumOrder, locale) : t('terms.notStated'),
    },
    wait(leadTime),
    {
      name: t('terms.payment'),
      said:
        netTerms.length === 0
          ? t('terms.notStated')
          : paymentTerms
              .filter((term) => netTerms.includes(term))
              .map((term) => (
                <span className="hours-span" key={term}>
                  {t(`payment.${term}`)}
                </span>
              )),
    },
  ]
}

function useDropshipping(): (terms: DropshippingTerms) => Term[] {
  const t = useTranslations('suppliers.terms')
  const format = useFormatter()
  const locale = useLocale()
  const wait = useWait()
  return ({ perOrder, monthly, leadTime, regions }) => {
    const fee = (sum: DropshippingTerms['monthly']) => {
      if (!sum) return t('notStated')
      return sum.amount === 0 ? t('free') : moneyText(sum, locale)
    }
    return [
      { name: t('perOrder'), brief: true, said: fee(perOrder) },
      { name: t('monthly'), said: fee(monthly) },
      wait(leadTime),
      {
        name: t('regions'),
        brief: true,
        said:
          regions.length === 0
            ? t('notStated')
            : format.list(
                regions.map((region) => regionText(region, locale)),
                { type: 'unit' },
              ),
      },
    ]
  }
}

type Trade = Pick<SupplierCard, 'wholesale' | 'dropshipping'>

function useTerms({ wholesale, dropshipping }: Trade): Term[] {
  const ofWholesale = useWholesale()
  const ofDropshipping = useDropshipping()
  if (wholesale) return ofWholesale(wholesale)
  return dropshipping ? ofDropshipping(dropshipping) : []
}

/** What a wholesaler or dropshipper trades on, or nothing for a vendor. */
export function Terms(trade: Trade) {
  const terms = useTerms(trade)
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

/** What is compared between them, in a line of a list. */
export function BriefTerms(trade: Trade) {
  const terms = useTerms(trade).filter(({ brief }) => brief)
  if (terms.length === 0) return null
  return (
    <dl className="brief-terms">
      {terms.map(({ name, said }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
