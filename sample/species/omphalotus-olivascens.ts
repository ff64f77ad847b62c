import type { SpeciesSample } from '@sample/types'

export const omphalotusOlivascens: SpeciesSample = {
  slug: 'omphalotus-olivascens',
  scientificName: 'Omphalotus olivascens',
  authority: 'H.E. Bigelow, O.K. Mill. & Thiers',
  commonNames: { en: ['Western jack-o’-lantern'], es: [], pt: [] },
  summary: {
    en: 'Dull orange clusters with olive stains at oak and eucalyptus stumps of California, in the weeks of the chanterelles.',
    es: 'Ramilletes de naranja apagado con manchas oliváceas en tocones de encino y eucalipto de California, en tiempo de rebozuelos.',
    pt: 'Tufos de laranja apagado com manchas oliváceas em tocos de carvalho e eucalipto da Califórnia, no tempo dos cantarelos.',
  },
  about: {
    en: `California’s jack-o’-lantern comes with the winter rains, in big clusters at stumps of oak and eucalyptus or above their buried roots. It is duller than its eastern relative: brownish orange, with olive stains that also spread over the stem and into the flesh. The gills are true gills, yellowish olive at first, then orange, running far down the stem; fresh ones glow greenish after many minutes in a dark room.

Chanterelles fruit under the same oaks in the same weeks, and this is one of the mushrooms that most often poison people in California without killing them. A chanterelle has low, blunt folds, whitish flesh and never a trace of olive, and grows from the leaf litter. A single young one beside a path seems to grow from soil as well: look for the wood below, and cut it open.

Its range reaches Baja California, where a form with blue flesh lives on live oak. Elsewhere other species take its place: _O. illudens_ in the east, _O. subilludens_ in Texas and Florida, the blackish blue _O. mexicanus_ in oak woods of south-western Mexico. None is food.`,
    es: `Esta seta californiana llega con las lluvias de invierno, en grandes ramilletes junto a tocones de encino y eucalipto o sobre sus raíces enterradas. Es más apagada que su pariente del este: naranja pardusca, con manchas oliváceas que pasan también al pie y a la carne. Sus láminas son verdaderas, primero amarillo oliváceas y luego anaranjadas, y bajan mucho por el pie; frescas, despiden un brillo verdoso tras muchos minutos a oscuras.

Los rebozuelos salen bajo los mismos encinos en las mismas semanas, y esta es una de las setas que más intoxican en California sin matar. El rebozuelo tiene pliegues bajos y romos, carne blanquecina y nunca rastro de oliva, y nace de la hojarasca. Un ejemplar joven y aislado junto a un sendero también parece salir de la tierra: busca la madera debajo y ábrelo.

Su área llega a Baja California, donde una forma de carne azul vive en encinos. En otras partes la sustituyen otras especies: _O. illudens_ en el este, _O. subilludens_ en Texas y Florida, el hongo azul, _O. mexicanus_, en los encinares del suroeste de México. Ninguna es comestible.`,
    pt: `Este cogumelo californiano chega com as chuvas de inverno, em grandes tufos junto a tocos de carvalho e eucalipto ou sobre as suas raízes enterradas. É mais apagado que o parente do leste: laranja-amarronzado, com manchas oliváceas que passam também para o estipe e a carne. As lâminas são verdadeiras, primeiro amarelo-oliváceas e depois alaranjadas, e descem muito pelo estipe; frescas, emitem um brilho esverdeado depois de muitos minutos no escuro.

Os cantarelos nascem sob os mesmos carvalhos nas mesmas semanas, e este é um dos cogumelos que mais intoxicam na Califórnia sem matar. O cantarelo tem pregas baixas e rombas, carne esbranquiçada e nunca um traço de oliva, e sai do folhedo. Um exemplar jovem e isolado junto a uma trilha também parece sair da terra: procure a madeira embaixo e corte-o ao meio.

A área chega à Baja California, onde uma forma de carne azul vive em carvalhos. Em outras partes outras espécies tomam o seu lugar: _O. illudens_ no leste, _O. subilludens_ no Texas e na Flórida, _O. mexicanus_, azul-enegrecido, nos carvalhais do sudoeste do México. Nenhuma é comestível.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'olivascens',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: true gills and olive stains are no chanterelle.',
      es: 'Venenosa: con láminas verdaderas y manchas oliváceas no es un rebozuelo.',
      pt: 'Venenoso: com lâminas verdadeiras e manchas oliváceas não é um cantarelo.',
    },
    advice: {
      en: 'It causes violent vomiting soon after the meal, at times for several days, cooked or raw. If any was eaten, call a poison centre; children and old people may need hospital for loss of fluid.',
      es: 'Causa vómitos violentos poco después de comerla, a veces durante varios días, cruda o cocinada. Si alguien la ha comido, llama a un centro de toxicología; niños y mayores pueden necesitar hospital por la deshidratación.',
      pt: 'Causa vômitos violentos pouco depois da refeição, às vezes por vários dias, cru ou cozido. Se alguém comeu, ligue para um centro de informação toxicológica; crianças e idosos podem precisar de hospital pela desidratação.',
    },
  },
  poisoning: {
    toxins: ['illudin S', 'illudin M'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '30 min–3 h', es: '30 min–3 h', pt: '30 min–3 h' },
        what: {
          en: 'Nausea, severe cramps and repeated vomiting, often with sweating and weakness.',
          es: 'Náuseas, cólicos fuertes y vómitos repetidos, a menudo con sudor y debilidad.',
          pt: 'Náusea, cólicas fortes e vômitos repetidos, muitas vezes com suor e fraqueza.',
        },
      },
      {
        when: { en: 'First days', es: 'Primeros días', pt: 'Primeiros dias' },
        what: {
          en: 'Vomiting and diarrhoea may last several days; loss of fluid may need treatment in hospital.',
          es: 'Los vómitos y la diarrea pueden durar varios días; la deshidratación puede exigir hospital.',
          pt: 'Os vômitos e a diarreia podem durar vários dias; a desidratação pode exigir hospital.',
        },
      },
      {
        when: { en: 'Afterwards', es: 'Después', pt: 'Depois' },
        what: {
          en: 'Recovery. Symptoms that began after 6 h point to another, worse mushroom, in California often the death cap: go to hospital.',
          es: 'Recuperación. Si los síntomas empezaron pasadas 6 h, puede haber otra seta peor, en California a menudo la oronja verde: acude al hospital.',
          pt: 'Recuperação. Se os sintomas começaram depois de 6 h, pode haver outro cogumelo, pior, na Califórnia muitas vezes o chapéu-da-morte: vá ao hospital.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–20 cm, dull brownish orange, soon with olive tones, smooth; old ones brown; edge inrolled at first',
      es: '4–20 cm, naranja pardusco apagado, pronto con tonos oliva, liso; pardo de viejo; margen enrollado al principio',
      pt: '4–20 cm, laranja-amarronzado apagado, logo com tons oliva, liso; marrom se velho; margem enrolada no início',
    },
    gills: {
      en: 'True gills: yellowish olive, then yellow to orange, close, running far down; glow when fresh',
      es: 'Láminas verdaderas: amarillo oliváceas, luego amarillas a naranjas, muy decurrentes; lucen frescas',
      pt: 'Lâminas verdadeiras: amarelo-oliváceas, depois amarelas a laranja, muito decurrentes; brilham frescas',
    },
    stipe: {
      en: '4–15 cm, yellowish olive, stained brown below, tapering, often off-centre; no ring',
      es: '4–15 cm, amarillo oliváceo, manchado de pardo abajo, atenuado, a menudo excéntrico; sin anillo',
      pt: '4–15 cm, amarelo-oliváceo, manchado de marrom embaixo, afinado, muitas vezes excêntrico; sem anel',
    },
    flesh: {
      en: 'Pale orange to greyish olive, thin and pliant; never white',
      es: 'Naranja pálida a gris olivácea, fina y flexible; nunca blanca',
      pt: 'Laranja-pálida a cinza-olivácea, fina e flexível; nunca branca',
    },
    spores: {
      en: 'Print white to pale yellow; spores round to egg-shaped, smooth',
      es: 'Esporada blanca a amarilla pálida; esporas redondas a ovoides, lisas',
      pt: 'Esporada branca a amarelo-pálida; esporos redondos a ovoides, lisos',
    },
    odour: {
      en: 'Not distinctive; no scent of apricots',
      es: 'Poco característico; no huele a albaricoque',
      pt: 'Pouco característico; não lembra damasco',
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'infundibuliform'],
    capSurfaces: ['smooth'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#c57b33', light: '#b3934a', dark: '#8a602c' },
      hymenium: { typical: '#d3a04c', light: '#dfbb70', dark: '#a1934a' },
      stipe: { typical: '#c2a55c', light: '#d6c084', dark: '#7c5c30' },
      flesh: { typical: '#d8b872', dark: '#a39a5a' },
    },
    size: { cap: { min: 4, max: 20 }, height: { min: 4, max: 15 }, stipeThickness: { min: 1, max: 4 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-blue': 'sometimes',
    'smell-faint': 'usual',
    'colour-orange': 'usual',
    'colour-olive': 'usual',
    'colour-brown': 'usual',
    'colour-yellow': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ground-trunk': 'sometimes',
    'ground-soil': 'misread',
    'underside-ridges': 'misread',
    'growth-group': 'sometimes',
  },
  habitat: {
    en: 'In clusters at stumps and on buried roots of oaks, eucalyptus and, less often, other broadleaved trees.',
    es: 'En ramilletes en tocones y sobre raíces enterradas de encinos, eucaliptos y, menos, otras frondosas.',
    pt: 'Em tufos em tocos e sobre raízes enterradas de carvalhos, eucaliptos e, menos vezes, outras folhosas.',
  },
  distribution: {
    en: 'California and Baja California (Mexico); seldom reported further north.',
    es: 'California y Baja California (México); rara vez citada más al norte.',
    pt: 'Califórnia e Baja California (México); raramente registrado mais ao norte.',
  },
  seasons: [
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2],
      peak: [12, 1],
    },
    {
      region: { en: 'Baja California', es: 'Baja California', pt: 'Baja California' },
      area: 'mexico',
      hemisphere: 'north',
      months: [11, 12, 1, 2],
      peak: [12, 1],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'The leading symptom, soon after the meal.',
        es: 'El síntoma principal, poco después de comerla.',
        pt: 'O sintoma principal, pouco depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With severe cramps, at times for days.',
        es: 'Con cólicos fuertes, a veces durante días.',
        pt: 'Com cólicas fortes, às vezes por dias.',
      },
    },
    {
      value: 'sweating',
      description: {
        en: 'Reported with this group.',
        es: 'Descrita en este grupo.',
        pt: 'Descrita neste grupo.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'omphalotus-illudens',
      trait: 'stipe',
      own: {
        en: 'Olive stains, also in the flesh; California',
        es: 'Manchas oliváceas, también en la carne; California',
        pt: 'Manchas oliváceas, também na carne; Califórnia',
      },
      other: {
        en: 'Orange without olive; east of the Rockies; both poisonous',
        es: 'Naranja sin oliva; al este de las Rocosas; ambas venenosas',
        pt: 'Laranja sem oliva; a leste das Rochosas; ambos venenosos',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'stipe',
      own: {
        en: 'Olive stains, also in the flesh; California',
        es: 'Manchas oliváceas, también en la carne; California',
        pt: 'Manchas oliváceas, também na carne; Califórnia',
      },
      other: {
        en: 'Orange without olive; Europe; both poisonous',
        es: 'Anaranjado sin oliva; Europa; ambas venenosas',
        pt: 'Alaranjado sem oliva; Europa; ambos venenosos',
      },
    },
    {
      species: 'gymnopilus-junonius',
      trait: 'spores',
      own: {
        en: 'Print white to pale yellow; no ring',
        es: 'Esporada blanca a amarillo pálida; sin anillo',
        pt: 'Esporada branca a amarelo-pálida; sem anel',
      },
      other: {
        en: 'Print rust brown',
        es: 'Esporada pardo herrumbre',
        pt: 'Esporada marrom-ferrugem',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'flesh',
      own: {
        en: 'Orange to olive; no ring',
        es: 'Naranja a olivácea; sin anillo',
        pt: 'Laranja a olivácea; sem anel',
      },
      other: {
        en: 'Whitish; cottony ring',
        es: 'Blanquecina; anillo algodonoso',
        pt: 'Esbranquiçada; anel cotonoso',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'Thin, sharp gills; flesh orange to olive',
        es: 'Láminas finas y afiladas; carne naranja a olivácea',
        pt: 'Lâminas finas e afiadas; carne laranja a olivácea',
      },
      other: {
        en: 'Blunt, forking folds; flesh whitish',
        es: 'Pliegues romos y ahorquillados; carne blanquecina',
        pt: 'Pregas rombas e bifurcadas; carne esbranquiçada',
      },
    },
  ],
  references: ['kuo-2023', 'benjamin-1995', 'white-2019', 'index-fungorum'],
}
