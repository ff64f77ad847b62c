import type { SpeciesSample } from '@sample/types'

export const boletusReticulatus: SpeciesSample = {
  slug: 'boletus-reticulatus',
  scientificName: 'Boletus reticulatus',
  authority: 'Schaeff.',
  gbif: 5954691,
  wikidata: 'Q26203726',
  synonyms: ['Boletus aestivalis'],
  commonNames: {
    en: ['Summer bolete', 'Summer cep'],
    es: ['boleto de verano', 'boleto reticulado', 'hongo de San Juan'],
    pt: [],
  },
  localNames: [{ name: 'udako onddozuri', language: 'eu', source: 'aunamendi-micologia' }],
  summary: {
    en: 'The first cep of the year: matt, suede-like, pale brown, and netted from the top of the stem almost to the ground.',
    es: 'El primer boleto noble del año: mate, como de ante, pardo claro y con retícula desde lo alto del pie casi hasta el suelo.',
    pt: 'O primeiro boleto nobre do ano: fosco, como camurça, marrom-claro e com retículo do alto do estipe quase até o chão.',
  },
  about: {
    en: `A thunderstorm in late May or June is enough. While the autumn ceps are still months away, this one comes up under oak, beech and chestnut, at wood edges and along sunny rides. Its cap is the colour of milky coffee, dry as suede, and in hot spells breaks into a fine mosaic in which the white flesh shows. The raised net that the penny bun wears only as a collar runs down most of the stem here, first white, then brown.

The price of an early season is company: flies find it within a day, and a handsome cap may be tunnelled through. The flesh is also softer than that of its autumn kin, and its scent, when freshly cut, is strong and sweetish.

Old books split or joined it with the penny bun, and many labels still do. The usual mix-up that matters is with the bitter bolete, _Tylopilus felleus_, which shares the oak wood and the brown net; its pores flush pink, and the net is darker than the stem. _Rubroboletus satanas_ has the pale cap of a bleached summer bolete but red pores.`,
    es: `Basta una tormenta a finales de mayo o en junio. Cuando a los boletos de otoño les faltan meses, este ya asoma bajo robles, hayas y castaños, en lindes y caminos soleados. El píleo es de color café con leche, seco como el ante, y con el calor se agrieta en un mosaico fino que deja ver la carne blanca. La retícula en relieve, que _Boletus edulis_ lleva solo como un collar, recorre aquí casi todo el pie, primero blanca y luego parda.

Madrugar tiene un precio: las moscas lo encuentran en un día y un ejemplar magnífico puede estar taladrado por dentro. La carne es además más blanda que la de sus parientes otoñales, y recién cortada huele fuerte y algo dulce.

Los libros antiguos lo unían al boleto comestible o lo separaban de él, y muchas etiquetas siguen confundiéndolos. El error que se paga es el boleto amargo, _Tylopilus felleus_, que comparte robledal y retícula parda; sus poros se vuelven rosados y la retícula es más oscura que el pie. _Rubroboletus satanas_ puede tener un píleo igual de claro, pero los poros son rojos.`,
    pt: `Basta uma tempestade no fim de maio ou em junho. Quando ainda faltam meses para os boletos de outono, este já nasce sob carvalhos, faias e castanheiros, em orlas e caminhos ensolarados. O chapéu tem cor de café com leite, é seco como camurça e, no calor, racha num mosaico fino que deixa ver a carne branca. O retículo em relevo, que _Boletus edulis_ usa apenas como colar, percorre aqui quase todo o estipe, primeiro branco, depois marrom.

Chegar cedo tem seu preço: as moscas o encontram em um dia, e um belo exemplar pode estar perfurado por dentro. A carne é também mais mole que a dos parentes de outono e, recém-cortada, tem cheiro forte e adocicado.

Os livros antigos ora o uniam ao porcini, ora o separavam, e muitos rótulos ainda os confundem. O engano que se paga é o boleto-amargo, _Tylopilus felleus_, que divide com ele o carvalhal e o retículo escuro; os poros ficam rosados, e o retículo é mais escuro que o estipe. _Rubroboletus satanas_ pode ter o chapéu igualmente claro, mas os poros são vermelhos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Boletus',
    species: 'reticulatus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Check the pores first: white to olive, with no trace of red or pink.',
      es: 'Mira primero los poros: de blanco a oliva, sin rastro de rojo ni de rosa.',
      pt: 'Veja primeiro os poros: do branco ao oliva, sem sinal de vermelho ou rosa.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Cut every one lengthwise; what is riddled with maggots or soft goes back to the wood.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Parte cada ejemplar a lo largo; lo agusanado o blando se queda en el bosque.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Corte cada exemplar de cima a baixo; o que tiver larvas ou estiver mole fica no bosque.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '7–20 cm, domed, matt and downy; pale coffee brown, cracking in dry weather',
      es: '7–20 cm, convexo, mate y afelpado; pardo café claro, se agrieta con la sequía',
      pt: '7–20 cm, convexo, fosco e felpudo; marrom-café claro, racha na seca',
    },
    gills: {
      en: 'Fine pores, white, then yellow, finally olive; unchanging',
      es: 'Poros finos, blancos, luego amarillos y al fin oliva; no cambian',
      pt: 'Poros finos, brancos, depois amarelos e por fim oliva; não mudam',
    },
    stipe: {
      en: '6–15 cm, pale brown, with a raised net that runs far down, often to the base',
      es: '6–15 cm, pardo claro, con retícula en relieve que baja mucho, a menudo hasta la base',
      pt: '6–15 cm, marrom-claro, com retículo em relevo que desce muito, em geral até a base',
    },
    flesh: {
      en: 'White and unchanging, soon soft in the cap',
      es: 'Blanca e inmutable, pronto blanda en el píleo',
      pt: 'Branca e imutável, logo mole no chapéu',
    },
    spores: {
      en: 'Print olive-brown; spores spindle-shaped',
      es: 'Esporada pardo oliva; esporas fusiformes',
      pt: 'Esporada marrom-oliva; esporos fusiformes',
    },
    odour: {
      en: 'Strong when cut, nutty and sweetish',
      es: 'Fuerte al corte, a nuez y algo dulce',
      pt: 'Forte ao corte, de noz e adocicado',
    },
  },
  decisive: ['stipe', 'cap', 'gills'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['velvety'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#b28a5c', light: '#d5b98f', dark: '#8d673f' },
      hymenium: { typical: '#e2dba8', light: '#f5f0de', dark: '#a09c58' },
      stipe: { typical: '#c9a679', light: '#e3cdab', dark: '#a27f53' },
      flesh: { typical: '#fbf6e8' },
      marks: { typical: '#f4ead6' },
    },
    size: { cap: { min: 7, max: 20 }, height: { min: 6, max: 15 }, stipeThickness: { min: 2, max: 6 } },
    bulb: 0.45,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'ground-conifer': 'sometimes',
    'ground-grass': 'sometimes',
    'colour-cream': 'sometimes',
    'surface-smooth': 'sometimes',
    'surface-cracked': 'usual',
    'flesh-blue': 'impossible',
  },
  habitat: {
    en: 'Oak, beech and chestnut woods, now and then conifers, above all at sunny edges, rides and in parks.',
    es: 'Robledales, hayedos y castañares, alguna vez coníferas, sobre todo en lindes soleadas, caminos y parques.',
    pt: 'Carvalhais, faiais e soutos de castanheiro, às vezes coníferas, sobretudo em orlas ensolaradas, caminhos e parques.',
  },
  distribution: {
    en: 'Most of Europe, commoner southwards, and North Africa; brought with oaks to South Africa.',
    es: 'Casi toda Europa, más común hacia el sur, y norte de África; llevado con los robles a Sudáfrica.',
    pt: 'Quase toda a Europa, mais comum ao sul, e norte da África; levado com os carvalhos à África do Sul.',
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
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Best never eaten raw, and not when old or maggoty.',
        es: 'Nunca en crudo, ni viejo ni agusanado.',
        pt: 'Nunca cru, nem velho ou com larvas.',
      },
    },
  ],
  flavors: [
    { value: 'nutty', description: { en: 'Sweet and mild.', es: 'Dulce y suave.', pt: 'Doce e suave.' } },
    {
      value: 'umami',
      description: {
        en: 'Much stronger after drying.',
        es: 'Mucho más intenso tras el secado.',
        pt: 'Muito mais intenso depois de seco.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Tender, a little softer than the autumn ceps.',
        es: 'Tierna, algo más blanda que la de los boletos de otoño.',
        pt: 'Macia, um pouco mais mole que a dos boletos de outono.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Carries well when dried.',
        es: 'Se conserva muy bien en seco.',
        pt: 'Conserva-se muito bem depois de seco.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Buy it halved: in summer maggots are the rule.',
      es: 'Cómpralo partido: en verano las larvas son la norma.',
      pt: 'Compre-o cortado ao meio: no verão, as larvas são a regra.',
    },
    description: {
      en: 'It spoils fast in the heat and should be cooked or sliced for drying on the day of purchase. Dried, it is sold in mixtures of ceps; slices with a skin the colour of milky coffee are most likely this species.',
      es: 'Con el calor se estropea pronto: cocínalo o córtalo para secar el mismo día. Seco se vende mezclado con otros boletos; las lonchas de cutícula color café con leche suelen ser de esta especie.',
      pt: 'Estraga depressa no calor: cozinhe ou fatie para secar no mesmo dia. Seco, é vendido misturado a outros boletos; as fatias com a pele cor de café com leite costumam ser desta espécie.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'ergosterol' }],
  lookAlikes: [
    {
      species: 'rubroboletus-satanas',
      trait: 'gills',
      own: {
        en: 'Pores white to olive, not changing when touched',
        es: 'Poros de blanco a oliva, no cambian al tocarlos',
        pt: 'Poros do branco ao oliva, não mudam ao toque',
      },
      other: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
    },
    {
      species: 'imperator-rhodopurpureus',
      trait: 'gills',
      own: {
        en: 'Pores white to olive, unchanged when touched',
        es: 'Poros de blanco a oliva, no cambian al tocarlos',
        pt: 'Poros do branco ao oliva, não mudam ao toque',
      },
      other: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'stipe',
      own: {
        en: 'Net coarse, running most of the way down; cap dry and matt',
        es: 'Retícula marcada, baja por casi todo el pie; píleo seco y mate',
        pt: 'Retículo marcado, desce por quase todo o estipe; chapéu seco e fosco',
      },
      other: {
        en: 'Net fine and white, at the top only; cap greasy when wet',
        es: 'Retícula fina y blanca, solo en lo alto; píleo untuoso en húmedo',
        pt: 'Retículo fino e branco, só no alto; chapéu untuoso na umidade',
      },
    },
    {
      species: 'boletus-aereus',
      trait: 'cap',
      own: {
        en: 'Pale coffee brown, soon cracking',
        es: 'Pardo café claro, pronto agrietado',
        pt: 'Marrom-café claro, logo rachado',
      },
      other: {
        en: 'Bronze to almost black, velvety',
        es: 'Bronce a casi negro, aterciopelado',
        pt: 'Bronze a quase preto, aveludado',
      },
    },
    {
      species: 'tylopilus-felleus',
      trait: 'stipe',
      own: {
        en: 'Net pale; pores turn yellow, then olive',
        es: 'Retícula clara; poros que se vuelven amarillos y luego oliva',
        pt: 'Retículo claro; poros que ficam amarelos e depois oliva',
      },
      other: {
        en: 'Net dark brown and wide; pores turn pink',
        es: 'Retícula pardo oscura y ancha; poros que se vuelven rosados',
        pt: 'Retículo marrom-escuro e largo; poros que ficam rosados',
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
