import type { SpeciesInDrawing } from '@illustrations/objects/address'
import type { DrawingName } from '@illustrations/objects/catalogue'
import { Fragment } from 'react'
import type { Interval } from '@/domains/guides/interval'
import { daysScale, positionOn, type Scale, ticksOf } from '@/domains/guides/scale'
import { type Container, type StageName, type StageTime, stageTimes } from '@/domains/guides/stages'
import type { GuideView, StageView } from '@/domains/guides/view'
import { Drawing } from '@/ui/drawing'
import { rangeText } from '@/ui/range-text'
import { Row } from '@/ui/row'
import { useFormatter, useTranslations } from '@/ui/texts'

const drawnStages: readonly StageName[] = ['colonisation', 'pinning', 'fruiting']

/** The drawing of a stage; null where it has none. */
function stageDrawing(container: Container | null, stage: StageName): DrawingName<'stages'> | null {
  if (!container || !drawnStages.includes(stage)) return null
  return `${container}-${stage}` as DrawingName<'stages'>
}

const styleOf = (scale: Scale, interval: Interval) => {
  const { from, to } = positionOn(scale, interval)
  return { '--from': from, '--to': to } as React.CSSProperties
}

/** What a stage needs, in words: temperature, humidity, air and light. */
function useStageConditions({ celsius, humidityPercent, co2Ppm, lightLux }: StageView): string[] {
  const t = useTranslations('guides')
  const format = useFormatter()
  const range = (interval: Interval) => rangeText(interval, format.number)
  const air =
    co2Ppm &&
    (co2Ppm.min === 0
      ? t('co2Below', { max: format.number(co2Ppm.max) })
      : t('co2', { range: range(co2Ppm) }))
  return [
    celsius && t('celsius', { range: range(celsius) }),
    humidityPercent && t('humidityShort', { range: range(humidityPercent) }),
    air,
    lightLux && t('light', { range: range(lightLux) }),
  ].filter((condition) => typeof condition === 'string')
}

interface StageProps {
  stage: StageView
  time: StageTime
  scale: Scale
  drawing: DrawingName<'stages'> | null
  species: SpeciesInDrawing | null
}

function Stage({ stage, time, scale, drawing, species }: StageProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const conditions = useStageConditions(stage)
  return (
    <li>
      <div className="stage-picture">
        {drawing ? <Drawing kind="stages" name={drawing} species={species} /> : null}
      </div>
      <div className="stage-text">
        <h3>{t(`stages.${stage.stage}`)}</h3>
        <p className="numeric">
          {t('stageDays', { range: rangeText(stage.days, format.number), count: stage.days.max })}
        </p>
        {conditions.length > 0 ? (
          <p className="caption">
            {conditions.map((condition, index) => (
              <Fragment key={condition}>
                {index > 0 ? ' · ' : null}
                <span>{condition}</span>
              </Fragment>
            ))}
          </p>
        ) : null}
      </div>
      <span className="track" aria-hidden="true">
        <i className="possible" aria-hidden="true" style={styleOf(scale, time.possible)} />
        <i aria-hidden="true" style={styleOf(scale, time.usual)} />
      </span>
    </li>
  )
}

interface TimePlanProps extends Pick<GuideView, 'container' | 'stages'> {
  /** The species that fruits in the drawings. */
  species: SpeciesInDrawing | null
}

/** The stages from the start to the next crop, drawn to scale one below the other. */
export function TimePlan({ container, stages, species }: TimePlanProps) {
  const t = useTranslations('guides')
  const format = useFormatter()
  const times = stageTimes(stages.map(({ days }) => days))
  const last = times.at(-1)
  if (!last) return null
  const scale = daysScale(last.possible)
  return (
    <Row id="plan" title={t('plan')} note={t('planLead')}>
      <div className="row-main">
        <ol className="stages">
          {stages.map((stage, index) => (
            <Stage
              // biome-ignore lint/suspicious/noArrayIndexKey: stages may repeat and are never reordered
              key={index}
              stage={stage}
              time={times[index] ?? last}
              scale={scale}
              drawing={stageDrawing(container, stage.stage)}
              species={species}
            />
          ))}
        </ol>
        <div className="stage-scale caption">
          <span>{t('planScale')}</span>
          <span className="marks numeric">
            {ticksOf(scale).map((mark) => (
              <span key={mark}>{format.number(mark)}</span>
            ))}
          </span>
        </div>
      </div>
    </Row>
  )
}
