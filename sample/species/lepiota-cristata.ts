import type { SpeciesSample } from '@sample/types'

export const lepiotaCristata: SpeciesSample = {
  slug: 'lepiota-cristata',
  scientificName: 'Lepiota cristata',
  authority: '(Bolton) P. Kumm.',
  synonyms: ['Agaricus cristatus', 'Lepiota felinoides'],
  commonNames: {
    en: ['Stinking dapperling', 'Stinking parasol', 'Brown-eyed parasol'],
    es: ['lepiota maloliente', 'parasol maloliente'],
    pt: [],
  },
  summary: {
    en: 'The commonest small parasol of lawns and paths, evil-smelling and suspect; deadly sisters grow in the same grass.',
    es: 'La lepiota pequeña más común de céspedes y caminos, maloliente y sospechosa; en la misma hierba crecen hermanas mortales.',
    pt: 'A lepiota pequena mais comum de gramados e caminhos, malcheirosa e suspeita; na mesma grama crescem irmãs mortais.',
  },
  about: {
    en: `This is the small parasol that people meet most often: in lawns, flower beds and wood chips, beside paths, in open woods, even in pots. The white cap has a smooth red-brown eye in the middle; around it the skin breaks into small scales that thin out towards the rim. The stem is smooth and silky, white, flushed pinkish brown from the base, with a thin white ring that is soon lost. Its smell is sharp and unpleasant: rubber, gas, earth-ball or garlic, say those who have tried to name it.

Guides differ, from poisonous to suspect to unknown. Two studies, in Italy and in Turkey, found no amatoxins in it; the Turkish authors add that this does not make it edible. Hardly any poisoning is described, so nobody can say what a meal of it would do. What counts is its company: _Lepiota brunneoincarnata_, _Lepiota subincarnata_ and _Lepiota castanea_ are of the same size, differ by the scales on the stem and have the poison of the death cap or are treated as if they had.

On the Pacific coast of North America a close relative, _L. castaneidisca_, has long gone under its name. Both grow where children play.`,
    es: `Es la lepiota pequeña que más se encuentra: en céspedes, arriates y astillas, junto a caminos, en bosques claros y hasta en macetas. El píleo, blanco, tiene en el centro un ojo liso pardo rojizo; a su alrededor la cutícula se rompe en pequeñas escamas, cada vez más escasas hacia el margen. El pie es liso y sedoso, blanco, teñido de pardo rosado desde la base, con un anillo blanco y delgado que pronto se pierde. Huele fuerte y mal: a caucho, a gas, a _Scleroderma_ o a ajo, según quien lo describe.

Las guías discrepan: venenosa, sospechosa o desconocida. Dos estudios, en Italia y en Turquía, no hallaron amatoxinas; los autores turcos añaden que eso no la hace comestible. Apenas hay intoxicaciones descritas, y nadie puede decir qué haría una comida de ella. Lo que cuenta es la compañía: _Lepiota brunneoincarnata_, _Lepiota subincarnata_ y _Lepiota castanea_ son del mismo tamaño, se distinguen por las escamas del pie y tienen el veneno de la oronja verde o se tratan como si lo tuvieran.

En la costa pacífica de Norteamérica ha pasado por ella una pariente cercana, _L. castaneidisca_. Ambas crecen donde juegan los niños.`,
    pt: `É a lepiota pequena que mais se encontra: em gramados, canteiros e lascas de madeira, junto a caminhos, em matas abertas e até em vasos. O chapéu, branco, tem no centro um olho liso marrom-avermelhado; em volta a cutícula rompe-se em pequenas escamas, cada vez mais raras em direção à margem. O estipe é liso e sedoso, branco, tingido de marrom-rosado a partir da base, com um anel branco e fino que logo se perde. Cheira forte e mal: a borracha, a gás, a _Scleroderma_ ou a alho, segundo quem descreve.

Os guias divergem: venenosa, suspeita ou desconhecida. Dois estudos, na Itália e na Turquia, não encontraram amatoxinas; os autores turcos acrescentam que isso não a torna comestível. Quase não há intoxicações descritas, e ninguém pode dizer o que faria uma refeição dela. O que conta é a companhia: _Lepiota brunneoincarnata_, _Lepiota subincarnata_ e _Lepiota castanea_ são do mesmo tamanho, distinguem-se pelas escamas do estipe e têm o veneno do chapéu-da-morte ou são tratadas como se o tivessem.

Na costa do Pacífico da América do Norte passou por ela uma parente próxima, _L. castaneidisca_. Ambas crescem onde as crianças brincam.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'cristata',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Suspect, and easily taken for a deadly sister: leave it.',
      es: 'Sospechosa y fácil de confundir con una hermana mortal: déjala.',
      pt: 'Suspeita e fácil de confundir com uma irmã mortal: deixe-a.',
    },
    advice: {
      en: 'Its own poison is not known. If any small parasol was eaten, by a child above all, call a poison centre at once, keep a specimen, and do not wait for symptoms.',
      es: 'Su propio veneno no se conoce. Si alguien ha comido una lepiota pequeña, sobre todo un niño, llama enseguida a un centro de toxicología, guarda un ejemplar y no esperes a los síntomas.',
      pt: 'Seu próprio veneno não é conhecido. Se alguém comeu uma lepiota pequena, sobretudo uma criança, ligue logo para um centro de informação toxicológica, guarde um exemplar e não espere pelos sintomas.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: { en: 'At once', es: 'Enseguida', pt: 'Logo' },
        what: {
          en: 'Call a poison centre. No course is described for this species, so the meal is treated like one of a deadly dapperling.',
          es: 'Llama a un centro de toxicología. No hay un curso descrito para esta especie, así que la comida se trata como la de una lepiota mortal.',
          pt: 'Ligue para um centro de informação toxicológica. Não há evolução descrita para esta espécie; a refeição é tratada como a de uma lepiota mortal.',
        },
      },
      {
        when: { en: 'First hours', es: 'Primeras horas', pt: 'Primeiras horas' },
        what: {
          en: 'Nothing, or sickness and diarrhoea. Neither shows which species was eaten.',
          es: 'Nada, o náuseas y diarrea. Ni lo uno ni lo otro indica qué especie se comió.',
          pt: 'Nada, ou náusea e diarreia. Nem uma coisa nem outra mostra qual espécie foi comida.',
        },
      },
      {
        when: { en: 'After 6 h', es: 'Pasadas 6 h', pt: 'Depois de 6 h' },
        what: {
          en: 'Vomiting that starts now points to amatoxins, from another species: go to hospital.',
          es: 'Los vómitos que empiezan ahora apuntan a amatoxinas, de otra especie: acude al hospital.',
          pt: 'Vômitos que começam agora indicam amatoxinas, de outra espécie: vá ao hospital.',
        },
      },
    ],
    source: 'white-2019',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '1–6 cm, white; smooth red-brown to orange-brown eye, small scales of the same colour around it',
      es: '1–6 cm, blanco; ojo liso pardo rojizo a anaranjado, con pequeñas escamas del mismo color alrededor',
      pt: '1–6 cm, branco; olho liso marrom-avermelhado a alaranjado, com pequenas escamas da mesma cor em volta',
    },
    gills: {
      en: 'White to cream, brownish with age, crowded, free',
      es: 'Blancas a crema, pardas con la edad, apretadas, libres',
      pt: 'Brancas a creme, amarronzadas com a idade, apertadas, livres',
    },
    ring: {
      en: 'Thin, white, high on the stem; soon torn away or lost',
      es: 'Delgado, blanco, en lo alto del pie; pronto roto o perdido',
      pt: 'Fino, branco, no alto do estipe; logo rasgado ou perdido',
    },
    stipe: {
      en: '2–7 cm, thin and fragile, smooth and silky; white, pinkish brown below; no scales',
      es: '2–7 cm, delgado y frágil, liso y sedoso; blanco, pardo rosado abajo; sin escamas',
      pt: '2–7 cm, fino e frágil, liso e sedoso; branco, marrom-rosado embaixo; sem escamas',
    },
    flesh: {
      en: 'Thin, white, unchanging; brownish pink in the stem',
      es: 'Delgada, blanca, inmutable; pardo rosada en el pie',
      pt: 'Fina, branca, imutável; marrom-rosada no estipe',
    },
    spores: {
      en: 'Print white; spores spurred, bullet-shaped, dextrinoid',
      es: 'Esporada blanca; esporas con espolón, en forma de bala, dextrinoides',
      pt: 'Esporada branca; esporos com esporão, em forma de bala, dextrinoides',
    },
    odour: {
      en: 'Sharp and unpleasant, of rubber, gas or earth-ball; at times faint',
      es: 'Fuerte y desagradable, a caucho, gas o _Scleroderma_; a veces débil',
      pt: 'Forte e desagradável, de borracha, gás ou _Scleroderma_; às vezes fraco',
    },
  },
  decisive: ['cap', 'stipe', 'odour'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'umbonate', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: {
        typical: '#f3ecde',
        light: '#fbf7ee',
        dark: '#9a5230',
      },
      hymenium: {
        typical: '#f8f2e4',
        dark: '#d8bf9d',
      },
      stipe: {
        typical: '#f3e8da',
        light: '#fbf6ec',
        dark: '#c79a84',
      },
      ring: {
        typical: '#f6efe2',
      },
      flesh: {
        typical: '#fbf6ec',
        dark: '#d0a592',
      },
      marks: {
        typical: '#a9653f',
        light: '#c48a60',
        dark: '#7d3f22',
      },
    },
    size: {
      cap: {
        min: 1,
        max: 6,
      },
      height: {
        min: 2,
        max: 7,
      },
      stipeThickness: {
        min: 0.2,
        max: 0.5,
      },
    },
    bulb: 0.05,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-foul': 'usual',
    'ring-none': 'usual',
    'colour-white': 'usual',
    'colour-brown': 'usual',
    'ground-grass': 'usual',
    'ground-soil': 'usual',
    'smell-mushroom': 'sometimes',
    'smell-faint': 'sometimes',
    'smell-fruit': 'sometimes',
    'smell-flour': 'sometimes',
    'flesh-red': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'surface-smooth': 'sometimes',
    'colour-orange': 'misread',
    'stem-scales': 'misread',
    'ring-sliding': 'misread',
    'underside-gills-attached': 'misread',
    'print-green': 'misread',
    'print-black': 'impossible',
    'print-purple': 'impossible',
    'underside-gills-decurrent': 'impossible',
  },
  habitat: {
    en: 'Grass, flower beds, wood chips, path and road edges, parks, pots; also woods, on damp soil rich in humus.',
    es: 'Hierba, arriates, astillas, bordes de caminos y carreteras, parques, macetas; también bosques, en suelo húmedo y rico en humus.',
    pt: 'Grama, canteiros, lascas de madeira, beiras de caminhos e estradas, parques, vasos; também matas, em solo úmido e rico em húmus.',
  },
  distribution: {
    en: 'Europe, northern Asia and North America; brought to New Zealand with gardens. On the Pacific coast mixed up with _L. castaneidisca_.',
    es: 'Europa, norte de Asia y Norteamérica; llevada a Nueva Zelanda con los jardines. En la costa del Pacífico, confundida con _L. castaneidisca_.',
    pt: 'Europa, norte da Ásia e América do Norte; levada à Nova Zelândia com os jardins. Na costa do Pacífico, confundida com _L. castaneidisca_.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: {
        en: 'Pacific coast of North America',
        es: 'Costa del Pacífico de Norteamérica',
        pt: 'Costa do Pacífico da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1],
      peak: [10, 11],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Suspected; described cases are hardly to be found.',
        es: 'Sospechado; apenas se encuentran casos descritos.',
        pt: 'Suspeitado; quase não se encontram casos descritos.',
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
      species: 'lepiota-brunneoincarnata',
      trait: 'stipe',
      own: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
      other: {
        en: 'Dark wine-brown scales below a sharp line. Deadly',
        es: 'Escamas oscuras pardo vinosas bajo una línea neta. Mortal',
        pt: 'Escamas escuras marrom-vinosas abaixo de uma linha nítida. Mortal',
      },
    },
    {
      species: 'lepiota-castanea',
      trait: 'stipe',
      own: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
      other: {
        en: 'Set with chestnut scales below. Treat as deadly',
        es: 'Con escamas castañas en la parte baja. Trátala como mortal',
        pt: 'Com escamas marrom-avermelhadas embaixo. Trate-a como mortal',
      },
    },
    {
      species: 'lepiota-subincarnata',
      trait: 'stipe',
      own: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
      other: {
        en: 'Crooked pinkish scaly bands below. Deadly',
        es: 'Bandas irregulares de escamas rosadas abajo. Mortal',
        pt: 'Faixas irregulares de escamas rosadas embaixo. Mortal',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'stipe',
      own: {
        en: 'Thin and smooth; the ring never slides',
        es: 'Delgado y liso; el anillo nunca se desliza',
        pt: 'Fino e liso; o anel nunca desliza',
      },
      other: {
        en: 'Tall, snakeskin-banded; thick double ring',
        es: 'Alto, atigrado; anillo doble y grueso',
        pt: 'Alto, tigrado; anel duplo e espesso',
      },
    },
  ],
  references: [
    'sgambelluri-2014',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
