import type { SpeciesSample } from '@sample/types'

export const inospermaErubescens: SpeciesSample = {
  slug: 'inosperma-erubescens',
  scientificName: 'Inosperma erubescens',
  authority: '(A. Blytt) Matheny & Esteve-Rav.',
  gbif: 10776858,
  synonyms: ['Inocybe erubescens', 'Inocybe patouillardii'],
  commonNames: { en: ['Deadly fibrecap'], es: ['inocibe de Patouillard'], pt: [] },
  summary: {
    en: 'White at first and red where it is hurt, under lime trees in early summer. Rich in muscarine; deaths are on record.',
    es: 'Blanca al principio y roja donde se hiere, bajo tilos a comienzos del verano. Rica en muscarina; constan muertes.',
    pt: 'Branco no início e vermelho onde é ferido, sob tílias no começo do verão. Rico em muscarina; há mortes registradas.',
  },
  about: {
    en: `In May and June, when the basket waits for St George’s mushrooms and the first horse mushrooms, this fibrecap fruits along park avenues and in beech woods on lime. Young caps are ivory, bell-shaped and silky, easily taken for something better. Every scratch then reddens slowly, and old ones are streaked brick red from the centre to the split edge.

The gills are whitish, at first often with a tinge of pink, then dull olive-brown, never chocolate as in a field mushroom, and they reach the stem. The spore print is brown. There is no ring. Older books list it as _Inocybe patouillardii_.

Muscarine imitates the body’s own messenger for glands and gut. Within two hours as a rule, at times after five, sweat, saliva and tears run together; the pupils are small, the pulse slow, breathing is hard. For this poison there is a good antidote, atropine. It has to come in time, and it is for doctors to give.`,
    es: `En mayo y junio, cuando la cesta espera las setas de San Jorge y las primeras bolas de nieve, este inocibe sale en los paseos de los parques y en hayedos calizos. Los píleos jóvenes son marfil, acampanados y sedosos, y pasan fácilmente por algo mejor. Después cada arañazo enrojece despacio, y los viejos muestran estrías rojo ladrillo desde el centro hasta el borde rajado.

Las láminas son blanquecinas, al principio a menudo con un tinte rosa, luego pardo oliváceas, nunca chocolate como en un champiñón silvestre, y llegan al pie. La esporada es parda. No hay anillo. Los libros antiguos la llaman _Inocybe patouillardii_.

La muscarina imita al mensajero con que el cuerpo gobierna glándulas e intestino. En menos de dos horas, a veces hasta cinco, corren a la vez sudor, saliva y lágrimas; las pupilas se cierran, el pulso se frena, cuesta respirar. Contra este veneno hay un buen antídoto, la atropina. Debe llegar a tiempo, y administrarla corresponde a los médicos.`,
    pt: `Em maio e junho, quando a cesta espera os primeiros champignons do campo, este inocibe frutifica nas alamedas dos parques e em bosques de faia sobre calcário. Os chapéus jovens são marfim, em sino e sedosos, e passam facilmente por coisa melhor. Depois cada arranhão avermelha devagar, e os velhos mostram riscos vermelho-tijolo do centro até a borda fendida.

As lâminas são esbranquiçadas, no início muitas vezes com um tom rosado, depois marrom-oliváceas, nunca cor de chocolate como num champignon do campo, e chegam ao estipe. A esporada é marrom. Não há anel. Os livros antigos o chamam _Inocybe patouillardii_.

A muscarina imita o mensageiro com que o corpo governa glândulas e intestino. Em menos de duas horas, às vezes até cinco, correm juntos suor, saliva e lágrimas; as pupilas se fecham, o pulso se freia, custa respirar. Contra este veneno há um bom antídoto, a atropina. Precisa chegar a tempo, e cabe aos médicos dá-la.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Inocybaceae',
    genus: 'Inosperma',
    species: 'erubescens',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'A muscarine poisoning that can stop heart and breath.',
      es: 'Su muscarina puede detener el corazón y la respiración.',
      pt: 'A muscarina pode parar o coração e a respiração.',
    },
    advice: {
      en: 'Sweating, dribbling and small pupils soon after a mushroom meal are an emergency with an antidote. Call an ambulance.',
      es: 'Sudor, babeo y pupilas pequeñas poco después de comer setas son una urgencia que tiene antídoto. Llama a una ambulancia.',
      pt: 'Suor, baba e pupilas pequenas pouco depois de comer cogumelos são uma emergência que tem antídoto. Chame uma ambulância.',
    },
  },
  poisoning: {
    toxins: ['muscarine'],
    syndrome: 'muscarine',
    onsetHours: { min: 0.25, max: 5 },
    course: [
      {
        when: { en: '15 min–5 h', es: '15 min–5 h', pt: '15 min–5 h' },
        what: {
          en: 'Sweat, saliva and tears; small pupils, blurred sight, belly pain, vomiting.',
          es: 'Sudor, saliva y lágrimas; pupilas pequeñas, vista borrosa, dolor de vientre, vómitos.',
          pt: 'Suor, saliva e lágrimas; pupilas pequenas, vista turva, dor de barriga, vômitos.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Slow pulse, low blood pressure, wheezing; in the worst cases the heart or breathing stops.',
          es: 'Pulso lento, presión baja, silbidos al respirar; en los peores casos se paran el corazón o la respiración.',
          pt: 'Pulso lento, pressão baixa, chiado ao respirar; nos piores casos param o coração ou a respiração.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'With treatment the signs fade within a day.',
          es: 'Con tratamiento los signos ceden en un día.',
          pt: 'Com tratamento os sinais cedem em um dia.',
        },
      },
    ],
    source: 'lurie-2009',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–8 cm, bell-shaped with a hump; ivory, streaking brick red, fibrous, splitting at the edge',
      es: '3–8 cm, acampanado con mamelón; marfil con estrías rojo ladrillo, fibroso, borde que se raja',
      pt: '3–8 cm, em sino com umbo; marfim com riscos vermelho-tijolo, fibroso, borda que se fende',
    },
    gills: {
      en: 'Whitish, often pinkish at first, then olive-brown, staining red; narrowly attached',
      es: 'Blanquecinas, al principio a menudo rosadas, luego pardo oliváceas, enrojecen; apenas unidas al pie',
      pt: 'Esbranquiçadas, no início muitas vezes rosadas, depois marrom-oliváceas, avermelham; pouco presas ao estipe',
    },
    stipe: {
      en: '3–10 cm, white, reddening from below, fibrous; no ring',
      es: '3–10 cm, blanco, enrojece desde abajo, fibroso; sin anillo',
      pt: '3–10 cm, branco, avermelha a partir de baixo, fibroso; sem anel',
    },
    flesh: {
      en: 'White, slowly red where cut or bruised, at times only at the base',
      es: 'Blanca, roja poco a poco al corte o al roce, a veces solo en la base',
      pt: 'Branca, aos poucos vermelha onde cortada ou tocada, às vezes só na base',
    },
    spores: {
      en: 'Print brown; spores smooth, bean-shaped',
      es: 'Esporada parda; esporas lisas, en forma de alubia',
      pt: 'Esporada marrom; esporos lisos, em forma de feijão',
    },
    odour: {
      en: 'Fruity when young, then unpleasant',
      es: 'Afrutado de joven, después desagradable',
      pt: 'Frutado quando jovem, depois desagradável',
    },
  },
  decisive: ['flesh', 'gills', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'umbonate'],
    capSurfaces: ['fibrillose'],
    capMargin: 'split',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#e0bd9a', light: '#f3e9d5', dark: '#b0573a' },
      hymenium: { typical: '#b5a276', light: '#ece2cb', dark: '#8a7248' },
      stipe: { typical: '#efe1cb', light: '#f8f1e3', dark: '#c78a6a' },
      flesh: { typical: '#f6ecdc', light: '#faf4e8', dark: '#cf7f62' },
      marks: { typical: '#b7573a' },
    },
    size: { cap: { min: 3, max: 8 }, height: { min: 3, max: 10 }, stipeThickness: { min: 0.8, max: 2 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'flesh-same': 'sometimes',
    'smell-fruit': 'usual',
    'smell-foul': 'sometimes',
    'smell-faint': 'sometimes',
    'colour-cream': 'usual',
    'colour-red': 'usual',
    'colour-white': 'sometimes',
    'ground-grass': 'sometimes',
    'ring-skirt': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-white': 'impossible',
  },
  habitat: {
    en: 'Limy soil under lime, beech and oak: parks, avenues, wood edges.',
    es: 'Suelos calizos bajo tilos, hayas y robles: parques, paseos, lindes de bosque.',
    pt: 'Solos calcários sob tílias, faias e carvalhos: parques, alamedas, orlas de bosque.',
  },
  distribution: {
    en: 'Europe, chiefly the centre and south, and western Asia.',
    es: 'Europa, sobre todo el centro y el sur, y Asia occidental.',
    pt: 'Europa, sobretudo o centro e o sul, e Ásia ocidental.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10],
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'sweating',
      description: {
        en: 'Drenching, with saliva and tears.',
        es: 'Abundante, con saliva y lágrimas.',
        pt: 'Abundante, com saliva e lágrimas.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Early, with colic and diarrhoea.',
        es: 'Tempranos, con cólicos y diarrea.',
        pt: 'Precoces, com cólicas e diarreia.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'Phlegm and narrowed airways make breathing hard.',
        es: 'Las flemas y el estrechamiento de los bronquios dificultan la respiración.',
        pt: 'Catarro e brônquios estreitados dificultam a respiração.',
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
      species: 'entoloma-sinuatum',
      trait: 'spores',
      own: {
        en: 'Print brown; streaked red',
        es: 'Esporada parda; estrías rojas',
        pt: 'Esporada marrom; riscos vermelhos',
      },
      other: {
        en: 'Print salmon pink; does not redden',
        es: 'Esporada rosa salmón; no enrojece',
        pt: 'Esporada rosa-salmão; não avermelha',
      },
    },
    {
      species: 'inocybe-geophylla',
      trait: 'flesh',
      own: {
        en: 'Slowly red where bruised, at times hardly; cap to 8 cm. Deadly',
        es: 'Roja poco a poco al roce, a veces apenas; píleo de hasta 8 cm. Mortal',
        pt: 'Aos poucos vermelha onde tocada, às vezes quase nada; chapéu até 8 cm. Mortal',
      },
      other: {
        en: 'White, never red; cap under 5 cm',
        es: 'Blanca, nunca roja; píleo de menos de 5 cm',
        pt: 'Branca, nunca vermelha; chapéu de menos de 5 cm',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Whitish or pale pink, then olive-brown; no ring; flesh slowly red',
        es: 'Blanquecinas o rosa pálido, luego pardo oliváceas; sin anillo; carne que enrojece',
        pt: 'Esbranquiçadas ou rosa-pálidas, depois marrom-oliváceas; sem anel; carne que avermelha',
      },
      other: {
        en: 'Pink, then chocolate; a ring',
        es: 'Rosas, luego chocolate; con anillo',
        pt: 'Rosadas, depois chocolate; com anel',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'flesh',
      own: {
        en: 'Slowly red where bruised, at times hardly; smell fruity, never of flour',
        es: 'Roja poco a poco al roce, a veces apenas; olor afrutado, nunca a harina',
        pt: 'Aos poucos vermelha onde tocada, às vezes quase nada; cheiro frutado, nunca de farinha',
      },
      other: {
        en: 'White, unchanging; strong smell of flour',
        es: 'Blanca, inmutable; fuerte olor a harina',
        pt: 'Branca, imutável; forte cheiro de farinha',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'lurie-2009',
  ],
}
