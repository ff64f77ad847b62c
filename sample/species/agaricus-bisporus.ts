import type { SpeciesSample } from '@sample/types'

export const agaricusBisporus: SpeciesSample = {
  slug: 'agaricus-bisporus',
  scientificName: 'Agaricus bisporus',
  authority: '(J.E. Lange) Imbach',
  gbif: 5243447,
  synonyms: ['Agaricus brunnescens', 'Agaricus hortensis', 'Psalliota bispora'],
  commonNames: {
    en: ['Button mushroom', 'Cultivated mushroom', 'Chestnut mushroom', 'Portobello'],
    es: ['champiñón', 'champiñón de París', 'portobello'],
    pt: ['champignon', 'cogumelo-de-paris', 'portobello'],
  },
  localNames: [{ name: 'xampinyó', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'Button, chestnut and portobello are one species at three ages and colours. Familiar in a punnet; in the wild it has deadly doubles.',
    es: 'Champiñón blanco, marrón y portobello son una sola especie en distintos colores y edades. Familiar en el mercado; en el campo tiene dobles mortales.',
    pt: 'Champignon branco, marrom e portobello são uma só espécie em cores e idades diferentes. Familiar no mercado; no campo há espécies parecidas e mortais.',
  },
  about: {
    en: `The mushroom of the supermarket has been grown for more than three centuries, first by the market gardeners of Paris on horse manure, later in the quarries under the city. For most of that time it was brown. The white strain that now fills the shelves goes back to a chance find in a Pennsylvania mushroom bed in the 1920s. Sold closed it is a button; brown and closed, a chestnut or cremini; brown and fully open, a portobello.

Wild ones are brown and scaly and turn up under cypresses, on compost, in gardens and along roadsides. The flesh flushes slowly pinkish brown when cut, the gills pass from pink to chocolate, and the ring is thick and lasting. The name records a microscopic mark: the basidia carry two spores, where most mushrooms of the genus carry four.

No wild white mushroom should be picked at the button stage. _Amanita virosa_ and pale _Amanita phalloides_ then look much like it; only the whole base, dug from the soil, and gills that are pink rather than white tell them apart. Raw caps hold agaritine, a compound under study for its possible harm; cooking lowers it.`,
    es: `El champiñón de los mercados se cultiva desde hace más de tres siglos: primero los hortelanos de París sobre estiércol de caballo, después en las canteras del subsuelo de la ciudad. Casi todo ese tiempo fue pardo. La variedad blanca que hoy llena los estantes procede de un hallazgo casual en un cultivo de Pensilvania en los años veinte del siglo pasado. El portobello no es otra cosa que el champiñón pardo cosechado con el píleo del todo abierto.

El silvestre es pardo y escamoso, y sale bajo cipreses, en compost, jardines y cunetas. La carne se tiñe despacio de pardo rosado al corte, las láminas pasan del rosa al chocolate y el anillo es grueso y persistente. El nombre recoge un carácter microscópico: sus basidios llevan dos esporas, mientras que los de casi todo el género llevan cuatro.

Ningún ejemplar blanco silvestre debe recolectarse mientras está cerrado. _Amanita virosa_ y las formas claras de _Amanita phalloides_ se le parecen entonces mucho; solo las separan la base entera, sacada con la tierra, y las láminas, rosas y no blancas. Crudo contiene agaritina, sustancia que se estudia por su posible daño; la cocción la reduce.`,
    pt: `O cogumelo dos supermercados é cultivado há mais de três séculos: primeiro pelos horticultores de Paris, sobre esterco de cavalo, depois nas pedreiras sob a cidade. Em quase todo esse tempo foi marrom. A variedade branca que hoje enche as gôndolas descende de um achado casual num cultivo da Pensilvânia, na década de 1920. O portobello é apenas o champignon marrom colhido com o chapéu todo aberto.

O silvestre é marrom e escamoso, e aparece sob ciprestes, em composto, jardins e beiras de estrada. A carne tinge-se devagar de marrom-rosado ao corte, as lâminas passam do rosa ao chocolate e o anel é grosso e persistente. O nome guarda um caráter microscópico: os basídios trazem dois esporos, enquanto os de quase todo o gênero trazem quatro.

Nenhum exemplar branco silvestre deve ser colhido em botão. _Amanita virosa_ e as formas claras de _Amanita phalloides_ são então muito parecidas; só as separam a base inteira, tirada com a terra, e as lâminas, rosadas e não brancas. Cru contém agaritina, substância estudada por seu possível dano; o cozimento a reduz.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'bisporus',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Never pick wild white buttons: deadly amanitas look the same.',
      es: 'Nunca recolectes champiñones silvestres blancos y cerrados: hay amanitas mortales iguales.',
      pt: 'Nunca colha botões brancos silvestres: há amanitas mortais iguais.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and better cooked than raw.',
      es: 'Comestible solo si lo identifica con certeza una persona experta, y mejor cocinado que crudo.',
      pt: 'Comestível só quando identificado com certeza por um especialista, e melhor cozido do que cru.',
    },
  },
  cooking: { minutes: 10, source: 'rhein-zeitung-2020' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '4–12 cm, domed then flat; brown and scaly in the wild, white or brown in cultivation',
      es: '4–12 cm, abombado y luego plano; pardo y escamoso el silvestre, blanco o pardo el cultivado',
      pt: '4–12 cm, abaulado e depois plano; marrom e escamoso o silvestre, branco ou marrom o cultivado',
    },
    gills: {
      en: 'Free, crowded; pink when young, then chocolate, at last blackish brown',
      es: 'Libres, apretadas; rosas de jóvenes, luego chocolate y al fin pardo negruzcas',
      pt: 'Livres, apertadas; rosadas quando jovens, depois chocolate, por fim marrom-enegrecidas',
    },
    ring: {
      en: 'White, thick, single, standing out from the stem; lasting',
      es: 'Blanco, grueso, simple, separado del pie; persistente',
      pt: 'Branco, grosso, simples, afastado do estipe; persistente',
    },
    stipe: {
      en: '3–8 cm, stout, white, smooth, bruising brownish; no sac at the base',
      es: '3–8 cm, robusto, blanco, liso, pardea al roce; sin volva en la base',
      pt: '3–8 cm, robusto, branco, liso, marrom ao toque; sem volva na base',
    },
    flesh: {
      en: 'White, firm, slowly pinkish brown where cut; never bright yellow',
      es: 'Blanca, firme, pardo rosada despacio al corte; nunca amarillo vivo',
      pt: 'Branca, firme, aos poucos marrom-rosada ao corte; nunca amarelo-viva',
    },
    spores: {
      en: 'Print dark chocolate brown; two spores on each basidium',
      es: 'Esporada chocolate oscuro; dos esporas por basidio',
      pt: 'Esporada chocolate-escura; dois esporos por basídio',
    },
    odour: {
      en: 'Plain mushroom, pleasant; never of ink or hospital',
      es: 'Fúngico, agradable; nunca a tinta ni a hospital',
      pt: 'Fúngico, agradável; nunca de tinta nem de hospital',
    },
  },
  decisive: ['gills', 'stipe', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['scaly', 'fibrillose'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['blackish-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'soil',
    colours: {
      cap: { typical: '#a98560', light: '#d8c3a5', dark: '#7d5b3d' },
      hymenium: { typical: '#8f5f52', light: '#d6a196', dark: '#43302a' },
      stipe: { typical: '#f1e9da', dark: '#cdb79c' },
      ring: { typical: '#f4ecdc' },
      flesh: { typical: '#faf5ea', dark: '#e3c3b1' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 3, max: 8 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.15,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'flesh-red': 'sometimes',
    'colour-white': 'sometimes',
    'ground-grass': 'sometimes',
    'flesh-yellow': 'impossible',
    'smell-ink': 'impossible',
  },
  habitat: {
    en: 'Rich soil, compost, manure heaps, gardens and verges, often under cypress; grown on composted straw and manure.',
    es: 'Suelos ricos, compost, estercoleros, jardines y cunetas, a menudo bajo cipreses; cultivado en compost de paja y estiércol.',
    pt: 'Solos ricos, composto, montes de esterco, jardins e beiras de estrada, muitas vezes sob ciprestes; cultivado em composto de palha e esterco.',
  },
  distribution: {
    en: 'Wild in Europe and North America, scattered; cultivated on every inhabited continent.',
    es: 'Silvestre y disperso en Europa y Norteamérica; cultivado en todos los continentes habitados.',
    pt: 'Silvestre e disperso na Europa e na América do Norte; cultivado em todos os continentes habitados.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Large portions, above all raw, lie heavy on some stomachs.',
        es: 'En cantidad, y más aún crudo, sienta pesado a algunas personas.',
        pt: 'Em quantidade, e mais ainda cru, pesa no estômago de algumas pessoas.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'Workers on mushroom farms may develop inflamed lungs from compost dust and spores.',
        es: 'En los cultivos, el polvo del compost y las esporas pueden inflamar los pulmones de los trabajadores.',
        pt: 'Nos cultivos, a poeira do composto e os esporos podem inflamar os pulmões dos trabalhadores.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Buttons are gentle and a little sweet.',
        es: 'De joven es delicado y algo dulce.',
        pt: 'Em botão é delicado e um pouco doce.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Grows with age and browning: fullest in the open portobello.',
        es: 'Crece con la edad y el tostado: pleno en el portobello abierto.',
        pt: 'Cresce com a idade e o dourado: pleno no portobello aberto.',
      },
    },
    {
      value: 'earthy',
      description: {
        en: 'Clearer in brown strains than in white.',
        es: 'Más marcado en las variedades pardas que en las blancas.',
        pt: 'Mais nítido nas variedades marrons do que nas brancas.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Closed caps keep their bite in the pan.',
        es: 'Los píleos cerrados mantienen la firmeza en la sartén.',
        pt: 'Os chapéus fechados continuam firmes na frigideira.',
      },
    },
    {
      value: 'meaty',
      description: {
        en: 'Open portobellos, roasted whole.',
        es: 'El portobello abierto, asado entero.',
        pt: 'O portobello aberto, assado inteiro.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'The smell by which others are called mushroomy.',
        es: 'El olor que sirve de medida para llamar fúngico a otro.',
        pt: 'O cheiro que serve de medida para o que se chama fúngico.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Look under the cap: the veil tells the age.',
      es: 'Mira bajo el píleo: el velo dice la edad.',
      pt: 'Olhe sob o chapéu: o véu diz a idade.',
    },
    description: {
      en: 'Buttons should be dry, firm and closed, without slime or dark wet patches. Open caps are riper, not spoiled: brown gills mean more flavour and a shorter life. Keep them cold in paper and use them within days.',
      es: 'Jóvenes: secos, firmes y cerrados, sin baba ni manchas oscuras y húmedas. Los abiertos están maduros, no pasados: láminas pardas significan más sabor y menos duración. Guárdalos en frío, en papel, y gástalos en pocos días.',
      pt: 'Em botão: secos, firmes e fechados, sem limo nem manchas escuras e úmidas. Os abertos estão maduros, não passados: lâminas marrons significam mais sabor e menos duração. Guarde no frio, em papel, e use em poucos dias.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'ergothioneine',
      benefits: {
        en: 'An antioxidant amino acid that people obtain largely from mushrooms; its value to health is under study.',
        es: 'Aminoácido antioxidante que obtenemos sobre todo de las setas; su valor para la salud está en estudio.',
        pt: 'Aminoácido antioxidante que obtemos sobretudo dos cogumelos; seu valor para a saúde está em estudo.',
      },
    },
    {
      compound: 'ergosterol',
      benefits: {
        en: 'Turns into vitamin D2 under ultraviolet light; some growers treat the harvest so.',
        es: 'Se convierte en vitamina D2 bajo luz ultravioleta; algunos cultivadores tratan así la cosecha.',
        pt: 'Transforma-se em vitamina D2 sob luz ultravioleta; alguns produtores tratam assim a colheita.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'volva',
      own: {
        en: 'No sac at the base; gills pink, then brown',
        es: 'Sin volva en la base; láminas rosas, luego pardas',
        pt: 'Sem volva na base; lâminas rosadas, depois marrons',
      },
      other: {
        en: 'Base in a white sac; gills stay white',
        es: 'Base en una volva blanca; láminas siempre blancas',
        pt: 'Base numa volva branca; lâminas sempre brancas',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'gills',
      own: { en: 'Pink, then chocolate', es: 'Rosas, luego chocolate', pt: 'Rosadas, depois chocolate' },
      other: {
        en: 'Pure white, always; sac at the base',
        es: 'Blanco puro, siempre; volva en la base',
        pt: 'Branco puro, sempre; volva na base',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'gills',
      own: {
        en: 'Pink, then dark brown; no sac',
        es: 'Rosas, luego pardo oscuro; sin volva',
        pt: 'Rosadas, depois marrom-escuras; sem volva',
      },
      other: {
        en: 'White at every age; a sac at the base',
        es: 'Blancas a cualquier edad; volva en la base',
        pt: 'Brancas em qualquer idade; volva na base',
      },
    },
    {
      species: 'agaricus-xanthodermus',
      trait: 'flesh',
      own: {
        en: 'Slowly pinkish brown where cut',
        es: 'Pardo rosada, despacio, al corte',
        pt: 'Aos poucos marrom-rosada ao corte',
      },
      other: {
        en: 'Chrome yellow at once in the base; smells of ink',
        es: 'Amarillo cromo al instante en la base; huele a tinta',
        pt: 'Amarelo-cromo de imediato na base; cheira a tinta',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'ring',
      own: {
        en: 'Thick and lasting; cap brown, scaly',
        es: 'Grueso y persistente; píleo pardo y escamoso',
        pt: 'Grosso e persistente; chapéu marrom e escamoso',
      },
      other: {
        en: 'Thin, soon lost; cap white, in grass',
        es: 'Fino, pronto perdido; píleo blanco, entre hierba',
        pt: 'Fino, logo perdido; chapéu branco, na grama',
      },
    },
  ],
  usda: 11260,
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'chang-miles-2004',
    'royse-2017',
    'kalaras-2017',
    'kalac-2013',
    'usda-sr28',
    'vidal-ballesteros-2013',
  ],
}
