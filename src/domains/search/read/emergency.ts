import { hasOneOf, words } from './intent'

/** Words of people who fear that somebody has eaten a poisonous mushroom. */
const emergencies = words(
  'mouth ate eaten consumed chewed licked nibbled sick puked puking nausea nauseous cramps stomachache hallucinating unwell unconscious hotline ' +
    'boca comido comio comimos comieron mordido mordio lamido chupado chupo masticado nauseas colicos retortijones barriga ' +
    'mareo mareos mareado mareada desmayado desmayo alucinando alucinaciones toxicologia ' +
    'comi comeu comeram comemos mordeu lambeu chupou enjoo enjoado enjoada colicas tontura tonturas desmaiou antivenenos',
)

/** How such words begin where people write them in many forms: `vomité`, `vomitando`, `intoxicaram`. */
const beginnings =
  /^(?:[vgb]omit(?!iv|er$)|diarr?h?[eo]|intoxic|envenen|poison(?:ed|ing)$|swallow|trag(?:o|ue|ado|aron|ando)$|engol|engul|mastig|ingest|inger(?:i|id)|ingirie|seizure|convuls)/

/** Words that say it together only, in any order. */
const pairs = (
  [
    ['throw throwing threw', 'up'],
    ['feel feeling felt feels', 'ill bad funny weird dizzy terrible'],
    ['bad allergic', 'reaction'],
    ['poison', 'control'],
    ['number phone numero telefono telefone', 'poison poisons veneno venenos'],
    [
      'emergency emergencies emergencia emergencias urgencias',
      'poison poisons veneno venenos mushroom mushrooms seta setas hongo hongos cogumelo cogumelos',
    ],
    [
      'symptom symptoms sintoma sintomas',
      'long hours hour soon until tarda tardan tardar horas hora demora demoram tempo',
    ],
    // “Devolver” is to vomit and to return goods.
    ['devolver devuelto', 'comer comida cenar cena noche'],
    ['devolvi devolvio devolviendo', 'comer comida cenar cena noche seta setas hongo hongos'],
    [
      'mal malo mala',
      'siento siente senti sento sentaron sentado sienten sentir cayo cayeron encuentro encuentra puse puso puesto hizo hicieron ' +
        'sinto sente sentindo passei passou passando passar fez fizeram',
    ],
    [
      'upset hurt hurts hurting ache aches pain pains dolor dolores duele duelen dor dores doi doendo',
      'stomach belly tummy abdomen estomago tripa tripas panza vientre',
    ],
    [
      'dog puppy cat kid child toddler baby perro perra perrito gato gata nino nina hijo hija bebe ' +
        'cachorro cachorra cao cadela filho filha crianca',
      'eating eats tasted comiendo comiendose probado probo comendo provou',
    ],
  ] as const
).map((pair) => pair.map(words))

/** Whether a query may be a call for help. */
export const asksForHelp = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, emergencies) ||
  queryWords.some((word) => beginnings.test(word)) ||
  pairs.some((pair) => pair.every((wanted) => hasOneOf(queryWords, wanted)))
