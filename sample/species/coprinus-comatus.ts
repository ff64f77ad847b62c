import type { SpeciesSample } from '@sample/types'

export const coprinusComatus: SpeciesSample = {
  slug: 'coprinus-comatus',
  scientificName: 'Coprinus comatus',
  authority: '(O.F. Müll.) Pers.',
  mycobank: 148667,
  gbif: 7987658,
  wikidata: 'Q275125',
  commonNames: {
    en: ['Shaggy ink cap', 'Lawyer’s wig', 'Shaggy mane'],
    es: ['matacandil', 'barbuda', 'chipirón de monte', 'apagacandelas'],
    pt: ['coprino-cabeludo'],
  },
  localNames: [
    { name: 'chuchuca', language: 'qu-PE', source: 'trutmann-luque-2012' },
    { name: 'vela vela', language: 'qu-PE', source: 'trutmann-luque-2012' },
  ],
  summary: {
    en: `A tall white cylinder with curling scales that melts into black ink from the rim upwards, often within a day of being picked.`,
    es: `Un cilindro blanco y alto, de escamas rizadas, que se deshace en tinta negra desde el borde, a menudo en un solo día tras la recolección.`,
    pt: `Um cilindro branco e alto, de escamas encrespadas, que se desfaz em tinta preta a partir da borda, muitas vezes um dia depois de colhido.`,
  },
  about: {
    en: `Young shaggy ink caps stand in lawns and on verges like white candles, the cap wrapped tight about the stem and roughened by shaggy, upturned scales round a smooth buff crown. Then the rim flushes pink, blackens and turns to liquid. The mushroom digests its own gills from the edge inwards, so that each ripening strip hangs free in the air as it sheds its spores, until only a tattered disc remains on the stem.

It follows disturbed, well-fed ground: new lawns, building sites, path edges, rubbish heaps, compost. From such places it takes up heavy metals, so where it grows matters as much as what it is.

Its ink has earned it company it does not deserve. The common ink cap, _Coprinopsis atramentaria_, is grey and nearly bald, and contains coprine, which makes alcohol taken for days afterwards a poison; the shaggy ink cap is not known to contain coprine. The magpie ink cap, _Coprinopsis picacea_, is dark brown with white patches. In warm countries the closed buds of _Chlorophyllum molybdites_ come up in the same lawns; the cap is rounder, its scales are brown, and it never turns to ink.`,
    es: `Los jóvenes se alzan en céspedes y cunetas como velas blancas, con el píleo ceñido al pie y erizado de escamas lanosas en torno a una coronilla lisa y ocrácea. Después el borde se sonroja, ennegrece y se licúa. La seta digiere sus propias láminas de fuera adentro, de modo que cada franja madura queda suspendida en el aire al soltar las esporas, hasta que solo resta un disco raído sobre el pie.

Busca suelos removidos y ricos: céspedes nuevos, obras, bordes de camino, escombreras, compost. De esos lugares toma metales pesados, y por eso importa tanto dónde crece como lo que es.

Su tinta le ha traído compañías que no merece. El coprino antialcohólico, _Coprinopsis atramentaria_, es gris y casi lampiño, y contiene coprina, que convierte en tóxico el alcohol bebido incluso días después; en el matacandil no se conoce la coprina. _Coprinopsis picacea_ es pardo oscura con placas blancas. En países cálidos, los ejemplares cerrados de _Chlorophyllum molybdites_ salen en los mismos céspedes; su píleo es más redondo, las escamas son pardas y nunca se vuelve tinta.`,
    pt: `Os jovens erguem-se em gramados e beiras de estrada como velas brancas, com o chapéu cingido ao estipe e eriçado de escamas lanosas em volta de uma coroa lisa e ocrácea. Depois a borda fica rosada, escurece e se liquefaz. O cogumelo digere as próprias lâminas de fora para dentro, de modo que cada faixa madura fica suspensa no ar ao soltar os esporos, até restar apenas um disco esfarrapado no alto do estipe.

Procura solos revolvidos e ricos: gramados novos, obras, beiras de caminho, entulhos, composto. Desses lugares absorve metais pesados, e por isso importa tanto onde cresce quanto o que é.

A tinta lhe trouxe companhias que não merece. _Coprinopsis atramentaria_ é cinza e quase sem escamas, e contém coprina, que torna tóxico o álcool bebido mesmo dias depois; no fradinho não se conhece coprina. _Coprinopsis picacea_ é marrom-escura com placas brancas. Em países quentes, os botões fechados de _Chlorophyllum molybdites_ surgem nos mesmos gramados; o chapéu é mais redondo, as escamas são marrons e nunca vira tinta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Coprinus',
    species: 'comatus',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: `White, closed and fresh, or not at all.`,
      es: `Blanco, cerrado y fresco, o nada.`,
      pt: `Branco, fechado e fresco, ou nada.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert and cooked within hours of picking. Never from roadsides or polluted ground; the bald grey ink cap is poisonous with alcohol.`,
      es: `Comestible solo si un experto lo ha identificado con certeza y se cocina a las pocas horas. Nunca de cunetas ni suelos contaminados; el coprino gris y lampiño es tóxico con alcohol.`,
      pt: `Comestível apenas quando identificado com certeza por um especialista e cozido poucas horas depois da colheita. Nunca de beiras de estrada nem de solos contaminados; o coprino cinza e liso é tóxico com álcool.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: `5–15 cm tall, 3–7 cm wide, a closed cylinder, then a bell; white with curling scales, crown buff`,
      es: `5–15 cm de alto y 3–7 de ancho, cilíndrico, luego acampanado; blanco, escamas rizadas, coronilla ocre`,
      pt: `5–15 cm de altura e 3–7 de largura, cilíndrico, depois em sino; branco, escamas crespas, coroa ocre`,
    },
    gills: {
      en: `Very crowded, free; white, then pink, then black and dissolving from the rim`,
      es: `Muy apretadas, libres; blancas, luego rosadas, al fin negras y licuadas desde el borde`,
      pt: `Muito apertadas, livres; brancas, depois rosadas, por fim pretas e liquefeitas desde a borda`,
    },
    ring: {
      en: `Narrow, white, loose; soon slips down the stem or drops off`,
      es: `Estrecho, blanco, suelto; pronto resbala por el pie o se cae`,
      pt: `Estreito, branco, solto; logo escorrega pelo estipe ou cai`,
    },
    stipe: {
      en: `10–30 cm, white, smooth, hollow with a fine cord inside; base a little swollen`,
      es: `10–30 cm, blanco, liso, hueco con un cordón fino en su interior; base algo abultada`,
      pt: `10–30 cm, branco, liso, oco com um cordão fino no interior; base um pouco dilatada`,
    },
    flesh: {
      en: `White, thin, tender, soon watery`,
      es: `Blanca, delgada, tierna, pronto acuosa`,
      pt: `Branca, fina, tenra, logo aquosa`,
    },
    spores: {
      en: `Print black; spores smooth, with a germ pore`,
      es: `Esporada negra; esporas lisas, con poro germinativo`,
      pt: `Esporada preta; esporos lisos, com poro germinativo`,
    },
    odour: {
      en: `Faint and pleasant when young`,
      es: `Tenue y agradable de joven`,
      pt: `Tênue e agradável quando jovem`,
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'campanulate'],
    capSurfaces: ['shaggy', 'scaly'],
    capMargin: 'split',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['black'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#f4eee0', light: '#fbf8ef', dark: '#3a302c' },
      hymenium: { typical: '#cfa8a0', light: '#f3ece2', dark: '#231d1b' },
      stipe: { typical: '#f5f0e4', light: '#fbf8f0', dark: '#e2d8c6' },
      ring: { typical: '#efe7d6' },
      flesh: { typical: '#fbf7ee' },
      marks: { typical: '#c9a57a', light: '#e4d2b2', dark: '#a98253' },
    },
    size: { cap: { min: 3, max: 7 }, height: { min: 10, max: 30 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0.25,
  },
  keyNotes: {
    'ring-sliding': 'usual',
    'flesh-ink': 'usual',
    'smell-faint': 'usual',
    'ring-none': 'sometimes',
    'flesh-same': 'sometimes',
    'smell-mushroom': 'sometimes',
    'ground-soil': 'sometimes',
  },
  habitat: {
    en: `Lawns, verges, building sites, path edges, compost and other disturbed, fertile ground.`,
    es: `Céspedes, cunetas, obras, bordes de camino, compost y otros suelos removidos y fértiles.`,
    pt: `Gramados, beiras de estrada, obras, margens de caminho, composto e outros solos revolvidos e férteis.`,
  },
  distribution: {
    en: `Temperate regions of the whole world, native to the northern ones; grown on a farm scale in China.`,
    es: `Regiones templadas de todo el mundo, originaria de las septentrionales; se cultiva a escala comercial en China.`,
    pt: `Regiões temperadas de todo o mundo, nativa das setentrionais; cultivada em escala comercial na China.`,
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
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [4, 5, 10, 11, 12],
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
        en: `Delicate, a little like asparagus.`,
        es: `Delicado, con un recuerdo de espárrago.`,
        pt: `Delicado, com uma lembrança de aspargo.`,
      },
    },
    {
      value: 'umami',
      description: {
        en: `A rich, savoury juice in the pan.`,
        es: `Suelta en la sartén un jugo sabroso.`,
        pt: `Solta na frigideira um suco saboroso.`,
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: `Soft and very watery; cook it dry and fast.`,
        es: `Blanda y muy acuosa; mejor a fuego vivo, hasta que pierda el agua.`,
        pt: `Macia e muito aquosa; melhor em fogo alto, até perder a água.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: `Light and clean while the gills are white.`,
        es: `Ligero y limpio mientras las láminas son blancas.`,
        pt: `Leve e limpo enquanto as lâminas são brancas.`,
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'chlorophyllum-molybdites',
      trait: 'gills',
      own: {
        en: `Pink, then black, and dissolving into ink`,
        es: `Rosadas, luego negras, y deshechas en tinta`,
        pt: `Rosadas, depois pretas, desfazendo-se em tinta`,
      },
      other: {
        en: `White, then grey-green; never inky`,
        es: `Blancas, luego gris verdosas; nunca se vuelven tinta`,
        pt: `Brancas, depois cinza-esverdeadas; nunca viram tinta`,
      },
    },
    {
      species: 'coprinopsis-atramentaria',
      trait: 'cap',
      own: {
        en: `White cylinder with shaggy, curling scales`,
        es: `Cilindro blanco con escamas lanosas y rizadas`,
        pt: `Cilindro branco com escamas lanosas e crespas`,
      },
      other: {
        en: `Grey, egg- to bell-shaped, nearly smooth and furrowed`,
        es: `Gris, ovoide a acampanado, casi liso y surcado`,
        pt: `Cinza, ovoide a campanulado, quase liso e sulcado`,
      },
    },
    {
      name: 'Coprinopsis picacea',
      edibility: 'poisonous',
      trait: 'cap',
      own: {
        en: 'White with curling scales',
        es: 'Blanco con escamas rizadas',
        pt: 'Branco com escamas encrespadas',
      },
      other: {
        en: 'Dark brown with white patches',
        es: 'Pardo oscuro con placas blancas',
        pt: 'Marrom-escuro com placas brancas',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'benjamin-1995',
    'stamets-2000',
    'boa-2004',
    'index-fungorum',
    'trutmann-luque-2012',
  ],
}
