import type { SpeciesSample } from '@sample/types'

export const cyttariaDarwinii: SpeciesSample = {
  slug: 'cyttaria-darwinii',
  scientificName: 'Cyttaria darwinii',
  authority: 'Berk.',
  mycobank: 141158,
  commonNames: {
    en: ['Darwin’s fungus'],
    es: ['llao llao', 'pan de indio', 'dihueñe del ñirre'],
    pt: [],
  },
  summary: {
    en: 'Yellow balls, pitted like a golf ball, on galls of living southern beeches. Darwin called them a staple food of Tierra del Fuego.',
    es: 'Bolas amarillas con hoyos, como pelotas de golf, en agallas de hayas australes vivas. Darwin escribió que eran alimento básico en Tierra del Fuego.',
    pt: 'Bolas amarelas com covinhas, como bolas de golfe, em galhas de faias-austrais vivas. Darwin escreveu que eram alimento básico na Terra do Fogo.',
  },
  about: {
    en: `It hangs on the southern beeches of Patagonia like fruit. A gall, at times thirty centimetres across or more, swells round a branch or the trunk and lasts for years; from spring to early summer it is crowded with soft yellow balls. Each of them is many fruit bodies in one: little cups, sunk in common flesh, open all over it until it looks like a golf ball or a honeycomb. When the spores are shed it falls.

Charles Darwin collected it in Tierra del Fuego. Women and children, he wrote, gathered the mature, tough balls in large quantities; they were eaten uncooked, mucilaginous and slightly sweet, with a faint smell like that of a mushroom. Save for a few berries he saw no other vegetable food there. Miles Berkeley described the species in 1842.

All its relatives live on one genus of trees, _Nothofagus_, in South America, Australia and New Zealand, so biologists read in both the history of the southern continents. Yeasts thrive on their sugar: in 2011 such balls and galls in Patagonia yielded _Saccharomyces eubayanus_, the wild parent of lager yeast.`,
    es: `Cuelga de las hayas australes de la Patagonia como si fuera fruta. Una agalla, a veces de treinta centímetros o más, se hincha en torno a una rama o al tronco y dura años; de la primavera al comienzo del verano se llena de bolas amarillas y blandas. Cada una reúne muchos cuerpos fructíferos: pequeñas copas, hundidas en una carne común, que se abren por toda ella hasta que parece una pelota de golf o un panal. Cuando ha soltado las esporas, cae.

Charles Darwin la recolectó en Tierra del Fuego. Mujeres y niños, escribió, juntaban en gran cantidad las bolas maduras y correosas; se comían crudas, mucilaginosas y algo dulces, con un leve olor a seta. Salvo unas pocas bayas, no vio allí otro alimento vegetal. Miles Berkeley describió la especie en 1842.

Todas sus parientes viven en un solo género de árboles, _Nothofagus_, en Sudamérica, Australia y Nueva Zelanda, y los biólogos leen en ambos la historia de los continentes australes. Las levaduras prosperan con su azúcar: en 2011, de esas bolas y agallas de la Patagonia se aisló _Saccharomyces eubayanus_, progenitora silvestre de la levadura lager.`,
    pt: `Pende das faias-austrais da Patagônia como se fosse fruta. Uma galha, às vezes de trinta centímetros ou mais, incha em volta de um ramo ou do tronco e dura anos; da primavera ao começo do verão enche-se de bolas amarelas e macias. Cada uma reúne muitos corpos de frutificação: pequenas taças, afundadas numa carne comum, que se abrem por toda ela até que pareça uma bola de golfe ou um favo. Depois de soltar os esporos, cai.

Charles Darwin a coletou na Terra do Fogo. Mulheres e crianças, escreveu ele, juntavam em grande quantidade as bolas maduras e coriáceas; comiam-se cruas, mucilaginosas e um pouco doces, com leve cheiro de cogumelo. Fora algumas bagas, não viu ali outro alimento vegetal. Miles Berkeley descreveu a espécie em 1842.

Todas as suas parentes vivem num só gênero de árvores, _Nothofagus_, na América do Sul, na Austrália e na Nova Zelândia, e os biólogos leem em ambos a história dos continentes austrais. As leveduras prosperam com seu açúcar: em 2011, de tais bolas e galhas da Patagônia isolou-se _Saccharomyces eubayanus_, ancestral silvestre da levedura lager.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Leotiomycetes',
    order: 'Cyttariales',
    family: 'Cyttariaceae',
    genus: 'Cyttaria',
    species: 'darwinii',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Only fresh balls from the galls of a living southern beech.',
      es: 'Solo bolas frescas de las agallas de un haya austral viva.',
      pt: 'Só bolas frescas das galhas de uma faia-austral viva.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert. Leave what has fallen, gone slimy or mouldy, and take none in a national park.',
      es: 'Comestible solo si un experto la ha identificado con certeza. Deja las caídas, viscosas o mohosas, y no recolectes en un parque nacional.',
      pt: 'Comestível apenas quando identificada com certeza por um especialista. Deixe as caídas, viscosas ou mofadas, e não colete em parque nacional.',
    },
  },
  types: ['edible'],
  characteristics: {
    cap: {
      en: 'Ball, at most like a small apple; pale to yolk yellow, smooth when young, then deeply pitted all over',
      es: 'Bola, a lo sumo como una manzana pequeña; amarillo pálido a yema, lisa de joven y luego llena de hoyos',
      pt: 'Bola, no máximo como uma maçã pequena; amarelo-pálida a gema, lisa quando jovem e depois cheia de covas',
    },
    gills: {
      en: 'None: each pit is a cup lined with the layer that forms the spores',
      es: 'Ninguna: cada hoyo es una copa forrada por la capa que forma las esporas',
      pt: 'Nenhuma: cada cova é uma taça forrada pela camada que forma os esporos',
    },
    flesh: {
      en: 'Elastic and swollen with water when young, gelatinous within; tougher when mature',
      es: 'Elástica y turgente de joven, gelatinosa por dentro; más correosa al madurar',
      pt: 'Elástica e túrgida quando jovem, gelatinosa por dentro; mais coriácea quando madura',
    },
    odour: {
      en: 'Faint, like a mushroom',
      es: 'Tenue, parecido al de una seta',
      pt: 'Tênue, parecido com o de um cogumelo',
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    growthForm: 'gall',
    capShapes: ['none'],
    capSurfaces: ['pitted'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'none',
    sporePrint: [],
    ecology: ['parasitic'],
    habit: 'group',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#efc04a', light: '#f8df95', dark: '#cf8f27' },
      hymenium: { typical: '#d9962f', light: '#e8b45a', dark: '#b06f22' },
      flesh: { typical: '#f7ecd0', light: '#fdf8e8', dark: '#dcc590' },
    },
    size: { cap: { min: 2, max: 6 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'usual',
    'colour-yellow': 'usual',
    'colour-orange': 'sometimes',
    'colour-cream': 'sometimes',
    'surface-smooth': 'sometimes',
    'growth-tuft': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'shape-morel': 'misread',
    'underside-pores': 'misread',
  },
  habitat: {
    en: 'Galls on trunks and branches of living southern beeches: _Nothofagus antarctica_, _N. betuloides_ and _N. pumilio_.',
    es: 'Agallas en troncos y ramas de hayas australes vivas: ñirre, lenga y coihue de Magallanes (_Nothofagus antarctica_, _N. pumilio_ y _N. betuloides_).',
    pt: 'Galhas em troncos e ramos de faias-austrais vivas: _Nothofagus antarctica_, _N. betuloides_ e _N. pumilio_.',
  },
  distribution: {
    en: 'Southern Chile and Argentina, in the Andes of Patagonia and in Tierra del Fuego.',
    es: 'Sur de Chile y Argentina, en los Andes patagónicos y en Tierra del Fuego.',
    pt: 'Sul do Chile e da Argentina, nos Andes patagônicos e na Terra do Fogo.',
  },
  seasons: [
    {
      region: {
        en: 'Patagonia and Tierra del Fuego',
        es: 'Patagonia y Tierra del Fuego',
        pt: 'Patagônia e Terra do Fogo',
      },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [9, 10, 11, 12, 1],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'sweet',
      description: {
        en: 'Slightly, as Darwin noted.',
        es: 'Ligeramente, como anotó Darwin.',
        pt: 'Levemente, como anotou Darwin.',
      },
    },
  ],
  textures: [],
  fragrances: [
    {
      value: 'mushroomy',
      description: { en: 'Faint.', es: 'Tenue.', pt: 'Tênue.' },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [],
  references: [
    'darwin-1845',
    'berkeley-1842',
    'kew-cyttaria-darwinii',
    'salazar-vidal-2020',
    'peterson-pfister-2010',
    'libkind-2011',
    'index-fungorum',
  ],
}
