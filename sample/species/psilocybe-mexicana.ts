import type { SpeciesSample } from '@sample/types'

export const psilocybeMexicana: SpeciesSample = {
  slug: 'psilocybe-mexicana',
  scientificName: 'Psilocybe mexicana',
  authority: 'R. Heim',
  commonNames: { en: ['Pajaritos'], es: ['pajaritos'], pt: [] },
  localNames: [{ name: 'teotlaquilnanácatl', language: 'nah-MX', source: 'unam-teotlaquilnanacatl' }],
  summary: {
    en: 'The small meadow mushroom of Oaxaca from which psilocybin was first isolated. Controlled by law nearly everywhere.',
    es: 'La pequeña seta de los prados de Oaxaca de la que se aisló por primera vez la psilocibina. Sometida a control legal casi en todas partes.',
    pt: 'O pequeno cogumelo dos prados de Oaxaca do qual se isolou pela primeira vez a psilocibina. Controlado por lei quase em toda parte.',
  },
  about: {
    en: `In the 1950s the French mycologist Roger Heim followed reports of mushroom ceremonies to the mountains of Oaxaca. He named this species in 1957 and grew it in Paris. From that crop the Swiss chemist Albert Hofmann isolated psilocybin and psilocin in 1958. Mazatec and other peoples had used such mushrooms for healing rites since long before the Conquest; the ceremonies live on, burdened by the visitors that publicity brought.

It is a thin, tall-stemmed bell on the scale of a thumbnail, straw to reddish brown, lined at the edge when damp, with a pale nipple. Stem and cap turn blue-green where they are handled. It grows scattered in moist grass along paths, at wood edges and in clearings between about 1,000 and 1,800 metres, in the months of rain.

Other small brown mushrooms of wet grass cannot be told from it at a glance. _Pholiotina rugosa_ and its relatives hold amatoxins, and a rust-brown print is the only plain warning they give. Mexican law lists psilocybin and the mushrooms that contain it among controlled substances.`,
    es: `En los años cincuenta el micólogo francés Roger Heim siguió hasta la sierra de Oaxaca las noticias de ceremonias con hongos. Nombró esta especie en 1957 y la cultivó en París. De aquella cosecha aisló en 1958 el químico suizo Albert Hofmann la psilocibina y la psilocina. Mazatecos y otros pueblos usaban tales hongos en ritos de curación mucho antes de la Conquista; las ceremonias perviven, bajo el peso de los visitantes que trajo la publicidad.

Es una campanita de pie alto y delgado, del tamaño de una uña, pajiza a pardo rojiza, estriada en el borde cuando está húmeda, con un mamelón pálido. Pie y píleo se vuelven verde azulados donde se tocan. Crece dispersa en hierba húmeda junto a veredas, en lindes y claros, entre unos 1000 y 1800 metros, en los meses de lluvia.

Otras setas pardas y pequeñas de la hierba mojada no se distinguen de un vistazo. _Pholiotina rugosa_ y sus parientes tienen amatoxinas, y una esporada pardo herrumbre es el único aviso claro que dan. La ley mexicana incluye la psilocibina y los hongos que la contienen entre las sustancias controladas.`,
    pt: `Nos anos 1950 o micólogo francês Roger Heim seguiu até a serra de Oaxaca as notícias de cerimônias com cogumelos. Deu nome a esta espécie em 1957 e a cultivou em Paris. Dessa colheita o químico suíço Albert Hofmann isolou em 1958 a psilocibina e a psilocina. Mazatecas e outros povos usavam tais cogumelos em ritos de cura muito antes da Conquista; as cerimônias continuam vivas, sob o peso dos visitantes que a publicidade trouxe.

É um sininho de estipe alto e fino, do tamanho de uma unha, cor de palha a marrom-avermelhado, estriado na borda quando úmido, com um mamilo pálido. Estipe e chapéu ficam verde-azulados onde são tocados. Cresce espalhado em capim úmido à beira de trilhas, em orlas e clareiras, entre uns 1.000 e 1.800 metros, nos meses de chuva.

Outros pequenos cogumelos marrons do capim molhado não se distinguem num relance. _Pholiotina rugosa_ e seus parentes têm amatoxinas, e uma esporada marrom-ferrugem é o único aviso claro que dão. A lei mexicana inclui a psilocibina e os cogumelos que a contêm entre as substâncias controladas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'mexicana',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug in most countries.',
      es: 'Sustancia controlada en la mayoría de los países.',
      pt: 'Substância controlada na maioria dos países.',
    },
    advice: {
      en: 'Effects cannot be foreseen and can end in panic, accidents or psychosis. Deadly small brown mushrooms grow in the same grass.',
      es: 'Sus efectos son imprevisibles y pueden acabar en pánico, accidentes o psicosis. En la misma hierba crecen pequeñas setas pardas mortales.',
      pt: 'Os efeitos são imprevisíveis e podem acabar em pânico, acidentes ou psicose. No mesmo capim crescem pequenos cogumelos marrons mortais.',
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
          en: 'Restlessness, nausea, wide pupils; sight and sense of time begin to change.',
          es: 'Inquietud, náuseas, pupilas dilatadas; empiezan a cambiar la vista y el sentido del tiempo.',
          pt: 'Inquietação, náusea, pupilas dilatadas; começam a mudar a visão e a noção do tempo.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Distorted perception, confusion, at times fear and panic.',
          es: 'Percepción alterada, confusión, a veces miedo y pánico.',
          pt: 'Percepção alterada, confusão, às vezes medo e pânico.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'The effects fade, in most people by the sixth hour.',
          es: 'Los efectos ceden, casi siempre hacia la sexta hora.',
          pt: 'Os efeitos diminuem, quase sempre por volta da sexta hora.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Sickness that begins this late points to an amatoxin mushroom eaten with it: hospital at once.',
          es: 'Un malestar tan tardío apunta a una seta con amatoxinas comida a la vez: al hospital de inmediato.',
          pt: 'Um mal-estar tão tardio indica um cogumelo com amatoxinas comido junto: ao hospital imediatamente.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['psychoactive'],
  characteristics: {
    cap: {
      en: '0.5–2 cm, a bell or cone with a small nipple; lined when damp, straw when dry',
      es: '0,5–2 cm, campana o cono con un pequeño mamelón; estriado en húmedo, pajizo en seco',
      pt: '0,5–2 cm, sino ou cone com pequeno mamilo; estriado quando úmido, palha ao secar',
    },
    gills: {
      en: 'Attached, grey, then purple-brown with a pale edge',
      es: 'Adnatas, grises y luego pardo púrpura con arista pálida',
      pt: 'Aderentes, cinzentas e depois marrom-púrpura com aresta clara',
    },
    stipe: {
      en: '4–10 cm tall, 1–3 mm thick, straw to reddish, blueing; no ring',
      es: '4–10 cm de alto, 1–3 mm de grosor, pajizo a rojizo, azulea; sin anillo',
      pt: '4–10 cm de altura, 1–3 mm de espessura, palha a avermelhado, azula; sem anel',
    },
    flesh: {
      en: 'Thin, reddish brown, slowly blue-green when bruised',
      es: 'Fina, pardo rojiza, verde azulada poco a poco al roce',
      pt: 'Fina, marrom-avermelhada, aos poucos verde-azulada ao toque',
    },
    spores: {
      en: 'Print dark purple-brown; spores smooth, with a germ pore',
      es: 'Esporada pardo púrpura oscuro; esporas lisas, con poro germinativo',
      pt: 'Esporada marrom-púrpura-escura; esporos lisos, com poro germinativo',
    },
  },
  decisive: ['spores', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'campanulate', 'umbonate'],
    capSurfaces: ['hygrophanous', 'smooth'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['purple-brown'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'grass',
    colours: {
      cap: { typical: '#a9743f', light: '#d2ab72', dark: '#77492a' },
      hymenium: { typical: '#6d5650', light: '#b7a596', dark: '#42302f' },
      stipe: { typical: '#c39a68', light: '#dcc194', dark: '#8a6a55' },
      flesh: { typical: '#c8a37a' },
    },
    size: { cap: { min: 0.5, max: 2 }, height: { min: 4, max: 10 }, stipeThickness: { min: 0.1, max: 0.3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-moss': 'sometimes',
    'growth-group': 'sometimes',
    'ring-skirt': 'impossible',
    'ground-dung': 'misread',
    'print-rust': 'impossible',
  },
  habitat: {
    en: 'Moist meadows, manured pastures, path edges and clearings in hill country, among grass or moss.',
    es: 'Prados húmedos, pastos abonados, orillas de vereda y claros de montaña, entre hierba o musgo.',
    pt: 'Prados úmidos, pastos adubados, beiras de trilha e clareiras de montanha, entre capim ou musgo.',
  },
  distribution: {
    en: 'Mexico and Guatemala; reported from neighbouring countries.',
    es: 'México y Guatemala; citada en países vecinos.',
    pt: 'México e Guatemala; citado em países vizinhos.',
  },
  seasons: [
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'visuals',
      description: {
        en: 'Altered colours and outlines are described.',
        es: 'Se describen cambios en los colores y los contornos.',
        pt: 'Descrevem-se mudanças nas cores e nos contornos.',
      },
    },
    {
      value: 'hallucinogenic',
      description: {
        en: 'Perception may lose touch with the surroundings for hours.',
        es: 'La percepción puede perder contacto con el entorno durante horas.',
        pt: 'A percepção pode perder contato com o ambiente durante horas.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'Fear without a way out is the commonest harm.',
        es: 'El miedo sin salida es el daño más frecuente.',
        pt: 'O medo sem saída é o dano mais frequente.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'Often at the beginning.',
        es: 'A menudo al principio.',
        pt: 'Muitas vezes no início.',
      },
    },
    {
      value: 'raised-heart-rate',
      description: {
        en: 'A risk for people with heart disease.',
        es: 'Un riesgo para enfermos del corazón.',
        pt: 'Um risco para cardíacos.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [{ compound: 'psilocybin' }, { compound: 'psilocin' }],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'pholiotina-rugosa',
      trait: 'spores',
      own: {
        en: 'Print dark purple-brown; no ring; turns blue',
        es: 'Esporada pardo púrpura oscuro; sin anillo; azulea',
        pt: 'Esporada marrom-púrpura-escura; sem anel; azula',
      },
      other: {
        en: 'Print rust brown; a loose ring; never blue. Deadly',
        es: 'Esporada pardo herrumbre; anillo suelto; nunca azul. Mortal',
        pt: 'Esporada marrom-ferrugem; anel solto; nunca azul. Mortal',
      },
    },
    {
      species: 'psilocybe-semilanceata',
      trait: 'cap',
      own: {
        en: 'Blunter, reddish brown, blueing; Mexico',
        es: 'Más romo, pardo rojizo, azulea; México',
        pt: 'Mais rombudo, marrom-avermelhado, azula; México',
      },
      other: {
        en: 'Sharp nipple, sticky skin; cool pastures',
        es: 'Mamelón agudo, cutícula viscosa; pastos frescos',
        pt: 'Mamilo agudo, cutícula viscosa; pastos frescos',
      },
    },
  ],
  references: ['stamets-1996', 'benjamin-1995', 'bresinsky-besl-1990', 'unam-teotlaquilnanacatl'],
}
