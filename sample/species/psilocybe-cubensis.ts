import type { SpeciesSample } from '@sample/types'

/** What all rows of the study have in common. */
const tsujikawa = { units: 'percent', basis: 'dry-weight', source: 'tsujikawa-2003' } as const

export const psilocybeCubensis: SpeciesSample = {
  slug: 'psilocybe-cubensis',
  scientificName: 'Psilocybe cubensis',
  authority: '(Earle) Singer',
  synonyms: ['Stropharia cubensis'],
  commonNames: {
    en: ['Magic mushroom', 'Gold cap', 'Golden top'],
    es: ['hongo de San Isidro', 'cucumelo'],
    pt: ['cogumelo-mágico', 'cogumelo-de-zebu'],
  },
  summary: {
    en: 'The ringed, blue-bruising dung mushroom of warm pastures: strongly psychoactive, controlled by law and unpredictable in strength.',
    es: 'La seta anillada y azuleante del estiércol de los pastos cálidos: muy psicoactiva, sometida a control legal y de potencia imprevisible.',
    pt: 'O cogumelo com anel, que azula ao toque, do esterco dos pastos quentes: fortemente psicoativo, controlado por lei e de potência imprevisível.',
  },
  about: {
    en: `Psilocybin and psilocin are controlled under the United Nations convention of 1971, and most countries punish growing, selling or holding this mushroom; the exceptions are few and local. Nothing on the outside shows its strength: collections have been found to differ more than tenfold, and caps differ from stems. Fear, confusion and accidents are what bring people to hospital. Psychosis in one’s own or one’s family’s history, heart disease and childhood raise the risk.

It follows cattle. In the rainy season it comes up on old cow or buffalo dung and in manured grass, in warm country almost all round the world. The cap opens from a bell to a broad shield, golden-brown in the middle and cream at the rim. A white skirt hangs on the stem, soon blackened by spores, and every bruise turns blue-green. Earle described it in 1906 from Cuba.

Present-day clinical trials use pure synthetic psilocybin, measured and given under supervision; they say nothing about a mushroom of unknown content. In the same pastures _Chlorophyllum molybdites_ causes violent vomiting. Small brown mushrooms of dung and grass are a further danger: some _Panaeolus_ are as strong, and some _Conocybe_ and _Pholiotina_ contain amatoxins, which can kill.`,
    es: `La psilocibina y la psilocina están fiscalizadas por el convenio de las Naciones Unidas de 1971, y la mayoría de los países castiga cultivar, vender o poseer esta seta; las excepciones son pocas y locales. Nada en su aspecto revela la potencia: entre recolecciones se han medido diferencias de más de diez veces, y el píleo no contiene lo mismo que el pie. El miedo, la confusión y los accidentes son lo que lleva al hospital. El riesgo crece con antecedentes de psicosis propios o familiares, con las enfermedades del corazón y en la infancia.

Sigue al ganado. En la estación lluviosa brota del estiércol viejo de vaca o de búfalo y de la hierba abonada, en tierras cálidas de casi todo el mundo. El píleo pasa de campana a escudo ancho, pardo dorado en el centro y crema en el borde. Del pie cuelga una faldilla blanca que las esporas ennegrecen pronto, y cualquier roce deja una mancha azul verdosa. Earle la describió en 1906 con material de Cuba.

Los ensayos clínicos actuales emplean psilocibina sintética pura, medida y administrada bajo supervisión; nada dicen de una seta de contenido desconocido. En los mismos pastos _Chlorophyllum molybdites_ causa vómitos violentos. Otro peligro son las setas pardas y pequeñas del estiércol y de la hierba: algunos _Panaeolus_ son igual de potentes, y algunas _Conocybe_ y _Pholiotina_ contienen amatoxinas, que pueden matar.`,
    pt: `A psilocibina e a psilocina são controladas pela convenção das Nações Unidas de 1971, e a maioria dos países pune cultivar, vender ou possuir este cogumelo; as exceções são poucas e locais. Nada no aspecto revela a potência: entre coletas mediram-se diferenças de mais de dez vezes, e o chapéu não contém o mesmo que o estipe. Medo, confusão e acidentes são o que leva ao hospital. O risco cresce com psicose na própria história ou na da família, com doenças do coração e na infância.

Acompanha o gado. Na estação das chuvas brota do esterco velho de vaca ou de búfalo e do capim adubado, em terras quentes de quase todo o mundo. O chapéu passa de sino a escudo largo, marrom-dourado no centro e creme na borda. Do estipe pende uma saia branca que os esporos logo enegrecem, e qualquer toque deixa mancha azul-esverdeada. Earle o descreveu em 1906 com material de Cuba.

Os ensaios clínicos atuais empregam psilocibina sintética pura, medida e administrada sob supervisão; nada dizem sobre um cogumelo de conteúdo desconhecido. Nos mesmos pastos _Chlorophyllum molybdites_ causa vômitos violentos. Outro perigo são os pequenos cogumelos marrons do esterco e do capim: alguns _Panaeolus_ são igualmente fortes, e algumas _Conocybe_ e _Pholiotina_ contêm amatoxinas, que podem matar.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'cubensis',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug in most countries; growing or holding it can be a crime.',
      es: 'Sustancia controlada en la mayoría de los países: cultivarla o tenerla puede ser delito.',
      pt: 'Substância controlada na maioria dos países: cultivá-la ou possuí-la pode ser crime.',
    },
    advice: {
      en: 'Its strength varies more than tenfold and cannot be seen; panic, accidents and psychosis have followed. Deadly and poisonous mushrooms are taken for it.',
      es: 'Su potencia varía en más de diez veces y no se ve; ha causado pánico, accidentes y psicosis. Se confunde con setas venenosas e incluso mortales.',
      pt: 'Sua potência varia em mais de dez vezes e não se vê; já causou pânico, acidentes e psicose. Confunde-se com cogumelos venenosos e até mortais.',
    },
  },
  poisoning: {
    toxins: ['psilocybin', 'psilocin'],
    syndrome: 'psilocybin',
    onsetHours: { min: 0.25, max: 2 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Nausea, shivering, wide pupils, a fast pulse; sight and the sense of time begin to change.',
          es: 'Náuseas, escalofríos, pupilas dilatadas, pulso rápido; cambian la vista y el sentido del tiempo.',
          pt: 'Náusea, calafrios, pupilas dilatadas, pulso rápido; mudam a visão e a noção do tempo.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Distorted perception at its height, with confusion, panic or reckless acts; children may have fever and convulsions.',
          es: 'Percepción alterada al máximo, con confusión, pánico o actos temerarios; los niños pueden sufrir fiebre y convulsiones.',
          pt: 'Percepção distorcida ao máximo, com confusão, pânico ou atos temerários; crianças podem ter febre e convulsões.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'The effects fade, in most people by the sixth hour. Tiredness and headache remain.',
          es: 'Los efectos ceden, casi siempre hacia la sexta hora. Quedan cansancio y dolor de cabeza.',
          pt: 'Os efeitos diminuem, quase sempre por volta da sexta hora. Ficam cansaço e dor de cabeça.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Vomiting or diarrhoea that begins this late points to another mushroom, perhaps a deadly one: hospital at once.',
          es: 'Los vómitos o la diarrea que empiezan tan tarde apuntan a otra seta, quizá mortal: al hospital de inmediato.',
          pt: 'Vômitos ou diarreia que começam tão tarde indicam outro cogumelo, talvez mortal: ao hospital imediatamente.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['psychoactive'],
  characteristics: {
    cap: {
      en: '2–8 cm, bell-shaped, then broad and flat; golden-brown centre, cream rim; sticky when wet',
      es: '2–8 cm, acampanado y luego extendido; centro pardo dorado, borde crema; viscoso en húmedo',
      pt: '2–8 cm, em sino e depois aberto; centro marrom-dourado, borda creme; viscoso quando úmido',
    },
    gills: {
      en: 'Attached; grey at first, then almost black with a violet cast, edge white',
      es: 'Adnatas; grises al principio, luego casi negras con tono violáceo, arista blanca',
      pt: 'Aderentes; cinzentas no início, depois quase negras com tom violáceo, aresta branca',
    },
    ring: {
      en: 'A white hanging skirt high on the stem, soon dusted purple-black by the spores',
      es: 'Faldilla blanca y colgante, en lo alto del pie; las esporas la tiñen pronto de negro púrpura',
      pt: 'Saia branca pendente no alto do estipe; os esporos logo a tingem de preto-púrpura',
    },
    stipe: {
      en: '4–15 cm, whitish, smooth to finely grooved; turns blue-green wherever it is handled',
      es: '4–15 cm, blanquecino, liso o finamente surcado; se vuelve azul verdoso donde se toca',
      pt: '4–15 cm, esbranquiçado, liso ou finamente sulcado; fica azul-esverdeado onde se toca',
    },
    flesh: {
      en: 'Whitish, turning blue-green within minutes when bruised',
      es: 'Blanquecina, azul verdosa en pocos minutos al golpearla',
      pt: 'Esbranquiçada, azul-esverdeada em poucos minutos quando machucada',
    },
    spores: {
      en: 'Print dark purple-brown to purple-black',
      es: 'Esporada de pardo púrpura oscuro a negro púrpura',
      pt: 'Esporada de marrom-púrpura-escura a preto-púrpura',
    },
    odour: {
      en: 'Of meal when the flesh is crushed',
      es: 'A harina al aplastar la carne',
      pt: 'De farinha quando se esmaga a carne',
    },
  },
  decisive: ['spores', 'ring', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'convex', 'flat'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['purple-brown', 'purple-black'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'dung',
    colours: {
      cap: { typical: '#d3ad63', light: '#f0e2bd', dark: '#a06f2c' },
      hymenium: { typical: '#6c6068', light: '#b8b0aa', dark: '#322a33' },
      stipe: { typical: '#ede5d2', light: '#f8f4e9', dark: '#8fa9a3' },
      ring: { typical: '#efe8d8', dark: '#4a3f49' },
      flesh: { typical: '#f3ecdb', dark: '#7fa3a5' },
    },
    size: { cap: { min: 2, max: 8 }, height: { min: 4, max: 15 }, stipeThickness: { min: 0.4, max: 1.4 } },
    bulb: 0.15,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-flour': 'usual',
    'colour-yellow': 'usual',
    'colour-cream': 'sometimes',
    'ground-grass': 'sometimes',
    'flesh-same': 'misread',
  },
  habitat: {
    en: 'Weathered dung of cattle, water buffalo and horses, and rich soil in grazed grassland, in warm wet weather.',
    es: 'Estiércol envejecido de vaca, búfalo y caballo, y suelo rico de pastizales, con tiempo cálido y húmedo.',
    pt: 'Esterco envelhecido de vaca, búfalo e cavalo, e solo rico de pastagens, com tempo quente e úmido.',
  },
  distribution: {
    en: 'Tropics and subtropics: the Gulf coast of the United States, Mexico to Argentina, southern Asia, Africa and eastern Australia.',
    es: 'Trópicos y subtrópicos: costa del Golfo de Estados Unidos, de México a Argentina, sur de Asia, África y este de Australia.',
    pt: 'Trópicos e subtrópicos: costa do Golfo dos Estados Unidos, do México à Argentina, sul da Ásia, África e leste da Austrália.',
  },
  seasons: [
    {
      region: {
        en: 'Mexico and Central America',
        es: 'México y América Central',
        pt: 'México e América Central',
      },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'South-eastern Brazil', es: 'Sureste de Brasil', pt: 'Sudeste do Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [1, 2, 3, 11, 12],
      peak: [1, 2, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'hallucinogenic',
      description: {
        en: 'Reported as altered perception for several hours, at times with loss of touch with the surroundings.',
        es: 'Se describe una percepción alterada durante varias horas, a veces con pérdida de contacto con el entorno.',
        pt: 'Descreve-se percepção alterada por várias horas, às vezes com perda de contato com o ambiente.',
      },
    },
    {
      value: 'visuals',
      description: {
        en: 'Brighter colours, drifting surfaces and patterns behind closed eyes are described.',
        es: 'Se describen colores más vivos, superficies que ondulan y dibujos con los ojos cerrados.',
        pt: 'Descrevem-se cores mais vivas, superfícies que ondulam e desenhos de olhos fechados.',
      },
    },
    {
      value: 'perceptual',
      description: {
        en: 'Time, distance and the limits of one’s own body are misjudged: traffic, water and heights become dangerous.',
        es: 'Se calculan mal el tiempo, la distancia y los límites del propio cuerpo: el tráfico, el agua y las alturas se vuelven peligrosos.',
        pt: 'Avaliam-se mal o tempo, a distância e os limites do próprio corpo: trânsito, água e altura tornam-se perigosos.',
      },
    },
    {
      value: 'euphoric',
      description: {
        en: 'Elation and laughter are reported, and can turn into fear without warning.',
        es: 'Se cuentan euforia y risa, que pueden convertirse en miedo sin previo aviso.',
        pt: 'Relatam-se euforia e riso, que podem virar medo sem aviso.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'Fear of dying or of losing one’s mind; the commonest reason for seeking help.',
        es: 'Miedo a morir o a perder la razón; el motivo más frecuente para pedir ayuda.',
        pt: 'Medo de morrer ou de perder a razão; o motivo mais frequente para pedir ajuda.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'Disorientation and poor judgement while the effect lasts; psychosis may outlast it in vulnerable people.',
        es: 'Desorientación y juicio alterado mientras dura el efecto; en personas vulnerables la psicosis puede prolongarse.',
        pt: 'Desorientação e juízo alterado enquanto dura o efeito; em pessoas vulneráveis a psicose pode se prolongar.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'Frequent in the first hour.',
        es: 'Frecuentes en la primera hora.',
        pt: 'Frequente na primeira hora.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'May accompany the onset; when it begins six hours or more after the meal, another mushroom must be suspected.',
        es: 'Pueden acompañar el inicio; si empiezan seis horas o más después de comer, hay que sospechar otra seta.',
        pt: 'Podem acompanhar o início; se começam seis horas ou mais depois da refeição, deve-se suspeitar de outro cogumelo.',
      },
    },
    {
      value: 'raised-heart-rate',
      description: {
        en: 'Pulse and blood pressure rise; dangerous in heart disease.',
        es: 'Suben el pulso y la presión arterial; peligroso para los enfermos del corazón.',
        pt: 'O pulso e a pressão arterial sobem; perigoso para cardíacos.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [
    { ...tsujikawa, compound: 'psilocybin', part: 'whole', amount: { min: 0.37, max: 1.3 } },
    { ...tsujikawa, compound: 'psilocybin', part: 'cap', amount: { min: 0.44, max: 1.35 } },
    { ...tsujikawa, compound: 'psilocybin', part: 'stipe', amount: { min: 0.05, max: 1.27 } },
    { ...tsujikawa, compound: 'psilocin', part: 'whole', amount: { min: 0.14, max: 0.42 } },
    { ...tsujikawa, compound: 'psilocin', part: 'cap', amount: { min: 0.17, max: 0.78 } },
    { ...tsujikawa, compound: 'psilocin', part: 'stipe', amount: { min: 0.09, max: 0.3 } },
    { compound: 'baeocystin' },
  ],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print purple-black; bruises blue-green, grows on dung',
        es: 'Esporada negro púrpura; azulea al roce, sobre estiércol',
        pt: 'Esporada preto-púrpura; azula ao toque, sobre esterco',
      },
      other: {
        en: 'Print rusty brown; never blues, grows on wood, even buried wood',
        es: 'Esporada pardo herrumbre; no azulea, sobre madera, incluso enterrada',
        pt: 'Esporada marrom-ferrugem; não azula, sobre madeira, mesmo enterrada',
      },
    },
    {
      species: 'pholiotina-rugosa',
      trait: 'flesh',
      own: {
        en: 'Turns blue; larger, on dung',
        es: 'Azulea; mayor, sobre estiércol',
        pt: 'Azula; maior, sobre esterco',
      },
      other: {
        en: 'Never blue; a cap under 3 cm',
        es: 'Nunca azul; píleo de menos de 3 cm',
        pt: 'Nunca azul; chapéu com menos de 3 cm',
      },
    },
    {
      species: 'chlorophyllum-molybdites',
      trait: 'spores',
      own: {
        en: 'Print purple-black; gills attached to the stem',
        es: 'Esporada negro púrpura; láminas unidas al pie',
        pt: 'Esporada preto-púrpura; lâminas presas ao estipe',
      },
      other: {
        en: 'Print dull green; gills free, cap with brown scales',
        es: 'Esporada verde apagado; láminas libres, píleo con escamas pardas',
        pt: 'Esporada verde-opaca; lâminas livres, chapéu com escamas marrons',
      },
    },
    {
      species: 'panaeolus-cyanescens',
      trait: 'spores',
      own: {
        en: 'Print purple-brown; golden cap, a skirt',
        es: 'Esporada pardo púrpura; píleo dorado, faldilla',
        pt: 'Esporada marrom-púrpura; chapéu dourado, saia',
      },
      other: {
        en: 'Print black; slender, grey, no ring',
        es: 'Esporada negra; esbelta, gris, sin anillo',
        pt: 'Esporada preta; esguio, cinza, sem anel',
      },
    },
  ],
  references: [
    'tsujikawa-2003',
    'bigwood-beug-1982',
    'gotvaldova-2021',
    'gotvaldova-2022',
    'stamets-1996',
    'bresinsky-besl-1990',
    'benjamin-1995',
  ],
}
