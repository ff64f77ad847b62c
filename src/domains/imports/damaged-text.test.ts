import { expect, test } from 'vitest'
import { isDamaged } from './damaged-text'

test.each(['n\ufffdscalos', 'nÃ\u00adscalos', 'corazÃ³n', 'Â¿quÃ©?', 'donâ€™t', 'coraz¢n', 'a¤o'])(
  '%j has lost letters',
  (text) => {
    expect(isDamaged(text)).toBe(true)
  },
)

test.each([
  'níscalos',
  'CORAÇÃO',
  '«MAÇÃ»',
  'São Paulo',
  '5 ¢ a piece',
  '¡Hola! ¿Qué?',
  'Ã',
  'Læssøe',
  '‘Mönkeberg’',
  '20 °C',
])('%j has not lost letters', (text) => {
  expect(isDamaged(text)).toBe(false)
})
