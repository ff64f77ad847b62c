import type { SpeciesSample } from '@sample/types'

export const amanitaPantherina: SpeciesSample = {
  slug: 'amanita-pantherina',
  scientificName: 'Amanita pantherina',
  authority: '(DC.) Krombh.',
  mycobank: 156565,
  gbif: 8961574,
  wikidata: 'Q45547',
  commonNames: { en: ['Panther cap'], es: ['amanita pantera', 'pantera'], pt: ['amanita-pantera'] },
  localNames: [{ name: 'pixacà', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'Brown with pure white warts. It poisons the brain faster and harder than the fly agaric, and passes for the edible blusher.',
    es: 'Parda con verrugas de un blanco puro. Intoxica el cerebro antes y con más fuerza que la matamoscas, y se toma por la amanita rojiza.',
    pt: 'Marrom com verrugas de um branco puro. Intoxica o cérebro mais depressa e com mais força que o mata-moscas.',
  },
  about: {
    en: `Emergency doctors see the panther cap more often than the fly agaric, though it is the rarer of the two: nobody eats the red one by mistake, while a brown amanita looks like food. Most of its victims wanted _Amanita rubescens_, whose flesh blushes where it is hurt. The panther cap never does.

Its warts are small and chalk white, not grey or yellowish. The margin of the cap is finely combed, the ring hangs thin and mostly smooth, while the blusher’s is lined above; some panthers have faint lines too, so the ring alone decides nothing. At the foot the veil ends in a neat collar, as if the bulb had been set into a cup, often with one or two narrow hoops higher up.

Ibotenic acid and muscimol, the poisons of _Amanita muscaria_, are here as a rule in greater amounts. Within an hour or two patients stagger, rave, fall asleep and wake raving again. Children have convulsions. Almost everybody recovers within a day or two, if somebody watches over breathing and injuries.`,
    es: `Los médicos de urgencias ven más la amanita pantera que la matamoscas, aunque sea la más rara de las dos: nadie come la roja por error, y una amanita parda parece comida. Casi todas sus víctimas buscaban _Amanita rubescens_, cuya carne enrojece donde se daña. La pantera no lo hace jamás.

Sus verrugas son pequeñas y de un blanco de tiza, no grises ni amarillentas. El margen del píleo está finamente estriado; el anillo cuelga delgado y casi siempre liso, mientras que el de la amanita rojiza es estriado por encima; algunas panteras también muestran leves estrías, así que el anillo solo no decide nada. Abajo el velo termina en un reborde limpio, como si el bulbo estuviera encajado en una copa, a menudo con uno o dos aros estrechos más arriba.

El ácido iboténico y el muscimol, los venenos de _Amanita muscaria_, suelen hallarse aquí en mayor cantidad. Al cabo de una o dos horas los intoxicados se tambalean, deliran, duermen y despiertan delirando otra vez. Los niños tienen convulsiones. Casi todos se recuperan en uno o dos días si alguien vigila la respiración y evita que se lesionen.`,
    pt: `Os médicos de emergência veem mais a amanita-pantera que o mata-moscas, embora ela seja a mais rara das duas: ninguém come o vermelho por engano, e uma amanita marrom parece comida. Quase todas as vítimas procuravam _Amanita rubescens_, cuja carne avermelha onde é ferida. A pantera nunca o faz.

As verrugas são pequenas e brancas como giz, não cinzentas nem amareladas. A margem do chapéu é finamente estriada; o anel pende fino e quase sempre liso, enquanto o da outra espécie é estriado por cima; algumas panteras também têm leves estrias, de modo que o anel sozinho não decide nada. Na base, o véu termina num rebordo nítido, como se o bulbo estivesse encaixado numa taça, muitas vezes com um ou dois aros estreitos mais acima.

O ácido ibotênico e o muscimol, venenos de _Amanita muscaria_, costumam estar aqui em quantidade maior. Em uma ou duas horas os intoxicados cambaleiam, deliram, adormecem e acordam delirando de novo. Crianças têm convulsões. Quase todos se recuperam em um ou dois dias, se alguém vigia a respiração e evita ferimentos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'pantherina',
  },
  edibility: ['poisonous', 'psychoactive'],
  safety: {
    headline: {
      en: 'A strong poison of the brain.',
      es: 'Un veneno fuerte para el cerebro.',
      pt: 'Um veneno forte para o cérebro.',
    },
    advice: {
      en: 'Delirium, convulsions and coma can follow within two hours. Call a poison centre, keep the person lying on one side, and never leave them alone.',
      es: 'En dos horas puede causar delirio, convulsiones y coma. Llama a un centro de toxicología, acuesta a la persona de lado y no la dejes sola.',
      pt: 'Em duas horas pode causar delírio, convulsões e coma. Ligue para um centro de informação toxicológica, deite a pessoa de lado e não a deixe sozinha.',
    },
  },
  poisoning: {
    toxins: ['ibotenic acid', 'muscimol'],
    syndrome: 'isoxazole',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '30 min–2 h', es: '30 min–2 h', pt: '30 min–2 h' },
        what: {
          en: 'Dizziness, staggering, twitching; vomiting in some.',
          es: 'Mareo, tambaleo, sacudidas musculares; en algunos, vómitos.',
          pt: 'Tontura, cambaleio, abalos musculares; em alguns, vômitos.',
        },
      },
      {
        when: { en: '2–6 h', es: '2–6 h', pt: '2–6 h' },
        what: {
          en: 'Raving by turns with sleep; distorted sight; convulsions above all in children.',
          es: 'Delirio que alterna con el sueño; visión alterada; convulsiones, sobre todo en niños.',
          pt: 'Delírio que alterna com sono; visão alterada; convulsões, sobretudo em crianças.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Deep sleep or coma, then slow waking without memory of the night.',
          es: 'Sueño profundo o coma y después un despertar lento, sin recuerdo de la noche.',
          pt: 'Sono profundo ou coma e depois um despertar lento, sem lembrança da noite.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous', 'psychoactive'],
  characteristics: {
    cap: {
      en: '5–12 cm, grey-brown to honey brown with small pure white warts; margin finely lined',
      es: '5–12 cm, pardo grisáceo a miel, con verrugas pequeñas de un blanco puro; margen finamente estriado',
      pt: '5–12 cm, marrom-acinzentado a cor de mel, com pequenas verrugas de branco puro; margem finamente estriada',
    },
    gills: { en: 'White, crowded, free', es: 'Blancas, apretadas, libres', pt: 'Brancas, apertadas, livres' },
    ring: {
      en: 'White, thin, smooth or at most faintly lined above, often low on the stem',
      es: 'Blanco, fino, liso o a lo sumo poco estriado por encima, a menudo bajo en el pie',
      pt: 'Branco, fino, liso ou no máximo pouco estriado por cima, muitas vezes baixo no estipe',
    },
    stipe: {
      en: '6–15 cm, white, never reddish',
      es: '6–15 cm, blanco, nunca rojizo',
      pt: '6–15 cm, branco, nunca avermelhado',
    },
    volva: {
      en: 'A sharp collar round the bulb, with one or two hoops above it',
      es: 'Un reborde neto en torno al bulbo, con uno o dos aros por encima',
      pt: 'Um rebordo nítido em torno do bulbo, com um ou dois aros acima',
    },
    flesh: {
      en: 'White, unchanging wherever it is cut, bitten or tunnelled',
      es: 'Blanca, inmutable donde se corta, se roe o se agujerea',
      pt: 'Branca, imutável onde é cortada, roída ou perfurada',
    },
    spores: {
      en: 'Print white; spores smooth, not reacting with iodine',
      es: 'Esporada blanca; esporas lisas, no amiloides',
      pt: 'Esporada branca; esporos lisos, não amiloides',
    },
    odour: {
      en: 'Faint, of radish or raw potato; not telling',
      es: 'Leve, a rábano o patata cruda; no decide',
      pt: 'Leve, de rabanete ou batata crua; não decide',
    },
  },
  decisive: ['flesh', 'ring', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['warty', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'girdled',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#8a6a44', light: '#b08e5e', dark: '#5f452b' },
      hymenium: { typical: '#fbf8ec' },
      stipe: { typical: '#f8f4e6', light: '#fdfbf3', dark: '#e2d8c0' },
      ring: { typical: '#faf6e8' },
      volva: { typical: '#f4eeda' },
      flesh: { typical: '#fefcf5' },
      marks: { typical: '#fffdf6' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 6, max: 15 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.6,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-red': 'impossible',
    'smell-faint': 'usual',
    'smell-radish': 'sometimes',
    'ground-conifer': 'sometimes',
    'base-bulb': 'sometimes',
    'surface-smooth': 'misread',
    'ring-none': 'misread',
    'colour-white': 'impossible',
    'colour-red': 'impossible',
    'colour-olive': 'impossible',
  },
  habitat: {
    en: 'With oak, beech and chestnut, in places with conifers; in woods and parks.',
    es: 'Con robles, encinas, hayas y castaños, en algunos lugares con coníferas; bosques y parques.',
    pt: 'Com carvalhos, faias e castanheiros, em alguns lugares com coníferas; bosques e parques.',
  },
  distribution: {
    en: 'Europe and temperate Asia; with planted trees in Argentina, southern Brazil and southern Africa. The brown panthers of western North America and Mexico are close species, just as poisonous.',
    es: 'Europa y Asia templada; con árboles plantados en Argentina, el sur de Brasil y el sur de África. Las panteras pardas del oeste de Norteamérica y de México son especies próximas, igual de venenosas.',
    pt: 'Europa e Ásia temperada; com árvores plantadas na Argentina, no sul do Brasil e no sul da África. As panteras marrons do oeste da América do Norte e do México são espécies próximas, igualmente venenosas.',
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
      months: [7, 8, 9, 10, 11],
      peak: [8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Argentina', es: 'Argentina', pt: 'Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [3, 4, 5, 6, 7],
      peak: [],
    },
    {
      region: { en: 'Southern Brazil', es: 'Sur de Brasil', pt: 'Sul do Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [3, 4, 5, 6, 7],
      peak: [],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
      peak: [4, 5],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'perceptual',
      description: {
        en: 'Sizes and distances are misjudged as part of the poisoning; falls and burns are the result.',
        es: 'Se calculan mal tamaños y distancias como parte de la intoxicación; de ahí caídas y quemaduras.',
        pt: 'Tamanhos e distâncias são mal avaliados como parte da intoxicação; daí quedas e queimaduras.',
      },
    },
    {
      value: 'hallucinogenic',
      description: {
        en: 'A delirium that most patients cannot recall.',
        es: 'Un delirio que la mayoría no puede recordar.',
        pt: 'Um delírio que a maioria não consegue recordar.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'confusion',
      description: {
        en: 'Delirium for hours, with loss of judgement.',
        es: 'Delirio durante horas, con pérdida del juicio.',
        pt: 'Delírio durante horas, com perda do juízo.',
      },
    },
    {
      value: 'drowsiness',
      description: {
        en: 'Sleep that can pass into coma.',
        es: 'Sueño que puede llegar al coma.',
        pt: 'Sono que pode chegar ao coma.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'The first sign, with a drunken gait.',
        es: 'El primer signo, con marcha de ebriedad.',
        pt: 'O primeiro sinal, com marcha de embriaguez.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'In a sleepy person it may enter the airways.',
        es: 'En una persona adormecida puede alcanzar las vías respiratorias.',
        pt: 'Numa pessoa sonolenta pode atingir as vias respiratórias.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [{ compound: 'ibotenic-acid' }, { compound: 'muscimol' }],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-gemmata',
      trait: 'cap',
      own: {
        en: 'Brown to honey. A strong poison too',
        es: 'Pardo a miel. También muy venenosa',
        pt: 'Marrom a mel. Também muito venenosa',
      },
      other: {
        en: 'Yellow to cream or whitish. Can kill',
        es: 'Amarillo a crema o blanquecino. Puede matar',
        pt: 'Amarelo a creme ou esbranquiçado. Pode matar',
      },
    },
    {
      species: 'amanita-muscaria',
      trait: 'cap',
      own: {
        en: 'Brown with small pure white warts',
        es: 'Pardo con verrugas pequeñas de un blanco puro',
        pt: 'Marrom com pequenas verrugas de branco puro',
      },
      other: {
        en: 'Scarlet to orange, warts larger',
        es: 'Escarlata a naranja, verrugas mayores',
        pt: 'Escarlate a laranja, verrugas maiores',
      },
    },
    {
      species: 'amanita-rubescens',
      trait: 'flesh',
      own: {
        en: 'White, never reddening; bulb with a collar',
        es: 'Blanca, nunca enrojece; bulbo con reborde',
        pt: 'Branca, nunca avermelha; bulbo com rebordo',
      },
      other: {
        en: 'Slowly wine red where cut or eaten',
        es: 'Poco a poco rojo vinoso donde se corta o se roe',
        pt: 'Aos poucos vermelho vinoso onde cortada ou roída',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'ring',
      own: {
        en: 'Thin, fixed; a rimmed bulb below',
        es: 'Fino, fijo; bulbo con reborde abajo',
        pt: 'Fino, fixo; bulbo com rebordo embaixo',
      },
      other: {
        en: 'Thick, double, slides on the patterned stem',
        es: 'Grueso, doble, se desliza por el pie atigrado',
        pt: 'Espesso, duplo, desliza pelo estipe tigrado',
      },
    },
  ],
  references: [
    'benjamin-1995',
    'michelot-melendez-howell-2003',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'lechner-alberto-2008',
    'perez-silva-2008',
    'vidal-ballesteros-2013',
  ],
}
