import type { SpeciesSample } from '@sample/types'

export const calocybeGambosa: SpeciesSample = {
  slug: 'calocybe-gambosa',
  scientificName: 'Calocybe gambosa',
  authority: '(Fr.) Donk',
  gbif: 8936224,
  synonyms: ['Tricholoma georgii', 'Lyophyllum gambosum'],
  commonNames: {
    en: ['St George’s mushroom'],
    es: ['perretxiko', 'perrechico', 'seta de San Jorge', 'seta de primavera'],
    pt: ['cogumelo-de-são-jorge'],
  },
  localNames: [
    { name: 'moixernó', language: 'ca' },
    { name: 'zizazuri', language: 'eu', source: 'aunamendi-micologia' },
  ],
  summary: {
    en: 'A white, fleshy mushroom of April meadows with a strong smell of fresh flour. Its deadliest double has gills that age olive and redden when bruised.',
    es: 'Seta blanca y carnosa de los prados de abril, con fuerte olor a harina fresca. La peor confusión enrojece al rozarla y sus láminas maduran oliváceas.',
    pt: 'Cogumelo branco e carnudo dos prados de abril, com forte cheiro de farinha fresca. A pior confusão avermelha ao toque e tem lâminas que ficam oliváceas.',
  },
  about: {
    en: `Around St George’s day, 23 April, white humps push through the grass of limy pastures, hedges and wood edges, often in rings that have been widening for decades. Nothing about it is showy. Cap, stem and narrow, crowded gills are all the same ivory; what settles the matter is the smell, so strongly of new flour that a single one scents a room.

The Basques open the season with it. Early _perretxikos_ fetch prices at the markets of Vitoria and Bilbao that few mushrooms reach anywhere, and they are eaten as simply as possible, scrambled with eggs.

Its very season protects it from most confusions, but not from all. _Amanita verna_, white and deadly, comes up in the same southern spring: look for a sac in the soil. The deadly fibrecap _Inosperma erubescens_ fruits in the same weeks under park trees: it bruises brick red, its cap splits in rays and its print is brown. The livid pinkgill, _Entoloma sinuatum_, smells of flour too and may appear from summer on, with gills that turn salmon pink. White dapperlings and clitocybes of lawns come later in the year.`,
    es: `Por San Jorge, el 23 de abril, unos bultos blancos levantan la hierba de los pastos calizos, los setos y las orlas del bosque, a menudo en corros que llevan decenios ensanchándose. No tiene nada de vistoso: píleo, pie y láminas, estrechas y muy apretadas, son del mismo color marfil. Lo que decide es el olor a harina recién molida, tan fuerte que un solo ejemplar perfuma una habitación.

En el País Vasco abre la temporada. Los primeros perretxikos alcanzan en los mercados de Vitoria y Bilbao precios que pocas setas conocen, y se comen con la mayor sencillez, en revuelto.

Salir tan pronto la protege de casi todas las confusiones, pero no de todas. _Amanita verna_, blanca y mortal, nace en la misma primavera del sur: busca la volva bajo tierra. _Inosperma erubescens_, mortal, fructifica en las mismas semanas bajo los árboles de los parques: se mancha de rojo ladrillo, el píleo se abre en rayos y la esporada es parda. _Entoloma sinuatum_ también huele a harina y puede aparecer desde el verano, con láminas que se vuelven rosa salmón. Las lepiotas y clitocibes blancos del césped llegan más tarde.`,
    pt: `Por volta do dia de São Jorge, 23 de abril, calombos brancos levantam a grama de pastos calcários, cercas-vivas e orlas de bosque, muitas vezes em círculos que se alargam há décadas. Nada nele chama a atenção: chapéu, estipe e lâminas, estreitas e muito apertadas, têm todos a mesma cor de marfim. O que decide é o cheiro de farinha recém-moída, tão forte que um só exemplar perfuma uma sala.

No País Basco ele abre a temporada. Os primeiros _perretxikos_ alcançam nos mercados de Vitória e Bilbao preços que poucos cogumelos conhecem, e são comidos da forma mais simples, com ovos mexidos.

Nascer tão cedo o protege de quase todas as confusões, mas não de todas. _Amanita verna_, branca e mortal, surge na mesma primavera do sul: procure a volva dentro do solo. _Inosperma erubescens_, mortal, frutifica nas mesmas semanas sob as árvores dos parques: mancha-se de vermelho-tijolo, o chapéu se abre em raios e a esporada é marrom. _Entoloma sinuatum_ também cheira a farinha e pode surgir a partir do verão, com lâminas que ficam rosa-salmão. As lepiotas e os clitocibes brancos dos gramados vêm mais tarde.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Lyophyllaceae',
    genus: 'Calocybe',
    species: 'gambosa',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Anything that bruises red or has pink or olive gills may kill.',
      es: 'Lo que enrojece al rozarlo o tiene láminas rosas u oliváceas puede matar.',
      pt: 'O que avermelha ao toque ou tem lâminas rosadas ou oliváceas pode matar.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and cooked. The smell of flour proves nothing alone: poisonous pinkgills have it too.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y cocinada. El olor a harina por sí solo no prueba nada: también lo tienen entolomas venenosos.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e cozido. O cheiro de farinha sozinho não prova nada: entolomas venenosos também o têm.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '4–15 cm, domed, later wavy; ivory to pale buff, dry and smooth, margin inrolled for long',
      es: '4–15 cm, convexo, luego ondulado; marfil a crema, seco y liso, margen enrollado mucho tiempo',
      pt: '4–15 cm, convexo, depois ondulado; marfim a creme, seco e liso, margem enrolada por muito tempo',
    },
    gills: {
      en: 'Narrow, very crowded, notched at the stem, white to cream',
      es: 'Estrechas, muy apretadas, escotadas junto al pie, de blanco a crema',
      pt: 'Estreitas, muito apertadas, chanfradas junto ao estipe, brancas a creme',
    },
    stipe: {
      en: '2–8 cm, stout, solid, white, without ring or sac',
      es: '2–8 cm, robusto, macizo, blanco, sin anillo ni volva',
      pt: '2–8 cm, robusto, maciço, branco, sem anel nem volva',
    },
    flesh: {
      en: 'White, thick and firm; no change of colour',
      es: 'Blanca, gruesa y firme; no cambia de color',
      pt: 'Branca, espessa e firme; não muda de cor',
    },
    spores: {
      en: 'Print white; spores elliptical, smooth',
      es: 'Esporada blanca; esporas elípticas, lisas',
      pt: 'Esporada branca; esporos elípticos, lisos',
    },
    odour: {
      en: 'Very strong, of freshly ground flour',
      es: 'Muy fuerte, a harina recién molida',
      pt: 'Muito forte, de farinha recém-moída',
    },
  },
  decisive: ['odour', 'gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'grass',
    colours: {
      cap: { typical: '#efe4cb', light: '#faf5e8', dark: '#d8c096' },
      hymenium: { typical: '#f5ecd8', light: '#fbf7ec', dark: '#e2d0a8' },
      stipe: { typical: '#f3ead6', light: '#fbf7ec', dark: '#ddcba6' },
      flesh: { typical: '#fcf9ef' },
    },
    size: { cap: { min: 4, max: 15 }, height: { min: 2, max: 8 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'colour-white': 'usual',
    'base-plain': 'usual',
    'ground-broadleaf': 'sometimes',
    'growth-tuft': 'sometimes',
    'surface-cracked': 'sometimes',
    'flesh-red': 'impossible',
  },
  habitat: {
    en: 'Limy pastures, hedges, wood edges and mountain meadows, under hawthorn and blackthorn especially.',
    es: 'Pastos calizos, setos, orlas de bosque y prados de montaña, sobre todo junto a espinos y endrinos.',
    pt: 'Pastos calcários, cercas-vivas, orlas de bosque e prados de montanha, sobretudo junto a espinheiros e abrunheiros.',
  },
  distribution: {
    en: 'Europe and temperate Asia.',
    es: 'Europa y Asia templada.',
    pt: 'Europa e Ásia temperada.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [4, 5, 6],
      peak: [4, 5],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or in quantity it is heavy on the stomach.',
        es: 'Cruda o en cantidad resulta indigesta.',
        pt: 'Cru ou em quantidade, é indigesto.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Like fresh walnut under the floury note.',
        es: 'A nuez fresca bajo el fondo harinoso.',
        pt: 'De noz fresca sob a nota de farinha.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Compact, even after drying and soaking.',
        es: 'Compacta, incluso seca y rehidratada.',
        pt: 'Compacta, mesmo seca e reidratada.',
      },
    },
  ],
  fragrances: [
    {
      value: 'farinaceous',
      description: {
        en: 'Fresh dough and flour.',
        es: 'Masa fresca y harina.',
        pt: 'Massa fresca e farinha.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Small, closed buttons in April; large open ones in May.',
      es: 'Ejemplares jóvenes, aún cerrados, en abril; grandes y abiertos en mayo.',
      pt: 'Botões pequenos e fechados em abril; grandes e abertos em maio.',
    },
    description: {
      en: 'The smell should reach you before you bend over the box. Gills must be white to cream throughout; a pink or brownish cast is a reason not to buy. It dries well and keeps its scent in a closed jar for a year.',
      es: 'El olor debe llegar antes de inclinarte sobre la caja. Las láminas han de ser blancas o crema; un tono rosado o pardusco es motivo para no comprar. Se seca bien y en un tarro cerrado guarda el aroma un año.',
      pt: 'O cheiro deve chegar antes que você se curve sobre a caixa. As lâminas devem ser brancas ou creme; um tom rosado ou amarronzado é motivo para não comprar. Seca bem e, em pote fechado, guarda o aroma por um ano.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-verna',
      trait: 'volva',
      own: {
        en: 'No sac and no ring; strong smell of flour',
        es: 'Sin volva ni anillo; fuerte olor a harina',
        pt: 'Sem volva nem anel; forte cheiro de farinha',
      },
      other: {
        en: 'White sac in the soil, skirt on the stem. Deadly',
        es: 'Saco blanco bajo tierra, faldilla en el pie. Mortal',
        pt: 'Saco branco dentro do solo, saia no estipe. Mortal',
      },
    },
    {
      species: 'inosperma-erubescens',
      trait: 'flesh',
      own: {
        en: 'White, unchanging; strong smell of flour',
        es: 'Blanca, inmutable; fuerte olor a harina',
        pt: 'Branca, imutável; forte cheiro de farinha',
      },
      other: {
        en: 'Slowly red where bruised, at times hardly; smell fruity, never of flour',
        es: 'Roja poco a poco al roce, a veces apenas; olor afrutado, nunca a harina',
        pt: 'Aos poucos vermelha onde tocada, às vezes quase nada; cheiro frutado, nunca de farinha',
      },
    },
    {
      species: 'clitocybe-rivulosa',
      trait: 'gills',
      own: {
        en: 'Notched at the stem; thick flesh that smells strongly of flour',
        es: 'Escotadas junto al pie; carne gruesa con fuerte olor a harina',
        pt: 'Chanfradas junto ao estipe; carne espessa com forte cheiro de farinha',
      },
      other: {
        en: 'Slightly decurrent; small, thin-fleshed, with a frosted cap',
        es: 'Algo decurrentes; pequeña, de carne fina y píleo escarchado',
        pt: 'Pouco decurrentes; pequeno, de carne fina e chapéu com geada',
      },
    },
    {
      species: 'entoloma-sinuatum',
      trait: 'spores',
      own: {
        en: 'Print white; gills never pink',
        es: 'Esporada blanca; láminas nunca rosadas',
        pt: 'Esporada branca; lâminas nunca rosadas',
      },
      other: {
        en: 'Print salmon pink; gills yellow, then pink',
        es: 'Esporada rosa salmón; láminas amarillas y luego rosadas',
        pt: 'Esporada rosa-salmão; lâminas amarelas, depois rosadas',
      },
    },
    {
      species: 'hebeloma-crustuliniforme',
      trait: 'spores',
      own: {
        en: 'Print white; strong smell of flour',
        es: 'Esporada blanca; fuerte olor a harina',
        pt: 'Esporada branca; forte cheiro de farinha',
      },
      other: {
        en: 'Print dull brown; smell of radish',
        es: 'Esporada parda; olor a rábano',
        pt: 'Esporada marrom; cheiro de rabanete',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'gills',
      own: {
        en: 'Notched at the stem, white to cream',
        es: 'Escotadas, de blanco a crema',
        pt: 'Chanfradas, brancas a creme',
      },
      other: {
        en: 'Running far down the stem, turning pink',
        es: 'Muy decurrentes, luego rosadas',
        pt: 'Muito decurrentes, depois rosadas',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White to cream, narrow; no ring',
        es: 'Blancas a crema, estrechas; sin anillo',
        pt: 'Brancas a creme, estreitas; sem anel',
      },
      other: {
        en: 'Pink, then chocolate brown; thin ring',
        es: 'Rosas, luego pardo chocolate; anillo fino',
        pt: 'Rosadas, depois marrom-chocolate; anel fino',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'bresinsky-besl-1990',
    'index-fungorum',
    'aunamendi-micologia',
  ],
}
