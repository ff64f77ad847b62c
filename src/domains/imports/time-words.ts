/** Numbers that times are written with in words, in the three languages. */
const units =
  'a an one un una um uma|two dos dois duas|three tres três|four cuatro quatro|five cinco|six seis|seven siete sete|eight ocho oito|nine nueve nove'
const tens =
  'ten diez dez|twenty veinte vinte|thirty treinta trinta|forty cuarenta quarenta|fifty cincuenta cinquenta|sixty sesenta sessenta|seventy setenta|eighty ochenta oitenta|ninety noventa'
const others = { 12: 'twelve doce doze', 15: 'fifteen quince quinze', 25: 'veinticinco', 24: 'veinticuatro' }

const numbered = (words: string, step: number) =>
  words
    .split('|')
    .flatMap((spellings, index) => spellings.split(' ').map((word) => [word, (index + 1) * step] as const))

const numbers = new Map<string, number>([
  ...numbered(units, 1),
  ...numbered(tens, 10),
  ...Object.entries(others).flatMap(([number, words]) =>
    words.split(' ').map((word) => [word, Number(number)] as const),
  ),
])

const oneOf = (words: string) => `(${words.replaceAll(' ', '|')})`

/** `cuarenta y cinco`, `forty-five`. */
const composed = new RegExp(`(?<!\\p{L})${oneOf(tens)}(?:-| [ye] )${oneOf(units)}(?= )`, 'gu')

const digits = (text: string) =>
  text
    .replace(composed, (_, ten: string, unit: string) =>
      String(Number(numbers.get(ten)) + Number(numbers.get(unit))),
    )
    .replace(/(?<!\p{L})\p{L}+(?= )/gu, (word) => String(numbers.get(word) ?? word))

/** Halves and quarters in words and signs, after the numbers in them have become digits. */
const parts: readonly [minutes: number, words: string][] = [
  [45, '(?:3 (?:quarters|cuartos|quartos)|3/4|¾)'],
  [30, '(?:(?:1 )?(?:half|medi[ao]|mei[ao])|1/2|½)'],
  [15, '(?:(?:1 )?(?:quarter|cuarto|quarto)|1/4|¼)'],
]

const hour = '(?:hours?|horas?|hrs?|h)\\.?'

const spellings: readonly [written: RegExp, read: string][] = [
  // “One and a half hours” is an hour and a half.
  [
    new RegExp(`^(\\d+) (?:and|y|e) (?:1 )?(?:half|medi[ao]|mei[ao]) (${hour}|days?|d[ií]as?)$`),
    '$1 $2 and half',
  ],
  [/^(?=(?:hora|d[ií]a) )/, '1 '],
  [/(?<=^\d+ (?:days?|d[ií]as?)) (?:and|y|e) (?:1 )?(?:half|medio|meio)$/, ' 12 h'],
  ...parts.flatMap(([minutes, words]): [RegExp, string][] => [
    [new RegExp(`^${words}(?: (?:of|de))?(?: 1)? (?:hour|hora)$`), `${minutes} min`],
    [new RegExp(`(?<=\\d ?)${hour} (?:(?:and|y|e) )?${words}$`), `h ${minutes} min`],
  ]),
]

/** A time with its words as numbers: `30 min` for `media hora`, `1 h 15 min` for `una hora y cuarto`. */
export const timeInNumbers = (text: string): string =>
  spellings.reduce((time, [written, read]) => time.replace(written, read), digits(text.replace(/\s+/g, ' ')))
