import type { SpeciesSample } from '@sample/types'

export const lactariusDeliciosus: SpeciesSample = {
  slug: 'lactarius-deliciosus',
  scientificName: 'Lactarius deliciosus',
  authority: '(L.) Gray',
  gbif: 5248629,
  commonNames: {
    en: ['Saffron milk cap', 'Red pine mushroom'],
    es: ['níscalo', 'robellón', 'mízcalo', 'guíscano'],
    pt: ['sancha', 'pinheira', 'vaca-vermelha'],
  },
  localNames: [
    { name: 'rovelló', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'pinetell', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'esnegorri', language: 'eu', source: 'aunamendi-micologia' },
  ],
  summary: {
    en: `An orange, ringed cap that bleeds carrot-coloured milk and stains green with age, always under pine. White milk means another species.`,
    es: `Píleo naranja y zonado que sangra un látex color zanahoria y verdea con la edad, siempre bajo pinos. Si el látex es blanco, es otra especie.`,
    pt: `Chapéu laranja e zonado que sangra um látex cor de cenoura e esverdeia com a idade, sempre sob pinheiros. Látex branco é sinal de outra espécie.`,
  },
  about: {
    en: `Break the rim and the saffron milk cap answers at once with drops of bright carrot-orange. The milk holds its colour and only slowly dulls to green, and so do bruised gills, old caps and the places where rain has stood. The cap is ringed in orange and paler salmon; the short, hollow stem bears shallow orange pits, as if pressed with a fingertip.

It is bound to pines and has gone wherever pines have been planted: in plantations of Australia and Chile it is now a mushroom of the autumn kitchen. In Spain it is sold by the crate. A large meal may tint the urine orange-red, which passes without harm.

The group is close-knit. _Lactarius sanguifluus_ bleeds wine-red, _L. deterrimus_ grows with spruce and greens strongly, _L. salmonicolor_ with fir; all have coloured milk and are eaten. The one to keep out is the woolly milk cap, _L. torminosus_, pink, shaggy at the margin, with burning white milk, under birch. The milk is the first check, not the only one: a cap that bleeds white stays in the wood.`,
    es: `Basta quebrar el borde para que el níscalo responda con gotas de un naranja zanahoria vivo. El látex mantiene su color y solo poco a poco verdea, lo mismo que las láminas rozadas, los píleos viejos y los rincones donde se estancó la lluvia. El píleo alterna zonas naranjas y salmón; el pie, corto y hueco, lleva fosetas anaranjadas poco hondas, como huellas de la yema de un dedo.

Está ligado a los pinos y ha ido allí donde se plantaron: en los pinares de Australia y de Chile es hoy una seta de la cocina de otoño. En España se vende por cajas, y en Cataluña el rovelló es casi una fiesta. Una comida abundante puede teñir la orina de rojo anaranjado, sin más consecuencia.

El grupo es muy homogéneo. _Lactarius sanguifluus_ sangra color vino, _L. deterrimus_ vive con píceas y verdea mucho, _L. salmonicolor_ con abetos; todos tienen el látex coloreado y se comen. El que debe quedar fuera es el falso níscalo, _L. torminosus_, rosado, de margen lanoso y látex blanco y acre, bajo abedules. El látex es la primera comprobación, no la única: todo el que sangre blanco se queda en el monte.`,
    pt: `Basta quebrar a borda para que a sancha responda com gotas de um laranja-cenoura vivo. O látex mantém a cor e só aos poucos esverdeia, tal como as lâminas machucadas, os chapéus velhos e os cantos onde a chuva parou. O chapéu alterna zonas laranja e salmão; o estipe, curto e oco, traz fossetas alaranjadas e rasas, como marcas da ponta de um dedo.

Está ligada aos pinheiros e foi para onde eles foram plantados: nos pinhais da Austrália e do Chile é hoje um cogumelo da cozinha de outono. Na Espanha é vendida aos caixotes. Uma refeição farta pode tingir a urina de vermelho-alaranjado, sem outra consequência.

O grupo é muito homogêneo. _Lactarius sanguifluus_ sangra cor de vinho, _L. deterrimus_ vive com abetos-vermelhos e esverdeia muito, _L. salmonicolor_ com abetos; todos têm látex colorido e são consumidos. O que deve ficar de fora é _L. torminosus_, rosado, de margem lanosa e látex branco e acre, sob bétulas. O látex é a primeira verificação, não a única: o que sangrar branco fica no bosque.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'deliciosus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `Look at the milk: carrot-orange, never white.`,
      es: `Mira el látex: naranja zanahoria, nunca blanco.`,
      pt: `Olhe o látex: laranja-cenoura, nunca branco.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, and well cooked. Leave any pink milk cap with a woolly margin and white, burning milk.`,
      es: `Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Deja todo lactario rosado de margen lanoso y látex blanco y acre.`,
      pt: `Comestível apenas quando identificada com certeza por um especialista, e bem cozida. Deixe qualquer lactário rosado de margem lanosa e látex branco e acre.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `5–15 cm, convex then sunken; orange with deeper rings and blotches, greening; margin inrolled, bare`,
      es: `5–15 cm, convexo y luego hundido; naranja, zonado, verdea; margen enrollado y sin pelos`,
      pt: `5–15 cm, convexo, depois deprimido; laranja, zonado, esverdeia; margem enrolada e sem pelos`,
    },
    gills: {
      en: `Crowded, slightly decurrent, light orange; bruising green`,
      es: `Apretadas, algo decurrentes, naranja claro; verdean al rozarlas`,
      pt: `Apertadas, pouco decurrentes, laranja-claras; esverdeiam onde tocadas`,
    },
    stipe: {
      en: `3–7 cm, stout, soon hollow, pale orange with darker shallow pits`,
      es: `3–7 cm, robusto, pronto hueco, naranja pálido con fosetas más oscuras`,
      pt: `3–7 cm, robusto, logo oco, laranja-pálido com fossetas mais escuras`,
    },
    flesh: {
      en: `Pale, crumbly, orange near the edge; carrot-orange milk, green only after hours`,
      es: `Pálida, quebradiza, naranja al borde; látex zanahoria, verde solo al cabo de horas`,
      pt: `Pálida, quebradiça, laranja na borda; látex cor de cenoura, verde só depois de horas`,
    },
    spores: {
      en: `Print cream to pale buff; spores with a netted ornament`,
      es: `Esporada crema a ocre pálido; esporas con ornamento reticulado`,
      pt: `Esporada creme a ocre-pálida; esporos com ornamentação reticulada`,
    },
    odour: {
      en: `Fruity and fresh, faintly resinous`,
      es: `Afrutado y fresco, algo resinoso`,
      pt: `Frutado e fresco, levemente resinoso`,
    },
  },
  decisive: ['flesh', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['zoned', 'viscid'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'dotted',
    sporePrint: ['cream', 'buff'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#e08a45', light: '#f0b67e', dark: '#b9602a' },
      hymenium: { typical: '#eaa05c', light: '#f3bf8a', dark: '#8f9a63' },
      stipe: { typical: '#e9a76c', light: '#f5d3af', dark: '#c8742f' },
      flesh: { typical: '#f6dfbd', dark: '#e2803a' },
      marks: { typical: '#c96c2c', light: '#d98d4f', dark: '#6f8a5c' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 3, max: 7 }, stipeThickness: { min: 1.5, max: 2.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-orange-milk': 'usual',
    'smell-fruit': 'usual',
    'base-plain': 'usual',
    'flesh-chalk': 'sometimes',
    'smell-faint': 'sometimes',
    'colour-olive': 'sometimes',
    'ground-grass': 'misread',
  },
  habitat: {
    en: `Pine woods and plantations, on grassy or needle-strewn ground, mainly where the soil is limy or neutral.`,
    es: `Pinares naturales y plantados, entre hierba o pinocha, sobre todo en suelos calizos o neutros.`,
    pt: `Pinhais naturais e plantados, entre erva ou agulhas, sobretudo em solos calcários ou neutros.`,
  },
  distribution: {
    en: 'Europe and adjoining Asia; introduced with pines in Australia, New Zealand, Chile and southern Brazil.',
    es: 'Europa y zonas vecinas de Asia; introducido con pinos en Australia, Nueva Zelanda, Chile y el sur de Brasil.',
    pt: 'Europa e áreas vizinhas da Ásia; introduzido com pinheiros na Austrália, na Nova Zelândia, no Chile e no sul do Brasil.',
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
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'South-eastern Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [2, 3, 4, 5, 6],
      peak: [3, 4, 5],
    },
    {
      region: { en: 'Chile', es: 'Chile', pt: 'Chile' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [4, 5, 6, 7],
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: `Mild, with a hint of almond when grilled.`,
        es: `Suave, con un punto de almendra a la parrilla.`,
        pt: `Suave, com um toque de amêndoa quando grelhada.`,
      },
    },
    {
      value: 'woody',
      description: {
        en: `A resinous note from the pine woods.`,
        es: `Una nota resinosa, de pinar.`,
        pt: `Uma nota resinosa, de pinhal.`,
      },
    },
    {
      value: 'peppery',
      description: {
        en: `A slight bite, stronger in old caps.`,
        es: `Un leve picor, mayor en los viejos.`,
        pt: `Um leve ardor, maior nos velhos.`,
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: `Short and granular, even after cooking.`,
        es: `Quebradiza y granulosa, también una vez hecha.`,
        pt: `Quebradiça e granulosa, mesmo depois de cozida.`,
      },
    },
    {
      value: 'meaty',
      description: {
        en: `Thick caps made for the grill.`,
        es: `Píleos gruesos, hechos para la plancha.`,
        pt: `Chapéus grossos, feitos para a grelha.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'pine',
      description: {
        en: `Fresh resin, faint but steady.`,
        es: `Resina fresca, tenue pero constante.`,
        pt: `Resina fresca, tênue mas constante.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Firm, orange, and no bigger than the palm.`,
      es: `Firme, naranja y no mayor que la palma.`,
      pt: `Firme, laranja e não maior que a palma da mão.`,
    },
    description: {
      en: `A little green is natural; much green means age or rough handling. Cut one stem across: a white, pierced core shows maggots. Brush off needles rather than washing, and ask which species of the group it is. In Spain only the species listed in a decree of 2009 may be sold as food. Dried, it loses most of its charm; brine and oil suit it better.`,
      es: `Un poco de verde es natural; mucho indica edad o mal trato. Corta un pie de través: si está taladrado, hay larvas. Cepilla la pinocha en vez de lavarlo y pregunta de qué especie del grupo se trata. En España solo pueden venderse las especies que enumera un decreto de 2009. Seco pierde casi toda la gracia; le sientan mejor la salmuera y el aceite.`,
      pt: `Um pouco de verde é natural; muito indica idade ou maus-tratos. Corte um estipe de través: se estiver furado, há larvas. Escove as agulhas em vez de lavar e pergunte de que espécie do grupo se trata. Na Espanha só podem ser vendidas as espécies listadas num decreto de 2009. Seca, perde quase toda a graça; a salmoura e o azeite lhe caem melhor.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'paxillus-involutus',
      trait: 'flesh',
      own: {
        en: 'Carrot-coloured milk when cut',
        es: 'Látex de color zanahoria al corte',
        pt: 'Látex cor de cenoura ao corte',
      },
      other: {
        en: 'Browning when cut, without milk',
        es: 'Pardea al corte, sin látex',
        pt: 'Fica marrom ao corte, sem látex',
      },
    },
    {
      species: 'lactarius-torminosus',
      trait: 'flesh',
      own: {
        en: `Milk carrot-orange; cap margin bare`,
        es: `Látex naranja zanahoria; margen del píleo sin pelos`,
        pt: `Látex laranja-cenoura; margem do chapéu sem pelos`,
      },
      other: {
        en: `Milk white and unchanging; cap margin shaggy with wool`,
        es: `Látex blanco e inmutable; margen del píleo muy lanoso`,
        pt: `Látex branco e imutável; margem do chapéu muito lanosa`,
      },
    },
    {
      species: 'lactarius-chrysorrheus',
      trait: 'gills',
      own: {
        en: 'Orange; milk carrot-coloured from the first drop',
        es: 'Anaranjadas; látex zanahoria desde la primera gota',
        pt: 'Alaranjadas; látex cor de cenoura desde a primeira gota',
      },
      other: {
        en: 'Cream to pinkish; white milk that turns yellow',
        es: 'Crema a rosadas; látex blanco que amarillea',
        pt: 'Creme a rosadas; látex branco que amarela',
      },
    },
    {
      species: 'lactarius-deterrimus',
      trait: 'stipe',
      own: {
        en: 'Round orange pits; under pine',
        es: 'Fosetas redondas anaranjadas; bajo pinos',
        pt: 'Fossetas redondas alaranjadas; sob pinheiros',
      },
      other: {
        en: 'Smooth, with few or no pits; under spruce',
        es: 'Liso, con pocas o ninguna foseta; bajo píceas',
        pt: 'Liso, com poucas ou nenhuma fosseta; sob abetos-vermelhos',
      },
    },
    {
      species: 'lactarius-sanguifluus',
      trait: 'flesh',
      own: {
        en: 'Milk bright carrot orange',
        es: 'Látex naranja zanahoria vivo',
        pt: 'Látex laranja-cenoura vivo',
      },
      other: {
        en: 'Milk wine red from the first drop',
        es: 'Látex rojo vino desde la primera gota',
        pt: 'Látex vermelho-vinho desde a primeira gota',
      },
    },
    {
      name: 'Lactarius salmonicolor',
      edibility: 'edible',
      trait: 'cap',
      own: {
        en: 'Orange with zones and green stains; under pine',
        es: 'Naranja con zonas y manchas verdes; bajo pinos',
        pt: 'Laranja com zonas e manchas verdes; sob pinheiros',
      },
      other: {
        en: 'Plain salmon orange, hardly turns green; under fir',
        es: 'Naranja salmón uniforme, apenas verdea; bajo abetos',
        pt: 'Laranja-salmão uniforme, quase não esverdeia; sob abetos',
      },
    },
  ],
  references: [
    'real-decreto-30-2009',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'bresinsky-besl-1990',
    'boa-2004',
    'index-fungorum',
    'famcal-2011',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
  ],
}
