import type { SpeciesSample } from '@sample/types'

export const gymnopilusJunonius: SpeciesSample = {
  slug: 'gymnopilus-junonius',
  scientificName: 'Gymnopilus junonius',
  authority: '(Fr.) P.D. Orton',
  synonyms: ['Gymnopilus spectabilis', 'Pholiota spectabilis'],
  commonNames: { en: ['Spectacular rustgill', 'Laughing gym'], es: [], pt: [] },
  summary: {
    en: 'Golden tufts as broad as plates at the foot of old stumps, bitter as gall. Some collections under this name intoxicate.',
    es: 'Haces dorados, anchos como platos, al pie de tocones viejos, amargos como la hiel. Algunas recolecciones con este nombre intoxican.',
    pt: 'Tufos dourados, largos como pratos, ao pé de tocos velhos, amargos como fel. Algumas coletas com este nome intoxicam.',
  },
  about: {
    en: `One clump can fill a bucket: thick, fibrous, orange-gold caps on swollen stems, each with a ring that the spores soon powder rust. In Japan it is the big laughing mushroom, after people who giggled and staggered for hours when they had taken it for food.

Chemistry has not kept up with the name. Psilocybin has been found in several species of _Gymnopilus_, and in American and Asian collections called _Gymnopilus spectabilis_; European ones have mostly been found without it. Styrylpyrones that make it bitter may act on nerves too. It is treated here as psychoactive because nobody can know from looking.

It is mistaken for honey fungus. _Armillaria mellea_ has a white print that dusts the lower caps like flour; here they are dusted orange. _Galerina marginata_ is far smaller, but grows on the same wood and has the same colour of print.`,
    es: `Un solo grupo llena un cubo: píleos gruesos, fibrosos, de un oro anaranjado, sobre pies hinchados, cada uno con un anillo que las esporas empolvan pronto de herrumbre. En Japón es la gran seta de la risa, por quienes rieron y se tambalearon durante horas tras comerla como alimento.

La química no ha seguido el paso del nombre. Se ha hallado psilocibina en varias especies de _Gymnopilus_ y en recolecciones americanas y asiáticas llamadas _Gymnopilus spectabilis_; en las europeas casi nunca. Las estirilpironas que la hacen amarga quizá actúen también sobre los nervios. Aquí se trata como psicoactiva porque nadie puede saberlo con mirarla.

Se confunde con la armilaria. _Armillaria mellea_ tiene una esporada blanca que espolvorea los píleos inferiores como harina; aquí quedan espolvoreados de naranja. _Galerina marginata_ es mucho menor, pero crece en la misma madera y su esporada tiene el mismo color.`,
    pt: `Um só grupo enche um balde: chapéus espessos, fibrosos, dourado-alaranjados, sobre estipes inchados, cada um com um anel que os esporos logo empoam de ferrugem. No Japão é o grande cogumelo do riso, por causa de quem riu e cambaleou durante horas depois de comê-lo como alimento.

A química não acompanhou o nome. Achou-se psilocibina em várias espécies de _Gymnopilus_ e em coletas americanas e asiáticas chamadas _Gymnopilus spectabilis_; nas europeias, quase nunca. As estirilpironas que o tornam amargo talvez ajam também sobre os nervos. Aqui é tratado como psicoativo porque ninguém pode sabê-lo só de olhar.

Confunde-se com a armilária. _Armillaria mellea_ tem esporada branca que polvilha os chapéus de baixo como farinha; aqui ficam polvilhados de laranja. _Galerina marginata_ é bem menor, mas cresce na mesma madeira e tem esporada da mesma cor.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Gymnopilus',
    species: 'junonius',
  },
  edibility: ['psychoactive', 'inedible'],
  safety: {
    headline: {
      en: 'Not food; some collections intoxicate.',
      es: 'No es alimento; algunas recolecciones intoxican.',
      pt: 'Não é alimento; algumas coletas intoxicam.',
    },
    advice: {
      en: 'Bitter and unpredictable, and controlled by law wherever it holds psilocybin. Deadly _Galerina marginata_ grows on the same wood.',
      es: 'Amarga e imprevisible, y sometida a control legal donde contiene psilocibina. En la misma madera crece la mortal _Galerina marginata_.',
      pt: 'Amargo e imprevisível, e controlado por lei onde contém psilocibina. Na mesma madeira cresce a mortal _Galerina marginata_.',
    },
  },
  poisoning: {
    toxins: ['psilocybin'],
    syndrome: 'psilocybin',
    onsetHours: { min: 0.25, max: 2 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Dizziness, unsteady gait, giggling, altered sight; some feel only sickness.',
          es: 'Mareo, marcha insegura, risa, vista alterada; algunos solo sienten náuseas.',
          pt: 'Tontura, marcha insegura, riso, visão alterada; alguns só sentem náusea.',
        },
      },
      {
        when: { en: '2–8 h', es: '2–8 h', pt: '2–8 h' },
        what: {
          en: 'The signs fade; tiredness remains.',
          es: 'Los signos ceden; queda cansancio.',
          pt: 'Os sinais cedem; fica cansaço.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Sickness that begins this late points to an amatoxin mushroom eaten with it: hospital at once.',
          es: 'Un malestar tan tardío apunta a una seta con amatoxinas comida a la vez: al hospital de inmediato.',
          pt: 'Um mal-estar tão tardio indica um cogumelo com amatoxinas comido junto: ao hospital imediatamente.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['psychoactive'],
  characteristics: {
    cap: {
      en: '5–25 cm, golden to tawny orange, dry, fibrous to finely scaly',
      es: '5–25 cm, dorado a leonado anaranjado, seco, fibroso a finamente escamoso',
      pt: '5–25 cm, dourado a fulvo-alaranjado, seco, fibroso a finamente escamoso',
    },
    gills: {
      en: 'Crowded, yellow, then rust brown, running slightly down',
      es: 'Apretadas, amarillas y luego herrumbre, algo decurrentes',
      pt: 'Apertadas, amarelas e depois ferrugíneas, um pouco decurrentes',
    },
    ring: {
      en: 'Membranous, yellow, soon dusted rust by spores',
      es: 'Membranoso, amarillo, pronto empolvado de herrumbre',
      pt: 'Membranoso, amarelo, logo empoado de ferrugem',
    },
    stipe: {
      en: '6–20 cm, thick, swollen in the middle, fibrous, tufted',
      es: '6–20 cm, grueso, hinchado en el centro, fibroso, en haces',
      pt: '6–20 cm, grosso, inchado no meio, fibroso, em tufos',
    },
    flesh: {
      en: 'Pale yellow, firm and fibrous',
      es: 'Amarillo pálido, firme y fibrosa',
      pt: 'Amarelo-pálida, firme e fibrosa',
    },
    spores: {
      en: 'Print bright rust; spores warty',
      es: 'Esporada herrumbre vivo; esporas verrugosas',
      pt: 'Esporada ferrugem vivo; esporos verrucosos',
    },
  },
  decisive: ['spores', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['fibrillose', 'scaly'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'fibrillose',
    sporePrint: ['reddish-brown'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#d8902c', light: '#ecb658', dark: '#b0681c' },
      hymenium: { typical: '#c9812f', light: '#e6b95c', dark: '#9a571f' },
      stipe: { typical: '#dca953', light: '#ecc983', dark: '#a8702f' },
      ring: { typical: '#e0b45e' },
      flesh: { typical: '#f1d996' },
      marks: { typical: '#b0651d' },
    },
    size: { cap: { min: 5, max: 25 }, height: { min: 6, max: 20 }, stipeThickness: { min: 1.5, max: 4 } },
    bulb: 0.3,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'flesh-blue': 'sometimes',
    'colour-orange': 'usual',
    'colour-yellow': 'usual',
    'growth-group': 'sometimes',
    'growth-single': 'sometimes',
    'surface-slimy': 'misread',
    'underside-gills-decurrent': 'sometimes',
    'underside-gills-notched': 'sometimes',
    'ground-trunk': 'sometimes',
    'ground-soil': 'misread',
    'print-white': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Stumps, buried roots and trunk bases of broad-leaved trees and conifers; eucalypts and pines too.',
    es: 'Tocones, raíces enterradas y bases de troncos de frondosas y coníferas; también eucaliptos y pinos.',
    pt: 'Tocos, raízes enterradas e bases de troncos de folhosas e coníferas; também eucaliptos e pinheiros.',
  },
  distribution: {
    en: 'Europe and Australia; similar species in the Americas and Asia.',
    es: 'Europa y Australia; especies parecidas en América y Asia.',
    pt: 'Europa e Austrália; espécies parecidas nas Américas e na Ásia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12],
      peak: [11],
    },
    {
      region: { en: 'South-east Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [4, 5, 6, 7],
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'euphoric',
      description: {
        en: 'Laughter and unsteadiness are reported from Japan and North America.',
        es: 'De Japón y Norteamérica se cuentan risa e inestabilidad.',
        pt: 'Do Japão e da América do Norte relatam-se riso e instabilidade.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'dizziness',
      description: {
        en: 'Unsteady gait, risk of falls.',
        es: 'Marcha insegura, riesgo de caídas.',
        pt: 'Marcha insegura, risco de quedas.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'From the bitter substances.',
        es: 'Por las sustancias amargas.',
        pt: 'Pelas substâncias amargas.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'cap',
      own: {
        en: '5–25 cm, golden, fibrous',
        es: '5–25 cm, dorado, fibroso',
        pt: '5–25 cm, dourado, fibroso',
      },
      other: {
        en: 'Under 6 cm, smooth, drying pale. Deadly',
        es: 'Menos de 6 cm, liso, palidece al secar. Mortal',
        pt: 'Menos de 6 cm, liso, clareia ao secar. Mortal',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'ring',
      own: {
        en: 'A ring; print rust',
        es: 'Con anillo; esporada herrumbre',
        pt: 'Com anel; esporada ferrugem',
      },
      other: {
        en: 'No ring; gills run far down; print white',
        es: 'Sin anillo; láminas muy decurrentes; esporada blanca',
        pt: 'Sem anel; lâminas muito decurrentes; esporada branca',
      },
    },
    {
      species: 'omphalotus-illudens',
      trait: 'spores',
      own: {
        en: 'Print rust brown',
        es: 'Esporada pardo herrumbre',
        pt: 'Esporada marrom-ferrugem',
      },
      other: {
        en: 'Print white to cream',
        es: 'Esporada blanca a crema',
        pt: 'Esporada branca a creme',
      },
    },
    {
      species: 'omphalotus-olivascens',
      trait: 'spores',
      own: {
        en: 'Print rust brown',
        es: 'Esporada pardo herrumbre',
        pt: 'Esporada marrom-ferrugem',
      },
      other: {
        en: 'Print white to pale yellow; no ring',
        es: 'Esporada blanca a amarillo pálida; sin anillo',
        pt: 'Esporada branca a amarelo-pálida; sem anel',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'spores',
      own: {
        en: 'Print rust; gills turn rust',
        es: 'Esporada herrumbre; láminas que se vuelven herrumbre',
        pt: 'Esporada ferrugem; lâminas que ficam ferrugíneas',
      },
      other: {
        en: 'Print white; gills stay pale',
        es: 'Esporada blanca; láminas pálidas',
        pt: 'Esporada branca; lâminas pálidas',
      },
    },
  ],
  references: ['benjamin-1995', 'stamets-1996', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012'],
}
