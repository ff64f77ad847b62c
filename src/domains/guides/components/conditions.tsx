import type { Interval } from '@/domains/guides/interval'
import { celsius, daysScale, percent, positionOn, type Scale, ticksOf } from '@/domains/guides/scale'
import type { GuideView } from '@/domains/guides/view'
import { rangeText } from '@/ui/range-text'
import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'
import { SubstrateFact } from './substrate-fact'

interface Condition {
  name: string
  interval: Interval | null
}

interface ScaledProps {
  unit: 'celsius' | 'percent' | 'days'
  scale: Scale
  conditions: readonly Condition[]
}

/** Ranges on one scale. */
function Scaled({ unit, scale, conditions }: ScaledProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const known = conditions.filter((condition): condition is { name: string; interval: Interval } =>
    Boolean(condition.interval),
  )
  if (known.length === 0) return null
  return (
    <tbody>
      {known.map(({ name, interval }, index) => {
        const { from, to } = positionOn(scale, interval)
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className="track" aria-hidden="true">
                <i aria-hidden="true" style={{ '--from': from, '--to': to } as React.CSSProperties} />
              </span>
              {index === known.length - 1 ? (
                <span className="marks numeric" aria-hidden="true">
                  {ticksOf(scale).map((mark) => (
                    <span key={mark}>{format.number(mark)}</span>
                  ))}
                </span>
              ) : null}
            </td>
            <td className="amount numeric">{t(unit, { range: rangeText(interval, format.number) })}</td>
          </tr>
        )
      })}
    </tbody>
  )
}

interface ConditionsProps {
  conditions: GuideView['conditions']
}

function Ranges({ conditions }: ConditionsProps) {
  const t = useTranslations('guides')
  const { spawnRunCelsius, fruitingCelsius, humidityPercent, daysToHarvest } = conditions
  return (
    <table className="conditions">
      <caption className="hidden-visually">{t('conditions')}</caption>
      <Scaled
        unit="celsius"
        scale={celsius}
        conditions={[
          { name: t('spawnRun'), interval: spawnRunCelsius },
          { name: t('fruiting'), interval: fruitingCelsius },
        ]}
      />
      <Scaled
        unit="percent"
        scale={percent}
        conditions={[{ name: t('humidity'), interval: humidityPercent }]}
      />
      {daysToHarvest ? (
        <Scaled
          unit="days"
          scale={daysScale(daysToHarvest)}
          conditions={[{ name: t('daysToHarvest'), interval: daysToHarvest }]}
        />
      ) : null}
    </table>
  )
}

function Facts({ conditions: { substrate, source, spawnRatePercent, yieldPercent } }: ConditionsProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const shares = [
    { name: t('spawnRate'), interval: spawnRatePercent },
    { name: t('yield'), interval: yieldPercent },
  ].filter(({ interval }) => interval !== null)
  return (
    <>
      <dl className="guide-facts">
        <SubstrateFact substrate={substrate} />
        {shares.map(({ name, interval }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">
              {interval ? t('percent', { range: rangeText(interval, format.number) }) : null}
            </dd>
          </div>
        ))}
      </dl>
      {source ? <p className="caption">{t('source', { source })}</p> : null}
    </>
  )
}

/** Growing conditions as measured ranges, if any; phases that readers compare share a scale. */
export function Conditions({ conditions }: ConditionsProps) {
  const t = useTranslations('guides')
  const { spawnRunCelsius, fruitingCelsius, humidityPercent, daysToHarvest } = conditions
  const { substrate, source, spawnRatePercent, yieldPercent } = conditions
  const hasRanges = [spawnRunCelsius, fruitingCelsius, humidityPercent, daysToHarvest].some(Boolean)
  const hasFacts = [substrate, source, spawnRatePercent, yieldPercent].some(Boolean)
  return (
    <Row id="conditions" title={t('conditions')} note={hasRanges ? t('conditionsLead') : undefined}>
      {hasRanges ? (
        <div className="row-main">
          <Ranges conditions={conditions} />
        </div>
      ) : null}
      {hasFacts ? (
        <div className={hasRanges ? 'row-side stack-tight' : 'row-main stack-tight'}>
          <Facts conditions={conditions} />
        </div>
      ) : null}
    </Row>
  )
}
