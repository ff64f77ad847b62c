import type { SpeciesSample } from '@sample/types'

export const hebelomaCrustuliniforme: SpeciesSample = {
  slug: 'hebeloma-crustuliniforme',
  scientificName: 'Hebeloma crustuliniforme',
  authority: '(Bull.) Quél.',
  synonyms: ['Agaricus crustuliniformis', 'Hebelomatis crustuliniformis'],
  commonNames: {
    en: ['Poison pie', 'Fairy cakes'],
    es: ['hebeloma común', 'hebeloma llorón'],
    pt: [],
  },
  summary: {
    en: 'Pale as pie crust and smelling of radish, in rings under trees, on three continents. A violent poison of stomach and bowels.',
    es: 'Pálido como una masa de pastel y con olor a rábano, en corros bajo árboles, en tres continentes. Veneno violento del estómago.',
    pt: 'Pálido como massa de torta e com cheiro de rabanete, em anéis sob árvores, em três continentes. Veneno violento do estômago.',
  },
  about: {
    en: `Clean, pale and sticky, it stands in rings and arcs under birch, oak, poplar, pine and rockrose, in woods and in the lawns of parks, is found in Mexico City, and came to Canberra and New Zealand with planted trees. In damp weather the edges of the young gills weep clear drops, which dry to brown spots. The top of the stem is scurfy, as if sprinkled with flour. There is neither ring nor cobweb, and the flesh smells of radish, at times faintly.

Young, it is pale enough to pass for something better. A field mushroom, _Agaricus campestris_, has a ring and free gills that are pink, then chocolate; here they are attached and go from whitish to the brown of milky coffee. St George’s mushroom, _Calocybe gambosa_, smells of flour and leaves a white print; this print is dull brown. A number of poison pies look alike and can be told apart only under the microscope; in California the name covers several. None is food.

Vomiting, cramps and diarrhoea start within half an hour to a few hours. The Munich poison centre quotes a family who grew drowsy half an hour after the meal, fell asleep and woke with severe cramps. Most are well in a day, one of them after three. Which of its substances does the harm is not known.`,
    es: `Limpio, pálido y pegajoso, sale en corros y arcos bajo abedules, robles, chopos, pinos y jaras, en bosques y en el césped de los parques, se halla en Ciudad de México y llegó a Canberra y Nueva Zelanda con árboles plantados. Con humedad, la arista de las láminas jóvenes llora gotas claras que al secarse dejan manchas pardas. Lo alto del pie está escamado, como espolvoreado de harina. No hay anillo ni telaraña, y la carne huele a rábano, a veces poco.

De joven es tan pálido que pasa por algo mejor. El champiñón silvestre, _Agaricus campestris_, tiene anillo y láminas libres, rosas y luego chocolate; aquí están unidas al pie y van del blanquecino al café con leche. La seta de San Jorge, _Calocybe gambosa_, huele a harina y da esporada blanca; la de este es parda. Varios hebelomas se parecen tanto que solo el microscopio los separa; en California el nombre abarca unos cuantos. Ninguno se come.

Vómitos, cólicos y diarrea empiezan entre media hora y pocas horas después. El centro de toxicología de Múnich cita a una familia que a la media hora de comer se adormeció y despertó con fuertes cólicos. Casi todos mejoran en un día; uno de ellos, a los tres. No se sabe cuál de sus sustancias hace el daño.`,
    pt: `Limpo, pálido e pegajoso, nasce em anéis e arcos sob bétulas, carvalhos, álamos, pinheiros e estevas, em bosques e nos gramados dos parques, encontra-se na Cidade do México e chegou a Canberra e à Nova Zelândia com árvores plantadas. Na umidade, a aresta das lâminas jovens chora gotas claras, que ao secar deixam manchas marrons. O alto do estipe é escamoso, como polvilhado de farinha. Não há anel nem teia, e a carne cheira a rabanete, às vezes pouco.

Jovem, é tão pálido que passa por coisa melhor. O champignon do campo, _Agaricus campestris_, tem anel e lâminas livres, rosadas e depois chocolate; aqui são presas ao estipe e vão do esbranquiçado ao café com leite. _Calocybe gambosa_ cheira a farinha e dá esporada branca; a deste é marrom. Vários hebelomas se parecem tanto que só o microscópio os separa; na Califórnia o nome abrange alguns deles. Nenhum se come.

Vômitos, cólicas e diarreia começam entre meia hora e poucas horas depois. O centro de informação toxicológica de Munique cita uma família que meia hora depois da refeição ficou sonolenta, adormeceu e acordou com cólicas fortes. Quase todos melhoram em um dia; um deles, só em três. Não se sabe qual das suas substâncias causa o dano.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Hebeloma',
    species: 'crustuliniforme',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Vomiting, cramps and diarrhoea within hours.',
      es: 'Vómitos, cólicos y diarrea en pocas horas.',
      pt: 'Vômitos, cólicas e diarreia em poucas horas.',
    },
    advice: {
      en: 'Call a poison centre; drowsiness after the meal is a sign too. Children and old people can be in danger from loss of fluid. No _Hebeloma_ is food.',
      es: 'Llama a un centro de toxicología; la somnolencia tras la comida también es un signo. En niños y ancianos la deshidratación puede ser peligrosa. Ningún _Hebeloma_ se come.',
      pt: 'Ligue para um centro de informação toxicológica; a sonolência depois da refeição também é um sinal. Em crianças e idosos a desidratação pode ser perigosa. Nenhum _Hebeloma_ se come.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 4 },
    course: [
      {
        when: { en: '30 min–4 h', es: '30 min–4 h', pt: '30 min–4 h' },
        what: {
          en: 'Sickness, vomiting, cramps and diarrhoea; at times drowsiness first.',
          es: 'Náuseas, vómitos, cólicos y diarrea; a veces antes somnolencia.',
          pt: 'Náusea, vômitos, cólicas e diarreia; às vezes antes sonolência.',
        },
      },
      {
        when: { en: 'Within 1–3 days', es: 'En 1–3 días', pt: 'Em 1–3 dias' },
        what: {
          en: 'The signs fade; some people need fluids in hospital.',
          es: 'Los signos ceden; algunos necesitan líquidos en el hospital.',
          pt: 'Os sinais cedem; algumas pessoas precisam de líquidos no hospital.',
        },
      },
    ],
    source: 'toxinfo-hebeloma',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–11 cm, domed, then flat with a low hump; cream to buff, darker in the middle, sticky, inrolled',
      es: '3–11 cm, convexo, luego plano con mamelón bajo; crema a ocráceo, centro más oscuro, pegajoso',
      pt: '3–11 cm, convexo, depois plano com umbo baixo; creme a ocráceo, centro mais escuro, pegajoso',
    },
    gills: {
      en: 'Crowded, notched; whitish, then milky-coffee brown; drops on the pale edge, later brown spots',
      es: 'Apretadas, escotadas; blanquecinas, luego café con leche; gotas en la arista, después manchas pardas',
      pt: 'Apertadas, chanfradas; esbranquiçadas, depois café com leite; gotas na aresta, mais tarde manchas',
    },
    stipe: {
      en: '4–13 cm, whitish, scurfy above as if floured, slightly thicker below; no ring, no cobweb',
      es: '4–13 cm, blanquecino, arriba como enharinado, algo más grueso abajo; sin anillo ni telaraña',
      pt: '4–13 cm, esbranquiçado, em cima como enfarinhado, um pouco mais grosso embaixo; sem anel nem teia',
    },
    flesh: {
      en: 'White, thick, unchanging',
      es: 'Blanca, gruesa, inmutable',
      pt: 'Branca, espessa, imutável',
    },
    spores: {
      en: 'Print dull brown; spores almond-shaped, slightly rough',
      es: 'Esporada parda; esporas amigdaliformes, algo rugosas',
      pt: 'Esporada marrom; esporos amigdaliformes, um pouco rugosos',
    },
    odour: {
      en: 'Of radish or raw potato, at times faint; never taste it',
      es: 'A rábano o patata cruda, a veces tenue; nunca hay que probarla',
      pt: 'De rabanete ou batata crua, às vezes tênue; nunca se deve provar',
    },
  },
  decisive: ['gills', 'odour', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['viscid', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    stipePattern: 'dotted',
    sporePrint: ['brown'],
    ecology: ['mycorrhizal'],
    habit: 'fairy-ring',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#e2d0ae', light: '#f2ead8', dark: '#bd9566' },
      hymenium: { typical: '#b79c7c', light: '#e3d7c4', dark: '#8a6b4c' },
      stipe: { typical: '#efe9dc', light: '#f9f6ef', dark: '#d6c6a8' },
      flesh: { typical: '#f9f5ec' },
    },
    size: { cap: { min: 3, max: 11 }, height: { min: 4, max: 13 }, stipeThickness: { min: 0.5, max: 2 } },
    bulb: 0.2,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-radish': 'usual',
    'smell-faint': 'sometimes',
    'colour-cream': 'usual',
    'colour-brown': 'usual',
    'colour-white': 'sometimes',
    'colour-yellow': 'misread',
    'stem-plain': 'sometimes',
    'base-bulb': 'sometimes',
    'growth-group': 'usual',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'ground-conifer': 'usual',
    'ground-grass': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-moss': 'sometimes',
    'underside-gills-attached': 'sometimes',
    'underside-gills-free': 'misread',
    'surface-cracked': 'sometimes',
    'print-white': 'misread',
    'print-ochre': 'sometimes',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Under broad-leaved trees, conifers and rockrose: woods, heaths, parks, lawns and planted trees in towns.',
    es: 'Bajo frondosas, coníferas y jaras: bosques, brezales, parques, céspedes y árboles plantados en ciudades.',
    pt: 'Sob folhosas, coníferas e estevas: bosques, charnecas, parques, gramados e árvores plantadas em cidades.',
  },
  distribution: {
    en: 'Europe and North America to Mexico City, part of the American records being of close species; introduced in Australia and New Zealand.',
    es: 'Europa y Norteamérica hasta Ciudad de México, en parte con especies próximas; introducida en Australia y Nueva Zelanda.',
    pt: 'Europa e América do Norte até a Cidade do México, em parte com espécies próximas; introduzido na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
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
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2],
      peak: [11, 12, 1],
    },
    {
      region: { en: 'Mexico City', es: 'Ciudad de México', pt: 'Cidade do México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
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
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Within hours, with cramps.',
        es: 'En pocas horas, con cólicos.',
        pt: 'Em poucas horas, com cólicas.',
      },
    },
    {
      value: 'diarrhoea',
      description: { en: 'With severe cramps.', es: 'Con fuertes cólicos.', pt: 'Com cólicas fortes.' },
    },
    {
      value: 'drowsiness',
      description: {
        en: 'In one family, half an hour after the meal.',
        es: 'En una familia, media hora después de comer.',
        pt: 'Numa família, meia hora depois da refeição.',
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
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Attached; whitish, then milky-coffee brown; no ring, smell of radish',
        es: 'Unidas al pie; blanquecinas, luego café con leche; sin anillo, olor a rábano',
        pt: 'Presas ao estipe; esbranquiçadas, depois café com leite; sem anel, cheiro de rabanete',
      },
      other: {
        en: 'Free; pink, then chocolate; a thin ring',
        es: 'Libres; rosas, luego chocolate; un anillo fino',
        pt: 'Livres; rosadas, depois chocolate; um anel fino',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'spores',
      own: {
        en: 'Print dull brown; smell of radish',
        es: 'Esporada parda; olor a rábano',
        pt: 'Esporada marrom; cheiro de rabanete',
      },
      other: {
        en: 'Print white; strong smell of flour',
        es: 'Esporada blanca; fuerte olor a harina',
        pt: 'Esporada branca; forte cheiro de farinha',
      },
    },
  ],
  references: [
    'toxinfo-hebeloma',
    'perez-silva-2018',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
