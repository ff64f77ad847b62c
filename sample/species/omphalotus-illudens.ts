import type { SpeciesSample } from '@sample/types'

export const omphalotusIlludens: SpeciesSample = {
  slug: 'omphalotus-illudens',
  scientificName: 'Omphalotus illudens',
  authority: '(Schwein.) Bresinsky & Besl',
  synonyms: ['Clitocybe illudens', 'Omphalotus olearius var. illudens'],
  commonNames: { en: ['Eastern jack-o’-lantern', 'Jack-o’-lantern'], es: [], pt: [] },
  summary: {
    en: 'Big orange clusters at oaks, stumps and in lawns of eastern North America, the mushroom most often eaten there as a chanterelle.',
    es: 'Grandes ramilletes anaranjados en robles, tocones y céspedes del este de Norteamérica; allí es la que más se come por rebozuelo.',
    pt: 'Grandes tufos alaranjados em carvalhos, tocos e gramados do leste da América do Norte; ali é o mais comido como se fosse cantarelo.',
  },
  about: {
    en: `In late summer whole bouquets of orange light up at the foot of oaks in the east of North America, in woods and parks, and in lawns, where they rise from buried roots. Caps are a brilliant yellow-orange, smooth, often with a low bump in the sunken middle. The gills are crowded, thin and sharp, of the same orange, and run down the stem; the flesh is orange as well. Fresh gills may glow faintly in a dark room.

The poison centre of northern New England calls it the most frequent mistake it is rung about: taken for chanterelles. A chanterelle has blunt, forking folds and whitish flesh and stands singly or in loose troops on soil. In a lawn the jack-o’-lantern, too, seems to come from soil: cut one open, and dig for the wood.

Seven adults in Illinois all vomited; four felt weak and dizzy, three had raised liver values. In central Europe it is rare; _Omphalotus olearius_ of the south has a darker, browner cap. Texas and Florida also have _O. subilludens_, California _O. olivascens_, Mexico several, among them the blackish blue _O. mexicanus_: all count as poisonous.`,
    es: `A finales del verano, ramilletes enteros de color naranja se encienden al pie de los robles del este de Norteamérica, en bosques y parques y también en céspedes, donde brotan de raíces enterradas. El píleo es de un amarillo anaranjado vivo, liso, a menudo con un mamelón bajo en el centro hundido. Las láminas, apretadas, finas y afiladas, son del mismo naranja y bajan por el pie; la carne también es anaranjada. Las láminas frescas pueden lucir débilmente a oscuras.

El centro de toxicología del norte de Nueva Inglaterra la nombra como el error más frecuente por el que le llaman: se toma por rebozuelo. El rebozuelo tiene pliegues romos y ahorquillados y carne blanquecina, y sale aislado o en grupos sueltos en la tierra. En un césped esta seta también parece salir de la tierra: abre una y busca la madera.

Siete adultos de Illinois vomitaron todos; cuatro sintieron debilidad y mareo, tres tuvieron altas las enzimas hepáticas. En Europa central es rara; _Omphalotus olearius_, del sur, tiene el píleo más oscuro y pardo. En Texas y Florida vive además _O. subilludens_, en California _O. olivascens_ y en México varias, entre ellas el hongo azul, _O. mexicanus_, azul negruzco: todas se tienen por venenosas.`,
    pt: `No fim do verão, tufos inteiros de cor laranja se acendem ao pé dos carvalhos do leste da América do Norte, em bosques e parques e também em gramados, onde brotam de raízes enterradas. O chapéu é amarelo-alaranjado vivo, liso, muitas vezes com um mamilo baixo no centro afundado. As lâminas, apertadas, finas e afiadas, são do mesmo laranja e descem pelo estipe; a carne também é alaranjada. Lâminas frescas podem brilhar de leve no escuro.

O centro de intoxicações do norte da Nova Inglaterra aponta-o como o engano mais frequente que atende: é tomado por cantarelo. O cantarelo tem pregas rombas e bifurcadas e carne esbranquiçada, e nasce isolado ou em grupos soltos na terra. Num gramado este cogumelo também parece sair da terra: abra um e procure a madeira.

Sete adultos de Illinois vomitaram todos; quatro sentiram fraqueza e tontura, três tiveram enzimas hepáticas altas. Na Europa Central é raro; _Omphalotus olearius_, do sul, tem o chapéu mais escuro e marrom. No Texas e na Flórida vive ainda _O. subilludens_, na Califórnia _O. olivascens_ e no México várias, entre elas _O. mexicanus_, azul-enegrecido: todas são tidas por venenosas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Omphalotus',
    species: 'illudens',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: true gills and orange flesh are no chanterelle.',
      es: 'Venenosa: con láminas verdaderas y carne naranja no es un rebozuelo.',
      pt: 'Venenoso: com lâminas verdadeiras e carne laranja não é um cantarelo.',
    },
    advice: {
      en: 'It causes violent vomiting within hours, cooked or raw. If any was eaten, call a poison centre; doctors check fluids, potassium and liver values. Children and old people may need hospital soon.',
      es: 'Causa vómitos violentos a las pocas horas, cruda o cocinada. Si alguien la ha comido, llama a un centro de toxicología; los médicos controlan líquidos, potasio y enzimas hepáticas. Niños y mayores pueden necesitar hospital pronto.',
      pt: 'Causa vômitos violentos em poucas horas, cru ou cozido. Se alguém comeu, ligue para um centro de informação toxicológica; os médicos controlam líquidos, potássio e enzimas hepáticas. Crianças e idosos podem precisar logo de hospital.',
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
          en: 'Nausea, cramps and repeated vomiting, in some sweating, weakness and dizziness.',
          es: 'Náuseas, cólicos y vómitos repetidos; en algunos, sudor, debilidad y mareo.',
          pt: 'Náusea, cólicas e vômitos repetidos; em alguns, suor, fraqueza e tontura.',
        },
      },
      {
        when: { en: '3–24 h', es: '3–24 h', pt: '3–24 h' },
        what: {
          en: 'Vomiting goes on, in some with diarrhoea; potassium may fall and liver values rise.',
          es: 'Siguen los vómitos, en algunos con diarrea; puede bajar el potasio y subir las enzimas hepáticas.',
          pt: 'Os vômitos continuam, em alguns com diarreia; o potássio pode cair e as enzimas hepáticas subir.',
        },
      },
      {
        when: { en: 'Days 2–3', es: 'Días 2–3', pt: 'Dias 2–3' },
        what: {
          en: 'Recovery in most people. Symptoms that began after 6 h point to another, worse mushroom: go to hospital.',
          es: 'Recuperación en la mayoría. Si los síntomas empezaron pasadas 6 h, puede haber otra seta peor: acude al hospital.',
          pt: 'Recuperação na maioria. Se os sintomas começaram depois de 6 h, pode haver outro cogumelo, pior: vá ao hospital.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–20 cm, brilliant yellow-orange, smooth; sunken, often with a low bump in the middle; edge inrolled',
      es: '5–20 cm, amarillo anaranjado vivo, liso; hundido, a menudo con un mamelón bajo; margen enrollado',
      pt: '5–20 cm, amarelo-alaranjado vivo, liso; afundado, muitas vezes com mamilo baixo; margem enrolada',
    },
    gills: {
      en: 'True gills: orange, crowded, thin and sharp, running down the stem; may glow faintly when fresh',
      es: 'Láminas verdaderas: naranjas, apretadas, finas y afiladas, decurrentes; frescas pueden lucir débilmente',
      pt: 'Lâminas verdadeiras: laranja, apertadas, finas e afiadas, decurrentes; frescas podem brilhar de leve',
    },
    stipe: {
      en: '5–20 cm, orange, darker below, tapering; several fused at the base; no ring',
      es: '5–20 cm, anaranjado, más oscuro abajo, atenuado; varios soldados por la base; sin anillo',
      pt: '5–20 cm, alaranjado, mais escuro embaixo, afinado; vários soldados na base; sem anel',
    },
    flesh: {
      en: 'Orange, at times pale orange, firm; never white',
      es: 'Anaranjada, a veces pálida, firme; nunca blanca',
      pt: 'Alaranjada, às vezes pálida, firme; nunca branca',
    },
    spores: {
      en: 'Print white to pale cream or pale yellow; spores round, smooth',
      es: 'Esporada blanca a crema o amarilla pálida; esporas redondas, lisas',
      pt: 'Esporada branca a creme ou amarelo-pálida; esporos redondos, lisos',
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
    capShapes: ['convex', 'umbonate', 'infundibuliform'],
    capSurfaces: ['smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream', 'white'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'cluster',
    ground: 'buried-wood',
    colours: {
      cap: { typical: '#ec8d1f', light: '#f6ad3a', dark: '#d07012' },
      hymenium: { typical: '#f2a236', light: '#f8bd5c', dark: '#d98722' },
      stipe: { typical: '#e89a38', light: '#f2b760', dark: '#a06326' },
      flesh: { typical: '#f6c06a' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 5, max: 20 }, stipeThickness: { min: 0.5, max: 2.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-orange': 'usual',
    'colour-yellow': 'usual',
    'colour-brown': 'sometimes',
    'ground-broadleaf': 'usual',
    'ground-trunk': 'usual',
    'ground-soil': 'misread',
    'underside-ridges': 'misread',
    'growth-group': 'sometimes',
  },
  habitat: {
    en: 'In clusters at the base of oaks and other broadleaved trees, at stumps and on buried roots, also in lawns and gardens.',
    es: 'En ramilletes al pie de robles y otras frondosas, en tocones y sobre raíces enterradas, también en céspedes y jardines.',
    pt: 'Em tufos na base de carvalhos e outras folhosas, em tocos e sobre raízes enterradas, também em gramados e jardins.',
  },
  distribution: {
    en: 'North America east of the Rocky Mountains, very rare west of them; warm parts of central Europe. Mexican records are partly of close species.',
    es: 'Norteamérica al este de las Montañas Rocosas, muy rara al oeste; zonas cálidas de Europa central. Las citas mexicanas son en parte de especies próximas.',
    pt: 'América do Norte a leste das Montanhas Rochosas, muito raro a oeste; zonas quentes da Europa Central. Parte dos registros mexicanos é de espécies próximas.',
  },
  seasons: [
    {
      region: {
        en: 'Eastern North America',
        es: 'Este de Norteamérica',
        pt: 'Leste da América do Norte',
      },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [8, 9, 10],
    },
    {
      region: {
        en: 'Mexico, with close species',
        es: 'México, con especies próximas',
        pt: 'México, com espécies próximas',
      },
      area: 'mexico',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Central Europe', es: 'Europa central', pt: 'Europa Central' },
      area: 'northern-europe',
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
      value: 'vomiting',
      description: {
        en: 'In every reported patient, repeated.',
        es: 'En todos los pacientes descritos, repetidos.',
        pt: 'Em todos os pacientes descritos, repetidos.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'In some, adding to the loss of fluid.',
        es: 'En algunos; aumenta la pérdida de líquidos.',
        pt: 'Em alguns; aumenta a perda de líquidos.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'With weakness, in about half of a small series.',
        es: 'Con debilidad, en la mitad de una serie pequeña.',
        pt: 'Com fraqueza, em metade de uma série pequena.',
      },
    },
    {
      value: 'sweating',
      description: {
        en: 'In some, with the first vomiting.',
        es: 'En algunos, con los primeros vómitos.',
        pt: 'Em alguns, com os primeiros vômitos.',
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
      species: 'omphalotus-olearius',
      trait: 'cap',
      own: {
        en: 'Bright yellow-orange, often with a low bump',
        es: 'Amarillo anaranjado vivo, a menudo con mamelón',
        pt: 'Amarelo-alaranjado vivo, muitas vezes com mamilo',
      },
      other: {
        en: 'Orange to copper brown, without a bump; both poisonous',
        es: 'Naranja a pardo cobrizo, sin mamelón; ambas venenosas',
        pt: 'Laranja a marrom-acobreado, sem mamilo; ambos venenosos',
      },
    },
    {
      species: 'omphalotus-olivascens',
      trait: 'stipe',
      own: {
        en: 'Orange without olive; east of the Rockies; both poisonous',
        es: 'Naranja sin oliva; al este de las Rocosas; ambas venenosas',
        pt: 'Laranja sem oliva; a leste das Rochosas; ambos venenosos',
      },
      other: {
        en: 'Olive stains, also in the flesh; California',
        es: 'Manchas oliváceas, también en la carne; California',
        pt: 'Manchas oliváceas, também na carne; Califórnia',
      },
    },
    {
      species: 'gymnopilus-junonius',
      trait: 'spores',
      own: {
        en: 'Print white to cream',
        es: 'Esporada blanca a crema',
        pt: 'Esporada branca a creme',
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
        en: 'Orange, like gills and stem; no ring',
        es: 'Anaranjada, como láminas y pie; sin anillo',
        pt: 'Alaranjada, como lâminas e estipe; sem anel',
      },
      other: {
        en: 'Whitish; cottony ring',
        es: 'Blanquecina; anillo algodonoso',
        pt: 'Esbranquiçada; anel cotonoso',
      },
    },
    {
      species: 'hygrophoropsis-aurantiaca',
      trait: 'gills',
      own: {
        en: 'Hardly forked; firm clusters on wood',
        es: 'Apenas ahorquilladas; haces firmes sobre madera',
        pt: 'Quase não bifurcadas; tufos firmes em madeira',
      },
      other: {
        en: 'Forked again and again; single, soft, downy cap',
        es: 'Ahorquilladas una y otra vez; suelta, blanda, píleo aterciopelado',
        pt: 'Bifurcadas repetidamente; solto, mole, chapéu aveludado',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'Thin, sharp gills; flesh orange',
        es: 'Láminas finas y afiladas; carne anaranjada',
        pt: 'Lâminas finas e afiadas; carne alaranjada',
      },
      other: {
        en: 'Blunt, forking folds; flesh whitish',
        es: 'Pliegues romos y ahorquillados; carne blanquecina',
        pt: 'Pregas rombas e bifurcadas; carne esbranquiçada',
      },
    },
  ],
  references: ['vanden-hoek-1991', 'benjamin-1995', 'white-2019', 'bresinsky-besl-1990', 'index-fungorum'],
}
