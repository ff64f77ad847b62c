import type { SpeciesSample } from '@sample/types'

export const russulaVirescens: SpeciesSample = {
  slug: 'russula-virescens',
  scientificName: 'Russula virescens',
  authority: '(Schaeff.) Fr.',
  gbif: 2551423,
  commonNames: {
    en: ['Greencracked brittlegill', 'Green-cracking russula', 'Quilted green russula'],
    es: ['gorro verde', 'seta de cura', 'rúsula verde'],
    pt: ['rússula-verde'],
  },
  localNames: [{ name: 'gibelurdin', language: 'eu', source: 'aunamendi-micologia' }],
  summary: {
    en: 'A russula in cracked verdigris with a stem that snaps like chalk. Prized, and the one green cap that must never be mistaken for a death cap.',
    es: 'Una rúsula de verdín cuarteado cuyo pie se parte como tiza. Muy apreciada, y el píleo verde que jamás debe confundirse con la oronja verde.',
    pt: 'Uma rússula de verdete gretado cujo estipe se parte como giz. Muito apreciada, nunca deve ser confundida com o chapéu-da-morte.',
  },
  about: {
    en: `From above it looks like old copper: a dry, matt, grey-green skin that breaks, as the cap widens, into small angular patches on a cream ground. Beneath, everything is white and brittle. The gills splinter under a finger, and the stem breaks clean across, with no more fibre than a stick of chalk, because the flesh of russulas is built largely of round cells.

It lives with the roots of oak, beech and chestnut and appears early, in the warm rains of summer. Slugs and grubs find it as quickly as people do. Europe is where the name belongs; mushrooms of eastern Asia and North America that have borne it are in part other species of the same group.

The danger is simple: the death cap is also green, grows in the same woods in the same weeks and also has white gills. A green cap cut off high on the stem shows neither ring nor sac and can be taken for a russula; fatal meals have begun that way. So the whole mushroom must come out of the ground, base and all, and each specimen must be broken and looked at by itself. Other green russulas exist, smoother and without the pattern of cracks.`,
    es: `Vista desde arriba recuerda al cobre viejo: una cutícula seca y mate, verde grisácea, que al crecer el píleo se rompe en pequeñas placas angulosas sobre fondo crema. Por debajo todo es blanco y quebradizo. Las láminas saltan en astillas bajo el dedo y el pie se parte en limpio, sin más fibra que una tiza, porque la carne de las rúsulas está formada en gran parte por células redondas.

Vive unida a las raíces de robles, encinas, hayas y castaños y sale pronto, con las lluvias cálidas del verano. Babosas y larvas la encuentran tan deprisa como las personas. El nombre corresponde a la especie europea; las setas de Asia oriental y Norteamérica que lo han llevado son, en parte, otras especies del mismo grupo.

El peligro es sencillo: la oronja verde también es verde, crece en los mismos bosques y en las mismas semanas y también tiene láminas blancas. Un píleo verde cortado muy arriba no enseña ni anillo ni volva y puede pasar por rúsula; así han empezado comidas mortales. Por eso hay que sacar la seta entera, con su base, y romper y mirar cada ejemplar por separado. Hay otras rúsulas verdes, más lisas y sin el cuarteado.`,
    pt: `Vista de cima lembra cobre velho: uma cutícula seca e fosca, verde-acinzentada, que se rompe, à medida que o chapéu cresce, em pequenas placas angulosas sobre fundo creme. Por baixo tudo é branco e quebradiço. As lâminas estilhaçam-se sob o dedo e o estipe parte-se de um golpe, com tanta fibra quanto um pedaço de giz, porque a carne das rússulas é formada em grande parte por células redondas.

Vive associada às raízes de carvalhos, faias e castanheiros e aparece cedo, com as chuvas quentes do verão. Lesmas e larvas a encontram tão depressa quanto as pessoas. O nome pertence à espécie europeia; os cogumelos da Ásia oriental e da América do Norte que o receberam são, em parte, outras espécies do mesmo grupo.

O perigo é simples: o chapéu-da-morte também é verde, nasce nos mesmos bosques e nas mesmas semanas e também tem lâminas brancas. Um chapéu verde cortado no alto do estipe não mostra anel nem volva e pode passar por uma rússula; refeições fatais começaram assim. Por isso o cogumelo deve sair inteiro da terra, com a base, e cada exemplar deve ser quebrado e examinado em separado. Há outras rússulas verdes, mais lisas e sem o desenho de gretas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Russula',
    species: 'virescens',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'A green cap may be a death cap: see the whole stem.',
      es: 'Un píleo verde puede ser una oronja verde: mira el pie entero.',
      pt: 'Um chapéu verde pode ser um chapéu-da-morte: veja o estipe inteiro.',
    },
    advice: {
      en: 'Eaten and prized, only when identified with certainty by an expert, and cooked. Dig out every specimen: a ring, a sac or a fibrous stem rules this species out.',
      es: 'Se come y se aprecia solo si un experto la identifica con certeza, y cocinada. Extrae entero cada ejemplar: un anillo, una volva o un pie fibroso descartan esta especie.',
      pt: 'Consumida e apreciada apenas quando identificada com certeza por um especialista, e cozida. Retire inteiro cada exemplar: anel, volva ou estipe fibroso excluem esta espécie.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–12 cm, domed then flat or hollowed; dry, grey-green, cracked into small patches on cream',
      es: '5–12 cm, convexo y luego plano o deprimido; seco, verde grisáceo, cuarteado sobre fondo crema',
      pt: '5–12 cm, convexo, depois plano ou deprimido; seco, verde-acinzentado, gretado sobre fundo creme',
    },
    gills: {
      en: 'White to pale cream, close, brittle; they break under the finger',
      es: 'Blancas a crema pálido, apretadas, frágiles; se rompen bajo el dedo',
      pt: 'Brancas a creme-pálido, densas, frágeis; quebram-se sob o dedo',
    },
    stipe: {
      en: '4–8 cm, stout, white, snaps like chalk; no ring, no sac, no bulb',
      es: '4–8 cm, robusto, blanco, se parte como tiza; sin anillo, volva ni bulbo',
      pt: '4–8 cm, robusto, branco, parte-se como giz; sem anel, volva nem bulbo',
    },
    flesh: {
      en: 'White, firm, brittle and granular; no milk when broken',
      es: 'Blanca, firme, quebradiza y granulosa; no suelta látex al romperla',
      pt: 'Branca, firme, quebradiça e granulosa; sem látex ao partir-se',
    },
    spores: {
      en: 'Print white to pale cream; small warts, amyloid',
      es: 'Esporada blanca a crema pálido; verrugosas, amiloides',
      pt: 'Esporada branca a creme-pálida; verrucosos, amiloides',
    },
    odour: {
      en: 'Faint when fresh; old specimens smell slightly of fish',
      es: 'Débil en fresco; los ejemplares viejos huelen un poco a pescado',
      pt: 'Fraco em fresco; exemplares velhos cheiram um pouco a peixe',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['cracked', 'velvety'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#8fa886', light: '#dfe0bd', dark: '#66865f' },
      hymenium: { typical: '#f8f3e3', dark: '#efe6cc' },
      stipe: { typical: '#f7f3e6', dark: '#e0d1b2' },
      flesh: { typical: '#fcf9ee' },
      marks: { typical: '#7f9c74', dark: '#5f7f58' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 4, max: 8 }, stipeThickness: { min: 1.5, max: 3.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-chalk': 'usual',
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'flesh-white-milk': 'impossible',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Open broad-leaved woods and their edges under oak, beech, chestnut or birch, mostly on acid soil.',
    es: 'Bosques abiertos de frondosas y sus lindes, bajo roble, encina, haya, castaño o abedul, sobre todo en suelos ácidos.',
    pt: 'Bosques abertos de folhosas e suas orlas, sob carvalho, faia, castanheiro ou bétula, sobretudo em solos ácidos.',
  },
  distribution: {
    en: 'Most of Europe, commonest in the south; the group reaches Asia and North America.',
    es: 'Gran parte de Europa, más frecuente en el sur; el grupo llega a Asia y Norteamérica.',
    pt: 'Grande parte da Europa, mais comum no sul; o grupo alcança a Ásia e a América do Norte.',
  },
  seasons: [
    {
      region: {
        en: 'Central and northern Europe',
        es: 'Centro y norte de Europa',
        pt: 'Centro e norte da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Mild right through, with none of the heat of many russulas.',
        es: 'Suave de principio a fin, sin el picor de tantas rúsulas.',
        pt: 'Suave do início ao fim, sem o ardor de muitas rússulas.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'A sweetish note of nuts, clearest in young caps.',
        es: 'Un punto dulce de avellana, más claro en los píleos jóvenes.',
        pt: 'Uma nota adocicada de avelã, mais nítida nos chapéus jovens.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Compact, and keeps its shape on the grill.',
        es: 'Compacta; conserva la forma a la plancha.',
        pt: 'Compacta; mantém a forma na chapa.',
      },
    },
    {
      value: 'crunchy',
      description: {
        en: 'Crisp at the first bite, then breaks short like all russulas.',
        es: 'Cruje al primer bocado y se deshace sin hebra, como todas las rúsulas.',
        pt: 'Estala na primeira mordida e desfaz-se sem fibra, como todas as rússulas.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Whole, with the foot',
      es: 'Entera y con el pie',
      pt: 'Inteira e com o estipe',
    },
    description: {
      en: 'Buy only whole mushrooms with the stem attached, from a seller whose stock has been inspected. The cap should be dry and hard, the gills unbroken; cut one to look for tunnels of larvae.',
      es: 'Compra solo setas enteras, con el pie unido, a quien venda género inspeccionado. El píleo debe estar seco y duro y las láminas intactas; corta una para ver si hay galerías de larvas.',
      pt: 'Compre apenas cogumelos inteiros, com o estipe preso, de quem venda mercadoria inspecionada. O chapéu deve estar seco e duro, e as lâminas intactas; corte um para ver se há galerias de larvas.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'stipe',
      own: {
        en: 'Snaps like chalk; no ring, no sac',
        es: 'Se parte como tiza; sin anillo ni volva',
        pt: 'Parte-se como giz; sem anel nem volva',
      },
      other: {
        en: 'Fibrous; ring above, sac at the base',
        es: 'Fibroso; anillo arriba, volva en la base',
        pt: 'Fibroso; anel em cima, volva na base',
      },
    },
    {
      species: 'russula-emetica',
      trait: 'cap',
      own: {
        en: 'Green, cracked into dry patches',
        es: 'Verde, cuarteado en placas secas',
        pt: 'Verde, rachado em placas secas',
      },
      other: { en: 'Red, shiny', es: 'Rojo, brillante', pt: 'Vermelho, brilhante' },
    },
    {
      species: 'russula-cyanoxantha',
      trait: 'cap',
      own: {
        en: 'Dry, cracked into green patches',
        es: 'Seco, cuarteado en placas verdes',
        pt: 'Seco, rachado em placas verdes',
      },
      other: {
        en: 'Smooth and greasy; violet mixed with green',
        es: 'Liso y untuoso; violeta mezclado con verde',
        pt: 'Liso e untuoso; violeta misturado com verde',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'index-fungorum',
    'aunamendi-micologia',
  ],
}
