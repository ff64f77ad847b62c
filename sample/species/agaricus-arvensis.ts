import type { SpeciesSample } from '@sample/types'

export const agaricusArvensis: SpeciesSample = {
  slug: 'agaricus-arvensis',
  scientificName: 'Agaricus arvensis',
  authority: 'Schaeff.',
  gbif: 5243403,
  synonyms: ['Psalliota arvensis'],
  commonNames: { en: ['Horse mushroom'], es: ['bola de nieve', 'champiñón anisado'], pt: [] },
  summary: {
    en: 'A big creamy meadow mushroom that smells of aniseed and yellows slowly. Its poisonous double yellows fast and smells of ink.',
    es: 'Gran seta cremosa de los prados, con olor a anís, que amarillea despacio. Su doble venenosa lo hace deprisa y huele a tinta.',
    pt: 'Grande cogumelo creme dos prados, com cheiro de anis, que amarelece devagar. Uma espécie venenosa parecida amarelece depressa e cheira a tinta.',
  },
  about: {
    en: `In horse pastures and along field edges rings of white domes appear from early summer, each as wide as a plate. Rubbed, the skin turns ochre yellow after a while. The ring hangs double, and its underside is ragged like a cogwheel. A whiff of almond or aniseed rises from the gills.

_Agaricus xanthodermus_ stands in the same grass. It goes bright chrome yellow at the first scratch, most strikingly in the very base of the stem, and it smells of ink or hospital, most of all in the pan. Smell and base: both must be right.

White amanitas are the other danger, at wood edges above all. Their gills never pass from grey-pink to chocolate, and they sit in a sac. The youngest horse mushrooms have whitish gills too: leave any button whose gills are white. Horse mushrooms gather cadmium from the soil more than most fungi do, which is a reason to eat them seldom even when the name is certain.`,
    es: `En los pastos de caballos y en los bordes de los campos aparecen desde el comienzo del verano corros de cúpulas blancas, anchas como platos. Frotada, la piel se pone amarillo ocre al cabo de un rato. El anillo cuelga doble, con la cara inferior dentada como una rueda. De las láminas sube un olor a almendra o anís.

_Agaricus xanthodermus_ crece en la misma hierba. Se vuelve amarillo cromo vivo al primer arañazo, sobre todo en la base misma del pie, y huele a tinta o a hospital, más aún en la sartén. Olor y base: ambos deben encajar.

El otro peligro son las amanitas blancas, sobre todo en las lindes. Sus láminas nunca pasan del rosa grisáceo al chocolate, y nacen de un saco. Las bolas de nieve muy jóvenes también las tienen blanquecinas: deja todo ejemplar cerrado de láminas blancas. Las bolas de nieve acumulan cadmio del suelo más que la mayoría de los hongos, motivo para comerlas pocas veces aun cuando el nombre sea seguro.`,
    pt: `Em pastos de cavalos e nas beiras dos campos aparecem desde o começo do verão anéis de cúpulas brancas, largas como pratos. Esfregada, a pele fica amarelo-ocre depois de um tempo. O anel pende duplo, com a face inferior dentada como uma roda. Das lâminas sobe um cheiro de amêndoa ou anis.

_Agaricus xanthodermus_ cresce no mesmo capim. Fica amarelo-cromo vivo ao primeiro arranhão, sobretudo na própria base do estipe, e cheira a tinta ou hospital, mais ainda na frigideira. Cheiro e base: os dois têm de estar certos.

O outro perigo são as amanitas brancas, sobretudo nas orlas. As lâminas delas nunca passam do rosa-acinzentado ao chocolate, e elas nascem de um saco. Os cogumelos muito jovens desta espécie também as têm esbranquiçadas: deixe todo exemplar fechado de lâminas brancas. Este cogumelo acumula cádmio do solo mais que a maioria dos fungos, motivo para comê-lo poucas vezes mesmo quando o nome é certo.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'arvensis',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Check smell, stem base and gills of every one.',
      es: 'Revisa el olor, la base del pie y las láminas de cada una.',
      pt: 'Confira o cheiro, a base do estipe e as lâminas de cada um.',
    },
    advice: {
      en: 'Only when identified with certainty by an expert: a poisonous double shares its meadows, deadly white amanitas its wood edges.',
      es: 'Solo si un experto la identifica con certeza: en sus prados crece una doble venenosa y en las lindes hay amanitas blancas mortales.',
      pt: 'Só se um especialista o identificar com certeza: nos seus prados cresce uma espécie venenosa parecida e nas orlas há amanitas brancas mortais.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '8–20 cm, white to cream, smooth, ageing and bruising ochre yellow',
      es: '8–20 cm, blanco a crema, liso, amarillo ocre con la edad y al roce',
      pt: '8–20 cm, branco a creme, liso, amarelo-ocre com a idade e ao toque',
    },
    gills: {
      en: 'Whitish when very young, pale greyish pink for long, then chocolate; free',
      es: 'Blanquecinas de muy jóvenes, mucho tiempo rosa grisáceo pálido, luego chocolate; libres',
      pt: 'Esbranquiçadas quando muito jovens, por muito tempo rosa-acinzentadas, depois chocolate; livres',
    },
    ring: {
      en: 'Large, hanging, double, with a cogwheel pattern below',
      es: 'Grande, colgante, doble, con dibujo de rueda dentada por debajo',
      pt: 'Grande, pendente, duplo, com desenho de roda dentada por baixo',
    },
    stipe: {
      en: '8–15 cm, white, club-shaped; the cut base does not turn bright yellow',
      es: '8–15 cm, blanco, en maza; la base cortada no se pone amarillo vivo',
      pt: '8–15 cm, branco, em clava; a base cortada não fica amarelo vivo',
    },
    flesh: {
      en: 'White, slowly and faintly ochre',
      es: 'Blanca, despacio y apenas ocrácea',
      pt: 'Branca, devagar e levemente ocrácea',
    },
    spores: {
      en: 'Print purple-brown; spores smooth',
      es: 'Esporada pardo púrpura; esporas lisas',
      pt: 'Esporada marrom-púrpura; esporos lisos',
    },
    odour: {
      en: 'Of aniseed or bitter almond, never of ink',
      es: 'A anís o almendra amarga, nunca a tinta',
      pt: 'De anis ou amêndoa amarga, nunca de tinta',
    },
  },
  decisive: ['odour', 'stipe', 'gills'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth', 'fibrillose'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['purple-brown'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'grass',
    colours: {
      cap: { typical: '#f4edd8', light: '#fdfaf0', dark: '#dfc88f' },
      hymenium: { typical: '#cdb3a6', light: '#e9dcd2', dark: '#6e5044' },
      stipe: { typical: '#f6f0e0', light: '#fdfaf1', dark: '#ddcda4' },
      ring: { typical: '#f7f1e0' },
      flesh: { typical: '#fcf9ee' },
      marks: { typical: '#d9bf7a' },
    },
    size: { cap: { min: 8, max: 20 }, height: { min: 8, max: 15 }, stipeThickness: { min: 1.5, max: 3 } },
    bulb: 0.3,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-yellow': 'sometimes',
    'smell-aniseed': 'usual',
    'smell-almond': 'usual',
    'smell-ink': 'impossible',
    'colour-white': 'usual',
    'colour-yellow': 'sometimes',
    'growth-group': 'usual',
    'base-bulb': 'sometimes',
    'base-sac': 'impossible',
    'ground-soil': 'sometimes',
  },
  habitat: {
    en: 'Meadows, horse pastures, parks, field edges and verges, often in rings.',
    es: 'Prados, pastos de caballos, parques, bordes de campos y cunetas, a menudo en corros.',
    pt: 'Prados, pastos de cavalos, parques, beiras de campos e de estradas, muitas vezes em anéis.',
  },
  distribution: {
    en: 'Europe, western Asia and North America; reported from Australia and New Zealand.',
    es: 'Europa, Asia occidental y Norteamérica; citada en Australia y Nueva Zelanda.',
    pt: 'Europa, Ásia ocidental e América do Norte; citado na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [7, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [4, 5, 6, 9, 10, 11],
      peak: [5, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Some people tolerate it badly; it can also hold much cadmium.',
        es: 'Algunas personas la toleran mal; además puede contener mucho cadmio.',
        pt: 'Algumas pessoas o toleram mal; além disso pode conter muito cádmio.',
      },
    },
  ],
  flavors: [
    {
      value: 'sweet',
      description: { en: 'Full and sweetish.', es: 'Pleno y algo dulce.', pt: 'Cheio e um pouco doce.' },
    },
    {
      value: 'nutty',
      description: { en: 'A note of almond.', es: 'Un punto de almendra.', pt: 'Um toque de amêndoa.' },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Thick caps, firm when young.',
        es: 'Píleos gruesos, firmes de jóvenes.',
        pt: 'Chapéus espessos, firmes quando jovens.',
      },
    },
  ],
  fragrances: [
    {
      value: 'anise',
      description: {
        en: 'Clear in fresh gills.',
        es: 'Claro en las láminas frescas.',
        pt: 'Nítido nas lâminas frescas.',
      },
    },
    {
      value: 'almond',
      description: {
        en: 'Of bitter almond when rubbed.',
        es: 'De almendra amarga al frotar.',
        pt: 'De amêndoa amarga ao esfregar.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-verna',
      trait: 'gills',
      own: {
        en: 'Greyish pink, then chocolate; no sac; smell of aniseed',
        es: 'Rosa grisáceo, luego chocolate; sin saco; olor a anís',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco; cheiro de anis',
      },
      other: {
        en: 'White at every age; a sac in the soil. Deadly',
        es: 'Blancas a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas em qualquer idade; um saco dentro do solo. Mortal',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'gills',
      own: {
        en: 'Greyish pink, then chocolate; no sac',
        es: 'Rosa grisáceo, luego chocolate; sin saco',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco',
      },
      other: {
        en: 'White, always; a sac in the soil. Deadly',
        es: 'Siempre blancas; un saco bajo tierra. Mortal',
        pt: 'Sempre brancas; um saco dentro do solo. Mortal',
      },
    },
    {
      species: 'amanita-phalloides',
      trait: 'gills',
      own: {
        en: 'Greyish pink, then chocolate; no sac',
        es: 'Rosa grisáceo, luego chocolate; sin saco',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco',
      },
      other: {
        en: 'White; a sac at the base, even in white forms',
        es: 'Blancas; volva en la base, también en formas blancas',
        pt: 'Brancas; volva na base, também em formas brancas',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'gills',
      own: {
        en: 'Greyish pink, then chocolate; no sac; smell of aniseed',
        es: 'Rosa grisáceo, luego chocolate; sin saco; olor a anís',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco; cheiro de anis',
      },
      other: {
        en: 'White to cream at every age; a sac in the soil. Deadly',
        es: 'Blancas a crema a cualquier edad; un saco bajo tierra. Mortal',
        pt: 'Brancas a creme em qualquer idade; um saco dentro do solo. Mortal',
      },
    },
    {
      species: 'agaricus-xanthodermus',
      trait: 'odour',
      own: {
        en: 'Of aniseed; stem base not bright yellow',
        es: 'A anís; la base del pie no amarillea vivamente',
        pt: 'De anis; a base do estipe não fica amarelo vivo',
      },
      other: {
        en: 'Of ink; stem base chrome yellow at once',
        es: 'A tinta; la base del pie, amarillo cromo al instante',
        pt: 'De tinta; a base do estipe, amarelo-cromo de imediato',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Pale for long; cap yellows; large double ring',
        es: 'Pálidas mucho tiempo; el píleo amarillea; gran anillo doble',
        pt: 'Pálidas por muito tempo; o chapéu amarelece; grande anel duplo',
      },
      other: {
        en: 'Bright pink from the start; no yellowing; thin ring',
        es: 'Rosa vivo desde el principio; no amarillea; anillo fino',
        pt: 'Rosa vivo desde o início; não amarelece; anel fino',
      },
    },
    {
      species: 'agaricus-subrufescens',
      trait: 'cap',
      own: {
        en: 'Smooth, white to cream, ochre yellow where bruised',
        es: 'Liso, blanco a crema, amarillo ocre al roce',
        pt: 'Liso, branco a creme, amarelo-ocre ao toque',
      },
      other: {
        en: 'Covered with golden to red-brown fibrous scales',
        es: 'Con escamas fibrosas doradas a pardo rojizas',
        pt: 'Com escamas fibrosas douradas a marrom-avermelhadas',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'boa-2004', 'kalac-2013'],
}
