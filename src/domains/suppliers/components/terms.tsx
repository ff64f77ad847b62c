import type { CSSProperties, ReactNode } from 'react'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { regionText } from '@/domains/suppliers/place-text'
import type { DropshippingTerms, Interval, WholesaleTerms } from '@/domains/suppliers/terms'
import { paymentTerms } from '@/domains/suppliers/types'
import { moneyText } from '@/ui/money'
import { rangeText } from '@/ui/range-text'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

interface Term {
  name: string
  drawing?: ReactNode
  text: ReactNode
  /** Whether lists show it as well. */
  isBrief?: boolean
}

/** Working days on the scale of the bar: four weeks, or a multiple of it for longer lead times. */
const fourWeeks = 20

function LeadTimeBar({ leadTime: { from, to } }: { leadTime: Interval }) {
  const scaleMax = Math.ceil(to / fourWeeks) * fourWeeks
  return (
    <span aria-hidden="true">
      <span className="track">
        <i style={{ '--from': (from / scaleMax) * 100, '--to': (to / scaleMax) * 100 } as CSSProperties} />
      </span>
      <span className="marks numeric">
        {[0, 1, 2, 3, 4].map((quarter) => (
          <span key={quarter}>{(scaleMax / 4) * quarter}</span>
        ))}
      </span>
    </span>
  )
}

function useLeadTimeTerm() {
  const t = useTranslations('suppliers.terms')
  const format = useFormatter()
  return (leadTime: Interval | null): Term => ({
    name: t('leadTime'),
    isBrief: true,
    drawing: leadTime ? <LeadTimeBar leadTime={leadTime} /> : null,
    text: leadTime
      ? leadTime.from === leadTime.to
        ? t('days', { count: leadTime.to })
        : t('leadTimeRange', { range: rangeText({ min: leadTime.from, max: leadTime.to }, format.number) })
      : t('notStated'),
  })
}

function useWholesaleTerms(): (terms: WholesaleTerms) => Term[] {
  const t = useTranslations('suppliers')
  const locale = useLocale()
  const leadTimeTerm = useLeadTimeTerm()
  return ({ minimumOrder, leadTime, netTerms }) => [
    {
      name: t('terms.minimumOrder'),
      isBrief: true,
      text: minimumOrder ? moneyText(minimumOrder, locale) : t('terms.notStated'),
    },
    leadTimeTerm(leadTime),
    {
      name: t('terms.payment'),
      text:
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

function useDropshippingTerms(): (terms: DropshippingTerms) => Term[] {
  const t = useTranslations('suppliers.terms')
  const format = useFormatter()
  const locale = useLocale()
  const leadTimeTerm = useLeadTimeTerm()
  return ({ perOrder, monthly, leadTime, regions }) => {
    const fee = (sum: DropshippingTerms['monthly']) => {
      if (!sum) return t('notStated')
      return sum.amount === 0 ? t('free') : moneyText(sum, locale)
    }
    return [
      { name: t('perOrder'), isBrief: true, text: fee(perOrder) },
      { name: t('monthly'), text: fee(monthly) },
      leadTimeTerm(leadTime),
      {
        name: t('regions'),
        isBrief: true,
        text:
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
  const toWholesaleTerms = useWholesaleTerms()
  const toDropshippingTerms = useDropshippingTerms()
  if (wholesale) return toWholesaleTerms(wholesale)
  return dropshipping ? toDropshippingTerms(dropshipping) : []
}

/** The terms of a wholesaler or dropshipper; null for a vendor. */
export function Terms(trade: Trade) {
  const terms = useTerms(trade)
  if (terms.length === 0) return null
  return (
    <table className="conditions terms">
      <tbody>
        {terms.map(({ name, drawing, text }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{drawing}</td>
            <td className="amount">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The terms that readers compare in a list. */
export function BriefTerms(trade: Trade) {
  const terms = useTerms(trade).filter(({ isBrief }) => isBrief)
  if (terms.length === 0) return null
  return (
    <dl className="brief-terms">
      {terms.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
