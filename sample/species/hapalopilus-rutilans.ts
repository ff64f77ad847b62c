import type { SpeciesSample } from '@sample/types'

export const hapalopilusRutilans: SpeciesSample = {
  slug: 'hapalopilus-rutilans',
  scientificName: 'Hapalopilus rutilans',
  authority: '(Pers.) Murrill',
  synonyms: ['Hapalopilus nidulans', 'Polyporus nidulans', 'Polyporus rutilans', 'Phaeolus nidulans'],
  commonNames: {
    en: ['Cinnamon bracket', 'Purple dye polypore', 'Tender nesting polypore'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A small, soft, all-cinnamon bracket on dead branches. It disproves the saying that no polypore is poisonous: it harms brain, liver and kidneys.',
    es: 'Yesquero pequeño, blando y todo canela, en ramas muertas. Desmiente que no haya poliporos venenosos: daña cerebro, hígado y riñones.',
    pt: 'Orelha-de-pau pequena, mole e toda cor de canela, em ramos mortos. Desmente que não haja políporos venenosos: lesa cérebro, fígado e rins.',
  },
  about: {
    en: `A bracket no wider than a hand, soft as a sponge when fresh, and of one colour outside, beneath and within: cinnamon. It sits broadly on fallen branches and thin trunks of oak, birch, beech or hazel, seldom of conifers, singly or in twos and threes. Wet, it tears easily; dry, it is light as cork and brittle. A drop of potash or ammonia turns every part violet at once, which is why dyers of wool look for it.

The violet comes from its poison, polyporic acid, which makes up a fifth or more of the dry weight. “No polypore is poisonous” is a common saying, and wrong. Three people in Germany who ate this one fell ill after about twelve hours: vomiting, disturbed sight and movement, failing liver and kidneys, and violet urine. Some guides call it deadly; the reports that could be read name no death.

It is eaten by mistake for tender brackets, above all for young chicken of the woods, _Laetiporus sulphureus_, which is orange above and sulphur yellow below. A bracket that is cinnamon inside is no food. In the south-west of North America it grows on conifers.`,
    es: `Yesquero no más ancho que una mano, blando como una esponja cuando está fresco, y de un solo color por fuera, por debajo y por dentro: canela. Se asienta con base ancha en ramas caídas y troncos delgados de roble, abedul, haya o avellano, rara vez de coníferas, aislado o de dos en tres. Húmedo, se rasga con facilidad; seco, es ligero como el corcho y quebradizo. Una gota de potasa o amoniaco vuelve violeta al instante cualquier parte; por eso lo buscan quienes tiñen lana.

El violeta viene de su veneno, el ácido polipórico, una quinta parte o más del peso seco. «No hay poliporos venenosos» se oye mucho, y es falso. Tres personas que lo comieron en Alemania enfermaron a las doce horas, más o menos: vómitos, trastornos de la vista y del movimiento, fallo de hígado y riñones, y orina violeta. Algunas guías lo llaman mortal; los informes que se han podido leer no citan muertes.

Se come por error al buscar repisas tiernas, sobre todo el pollo del bosque joven, _Laetiporus sulphureus_, anaranjado por arriba y amarillo azufre por debajo. Un yesquero color canela por dentro no es comida. En el suroeste de Norteamérica crece en coníferas.`,
    pt: `Orelha-de-pau não mais larga que uma mão, mole como esponja quando fresca, e de uma só cor por fora, por baixo e por dentro: canela. Assenta com base larga em ramos caídos e troncos finos de carvalho, bétula, faia ou aveleira, raramente de coníferas, isolada ou em duas ou três. Úmida, rasga-se com facilidade; seca, é leve como cortiça e quebradiça. Uma gota de potassa ou amônia deixa qualquer parte violeta na hora; por isso a procuram os que tingem lã.

O violeta vem do seu veneno, o ácido polipórico, um quinto ou mais do peso seco. “Nenhum políporo é venenoso” é um ditado comum, e falso. Três pessoas que o comeram na Alemanha adoeceram cerca de doze horas depois: vômitos, distúrbios da visão e do movimento, insuficiência do fígado e dos rins, e urina violeta. Alguns guias chamam-no mortal; os relatos que puderam ser lidos não citam mortes.

É comido por engano por quem procura prateleiras tenras, sobretudo o frango-da-floresta jovem, _Laetiporus sulphureus_, alaranjado em cima e amarelo-enxofre embaixo. Uma orelha-de-pau cor de canela por dentro não é comida. No sudoeste da América do Norte cresce em coníferas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Phanerochaetaceae',
    genus: 'Hapalopilus',
    species: 'rutilans',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: harms brain, liver and kidneys, half a day after the meal.',
      es: 'Venenoso: daña cerebro, hígado y riñones, medio día después de comerlo.',
      pt: 'Venenoso: lesa cérebro, fígado e rins, meio dia depois da refeição.',
    },
    advice: {
      en: 'Eat no soft bracket that is brown or cinnamon inside. If any was eaten, go to hospital without waiting for symptoms; violet urine is a sign of this mushroom.',
      es: 'No comas ningún yesquero blando que sea pardo o canela por dentro. Si alguien lo ha comido, acude al hospital sin esperar síntomas; la orina violeta es señal de este hongo.',
      pt: 'Não coma nenhuma orelha-de-pau mole que seja marrom ou cor de canela por dentro. Se alguém comeu, vá ao hospital sem esperar sintomas; urina violeta é sinal deste fungo.',
    },
  },
  poisoning: {
    toxins: ['polyporic acid'],
    syndrome: 'encephalopathy',
    onsetHours: { min: 12, max: 12 },
    course: [
      {
        when: { en: 'About 12 h', es: 'Hacia las 12 h', pt: 'Cerca de 12 h' },
        what: {
          en: 'Nausea, vomiting, disturbed sight, unsteady and slowed movement.',
          es: 'Náuseas, vómitos, vista alterada, movimientos inseguros y lentos.',
          pt: 'Náusea, vômitos, visão alterada, movimentos inseguros e lentos.',
        },
      },
      {
        when: { en: 'Days 1–3', es: 'Días 1–3', pt: 'Dias 1–3' },
        what: {
          en: 'Violet urine; liver and kidneys fail, potassium and calcium in the blood fall.',
          es: 'Orina violeta; fallan el hígado y los riñones, bajan el potasio y el calcio en la sangre.',
          pt: 'Urina violeta; o fígado e os rins falham, o potássio e o cálcio no sangue caem.',
        },
      },
      {
        when: { en: 'About a week', es: 'Una semana, más o menos', pt: 'Cerca de uma semana' },
        what: {
          en: 'Recovery is reported; very few cases are known, so nothing is certain.',
          es: 'Se describe la recuperación; se conocen muy pocos casos, así que nada es seguro.',
          pt: 'Descreve-se a recuperação; conhecem-se muito poucos casos, por isso nada é certo.',
        },
      },
    ],
    source: 'graeme-2014',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–15 cm, a soft, broadly attached half-disc, cinnamon to ochre-brown; downy, later smooth',
      es: '2–15 cm, medio disco blando de base ancha, canela a pardo ocráceo; afelpado, luego liso',
      pt: '2–15 cm, meio disco mole de base larga, cor de canela a marrom-ocre; aveludado, depois liso',
    },
    gills: {
      en: 'Pores of the colour of the cap, round to angular, 2–4 per millimetre',
      es: 'Poros del color del píleo, redondos a angulosos, 2–4 por milímetro',
      pt: 'Poros da cor do chapéu, redondos a angulosos, 2–4 por milímetro',
    },
    flesh: {
      en: 'Cinnamon, soft and watery, corky and brittle when dry; violet at once with potash or ammonia',
      es: 'Canela, blanda y acuosa, corchosa y quebradiza en seco; violeta al instante con potasa o amoniaco',
      pt: 'Cor de canela, mole e aquosa, corticosa e quebradiça se seca; violeta na hora com potassa ou amônia',
    },
    spores: {
      en: 'Print white; spores small, elliptical, smooth',
      es: 'Esporada blanca; esporas pequeñas, elípticas, lisas',
      pt: 'Esporada branca; esporos pequenos, elípticos, lisos',
    },
    odour: {
      en: 'None in particular, or slightly sweetish',
      es: 'Ninguno en particular, o algo dulzón',
      pt: 'Nenhum em particular, ou um pouco adocicado',
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset', 'flat'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#c4854f', light: '#d9a574', dark: '#a0653a' },
      hymenium: { typical: '#bf8450', light: '#d29d6c', dark: '#96613a' },
      flesh: { typical: '#cc9562', dark: '#a97343' },
    },
    size: { cap: { min: 2, max: 15 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'usual',
    'smell-fruit': 'sometimes',
    'colour-brown': 'usual',
    'colour-orange': 'usual',
    'colour-red': 'sometimes',
    'colour-yellow': 'sometimes',
    'surface-folds': 'sometimes',
    'surface-zones': 'sometimes',
    'stem-absent': 'usual',
    'ground-trunk': 'usual',
    'ground-broadleaf': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-single': 'usual',
    'growth-group': 'sometimes',
    'growth-shelf': 'sometimes',
  },
  habitat: {
    en: 'On dead branches and thin trunks of oak, birch, beech, hazel and other broadleaved trees, seldom of fir, spruce or pine.',
    es: 'En ramas muertas y troncos delgados de roble, abedul, haya, avellano y otras frondosas, rara vez de abeto, pícea o pino.',
    pt: 'Em ramos mortos e troncos finos de carvalho, bétula, faia, aveleira e outras folhosas, raramente de abeto, espruce ou pinheiro.',
  },
  distribution: {
    en: 'Almost all of Europe, northern Asia and North America; reported from five continents.',
    es: 'Casi toda Europa, norte de Asia y Norteamérica; citado en cinco continentes.',
    pt: 'Quase toda a Europa, norte da Ásia e América do Norte; registrado em cinco continentes.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11, 12, 1],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'About half a day after the meal.',
        es: 'Medio día después de la comida.',
        pt: 'Cerca de meio dia depois da refeição.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'With disturbed sight and unsteady movement.',
        es: 'Con vista alterada y movimientos inseguros.',
        pt: 'Com visão alterada e movimentos inseguros.',
      },
    },
    {
      value: 'liver-damage',
      description: {
        en: 'In the reported cases, for a time.',
        es: 'En los casos descritos, de forma pasajera.',
        pt: 'Nos casos descritos, de forma passageira.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'With violet urine.',
        es: 'Con orina violeta.',
        pt: 'Com urina violeta.',
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
      species: 'laetiporus-sulphureus',
      trait: 'flesh',
      own: {
        en: 'Cinnamon, like cap and pores',
        es: 'Canela, como el píleo y los poros',
        pt: 'Cor de canela, como o chapéu e os poros',
      },
      other: {
        en: 'White to pale yellow; pores yellow to white',
        es: 'Blanca a amarilla pálida; poros amarillos a blancos',
        pt: 'Branca a amarelo-pálida; poros amarelos a brancos',
      },
    },
  ],
  references: ['kraft-1998', 'graeme-2014', 'white-2019', 'laessoe-petersen-2019', 'index-fungorum'],
}
