import { foldLetters } from '@/foundation/text/fold-letters'

/** What people write for units and currencies, in the three languages. A word may mean several. */
const unitWords: Record<string, string> = {
  USD: 'usd; us$; usd$; $; dollar; dollars; dólar; dólares',
  EUR: 'eur; €; euro; euros',
  GBP: 'gbp; £',
  CAD: 'cad; ca$; can$; c$; cad$; $; dollar; dollars; dólar; dólares',
  MXN: 'mxn; mx$; mex$; mxn$; $; peso; pesos',
  BRL: 'brl; r$; brl$; real; reais; reales',
  µg: 'µg; mcg; ug',
  mg: 'mg',
  g: 'g; gr; grs; gram; grams; gramo; gramos; grama; gramas',
  kg: 'kg; kgs; kilo; kilos; quilo; quilos',
  oz: 'oz; ounce; ounces; onza; onzas; onça; onças',
  lb: 'lb; lbs; pound; pounds; libra; libras',
  ml: 'ml',
  l: 'l; liter; liters; litre; litres; litro; litros',
  cm: 'cm; cms',
  in: 'in; inch; inches; pulgada; pulgadas; polegada; polegadas',
  kcal: 'kcal',
  h: 'h; hr; hrs; hour; hours; hora; horas',
  min: 'min; mins; minute; minutes; minuto; minutos',
  d: 'd; day; days; día; días; dia; dias',
  '°C': '°c; ºc; c',
  '%': '%; percent; por ciento; por cento',
  ppm: 'ppm',
  lux: 'lux; lx',
}

const keyOf = (word: string) => foldLetters(word).replace(/\s+/g, ' ').trim().replace(/\.$/, '')

const unitsByWord = new Map<string, string[]>()

for (const [unit, words] of Object.entries(unitWords))
  for (const word of words.split('; ').map(keyOf)) {
    const units = unitsByWord.get(word) ?? []
    if (!units.includes(unit)) unitsByWord.set(word, [...units, unit])
  }

/** The units or currencies that a word may mean. */
export const unitsMeantBy = (word: string): readonly string[] => unitsByWord.get(keyOf(word)) ?? []

/** A number with a unit or a currency before or after it: `12,50 €`, `R$ 12,50`, `500 g`. */
export interface Amount {
  number: string
  unit: string
}

const unitAfter = /^([+\-−]?[\d.,][\d.,\s]*)([^\d.,\s+-][^\d]*)$/u

const unitBefore = /^([^\d.,\s+-][^\d+-]*?)\s*([+\-−]?[\d.,][\d.,\s]*)$/u

/** A sign before an amount and the code of the same currency behind it: `$ 12.90 MXN`. */
const signAndCode = /^(\p{Sc}|\p{Lu}{1,3}\p{Sc})\s*([\d.,][\d.,\s]*?)\s*([A-Z]{3})$/u

/** Characters of an amount, and of its unit, that anybody writes. */
const maxAmount = 60
const maxUnit = 20

/** Takes an amount apart; undefined if it is none. */
export function splitAmount(text: string): Amount | undefined {
  if (text.length > maxAmount) return undefined
  const [, sign = '', signed = '', code = ''] = signAndCode.exec(text) ?? []
  if (unitsMeantBy(sign).some((unit) => unitsMeantBy(code).includes(unit)))
    return { number: signed, unit: code }
  const [, numberFirst = '', unitLast = ''] = unitAfter.exec(text) ?? []
  const [, unitFirst = '', numberLast = ''] = unitBefore.exec(text) ?? []
  const [number, unit] = [(numberFirst || numberLast).trim(), (unitLast || unitFirst).trim()]
  return number === '' || unit.length > maxUnit ? undefined : { number, unit }
}
