import type { SpeciesSample } from '@sample/types'

export const entolomaSinuatum: SpeciesSample = {
  slug: 'entoloma-sinuatum',
  scientificName: 'Entoloma sinuatum',
  authority: '(Bull. ex Pers.) P. Kumm.',
  gbif: 2539308,
  synonyms: ['Entoloma lividum', 'Entoloma eulividum', 'Rhodophyllus sinuatus'],
  commonNames: { en: ['Livid pinkgill', 'Livid entoloma'], es: ['pérfida', 'seta engañosa'], pt: [] },
  summary: {
    en: 'A stately, pale, mealy-smelling mushroom that looks like good food and brings days of violent vomiting.',
    es: 'Seta corpulenta y pálida, con olor a harina, que parece buena para comer y causa días de vómitos violentos.',
    pt: 'Cogumelo robusto e pálido, com cheiro de farinha, que parece bom de comer e causa dias de vômitos violentos.',
  },
  about: {
    en: `In Spain it is called pérfida, the treacherous one, and in France it has been known as the great poisoner of the Côte-d’Or. It is big, clean, firm and smells of fresh flour, like several mushrooms that are gathered on purpose. It fruits with oaks on warm clay soil, often in rings, in the same weeks as those.

The gills tell. Young ones are pale yellow, which is unusual and should stop the hand; as the spores ripen they turn salmon pink from the edge inwards. They meet the stem in a notch. The gills of _Clitopilus prunulus_ also end up pink, but they run down the stem, and its flesh is brittle as chalk. Most victims wanted the clouded funnel, _Clitocybe nebularis_: its gills stay whitish and run down a little. A spore print settles the question against any pale mushroom with white spores.

The poison has not been identified. It works within hours: vomiting and diarrhoea without pause, pain, great thirst. The loss of fluid and an injured liver have killed, mostly in earlier times.`,
    es: `En España se la llama pérfida o engañosa, y en Francia se la ha llamado la gran envenenadora de la Côte-d’Or. Es grande, limpia, firme y huele a harina fresca, como varias setas que se recolectan a propósito. Crece con robles y encinas en suelos arcillosos y cálidos, a menudo en corros y en las mismas semanas que aquellas.

Hablan las láminas. De jóvenes son amarillo pálido, algo poco común que debería detener la mano; al madurar las esporas se vuelven rosa salmón. Se unen al pie con una escotadura. También las de _Clitopilus prunulus_ acaban rosadas, pero bajan por el pie, y su carne es quebradiza como tiza. Casi siempre se confunde con la pardilla, _Clitocybe nebularis_, de láminas blanquecinas y algo decurrentes. La esporada resuelve la duda frente a cualquier seta pálida de esporas blancas.

El veneno no se ha identificado. Actúa en pocas horas: vómitos y diarrea sin tregua, dolor, mucha sed. La pérdida de líquidos y el daño del hígado han matado, sobre todo en otros tiempos.`,
    pt: `Na Espanha chamam-no “pérfida”, a traiçoeira, e na França foi chamado o grande envenenador da Côte-d’Or. É grande, limpo, firme e cheira a farinha fresca, como vários cogumelos que se colhem de propósito. Cresce com carvalhos em solos argilosos e quentes, muitas vezes em anéis e nas mesmas semanas que aqueles.

Quem fala são as lâminas. Jovens, são amarelo-pálidas, coisa rara que deveria deter a mão; quando os esporos amadurecem, ficam rosa-salmão. Encontram o estipe num entalhe. As de _Clitopilus prunulus_ também terminam rosadas, mas descem pelo estipe, e a carne deste quebra como giz. Quase sempre é confundido com _Clitocybe nebularis_, de lâminas esbranquiçadas e um pouco decurrentes. A esporada resolve a dúvida diante de qualquer cogumelo pálido de esporos brancos.

O veneno não foi identificado. Age em poucas horas: vômitos e diarreia sem trégua, dor, muita sede. A perda de líquidos e a lesão do fígado já mataram, sobretudo em outros tempos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Entolomataceae',
    genus: 'Entoloma',
    species: 'sinuatum',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Severe poisoning that may need a hospital.',
      es: 'Intoxicación grave que puede requerir hospital.',
      pt: 'Intoxicação grave que pode exigir hospital.',
    },
    advice: {
      en: 'Cooking does not make it harmless. Vomiting starts within hours; children and old people can be in danger from loss of fluid.',
      es: 'La cocción no la vuelve inofensiva. Los vómitos empiezan en pocas horas; en niños y ancianos la deshidratación puede ser peligrosa.',
      pt: 'O cozimento não o torna inofensivo. Os vômitos começam em poucas horas; em crianças e idosos a desidratação pode ser perigosa.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 4 },
    course: [
      {
        when: { en: '30 min–4 h', es: '30 min–4 h', pt: '30 min–4 h' },
        what: {
          en: 'Headache, sickness, then vomiting that does not stop, cramps and diarrhoea.',
          es: 'Dolor de cabeza, náuseas y después vómitos incesantes, cólicos y diarrea.',
          pt: 'Dor de cabeça, náusea e depois vômitos incessantes, cólicas e diarreia.',
        },
      },
      {
        when: { en: '4–48 h', es: '4–48 h', pt: '4–48 h' },
        what: {
          en: 'Thirst, weakness, cramps in the legs; liver values may rise. Fluids by vein are often needed.',
          es: 'Sed, debilidad, calambres en las piernas; pueden subir las enzimas hepáticas. A menudo hay que dar líquidos por vía venosa.',
          pt: 'Sede, fraqueza, cãibras nas pernas; as enzimas hepáticas podem subir. Muitas vezes é preciso dar líquidos pela veia.',
        },
      },
      {
        when: { en: '2–7 days', es: '2–7 días', pt: '2–7 dias' },
        what: {
          en: 'Slow recovery with a tender stomach.',
          es: 'Recuperación lenta, con el estómago resentido.',
          pt: 'Recuperação lenta, com o estômago ressentido.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '6–20 cm, ivory to grey-buff, silky, fleshy, with an inrolled wavy edge',
      es: '6–20 cm, marfil a gris ocráceo, sedoso, carnoso, de margen enrollado y ondulado',
      pt: '6–20 cm, marfim a cinza-ocráceo, sedoso, carnudo, de margem enrolada e ondulada',
    },
    gills: {
      en: 'Notched at the stem; pale yellow when young, then salmon pink',
      es: 'Escotadas; amarillo pálido de jóvenes, luego rosa salmón',
      pt: 'Entalhadas junto ao estipe; amarelo-pálidas quando jovens, depois rosa-salmão',
    },
    stipe: {
      en: '6–15 cm, thick, white, fibrous; no ring, no sac',
      es: '6–15 cm, grueso, blanco, fibroso; sin anillo ni volva',
      pt: '6–15 cm, grosso, branco, fibroso; sem anel nem volva',
    },
    flesh: {
      en: 'White, firm, fibrous, not crumbling',
      es: 'Blanca, firme, fibrosa, no quebradiza',
      pt: 'Branca, firme, fibrosa, não quebradiça',
    },
    spores: {
      en: 'Print salmon pink; spores angular',
      es: 'Esporada rosa salmón; esporas angulosas',
      pt: 'Esporada rosa-salmão; esporos angulosos',
    },
    odour: {
      en: 'Of fresh meal or cucumber, rancid with age',
      es: 'A harina fresca o pepino, rancio con la edad',
      pt: 'De farinha fresca ou pepino, rançoso com a idade',
    },
  },
  decisive: ['gills', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['smooth', 'fibrillose'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'sinuate',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['salmon'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#d9cdb4', light: '#ece4d0', dark: '#b6a687' },
      hymenium: { typical: '#e6b795', light: '#efdf9f', dark: '#cf9277' },
      stipe: { typical: '#f1e9d8', light: '#faf5ea', dark: '#d8c9ac' },
      flesh: { typical: '#faf6ea' },
    },
    size: { cap: { min: 6, max: 20 }, height: { min: 6, max: 15 }, stipeThickness: { min: 1.5, max: 4 } },
    bulb: 0.15,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-foul': 'sometimes',
    'colour-cream': 'usual',
    'colour-grey': 'sometimes',
    'growth-ring': 'sometimes',
    'print-white': 'misread',
    'underside-gills-decurrent': 'impossible',
  },
  habitat: {
    en: 'Warm broad-leaved woods on clay or lime, with oak, beech and hornbeam.',
    es: 'Bosques cálidos de frondosas en suelos arcillosos o calizos, con robles, encinas, hayas y carpes.',
    pt: 'Bosques quentes de folhosas em solos argilosos ou calcários, com carvalhos, faias e carpinos.',
  },
  distribution: {
    en: 'Europe, chiefly the south and centre. American records are of related species.',
    es: 'Europa, sobre todo el sur y el centro. Las citas americanas son de especies afines.',
    pt: 'Europa, sobretudo o sul e o centro. Os registros americanos são de espécies próximas.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Starts within hours and lasts a day or more.',
        es: 'Empiezan a las pocas horas y duran un día o más.',
        pt: 'Começam em poucas horas e duram um dia ou mais.',
      },
    },
    {
      value: 'diarrhoea',
      description: { en: 'Heavy, with cramps.', es: 'Intensa, con cólicos.', pt: 'Intensa, com cólicas.' },
    },
    {
      value: 'liver-damage',
      description: {
        en: 'Seen in some severe cases.',
        es: 'Observado en algunos casos graves.',
        pt: 'Observada em alguns casos graves.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'inosperma-erubescens',
      trait: 'spores',
      own: {
        en: 'Print salmon pink; does not redden',
        es: 'Esporada rosa salmón; no enrojece',
        pt: 'Esporada rosa-salmão; não avermelha',
      },
      other: {
        en: 'Print brown; streaked red',
        es: 'Esporada parda; estrías rojas',
        pt: 'Esporada marrom; riscos vermelhos',
      },
    },
    {
      species: 'tricholoma-pardinum',
      trait: 'spores',
      own: {
        en: 'Print salmon pink; cap smooth',
        es: 'Esporada rosa salmón; píleo liso',
        pt: 'Esporada rosa-salmão; chapéu liso',
      },
      other: {
        en: 'Print white; cap tiled with scales',
        es: 'Esporada blanca; píleo cubierto de escamas',
        pt: 'Esporada branca; chapéu coberto de escamas',
      },
    },
    {
      species: 'clitocybe-nebularis',
      trait: 'gills',
      own: {
        en: 'Notched at the stem; pale yellow, then salmon pink',
        es: 'Con escotadura junto al pie; amarillo pálido, luego rosa salmón',
        pt: 'Entalhadas junto ao estipe; amarelo-pálidas, depois rosa-salmão',
      },
      other: {
        en: 'Running a little down the stem; whitish to cream, never yellow or pink',
        es: 'Algo decurrentes; blanquecinas a crema, nunca amarillas ni rosadas',
        pt: 'Pouco decurrentes; esbranquiçadas a creme, nunca amarelas nem rosadas',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'gills',
      own: {
        en: 'Notched at the stem, yellow when young; flesh fibrous',
        es: 'Escotadas, amarillas de jóvenes; carne fibrosa',
        pt: 'Entalhadas, amarelas quando jovens; carne fibrosa',
      },
      other: {
        en: 'Running far down the stem; flesh like chalk',
        es: 'Muy decurrentes; carne como tiza',
        pt: 'Muito decurrentes; carne como giz',
      },
    },
    {
      species: 'lepista-nuda',
      trait: 'gills',
      own: {
        en: 'Pale yellow, then salmon pink, never violet',
        es: 'Amarillo pálido, luego rosa salmón, nunca violeta',
        pt: 'Amarelo-pálidas, depois rosa-salmão, nunca violeta',
      },
      other: {
        en: 'Violet to lilac; print pale pink',
        es: 'Violeta a lila; esporada rosa pálido',
        pt: 'Violeta a lilás; esporada rosa-pálida',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Pale yellow, then salmon; notched; no ring',
        es: 'Amarillo pálido, luego salmón; escotadas; sin anillo',
        pt: 'Amarelo-pálidas, depois salmão; entalhadas; sem anel',
      },
      other: {
        en: 'Pink, then chocolate; free; a thin ring',
        es: 'Rosas, luego chocolate; libres; un anillo fino',
        pt: 'Rosadas, depois chocolate; livres; um anel fino',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'spores',
      own: {
        en: 'Print salmon pink; gills yellow, then pink',
        es: 'Esporada rosa salmón; láminas amarillas y luego rosadas',
        pt: 'Esporada rosa-salmão; lâminas amarelas, depois rosadas',
      },
      other: {
        en: 'Print white; gills never pink',
        es: 'Esporada blanca; láminas nunca rosadas',
        pt: 'Esporada branca; lâminas nunca rosadas',
      },
    },
  ],
  references: ['bresinsky-besl-1990', 'white-2019', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012'],
}
