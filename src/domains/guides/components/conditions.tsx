import { useFormatter, useTranslations } from 'next-intl'
import { rangeText } from '../../../ui/range-text'
import { Row } from '../../../ui/row'
import type { Interval } from '../interval'
import type { GuideView } from '../view'

/** Ends of the drawn scales: what mushrooms are grown at, in °C, % and days. */
const scales = { celsius: [0, 35], percent: [0, 100], days: [0, 180] } as const

interface ConditionProps {
  name: string
  interval: Interval | null
  unit: keyof typeof scales
}

function Condition({ name, interval, unit }: ConditionProps) {
  const say = useTranslations('guides')
  const format = useFormatter()
  if (!interval) return null
  const [low, high] = scales[unit]
  const place = (value: number) => ((Math.min(value, high) - low) / (high - low)) * 100
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="drawn">
        <span className="range" aria-hidden="true">
          <i
            aria-hidden="true"
            style={{ '--a': place(interval.min), '--b': place(interval.max) } as React.CSSProperties}
          />
        </span>
      </td>
      <td className="amount numeric">{say(unit, { range: rangeText(interval, format.number) })}</td>
    </tr>
  )
}

/** What the species wants, as measured ranges. */
export function Conditions({ conditions }: { conditions: GuideView['conditions'] }) {
  const say = useTranslations('guides')
  const { spawnRunCelsius, fruitingCelsius, humidityPercent, daysToHarvest, substrate, source } = conditions
  return (
    <Row id="conditions" title={say('conditions')} note={say('conditionsLead')}>
      <div className="row-main">
        <table className="compounds">
          <tbody>
            <Condition name={say('spawnRun')} interval={spawnRunCelsius} unit="celsius" />
            <Condition name={say('fruiting')} interval={fruitingCelsius} unit="celsius" />
            <Condition name={say('humidity')} interval={humidityPercent} unit="percent" />
            <Condition name={say('daysToHarvest')} interval={daysToHarvest} unit="days" />
          </tbody>
        </table>
      </div>
      <dl className="row-side pairs">
        {substrate ? (
          <div>
            <dt>{say('substrate')}</dt>
            <dd>{substrate}</dd>
          </div>
        ) : null}
        {source ? (
          <div>
            <dt className="hidden-visually">{say('conditions')}</dt>
            <dd className="caption">{say('source', { source })}</dd>
          </div>
        ) : null}
      </dl>
    </Row>
  )
}
