import type { SpeciesSample } from '@sample/types'

export const pholiotinaRugosa: SpeciesSample = {
  slug: 'pholiotina-rugosa',
  scientificName: 'Pholiotina rugosa',
  authority: '(Peck) Singer',
  synonyms: ['Conocybe rugosa', 'Conocybe filaris', 'Pholiotina filaris'],
  commonNames: { en: ['Fool’s conecap'], es: [], pt: [] },
  summary: {
    en: 'A brown mushroom no wider than a coin, of lawns, paths and flower pots, with the poison of the death cap.',
    es: 'Seta parda no más ancha que una moneda, de céspedes, caminos y macetas, con el veneno de la oronja verde.',
    pt: 'Cogumelo marrom não mais largo que uma moeda, de gramados, caminhos e vasos, com o veneno do chapéu-da-morte.',
  },
  about: {
    en: `It comes up where people walk and toddlers play: in wood-chip beds, garden soil, compost, mown grass. The cap is cone-shaped to nearly flat, tawny when wet with fine lines at the edge, pale clay when dry, often with a puckered centre. Half-way up the thin stem sits the mark that matters, a grooved ring that slides loose and is as easily lost.

Two kinds of people swallow it. Small children put what they find into their mouths, and others search the same grass and chips for _Psilocybe semilanceata_ and its relatives. The print tells them apart, rust brown here and dark purple-brown there, but a mistake made on a single mushroom in a handful cannot be undone.

Amatoxins were found in a collection from the American north-west in the 1970s. How much a given mushroom holds is hardly known. Names are in motion as well: _Conocybe filaris_ of older books is now mostly treated as this species or a close one.`,
    es: `Nace donde la gente pasea y los niños juegan: en arriates con astillas, tierra de jardín, compost y césped segado. El píleo va de cónico a casi plano, leonado y con finas estrías en húmedo, arcilla pálido al secarse, a menudo con el centro arrugado. A media altura del pie delgado está la señal que importa, un anillo surcado que se desliza suelto y se pierde con la misma facilidad.

Se lo tragan dos clases de personas. Los niños pequeños se llevan a la boca lo que encuentran, y otros buscan en la misma hierba y las mismas astillas _Psilocybe semilanceata_ y sus parientes. La esporada las separa, pardo herrumbre aquí y pardo púrpura oscuro allá, pero un error con una sola seta del puñado no tiene remedio.

En los años setenta se hallaron amatoxinas en una recolección del noroeste de Estados Unidos. Cuánto contiene cada ejemplar apenas se sabe. También los nombres se mueven: la _Conocybe filaris_ de los libros antiguos se trata hoy casi siempre como esta especie o una muy próxima.`,
    pt: `Nasce onde as pessoas andam e as crianças brincam: em canteiros com lascas de madeira, terra de jardim, composto e grama aparada. O chapéu vai de cônico a quase plano, fulvo e com estrias finas quando úmido, cor de argila ao secar, muitas vezes com o centro enrugado. No meio do estipe fino está o sinal que importa, um anel sulcado que desliza solto e se perde com a mesma facilidade.

Dois tipos de pessoa o engolem. Crianças pequenas levam à boca o que encontram, e outros procuram no mesmo capim e nas mesmas lascas _Psilocybe semilanceata_ e seus parentes. A esporada os separa, marrom-ferrugem aqui e marrom-púrpura-escura lá, mas um erro com um único cogumelo do punhado não tem conserto.

Nos anos 1970 encontraram-se amatoxinas numa coleta do noroeste dos Estados Unidos. Quanto cada exemplar contém mal se sabe. Os nomes também se movem: a _Conocybe filaris_ dos livros antigos é hoje tratada quase sempre como esta espécie ou uma muito próxima.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Bolbitiaceae',
    genus: 'Pholiotina',
    species: 'rugosa',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Contains the poison of the death cap.',
      es: 'Contiene el veneno de la oronja verde.',
      pt: 'Contém o veneno do chapéu-da-morte.',
    },
    advice: {
      en: 'If a child has eaten a small brown mushroom from lawn or garden, call a poison centre at once and keep what is left of it.',
      es: 'Si un niño ha comido una seta parda y pequeña del césped o del jardín, llama enseguida a un centro de toxicología y guarda lo que quede.',
      pt: 'Se uma criança comeu um pequeno cogumelo marrom do gramado ou do jardim, ligue logo para um centro de informação toxicológica e guarde o que sobrou.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'No sign of poisoning.',
          es: 'Ningún signo de intoxicación.',
          pt: 'Nenhum sinal de intoxicação.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Vomiting, belly cramps and watery diarrhoea.',
          es: 'Vómitos, cólicos y diarrea acuosa.',
          pt: 'Vômitos, cólicas e diarreia aquosa.',
        },
      },
      {
        when: { en: 'From day 2', es: 'Desde el día 2', pt: 'A partir do 2º dia' },
        what: {
          en: 'Liver damage after an apparent recovery; failure of the liver if enough was eaten.',
          es: 'Daño hepático tras una mejoría aparente; fallo del hígado si la cantidad bastó.',
          pt: 'Lesão hepática depois de uma melhora aparente; insuficiência do fígado se a quantidade bastou.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '0.8–3 cm, conical to flat; tawny and lined when wet, drying clay; centre often wrinkled',
      es: '0,8–3 cm, cónico a plano; leonado y estriado en húmedo, arcilla en seco; centro a menudo arrugado',
      pt: '0,8–3 cm, cônico a plano; fulvo e estriado quando úmido, argila ao secar; centro muitas vezes enrugado',
    },
    gills: {
      en: 'Narrowly attached, pale, then cinnamon to rust',
      es: 'Apenas unidas al pie, pálidas y luego canela a herrumbre',
      pt: 'Presas por pouco ao estipe, pálidas e depois canela a ferrugem',
    },
    ring: {
      en: 'Thin, grooved above, movable, soon lost',
      es: 'Fino, surcado por encima, móvil, pronto perdido',
      pt: 'Fino, sulcado por cima, móvel, logo perdido',
    },
    stipe: {
      en: '2–6 cm, 1–3 mm thick, pale above, brown below',
      es: '2–6 cm de alto y 1–3 mm de grosor, pálido arriba, pardo abajo',
      pt: '2–6 cm de altura e 1–3 mm de espessura, pálido em cima, marrom embaixo',
    },
    flesh: {
      en: 'Very thin, brownish, never turning blue',
      es: 'Muy fina, pardusca, nunca azulea',
      pt: 'Muito fina, amarronzada, nunca azula',
    },
    spores: {
      en: 'Print rust brown; spores smooth with a germ pore',
      es: 'Esporada pardo herrumbre; esporas lisas con poro germinativo',
      pt: 'Esporada marrom-ferrugem; esporos lisos com poro germinativo',
    },
  },
  decisive: ['ring', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'umbonate', 'flat'],
    capSurfaces: ['hygrophanous', 'wrinkled'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'ring',
    stipePattern: 'fibrillose',
    sporePrint: ['reddish-brown'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'grass',
    colours: {
      cap: { typical: '#a9703a', light: '#d1a570', dark: '#7d4d26' },
      hymenium: { typical: '#b98552', light: '#d6b287', dark: '#8c5a30' },
      stipe: { typical: '#c9a678', light: '#e2cda8', dark: '#8a5f38' },
      ring: { typical: '#ead9b8' },
      flesh: { typical: '#cfae82' },
    },
    size: { cap: { min: 0.8, max: 3 }, height: { min: 2, max: 6 }, stipeThickness: { min: 0.1, max: 0.3 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-blue': 'impossible',
    'smell-faint': 'usual',
    'ring-sliding': 'usual',
    'ring-none': 'sometimes',
    'ground-soil': 'usual',
    'ground-stump': 'sometimes',
    'growth-group': 'sometimes',
    'print-purple': 'impossible',
    'colour-white': 'impossible',
    'colour-red': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
  },
  habitat: {
    en: 'Lawns, path edges, wood-chip mulch, compost, gardens, greenhouses and damp open woods.',
    es: 'Céspedes, bordes de camino, acolchados de astillas, compost, jardines, invernaderos y bosques claros y húmedos.',
    pt: 'Gramados, beiras de caminho, coberturas de lascas, composto, jardins, estufas e bosques abertos e úmidos.',
  },
  distribution: {
    en: 'Europe, Asia, North America and Australia; widespread, seldom noticed.',
    es: 'Europa, Asia, Norteamérica y Australia; extendida, poco advertida.',
    pt: 'Europa, Ásia, América do Norte e Austrália; difundido, pouco notado.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
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
        en: 'From amatoxins, after a delay of a day or more.',
        es: 'Por amatoxinas, tras un día o más de demora.',
        pt: 'Por amatoxinas, após um dia ou mais de demora.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Not before the sixth hour as a rule.',
        es: 'Por lo general no antes de la sexta hora.',
        pt: 'Em geral não antes da sexta hora.',
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
      species: 'galerina-marginata',
      trait: 'stipe',
      own: {
        en: 'Thin, with a grooved, movable ring; mostly on soil',
        es: 'Fino, con anillo surcado y móvil; casi siempre en tierra',
        pt: 'Fino, com anel sulcado e móvel; quase sempre em terra',
      },
      other: {
        en: 'Ring clinging, not grooved; on wood. Same poison',
        es: 'Anillo adherido, sin surcos; sobre madera. El mismo veneno',
        pt: 'Anel aderido, sem sulcos; sobre madeira. O mesmo veneno',
      },
    },
    {
      species: 'psilocybe-semilanceata',
      trait: 'spores',
      own: {
        en: 'Print rust brown; a loose ring',
        es: 'Esporada pardo herrumbre; anillo suelto',
        pt: 'Esporada marrom-ferrugem; anel solto',
      },
      other: {
        en: 'Print dark purple-brown; no ring',
        es: 'Esporada pardo púrpura oscuro; sin anillo',
        pt: 'Esporada marrom-púrpura-escura; sem anel',
      },
    },
    {
      species: 'psilocybe-cubensis',
      trait: 'flesh',
      own: {
        en: 'Never blue; a cap under 3 cm',
        es: 'Nunca azul; píleo de menos de 3 cm',
        pt: 'Nunca azul; chapéu com menos de 3 cm',
      },
      other: {
        en: 'Turns blue; larger, on dung',
        es: 'Azulea; mayor, sobre estiércol',
        pt: 'Azula; maior, sobre esterco',
      },
    },
    {
      species: 'psilocybe-mexicana',
      trait: 'spores',
      own: {
        en: 'Print rust brown; a loose ring; never blue. Deadly',
        es: 'Esporada pardo herrumbre; anillo suelto; nunca azul. Mortal',
        pt: 'Esporada marrom-ferrugem; anel solto; nunca azul. Mortal',
      },
      other: {
        en: 'Print dark purple-brown; no ring; turns blue',
        es: 'Esporada pardo púrpura oscuro; sin anillo; azulea',
        pt: 'Esporada marrom-púrpura-escura; sem anel; azula',
      },
    },
    {
      species: 'panaeolus-cyanescens',
      trait: 'spores',
      own: {
        en: 'Print rust brown; a loose ring. Deadly',
        es: 'Esporada pardo herrumbre; anillo suelto. Mortal',
        pt: 'Esporada marrom-ferrugem; anel solto. Mortal',
      },
      other: { en: 'Print black; turns blue', es: 'Esporada negra; azulea', pt: 'Esporada preta; azula' },
    },
    {
      species: 'panaeolus-foenisecii',
      trait: 'gills',
      own: {
        en: 'Evenly cinnamon to rust; a loose ring, often lost. Deadly',
        es: 'Canela a herrumbre uniforme; anillo suelto, a menudo perdido. Mortal',
        pt: 'Canela a ferrugem uniforme; anel solto, muitas vezes perdido. Mortal',
      },
      other: {
        en: 'Mottled dark brown, pale edge; never a ring',
        es: 'Jaspeadas de pardo oscuro, arista pálida; nunca anillo',
        pt: 'Marmoreadas de marrom-escuro, aresta pálida; nunca anel',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'spores',
      own: {
        en: 'Print rust brown; gills crowded, rusty',
        es: 'Esporada pardo herrumbre; láminas apretadas, herrumbrosas',
        pt: 'Esporada marrom-ferrugem; lâminas apertadas, ferrugíneas',
      },
      other: {
        en: 'Print white; gills far apart, cream; tough stem',
        es: 'Esporada blanca; láminas separadas, crema; pie tenaz',
        pt: 'Esporada branca; lâminas espaçadas, creme; estipe resistente',
      },
    },
  ],
  references: [
    'benjamin-1995',
    'bresinsky-besl-1990',
    'white-2019',
    'stamets-1996',
    'knudsen-vesterholt-2012',
  ],
}
