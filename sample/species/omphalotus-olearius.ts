import type { SpeciesSample } from '@sample/types'

export const omphalotusOlearius: SpeciesSample = {
  slug: 'omphalotus-olearius',
  scientificName: 'Omphalotus olearius',
  authority: '(DC.) Singer',
  gbif: 2538088,
  synonyms: ['Clitocybe olearia', 'Pleurotus olearius'],
  commonNames: {
    en: ['Jack-o’-lantern'],
    es: ['seta de olivo', 'seta del olivo'],
    pt: ['cogumelo-da-oliveira', 'clitocibe-da-oliveira'],
  },
  localNames: [{ name: 'gírgola d’olivera', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'An orange mushroom clustered at the foot of old olives and oaks, mistaken for chanterelles. Fresh gills glow in the dark.',
    es: 'Seta anaranjada en ramilletes al pie de olivos y encinas, confundida con el rebozuelo. Sus láminas frescas lucen en la oscuridad.',
    pt: 'Cogumelo alaranjado em tufos ao pé de oliveiras e carvalhos, confundido com o cantarelo. As lâminas frescas brilham no escuro.',
  },
  about: {
    en: `In the olive groves of the Mediterranean this mushroom flares up at the foot of old trunks in clusters of orange, the stems fused at the base. Caps are sunken in the middle, silky, orange to copper brown. Beneath them run crowded gills, thin and sharp as blades, far down the stem. Carried into a dark room while fresh, and given ten minutes for the eye to adapt, they shine with a faint greenish light.

Colour and funnel shape lead people to take it for the chanterelle. The differences are plain once looked for: the chanterelle grows singly from the soil, has blunt forking ridges instead of gills, whitish flesh and a scent of apricots. The jack-o’-lantern sits on wood, even when the wood is a buried root, and is orange-yellow right through.

Its illudins upset the gut violently within hours. Healthy adults recover in a day or two, though many need a drip in hospital. The name jack-o’-lantern belongs first to its close American relative _Omphalotus illudens_, which also occurs in Europe and is just as poisonous.`,
    es: `En los olivares mediterráneos esta seta se enciende al pie de los troncos viejos, en ramilletes anaranjados con los pies soldados por la base. El píleo, hundido en el centro, es sedoso y va del naranja al pardo cobrizo. Por debajo corren láminas apretadas, finas y afiladas como cuchillas, que bajan mucho por el pie. Frescas y en una habitación a oscuras, tras unos diez minutos para que el ojo se adapte, despiden una tenue luz verdosa.

El color y la forma de embudo hacen que se confunda con el rebozuelo. Las diferencias son claras si se buscan: el rebozuelo nace suelto en la tierra, tiene pliegues romos y ahorquillados en vez de láminas, carne blanquecina y olor a albaricoque. La seta de olivo sale de la madera, aunque sea una raíz enterrada, y es amarillo anaranjada por dentro y por fuera.

Sus iludinas alteran con violencia el aparato digestivo a las pocas horas. Un adulto sano se recupera en uno o dos días, aunque muchos necesitan suero en el hospital. Su pariente _Omphalotus illudens_, de Norteamérica y también de Europa, es igual de venenosa.`,
    pt: `Nos olivais mediterrâneos este cogumelo se acende ao pé dos troncos velhos, em tufos alaranjados com os estipes soldados na base. O chapéu, afundado no centro, é sedoso e vai do laranja ao marrom-acobreado. Por baixo correm lâminas apertadas, finas e afiadas como facas, que descem muito pelo estipe. Frescas e num quarto escuro, depois de uns dez minutos para o olho se adaptar, emitem uma tênue luz esverdeada.

A cor e a forma de funil fazem com que seja tomado pelo cantarelo. As diferenças são claras para quem as procura: o cantarelo nasce isolado na terra, tem pregas rombas e bifurcadas em vez de lâminas, carne esbranquiçada e cheiro de damasco. O cogumelo-da-oliveira sai da madeira, ainda que seja uma raiz enterrada, e é amarelo-alaranjado por dentro e por fora.

Suas iludinas perturbam com violência o aparelho digestivo em poucas horas. Um adulto saudável se recupera em um ou dois dias, embora muitos precisem de soro no hospital. Seu parente _Omphalotus illudens_, da América do Norte e também da Europa, é igualmente venenoso.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'olearius',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: not a chanterelle.',
      es: 'Venenosa: no es un rebozuelo.',
      pt: 'Venenoso: não é um cantarelo.',
    },
    advice: {
      en: 'It causes violent vomiting within hours, cooked or raw. If any was eaten, call a poison centre; children and the elderly may need hospital care for loss of fluid.',
      es: 'Causa vómitos violentos a las pocas horas, cruda o cocinada. Si alguien la ha comido, llama a un centro de toxicología; niños y mayores pueden necesitar hospital por la deshidratación.',
      pt: 'Causa vômitos violentos em poucas horas, cru ou cozido. Se alguém comeu, ligue para um centro de informação toxicológica; crianças e idosos podem precisar de hospital pela desidratação.',
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
          en: 'Nausea, cramps and repeated vomiting, often with sweating and weakness.',
          es: 'Náuseas, cólicos y vómitos repetidos, a menudo con sudoración y debilidad.',
          pt: 'Náusea, cólicas e vômitos repetidos, muitas vezes com suor e fraqueza.',
        },
      },
      {
        when: { en: '3–24 h', es: '3–24 h', pt: '3–24 h' },
        what: {
          en: 'Vomiting goes on, sometimes with diarrhoea; loss of fluid may need treatment in hospital.',
          es: 'Siguen los vómitos, a veces con diarrea; la pérdida de líquidos puede exigir tratamiento hospitalario.',
          pt: 'Os vômitos continuam, às vezes com diarreia; a perda de líquidos pode exigir tratamento hospitalar.',
        },
      },
      {
        when: { en: 'Day 2', es: 'Día 2', pt: '2º dia' },
        what: {
          en: 'Recovery in most people, with tiredness for some days. Symptoms that began after 6 h point to another, worse mushroom: go to hospital.',
          es: 'Recuperación en la mayoría, con cansancio unos días. Si los síntomas empezaron pasadas 6 h, puede haber otra seta peor: acude al hospital.',
          pt: 'Recuperação na maioria, com cansaço por alguns dias. Se os sintomas começaram depois de 6 h, pode haver outro cogumelo, pior: vá ao hospital.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–14 cm, orange to copper brown, silky-streaked, soon sunken in the centre; edge inrolled',
      es: '5–14 cm, naranja a pardo cobrizo, con fibrillas sedosas, pronto hundido; margen enrollado',
      pt: '5–14 cm, laranja a marrom-acobreado, com fibrilas sedosas, logo afundado; margem enrolada',
    },
    gills: {
      en: 'True gills: orange, crowded, thin and sharp, running far down the stem; glow faintly when fresh',
      es: 'Verdaderas láminas: naranjas, apretadas, finas, muy decurrentes; frescas, lucen débilmente',
      pt: 'Lâminas verdadeiras: laranja, apertadas, finas, muito decurrentes; frescas, brilham de leve',
    },
    stipe: {
      en: '5–15 cm, orange, tough, tapering; several fused at the base',
      es: '5–15 cm, anaranjado, tenaz, atenuado; varios soldados por la base',
      pt: '5–15 cm, alaranjado, duro, afinado; vários soldados na base',
    },
    flesh: {
      en: 'Orange-yellow throughout, fibrous; never white',
      es: 'Amarillo anaranjada en toda la seta, fibrosa; nunca blanca',
      pt: 'Amarelo-alaranjada em todo o cogumelo, fibrosa; nunca branca',
    },
    spores: {
      en: 'Print white to cream; spores nearly round, smooth',
      es: 'Esporada blanca a crema; esporas casi esféricas, lisas',
      pt: 'Esporada branca a creme; esporos quase esféricos, lisos',
    },
    odour: {
      en: 'Rather unpleasant, oily; no scent of apricots',
      es: 'Algo desagradable, aceitoso; no huele a albaricoque',
      pt: 'Um tanto desagradável, oleoso; não lembra damasco',
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['fibrillose', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#d5701c', light: '#e68a2c', dark: '#a84b12' },
      hymenium: { typical: '#eb9a2e', light: '#f1b14a', dark: '#d07a1c' },
      stipe: { typical: '#d9852f', light: '#e8a04a', dark: '#8f4c18' },
      flesh: { typical: '#f0b45e' },
    },
    size: { cap: { min: 5, max: 14 }, height: { min: 5, max: 15 }, stipeThickness: { min: 0.8, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-foul': 'usual',
    'smell-faint': 'sometimes',
    'colour-brown': 'sometimes',
    'ground-broadleaf': 'usual',
    'ground-trunk': 'sometimes',
    'ground-soil': 'misread',
    'growth-group': 'sometimes',
  },
  habitat: {
    en: 'In clusters at the base of living and dead olives, oaks, chestnuts and other broadleaved trees, or on their buried roots.',
    es: 'En ramilletes al pie de olivos, encinas, robles, castaños y otras frondosas, vivos o muertos, o sobre sus raíces enterradas.',
    pt: 'Em tufos na base de oliveiras, carvalhos, castanheiros e outras folhosas, vivas ou mortas, ou sobre as suas raízes enterradas.',
  },
  distribution: {
    en: 'Mediterranean and other warm parts of Europe; rare north of the Alps. Mexican records under this name belong at least in part to relatives, just as poisonous.',
    es: 'Región mediterránea y otras zonas cálidas de Europa; rara al norte de los Alpes. Las citas de México con este nombre son, al menos en parte, de especies afines, igual de venenosas.',
    pt: 'Região mediterrânea e outras zonas quentes da Europa; raro ao norte dos Alpes. Os registros do México com este nome são, ao menos em parte, de espécies próximas, igualmente venenosas.',
  },
  seasons: [
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'The leading symptom: violent and repeated.',
        es: 'El síntoma principal: violentos y repetidos.',
        pt: 'O sintoma principal: violentos e repetidos.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'May last into the second day.',
        es: 'Pueden durar hasta el segundo día.',
        pt: 'Pode durar até o segundo dia.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'In some cases, adding to the loss of fluid.',
        es: 'En algunos casos; aumenta la pérdida de líquidos.',
        pt: 'Em alguns casos; aumenta a perda de líquidos.',
      },
    },
    {
      value: 'sweating',
      description: {
        en: 'Reported with weakness and dizziness.',
        es: 'Descrita junto con debilidad y mareo.',
        pt: 'Descrita junto com fraqueza e tontura.',
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
      trait: 'cap',
      own: {
        en: 'Orange to copper brown, without a bump; both poisonous',
        es: 'Naranja a pardo cobrizo, sin mamelón; ambas venenosas',
        pt: 'Laranja a marrom-acobreado, sem mamilo; ambos venenosos',
      },
      other: {
        en: 'Bright yellow-orange, often with a low bump',
        es: 'Amarillo anaranjado vivo, a menudo con mamelón',
        pt: 'Amarelo-alaranjado vivo, muitas vezes com mamilo',
      },
    },
    {
      species: 'omphalotus-olivascens',
      trait: 'stipe',
      own: {
        en: 'Orange without olive; Europe; both poisonous',
        es: 'Anaranjado sin oliva; Europa; ambas venenosas',
        pt: 'Alaranjado sem oliva; Europa; ambos venenosos',
      },
      other: {
        en: 'Olive stains, also in the flesh; California',
        es: 'Manchas oliváceas, también en la carne; California',
        pt: 'Manchas oliváceas, também na carne; Califórnia',
      },
    },
    {
      species: 'gymnopilus-junonius',
      trait: 'ring',
      own: {
        en: 'No ring; gills run far down; print white',
        es: 'Sin anillo; láminas muy decurrentes; esporada blanca',
        pt: 'Sem anel; lâminas muito decurrentes; esporada branca',
      },
      other: {
        en: 'A ring; print rust',
        es: 'Con anillo; esporada herrumbre',
        pt: 'Com anel; esporada ferrugem',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'ring',
      own: {
        en: 'No ring; orange all over, inside too',
        es: 'Sin anillo; anaranjada por fuera y por dentro',
        pt: 'Sem anel; alaranjado por fora e por dentro',
      },
      other: {
        en: 'Cottony ring; flesh whitish',
        es: 'Anillo algodonoso; carne blanquecina',
        pt: 'Anel cotonoso; carne esbranquiçada',
      },
    },
    {
      species: 'hygrophoropsis-aurantiaca',
      trait: 'cap',
      own: {
        en: 'Large, smooth; in tufts on wood of oak or olive',
        es: 'Grande, liso; en haces sobre madera de roble u olivo',
        pt: 'Grande, liso; em tufos sobre madeira de carvalho ou oliveira',
      },
      other: {
        en: 'Small, thin and downy; singly on needles',
        es: 'Pequeño, fino y aterciopelado; suelto entre acículas',
        pt: 'Pequeno, fino e aveludado; solto entre agulhas',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'Thin, sharp, crowded gills; clusters on wood',
        es: 'Láminas finas, afiladas y apretadas; en ramilletes sobre madera',
        pt: 'Lâminas finas, afiadas e apertadas; em tufos sobre madeira',
      },
      other: {
        en: 'Blunt, forking ridges; singly on soil',
        es: 'Pliegues romos y ahorquillados; aislado en el suelo',
        pt: 'Pregas rombas e bifurcadas; isolado no solo',
      },
    },
    {
      species: 'pleurotus-ostreatus',
      trait: 'gills',
      own: {
        en: 'Orange, like cap, stem and flesh',
        es: 'Anaranjadas, como el píleo, el pie y la carne',
        pt: 'Alaranjadas, como o chapéu, o estipe e a carne',
      },
      other: {
        en: 'White to cream; flesh white',
        es: 'Blancas a crema; carne blanca',
        pt: 'Brancas a creme; carne branca',
      },
    },
  ],
  references: [
    'benjamin-1995',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
    'perez-silva-2008',
    'vidal-ballesteros-2013',
  ],
}
