import type { Question } from '@/domains/identify/answers'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import { capitalize } from '@/ui/capitalize'
import { useFormatter, useTranslations } from '@/ui/texts'

/** The name of a month. */
export function useMonthName() {
  const format = useFormatter()
  return (month: number, style: 'short' | 'long' = 'long') =>
    format
      .dateTime(new Date(Date.UTC(2024, month - 1, 15)), { month: style, timeZone: 'UTC' })
      .replace('.', '')
}

/** The name of a state, as its choice says it. */
export function useStateName() {
  const t: DynamicTranslator = useTranslations('identify.state')
  const shapes: DynamicTranslator = useTranslations('archive.shape')
  const monthName = useMonthName()
  return (question: Question, state: string): string => {
    if (question === 'shape') return shapes(`${state}.name`)
    return question === 'month' ? capitalize(monthName(Number(state))) : t(`${question}.${state}`)
  }
}

/** The name of a state within a line: names of regions and, in English, of months keep their capitals. */
export function useStateInLine() {
  const stateName = useStateName()
  const monthName = useMonthName()
  return (question: Question, state: string): string => {
    if (question === 'month') return monthName(Number(state))
    return question === 'region' ? stateName(question, state) : stateName(question, state).toLowerCase()
  }
}
