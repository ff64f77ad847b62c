import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswers, questions, statesOf } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { asksForName, describedAnswers, vocabularies } from './describe'

test.each<[Locale, string, string]>([
  ['en', 'red mushroom with white dots', 'colour=red&surface=warts'],
  ['es', 'roja con puntos blancos', 'colour=red&surface=warts'],
  ['pt', 'cogumelo vermelho com bolinhas brancas', 'colour=red&surface=warts'],
  ['en', 'mushroom on birch', 'ground=trunk'],
  ['en', 'brown mushroom under birch', 'colour=brown&ground=broadleaf'],
  ['es', 'Seta marrón con anillo en un árbol', 'ring=skirt&colour=brown&ground=trunk'],
  [
    'es',
    'setas blancas sin anillo en el césped, en corro',
    'ring=none&colour=white&ground=grass&growth=ring',
  ],
  ['pt', 'amarelo, com poros, fica azul', 'underside=pores&colour=yellow&flesh=blue'],
  ['en', 'white gills and a volva', 'shape=gills&base=sac'],
  ['es', 'pardo, con anillo blanco y el pie blanco', 'ring=skirt&colour=brown'],
  ['en', 'pink gills', 'print=pink'],
  [
    'en',
    'orange or yellow cap, slimy, smells of aniseed',
    'colour=yellow,orange&surface=slimy&smell=aniseed',
  ],
  ['es', 'huele a harina', 'smell=flour'],
  ['en', 'Amanita phalloides', ''],
  ['en', 'lion’s mane', ''],
  ['es', 'robellón', ''],
  ['pt', 'shiitake', ''],
])('%s: “%s” answers %s', (locale, text, query) => {
  expect(describedAnswers(text, locale)).toEqual(parseAnswers(Object.fromEntries(new URLSearchParams(query))))
})

test('every phrase gives states that the key offers, and a description of one gives that state or a longer phrase’s', () => {
  for (const locale of locales)
    for (const question of questions)
      for (const [state, text] of Object.entries(vocabularies[locale].states[question] ?? {})) {
        expect(statesOf(question)).toContain(state)
        for (const phrase of text.split(', '))
          expect([phrase, describedAnswers(phrase, locale)[question]]).toEqual([phrase, [state]])
      }
})

test('whatever is typed, answers are states that the key offers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...locales), (text, locale) => {
      for (const [question, states] of Object.entries(describedAnswers(text, locale)))
        for (const state of states ?? []) expect(statesOf(question as never)).toContain(state)
    }),
  )
})

test.each<[Locale, string]>([
  ['es', '¿qué seta es esta?'],
  ['es', 'Identificar setas'],
  ['es', '¿cómo se llama este hongo?'],
  ['en', 'what is this mushroom'],
  ['en', 'What mushroom did I find?'],
  ['en', 'mushroom identifier'],
  ['pt', 'que cogumelo é este'],
  ['pt', 'qual é o nome desse cogumelo?'],
])('%s: “%s” asks for a name', (locale, text) => {
  expect(asksForName(text, locale)).toBe(true)
})

test.each<[Locale, string]>([
  ['en', 'mushroom'],
  ['en', 'what is psilocybin'],
  ['es', 'setas'],
  ['es', 'qué es la micorriza'],
  ['pt', 'cogumelo do sol'],
])('%s: “%s” does not', (locale, text) => {
  expect(asksForName(text, locale)).toBe(false)
})
