import type { SpeciesSample } from '@sample/types'

export const pleurotusEryngii: SpeciesSample = {
  slug: 'pleurotus-eryngii',
  scientificName: 'Pleurotus eryngii',
  authority: '(DC.) Quél.',
  commonNames: {
    en: ['King oyster', 'King trumpet', 'Eryngii'],
    es: ['seta de cardo', 'eryngii'],
    pt: ['eryngui', 'cogumelo-do-cardo'],
  },
  summary: {
    en: 'The oyster that grows from the ground, on the dead roots of field eryngo. Prized from Spain to the steppes; the thick-stemmed king of the shops is its pampered form.',
    es: 'El pleuroto que sale del suelo, sobre raíces muertas de cardo corredor. Buscado de España a las estepas; el de tallo grueso de las tiendas es su forma mimada.',
    pt: 'O pleuroto que sai do solo, sobre raízes mortas do cardo-corredor. Apreciado da Espanha às estepes; o de estipe grosso dos mercados é sua forma mimada.',
  },
  about: {
    en: `Most oysters live on trees. This one lives on herbs: it follows the roots of _Eryngium campestre_ and related plants of the carrot family through dry pasture, fallow and steppe, as a weak parasite first and a rotter afterwards. The mushroom seems to stand in the grass, but a careful cut below shows the thread that ties it to a dead root.

Wild caps are brown, fawn or grey, felted when young, with widely spaced cream gills running down a stem set a little off centre. In bottles, in cool rooms rich in carbon dioxide, the same fungus grows a swollen white stem with a small cap, and this is the king oyster of commerce. In Spain the wild seta de cardo has its own faithful pickers, who return to the same eryngo grounds each autumn and, after rain, in spring.

Those pastures also bear small whitish funnels full of muscarine, such as _Clitocybe rivulosa_, which may stand among the eryngo plants. They are thinner and frosted, their gills are crowded, and no root joins them to a plant. Sprayed fields and roadsides are no places to gather: mushrooms take up what lies in the soil.`,
    es: `Casi todos los pleurotos viven en árboles. Este vive de hierbas: sigue las raíces de _Eryngium campestre_ y de otras umbelíferas por pastos secos, eriales y estepas, primero como parásito débil y después como descomponedor. La seta parece salir entre la hierba, pero un corte cuidadoso deja ver el hilo que la une a una raíz muerta.

El píleo silvestre es pardo, beis o gris, afieltrado de joven, con láminas crema bastante separadas que bajan por un pie algo descentrado. En botellas, en salas frescas y cargadas de dióxido de carbono, el mismo hongo forma un pie blanco e hinchado con un píleo pequeño: es la seta de cardo cultivada, o «eryngii». La silvestre tiene en España recolectores fieles, que vuelven cada otoño a los mismos cardales y, si llueve, también en primavera.

En esos pastos salen asimismo clitocibes blanquecinos cargados de muscarina, como _Clitocybe rivulosa_, a veces entre los propios cardos. Son más delgados, con escarcha en el píleo y láminas apretadas, y ninguna raíz los une a una planta. Cultivos fumigados y cunetas no son sitio para recoger: las setas absorben lo que hay en el suelo.`,
    pt: `Quase todos os pleurotos vivem em árvores. Este vive de ervas: segue as raízes de _Eryngium campestre_ e de outras umbelíferas por pastos secos, pousios e estepes, primeiro como parasita fraco e depois como decompositor. O cogumelo parece nascer do capim, mas um corte cuidadoso mostra o fio que o liga a uma raiz morta.

O chapéu silvestre é marrom, bege ou cinza, feltrado quando jovem, com lâminas creme bem espaçadas que descem por um estipe um pouco excêntrico. Em frascos, em salas frescas e ricas em gás carbônico, o mesmo fungo forma um estipe branco e inchado com um chapéu pequeno: é o eryngui do comércio. Na Península Ibérica o silvestre tem coletores fiéis, que voltam todo outono aos mesmos cardais e, se chove, também na primavera.

Nesses pastos nascem ainda clitócibes esbranquiçados cheios de muscarina, como _Clitocybe rivulosa_, às vezes entre os próprios cardos. São mais finos, com aspecto de geada no chapéu e lâminas apertadas, e nenhuma raiz os liga a uma planta. Campos pulverizados e beiras de estrada não são lugar de colheita: os cogumelos absorvem o que há no solo.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pleurotaceae',
    genus: 'Pleurotus',
    species: 'eryngii',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Poisonous whitish funnels grow in the same pastures.',
      es: 'En los mismos pastos salen clitocibes blanquecinos venenosos.',
      pt: 'Nos mesmos pastos nascem clitócibes esbranquiçados venenosos.',
    },
    advice: {
      en: 'Prized only when cooked and identified with certainty by an expert. Check that each mushroom springs from an eryngo root.',
      es: 'Se aprecia solo cocinada e identificada con certeza por una persona experta. Cada seta ha de nacer de una raíz de cardo.',
      pt: 'Só é apreciado cozido e identificado com certeza por um especialista. Confira se cada cogumelo sai de uma raiz de cardo.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '4–12 cm, domed, then flat or dished; brown, fawn or grey, felted to smooth; edge rolled in',
      es: '4–12 cm, convexo, luego plano o hundido; pardo, beis o gris, de afieltrado a liso; borde enrollado',
      pt: '4–12 cm, convexo, depois plano ou deprimido; marrom, bege ou cinza, feltrado a liso; margem enrolada',
    },
    gills: {
      en: 'White to cream, well spaced, running far down the stem',
      es: 'De blancas a crema, espaciadas, muy decurrentes por el pie',
      pt: 'Brancas a creme, espaçadas, longamente decurrentes',
    },
    stipe: {
      en: '3–10 cm, whitish, firm, a little off centre, narrowing to a root; swollen in cultivation',
      es: '3–10 cm, blanquecino, firme, algo descentrado, afinado hacia una raíz; hinchado si es cultivado',
      pt: '3–10 cm, esbranquiçado, firme, um pouco excêntrico, afinado para uma raiz; inchado no cultivo',
    },
    flesh: {
      en: 'White, thick, firm and elastic, unchanging',
      es: 'Blanca, gruesa, firme y elástica, inmutable',
      pt: 'Branca, grossa, firme e elástica, imutável',
    },
    spores: {
      en: 'Print white; never pink',
      es: 'Esporada blanca; nunca rosada',
      pt: 'Esporada branca; nunca rosada',
    },
    odour: {
      en: 'Faint and pleasant, of mushroom',
      es: 'Débil y agradable, fúngico',
      pt: 'Fraco e agradável, fúngico',
    },
  },
  decisive: ['gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'scattered',
    ground: 'grass',
    colours: {
      cap: { typical: '#9c7d5c', light: '#cdb592', dark: '#6b5240' },
      hymenium: { typical: '#f2e9d4', dark: '#dccdaa' },
      stipe: { typical: '#f1eadb', dark: '#d9cbb0' },
      flesh: { typical: '#fbf8ee' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 3, max: 10 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-grey': 'sometimes',
  },
  habitat: {
    en: 'Dry grassland, fallow and tracksides on lime, attached to dead roots of _Eryngium campestre_ and its relatives.',
    es: 'Pastos secos, eriales y lindes de caminos en suelos calizos, sobre raíces muertas de _Eryngium campestre_ y parientes.',
    pt: 'Pastos secos, pousios e beiras de caminho em solo calcário, sobre raízes mortas de _Eryngium campestre_ e parentes.',
  },
  distribution: {
    en: 'Southern and central Europe, North Africa and western Asia to Central Asia; cultivated worldwide.',
    es: 'Europa meridional y central, norte de África y de Asia occidental a Asia central; cultivada en todo el mundo.',
    pt: 'Europa meridional e central, norte da África e da Ásia ocidental à Ásia central; cultivado no mundo inteiro.',
  },
  seasons: [
    {
      region: { en: 'Mediterranean Europe', es: 'Europa mediterránea', pt: 'Europa mediterrânea' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [3, 4, 5, 9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'airway-irritation',
      description: {
        en: 'Spores in growing rooms can irritate the airways of those who work there.',
        es: 'Las esporas de las salas de cultivo pueden irritar las vías respiratorias de quienes trabajan en ellas.',
        pt: 'Os esporos das salas de cultivo podem irritar as vias aéreas de quem ali trabalha.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Gentle at first; heat brings it out.',
        es: 'Suave de partida: gana con el fuego.',
        pt: 'Suave de início: ganha com o fogo.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'Sliced and well browned it turns to toasted nuts.',
        es: 'En lonchas bien doradas recuerda a frutos secos tostados.',
        pt: 'Em fatias bem douradas lembra castanhas torradas.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Full and round, with a trace of sweetness.',
        es: 'Lleno y redondo, con un punto dulce.',
        pt: 'Cheio e redondo, com um toque doce.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Holds its shape in stews and on the grill.',
        es: 'Conserva la forma en guisos y a la plancha.',
        pt: 'Conserva a forma em ensopados e na grelha.',
      },
    },
    {
      value: 'seafood',
      description: {
        en: 'Rounds of the thick stem sear like scallops.',
        es: 'Las rodajas del pie grueso se doran como vieiras.',
        pt: 'As rodelas do estipe grosso douram como vieiras.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Faint when raw, warmer in the pan.',
        es: 'Débil en crudo, más cálido en la sartén.',
        pt: 'Fraco quando cru, mais quente na frigideira.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Heavy, hard white stems and small dry caps are freshest.',
      es: 'Las más frescas: pie blanco, duro y pesado, píleo pequeño y seco.',
      pt: 'Os mais frescos: estipe branco, duro e pesado, chapéu pequeno e seco.',
    },
    description: {
      en: 'The whole stem is good; only the very base needs trimming. Avoid stems that are soft, yellow or wrinkled and gills that are damp. It keeps longer than other oysters, about a week or more in the cold.',
      es: 'Se aprovecha el pie entero; basta recortar la base. Evita pies blandos, amarillos o arrugados y láminas húmedas. Aguanta más que otros pleurotos: una semana larga en frío.',
      pt: 'Aproveita-se o estipe inteiro; basta aparar a base. Evite estipes moles, amarelados ou enrugados e lâminas úmidas. Dura mais que outros pleurotos: cerca de uma semana ou mais no frio.',
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
      species: 'clitocybe-rivulosa',
      trait: 'stipe',
      own: {
        en: 'Stout, off centre, rooted on eryngo',
        es: 'Robusto, descentrado, unido a raíz de cardo',
        pt: 'Robusto, excêntrico, preso a raiz de cardo',
      },
      other: {
        en: 'Thin, central, standing free; cap frosted white',
        es: 'Delgado, central, libre en el suelo; píleo como escarchado',
        pt: 'Fino, central, solto no solo; chapéu como coberto de geada',
      },
    },
    {
      species: 'pleurotus-ostreatus',
      trait: 'stipe',
      own: {
        en: 'Stout, nearly central, rising from the ground',
        es: 'Robusto, casi central, sale del suelo',
        pt: 'Robusto, quase central, sai do solo',
      },
      other: {
        en: 'Short, at the side, on trunks',
        es: 'Corto, lateral, sobre troncos',
        pt: 'Curto, lateral, em troncos',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'boa-2004',
    'stamets-2000',
    'chang-miles-2004',
    'kalac-2013',
    'index-fungorum',
  ],
}
