import type { SpeciesSample } from '@sample/types'

export const hygrophorusLatitabundus: SpeciesSample = {
  slug: 'hygrophorus-latitabundus',
  scientificName: 'Hygrophorus latitabundus',
  authority: 'Britzelm.',
  gbif: 2538733,
  synonyms: ['Hygrophorus limacinus'],
  commonNames: {
    en: ['Llanega'],
    es: ['llanega negra', 'mocosa negra', 'babosa'],
    pt: [],
  },
  localNames: [{ name: 'llenega', language: 'ca' }],
  summary: {
    en: 'A waxcap wrapped in slime, olive brown above and snow white beneath, from limy pine woods. Few mushrooms are so loved in Catalonia.',
    es: 'Un higróforo envuelto en mucílago, pardo oliva por arriba y blanco nieve por debajo, de pinares calizos. En Cataluña pocas setas gustan tanto.',
    pt: 'Um higróforo envolto em muco, marrom-oliva por cima e branco-neve por baixo, de pinhais calcários. Na Catalunha poucos cogumelos agradam tanto.',
  },
  about: {
    en: `Everything about it slips: the cap, so thick with slime that needles and moths stay glued to it, and the stem, girdled below a dry white top with brown, gluey bands. Under the slime the cap is dark olive brown, darkest in the middle, and the gills are thick, white, waxy and far apart, running a little down the stem.

It is a southern mushroom of pine woods on limestone, common from Catalonia and Aragon to Provence and scarce or missing further north. The season is long and late. Cooks salt it or stew it with meat after wiping the slime off with a dry cloth, since water only makes more of it. _Hygrophorus olivaceoalbus_, slimmer and with a more regular snake-skin stem, takes its place under spruce on acid soil.`,
    es: `Todo en ella resbala: el píleo, con tanto mucílago que pinocha y polillas se quedan pegadas, y el pie, ceñido por bandas pardas y glutinosas bajo un remate blanco y seco. Debajo de esa capa el píleo es pardo oliva oscuro, más en el centro, y las láminas son gruesas, blancas, céreas y muy separadas, algo decurrentes.

Es una seta meridional de los pinares sobre caliza, común desde Cataluña y Aragón hasta la Provenza y escasa o ausente más al norte. Su temporada es larga y tardía. En la cocina se guisa con carne o se conserva en sal, después de retirar el mucílago con un paño seco: con agua solo aumenta. _Hygrophorus olivaceoalbus_, más esbelto y con el pie jaspeado con más regularidad, ocupa su lugar bajo píceas en suelo ácido.`,
    pt: `Tudo nele escorrega: o chapéu, com tanto muco que agulhas e mariposas ficam grudadas, e o estipe, cingido por faixas marrons e glutinosas abaixo de um topo branco e seco. Sob essa camada o chapéu é marrom-oliva escuro, mais no centro, e as lâminas são grossas, brancas, cerosas e muito espaçadas, um pouco decurrentes.

É um cogumelo meridional de pinhais sobre calcário, comum da Catalunha e de Aragão até a Provença e raro ou ausente mais ao norte. A temporada é longa e tardia. Na cozinha, é ensopado com carne ou conservado em sal, depois de retirado o muco com um pano seco: com água ele só aumenta. _Hygrophorus olivaceoalbus_, mais esbelto e com o estipe mosqueado de modo mais regular, toma seu lugar sob abetos-vermelhos em solo ácido.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hygrophoraceae',
    genus: 'Hygrophorus',
    species: 'latitabundus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'White, waxy, widely spaced gills under a slimy cap: check all three.',
      es: 'Láminas blancas, céreas y separadas bajo un píleo viscoso: comprueba las tres cosas.',
      pt: 'Lâminas brancas, cerosas e espaçadas sob um chapéu viscoso: confira as três coisas.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, cleaned of slime and well cooked. Look for a sac at the base of every brownish cap.',
      es: 'Comestible solo si un experto la ha identificado con certeza, limpia de mucílago y bien cocinada. Busca una volva en la base de toda seta de píleo pardusco.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, limpo do muco e bem cozido. Procure uma volva na base de todo cogumelo de chapéu amarronzado.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–15 cm, convex, very slimy; olive brown to grey-brown, darker in the middle',
      es: '5–15 cm, convexo, muy viscoso; pardo oliva a pardo gris, más oscuro en el centro',
      pt: '5–15 cm, convexo, muito viscoso; marrom-oliva a marrom-cinza, mais escuro no centro',
    },
    gills: {
      en: 'Thick, waxy, widely spaced, slightly decurrent, white',
      es: 'Gruesas, céreas, muy separadas, algo decurrentes, blancas',
      pt: 'Grossas, cerosas, muito espaçadas, pouco decurrentes, brancas',
    },
    stipe: {
      en: '5–15 cm, stout, white and dry at the top, slimy with brown bands below',
      es: '5–15 cm, robusto, blanco y seco en lo alto, viscoso y con bandas pardas debajo',
      pt: '5–15 cm, robusto, branco e seco no alto, viscoso e com faixas marrons abaixo',
    },
    flesh: {
      en: 'White, thick, soft; no change',
      es: 'Blanca, gruesa, tierna; no cambia',
      pt: 'Branca, espessa, macia; não muda',
    },
    spores: {
      en: 'Print white; spores smooth',
      es: 'Esporada blanca; esporas lisas',
      pt: 'Esporada branca; esporos lisos',
    },
    odour: {
      en: 'Faint and pleasant, hard to describe',
      es: 'Débil y agradable, poco definido',
      pt: 'Fraco e agradável, pouco definido',
    },
  },
  decisive: ['cap', 'gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['viscid'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'banded',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#6f6044', light: '#a59775', dark: '#40372a' },
      hymenium: { typical: '#f8f4e9', light: '#fdfbf5', dark: '#e5decb' },
      stipe: { typical: '#ece5d3', light: '#faf7ee', dark: '#9d8b69' },
      flesh: { typical: '#fbf9f1' },
      marks: { typical: '#7d6b4b' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 5, max: 15 }, stipeThickness: { min: 1.5, max: 4 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'base-plain': 'usual',
    'ground-broadleaf': 'sometimes',
    'colour-olive': 'usual',
    'colour-grey': 'sometimes',
    'underside-gills-decurrent': 'usual',
    'ring-sliding': 'misread',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Pine woods on limestone, often on grassy slopes with juniper or kermes oak.',
    es: 'Pinares sobre caliza, a menudo en laderas herbosas con enebros o coscojas.',
    pt: 'Pinhais sobre calcário, muitas vezes em encostas com zimbros ou carrascos.',
  },
  distribution: {
    en: 'Southern and central Europe; frequent in the north-east of the Iberian Peninsula.',
    es: 'Europa meridional y central; frecuente en el nordeste de la Península.',
    pt: 'Europa meridional e central; frequente no nordeste da Península Ibérica.',
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
      value: 'mild',
      description: {
        en: 'Sweetish, at home in stews.',
        es: 'Algo dulce, hecho para el guiso.',
        pt: 'Um pouco doce, feito para ensopados.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: { en: 'Soft and juicy.', es: 'Tierna y jugosa.', pt: 'Macia e suculenta.' },
    },
  ],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'volva',
      own: {
        en: 'No sac; slime with brown bands on the stem',
        es: 'Sin volva; pie viscoso con bandas pardas',
        pt: 'Sem volva; estipe viscoso com faixas marrons',
      },
      other: {
        en: 'White sac at the base, hanging ring, crowded free gills',
        es: 'Volva blanca, anillo colgante, láminas apretadas y libres',
        pt: 'Volva branca, anel pendente, lâminas apertadas e livres',
      },
    },
    {
      species: 'tricholoma-portentosum',
      trait: 'gills',
      own: {
        en: 'Waxy, wide apart, running down; stem slimy',
        es: 'Céreas, separadas, decurrentes; pie viscoso',
        pt: 'Cerosas, espaçadas, decurrentes; estipe viscoso',
      },
      other: {
        en: 'Notched at the stem, with a lemon wash; stem dry',
        es: 'Escotadas, con baño limón; pie seco',
        pt: 'Chanfradas, com toque limão; estipe seco',
      },
    },
    {
      name: 'Hygrophorus olivaceoalbus',
      edibility: 'edible',
      trait: 'stipe',
      own: {
        en: 'Stout, with irregular slimy bands; pine on lime',
        es: 'Robusto, con bandas viscosas irregulares; pinos en caliza',
        pt: 'Robusto, com faixas viscosas irregulares; pinheiros em calcário',
      },
      other: {
        en: 'Slim, with a regular snake-skin pattern; spruce on acid soil',
        es: 'Fino, con dibujo regular de piel de serpiente; píceas en suelo ácido',
        pt: 'Fino, com desenho regular de pele de cobra; abetos-vermelhos em solo ácido',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'boa-2004', 'index-fungorum'],
}
