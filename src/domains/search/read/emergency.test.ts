import { species } from '@sample/index'
import { products } from '@sample/marketplace'
import { expect, test } from 'vitest'
import { asksForHelp } from './emergency'
import { wordsOf } from './query-text'

test.each([
  'diarrhea after mushrooms',
  'me duele la barriga',
  'enjoo depois de comer',
  'mi gato ha mordido una seta',
  'threw up after mushrooms',
  'my stomach hurts after mushrooms',
  'feeling unwell after mushrooms',
  'I feel ill after eating mushrooms',
  'hallucinating after eating mushroom',
  'ingested mushroom',
  'my dog is having seizures',
  'dog eating mushrooms in yard',
  'poison control mushroom',
  'bad reaction to shiitake',
  'consumed wrong mushroom',
  'me sentaron mal las setas',
  'me siento mal después de comer setas',
  'me cayó mal el hongo',
  'mi gato se tragó un hongo',
  'ingerí un hongo',
  'me puse malo comiendo setas',
  'se intoxicaron con hongos',
  'mareos después de comer setas',
  'dolor de estómago setas',
  'passei mal com cogumelo',
  'engoli um cogumelo',
  'sinto-me mal depois de comer míscaros',
  'fez mal o cogumelo',
  'centro de intoxicações telefone',
  'tontura depois de comer cogumelo',
  'dor no estômago cogumelo',
  'devolver después de comer setas',
  'llevo toda la noche devolviendo por las setas',
  'devolví después de cenar setas',
  'gomitando por unas setas',
  'tengo diarea por comer setas',
  'el niño a chupado un ongo',
  'mi hijo ha probado una seta',
  'He probado una seta y me duele la barriga',
  'how long until symptoms death cap',
  'a las cuantas horas dan síntomas las setas venenosas',
  'quanto tempo até aos sintomas',
  'emergency number poison spain',
  'urgencias por setas',
  'telefone antivenenos',
  'upset stomach from mushrooms',
  'puking after mushroom dinner',
])('“%s” may be a call for help', (query) => expect(asksForHelp(wordsOf(query))).toBe(true))

test.each([
  'hongos alucinógenos',
  'lions mane stomach',
  'mal de ojo',
  'seta que sienta mal con alcohol',
  'shiitake cru faz mal',
  'bad shiitake',
  'how to grow up mushrooms',
  'poisonous mushrooms',
  'setas venenosas',
  'dog shirt',
  'devolver un pedido',
  'puedo devolver un kit de setas',
  'síntomas de amanita phalloides',
  'effects of reishi',
  'cuánto tarda en hacer efecto el reishi',
  'quanto tempo dura cogumelo na geladeira',
  'telefone da loja',
  'number of mushroom species',
  'mushroom phone case',
  'teléfono de la tienda de setas',
  'número de setas venenosas',
])('“%s” is no call for help', (query) => expect(asksForHelp(wordsOf(query))).toBe(false))

test('no name of a species and no product is taken for a call for help', () => {
  const names = [
    ...species.flatMap(({ scientificName, commonNames }) => [
      scientificName,
      ...Object.values(commonNames).flat(),
    ]),
    ...products.flatMap(({ title }) => Object.values(title)),
  ]
  expect(names.filter((name) => asksForHelp(wordsOf(name)))).toEqual([])
})
