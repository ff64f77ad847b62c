import type { SpeciesSample } from '@sample/types'

export const cordycepsMilitaris: SpeciesSample = {
  slug: 'cordyceps-militaris',
  scientificName: 'Cordyceps militaris',
  authority: '(L.) Fr.',
  mycobank: 237604,
  gbif: 7567077,
  wikidata: 'Q2118699',
  commonNames: {
    en: ['Scarlet caterpillarclub', 'Orange cordyceps'],
    es: ['cordyceps naranja', 'cordyceps'],
    pt: ['cordyceps'],
  },
  summary: {
    en: 'Orange clubs rising from a moth pupa buried in moss. It is easily cultivated on rice, unlike the costly caterpillar fungus of Tibet.',
    es: 'Mazas naranjas que salen de una crisálida enterrada en el musgo. Se cultiva bien en arroz, al contrario que el costoso hongo de oruga del Tíbet.',
    pt: 'Clavas laranja que saem de uma pupa enterrada no musgo. É fácil de cultivar em arroz, ao contrário do caro fungo-lagarta do Tibete.',
  },
  about: {
    en: `Dig carefully. Under the bright club, no longer than a match or two, sits its meal: the pupa or larva of a moth, filled from end to end with white threads. A spore on the skin of the insect was enough; the fungus grew inside, waited, and in summer or autumn sent up its stalk. The upper part is rough with pimples, the mouths of flasks from which threadlike spores are shot.

In 1950 chemists isolated from it cordycepin, an altered building block of nucleic acids that slows many cells in the laboratory. It has been tried in medicine without a licensed use to date. Cultures on rice or silkworm pupae supply nearly all the “cordyceps” that is sold outside Asia.

That name covers two things. The Tibetan _Ophiocordyceps sinensis_, worth more than gold by weight, contains hardly any cordycepin. Claims of strength and stamina in people rest on small, mixed trials, mostly with other preparations.`,
    es: `Conviene excavar con cuidado. Bajo la maza, no más larga que una o dos cerillas, está su comida: la crisálida o la oruga de una mariposa nocturna, llena de hilos blancos de punta a punta. Bastó una espora sobre la piel del insecto; el hongo creció dentro, esperó y en verano u otoño levantó su tallo. La parte alta es áspera, con granitos que son las bocas de los frascos que disparan esporas filiformes.

En 1950 se aisló de él la cordicepina, una pieza alterada de los ácidos nucleicos que en laboratorio frena muchas células. Se ha ensayado en medicina sin llegar hasta hoy a un uso autorizado. Los cultivos en arroz o en crisálidas de gusano de seda dan casi todo el «cordyceps» que se vende fuera de Asia.

Ese nombre abarca dos cosas. El tibetano _Ophiocordyceps sinensis_, que vale más que su peso en oro, apenas contiene cordicepina. Lo que se afirma de la fuerza y la resistencia se apoya en ensayos pequeños y dispares, casi todos con otros preparados.`,
    pt: `Convém cavar com cuidado. Sob a clava, não mais longa que um ou dois fósforos, está sua refeição: a pupa ou a lagarta de uma mariposa, cheia de fios brancos de ponta a ponta. Bastou um esporo na pele do inseto; o fungo cresceu por dentro, esperou e no verão ou outono ergueu sua haste. A parte alta é áspera, com grãozinhos que são as bocas dos frascos que disparam esporos filiformes.

Em 1950 isolou-se dele a cordicepina, uma peça alterada dos ácidos nucleicos que em laboratório freia muitas células. Foi testada em medicina sem chegar até hoje a um uso autorizado. Os cultivos em arroz ou em pupas de bicho-da-seda fornecem quase todo o “cordyceps” vendido fora da Ásia.

Esse nome abrange duas coisas. O tibetano _Ophiocordyceps sinensis_, que vale mais que seu peso em ouro, quase não contém cordicepina. O que se afirma sobre força e resistência se apoia em ensaios pequenos e díspares, a maioria com outros preparados.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Sordariomycetes',
    order: 'Hypocreales',
    family: 'Cordycipitaceae',
    genus: 'Cordyceps',
    species: 'militaris',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Cultivated ones for the kitchen; wild ones stay in the moss.',
      es: 'Los cultivados, para la cocina; los silvestres, en su musgo.',
      pt: 'Os cultivados, para a cozinha; os silvestres ficam no musgo.',
    },
    advice: {
      en: 'Eaten cooked and from cultivation; wild clubs need an expert’s identification. Ask a doctor first if you take blood thinners, diabetes medicines or drugs that calm the immune system.',
      es: 'Se come cocinado y de cultivo; los silvestres exigen la identificación de un experto. Consulta antes al médico si tomas anticoagulantes, antidiabéticos o inmunosupresores.',
      pt: 'Come-se cozido e de cultivo; os silvestres exigem a identificação de um especialista. Consulte antes o médico se toma anticoagulantes, remédios para diabetes ou imunossupressores.',
    },
  },
  cooking: { minutes: 10, source: 'rhein-zeitung-2020' },
  types: ['edible', 'medicinal'],
  characteristics: {
    cap: {
      en: '2–8 cm tall, 0.2–0.8 cm wide; an orange club, its upper part rough with fine pimples',
      es: '2–8 cm de alto y 0,2–0,8 cm de ancho; maza naranja, áspera en lo alto por granitos',
      pt: '2–8 cm de altura e 0,2–0,8 cm de largura; clava laranja, áspera no alto por grãozinhos',
    },
    stipe: {
      en: 'Smooth, paler orange, often curved, fixed to a buried pupa',
      es: 'Liso, naranja más claro, a menudo curvo, unido a una crisálida enterrada',
      pt: 'Liso, laranja mais claro, muitas vezes curvo, preso a uma pupa enterrada',
    },
    flesh: {
      en: 'Pale orange, fibrous; the insect is filled with white threads',
      es: 'Naranja pálido, fibrosa; el insecto está lleno de hilos blancos',
      pt: 'Laranja-pálida, fibrosa; o inseto está cheio de fios brancos',
    },
    spores: {
      en: 'Thread-like, breaking into many small pieces',
      es: 'Filiformes, se rompen en muchos fragmentos',
      pt: 'Filiformes, quebram-se em muitos fragmentos',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'club',
    capShapes: ['none'],
    capSurfaces: ['warty'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['parasitic'],
    habit: 'group',
    ground: 'insect',
    colours: {
      cap: { typical: '#e2782c', light: '#f0a050', dark: '#bf5518' },
      stipe: { typical: '#eda25c', light: '#f6c894', dark: '#cf7a34' },
      flesh: { typical: '#f5d3a3' },
    },
    size: { cap: { min: 0.2, max: 0.8 }, height: { min: 2, max: 8 }, stipeThickness: { min: 0.1, max: 0.5 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-orange': 'usual',
    'base-plain': 'usual',
    'ground-moss': 'usual',
    'ground-grass': 'usual',
    'growth-single': 'usual',
  },
  habitat: {
    en: 'Moss and grass at wood edges and in meadows, on buried pupae and larvae of moths.',
    es: 'Musgo y hierba en orlas de bosque y prados, sobre crisálidas y orugas enterradas.',
    pt: 'Musgo e capim em orlas de bosque e prados, sobre pupas e lagartas enterradas.',
  },
  distribution: {
    en: 'Much of the northern hemisphere, from lowlands to mountains; cultivated in Asia and elsewhere.',
    es: 'Gran parte del hemisferio norte, de la llanura a la montaña; cultivado en Asia y otros lugares.',
    pt: 'Grande parte do hemisfério norte, da planície à montanha; cultivado na Ásia e em outros lugares.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Mild nausea and loose bowels with supplements.',
        es: 'Náuseas leves y diarrea con los complementos.',
        pt: 'Náusea leve e diarreia com os suplementos.',
      },
    },
    {
      value: 'bleeding-risk',
      description: {
        en: 'Cordycepin affects platelets in the laboratory: caution with blood thinners.',
        es: 'La cordicepina afecta a las plaquetas en laboratorio: cautela con anticoagulantes.',
        pt: 'A cordicepina afeta as plaquetas em laboratório: cautela com anticoagulantes.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'In broth, of toasted grain.',
        es: 'En caldo, a cereal tostado.',
        pt: 'No caldo, de cereal tostado.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: { en: 'Like thin noodles.', es: 'Como fideos finos.', pt: 'Como macarrão fino.' },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'The label must say _militaris_, and fruit body or mycelium.',
      es: 'La etiqueta debe decir _militaris_ y si es cuerpo fructífero o micelio.',
      pt: 'O rótulo deve dizer _militaris_ e se é corpo de frutificação ou micélio.',
    },
    description: {
      en: 'Whole dried clubs are orange, brittle and free of grain; powders often contain the rice they grew on. A stated cordycepin content with a laboratory report tells more than a percentage of polysaccharides, which starch raises too.',
      es: 'Las mazas secas enteras son naranjas, quebradizas y sin grano; los polvos suelen llevar el arroz de cultivo. Un contenido de cordicepina con informe de laboratorio dice más que un porcentaje de polisacáridos, que también sube con el almidón.',
      pt: 'As clavas secas inteiras são laranja, quebradiças e sem grãos; os pós costumam levar o arroz do cultivo. Um teor de cordicepina com laudo de laboratório diz mais que uma porcentagem de polissacarídeos, que o amido também eleva.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'cordycepin',
      benefits: {
        en: 'An altered nucleoside first isolated from this species; studied on cells and animals.',
        es: 'Nucleósido alterado que se aisló por primera vez de esta especie; estudiado en células y animales.',
        pt: 'Nucleosídeo alterado isolado pela primeira vez desta espécie; estudado em células e animais.',
      },
      source: 'cunningham-1950',
    },
    { compound: 'adenosine' },
    { compound: 'carotenoid' },
  ],
  lookAlikes: [
    {
      species: 'trichoderma-cornu-damae',
      trait: 'cap',
      own: {
        en: 'Thin orange club, its top rough with pimples; on a buried pupa',
        es: 'Maza fina y naranja, áspera en lo alto por granitos; sobre una crisálida enterrada',
        pt: 'Clava fina e laranja, áspera no alto por grãozinhos; sobre uma pupa enterrada',
      },
      other: {
        en: 'Thick, smooth, hard fingers, flame red; on dead wood and roots. Deadly',
        es: 'Dedos gruesos, lisos y duros, rojo fuego; en madera y raíces muertas. Mortal',
        pt: 'Dedos grossos, lisos e duros, vermelho-fogo; em madeira e raízes mortas. Mortal',
      },
    },
  ],
  references: ['cunningham-1950', 'laessoe-petersen-2019', 'wasser-2002', 'index-fungorum'],
}
