import type { SpeciesSample } from '@sample/types'

export const flammulinaVelutipes: SpeciesSample = {
  slug: 'flammulina-velutipes',
  scientificName: 'Flammulina velutipes',
  authority: '(Curtis) Singer',
  gbif: 3341441,
  synonyms: ['Collybia velutipes'],
  commonNames: {
    en: ['Velvet shank', 'Velvet foot', 'Winter mushroom', 'Enoki'],
    es: ['seta de pie aterciopelado', 'enoki'],
    pt: ['enoki', 'enokitake'],
  },
  summary: {
    en: 'Honey-bright clusters on winter elms and willows, with a stem of dark velvet. In the dark of a bottle its Asian sister becomes white enoki.',
    es: 'Ramilletes color miel en olmos y sauces de invierno, con el pie de terciopelo oscuro. Cultivada a oscuras, su hermana asiática es el enoki blanco.',
    pt: 'Cachos cor de mel em olmos e salgueiros no inverno, com o estipe de veludo escuro. Cultivada no escuro, sua irmã asiática é o enoki branco.',
  },
  about: {
    en: `Velvet shank fruits through the coldest months. Frozen stiff, it thaws and goes on shedding spores, and the orange caps on a bare elm in January have few rivals. The cap is slimy, the gills are pale yellow, and the stem, yellow above, darkens from the base up into brown-black velvet. There is no ring, and the print is white.

These marks have to be checked on every stem, for _Galerina marginata_ stands on the same wood and kills. It has a ring or ring-zone, no velvet and a rusty print; clusters of the two may mix, so that one cap too many in the basket is enough.

Enoki, the bundle of white threads in the shops, looks so unlike because it is grown in cold, darkness and stale air. Most cultivated strains of East Asia are now kept apart as _Flammulina filiformis_, long counted within this species. Enoki belongs in the pan, not in the salad: packs eaten raw have caused outbreaks of listeriosis, which is dangerous in pregnancy and old age, and the raw mushroom holds a protein harmful to heart muscle in animals and destroyed by heat.`,
    es: `Fructifica en los meses más fríos. Helada hasta la rigidez, se deshiela y sigue soltando esporas; en enero, sus píleos anaranjados sobre un olmo desnudo tienen pocos rivales. El píleo es viscoso, las láminas amarillo pálido, y el pie, amarillo arriba, se oscurece desde la base en un terciopelo pardo negruzco. No hay anillo y la esporada es blanca.

Hay que comprobarlo pie por pie, porque _Galerina marginata_ vive en la misma madera y mata. Tiene anillo o resto de él, carece de terciopelo y da esporada herrumbrosa; los ramilletes de ambas pueden mezclarse, y basta un píleo de más en la cesta.

El enoki de las tiendas, ese haz de hilos blancos, parece otra cosa porque se cría con frío, a oscuras y con poca ventilación. La mayoría de las cepas cultivadas en Asia oriental se separan hoy como _Flammulina filiformis_, incluida durante mucho tiempo en esta especie. El enoki es para la sartén, no para la ensalada: comido crudo ha causado brotes de listeriosis, peligrosa en el embarazo y la vejez, y sin cocer contiene una proteína dañina para el músculo cardíaco en animales, que el calor destruye.`,
    pt: `Frutifica nos meses mais frios. Congelada até ficar dura, degela e continua a soltar esporos; em pleno inverno, seus chapéus alaranjados num olmo nu têm poucos rivais. O chapéu é viscoso, as lâminas são amarelo-pálidas, e o estipe, amarelo em cima, escurece da base para o alto num veludo marrom-enegrecido. Não há anel, e a esporada é branca.

É preciso conferir estipe por estipe, porque _Galerina marginata_ vive na mesma madeira e mata. Ela tem anel ou resto dele, não tem veludo e dá esporada ferrugínea; os cachos das duas podem misturar-se, e basta um chapéu a mais na cesta.

O enoki do mercado, aquele feixe de fios brancos, parece outra coisa porque é criado no frio, no escuro e com pouca ventilação. A maioria das linhagens cultivadas no leste da Ásia é hoje separada como _Flammulina filiformis_, por muito tempo incluída nesta espécie. Enoki é para a panela, não para a salada: comido cru já causou surtos de listeriose, perigosa na gravidez e na velhice, e sem cozer contém uma proteína nociva ao músculo cardíaco em animais, que o calor destrói.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Physalacriaceae',
    genus: 'Flammulina',
    species: 'velutipes',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'A deadly mushroom forms similar clusters on the same wood.',
      es: 'Una seta mortal forma ramilletes parecidos sobre la misma madera.',
      pt: 'Um cogumelo mortal forma cachos parecidos na mesma madeira.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, stem by stem, and thoroughly cooked. Shop enoki too is never for eating raw.',
      es: 'Comestible solo si la identifica con certeza una persona experta, pie por pie, y bien cocinada. Tampoco el enoki comprado se come crudo.',
      pt: 'Comestível só quando identificada com certeza por um especialista, estipe por estipe, e bem cozida. O enoki comprado também não se come cru.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '2–8 cm, convex to flat, slimy when wet; honey to orange-brown, paler at the edge',
      es: '2–8 cm, de convexo a plano, viscoso en húmedo; de miel a pardo naranja, borde más claro',
      pt: '2–8 cm, convexo a plano, viscoso quando úmido; mel a marrom-alaranjado, margem mais clara',
    },
    gills: {
      en: 'Pale yellow to cream, rather spaced, narrowly joined; never rusty',
      es: 'De amarillo pálido a crema, algo separadas, casi libres; nunca herrumbrosas',
      pt: 'Amarelo-pálidas a creme, um tanto espaçadas, quase livres; nunca ferrugíneas',
    },
    ring: {
      en: 'No ring and no ring-zone, at any age',
      es: 'Ni anillo ni zona anular, a ninguna edad',
      pt: 'Nem anel nem zona anelar, em qualquer idade',
    },
    stipe: {
      en: '2–8 cm, tough; yellow above, brown-black velvet from the base up',
      es: '2–8 cm, tenaz; amarillo arriba, terciopelo pardo negruzco desde la base',
      pt: '2–8 cm, resistente; amarelo em cima, veludo marrom-enegrecido a partir da base',
    },
    flesh: {
      en: 'Thin, pale yellow, soft in the cap, leathery in the stem',
      es: 'Delgada, amarillo pálido, blanda en el píleo, coriácea en el pie',
      pt: 'Fina, amarelo-pálida, macia no chapéu, coriácea no estipe',
    },
    spores: {
      en: 'Print white; a brown print rules it out',
      es: 'Esporada blanca; si es parda, no es esta especie',
      pt: 'Esporada branca; se for marrom, não é esta espécie',
    },
    odour: {
      en: 'Slight and pleasant, not telling',
      es: 'Leve y agradable, sin carácter propio',
      pt: 'Leve e agradável, sem caráter próprio',
    },
  },
  decisive: ['stipe', 'ring', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['white'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'cluster',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#d98a2b', light: '#edb85c', dark: '#a85a1a' },
      hymenium: { typical: '#f3e2b0', dark: '#e0c283' },
      stipe: { typical: '#6a4526', light: '#dba94c', dark: '#2e1d14' },
      flesh: { typical: '#f4e3b2' },
    },
    size: { cap: { min: 2, max: 8 }, height: { min: 2, max: 8 }, stipeThickness: { min: 0.3, max: 0.8 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'stem-plain': 'usual',
    'colour-brown': 'sometimes',
    'colour-yellow': 'sometimes',
    'ground-stump': 'sometimes',
    'ring-skirt': 'impossible',
  },
  habitat: {
    en: 'Dead or dying trunks, stumps and branches of broad-leaved trees and shrubs, above all elm, willow and ash, also gorse.',
    es: 'Troncos, tocones y ramas muertos o moribundos de árboles y arbustos de hoja ancha, sobre todo olmo, sauce y fresno; también tojo.',
    pt: 'Troncos, tocos e galhos mortos ou moribundos de folhosas, sobretudo olmo, salgueiro e freixo; também em tojo.',
  },
  distribution: {
    en: 'Temperate northern hemisphere, with close relatives that are hard to tell apart; enoki is grown mainly in East Asia.',
    es: 'Hemisferio norte templado, con parientes próximos difíciles de separar; el enoki se cultiva sobre todo en Asia oriental.',
    pt: 'Hemisfério norte temperado, com parentes próximos difíceis de separar; o enoki é cultivado sobretudo no leste da Ásia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2, 3],
      peak: [11, 12, 1],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or underdone it is hard to digest; raw packs may carry _Listeria_.',
        es: 'Cruda o poco hecha resulta indigesta; los envases en crudo pueden llevar _Listeria_.',
        pt: 'Crua ou malcozida é indigesta; as embalagens cruas podem conter _Listeria_.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Enoki is light, almost neutral.',
        es: 'El enoki es ligero, casi neutro.',
        pt: 'O enoki é leve, quase neutro.',
      },
    },
    {
      value: 'sweet',
      description: {
        en: 'Wild caps, slime wiped off and cooked, are faintly sweet.',
        es: 'El píleo silvestre, limpio de viscosidad y cocinado, es levemente dulce.',
        pt: 'O chapéu silvestre, limpo da viscosidade e cozido, é levemente doce.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Enoki stems keep a crisp bite in broth.',
        es: 'Los pies del enoki crujen aun en el caldo.',
        pt: 'Os estipes do enoki ficam crocantes até no caldo.',
      },
    },
    {
      value: 'chewy',
      description: {
        en: 'Wild stems are leathery and are cut away.',
        es: 'El pie silvestre es coriáceo y se desecha.',
        pt: 'O estipe silvestre é coriáceo e se descarta.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Light and clean.',
        es: 'Ligero y limpio.',
        pt: 'Leve e limpo.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'White, dry and crisp; keep it cold and apart from food eaten raw.',
      es: 'Blanco, seco y terso; en frío y lejos de lo que se come crudo.',
      pt: 'Branco, seco e firme; no frio e longe do que se come cru.',
    },
    description: {
      en: 'Choose sealed packs without liquid, slime or yellowed caps and respect the date. Cut off the matted base, wash hands and board afterwards, and cook the threads until steaming all through.',
      es: 'Elige envases cerrados, sin líquido, baba ni píleos amarillentos, y respeta la fecha. Corta la base apelmazada, lávate después las manos, lava la tabla y cocínalas hasta que humeen por dentro.',
      pt: 'Escolha embalagens fechadas, sem líquido, limo nem chapéus amarelados, e respeite a validade. Corte a base compacta, lave depois as mãos e a tábua, e cozinhe até que fique bem quente por inteiro.',
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
      compound: 'beta-glucan',
      benefits: {
        en: 'Cell-wall polysaccharides studied for their action on immune cells.',
        es: 'Polisacáridos de la pared celular, estudiados por su acción en las células inmunitarias.',
        pt: 'Polissacarídeos da parede celular, estudados por sua ação em células imunes.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: { en: 'Print white', es: 'Esporada blanca', pt: 'Esporada branca' },
      other: {
        en: 'Print rusty brown; a thin ring on the stem',
        es: 'Esporada pardo herrumbre; anillo fino en el pie',
        pt: 'Esporada cor de ferrugem; anel fino no estipe',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'gills',
      own: { en: 'Cream to pale yellow', es: 'De crema a amarillo pálido', pt: 'Creme a amarelo-pálidas' },
      other: {
        en: 'Sulphur yellow turning green, then purple-brown',
        es: 'Amarillo azufre, luego verdosas y al fin pardo púrpura',
        pt: 'Amarelo-enxofre, depois esverdeadas e por fim marrom-púrpura',
      },
    },
    {
      species: 'kuehneromyces-mutabilis',
      trait: 'stipe',
      own: {
        en: 'Velvety, dark at the base, no ring',
        es: 'Aterciopelado, oscuro abajo, sin anillo',
        pt: 'Aveludado, escuro embaixo, sem anel',
      },
      other: {
        en: 'Scaly below a ring; print brown',
        es: 'Escamoso bajo un anillo; esporada parda',
        pt: 'Escamoso abaixo de um anel; esporada marrom',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'ring',
      own: { en: 'None', es: 'Ninguno', pt: 'Nenhum' },
      other: {
        en: 'A thick collar; cap dry, finely scaly',
        es: 'Un collar grueso; píleo seco, con escamitas',
        pt: 'Um colar grosso; chapéu seco, com escaminhas',
      },
    },
  ],
  usda: 11950,
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'chang-miles-2004',
    'stamets-2000',
    'royse-2017',
    'benjamin-1995',
    'usda-sr28',
  ],
}
