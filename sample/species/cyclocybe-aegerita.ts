import type { SpeciesSample } from '@sample/types'

export const cyclocybeAegerita: SpeciesSample = {
  slug: 'cyclocybe-aegerita',
  scientificName: 'Cyclocybe aegerita',
  authority: '(V. Brig.) Vizzini',
  synonyms: ['Agrocybe aegerita', 'Agrocybe cylindracea', 'Cyclocybe cylindracea', 'Pholiota aegerita'],
  commonNames: {
    en: ['Poplar mushroom', 'Black poplar mushroom', 'Pioppino'],
    es: ['seta de chopo'],
    pt: ['pioppino'],
  },
  localNames: [{ name: 'pollancró', language: 'ca', source: 'medi-natural-del-bages' }],
  summary: {
    en: 'Tufts of brown caps with a ring on poplar stumps, perhaps grown since antiquity. On wood a brown ringed cap may also be the deadly galerina.',
    es: 'Haces de píleos pardos con anillo en tocones de chopo, quizá cultivados desde la Antigüedad. En madera, un píleo pardo con anillo puede ser también la galerina mortal.',
    pt: 'Tufos de chapéus marrons com anel em tocos de álamo, talvez cultivados desde a Antiguidade. Na madeira, um chapéu marrom com anel pode ser também a galerina mortal.',
  },
  about: {
    en: `Dioscorides wrote that poplar bark strewn on manured ground brings forth edible mushrooms, usually taken to be this one: perhaps the oldest crop of its kind in Europe. It needs a dying or dead poplar, willow or elm, and comes again from the same stump after every good rain, spring to late autumn, and in mild valleys in winter.

Young caps are dark hazel and smooth; they soon pale to cream from the edge, and in dry weather their skin cracks. The gills turn tobacco brown, and the falling spores colour the ring and the caps below. The smell recalls wine casks and fresh flour.

Growers sell the young tufts as _pioppino_ or chopo, with long stems that stay crisp. Whoever picks it in the wild must know _Galerina marginata_: smaller, thinner, with a fibrous stem that darkens downwards and the same toxins as the death cap. Asian relatives under this name are now separate species.`,
    es: `Dioscórides escribió que la corteza de álamo esparcida en tierra abonada da setas comestibles, que suelen identificarse con esta: quizá el cultivo más antiguo de su clase en Europa. Necesita un chopo, sauce u olmo moribundo o muerto y vuelve al mismo tocón tras cada buena lluvia, de primavera a finales de otoño, y en los valles templados también en invierno.

De joven el píleo es avellana oscuro y liso; pronto palidece a crema desde el borde y con la sequía la cutícula se agrieta. Las láminas se vuelven pardo tabaco, y las esporas que caen tiñen el anillo y los píleos de abajo. El olor recuerda a toneles de vino y a harina fresca.

Los cultivadores venden haces jóvenes, de pies largos que siguen crujientes. Quien la recolecta en el campo debe conocer _Galerina marginata_: más pequeña y fina, con el pie fibroso que se oscurece hacia abajo y las toxinas de la oronja verde. Sus parientes asiáticos que llevan este nombre son hoy otras especies.`,
    pt: `Dioscórides escreveu que a casca de álamo espalhada em terra adubada dá cogumelos comestíveis, em geral identificados com este: talvez a cultura mais antiga de seu tipo na Europa. Precisa de um álamo, salgueiro ou olmo moribundo ou morto e volta ao mesmo toco depois de cada boa chuva, da primavera ao fim do outono, e nos vales amenos também no inverno.

Quando jovem, o chapéu é avelã-escuro e liso; logo empalidece para creme a partir da borda e, na seca, a pele racha. As lâminas ficam marrom-tabaco, e os esporos que caem tingem o anel e os chapéus de baixo. O cheiro lembra tonéis de vinho e farinha fresca.

Os produtores vendem tufos jovens, de estipes longos que continuam crocantes. Quem o colhe na natureza deve conhecer _Galerina marginata_: menor e mais fina, com o estipe fibroso que escurece para baixo e as toxinas do chapéu-da-morte. Os parentes asiáticos que levam este nome são hoje outras espécies.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tubariaceae',
    genus: 'Cyclocybe',
    species: 'aegerita',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'In the wild, rule out the deadly galerina cap by cap.',
      es: 'En el campo, descarta la galerina mortal píleo a píleo.',
      pt: 'Na natureza, exclua a galerina mortal chapéu por chapéu.',
    },
    advice: {
      en: 'Wild ones are edible only when identified with certainty by an expert; cook them well. Leave thin brown caps on conifer wood or with dark, fibrous stems.',
      es: 'Las silvestres solo se comen si un experto las ha identificado con certeza; cocínalas bien. Deja los píleos pardos y finos sobre coníferas o de pie oscuro y fibroso.',
      pt: 'Os silvestres só se comem quando identificados com certeza por um especialista; cozinhe-os bem. Deixe chapéus marrons e finos em coníferas ou de estipe escuro e fibroso.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '3–15 cm, domed then flat; dark hazel, soon cream from the rim; smooth, wrinkled or cracking',
      es: '3–15 cm, convexo y luego plano; avellana oscuro, pronto crema desde el borde; liso, arrugado o agrietado',
      pt: '3–15 cm, convexo, depois plano; avelã-escuro, logo creme a partir da borda; liso, enrugado ou rachado',
    },
    gills: {
      en: 'Crowded, adnate, pale buff, then tobacco brown',
      es: 'Apretadas, adnatas, crema y luego pardo tabaco',
      pt: 'Apertadas, adnatas, creme, depois marrom-tabaco',
    },
    ring: {
      en: 'Large, hanging, white, dusted brown by spores',
      es: 'Grande, colgante, blanco, teñido de pardo por las esporas',
      pt: 'Grande, pendente, branco, tingido de marrom pelos esporos',
    },
    stipe: {
      en: '5–15 cm, tough, white, browning from the base, joined in tufts',
      es: '5–15 cm, tenaz, blanco, pardea desde la base, unido en haces',
      pt: '5–15 cm, tenaz, branco, amarronza a partir da base, unido em tufos',
    },
    flesh: {
      en: 'White, firm, brownish in the base of the stem',
      es: 'Blanca, firme, parda en la base del pie',
      pt: 'Branca, firme, marrom na base do estipe',
    },
    spores: {
      en: 'Print tobacco brown; spores smooth',
      es: 'Esporada pardo tabaco; esporas lisas',
      pt: 'Esporada marrom-tabaco; esporos lisos',
    },
    odour: {
      en: 'Of wine casks or fresh flour',
      es: 'A tonel de vino o harina fresca',
      pt: 'De tonel de vinho ou farinha fresca',
    },
  },
  decisive: ['ring', 'cap', 'odour'],
  traits: {
    ecology: ['saprotrophic', 'parasitic'],
    hymenium: 'gills',
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth', 'wrinkled', 'cracked'],
    capMargin: 'even',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['brown'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#b08a5e', light: '#e3cfa8', dark: '#6f4a30' },
      hymenium: { typical: '#a98a63', light: '#d9c6a3', dark: '#75583d' },
      stipe: { typical: '#ece0c9', light: '#f7f1e3', dark: '#b49a76' },
      ring: { typical: '#eee4d0', light: '#f8f3e6', dark: '#a3835c' },
      flesh: { typical: '#f8f2e4' },
    },
    size: { cap: { min: 3, max: 15 }, height: { min: 5, max: 15 }, stipeThickness: { min: 0.6, max: 3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-mushroom': 'sometimes',
    'base-plain': 'usual',
    'colour-cream': 'usual',
    'ground-trunk': 'usual',
    'print-rust': 'usual',
    'underside-gills-decurrent': 'sometimes',
  },
  habitat: {
    en: 'Stumps, trunks and roots of poplar, willow, elm and elder, often along rivers and avenues.',
    es: 'Tocones, troncos y raíces de chopo, sauce, olmo y saúco, a menudo en riberas y paseos.',
    pt: 'Tocos, troncos e raízes de álamo, salgueiro, olmo e sabugueiro, muitas vezes em margens de rios e alamedas.',
  },
  distribution: {
    en: 'Southern Europe, scattered to Britain; cultivated in Europe and Asia.',
    es: 'Sur de Europa, disperso hasta Gran Bretaña; cultivado en Europa y Asia.',
    pt: 'Sul da Europa, disperso até a Grã-Bretanha; cultivado na Europa e na Ásia.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 9, 10, 11, 12],
      peak: [4, 10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
      peak: [5, 10],
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
        en: 'Toasted nut with a hint of pepper.',
        es: 'Fruto seco tostado con un punto de pimienta.',
        pt: 'Noz tostada com um toque de pimenta.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'The stems stay crisp when cooked.',
        es: 'Los pies siguen crujientes al cocinarlos.',
        pt: 'Os estipes continuam crocantes depois de cozidos.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Whole tufts with dark, closed caps.',
      es: 'Haces enteros de píleos oscuros y cerrados.',
      pt: 'Tufos inteiros de chapéus escuros e fechados.',
    },
    description: {
      en: 'Cultivated tufts are even, with long white stems and caps no wider than a coin. Opened, pale caps are older but still good; brown powder on them is spores, not mould. Keep in paper in the refrigerator for up to a week.',
      es: 'Los haces de cultivo son uniformes, con pies largos y blancos y píleos no mayores que una moneda. Abiertos y pálidos son más viejos, pero buenos; el polvo pardo son esporas, no moho. En papel y en la nevera aguantan hasta una semana.',
      pt: 'Os tufos de cultivo são uniformes, com estipes longos e brancos e chapéus não maiores que uma moeda. Abertos e pálidos são mais velhos, mas bons; o pó marrom são esporos, não mofo. Em papel, na geladeira, duram até uma semana.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'stipe',
      own: {
        en: 'Stout and white, with a large hanging ring; on broad-leaved wood',
        es: 'Robusto y blanco, con anillo grande y colgante; en planifolios',
        pt: 'Robusto e branco, com anel grande e pendente; em folhosas',
      },
      other: {
        en: 'Thin, fibrous, darkening below, with a small fragile ring',
        es: 'Fino, fibroso, oscuro hacia abajo, con anillo pequeño y frágil',
        pt: 'Fino, fibroso, escuro para baixo, com anel pequeno e frágil',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'spores',
      own: { en: 'Print tobacco brown', es: 'Esporada pardo tabaco', pt: 'Esporada marrom-tabaco' },
      other: { en: 'Print white to cream', es: 'Esporada blanca a crema', pt: 'Esporada branca a creme' },
    },
  ],
  references: [
    'enjalbert-2004',
    'stamets-2000',
    'chang-miles-2004',
    'laessoe-petersen-2019',
    'index-fungorum',
    'medi-natural-del-bages',
  ],
}
