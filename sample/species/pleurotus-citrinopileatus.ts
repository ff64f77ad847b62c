import type { SpeciesSample } from '@sample/types'

export const pleurotusCitrinopileatus: SpeciesSample = {
  slug: 'pleurotus-citrinopileatus',
  scientificName: 'Pleurotus citrinopileatus',
  authority: 'Singer',
  synonyms: ['Pleurotus cornucopiae var. citrinopileatus'],
  commonNames: {
    en: ['Golden oyster mushroom', 'Tamogitake'],
    es: ['seta de ostra dorada', 'seta amarilla'],
    pt: ['cogumelo-ostra-dourado', 'shimeji-amarelo'],
  },
  summary: {
    en: 'Lemon-yellow bouquets from the Russian Far East and Japan. Escaped from cultivation, they now spread through the woods of North America.',
    es: 'Ramilletes amarillo limón del Extremo Oriente ruso y Japón. Escapados del cultivo, se extienden hoy por los bosques de Norteamérica.',
    pt: 'Ramalhetes amarelo-limão do Extremo Oriente russo e do Japão. Escapados do cultivo, espalham-se hoje pelas florestas da América do Norte.',
  },
  about: {
    en: `One bouquet may hold fifty caps, each a small yellow funnel on a white stem, all rising from one base. It comes from elm and other broad-leaved trees of eastern Russia, northern China and Japan, where _tamogitake_ is a summer mushroom of the markets.

It also shows what can follow when a crop gets out. First seen wild in Wisconsin and neighbouring states in the early 2010s, it now covers dead elms from the Great Lakes to the Atlantic and keeps spreading. Growers in regions where it is not native are asked to choose a local oyster instead, and to dispose of spent blocks so that they cannot fruit outdoors.

The caps are thin and break in transport, the reason why it is seldom seen in supermarkets. Lightly cooked it is bitter; well fried it is nutty.`,
    es: `Un solo ramillete puede tener cincuenta píleos, cada uno un pequeño embudo amarillo sobre un pie blanco, todos de una misma base. Procede de olmos y otros planifolios del este de Rusia, el norte de China y Japón, donde el _tamogitake_ es una seta de verano de los mercados.

Muestra también lo que pasa cuando un cultivo se escapa. Vista por primera vez en libertad en Wisconsin y estados vecinos a comienzos de la década de 2010, cubre hoy los olmos muertos desde los Grandes Lagos hasta el Atlántico y sigue avanzando. Donde no es nativa se pide a los cultivadores que elijan una seta de ostra local y que desechen los bloques agotados de modo que no fructifiquen al aire libre.

Los píleos son finos y se rompen en el transporte; por eso apenas llega a los supermercados. Poco hecha amarga; bien frita sabe a nuez.`,
    pt: `Um só ramalhete pode ter cinquenta chapéus, cada um um pequeno funil amarelo sobre um estipe branco, todos de uma mesma base. Vem de olmos e outras folhosas do leste da Rússia, do norte da China e do Japão, onde o _tamogitake_ é um cogumelo de verão dos mercados.

Mostra também o que acontece quando um cultivo escapa. Visto pela primeira vez em liberdade em Wisconsin e estados vizinhos no início dos anos 2010, cobre hoje os olmos mortos dos Grandes Lagos ao Atlântico e continua avançando. Onde não é nativo, pede-se aos produtores que escolham um cogumelo-ostra local e descartem os blocos esgotados de modo que não frutifiquem ao ar livre.

Os chapéus são finos e quebram no transporte; por isso raramente chega aos supermercados. Pouco cozido amarga; bem frito tem gosto de noz.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pleurotaceae',
    genus: 'Pleurotus',
    species: 'citrinopileatus',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Cooked only, and kept out of foreign woods.',
      es: 'Solo cocinada, y lejos de bosques ajenos.',
      pt: 'Só cozido, e longe de matas que não são suas.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Yellow gilled tufts on wood include poisonous sulphur tufts, whose print is purple-brown.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y bien cocinada. Entre los haces amarillos en madera están los hifolomas tóxicos, de esporada pardo púrpura.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Entre os tufos amarelos na madeira estão os hifolomas tóxicos, de esporada marrom-púrpura.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '2–6 cm, soon funnel-shaped; lemon to golden yellow, paling with age; smooth',
      es: '2–6 cm, pronto en embudo; amarillo limón a dorado, palidece con la edad; liso',
      pt: '2–6 cm, logo em funil; amarelo-limão a dourado, empalidece com a idade; liso',
    },
    gills: {
      en: 'White, running far down the stem',
      es: 'Blancas, muy decurrentes por el pie',
      pt: 'Brancas, muito decurrentes no estipe',
    },
    stipe: {
      en: '2–7 cm, white, curved, many joined at one base',
      es: '2–7 cm, blanco, curvado, muchos unidos en una base',
      pt: '2–7 cm, branco, curvo, muitos unidos em uma base',
    },
    flesh: {
      en: 'Thin, white, brittle in the cap',
      es: 'Fina, blanca, quebradiza en el píleo',
      pt: 'Fina, branca, quebradiça no chapéu',
    },
    spores: {
      en: 'Print whitish, pinkish or pale lilac; spores cylindrical',
      es: 'Esporada blanquecina, rosada o lila pálida; esporas cilíndricas',
      pt: 'Esporada esbranquiçada, rosada ou lilás-pálida; esporos cilíndricos',
    },
  },
  decisive: ['cap', 'gills', 'spores'],
  traits: {
    ecology: ['saprotrophic'],
    hymenium: 'gills',
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['smooth'],
    capMargin: 'wavy',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    habit: 'cluster',
    ground: 'wood-log',
    bulb: 0,
    sporePrint: ['white', 'buff', 'pink'],
    colours: {
      cap: { typical: '#e6c23c', light: '#f3de84', dark: '#cfa32a' },
      hymenium: { typical: '#fbf6e6', light: '#fefcf5', dark: '#eadfb9' },
      stipe: { typical: '#f8f2de', light: '#fdfaf0', dark: '#e3d5a8' },
      flesh: { typical: '#fdfaf0' },
    },
    size: { cap: { min: 2, max: 6 }, height: { min: 2, max: 7 }, stipeThickness: { min: 0.3, max: 1 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-yellow': 'usual',
    'base-plain': 'usual',
    'ground-trunk': 'usual',
    'shape-bracket': 'sometimes',
    'print-purple': 'impossible',
  },
  habitat: {
    en: 'Dead elm and other broad-leaved trees.',
    es: 'Olmos y otros planifolios muertos.',
    pt: 'Olmos e outras folhosas mortas.',
  },
  distribution: {
    en: 'Eastern Russia, northern China, Korea and Japan; invasive in eastern North America. Cultivated.',
    es: 'Este de Rusia, norte de China, Corea y Japón; invasora en el este de Norteamérica. Cultivada.',
    pt: 'Leste da Rússia, norte da China, Coreia e Japão; invasor no leste da América do Norte. Cultivado.',
  },
  seasons: [
    {
      region: { en: 'East Asia', es: 'Asia oriental', pt: 'Ásia oriental' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9],
      peak: [7, 8],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Undercooked it is bitter and heavy.',
        es: 'Poco hecha amarga y cae pesada.',
        pt: 'Malcozido amarga e pesa no estômago.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Cashew, once fried crisp.',
        es: 'A anacardo, frita hasta que cruje.',
        pt: 'De castanha-de-caju, frito até ficar crocante.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Delicate caps, crisp stems.',
        es: 'Píleos delicados, pies crujientes.',
        pt: 'Chapéus delicados, estipes crocantes.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Buy whole bouquets, not loose caps.',
      es: 'Compra ramilletes enteros, no píleos sueltos.',
      pt: 'Compre ramalhetes inteiros, não chapéus soltos.',
    },
    description: {
      en: 'The yellow should be clear and the rims dry. It keeps three to five days in paper. If you grow it, fruit it indoors, cook every cap before it drops spores, and boil or bin the spent block.',
      es: 'El amarillo debe ser limpio y los bordes, secos. En papel aguanta de tres a cinco días. Si la cultivas, hazlo en interior, cocina los píleos antes de que suelten esporas y hierve o desecha el bloque agotado.',
      pt: 'O amarelo deve ser limpo e as bordas, secas. Em papel dura de três a cinco dias. Se cultivar, faça-o em ambiente fechado, cozinhe os chapéus antes que soltem esporos e ferva ou descarte o bloco esgotado.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'hypholoma-fasciculare',
      trait: 'gills',
      own: {
        en: 'White, running far down the stem; print pale',
        es: 'Blancas, muy decurrentes; esporada clara',
        pt: 'Brancas, muito decurrentes; esporada clara',
      },
      other: {
        en: 'Sulphur yellow, then greenish; print purple-brown',
        es: 'Amarillo azufre y luego verdosas; esporada pardo púrpura',
        pt: 'Amarelo-enxofre, depois esverdeadas; esporada marrom-púrpura',
      },
    },
    {
      species: 'pleurotus-ostreatus',
      trait: 'cap',
      own: {
        en: 'Lemon yellow, small, funnel-shaped',
        es: 'Amarillo limón, pequeño, en embudo',
        pt: 'Amarelo-limão, pequeno, em funil',
      },
      other: {
        en: 'Grey to brown, large, shell-shaped',
        es: 'Gris a pardo, grande, en concha',
        pt: 'Cinza a marrom, grande, em concha',
      },
    },
  ],
  references: ['stamets-2000', 'chang-miles-2004', 'index-fungorum'],
}
