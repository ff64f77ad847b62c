import type { SpeciesSample } from '@sample/types'

export const paxillusInvolutus: SpeciesSample = {
  slug: 'paxillus-involutus',
  scientificName: 'Paxillus involutus',
  authority: '(Batsch) Fr.',
  gbif: 5240002,
  commonNames: { en: ['Brown roll-rim', 'Poison pax'], es: ['paxilo enrollado'], pt: [] },
  summary: {
    en: 'Eaten for generations in eastern Europe until it was understood: each meal can arm the body against its own blood.',
    es: 'Se comió durante generaciones en el este de Europa, hasta que se entendió: cada comida puede armar al cuerpo contra su sangre.',
    pt: 'Foi comido por gerações no leste da Europa até se entender: cada refeição pode armar o corpo contra o próprio sangue.',
  },
  about: {
    en: `Under birches in parks and poor woods this is one of the commonest mushrooms of the north, dull brown and somewhat slimy, with an edge that stays rolled in like the rim of a hat. The gills are soft, run down the stem and can be pushed off the cap with a thumb, as tubes can from a bolete, to which order it belongs. Wherever it is touched it turns rust brown.

Raw or half cooked it upsets the gut. Cooked, it was food, and many people ate it for years without harm. Then some fell ill after a meal like all the others. The body had meanwhile made antibodies against something in the mushroom; when both meet in the blood, red cells burst by the million and the kidneys clog. The German mycologist Julius Schäffer died of it in 1944.

No blanching prevents that, and nobody can know which meal will be the one.`,
    es: `Bajo los abedules de parques y bosques pobres es una de las setas más comunes del norte, de un pardo apagado y algo viscosa, con el borde enrollado como el ala de un sombrero. Las láminas son blandas, bajan por el pie y se desprenden del píleo con el pulgar, como los tubos de un boleto, a cuyo orden pertenece. Donde se toca queda pardo herrumbre.

Cruda o poco hecha sienta mal. Cocinada fue alimento, y muchos la comieron durante años sin daño. Luego alguno enfermaba tras una comida como las demás. Su cuerpo había formado anticuerpos contra algo de la seta; cuando ambos se encuentran en la sangre, los glóbulos rojos estallan a millones y los riñones se obstruyen. El micólogo alemán Julius Schäffer murió así en 1944.

Ningún hervor lo evita, y nadie puede saber cuál será la comida fatal.`,
    pt: `Sob as bétulas de parques e bosques pobres é um dos cogumelos mais comuns do norte, de um marrom apagado e um tanto viscoso, com a borda enrolada como a aba de um chapéu. As lâminas são macias, descem pelo estipe e se soltam com o polegar, como os tubos de um boleto, a cuja ordem pertence. Onde se toca fica marrom-ferrugem.

Cru ou malcozido faz mal ao intestino. Cozido, foi alimento, e muitos o comeram durante anos sem dano. Depois alguém adoecia após uma refeição igual às outras. O corpo havia formado anticorpos contra algo do cogumelo; quando os dois se encontram no sangue, os glóbulos vermelhos estouram aos milhões e os rins se obstruem. O micólogo alemão Julius Schäffer morreu assim em 1944.

Nenhuma fervura evita isso, e ninguém pode saber qual será a refeição fatal.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Paxillaceae',
    genus: 'Paxillus',
    species: 'involutus',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Has killed people who had eaten it for years.',
      es: 'Ha matado a personas que llevaban años comiéndola.',
      pt: 'Já matou pessoas que o comiam havia anos.',
    },
    advice: {
      en: 'Having eaten it before without harm is what makes the next meal dangerous. Pain in the back, pale or yellow skin or dark urine afterwards: hospital at once.',
      es: 'Haberla comido antes sin daño es justo lo que vuelve peligrosa la siguiente vez. Dolor de espalda, palidez, piel amarilla u orina oscura: al hospital de inmediato.',
      pt: 'Tê-lo comido antes sem dano é justamente o que torna perigosa a próxima vez. Dor nas costas, palidez, pele amarela ou urina escura: ao hospital imediatamente.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'immunohemolytic',
    onsetHours: { min: 0.5, max: 9 },
    course: [
      {
        when: { en: '30 min–9 h', es: '30 min–9 h', pt: '30 min–9 h' },
        what: {
          en: 'Vomiting, colic, diarrhoea; soon after, in sensitised people, a fall in blood pressure.',
          es: 'Vómitos, cólicos, diarrea; poco después, en personas sensibilizadas, caída de la presión arterial.',
          pt: 'Vômitos, cólicas, diarreia; pouco depois, em pessoas sensibilizadas, queda da pressão arterial.',
        },
      },
      {
        when: { en: 'Hours to days', es: 'Horas a días', pt: 'Horas a dias' },
        what: {
          en: 'Red cells break down: pallor, jaundice, dark urine, pain in the loins.',
          es: 'Se destruyen los glóbulos rojos: palidez, ictericia, orina oscura, dolor lumbar.',
          pt: 'Os glóbulos vermelhos se destroem: palidez, icterícia, urina escura, dor lombar.',
        },
      },
      {
        when: { en: 'In severe cases', es: 'En casos graves', pt: 'Em casos graves' },
        what: {
          en: 'Kidney failure, clotting throughout the vessels, shock, death.',
          es: 'Fallo renal, coagulación en todos los vasos, choque, muerte.',
          pt: 'Insuficiência renal, coagulação em todos os vasos, choque, morte.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–15 cm, olive-brown to rusty, sunken in the middle; downy edge long rolled in',
      es: '4–15 cm, pardo oliváceo a herrumbre, hundido en el centro; borde aterciopelado y enrollado',
      pt: '4–15 cm, marrom-oliváceo a ferrugem, afundado no centro; borda aveludada e enrolada',
    },
    gills: {
      en: 'Running down the stem, ochre, crowded, forking; peel off whole, bruise brown',
      es: 'Decurrentes, ocres, apretadas, bifurcadas; se desprenden enteras y pardean al tacto',
      pt: 'Decurrentes, ocres, apertadas, bifurcadas; soltam-se inteiras e mancham de marrom ao toque',
    },
    stipe: {
      en: '3–8 cm, coloured like the cap, smooth, staining brown; no ring',
      es: '3–8 cm, del color del píleo, liso, pardea al tacto; sin anillo',
      pt: '3–8 cm, da cor do chapéu, liso, mancha de marrom; sem anel',
    },
    flesh: {
      en: 'Yellowish, soft, turning reddish brown when cut',
      es: 'Amarillenta, blanda, pardo rojiza al corte',
      pt: 'Amarelada, macia, marrom-avermelhada ao corte',
    },
    spores: {
      en: 'Print brown to ochre-brown; spores smooth',
      es: 'Esporada parda a pardo ocrácea; esporas lisas',
      pt: 'Esporada marrom a marrom-ocrácea; esporos lisos',
    },
    odour: {
      en: 'Faintly sour or fruity',
      es: 'Levemente ácido o afrutado',
      pt: 'Levemente ácido ou frutado',
    },
  },
  decisive: ['gills', 'cap', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['viscid', 'velvety'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#94703c', light: '#b8965a', dark: '#6b4a25' },
      hymenium: { typical: '#b8904a', light: '#d0ae6a', dark: '#86592c' },
      stipe: { typical: '#a68550', light: '#c0a26b', dark: '#7a5530' },
      flesh: { typical: '#d9bf84', light: '#e6d2a0', dark: '#a9794a' },
      marks: { typical: '#7a4e28' },
    },
    size: { cap: { min: 4, max: 15 }, height: { min: 3, max: 8 }, stipeThickness: { min: 0.8, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-red': 'sometimes',
    'flesh-same': 'misread',
    'smell-faint': 'usual',
    'smell-fruit': 'sometimes',
    'surface-smooth': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-grass': 'sometimes',
    'colour-olive': 'sometimes',
    'underside-ridges': 'misread',
    'print-olive': 'misread',
    'colour-white': 'impossible',
    'colour-violet': 'impossible',
    'colour-red': 'impossible',
    'underside-gills-free': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
    'print-white': 'impossible',
  },
  habitat: {
    en: 'With birch, spruce, pine and oak on acid soil; parks, heaths, lawns with trees.',
    es: 'Con abedules, píceas, pinos y robles en suelo ácido; parques, brezales, céspedes arbolados.',
    pt: 'Com bétulas, espruces, pinheiros e carvalhos em solo ácido; parques, charnecas, gramados arborizados.',
  },
  distribution: {
    en: 'Temperate Northern Hemisphere, as a group of close species; carried with planted trees to Chile and perhaps elsewhere in South America, and to Australia and New Zealand.',
    es: 'Hemisferio norte templado, como grupo de especies próximas; llevada con árboles plantados a Chile y quizá a otras partes de Sudamérica, a Australia y a Nueva Zelanda.',
    pt: 'Hemisfério norte temperado, como grupo de espécies próximas; levado com árvores plantadas ao Chile e talvez a outras partes da América do Sul, à Austrália e à Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Chile', es: 'Chile', pt: 'Chile' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [],
    },
    {
      region: {
        en: 'South-eastern Australia and New Zealand',
        es: 'Sudeste de Australia y Nueva Zelanda',
        pt: 'Sudeste da Austrália e Nova Zelândia',
      },
      area: 'australia',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'From the debris of burst blood cells.',
        es: 'Por los restos de los glóbulos rotos.',
        pt: 'Pelos restos dos glóbulos rompidos.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'The first sign, often with colic.',
        es: 'El primer signo, a menudo con cólicos.',
        pt: 'O primeiro sinal, muitas vezes com cólicas.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'The illness is an immune reaction, built up by earlier meals.',
        es: 'La enfermedad es una reacción inmunitaria que preparan las comidas anteriores.',
        pt: 'A doença é uma reação imunitária, preparada pelas refeições anteriores.',
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
      species: 'lactarius-torminosus',
      trait: 'flesh',
      own: {
        en: 'No milk; gills peel off and bruise brown',
        es: 'Sin látex; láminas que se desprenden y pardean',
        pt: 'Sem látex; lâminas que se soltam e mancham de marrom',
      },
      other: {
        en: 'White, burning milk; shaggy pink edge',
        es: 'Látex blanco y acre; borde lanoso rosado',
        pt: 'Látex branco e acre; borda felpuda rosada',
      },
    },
    {
      species: 'hygrophoropsis-aurantiaca',
      trait: 'flesh',
      own: {
        en: 'Yellowish, browning where touched',
        es: 'Amarillenta, pardea al tacto',
        pt: 'Amarelada, fica marrom ao toque',
      },
      other: { en: 'Orange, not browning', es: 'Naranja, no pardea', pt: 'Laranja, não fica marrom' },
    },
    {
      species: 'lactarius-deliciosus',
      trait: 'flesh',
      own: {
        en: 'Browning when cut, without milk',
        es: 'Pardea al corte, sin látex',
        pt: 'Fica marrom ao corte, sem látex',
      },
      other: {
        en: 'Carrot-coloured milk when cut',
        es: 'Látex de color zanahoria al corte',
        pt: 'Látex cor de cenoura ao corte',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
