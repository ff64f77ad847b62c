import { type DecimalSign, parseNumber } from './read-number'
import { timeInNumbers } from './time-words'

const minutesIn = { w: 10_080, d: 1440, h: 60, min: 1 }

const parts = [
  ['w', /^(\S+?)\s*(?:weeks?|semanas?)(?![a-z])/i],
  ['d', /^((?:\d+ (?=\d+\/|[¼-¾⅐-⅞]))?\S+?)\s*(?:d|days?|d[ií]as?)(?![a-zí])\.?/i],
  ['h', /^((?:\d+ (?=\d+\/|[¼-¾⅐-⅞]))?\S+?)\s*(?:h|hs|hrs?|hours?|horas?)(?![a-z])\.?/i],
  ['min', /^(\S+?)\s*(?:m|mins?|minutes?|minutos?|['’′´])(?![a-z])\.?/i],
] as const

const isoDuration = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:0+S)?)?$/i

/** A time as spreadsheets write it. What has more hours may be minutes and seconds. */
const clock = /^(?:(0?\d|1[0-2]):([0-5]\d)(?::00)?|(\d{1,3}):([0-5]\d) ?(?:h|hs|hrs?|hours?|horas?)\.?)$/

/** Hours with two decimals that may be minutes: `1.30` h. */
const mayBeClock = /^\d+[.,](?!00|25|50)[0-5]\d$/

const joining = /^(?:,|y|e|and)?\s*/i

function readParts(text: string, decimalSign: DecimalSign): number | undefined {
  let rest = text
  let minutes = 0
  for (const [unit, pattern] of parts) {
    const [written, amount = ''] = pattern.exec(rest) ?? []
    if (written === undefined) continue
    if (unit === 'h' && mayBeClock.test(amount)) return undefined
    const reading = parseNumber(amount, decimalSign)
    if (typeof reading !== 'object' || reading.value < 0) return undefined
    minutes += reading.value * minutesIn[unit]
    rest = rest.slice(written.length).trim().replace(joining, '')
    // “1 h 20” leaves the unit of the minutes out.
    if (unit === 'h' && /^[0-5]?\d$/.test(rest)) return minutes + Number(rest)
  }
  return rest === '' && text !== '' ? Math.round(minutes * 100) / 100 : undefined
}

/**
 * The minutes of a time as recipes write it: `25 min`, `1 h 20`, `media hora`, `PT1H20M`, and `1:20` as spreadsheets do.
 * @returns undefined for what is none or could be several, such as `20–25 min`
 */
export function minutesOf(cell: string, decimalSign: DecimalSign): number | undefined {
  const text = timeInNumbers(cell.trim().toLowerCase())
  const [iso, ...amounts] = isoDuration.exec(text) ?? []
  if (iso !== undefined) {
    const [days = 0, hours = 0, minutes = 0] = amounts.map((amount) => Number(amount ?? 0))
    return amounts.some((amount) => amount !== undefined) ? (days * 24 + hours) * 60 + minutes : undefined
  }
  const [onClock, ...times] = clock.exec(text) ?? []
  const [hours, minutes] = times.filter((part) => part !== undefined)
  if (onClock !== undefined) return Number(hours) * 60 + Number(minutes)
  return readParts(text, decimalSign)
}

/** How many people a dish is for, as recipes say it: `para 4 personas`, `4 raciones`, `Serves: 4`. */
const servings =
  /^(?:(?:para|for|serves|servings|makes|yields?|rinde|rendimiento|sirve|personas|raciones|porciones|rende|serve|rendimento|por[cç][oõ]es):?\s+)?(\d{1,3})(?:\s+(?:servings?|portions?|persons?|people|raci[oó]n(?:es)?|porci[oó]n(?:es)?|personas?|comensales|pers\.?|pax|por[cç][aã]o|por[cç][oõ]es|pessoas?))?\.?$/i

/** The number in what a recipe says of its servings; undefined for what is none or several, such as `4–6`. */
export function servingsOf(cell: string): number | undefined {
  const [, number] = servings.exec(cell.trim().replace(/\s+/g, ' ')) ?? []
  return number === undefined ? undefined : Number(number)
}
