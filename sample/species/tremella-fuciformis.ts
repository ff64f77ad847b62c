import type { SpeciesSample } from '@sample/types'

export const tremellaFuciformis: SpeciesSample = {
  slug: 'tremella-fuciformis',
  scientificName: 'Tremella fuciformis',
  authority: 'Berk.',
  commonNames: {
    en: ['Snow fungus', 'Silver ear', 'White jelly mushroom'],
    es: ['hongo de nieve', 'oreja de plata'],
    pt: ['cogumelo-da-neve', 'fungo-da-neve'],
  },
  summary: {
    en: 'A white, frilled jelly that lives on another fungus, cooked in Chinese sweet soups. It tastes of almost nothing and is eaten for its texture.',
    es: 'Una gelatina blanca y rizada que vive a costa de otro hongo, propia de las sopas dulces chinas. Apenas sabe a nada y se come por su textura.',
    pt: 'Uma gelatina branca e crespa que vive de outro fungo, típica das sopas doces chinesas. Quase não tem gosto e é comida pela textura.',
  },
  about: {
    en: `What looks like a flower on a branch is a parasite’s parasite. Snow fungus feeds on the threads of _Annulohypoxylon archeri_, a black crust that rots the wood, and growers must supply both: mixed cultures of the two, put into sawdust bottles or logs, made a luxury of nineteenth-century China into a cheap pantry good.

The body is a tuft of thin, translucent lobes, white as wet porcelain, that dries to a yellowish, brittle sponge and swells in water to many times its weight. It is found wild in warm countries, in Brazil and Mexico among them, on dead branches after rain.

It goes into syrups with lotus seeds, jujube and pear. Its gum, a glucuronoxylomannan, holds water and is used in cosmetics; claims for the skin from eating it rest on thin evidence. Badly soaked snow fungus kept warm has caused fatal bongkrekic acid poisoning, like black fungus.`,
    es: `Lo que parece una flor en una rama es el parásito de otro hongo. El hongo de nieve se alimenta de los filamentos de _Annulohypoxylon archeri_, una costra negra que pudre la madera, y quien lo cultiva debe aportar los dos: los cultivos mixtos en serrín o troncos convirtieron un lujo de la China del siglo XIX en un producto barato de despensa.

El cuerpo es un penacho de lóbulos finos y translúcidos, blancos como porcelana mojada, que seco queda en una esponja amarillenta y frágil y en agua se hincha hasta muchas veces su peso. Silvestre se halla en países cálidos, también en Brasil y México, en ramas muertas tras la lluvia.

Se usa en almíbares con semillas de loto, azufaifas y pera. Su goma, un glucuronoxilomanano, retiene agua y se emplea en cosmética; lo que se promete a la piel por comerlo tiene poco respaldo. Remojado demasiado tiempo en caliente ha causado intoxicaciones mortales por ácido bongkrékico, igual que la oreja negra.`,
    pt: `O que parece uma flor num galho é o parasita de outro fungo. O cogumelo-da-neve se alimenta dos filamentos de _Annulohypoxylon archeri_, uma crosta preta que apodrece a madeira, e quem cultiva precisa fornecer os dois: as culturas mistas em serragem ou toras transformaram um luxo da China do século XIX em produto barato de despensa.

O corpo é um penacho de lobos finos e translúcidos, brancos como porcelana molhada, que seco vira uma esponja amarelada e quebradiça e na água incha até muitas vezes seu peso. Silvestre, vive em países quentes, também no Brasil e no México, em galhos mortos depois da chuva.

Entra em caldas com sementes de lótus, jujuba e pera. Sua goma, uma glucuronoxilomanana, retém água e é usada em cosméticos; o que se promete à pele por comê-lo tem pouco respaldo. Deixado de molho tempo demais no calor, já causou intoxicações mortais por ácido bongcréquico, como a orelha-preta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Tremellomycetes',
    order: 'Tremellales',
    family: 'Tremellaceae',
    genus: 'Tremella',
    species: 'fuciformis',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Soak it cold and briefly, cook it at once.',
      es: 'En remojo frío y breve, y a cocer enseguida.',
      pt: 'De molho em água fria e por pouco tempo, e cozinhe logo.',
    },
    advice: {
      en: 'Wild ones only when identified with certainty by an expert. Soaked for many hours in the warm, it can grow bacteria whose poison is not destroyed by cooking.',
      es: 'Silvestre, solo si lo ha identificado con certeza un experto. En remojo muchas horas al calor pueden crecer bacterias cuyo veneno no destruye la cocción.',
      pt: 'Silvestre, só quando identificado com certeza por um especialista. De molho por muitas horas no calor, pode criar bactérias cujo veneno o cozimento não destrói.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'medicinal'],
  characteristics: {
    cap: {
      en: '3–10 cm, a tuft of thin, wavy, translucent lobes; pure white, yellowish when dry',
      es: '3–10 cm, penacho de lóbulos finos, ondulados y translúcidos; blanco puro, amarillento al secarse',
      pt: '3–10 cm, penacho de lobos finos, ondulados e translúcidos; branco puro, amarelado ao secar',
    },
    gills: {
      en: 'None: both faces of the lobes are smooth',
      es: 'No tiene: ambas caras de los lóbulos son lisas',
      pt: 'Não tem: as duas faces dos lobos são lisas',
    },
    flesh: {
      en: 'Soft, gelatinous, slippery when wet; brittle when dry',
      es: 'Blanda, gelatinosa, resbaladiza en húmedo; frágil en seco',
      pt: 'Mole, gelatinosa, escorregadia úmida; quebradiça seca',
    },
    spores: {
      en: 'Print white; basidia divided lengthwise',
      es: 'Esporada blanca; basidios tabicados a lo largo',
      pt: 'Esporada branca; basídios com septos longitudinais',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'jelly',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    capMargin: 'lobed',
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['parasitic'],
    habit: 'single',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#f3f0e6', light: '#fdfcf8', dark: '#d9d2bd' },
      hymenium: { typical: '#f6f3ea' },
      flesh: { typical: '#fbfaf4' },
    },
    size: { cap: { min: 3, max: 10 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-white': 'usual',
    'stem-absent': 'usual',
    'surface-folds': 'usual',
    'shape-coral': 'misread',
    'ground-trunk': 'sometimes',
  },
  habitat: {
    en: 'Dead branches of broad-leaved trees, with its host fungus, in warm and wet weather.',
    es: 'Ramas muertas de planifolios, junto a su hongo huésped, con tiempo cálido y húmedo.',
    pt: 'Galhos mortos de folhosas, com o fungo hospedeiro, em tempo quente e úmido.',
  },
  distribution: {
    en: 'Tropics and subtropics, reaching temperate Asia and North America; cultivated above all in China.',
    es: 'Trópicos y subtrópicos, hasta las zonas templadas de Asia y Norteamérica; cultivado sobre todo en China.',
    pt: 'Trópicos e subtrópicos, até as zonas temperadas da Ásia e da América do Norte; cultivado sobretudo na China.',
  },
  seasons: [
    {
      region: { en: 'East Asia', es: 'Asia oriental', pt: 'Ásia oriental' },
      area: 'asia',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'A large bowl may loosen the bowels.',
        es: 'Un cuenco grande puede ablandar el vientre.',
        pt: 'Uma tigela grande pode soltar o intestino.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Tasteless; it takes on the syrup or broth.',
        es: 'Insípido; toma el del almíbar o el caldo.',
        pt: 'Insípido; toma o da calda ou do caldo.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Crisp after a short boil, silky after a long one.',
        es: 'Crujiente con cocción corta, sedoso con una larga.',
        pt: 'Crocante com cozimento curto, sedoso com um longo.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Cream, not snow white: very white heads may be bleached.',
      es: 'Crema, no blanco nieve: los muy blancos pueden estar blanqueados.',
      pt: 'Creme, não branco-neve: os muito brancos podem ter sido branqueados.',
    },
    description: {
      en: 'Good dried heads are light, whole and faintly yellow, without a sharp smell; that smell comes from sulphur used for bleaching. Cut out the hard yellow foot after soaking. One head serves four.',
      es: 'Las buenas piezas secas son ligeras, enteras y algo amarillas, sin olor penetrante; ese olor es del azufre con que se blanquean. Tras el remojo, corta el pie duro y amarillo. Una pieza da para cuatro.',
      pt: 'As boas peças secas são leves, inteiras e um pouco amarelas, sem cheiro forte; esse cheiro é do enxofre usado para branquear. Depois do molho, corte o pé duro e amarelo. Uma peça serve quatro.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'glucuronoxylomannan',
      benefits: {
        en: 'A gum that binds water, used in cosmetics and studied in the laboratory; effects of eating it have hardly been tested in people.',
        es: 'Goma que retiene agua, usada en cosmética y estudiada en laboratorio; sus efectos al comerla apenas se han probado en personas.',
        pt: 'Goma que retém água, usada em cosméticos e estudada em laboratório; os efeitos de comê-la quase não foram testados em pessoas.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'auricularia-auricula-judae',
      trait: 'cap',
      own: {
        en: 'White, a tuft of thin lobes',
        es: 'Blanco, penacho de lóbulos finos',
        pt: 'Branco, penacho de lobos finos',
      },
      other: {
        en: 'Red-brown, a single ear with a downy back',
        es: 'Pardo rojiza, una sola oreja de dorso velloso',
        pt: 'Marrom-avermelhada, uma só orelha de dorso pubescente',
      },
    },
  ],
  references: ['cfs-hong-kong-2019', 'chang-miles-2004', 'stamets-2000', 'wasser-2002', 'index-fungorum'],
}
