/** What readers see in Portuguese is at home in Brazil and in Portugal: docs/decisions/039-portuguese-for-both.md. */
import { expect, test } from 'vitest'
import { messagesOf } from './messages'

/** Words that only one of the countries uses, and for which there is one that both use. */
const wordsOfOneCountry = [
  'cadastr\\p{L}+|regist(?:ar|a|e)-se|registos?',
  'usuári[oa]s?|utilizador(?:es|as?)?',
  'salv(?:ar|e|o|a|os|as|ou|amos)',
  'exclu(?:ir|a|i|ído|ída|ídos|ídas)(?:-[oa])?|eliminar',
  'baixar|baixe|descarreg\\p{L}+',
  'arquivos?(?! darwin)|ficheiros?',
  'telas?|ecrãs?',
  'celular(?:es)?|telemóve(?:l|is)',
  'equip(?:es?|as?)',
  'estoque|stock',
  'frete|portes',
  'login',
  'ônibus|autocarros?|geladeira|frigorífico|banheiro|trem|comboio',
  'carrinhos? de compras|cesto de compras|palavra-passe',
]
const refused = new RegExp(`(?<![-\\p{L}])(?:${wordsOfOneCountry.join('|')})(?![-\\p{L}])`, 'iu')

/** A sentence that begins with the pronoun, which sounds rude in Portugal. */
const pronoun = /(?:^|[.!?:}] |\{)Vocês? /u

function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else for (const [key, inner] of Object.entries(value ?? {})) yield* textsIn(inner, `${path}.${key}`)
}

const { panel: _panel, ...readers } = messagesOf('pt') as unknown as Record<string, unknown>
// Words that readers may type into the search.
const typed = /^search\.(?:syndromes|topics|traits)\./
const texts = Object.entries(readers)
  .flatMap(([name, value]) => [...textsIn(value, name)])
  .filter(([path]) => !typed.test(path))

test('no text that readers see in Portuguese uses a word of one country alone', () => {
  expect(texts.length).toBeGreaterThan(1500)
  expect(texts.filter(([, text]) => refused.test(text))).toEqual([])
})

test('no sentence in Portuguese begins with “você”', () => {
  expect(texts.filter(([, text]) => pronoun.test(text))).toEqual([])
})

test('the Brazilian word for a postal code never stands alone', () => {
  const alone = texts.filter(([, text]) => /\bCEP\b(?! ou código postal)/.test(text))
  expect(alone).toEqual([])
})
