import type { SpeciesSample } from '@sample/types'

export const lepiotaSubincarnata: SpeciesSample = {
  slug: 'lepiota-subincarnata',
  scientificName: 'Lepiota subincarnata',
  authority: 'J.E. Lange',
  gbif: 2535445,
  synonyms: ['Lepiota josserandii'],
  commonNames: { en: ['Fatal dapperling', 'Deadly parasol'], es: [], pt: [] },
  summary: {
    en: 'A pinkish little parasol of gardens and street trees. A few caps hold enough amatoxin to destroy a liver.',
    es: 'Pequeña lepiota rosada de jardines y arbolado urbano. Unos pocos ejemplares bastan para destruir un hígado.',
    pt: 'Pequena lepiota rosada de jardins e ruas arborizadas. Poucos exemplares bastam para destruir um fígado.',
  },
  about: {
    en: `Small parasols grow unregarded in flower beds, under cypress hedges and on city lawns, from Europe to Korea and the Pacific coast of America. In this one the cap breaks into fine pinkish to wine-brown scales on a pale ground. The lower stem wears a few crooked bands of the same colour in place of a ring. It smells sweetish or of fruit and looks harmless.

_Lepiota brunneoincarnata_ is darker and sturdier, with a sharp line on the stem where the scales begin. Telling the two apart is for the microscope, and of no use to a cook: both hold amatoxins. In North America it has been picked as a small parasol and as a fairy-ring mushroom, with deaths.

The rule for the group is simple. A parasol with a cap under ten centimetres, whose ring cannot be slid up and down the stem, is never a meal.`,
    es: `Las lepiotas pequeñas crecen sin que nadie las mire en arriates, bajo setos de ciprés y en céspedes urbanos, de Europa a Corea y a la costa americana del Pacífico. En esta el píleo se rompe en finas escamas rosadas a pardo vinosas sobre fondo pálido. La parte baja del pie lleva unas bandas irregulares del mismo color en lugar de anillo. Huele dulzón o afrutado y parece inofensiva.

_Lepiota brunneoincarnata_ es más oscura y robusta, con una línea neta en el pie donde empiezan las escamas. Separarlas es cosa de microscopio y de nada le sirve a quien cocina: ambas tienen amatoxinas. En Norteamérica se la ha tomado por parasoles pequeños y por senderuelas, con desenlace mortal.

La regla para el grupo es sencilla. Un parasol de píleo menor de diez centímetros, cuyo anillo no se desliza arriba y abajo por el pie, nunca es comida.`,
    pt: `As lepiotas pequenas crescem sem que ninguém as olhe em canteiros, sob cercas-vivas de cipreste e em gramados urbanos, da Europa à Coreia e à costa americana do Pacífico. Nesta, o chapéu se rompe em finas escamas rosadas a marrom-vinosas sobre fundo pálido. A parte baixa do estipe leva algumas faixas irregulares da mesma cor em vez de anel. Tem cheiro adocicado ou frutado e parece inofensiva.

_Lepiota brunneoincarnata_ é mais escura e robusta, com uma linha nítida no estipe onde começam as escamas. Separá-las é coisa de microscópio e de nada serve a quem cozinha: ambas têm amatoxinas. Na América do Norte foi tomada por pequenos para-sóis e por cogumelos de anéis de fada, com desfecho fatal.

A regra para o grupo é simples. Um para-sol de chapéu menor que dez centímetros, cujo anel não desliza para cima e para baixo no estipe, nunca é comida.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'subincarnata',
  },
  edibility: ['deadly'],
  safety: {
    headline: { en: 'A handful can kill.', es: 'Un puñado puede matar.', pt: 'Um punhado pode matar.' },
    advice: {
      en: 'Never eat small parasol-shaped mushrooms. If any were eaten, go to hospital before the first vomiting; later the liver is already harmed.',
      es: 'No comas nunca lepiotas pequeñas. Si se han comido, hay que ir al hospital antes de los primeros vómitos; después el hígado ya está dañado.',
      pt: 'Nunca coma lepiotas pequenas. Se foram comidas, é preciso ir ao hospital antes dos primeiros vômitos; depois o fígado já está lesado.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'γ-amanitin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'A quiet interval, at times as long as half a day.',
          es: 'Un intervalo sin molestias, a veces de medio día.',
          pt: 'Um intervalo sem incômodos, às vezes de meio dia.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Bouts of vomiting and diarrhoea that look like food poisoning.',
          es: 'Accesos de vómitos y diarrea que parecen una intoxicación alimentaria.',
          pt: 'Acessos de vômitos e diarreia que parecem uma intoxicação alimentar.',
        },
      },
      {
        when: { en: 'Day 2–3', es: 'Día 2–3', pt: '2º–3º dia' },
        what: {
          en: 'The bowel recovers, the liver does not.',
          es: 'El intestino se recupera, el hígado no.',
          pt: 'O intestino se recupera, o fígado não.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Yellow skin, bleeding, loss of consciousness; transplant or death in the worst cases.',
          es: 'Piel amarilla, hemorragias, pérdida de conciencia; en los peores casos, trasplante o muerte.',
          pt: 'Pele amarela, hemorragias, perda de consciência; nos piores casos, transplante ou morte.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '1.5–6 cm, pale with fine pinkish to wine-brown scales, densest in the middle',
      es: '1,5–6 cm, pálido con finas escamas rosadas a pardo vinosas, más densas en el centro',
      pt: '1,5–6 cm, pálido com finas escamas rosadas a marrom-vinosas, mais densas no centro',
    },
    gills: {
      en: 'White to cream, crowded, free of the stem',
      es: 'Blancas a crema, apretadas, libres del pie',
      pt: 'Brancas a creme, apertadas, livres do estipe',
    },
    ring: {
      en: 'None that lasts: a faint woolly zone, and crooked pinkish bands on the stem below it',
      es: 'Ninguno duradero: una leve zona lanosa y, debajo, bandas rosadas irregulares en el pie',
      pt: 'Nenhum duradouro: uma leve zona lanosa e, abaixo, faixas rosadas irregulares no estipe',
    },
    stipe: {
      en: '2–6 cm, slender, whitish, banded with scales below',
      es: '2–6 cm, esbelto, blanquecino, con bandas de escamas abajo',
      pt: '2–6 cm, esguio, esbranquiçado, com faixas de escamas embaixo',
    },
    flesh: {
      en: 'White, thin, faintly reddish in the stem',
      es: 'Blanca, fina, algo rojiza en el pie',
      pt: 'Branca, fina, um pouco avermelhada no estipe',
    },
    spores: {
      en: 'Print white; spores smooth, dextrinoid',
      es: 'Esporada blanca; esporas lisas, dextrinoides',
      pt: 'Esporada branca; esporos lisos, dextrinoides',
    },
    odour: {
      en: 'Slight, sweetish or of fruit; never taste it',
      es: 'Leve, dulzón o afrutado; nunca hay que probarla',
      pt: 'Leve, adocicado ou frutado; nunca se deve provar',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'bare',
    stipePattern: 'girdled',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'soil',
    colours: {
      cap: { typical: '#d9ad98', light: '#ecd6c6', dark: '#a5665a' },
      hymenium: { typical: '#f9f2e2' },
      stipe: { typical: '#efdccb', light: '#f7ede0', dark: '#c08d7c' },
      flesh: { typical: '#fbf3e8' },
      marks: { typical: '#a9675c', light: '#bd8474', dark: '#82473f' },
    },
    size: { cap: { min: 1.5, max: 6 }, height: { min: 2, max: 6 }, stipeThickness: { min: 0.2, max: 0.9 } },
    bulb: 0.05,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-red': 'sometimes',
    'smell-faint': 'usual',
    'smell-fruit': 'usual',
    'colour-red': 'usual',
    'colour-brown': 'usual',
    'ground-grass': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ring-sliding': 'impossible',
    'ring-skirt': 'misread',
    'ring-cobweb': 'misread',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'underside-gills-attached': 'misread',
    'smell-ink': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Gardens, parks, roadsides, under hedges and in thin woods on disturbed rich soil.',
    es: 'Jardines, parques, bordes de camino, bajo setos y en bosques claros, en suelos ricos y removidos.',
    pt: 'Jardins, parques, beiras de caminho, sob cercas-vivas e em bosques abertos, em solos ricos e revolvidos.',
  },
  distribution: {
    en: 'Europe, temperate Asia and North America.',
    es: 'Europa, Asia templada y Norteamérica.',
    pt: 'Europa, Ásia temperada e América do Norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [9, 10],
    },
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'The blow that kills, seen in the blood from the second day.',
        es: 'El daño que mata, visible en los análisis desde el segundo día.',
        pt: 'A lesão que mata, visível nos exames desde o segundo dia.',
      },
    },
    {
      value: 'vomiting',
      description: { en: 'Late and heavy.', es: 'Tardíos y fuertes.', pt: 'Tardios e fortes.' },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Like water, for about a day.',
        es: 'Como agua, durante un día más o menos.',
        pt: 'Como água, durante cerca de um dia.',
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
      species: 'lepiota-brunneoincarnata',
      trait: 'stipe',
      own: {
        en: 'Crooked pinkish bands, no sharp line',
        es: 'Bandas rosadas irregulares, sin línea neta',
        pt: 'Faixas rosadas irregulares, sem linha nítida',
      },
      other: {
        en: 'Dark scales below a sharp line. Same poison',
        es: 'Escamas oscuras bajo una línea neta. El mismo veneno',
        pt: 'Escamas escuras abaixo de uma linha nítida. O mesmo veneno',
      },
    },
    {
      species: 'lepiota-castanea',
      trait: 'cap',
      own: {
        en: 'Scales pinkish to wine brown. Deadly',
        es: 'Escamas rosadas a pardo vinosas. Mortal',
        pt: 'Escamas rosadas a marrom-vinosas. Mortal',
      },
      other: {
        en: 'Scales chestnut to rust brown. Treat as deadly',
        es: 'Escamas castañas a herrumbre. Trátala como mortal',
        pt: 'Escamas marrom-avermelhadas a ferrugem. Trate-a como mortal',
      },
    },
    {
      species: 'lepiota-cristata',
      trait: 'stipe',
      own: {
        en: 'Crooked pinkish scaly bands below. Deadly',
        es: 'Bandas irregulares de escamas rosadas abajo. Mortal',
        pt: 'Faixas irregulares de escamas rosadas embaixo. Mortal',
      },
      other: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'ring',
      own: {
        en: 'None that slides; cap seldom over 6 cm',
        es: 'Ninguno que se deslice; píleo rara vez de más de 6 cm',
        pt: 'Nenhum que deslize; chapéu raramente com mais de 6 cm',
      },
      other: {
        en: 'Thick and sliding; cap over 10 cm',
        es: 'Grueso y deslizante; píleo de más de 10 cm',
        pt: 'Espesso e deslizante; chapéu com mais de 10 cm',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'cap',
      own: {
        en: 'With fine pinkish scales; gills crowded',
        es: 'Con finas escamas rosadas; láminas apretadas',
        pt: 'Com finas escamas rosadas; lâminas apertadas',
      },
      other: {
        en: 'Smooth, buff; gills far apart',
        es: 'Liso, ocráceo; láminas separadas',
        pt: 'Liso, ocráceo; lâminas espaçadas',
      },
    },
  ],
  references: [
    'enjalbert-2002',
    'bresinsky-besl-1990',
    'white-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
