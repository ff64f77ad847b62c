import type { SpeciesSample } from '@sample/types'

export const agaricusSubrufescens: SpeciesSample = {
  slug: 'agaricus-subrufescens',
  scientificName: 'Agaricus subrufescens',
  authority: 'Peck',
  synonyms: ['Agaricus blazei', 'Agaricus brasiliensis', 'Agaricus rufotegulis'],
  commonNames: {
    en: ['Almond mushroom', 'Himematsutake', 'Royal sun agaricus'],
    es: ['champiñón almendrado', 'hongo del sol'],
    pt: ['cogumelo-do-sol', 'cogumelo-piedade'],
  },
  summary: {
    en: 'Brazil’s mushroom of the sun: an agaricus that smells of almond. Sold as a remedy the world over, with little proof in people.',
    es: 'El «cogumelo-do-sol» de Brasil: un champiñón con olor a almendra. Se vende como remedio en todo el mundo, con pocas pruebas en personas.',
    pt: 'Um agárico com cheiro de amêndoa, cultivado e exportado pelo Brasil. É vendido como remédio no mundo todo, com poucas provas em pessoas.',
  },
  about: {
    en: `Its career has three beginnings. Peck described it in New York State in 1893, and growers of the eastern United States sold it until the button mushroom displaced it. In the 1960s a grower found it again near Piedade in the state of São Paulo and sent it to Japan, where it became a crop and a remedy under the name _Agaricus blazei_. In 2005 crosses and DNA showed that all were one species.

The smell of almond extract, strongest in the gills and in the crushed stem, sets it apart. It is a warm-weather mushroom of compost, rich soil and litter, golden brown and finely scaly, with a double ring and flesh that yellows a little.

The teas and tablets are taken above all by people with cancer. Small trials have looked at quality of life and immune cells; none has shown that it cures. Three Japanese patients developed severe liver damage while taking an extract. The wild ones are easily taken for poisonous agarics: those smell of ink, not of almonds.`,
    es: `Su historia empieza tres veces. Peck la describió en el estado de Nueva York en 1893, y en el este de Estados Unidos se cultivó hasta que la desplazó el champiñón. En los años sesenta un cultivador la reencontró cerca de Piedade, en el sudeste de Brasil, y la envió a Japón, donde se hizo cultivo y remedio con el nombre de _Agaricus blazei_. En 2005 los cruces y el ADN mostraron que todo era una sola especie.

La distingue el olor a extracto de almendra, más fuerte en las láminas y al estrujar el pie. Es una seta de calor, de compost, tierra rica y hojarasca, pardo dorada y finamente escamosa, con anillo doble y carne que amarillea un poco.

Las infusiones y comprimidos los toman sobre todo personas con cáncer. Ensayos pequeños han mirado la calidad de vida y las células inmunitarias; ninguno ha demostrado que cure. Tres pacientes japoneses sufrieron daño hepático grave mientras tomaban un extracto. Las silvestres se confunden con agáricos tóxicos, que huelen a tinta y no a almendra.`,
    pt: `Sua história começa três vezes. Peck o descreveu no estado de Nova York em 1893, e no leste dos Estados Unidos foi cultivado até ser desbancado pelo champignon. Nos anos 1960 um produtor o reencontrou perto de Piedade, no estado de São Paulo, e o enviou ao Japão, onde virou cultivo e remédio com o nome de _Agaricus blazei_. Em 2005 cruzamentos e DNA mostraram que tudo era uma só espécie.

Distingue-o o cheiro de essência de amêndoa, mais forte nas lâminas e no estipe esmagado. É um cogumelo de calor, de composto, terra rica e folhas mortas, marrom-dourado e finamente escamoso, com anel duplo e carne que amarela um pouco.

Os chás e comprimidos são tomados sobretudo por pessoas com câncer. Pequenos ensaios avaliaram qualidade de vida e células imunitárias; nenhum demonstrou que cure. Três pacientes japoneses sofreram lesão hepática grave enquanto tomavam um extrato. Os silvestres se confundem com agáricos tóxicos, que cheiram a tinta, não a amêndoa.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'subrufescens',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'A food, not a treatment; never in place of a doctor.',
      es: 'Es un alimento, no un tratamiento; nunca en lugar del médico.',
      pt: 'É um alimento, não um tratamento; nunca no lugar do médico.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and cooked. Extracts have been linked to liver damage: talk to a doctor first, above all during chemotherapy.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, y cocinado. Los extractos se han asociado a daño hepático: consulta antes al médico, sobre todo en quimioterapia.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e cozido. Extratos foram associados a lesão hepática: consulte antes o médico, sobretudo em quimioterapia.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'medicinal'],
  characteristics: {
    cap: {
      en: '5–15 cm, domed, blunt-topped; golden to red-brown fibrous scales on a paler ground',
      es: '5–15 cm, convexo, de cima achatada; escamas fibrosas doradas a pardo rojizas sobre fondo claro',
      pt: '5–15 cm, convexo, achatado no topo; escamas fibrosas douradas a marrom-avermelhadas em fundo claro',
    },
    gills: {
      en: 'Free, crowded, whitish, pink, finally dark chocolate',
      es: 'Libres, apretadas, blanquecinas, rosas y al fin chocolate',
      pt: 'Livres, apertadas, esbranquiçadas, rosadas, por fim chocolate',
    },
    ring: {
      en: 'Large, hanging, double, with yellowish flakes below',
      es: 'Grande, colgante, doble, con copos amarillentos por debajo',
      pt: 'Grande, pendente, duplo, com flocos amarelados por baixo',
    },
    stipe: {
      en: '6–15 cm, white, scaly below the ring, yellowing when rubbed',
      es: '6–15 cm, blanco, escamoso bajo el anillo, amarillea al frotarlo',
      pt: '6–15 cm, branco, escamoso abaixo do anel, amarela ao esfregar',
    },
    flesh: {
      en: 'White, firm, turning faintly yellow',
      es: 'Blanca, firme, amarillea levemente',
      pt: 'Branca, firme, amarela levemente',
    },
    spores: {
      en: 'Print dark purple-brown; spores smooth',
      es: 'Esporada pardo púrpura oscuro; esporas lisas',
      pt: 'Esporada marrom-púrpura escura; esporos lisos',
    },
    odour: {
      en: 'Clear almond extract; the taste too',
      es: 'A extracto de almendra, también el sabor',
      pt: 'De essência de amêndoa, também no sabor',
    },
  },
  decisive: ['odour', 'ring', 'cap'],
  traits: {
    ecology: ['saprotrophic'],
    hymenium: 'gills',
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['fibrillose', 'scaly'],
    capMargin: 'appendiculate',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'scaly',
    sporePrint: ['purple-brown'],
    habit: 'group',
    ground: 'soil',
    colours: {
      cap: { typical: '#b98a54', light: '#dcc092', dark: '#8d5f38' },
      hymenium: { typical: '#b58a86', light: '#e0c8c0', dark: '#553a34' },
      stipe: { typical: '#efe6d3', light: '#f9f5ea', dark: '#d6bf92' },
      ring: { typical: '#f2ead9', light: '#faf6ec', dark: '#d9c08c' },
      flesh: { typical: '#faf5ea', dark: '#efe0a8' },
      marks: { typical: '#a06f40' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 6, max: 15 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.25,
  },
  keyNotes: {
    'flesh-yellow': 'usual',
    'flesh-same': 'sometimes',
    'smell-almond': 'usual',
    'base-plain': 'usual',
    'ground-grass': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'growth-tuft': 'sometimes',
    'smell-ink': 'impossible',
    'smell-aniseed': 'sometimes',
  },
  habitat: {
    en: 'Compost, manured soil, gardens and rich leaf litter in warm, moist weather.',
    es: 'Compost, tierra abonada, jardines y hojarasca rica con tiempo cálido y húmedo.',
    pt: 'Composto, terra adubada, jardins e serapilheira rica, com tempo quente e úmido.',
  },
  distribution: {
    en: 'North America and Brazil; recorded in Europe and elsewhere. Cultivated in Brazil, Japan and China.',
    es: 'Norteamérica y Brasil; citado en Europa y otros lugares. Cultivado en Brasil, Japón y China.',
    pt: 'América do Norte e Brasil; registrado na Europa e em outros lugares. Cultivado no Brasil, no Japão e na China.',
  },
  seasons: [
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'Three people with cancer developed severe liver injury while taking an extract; two of them died.',
        es: 'Tres personas con cáncer sufrieron daño hepático grave mientras tomaban un extracto; dos murieron.',
        pt: 'Três pessoas com câncer sofreram lesão hepática grave enquanto tomavam um extrato; duas morreram.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Allergic reactions to extracts have been reported.',
        es: 'Se han comunicado reacciones alérgicas a extractos.',
        pt: 'Reações alérgicas a extratos foram relatadas.',
      },
    },
  ],
  flavors: [
    {
      value: 'sweet',
      description: {
        en: 'Marzipan, plainest when lightly cooked.',
        es: 'A mazapán, más claro si se cocina poco.',
        pt: 'De marzipã, mais claro quando pouco cozido.',
      },
    },
    {
      value: 'nutty',
      description: { en: 'Green nuts at the back.', es: 'Fondo de nuez verde.', pt: 'Fundo de noz verde.' },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Dense young caps.',
        es: 'Píleos jóvenes y densos.',
        pt: 'Chapéus jovens e densos.',
      },
    },
  ],
  fragrances: [
    {
      value: 'almond',
      description: {
        en: 'Unmistakable when a gill is crushed.',
        es: 'Inconfundible al estrujar una lámina.',
        pt: 'Inconfundível ao esmagar uma lâmina.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Dried halves should be cream inside and smell of almond.',
      es: 'Seco y partido, debe ser crema por dentro y oler a almendra.',
      pt: 'Seco e cortado ao meio, deve ser creme por dentro e cheirar a amêndoa.',
    },
    description: {
      en: 'Look for the Latin name and the country of cultivation, and prefer the dried mushroom to extracts of unstated strength. _Agaricus_ mushrooms take up cadmium from the compost: a serious seller shows an analysis. Claims about cancer are a reason not to buy.',
      es: 'Busca el nombre latino y el país de cultivo, y prefiere la seta seca a extractos sin concentración declarada. Los _Agaricus_ acumulan cadmio del compost: un vendedor serio muestra un análisis. Si promete algo contra el cáncer, no compres.',
      pt: 'Procure o nome latino e o país de cultivo, e prefira o cogumelo seco a extratos sem concentração declarada. Os _Agaricus_ acumulam cádmio do composto: um vendedor sério mostra uma análise. Se prometer algo contra o câncer, não compre.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Given to cancer patients in small trials; an effect on the disease has not been shown.',
        es: 'Se ha dado a pacientes con cáncer en ensayos pequeños; no se ha demostrado efecto sobre la enfermedad.',
        pt: 'Foi dada a pacientes com câncer em pequenos ensaios; não se demonstrou efeito sobre a doença.',
      },
    },
    { compound: 'ergosterol' },
  ],
  lookAlikes: [
    {
      species: 'agaricus-xanthodermus',
      trait: 'odour',
      own: { en: 'Almond', es: 'A almendra', pt: 'De amêndoa' },
      other: {
        en: 'Ink or phenol; base bright yellow when cut',
        es: 'A tinta o fenol; base amarillo vivo al corte',
        pt: 'De tinta ou fenol; base amarelo-viva ao corte',
      },
    },
    {
      species: 'chlorophyllum-molybdites',
      trait: 'spores',
      own: { en: 'Print purple-brown', es: 'Esporada pardo púrpura', pt: 'Esporada marrom-púrpura' },
      other: { en: 'Print green', es: 'Esporada verde', pt: 'Esporada verde' },
    },
    {
      species: 'agaricus-campestris',
      trait: 'odour',
      own: {
        en: 'Almond; large double ring',
        es: 'A almendra; anillo grande y doble',
        pt: 'De amêndoa; anel grande e duplo',
      },
      other: {
        en: 'Plain mushroom; thin simple ring',
        es: 'Fúngico sin más; anillo fino y simple',
        pt: 'Apenas fúngico; anel fino e simples',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'cap',
      own: {
        en: 'Covered with golden to red-brown fibrous scales',
        es: 'Con escamas fibrosas doradas a pardo rojizas',
        pt: 'Com escamas fibrosas douradas a marrom-avermelhadas',
      },
      other: {
        en: 'Smooth, white to cream, ochre yellow where bruised',
        es: 'Liso, blanco a crema, amarillo ocre al roce',
        pt: 'Liso, branco a creme, amarelo-ocre ao toque',
      },
    },
  ],
  references: ['kerrigan-2005', 'mukai-2006', 'stamets-2000', 'chang-miles-2004', 'index-fungorum'],
}
