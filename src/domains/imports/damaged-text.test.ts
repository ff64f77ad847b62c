import { expect, test } from 'vitest'
import { damageOf } from './damaged-text'

test.each([
  'n\ufffdscalos',
  'nÃ\u00adscalos',
  'corazÃ³n',
  'Ã‰poca',
  'Ãšnico',
  'ESPAÃ‘A',
  'CAFÃ‰',
  'Ã“rgano',
  'NÃƒO',
  'gï¿½a',
  'ï»¿title',
  'Â¿quÃ©?',
  'donâ€™t',
  'coraz¢n',
  'a¤o',
  'm‡s',
  'caf‚',
  'limÆo',
  'por‡Æo',
  'p£blico',
])('%j has lost letters', (text) => {
  expect(damageOf(text)).toBe('damaged')
})

test.each([
  'níscalos',
  'CORAÇÃO',
  '«MAÇÃ»',
  '“MAÇÃ”',
  '“MAÇÃ”, “PÃO”',
  'MAÇÃ…',
  'MAÇÃ—PÃO',
  'São Paulo',
  '5 ¢ a piece',
  '¡Hola! ¿Qué?',
  'Ã',
  'Læssøe',
  '‘Mönkeberg’',
  '20 °C',
  '#setas',
  '#1',
  '# Amanita',
  '1E5',
  'Note‡',
])('%j has not lost letters', (text) => {
  expect(damageOf(text)).toBeUndefined()
})

test.each([
  '#N/A',
  '#N/D',
  '#REF!',
  '#¡REF!',
  '#DIV/0!',
  '#¿NOMBRE?',
  '#NOME?',
  '#VALOR!',
  ' ##### ',
  'Err:502',
  '#GETTING_DATA',
  'Loading...',
  'Cargando...',
  'Carregando...',
])('%j is what a spreadsheet writes for a failed formula', (text) => {
  expect(damageOf(text)).toBe('formulaFailed')
})

test.each([
  '=SUM(A1:A3)',
  '=SUMA(A1;A3)',
  '=HYPERLINK("https://fungarium.example/"; "Text")',
  "='Hoja 1'!A1",
  '=Sheet1!$B$2',
  '=A1&" g"',
  '=+A1',
  '=1+1',
  '= ,5*2',
  ' =TODAY() ',
])('%j is a formula in place of its result', (text) => {
  expect(damageOf(text)).toBe('formula')
})

test.each([
  '=',
  '==',
  '= a sign',
  '=)',
  '=> next',
  '#hashtag',
  '#1',
  'a = b(c)',
  '=^.^=',
  '=,-',
  '=1+1 in words',
  '=A1 steel',
])('%j is no formula', (text) => {
  expect(damageOf(text)).toBeUndefined()
})

test('a long number that a spreadsheet shortened has lost digits', () => {
  expect(damageOf('8,41234E+12')).toBe('digitsLost')
})

test.each(['NULL', 'null', '<null>', '(null)', '\\N', 'NaN', 'nan', ' NaT ', '<NA>', 'undefined'])(
  '%j is what a program writes where there is no value',
  (text) => {
    expect(damageOf(text)).toBe('valueMissing')
  },
)

test.each(['Null', 'None', 'N. A.', 'nano', 'null and void', '<nul>'])('%j is a text', (text) => {
  expect(damageOf(text)).toBeUndefined()
})
