import { type LabelLine, labelLines, type Nutrients } from '@/domains/species/nutrients'
import { localePath } from '@/foundation/routing/locale-path'
import { nutritionPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

function Line({ line }: { line: LabelLine }) {
  const t = useTranslations()
  const format = useFormatter()
  const { nutrient, unit, amount, share, isPart } = line
  return (
    <tr className={isPart ? 'sub' : undefined}>
      <th scope="row">{t(`nutrients.${nutrient}`)}</th>
      {amount === null ? (
        <td colSpan={3} className="not-measured">
          {t('species.notMeasured')}
        </td>
      ) : (
        <>
          <td className="amount">
            {format.number(amount, { maximumFractionDigits: 3 })} {unit}
          </td>
          <td className="drawn">
            {share === null ? null : (
              <span className="bar" aria-hidden="true">
                <i aria-hidden="true" style={{ '--v': Math.min(share, 100) } as React.CSSProperties} />
              </span>
            )}
          </td>
          <td className="share">{share === null ? '' : format.number(share / 100, { style: 'percent' })}</td>
        </>
      )}
    </tr>
  )
}

interface LabelProps {
  lines: LabelLine[]
  /** Omits the column headings, which stand above the table already. */
  continued?: boolean
}

function Label({ lines, continued = false }: LabelProps) {
  const t = useTranslations('species.nutrition')
  return (
    <table>
      <thead className={continued ? 'hidden-visually' : undefined}>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{t('nutrient')}</span>
          </th>
          <th scope="col" colSpan={2}>
            <span className="hidden-visually">{t('amount')}</span>
          </th>
          <th scope="col">{t('daily')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.nutrient} line={line} />
        ))}
      </tbody>
    </table>
  )
}

/** Vitamins and minerals that are shown at first: those with the highest share. */
const open = 9

function Micro({ lines }: { lines: LabelLine[] }) {
  const t = useTranslations('species.nutrition')
  const folded = lines.slice(open)
  return (
    <>
      <Label lines={lines.slice(0, open)} />
      <details className="fold">
        <summary>
          <span className="when-closed">{t('more', { count: folded.length })}</span>
          <span className="when-open">{t('fewer')}</span>
        </summary>
        <Label lines={folded} continued />
      </details>
    </>
  )
}

/** The nutrition label; unmeasured nutrients are shown as such. */
export function Nutrition({ nutrients }: { nutrients: Nutrients | null }) {
  const t = useTranslations('species')
  const format = useFormatter()
  const locale = useLocale()
  const calories = nutrients?.amounts.calories
  return (
    <Row id="nutrition" title={t('sections.nutrition')} slim={!nutrients}>
      {nutrients ? (
        <div className="row-wide nutrition-grid">
          <div className="nutrition-label">
            <h3>{t('nutrition.label')}</h3>
            <p className="energy">
              <span>
                {t('nutrition.calories')}
                <span className="caption block">
                  {t('nutrition.per', { quantity: nutrients.serving })}
                  {nutrients.servingSize ? ', ' : null}
                  <InlineText text={nutrients.servingSize} />
                </span>
              </span>
              {typeof calories === 'number' ? (
                <b className="numeric">{format.number(calories)}</b>
              ) : (
                <span className="not-measured">{t('notMeasured')}</span>
              )}
            </p>
            <Label lines={labelLines(nutrients, 'macro')} />
          </div>
          <div className="nutrition-label">
            <h3 className="nutrient-group">{t('nutrition.vitamins')}</h3>
            <Micro lines={labelLines(nutrients, 'micro')} />
            <p className="caption">
              {t('nutrition.note')}{' '}
              {nutrients.source ? t('nutrition.source', { source: nutrients.source }) : null}
            </p>
            <p>
              <a href={localePath(locale, nutritionPath)}>{t('nutrition.compare')}</a>
            </p>
          </div>
        </div>
      ) : (
        <p className="row-wide unknown-value">{t('nutrition.none')}</p>
      )}
    </Row>
  )
}
