import { hasOneOf, words } from './intent'

/** Words of people who fear that somebody has eaten a poisonous mushroom. */
const emergencies = words(
  'mouth ate eaten consumed chewed licked nibbled sick nausea nauseous cramps stomachache hallucinating unwell hotline ' +
    'boca comido comio comimos comieron mordido mordio lamido masticado nauseas colicos retortijones barriga ' +
    'mareo mareos mareado mareada alucinando alucinaciones toxicologia ' +
    'comi comeu comeram comemos mordeu lambeu enjoo enjoado enjoada colicas tontura tonturas',
)

/** How such words begin where people write them in many forms: `vomité`, `vomitando`, `intoxicaram`. */
const beginnings =
  /^(?:vomit(?!iv|er$)|diarr|intoxic|envenen|poison(?:ed|ing)$|swallow|trag(?:o|ue|ado|aron|ando)$|engol|engul|mastig|ingest|inger(?:i|id)|ingirie|seizure|convuls)/

/** Words that say it together only, in any order. */
const pairs = (
  [
    ['throw throwing threw', 'up'],
    ['feel feeling felt feels', 'ill bad funny weird dizzy terrible'],
    ['bad allergic', 'reaction'],
    ['poison', 'control'],
    [
      'mal malo mala',
      'siento siente senti sento sentaron sentado sienten sentir cayo cayeron encuentro encuentra puse puso puesto hizo hicieron ' +
        'sinto sente sentindo passei passou passando passar fez fizeram',
    ],
    [
      'hurt hurts hurting ache aches pain pains dolor dolores duele duelen dor dores doi doendo',
      'stomach belly tummy abdomen estomago tripa tripas panza vientre',
    ],
    [
      'dog puppy cat kid child toddler baby perro perra perrito gato gata nino nina hijo hija bebe ' +
        'cachorro cachorra cao cadela filho filha crianca',
      'eating eats comiendo comiendose comendo',
    ],
  ] as const
).map((pair) => pair.map(words))

/** Whether a query may be a call for help. */
export const asksForHelp = (queryWords: readonly string[]): boolean =>
  hasOneOf(queryWords, emergencies) ||
  queryWords.some((word) => beginnings.test(word)) ||
  pairs.some((pair) => pair.every((wanted) => hasOneOf(queryWords, wanted)))
