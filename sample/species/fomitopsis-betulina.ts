import type { SpeciesSample } from '@sample/types'

export const fomitopsisBetulina: SpeciesSample = {
  slug: 'fomitopsis-betulina',
  scientificName: 'Fomitopsis betulina',
  authority: '(Bull.) B.K. Cui, M.L. Han & Y.C. Dai',
  gbif: 9819973,
  synonyms: ['Piptoporus betulinus', 'Polyporus betulinus'],
  commonNames: {
    en: ['Birch polypore', 'Razor strop fungus'],
    es: ['políporo del abedul'],
    pt: [],
  },
  summary: {
    en: 'A smooth bun on birch and on nothing else. The man from the ice carried two pieces on a thong; for what purpose nobody knows.',
    es: 'Un panecillo liso que sale solo en abedules. El hombre del hielo llevaba dos trozos en una correa; nadie sabe para qué.',
    pt: 'Um pãozinho liso que nasce só em bétulas. O homem do gelo levava dois pedaços numa correia; ninguém sabe para quê.',
  },
  about: {
    en: `It swells out of the white bark like a bubble, then flattens into a kidney-shaped cushion with a rounded, overhanging rim. A thin skin the colour of cardboard covers the top and later cracks; the pores below are white. Inside it is pure white, rubbery when fresh and cork when dry.

Nearly every old birch dies with it. It causes a brown rot that leaves the wood in crumbling cubes, and fruit bodies appear each summer until the log has fallen apart. Dried strips once gave razors their edge, pinned beetles rest on them in old collections, and embers smoulder in them for hours.

The iceman of the Ötztal, some 5,300 years old, carried two pieces threaded on leather. One researcher proposed that he took them against his whipworms, another reading is tinder or a charm. Teas are brewed from it, very bitter; it contains triterpenes such as polyporenic acids, but no trial has tested it in people.`,
    es: `Asoma de la corteza blanca como una burbuja y luego se aplana en un cojín arriñonado de borde romo y saliente. Una piel fina de color cartón cubre la cara superior y acaba agrietándose; los poros son blancos. Por dentro es blanco puro, gomoso en fresco y corcho al secarse.

Casi todo abedul viejo muere con él. Causa una podredumbre parda que deja la madera en cubos quebradizos, y cada verano salen cuerpos nuevos hasta que el tronco se deshace. Sus tiras secas afilaban navajas, en ellas se clavan escarabajos en las colecciones antiguas y las brasas arden dentro durante horas.

El hombre del hielo, de hace unos 5300 años, llevaba dos trozos ensartados en cuero. Un investigador propuso que los tomaba contra sus lombrices; otros piensan en yesca o amuleto. Se hacen infusiones, muy amargas; contiene triterpenos como los ácidos poliporénicos, pero ningún ensayo lo ha probado en personas.`,
    pt: `Surge da casca branca como uma bolha e depois se achata numa almofada em forma de rim, de borda arredondada e saliente. Uma pele fina cor de papelão cobre a face superior e acaba rachando; os poros são brancos. Por dentro é branco puro, borrachudo quando fresco e cortiça depois de seco.

Quase toda bétula velha morre com ele. Causa uma podridão-parda que deixa a madeira em cubos quebradiços, e a cada verão nascem corpos novos até que o tronco se desfaça. As tiras secas afiavam navalhas, nelas se espetam besouros em coleções antigas e as brasas ardem dentro dele por horas.

O homem do gelo, de cerca de 5.300 anos, levava dois pedaços enfiados em couro. Um pesquisador propôs que os tomava contra vermes; outros pensam em isca de fogo ou amuleto. Fazem-se chás, muito amargos; contém triterpenos como os ácidos poliporênicos, mas nenhum ensaio o testou em pessoas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Fomitopsidaceae',
    genus: 'Fomitopsis',
    species: 'betulina',
  },
  edibility: ['inedible'],
  safety: {
    headline: {
      en: 'Bitter and corky; not a food.',
      es: 'Amargo y como corcho; no es alimento.',
      pt: 'Amargo e como cortiça; não é alimento.',
    },
    advice: {
      en: 'Nothing is known about long use of its tea. Ask a doctor if you take medicines, and let an expert confirm the species first.',
      es: 'Nada se sabe del consumo prolongado de su infusión. Consulta al médico si tomas medicamentos, y que antes un experto confirme la especie.',
      pt: 'Nada se sabe do consumo prolongado do seu chá. Consulte o médico se toma remédios, e que antes um especialista confirme a espécie.',
    },
  },
  types: ['medicinal'],
  characteristics: {
    cap: {
      en: '8–25 cm, cushion- or kidney-shaped; smooth pale brown to greyish skin, later cracked',
      es: '8–25 cm, en cojín o riñón; piel lisa, pardo clara a grisácea, luego agrietada',
      pt: '8–25 cm, em almofada ou rim; pele lisa, marrom-clara a acinzentada, depois rachada',
    },
    gills: {
      en: 'Small white pores, 3–4 per mm, browning with age',
      es: 'Poros pequeños y blancos, 3–4 por mm, pardean con la edad',
      pt: 'Poros pequenos e brancos, 3–4 por mm, amarronzam com a idade',
    },
    flesh: {
      en: 'Pure white, rubbery, then corky; bitter',
      es: 'Blanca pura, gomosa y luego como corcho; amarga',
      pt: 'Branca pura, borrachuda, depois como cortiça; amarga',
    },
    spores: {
      en: 'Print white; spores sausage-shaped',
      es: 'Esporada blanca; esporas en forma de salchicha',
      pt: 'Esporada branca; esporos em forma de salsicha',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset'],
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    ground: 'wood-trunk',
    capSurfaces: ['smooth', 'cracked'],
    capMargin: 'inrolled',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'scattered',
    colours: {
      cap: { typical: '#cdb391', light: '#ebdfca', dark: '#a0805d' },
      hymenium: { typical: '#f3ecdc', light: '#fbf8f0', dark: '#d8c4a0' },
      flesh: { typical: '#fdfaf2' },
    },
    size: { cap: { min: 8, max: 25 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'smell-faint': 'sometimes',
    'colour-brown': 'usual',
    'colour-cream': 'usual',
    'colour-white': 'sometimes',
    'stem-absent': 'usual',
    'ground-stump': 'sometimes',
    'growth-single': 'usual',
    'surface-zones': 'impossible',
  },
  habitat: {
    en: 'Trunks and branches of birch only, weakened, dead or fallen.',
    es: 'Solo en troncos y ramas de abedul, debilitados, muertos o caídos.',
    pt: 'Só em troncos e ramos de bétula, enfraquecidos, mortos ou caídos.',
  },
  distribution: {
    en: 'Northern hemisphere wherever birch grows.',
    es: 'Hemisferio norte, donde haya abedules.',
    pt: 'Hemisfério norte, onde houver bétulas.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [8, 9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Strong, bitter decoctions may upset the stomach.',
        es: 'Los cocimientos fuertes y amargos pueden sentar mal.',
        pt: 'Decocções fortes e amargas podem fazer mal ao estômago.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'betulinic-acid',
      benefits: {
        en: 'A triterpene of birch bark, found in small amounts in the fungus; studied on cells.',
        es: 'Triterpeno de la corteza del abedul, presente en poca cantidad en el hongo; estudiado en células.',
        pt: 'Triterpeno da casca da bétula, presente em pouca quantidade no fungo; estudado em células.',
      },
    },
    { compound: 'beta-glucan' },
  ],
  lookAlikes: [
    {
      species: 'fomes-fomentarius',
      trait: 'cap',
      own: {
        en: 'Soft, papery pale skin without bands; annual',
        es: 'Piel clara, como papel, sin bandas; anual',
        pt: 'Pele clara, como papel, sem faixas; anual',
      },
      other: {
        en: 'Hard grey hoof, banded, lasting many years',
        es: 'Casco duro y gris, con bandas, de muchos años',
        pt: 'Casco duro e cinza, com faixas, de muitos anos',
      },
    },
  ],
  references: ['peintner-1998', 'laessoe-petersen-2019', 'stamets-2000', 'index-fungorum'],
}
