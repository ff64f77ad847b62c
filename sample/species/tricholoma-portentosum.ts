import type { SpeciesSample } from '@sample/types'

export const tricholomaPortentosum: SpeciesSample = {
  slug: 'tricholoma-portentosum',
  scientificName: 'Tricholoma portentosum',
  authority: '(Fr.) Quél.',
  gbif: 5241860,
  commonNames: {
    en: ['Charbonnier', 'Coalman', 'Sooty head'],
    es: ['capuchina', 'carbonera'],
    pt: [],
  },
  summary: {
    en: 'A streaked grey cap, slimy in the wet, over white gills washed with lemon yellow. Comes late, when frost is already about.',
    es: 'Píleo gris surcado de fibras, viscoso en húmedo, sobre láminas blancas con un baño limón. Sale tarde, ya con las heladas.',
    pt: 'Chapéu cinza riscado de fibras, viscoso na umidade, sobre lâminas brancas com um toque limão. Vem tarde, já com as geadas.',
  },
  about: {
    en: `The charcoal burners’ mushroom looks as if drawn with soot: fine black lines radiate from the centre over a grey ground that is slippery in wet weather and shows yellow or violet lights. White gills and a thick white stem take on a wash of lemon with age. The smell is weak and floury.

It is among the last good mushrooms of the year, under pines on poor, sandy ground, and in Castile and the Pyrenees it is sold until December. Under heavy needles only a crack betrays it.

Two errors must be excluded. A death cap, _Amanita phalloides_, can be greyish, streaked and shining as well, so every stem is dug out whole: a ring or a sac at the base decides. And the leopard knight, _Tricholoma pardinum_, has dry, coarse scales instead of streaks and no yellow in the gills.`,
    es: `La seta de los carboneros parece dibujada con hollín: finas líneas negras irradian desde el centro sobre un fondo gris, resbaladizo con la humedad y con visos amarillos o violáceos. Las láminas blancas y el grueso pie blanco toman con la edad un baño limón. El olor es débil, a harina.

Es de las últimas setas buenas del año, bajo pinos en suelos pobres y arenosos; en Castilla y en el Pirineo se vende hasta diciembre. Bajo una capa espesa de pinocha solo la delata una grieta.

Hay dos errores que descartar. También la oronja verde, _Amanita phalloides_, puede ser grisácea, fibrosa y brillante: por eso se saca el pie entero, y un anillo o una volva en la base deciden. Y _Tricholoma pardinum_ tiene escamas secas y gruesas en lugar de fibras, sin amarillo en las láminas.`,
    pt: `O cogumelo dos carvoeiros parece desenhado com fuligem: finas linhas pretas irradiam do centro sobre um fundo cinza, escorregadio na umidade e com reflexos amarelos ou violáceos. As lâminas brancas e o grosso estipe branco ganham com a idade um toque limão. O cheiro é fraco, de farinha.

Está entre os últimos bons cogumelos do ano, sob pinheiros em solos pobres e arenosos; em Castela e nos Pireneus é vendido até dezembro. Sob uma camada espessa de agulhas, só uma fenda o denuncia.

Há dois erros a excluir. Também o chapéu-da-morte, _Amanita phalloides_, pode ser acinzentado, riscado e brilhante: por isso se tira o estipe inteiro, e um anel ou uma volva na base decidem. E _Tricholoma pardinum_ tem escamas secas e grossas em vez de fibras, sem amarelo nas lâminas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Tricholoma',
    species: 'portentosum',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Dig out the whole stem: a sac means a death cap.',
      es: 'Saca el pie entero: si hay volva, es una oronja verde.',
      pt: 'Tire o estipe inteiro: se houver volva, é um chapéu-da-morte.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Never cut it off above the ground, and reject grey caps with dry scales.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y bien cocinada. No la cortes nunca a ras de suelo y descarta los píleos grises de escamas secas.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Nunca o corte rente ao chão e descarte chapéus cinzentos de escamas secas.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–15 cm, bell-shaped then flat; grey with dark inborn streaks and a yellow tint, slimy when wet',
      es: '5–15 cm, acampanado y luego plano; gris con fibras innatas oscuras y tinte amarillo, viscoso en húmedo',
      pt: '5–15 cm, campanulado, depois plano; cinza com fibras inatas escuras e tom amarelo, viscoso se úmido',
    },
    gills: {
      en: 'Notched, broad, white, with a lemon wash when old',
      es: 'Escotadas, anchas, blancas, con baño limón al envejecer',
      pt: 'Chanfradas, largas, brancas, com toque limão ao envelhecer',
    },
    stipe: {
      en: '5–12 cm, stout, white to lemon, deep in the ground; no ring, no sac',
      es: '5–12 cm, robusto, blanco a limón, hundido en la tierra; sin anillo ni volva',
      pt: '5–12 cm, robusto, branco a limão, enterrado; sem anel nem volva',
    },
    flesh: {
      en: 'White, firm, yellowish under the skin',
      es: 'Blanca, firme, amarillenta bajo la cutícula',
      pt: 'Branca, firme, amarelada sob a cutícula',
    },
    spores: {
      en: 'Print white; spores elliptical, smooth',
      es: 'Esporada blanca; esporas elípticas, lisas',
      pt: 'Esporada branca; esporos elípticos, lisos',
    },
    odour: {
      en: 'Weak, of flour; taste mild',
      es: 'Débil, a harina; sabor suave',
      pt: 'Fraco, de farinha; sabor suave',
    },
  },
  decisive: ['cap', 'gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'needles',
    bulb: 0,
    capShapes: ['campanulate', 'umbonate', 'flat'],
    capSurfaces: ['fibrillose', 'viscid'],
    capMargin: 'even',
    stipePattern: 'plain',
    colours: {
      cap: { typical: '#66665f', light: '#9d9c80', dark: '#3a3937' },
      hymenium: { typical: '#f3f0dc', light: '#faf8ee', dark: '#e4e0a8' },
      stipe: { typical: '#f2efdf', light: '#fbf9f0', dark: '#e3dfae' },
      flesh: { typical: '#faf8ec' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 5, max: 12 }, stipeThickness: { min: 1.2, max: 2.5 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'sometimes',
    'base-plain': 'usual',
    'colour-grey': 'usual',
    'colour-violet': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ground-moss': 'sometimes',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Pine woods on poor, sandy, acid ground; less often under beech and oak.',
    es: 'Pinares sobre suelos pobres, arenosos y ácidos; menos a menudo bajo hayas y robles.',
    pt: 'Pinhais em solos pobres, arenosos e ácidos; menos vezes sob faias e carvalhos.',
  },
  distribution: {
    en: 'Europe and temperate Asia; North American records are of close relatives.',
    es: 'Europa y Asia templada; las citas norteamericanas son de especies afines.',
    pt: 'Europa e Ásia temperada; os registros norte-americanos são de espécies próximas.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12],
      peak: [11, 12],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
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
        en: 'Clean and slightly floury.',
        es: 'Limpio y algo harinoso.',
        pt: 'Limpo e um pouco farinhento.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Holds up to stewing.',
        es: 'Aguanta bien los guisos.',
        pt: 'Aguenta bem os cozidos.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Whole stems, earth included, are a good sign.',
      es: 'Los pies enteros, con su tierra, son buena señal.',
      pt: 'Estipes inteiros, com terra, são bom sinal.',
    },
    description: {
      en: 'Buy only mushrooms whose stem base can be seen. Rub grit off the sticky cap with a damp cloth; many cooks peel the skin. It freezes well once fried.',
      es: 'Compra solo ejemplares con la base del pie a la vista. La arena pegada se quita con un paño húmedo; muchos pelan la cutícula. Se congela bien una vez salteada.',
      pt: 'Compre só exemplares com a base do estipe à vista. A areia grudada sai com um pano úmido; muitos tiram a pele. Congela bem depois de salteado.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'volva',
      own: {
        en: 'No sac and no ring; stem tapers into the ground',
        es: 'Sin volva ni anillo; el pie se hunde en la tierra',
        pt: 'Sem volva nem anel; o estipe se afunda na terra',
      },
      other: {
        en: 'White sac around the base; hanging ring',
        es: 'Volva blanca en la base; anillo colgante',
        pt: 'Volva branca na base; anel pendente',
      },
    },
    {
      species: 'tricholoma-equestre',
      trait: 'gills',
      own: {
        en: 'White, with a lemon wash at most; cap grey',
        es: 'Blancas, a lo sumo con baño limón; píleo gris',
        pt: 'Brancas, no máximo com toque limão; chapéu cinza',
      },
      other: {
        en: 'Sulphur yellow, like the cap and stem',
        es: 'Amarillo azufre, como el píleo y el pie',
        pt: 'Amarelo-enxofre, como o chapéu e o estipe',
      },
    },
    {
      species: 'tricholoma-pardinum',
      trait: 'cap',
      own: {
        en: 'Without scales, streaked with inborn fibres; slimy when wet',
        es: 'Sin escamas, con fibras innatas; viscoso en húmedo',
        pt: 'Sem escamas, riscado de fibras inatas; viscoso na umidade',
      },
      other: {
        en: 'Dry, with rows of coarse grey-brown scales',
        es: 'Seco, con hileras de gruesas escamas pardo grisáceas',
        pt: 'Seco, com fileiras de grossas escamas marrom-acinzentadas',
      },
    },
    {
      species: 'tricholoma-terreum',
      trait: 'cap',
      own: {
        en: 'Slimy when wet, streaked, with a yellow tint',
        es: 'Viscoso en húmedo, fibroso, con tinte amarillo',
        pt: 'Viscoso na umidade, riscado, com tom amarelo',
      },
      other: {
        en: 'Dry, felted, plain mouse grey',
        es: 'Seco, afieltrado, gris ratón uniforme',
        pt: 'Seco, feltrado, cinza-rato uniforme',
      },
    },
    {
      species: 'hygrophorus-latitabundus',
      trait: 'gills',
      own: {
        en: 'Notched at the stem, with a lemon wash; stem dry',
        es: 'Escotadas, con baño limón; pie seco',
        pt: 'Chanfradas, com toque limão; estipe seco',
      },
      other: {
        en: 'Waxy, wide apart, running down; stem slimy',
        es: 'Céreas, separadas, decurrentes; pie viscoso',
        pt: 'Cerosas, espaçadas, decurrentes; estipe viscoso',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'bresinsky-besl-1990', 'index-fungorum'],
}
