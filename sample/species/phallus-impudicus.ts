import type { SpeciesSample } from '@sample/types'

export const phallusImpudicus: SpeciesSample = {
  slug: 'phallus-impudicus',
  scientificName: 'Phallus impudicus',
  authority: 'L.',
  gbif: 3314876,
  synonyms: ['Ithyphallus impudicus'],
  commonNames: {
    en: ['Common stinkhorn'],
    es: ['falo hediondo', 'falo impúdico'],
    pt: ['falo-impúdico'],
  },
  summary: {
    en: 'Smelt before it is seen: a white column with an olive, fly-covered head that rises from an egg within hours.',
    es: 'Se huele antes de verlo: una columna blanca de cabeza oliva, cubierta de moscas, que sale de un huevo en pocas horas.',
    pt: 'Sente-se o cheiro antes de vê-lo: uma coluna branca de cabeça oliva, coberta de moscas, que sai de um ovo em poucas horas.',
  },
  about: {
    en: `A carrion smell in a summer wood, and no carcass to be found: the source is usually a few steps upwind. From a soft egg the size of a hen’s, half sunk in the litter, a spongy stalk stretches to its full height in a morning, quickly enough to be watched. The head is smeared with olive slime that holds the spores. Flies clean it within hours and carry them off, leaving a white honeycombed thimble.

It lives on buried wood and litter, linked over metres by thick white cords, one of which leads to every egg.

Cut lengthwise, the unripe egg shows green spore mass, a white core and a layer of jelly. Its crisp core is eaten in parts of France and Germany, and related veiled stinkhorns are a Chinese crop. Others are simply disgusted. The danger is elsewhere: a young _Amanita phalloides_ is an egg too, and its section shows cap and gills.`,
    es: `Huele a carroña en un bosque de verano y no hay cadáver: el origen suele estar a pocos pasos contra el viento. De un huevo blando, como de gallina, medio hundido en la hojarasca, una columna esponjosa se estira en una mañana, tan deprisa que puede verse crecer. La cabeza está untada de una baba oliva que lleva las esporas. Las moscas la limpian en horas y se las llevan, y queda un dedal blanco y alveolado.

Vive de madera enterrada y hojarasca, unido a lo largo de metros por gruesos cordones blancos; uno llega a cada huevo.

Partido a lo largo, el huevo inmaduro muestra la masa verde de esporas, un núcleo blanco y una capa de gelatina. El núcleo, crujiente, se come en partes de Francia y Alemania, y otros falos con velo se cultivan en China. A muchos les repugna. El peligro es otro: una _Amanita phalloides_ joven también es un huevo, y su corte muestra píleo y láminas.`,
    pt: `Cheira a carniça num bosque de verão e não há cadáver: a origem costuma estar a poucos passos contra o vento. De um ovo mole, como o de galinha, meio afundado nas folhas, uma coluna esponjosa se estica numa manhã, tão depressa que se pode vê-la crescer. A cabeça está untada de uma baba oliva que leva os esporos. As moscas a limpam em horas e os carregam, e fica um dedal branco e alveolado.

Vive de madeira enterrada e folhas mortas, ligado ao longo de metros por grossos cordões brancos; um deles chega a cada ovo.

Cortado de cima a baixo, o ovo imaturo mostra a massa verde de esporos, um núcleo branco e uma camada de gelatina. O núcleo, crocante, é comido em partes da França e da Alemanha, e outros falos com véu são cultivados na China. A muitos repugna. O perigo é outro: uma _Amanita phalloides_ jovem também é um ovo, e seu corte mostra chapéu e lâminas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Phallales',
    family: 'Phallaceae',
    genus: 'Phallus',
    species: 'impudicus',
  },
  edibility: ['unpalatable'],
  safety: {
    headline: {
      en: 'Cut every egg in half: gills inside mean a deadly amanita.',
      es: 'Parte por la mitad todo huevo: si dentro hay láminas, es una amanita quizá mortal.',
      pt: 'Corte ao meio todo ovo: se houver lâminas dentro, é uma amanita talvez mortal.',
    },
    advice: {
      en: 'The grown one is repulsive, though not known as poisonous. Nobody should eat eggs found in a wood without an expert having seen the section.',
      es: 'El adulto es repugnante, aunque no se conoce como venenoso. Nadie debe comer huevos del bosque sin que un experto haya visto el corte.',
      pt: 'O adulto é repugnante, embora não seja conhecido como venenoso. Ninguém deve comer ovos do bosque sem que um especialista tenha visto o corte.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '3–5 cm, a thimble of white honeycomb under olive-green, stinking slime',
      es: '3–5 cm, dedal blanco y alveolado bajo una baba verde oliva y hedionda',
      pt: '3–5 cm, dedal branco e alveolado sob uma baba verde-oliva e fétida',
    },
    stipe: {
      en: '10–25 cm, white, spongy, hollow, without ring',
      es: '10–25 cm, blanco, esponjoso, hueco, sin anillo',
      pt: '10–25 cm, branco, esponjoso, oco, sem anel',
    },
    volva: {
      en: 'Remains of the egg: a white, jelly-lined sac with a cord',
      es: 'Restos del huevo: saco blanco, gelatinoso por dentro, con un cordón',
      pt: 'Restos do ovo: saco branco, gelatinoso por dentro, com um cordão',
    },
    spores: {
      en: 'In olive slime, carried off by flies',
      es: 'En una baba oliva que se llevan las moscas',
      pt: 'Numa baba oliva que as moscas carregam',
    },
    odour: {
      en: 'Of carrion, strong at many metres; eggs smell of radish',
      es: 'A carroña, se nota a muchos metros; el huevo huele a rábano',
      pt: 'De carniça, sentido a muitos metros; o ovo cheira a rabanete',
    },
  },
  decisive: ['odour', 'cap', 'volva'],
  traits: {
    growthForm: 'stinkhorn',
    capShapes: ['campanulate'],
    capSurfaces: ['pitted', 'viscid'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'volva',
    stipePattern: 'plain',
    sporePrint: ['olive'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#5c5d3a', light: '#8a8a62', dark: '#3a3b24' },
      stipe: { typical: '#f2ecdd', light: '#fbf8f0', dark: '#d8cdb5' },
      volva: { typical: '#ece2d2', light: '#f7f1e6', dark: '#cfbfa8' },
      flesh: { typical: '#f8f4ea' },
    },
    size: { cap: { min: 3, max: 5 }, height: { min: 10, max: 25 }, stipeThickness: { min: 1.5, max: 3 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-foul': 'usual',
    'smell-radish': 'sometimes',
    'base-sac': 'usual',
    'colour-olive': 'usual',
    'colour-white': 'sometimes',
    'ground-conifer': 'usual',
    'ground-broadleaf': 'usual',
    'ground-soil': 'sometimes',
    'surface-slimy': 'usual',
    'shape-ball': 'sometimes',
  },
  habitat: {
    en: 'Woods, hedges and gardens with buried or rotten wood.',
    es: 'Bosques, setos y jardines con madera enterrada o podrida.',
    pt: 'Bosques, cercas-vivas e jardins com madeira enterrada ou podre.',
  },
  distribution: {
    en: 'Europe and temperate Asia; records elsewhere are partly of relatives.',
    es: 'Europa y Asia templada; las citas de otros lugares son en parte de especies afines.',
    pt: 'Europa e Ásia temperada; os registros de outros lugares são em parte de espécies próximas.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 8, 9, 10, 11],
      peak: [5, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'flesh',
      own: {
        en: 'Cut egg: jelly, green mass and a white core',
        es: 'Huevo al corte: gelatina, masa verde y núcleo blanco',
        pt: 'Ovo ao corte: gelatina, massa verde e núcleo branco',
      },
      other: {
        en: 'Cut egg: outline of cap, gills and stem',
        es: 'Huevo al corte: silueta de píleo, láminas y pie',
        pt: 'Ovo ao corte: contorno de chapéu, lâminas e estipe',
      },
    },
    {
      species: 'morchella-esculenta',
      trait: 'cap',
      own: {
        en: 'Head under olive slime, then bare and white; sac at the base',
        es: 'Cabeza bajo una baba oliva, luego desnuda y blanca; saco en la base',
        pt: 'Cabeça sob uma baba oliva, depois nua e branca; saco na base',
      },
      other: {
        en: 'Head dry and ochre, with deep pits; no sac; in spring',
        es: 'Cabeza seca y ocre, con alvéolos hondos; sin saco; en primavera',
        pt: 'Cabeça seca e ocre, com alvéolos fundos; sem saco; na primavera',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'boa-2004', 'index-fungorum'],
}
