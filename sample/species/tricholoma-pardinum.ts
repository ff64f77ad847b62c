import type { SpeciesSample } from '@sample/types'

export const tricholomaPardinum: SpeciesSample = {
  slug: 'tricholoma-pardinum',
  scientificName: 'Tricholoma pardinum',
  authority: '(Pers.) Quél.',
  gbif: 7242174,
  synonyms: ['Tricholoma tigrinum'],
  commonNames: {
    en: ['Leopard knight', 'Tiger tricholoma', 'Poison trich'],
    es: ['tricoloma atigrado'],
    pt: [],
  },
  localNames: [{ name: 'fredolic metzinós', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'A thickset knight with grey scales like roof tiles. The most violent stomach poisoner among the grey tricholomas.',
    es: 'Tricoloma robusto de escamas grises como tejas. El que peor ataca el estómago entre los tricolomas grises.',
    pt: 'Tricoloma robusto de escamas cinzentas como telhas. O que mais agride o estômago entre os tricolomas cinzentos.',
  },
  about: {
    en: `Grey knights are bread-and-butter mushrooms in Spain, France and Switzerland, sold by the crate. In beech and fir woods on limestone one of them does not belong in the crate: it is bigger, paler and heavier, and its cap is tiled in concentric rows of coarse grey-brown scales on a silver ground.

Size alone misleads, since young ones are small. Look at the whole: the stem is stout and often carries tiny drops near the gills in damp weather; the gills are white with a faint green or yellow sheen; cut flesh smells of meal, at times weakly. The small edible grey ones of pine woods have felted, not tiled caps, and thin brittle flesh.

As little as a few mouthfuls can bring on vomiting and diarrhoea for days. What causes it is not known. Deaths are almost unknown, but people end up in hospital every year.`,
    es: `Los tricolomas grises son setas de diario en España, Francia y Suiza, y se venden por cajas. En los hayedos y abetales calizos hay uno que no debe entrar en la caja: es mayor, más pálido y más pesado, y su píleo está tejado en hileras concéntricas de escamas gruesas, pardo grisáceas, sobre fondo plateado.

El tamaño solo engaña, pues los jóvenes son pequeños. Hay que mirar el conjunto: el pie es robusto y con humedad lleva a menudo gotitas cerca de las láminas; estas son blancas con un leve reflejo verdoso o amarillento; la carne cortada huele a harina, a veces poco. Los pequeños comestibles grises de los pinares tienen el píleo afieltrado, no tejado, y la carne fina y frágil.

Unos pocos bocados pueden causar vómitos y diarrea durante días. No se sabe qué los provoca. Apenas constan muertes, pero sí ingresos en hospitales, un año tras otro.`,
    pt: `Os tricolomas cinzentos são cogumelos do dia a dia na Espanha, na França e na Suíça, vendidos em caixas. Nos bosques calcários de faia e abeto há um que não deve entrar na caixa: é maior, mais pálido e mais pesado, e o chapéu é telhado em fileiras concêntricas de escamas grossas, marrom-acinzentadas, sobre fundo prateado.

Só o tamanho engana, pois os jovens são pequenos. É preciso olhar o conjunto: o estipe é robusto e, no tempo úmido, leva muitas vezes gotinhas perto das lâminas; estas são brancas com leve reflexo esverdeado ou amarelado; a carne cortada cheira a farinha, às vezes pouco. Os pequenos comestíveis cinzentos dos pinhais têm o chapéu feltrado, não telhado, e a carne fina e frágil.

Poucas garfadas podem causar vômitos e diarreia durante dias. Não se sabe o que os provoca. Quase não há registro de mortes, mas há internações, ano após ano.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Tricholoma',
    species: 'pardinum',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Violent vomiting and diarrhoea, for days.',
      es: 'Vómitos y diarrea violentos, durante días.',
      pt: 'Vômitos e diarreia violentos, durante dias.',
    },
    advice: {
      en: 'Long cooking does not remove the poison. Loss of fluid may need treatment in hospital, above all in children and old people.',
      es: 'La cocción larga no elimina el veneno. La deshidratación puede requerir hospital, sobre todo en niños y ancianos.',
      pt: 'O cozimento longo não elimina o veneno. A desidratação pode exigir hospital, sobretudo em crianças e idosos.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.25, max: 2 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Sickness, sweating, colic, then vomiting again and again.',
          es: 'Náuseas, sudor, cólicos y después vómitos una y otra vez.',
          pt: 'Náusea, suor, cólicas e depois vômitos repetidos.',
        },
      },
      {
        when: { en: '2–24 h', es: '2–24 h', pt: '2–24 h' },
        what: {
          en: 'Diarrhoea, great thirst, cramps in the calves.',
          es: 'Diarrea, mucha sed, calambres en las pantorrillas.',
          pt: 'Diarreia, muita sede, cãibras nas panturrilhas.',
        },
      },
      {
        when: { en: '2–6 days', es: '2–6 días', pt: '2–6 dias' },
        what: {
          en: 'Slow return of strength; liver values may be raised for a while.',
          es: 'Las fuerzas vuelven despacio; las enzimas hepáticas pueden seguir altas un tiempo.',
          pt: 'As forças voltam devagar; as enzimas hepáticas podem ficar altas por um tempo.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–20 cm, silver grey covered with rows of coarse grey-brown scales; margin inrolled when young',
      es: '5–20 cm, gris plateado con hileras de gruesas escamas pardo grisáceas; margen enrollado de joven',
      pt: '5–20 cm, cinza-prateado com fileiras de grossas escamas marrom-acinzentadas; margem enrolada quando jovem',
    },
    gills: {
      en: 'White with a greenish or yellowish sheen, broad, notched',
      es: 'Blancas con reflejo verdoso o amarillento, anchas, escotadas',
      pt: 'Brancas com reflexo esverdeado ou amarelado, largas, entalhadas',
    },
    stipe: {
      en: '5–10 cm, stout, white, brownish below, thickened at the base; no ring',
      es: '5–10 cm, robusto, blanco, pardusco abajo, engrosado en la base; sin anillo',
      pt: '5–10 cm, robusto, branco, amarronzado embaixo, engrossado na base; sem anel',
    },
    flesh: {
      en: 'White, thick and firm, unchanging',
      es: 'Blanca, gruesa y firme, inmutable',
      pt: 'Branca, espessa e firme, imutável',
    },
    spores: {
      en: 'Print white; spores smooth',
      es: 'Esporada blanca; esporas lisas',
      pt: 'Esporada branca; esporos lisos',
    },
    odour: {
      en: 'Of freshly ground meal, strong or weak',
      es: 'A harina recién molida, fuerte o débil',
      pt: 'De farinha recém-moída, forte ou fraco',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#bcb7ac', light: '#d9d6cc', dark: '#8b857b' },
      hymenium: { typical: '#f1eddb', light: '#f9f6ea', dark: '#dcd8b9' },
      stipe: { typical: '#f0ebde', light: '#faf7ef', dark: '#cdbb9e' },
      flesh: { typical: '#fbf8ef' },
      marks: { typical: '#6f675c', light: '#8a8275', dark: '#534c43' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 5, max: 10 }, stipeThickness: { min: 1.5, max: 3.5 } },
    bulb: 0.35,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'sometimes',
    'colour-grey': 'usual',
    'colour-brown': 'sometimes',
    'ground-conifer': 'usual',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Beech, fir and spruce woods on limestone, chiefly in hills and mountains.',
    es: 'Hayedos, abetales y bosques de píceas en terreno calizo, sobre todo en montaña.',
    pt: 'Bosques de faia, abeto e espruce em terreno calcário, sobretudo nas montanhas.',
  },
  distribution: {
    en: 'Hills and mountains of Europe, in Iberia in the north; North American records are partly of close species.',
    es: 'Montañas de Europa, en la Península en el norte; las citas norteamericanas son en parte de especies próximas.',
    pt: 'Montanhas da Europa, na Península no norte; parte dos registros norte-americanos é de espécies próximas.',
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
      months: [9, 10, 11],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Fast, heavy and repeated.',
        es: 'Rápidos, fuertes y repetidos.',
        pt: 'Rápidos, fortes e repetidos.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Several days in bad cases.',
        es: 'Varios días en los casos malos.',
        pt: 'Vários dias nos casos ruins.',
      },
    },
    {
      value: 'sweating',
      description: {
        en: 'With the first colic.',
        es: 'Con los primeros cólicos.',
        pt: 'Com as primeiras cólicas.',
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
        en: 'Print white; cap tiled with scales',
        es: 'Esporada blanca; píleo cubierto de escamas',
        pt: 'Esporada branca; chapéu coberto de escamas',
      },
      other: {
        en: 'Print salmon pink; cap smooth',
        es: 'Esporada rosa salmón; píleo liso',
        pt: 'Esporada rosa-salmão; chapéu liso',
      },
    },
    {
      species: 'clitocybe-nebularis',
      trait: 'gills',
      own: {
        en: 'Notched at the stem; cap tiled with scales',
        es: 'Escotadas junto al pie; píleo cubierto de escamas',
        pt: 'Entalhadas junto ao estipe; chapéu coberto de escamas',
      },
      other: {
        en: 'Running a little down the stem; cap without scales',
        es: 'Algo decurrentes; píleo sin escamas',
        pt: 'Pouco decurrentes; chapéu sem escamas',
      },
    },
    {
      species: 'tricholoma-terreum',
      trait: 'cap',
      own: {
        en: 'Coarse scales in rows on silver grey; smells of meal',
        es: 'Escamas gruesas en hileras sobre gris plateado; huele a harina',
        pt: 'Escamas grossas em fileiras sobre cinza-prateado; cheira a farinha',
      },
      other: {
        en: 'Finely felted, plain mouse grey; no smell of flour',
        es: 'Finamente afieltrado, gris ratón uniforme; no huele a harina',
        pt: 'Finamente feltrado, cinza-rato uniforme; não cheira a farinha',
      },
    },
    {
      species: 'tricholoma-portentosum',
      trait: 'cap',
      own: {
        en: 'Dry, with rows of coarse grey-brown scales',
        es: 'Seco, con hileras de gruesas escamas pardo grisáceas',
        pt: 'Seco, com fileiras de grossas escamas marrom-acinzentadas',
      },
      other: {
        en: 'Without scales, streaked with inborn fibres; slimy when wet',
        es: 'Sin escamas, con fibras innatas; viscoso en húmedo',
        pt: 'Sem escamas, riscado de fibras inatas; viscoso na umidade',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'vidal-ballesteros-2013',
  ],
}
