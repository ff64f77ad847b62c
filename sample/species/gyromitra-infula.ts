import type { SpeciesSample } from '@sample/types'

export const gyromitraInfula: SpeciesSample = {
  slug: 'gyromitra-infula',
  scientificName: 'Gyromitra infula',
  authority: '(Schaeff.) Quél.',
  synonyms: ['Helvella infula', 'Physomitra infula', 'Paragyromitra infula'],
  commonNames: {
    en: ['Hooded false morel', 'Pouched false morel', 'Elfin saddle'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A brown saddle on rotten wood in autumn, when nobody thinks of false morels. Counted as deadly, raw or cooked.',
    es: 'Silla de montar parda sobre madera podrida, en otoño, cuando nadie piensa en falsas colmenillas. Se cuenta entre las mortales.',
    pt: 'Uma sela marrom sobre madeira podre, no outono, quando ninguém pensa em falsas-morchelas. É contada entre as mortais.',
  },
  about: {
    en: `False morels are thought of as spring mushrooms; this one comes late, from summer into winter. Two or three lobes of a thin brown cap rise to points and hang down around the stem, so that it looks like a saddle, a mitre or a wet leaf. The surface is smooth to loosely wavy, tan, cinnamon or dark reddish brown, not folded like a brain. The stem is round, whitish to brownish and hollow, and the flesh breaks like wax. It grows on rotten wood, mostly of conifers, and on the ground beside it.

A Californian guide calls it potentially deadly, a Spanish society reports that some authors do too, and medical texts name it with _Gyromitra esculenta_. What it contains is less certain: a study of 2023 with a new method found gyromitrin in few false morels. Nothing known makes a meal of it defensible, and the old advice to boil it is unproved. It is treated here like _Gyromitra esculenta_.

_G. gigas_, large, pale brown and blocky, comes in spring near old snow and rotten trunks. An old analysis found little gyromitrin in it and some people eat it; its sale is forbidden in France, and it is easily mixed up with _Gyromitra esculenta_. Leave it as well.`,
    es: `Las falsas colmenillas se tienen por setas de primavera; esta llega tarde, del verano al invierno. Dos o tres lóbulos de un píleo pardo y delgado se alzan en punta y cuelgan alrededor del pie: parece una silla de montar, una mitra o una hoja mojada. La superficie es lisa o algo ondulada, de color cuero, canela o pardo rojizo oscuro, no plegada como un cerebro. El pie es redondo, blanquecino a pardusco y hueco, y la carne se rompe como la cera. Crece sobre madera podrida, sobre todo de coníferas, y en el suelo cercano.

Una guía californiana la llama potencialmente mortal, una sociedad extremeña recoge que algunos autores la tienen por mortal y los textos médicos la citan junto a _Gyromitra esculenta_. Lo que contiene es menos seguro: un estudio de 2023, con un método nuevo, halló giromitrina en pocas falsas colmenillas. Nada hace defendible comerla, y el viejo consejo de hervirla no tiene pruebas. Aquí se trata igual que _Gyromitra esculenta_.

_G. gigas_, grande, pardo clara y rechoncha, sale en primavera junto a la nieve vieja y los troncos podridos. Un análisis antiguo halló poca giromitrina y hay quien la come; en Francia está prohibida su venta y se confunde con _Gyromitra esculenta_. Déjala también.`,
    pt: `As falsas-morchelas são tidas por cogumelos de primavera; esta chega tarde, do verão ao inverno. Dois ou três lobos de um chapéu marrom e fino erguem-se em ponta e pendem em volta do estipe: lembra uma sela, uma mitra ou uma folha molhada. A superfície é lisa ou um pouco ondulada, cor de couro, canela ou marrom-avermelhada escura, não dobrada como um cérebro. O estipe é redondo, esbranquiçado a amarronzado e oco, e a carne quebra como cera. Cresce em madeira podre, sobretudo de coníferas, e no chão ao lado.

Um guia californiano a chama de potencialmente mortal, uma sociedade espanhola registra que alguns autores a consideram mortal e os textos médicos a citam junto com _Gyromitra esculenta_. O que contém é menos certo: um estudo de 2023, com um método novo, encontrou giromitrina em poucas falsas-morchelas. Nada torna defensável comê-la, e o velho conselho de fervê-la não tem provas. Aqui é tratada como _Gyromitra esculenta_.

_G. gigas_, grande, marrom-clara e atarracada, nasce na primavera junto à neve velha e a troncos podres. Uma análise antiga encontrou pouca giromitrina e há quem a coma; na França a venda é proibida, e ela se confunde com _Gyromitra esculenta_. Deixe-a também.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Discinaceae',
    genus: 'Gyromitra',
    species: 'infula',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'It may kill, and cooking is no guarantee.',
      es: 'Puede matar, y cocinarla no es garantía.',
      pt: 'Pode matar, e cozinhar não é garantia.',
    },
    advice: {
      en: 'Never eat a brown saddle or brain on a stem, not even in autumn. If any was eaten, call a poison centre now; symptoms usually come only hours later.',
      es: 'No comas nunca una silla de montar ni un cerebro pardo con pie, tampoco en otoño. Si alguien la ha comido, llama ya a un centro de toxicología; los síntomas suelen tardar horas.',
      pt: 'Nunca coma uma sela nem um cérebro marrom com estipe, nem no outono. Se alguém comeu, ligue já para um centro de informação toxicológica; os sintomas costumam demorar horas.',
    },
  },
  poisoning: {
    toxins: ['gyromitrin (reported)', 'monomethylhydrazine'],
    syndrome: 'gyromitrin',
    onsetHours: { min: 2, max: 12 },
    course: [
      {
        when: { en: '0–4 h', es: '0–4 h', pt: '0–4 h' },
        what: {
          en: 'Usually nothing; rarely it starts after two hours, which does not mean a harmless meal. Call now.',
          es: 'Por lo general, nada; rara vez empieza a las dos horas, y eso no significa que sea inofensiva. Llama ya.',
          pt: 'Em geral, nada; raramente começa depois de duas horas, e isso não significa que seja inofensiva. Ligue já.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'Bloating, vomiting, cramps, diarrhoea, headache and dizziness.',
          es: 'Hinchazón, vómitos, cólicos, diarrea, dolor de cabeza y mareo.',
          pt: 'Distensão abdominal, vômitos, cólicas, diarreia, dor de cabeça e tontura.',
        },
      },
      {
        when: { en: 'From day 1', es: 'Desde el día 1', pt: 'A partir do 1º dia' },
        what: {
          en: 'In severe cases weakness, confusion, seizures, jaundice and breakdown of red blood cells.',
          es: 'En los casos graves, debilidad, confusión, convulsiones, ictericia y destrucción de glóbulos rojos.',
          pt: 'Nos casos graves, fraqueza, confusão, convulsões, icterícia e destruição de glóbulos vermelhos.',
        },
      },
      {
        when: { en: 'From day 2', es: 'Desde el día 2', pt: 'A partir do 2º dia' },
        what: {
          en: 'In the worst cases liver failure, coma and death. The course is that of _Gyromitra esculenta_.',
          es: 'En los peores casos, fallo hepático, coma y muerte. El curso es el de _Gyromitra esculenta_.',
          pt: 'Nos piores casos, insuficiência hepática, coma e morte. A evolução é a de _Gyromitra esculenta_.',
        },
      },
    ],
    source: 'graeme-2014',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–10 cm, saddle-shaped with two to four raised lobes; smooth to wavy, tan to dark reddish brown',
      es: '2–10 cm, en silla de montar, de dos a cuatro lóbulos alzados; liso a ondulado, cuero a pardo rojizo',
      pt: '2–10 cm, em forma de sela, com dois a quatro lobos erguidos; liso a ondulado, couro a marrom-avermelhado',
    },
    stipe: {
      en: '2–12 cm, round, without ribs, at most a lengthwise fold; whitish to brownish, finely downy',
      es: '2–12 cm, redondo, sin costillas, a lo sumo un pliegue a lo largo; blanquecino a pardusco, pruinoso',
      pt: '2–12 cm, redondo, sem costelas, no máximo uma dobra ao longo; esbranquiçado a amarronzado, pruinoso',
    },
    flesh: {
      en: 'Thin, brittle, whitish to brownish; hollow or with some chambers when cut',
      es: 'Delgada, frágil, blanquecina a pardusca; hueca o con algunas cámaras al corte',
      pt: 'Fina, quebradiça, esbranquiçada a amarronzada; oca ou com algumas câmaras ao corte',
    },
    spores: {
      en: 'Formed in asci on the outside of the cap; smooth, with two oil drops',
      es: 'Formadas en ascas en el exterior del píleo; lisas, con dos gotas de aceite',
      pt: 'Formados em ascos no exterior do chapéu; lisos, com duas gotas de óleo',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'gyromitra',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    capMargin: 'lobed',
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream', 'yellow'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'wood-log',
    colours: {
      cap: {
        typical: '#96572f',
        light: '#c08a55',
        dark: '#4a2415',
      },
      stipe: {
        typical: '#dcc3a4',
        light: '#eee0c9',
        dark: '#b08a6a',
      },
      flesh: {
        typical: '#ead8bf',
      },
    },
    size: {
      cap: {
        min: 2,
        max: 10,
      },
      height: {
        min: 2,
        max: 12,
      },
      stipeThickness: {
        min: 0.8,
        max: 3,
      },
    },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-brown': 'usual',
    'ground-conifer': 'usual',
    'ground-soil': 'usual',
    'ground-stump': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ground-burnt': 'sometimes',
    'ground-moss': 'sometimes',
    'colour-red': 'sometimes',
    'colour-yellow': 'sometimes',
    'colour-orange': 'sometimes',
    'smell-mushroom': 'sometimes',
    'surface-folds': 'sometimes',
    'shape-cup': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
    'shape-jelly': 'misread',
    'underside-inside': 'misread',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Rotten wood of conifers, less often of broad-leaved trees; also bare, compacted or burnt ground near it.',
    es: 'Madera podrida de coníferas, menos a menudo de planifolios; también suelo desnudo, apisonado o quemado cercano.',
    pt: 'Madeira podre de coníferas, menos vezes de folhosas; também solo nu, batido ou queimado ao lado.',
  },
  distribution: {
    en: 'Europe, temperate Asia to Bhutan and Japan, and North America south to Mexico and Costa Rica; reports from South America await checking.',
    es: 'Europa, Asia templada hasta Bután y Japón, y Norteamérica hasta México y Costa Rica; las citas de Sudamérica están por comprobar.',
    pt: 'Europa, Ásia temperada até o Butão e o Japão, e América do Norte até o México e a Costa Rica; os registros da América do Sul estão por confirmar.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2],
      peak: [11, 12],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: {
        en: 'Pacific coast of North America',
        es: 'Costa del Pacífico de Norteamérica',
        pt: 'Costa do Pacífico da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12, 1, 2, 3, 4],
      peak: [10, 11],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [9],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [9, 10],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'What gyromitrin does; not proved for this species.',
        es: 'Lo que hace la giromitrina; no probado en esta especie.',
        pt: 'O que a giromitrina faz; não provado nesta espécie.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'As a rule hours after the meal.',
        es: 'Por regla general, horas después de comer.',
        pt: 'Em regra, horas depois da refeição.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'With headache and unsteadiness.',
        es: 'Con dolor de cabeza e inestabilidad.',
        pt: 'Com dor de cabeça e falta de equilíbrio.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'A sign of severe poisoning.',
        es: 'Señal de intoxicación grave.',
        pt: 'Sinal de intoxicação grave.',
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
      species: 'gyromitra-esculenta',
      trait: 'cap',
      own: {
        en: 'A saddle with raised lobes, smooth or wavy. Treat as deadly',
        es: 'Silla de montar de lóbulos alzados, lisa u ondulada. Trátala como mortal',
        pt: 'Sela de lobos erguidos, lisa ou ondulada. Trate-a como mortal',
      },
      other: {
        en: 'Folded like a brain, without raised tips. Deadly',
        es: 'Plegado como un cerebro, sin puntas alzadas. Mortal',
        pt: 'Dobrado como um cérebro, sem pontas erguidas. Mortal',
      },
    },
    {
      name: 'Gyromitra gigas',
      edibility: 'poisonous',
      trait: 'cap',
      own: {
        en: 'Smooth saddle with raised points. Treat as deadly',
        es: 'Silla lisa con puntas alzadas. Trátala como mortal',
        pt: 'Sela lisa de pontas erguidas. Trate-a como mortal',
      },
      other: {
        en: 'Blocky and folded, pale brown; stem as wide as the cap',
        es: 'Rechoncha y plegada, pardo clara; pie casi tan ancho como el píleo',
        pt: 'Atarracada e dobrada, marrom-clara; estipe quase tão largo quanto o chapéu',
      },
    },
    {
      species: 'morchella-esculenta',
      trait: 'cap',
      own: {
        en: 'Smooth or wavy lobes, no pits. Treat as deadly',
        es: 'Lóbulos lisos u ondulados, sin alvéolos. Trátala como mortal',
        pt: 'Lobos lisos ou ondulados, sem alvéolos. Trate-a como mortal',
      },
      other: { en: 'Pitted like a honeycomb', es: 'Alveolado como un panal', pt: 'Alveolado como um favo' },
    },
    {
      species: 'verpa-bohemica',
      trait: 'cap',
      own: {
        en: 'A saddle of two to four raised lobes. Treat as deadly',
        es: 'Silla de montar de dos a cuatro lóbulos alzados. Trátala como mortal',
        pt: 'Sela de dois a quatro lobos erguidos. Trate-a como mortal',
      },
      other: {
        en: 'A thimble with lengthwise wrinkles',
        es: 'Un dedal con arrugas a lo largo',
        pt: 'Um dedal com rugas ao longo',
      },
    },
    {
      species: 'auricularia-auricula-judae',
      trait: 'flesh',
      own: {
        en: 'Breaks like wax; a real stem. Treat as deadly',
        es: 'Se rompe como la cera; con verdadero pie. Trátala como mortal',
        pt: 'Quebra como cera; com estipe verdadeiro. Trate-a como mortal',
      },
      other: {
        en: 'Rubbery, bends without breaking; no stem',
        es: 'Gomosa, se dobla sin romperse; sin pie',
        pt: 'Elástica, dobra sem quebrar; sem estipe',
      },
    },
  ],
  references: [
    'dirks-2023',
    'graeme-2014',
    'benjamin-1995',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
