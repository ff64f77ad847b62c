import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import type { StatedUnit } from './column-units'
import { isValues, setValue, type Values, valueAt } from './columns'
import { fieldLabel } from './labels'
import type { Fault } from './report'
import { unitsMeantBy } from './unit-words'

const isInList = (path: string) => /\.\d+\./.test(path)

/** The unit of an entry after the row: rows of lists already have what is stored of them. */
function unitAt(path: string, data: Values, stored: Values | undefined): string | undefined {
  const given = valueAt(data, path)
  const unit = given === undefined && !isInList(path) ? valueAt(stored, path) : given
  return typeof unit === 'string' && unit !== '' ? unit : undefined
}

const isOneOf = (units: readonly string[], unit: string) =>
  units.includes(unit) || unitsMeantBy(unit).some((one) => units.includes(one))

function setUnit(data: Values, path: string, unit: string): void {
  const end = path.lastIndexOf('.')
  const group = valueAt(data, path.slice(0, end))
  if (isValues(group)) group[path.slice(end + 1)] = unit
  else setValue(data, path, unit)
}

interface UnitCheck {
  row: number
  data: Values
  stored: Values | undefined
  language: Locale
  t: DynamicTranslator
}

/**
 * Compares the units that cells name with that of the entry, and sets it where there is none.
 * @returns the cells in another unit, or in one that may mean several
 */
export function checkUnits(
  stated: readonly StatedUnit[],
  { row, data, stored, language, t }: UnitCheck,
): Fault[] {
  return stated.flatMap(({ column, field, unit, unitPath, units, value }) => {
    const current = unitAt(unitPath, data, stored)
    const label = fieldLabel(field, language)
    const [only, ...more] = units
    if (current !== undefined)
      return isOneOf(units, current)
        ? []
        : [{ row, column, message: t('unitDiffers', { value, unit: current, field: label }) }]
    if (only !== undefined && more.length === 0) {
      setUnit(data, unitPath, only)
      return []
    }
    return [
      { row, column, message: t('unitAmbiguous', { value, unit, words: units.join('; '), field: label }) },
    ]
  })
}
