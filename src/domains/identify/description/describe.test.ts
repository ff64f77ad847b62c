import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswers, questions, statesOf } from '@/domains/identify/answers'
import { type Locale, locales } from '@/foundation/i18n/locales'
import { asksForName, describedAnswers } from './describe'
import { vocabularies } from './phrases'

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

const sentences = `
  en | brownish cap, pores not gills, stains blue | underside=pores&colour=brown&flesh=blue
  en | no gills, it has pores underneath | underside=pores
  en | gills not pores | shape=gills
  en | brown mushroom with ring, no sac, growing on a dead log | ring=skirt&colour=brown&ground=stump
  en | white mushroom without a ring in my lawn | ring=none&colour=white&ground=grass
  en | yellow with no ring and no volva | ring=none&colour=yellow
  en | neither ring nor volva, brown | ring=none&colour=brown
  en | doesn't have a ring | ring=none
  en | doesn't stain blue |
  en | the cap is red but the stem is white with a sack at the base | base=sac&colour=red
  en | cap is not red but orange | colour=orange
  en | white and brown gills | shape=gills
  en | gills and stem white, cap green | shape=gills&colour=olive
  en | red on top white underneath | colour=red
  en | white cap with brown scales | colour=white&surface=scales
  en | white flesh, black cap | colour=black
  en | stem with scales, smooth brown cap | stem=scales&colour=brown&surface=smooth
  en | slimey brown cap, spongey underside, pines | underside=pores&colour=brown&surface=slimy&ground=conifer
  en | yelow mushroom under larch | colour=yellow&ground=conifer
  en | small brown mushrooms in clusters on a tree stump | colour=brown&ground=stump&growth=tuft
  en | orange shelf mushroom on oak tree | shape=bracket&colour=orange&ground=trunk
  en | found in Spain in November under pine trees, orange, bleeds orange | colour=orange&flesh=orange-milk&ground=conifer&region=iberia&month=11
  en | it may be edible? brown | colour=brown
  en | ring that slides up and down, snake pattern stem | ring=sliding&stem=bands
  en | not sure about the ring, brown cap | colour=brown
  en | I don't know if there is a ring. Gills are white | shape=gills
  en | it grows in a tub by the house |
  en | I ate it in a meal and went to hospital |
  en | big brown mushroom, sponge under the cap, white stem with net | underside=pores&stem=net&colour=brown
  en | pink gills when young then brown | print=pink
  en | green gilled mushrooms in the yard |
  en | brown cap, white at the edge | colour=brown
  en | ring around the stem, sack at bottom, green-ish top | ring=skirt&base=sac&colour=olive
  es | láminas muy juntas y blancas | shape=gills
  es | con pelos en el borde y leche blanca | flesh=white-milk
  es | sale de un huevo blanco y es naranja por arriba | colour=orange
  es | negra como una trompeta entre hojas de haya | colour=black&ground=broadleaf
  es | sin pie, pegada al tronco, como repisa | shape=bracket&stem=absent&ground=trunk
  pt | na base tem um saco branco |
  pt | as lâminas são verdes e o chapéu é branco | shape=gills&colour=white
  es | sombrero rojizo, láminas blancas, con volva y anillo | shape=gills&ring=skirt&base=sac&colour=red
  es | no tiene laminas, tiene poros | underside=pores
  es | naranja con pliegues en vez de láminas | underside=ridges&colour=orange
  es | sin volva ni anillo | ring=none
  es | no tiene ni anillo ni volva | ring=none
  es | sin anillo y volva | ring=none
  es | no azulea |
  es | no huele a harina |
  es | no es blanca |
  es | el sombrero no es rojo sino naranja | colour=orange
  es | el pie es blanco y el sombrero gris | colour=grey
  es | pie blanco con anillo, sombrero pardo con escamas | ring=skirt&colour=brown&surface=scales
  es | tiene el pie rojo y los poros amarillos y se pone azul | underside=pores&flesh=blue
  es | huele a anis y es blanca | colour=white&smell=aniseed
  es | roja por arriba y blanca por debajo | colour=red
  es | por debajo es blanca |
  es | blanca debajo de un pino | colour=white&ground=conifer
  es | seta amarilla viscosa bajo los pinos en octubre | colour=yellow&surface=slimy&ground=conifer&month=10
  es | encontrada en Asturias, parda con anillo, sobre madera de haya | ring=skirt&colour=brown&ground=broadleaf,trunk,stump&region=iberia
  es | tiene bolba y aniyo, berde | ring=skirt&base=sac&colour=olive
  es | grises, en los abetos | colour=grey&ground=conifer
  es | naranja, bajo un olivo | colour=orange&ground=broadleaf
  es | sombrero blando y marrón | colour=brown
  es | solo tiene anillo | ring=skirt
  es | seta que mata |
  es | sobre ramas caídas | ground=stump
  es | no sé si tiene anillo, es marrón | colour=brown
  es | creo que tiene volva |
  es | saco de cultivo de setas |
  pt | chapéu verde, lâminas brancas, anel e volva | shape=gills&ring=skirt&base=sac&colour=olive
  pt | tem poros e não lâminas | underside=pores
  pt | nem anel nem volva | ring=none
  pt | sem volva |
  pt | não fica azul |
  pt | o pé é vermelho e o chapéu é cinzento | colour=grey
  pt | cresce em esterco de vaca e fica azul | flesh=blue&ground=dung
  pt | debaixo dos carvalhos em Portugal | ground=broadleaf&region=iberia
  pt | não sei se tem anel, é marrom | colour=brown
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [Locale, string, string])

test.each(sentences)('%s: the sentence “%s” answers %s', (locale, text, query) => {
  expect(describedAnswers(text, locale)).toEqual(parseAnswers(Object.fromEntries(new URLSearchParams(query))))
})

test('every phrase gives states that the key offers, and a description of one gives that state or a longer phrase’s', () => {
  for (const locale of locales)
    for (const question of questions)
      for (const [state, text] of Object.entries(vocabularies[locale].states[question] ?? {})) {
        expect(statesOf(question)).toContain(state)
        for (const phrase of text.split(', '))
          expect([phrase, describedAnswers(phrase, locale)[question]]).toEqual([
            phrase,
            expect.arrayContaining([state]),
          ])
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
