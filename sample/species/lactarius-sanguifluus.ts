import type { SpeciesSample } from '@sample/types'

export const lactariusSanguifluus: SpeciesSample = {
  slug: 'lactarius-sanguifluus',
  scientificName: 'Lactarius sanguifluus',
  authority: '(Paulet) Fr.',
  gbif: 5248648,
  commonNames: {
    en: ['Bloody milk cap'],
    es: ['níscalo de sangre', 'rovellón', 'rebollón'],
    pt: [],
  },
  localNames: [{ name: 'esclata-sang', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'The wine-red milk names it. In Catalonia and the Balearics this milk cap of limy pine woods is valued above the orange one.',
    es: 'La delata un látex rojo vino. En Cataluña y Baleares, este níscalo de pinares calizos se aprecia más que el anaranjado.',
    pt: 'O látex vermelho-vinho o denuncia. Na Catalunha e nas Baleares, este lactário de pinhais calcários vale mais que o alaranjado.',
  },
  about: {
    en: `Cut the stem and a dark ring appears: wine to blood red from the very first moment, scarce and slow to drip. The cap is duller than that of its famous cousin, a pinkish brick orange that soon takes on grey-green stains, and the gills have a vinous cast.

It keeps to warm, limy ground under Aleppo, Corsican and Scots pine, from the coast to the middle mountains, and in Mediterranean Spain it opens the season of milk caps. Markets sell it as _rovelló_ or _rebollón_, sometimes mixed with _Lactarius deliciosus_, whose milk is carrot orange, and with _Lactarius vinosus_, in which even the cap is wine-coloured. All three are eaten; those with white milk are not.`,
    es: `Al cortar el pie aparece un anillo oscuro: rojo vino o sangre desde el primer instante, escaso y lento en gotear. El píleo es más apagado que el de su primo famoso, de un naranja ladrillo rosado que pronto se mancha de gris verdoso, y las láminas tienen un tono vinoso.

Prefiere los suelos cálidos y calizos bajo pino carrasco, salgareño y silvestre, desde la costa hasta la media montaña, y en la España mediterránea abre la temporada de los níscalos. En los mercados se vende como rovelló o rebollón, a veces mezclado con _Lactarius deliciosus_, de látex color zanahoria, y con _Lactarius vinosus_, en el que hasta el píleo es vinoso. Los tres se comen; los de látex blanco, no.`,
    pt: `Ao cortar o estipe surge um anel escuro: vermelho-vinho ou sangue desde o primeiro instante, escasso e lento em gotejar. O chapéu é mais apagado que o do primo famoso, de um laranja-tijolo rosado que logo se mancha de cinza-esverdeado, e as lâminas têm um tom vinoso.

Prefere solos quentes e calcários sob pinheiro-de-alepo, pinheiro-larício e pinheiro-silvestre, da costa à meia montanha, e na Espanha mediterrânea abre a temporada dos lactários. Nos mercados é vendido como _rovelló_, às vezes misturado com _Lactarius deliciosus_, de látex cor de cenoura, e com _Lactarius vinosus_, no qual até o chapéu é cor de vinho. Os três são comidos; os de látex branco, não.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'sanguifluus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Wine-red milk from the first drop; white milk is another species.',
      es: 'Látex vinoso desde la primera gota; si es blanco, es otra especie.',
      pt: 'Látex vinoso desde a primeira gota; se for branco, é outra espécie.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Break the margin of each cap and look at the milk before it goes into the basket.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Rompe el borde de cada píleo y mira el látex antes de echarlo a la cesta.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Quebre a borda de cada chapéu e veja o látex antes de pô-lo no cesto.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '4–15 cm, convex then sunken; dull pinkish orange, faintly zoned, with grey-green stains',
      es: '4–15 cm, convexo y luego hundido; naranja rosado apagado, poco zonado, con manchas verdosas',
      pt: '4–15 cm, convexo, depois deprimido; laranja-rosado apagado, pouco zonado, com manchas esverdeadas',
    },
    gills: {
      en: 'Crowded, slightly decurrent, pale vinous ochre; green where bruised',
      es: 'Apretadas, algo decurrentes, ocre vinoso claro; verdean al rozarlas',
      pt: 'Apertadas, pouco decurrentes, ocre-vinoso claro; esverdeiam onde tocadas',
    },
    stipe: {
      en: '2–6 cm, short, pinkish with a pale bloom and wine-coloured pits',
      es: '2–6 cm, corto, rosado, con pruina clara y fosetas vinosas',
      pt: '2–6 cm, curto, rosado, com pó claro e fossetas vinosas',
    },
    flesh: {
      en: 'Pale in the middle, wine red at the edge; milk scarce, wine red at once',
      es: 'Clara en el centro, vinosa en el borde; látex escaso, rojo vino desde el principio',
      pt: 'Clara no centro, vinosa na borda; látex escasso, vermelho-vinho desde o início',
    },
    spores: {
      en: 'Print cream to pale buff; spores netted',
      es: 'Esporada crema a ocre pálido; esporas reticuladas',
      pt: 'Esporada creme a ocre-pálida; esporos reticulados',
    },
    odour: {
      en: 'Slight and fruity; taste mild to bitterish',
      es: 'Débil y afrutado; sabor suave a algo amargo',
      pt: 'Fraco e frutado; sabor suave a um pouco amargo',
    },
  },
  decisive: ['flesh', 'gills'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['smooth', 'zoned'],
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
      cap: { typical: '#c27a55', light: '#dba88a', dark: '#93553f' },
      hymenium: { typical: '#c98a70', light: '#dfb09a', dark: '#8d7f63' },
      stipe: { typical: '#cf9f8c', light: '#e5cabd', dark: '#a5604f' },
      flesh: { typical: '#f3dccb', dark: '#8e2733' },
      marks: { typical: '#a3503f', light: '#bb735c', dark: '#7d8a68' },
    },
    size: { cap: { min: 4, max: 15 }, height: { min: 2, max: 6 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'flesh-orange-milk': 'misread',
    'smell-fruit': 'sometimes',
    'smell-faint': 'usual',
    'base-plain': 'usual',
    'surface-slimy': 'sometimes',
    'flesh-chalk': 'sometimes',
    'colour-olive': 'sometimes',
    'flesh-white-milk': 'impossible',
  },
  habitat: {
    en: 'Pine woods on warm, limy soil, from the coast to the mountains.',
    es: 'Pinares sobre suelos cálidos y calizos, de la costa a la montaña.',
    pt: 'Pinhais em solos quentes e calcários, da costa à montanha.',
  },
  distribution: {
    en: 'Mediterranean Europe and North Africa, local further north; western Asia.',
    es: 'Europa mediterránea y norte de África, local más al norte; Asia occidental.',
    pt: 'Europa mediterrânea e norte da África, localizado mais ao norte; Ásia ocidental.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
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
        en: 'Rounder than the orange species, without its bite.',
        es: 'Más redondo que el anaranjado, sin su picor.',
        pt: 'Mais redondo que o alaranjado, sem o seu ardor.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Stays crisp on the grill.',
        es: 'Sigue crujiente a la parrilla.',
        pt: 'Continua crocante na grelha.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Look for the dark red ring in a cut stem.',
      es: 'Busca el anillo rojo oscuro en un pie cortado.',
      pt: 'Procure o anel vermelho-escuro num estipe cortado.',
    },
    description: {
      en: 'Price follows size: the small, closed caps cost most. Green stains come from handling and do no harm, a honeycombed stem means larvae. Ask that it be sold apart from the orange milk cap.',
      es: 'El precio va con el tamaño: los pequeños y cerrados son los más caros. Las manchas verdes son del roce y no estropean nada; un pie como un panal indica larvas. Pide que se venda aparte del níscalo anaranjado.',
      pt: 'O preço segue o tamanho: os pequenos e fechados são os mais caros. As manchas verdes vêm do manuseio e não estragam nada; um estipe como favo indica larvas. Peça que seja vendido separado do alaranjado.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'lactarius-torminosus',
      trait: 'flesh',
      own: {
        en: 'Milk wine red; cap margin bare',
        es: 'Látex rojo vino; margen del píleo sin pelos',
        pt: 'Látex vermelho-vinho; margem do chapéu sem pelos',
      },
      other: {
        en: 'Milk white and burning; cap margin woolly',
        es: 'Látex blanco y acre; margen del píleo lanoso',
        pt: 'Látex branco e acre; margem do chapéu lanosa',
      },
    },
    {
      species: 'lactarius-chrysorrheus',
      trait: 'flesh',
      own: {
        en: 'Milk wine red from the first drop',
        es: 'Látex rojo vino desde la primera gota',
        pt: 'Látex vermelho-vinho desde a primeira gota',
      },
      other: {
        en: 'Milk white, sulphur yellow within seconds',
        es: 'Látex blanco, en segundos amarillo azufre',
        pt: 'Látex branco, em segundos amarelo-enxofre',
      },
    },
    {
      species: 'lactarius-deliciosus',
      trait: 'flesh',
      own: {
        en: 'Milk wine red from the first drop',
        es: 'Látex rojo vino desde la primera gota',
        pt: 'Látex vermelho-vinho desde a primeira gota',
      },
      other: {
        en: 'Milk bright carrot orange',
        es: 'Látex naranja zanahoria vivo',
        pt: 'Látex laranja-cenoura vivo',
      },
    },
    {
      species: 'lactarius-deterrimus',
      trait: 'flesh',
      own: {
        en: 'Milk wine red; under pine',
        es: 'Látex rojo vino; bajo pinos',
        pt: 'Látex vermelho-vinho; sob pinheiros',
      },
      other: {
        en: 'Milk orange, reddening within half an hour; under spruce',
        es: 'Látex naranja que enrojece en media hora; bajo píceas',
        pt: 'Látex laranja que avermelha em meia hora; sob abetos-vermelhos',
      },
    },
    {
      name: 'Lactarius vinosus',
      edibility: 'edible',
      trait: 'cap',
      own: {
        en: 'Dull pinkish orange with grey-green stains',
        es: 'Naranja rosado apagado con manchas gris verdosas',
        pt: 'Laranja-rosado apagado com manchas cinza-esverdeadas',
      },
      other: {
        en: 'Wine-coloured, like the milk',
        es: 'Color vino, como el látex',
        pt: 'Cor de vinho, como o látex',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'boa-2004', 'index-fungorum', 'vidal-ballesteros-2013'],
}
