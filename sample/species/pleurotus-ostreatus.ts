import type { SpeciesSample } from '@sample/types'

export const pleurotusOstreatus: SpeciesSample = {
  slug: 'pleurotus-ostreatus',
  scientificName: 'Pleurotus ostreatus',
  authority: '(Jacq.) P. Kumm.',
  mycobank: 174220,
  gbif: 2526530,
  commonNames: {
    en: ['Oyster mushroom', 'Grey oyster mushroom', 'Tree oyster'],
    es: ['seta de ostra', 'gírgola', 'orellana', 'hongo ostra'],
    pt: ['cogumelo-ostra', 'shimeji', 'shimeji-preto', 'hiratake', 'repolga'],
  },
  summary: {
    en: 'Grey shells in tiers on dead broad-leaved trees, out with the first frosts. Easily grown, and a trapper of roundworms in the wood.',
    es: 'Conchas grises en pisos sobre árboles muertos de hoja ancha, con los primeros fríos. Fácil de cultivar y cazadora de nematodos en la madera.',
    pt: 'Conchas cinzentas em andares sobre folhosas mortas, com os primeiros frios. Fácil de cultivar e caçadora de nematoides na madeira.',
  },
  about: {
    en: `The oyster fruits when most gilled mushrooms are over. From October into the winter its shell-shaped caps stand one above another on beech, poplar, willow and other broad-leaved trunks, blue-grey when they open, then grey-brown and at last pale. The white gills run down to a short stub of a stem set at the side, and the print, taken on dark paper, is whitish with a breath of lilac.

It rots wood, and finds the nitrogen that wood lacks by an unusual road: the hyphae carry droplets that paralyse roundworms, which the fungus then enters and digests. People have put its appetite to use on straw, coffee grounds, cotton waste and many other leavings, and it is among the most widely grown mushrooms in the world. Brazil calls it _shimeji_, which in Japan means _Lyophyllum_ and _Hypsizygus_.

Two doubles need care. _Pleurocybella porrigens_, angel wings, is thinner, pure white and grows on conifers; in Japan it has been linked to fatal brain disease, above all in people with failing kidneys. _Omphalotus olearius_, of warm countries, is orange all through. Growers should ventilate their rooms: the spores are plentiful and can inflame the lungs. The raw mushroom holds a protein that breaks up blood cells in the laboratory and is undone by heat.`,
    es: `La seta de ostra fructifica cuando casi todas las demás se han retirado. De octubre al invierno, sus píleos en forma de concha se superponen en troncos de haya, chopo, sauce y otros árboles de hoja ancha: gris azulados al abrirse, después pardo grisáceos y al fin pálidos. Las láminas blancas bajan hasta un pie corto y lateral, y la esporada, recogida en papel oscuro, es blanquecina con un soplo lila.

Descompone la madera y consigue por una vía insólita el nitrógeno que en ella escasea: sus hifas llevan gotitas que paralizan a los nematodos, en los que luego penetra y a los que digiere. Ese apetito se aprovecha sobre paja, posos de café, restos de algodón y muchos otros residuos, y hoy es una de las setas más cultivadas del mundo. En Brasil la llaman _shimeji_, que en Japón es _Lyophyllum_ o _Hypsizygus_.

Dos dobles piden cuidado. _Pleurocybella porrigens_ es más delgada, blanca pura y crece en coníferas; en Japón se la ha relacionado con encefalopatías mortales, sobre todo en enfermos de riñón. _Omphalotus olearius_, de tierras cálidas, es toda naranja. Quien la cultive ha de ventilar: las esporas son abundantes y pueden inflamar los pulmones. Cruda contiene una proteína que en el laboratorio destruye glóbulos rojos y que el calor inactiva.`,
    pt: `O cogumelo-ostra frutifica quando quase todos os outros já se foram. De outubro ao inverno do hemisfério norte, seus chapéus em concha se sobrepõem em troncos de faia, álamo, salgueiro e outras folhosas: cinza-azulados ao abrir, depois marrom-acinzentados e por fim pálidos. As lâminas brancas descem até um estipe curto e lateral, e a esporada, colhida em papel escuro, é esbranquiçada com um toque lilás.

Ele decompõe a madeira e consegue por uma via incomum o nitrogênio que nela falta: suas hifas trazem gotículas que paralisam nematoides, nos quais penetra e que digere. Esse apetite é aproveitado em palha, borra de café, restos de algodão e muitos outros resíduos, e hoje é um dos cogumelos mais cultivados do mundo. No Brasil se chama _shimeji_, que no Japão é _Lyophyllum_ ou _Hypsizygus_.

Duas confusões pedem cuidado. _Pleurocybella porrigens_ é mais fina, branco-pura e cresce em coníferas; no Japão foi ligada a encefalopatias mortais, sobretudo em doentes renais. _Omphalotus olearius_, de terras quentes, é todo alaranjado. Quem o cultiva deve ventilar: os esporos são abundantes e podem inflamar os pulmões. Cru contém uma proteína que em laboratório destrói glóbulos vermelhos e que o calor inativa.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pleurotaceae',
    genus: 'Pleurotus',
    species: 'ostreatus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Never thin white shells on conifers, never anything orange.',
      es: 'Nunca conchas finas y blancas de coníferas, nunca nada naranja.',
      pt: 'Nunca conchas finas e brancas em coníferas, nunca nada alaranjado.',
    },
    advice: {
      en: 'Both have poisoned people. This species is prized only when cooked and identified with certainty by an expert.',
      es: 'Unas y otras han causado intoxicaciones. Esta especie se aprecia solo cocinada e identificada con certeza por una persona experta.',
      pt: 'Uns e outros já causaram intoxicações. Esta espécie só é apreciada bem cozida e identificada com certeza por um especialista.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–20 cm, shell-shaped, smooth; blue-grey, grey-brown or fawn; edge rolled in when young',
      es: '5–20 cm, en forma de concha, liso; gris azulado, pardo gris o beis; borde enrollado de joven',
      pt: '5–20 cm, em concha, liso; cinza-azulado, marrom-cinza ou bege; margem enrolada quando jovem',
    },
    gills: {
      en: 'White to cream, running down the stem; never orange',
      es: 'De blancas a crema, decurrentes hasta el pie; nunca naranjas',
      pt: 'Brancas a creme, decurrentes até o estipe; nunca alaranjadas',
    },
    stipe: {
      en: '1–4 cm, at the side, short and white, hairy at the base; sometimes almost none',
      es: '1–4 cm, lateral, corto, blanco, velloso en la base; a veces casi nulo',
      pt: '1–4 cm, lateral, curto, branco, piloso na base; às vezes quase nulo',
    },
    flesh: {
      en: 'White, thick and juicy in the cap, tough in the stem',
      es: 'Blanca, gruesa y jugosa en el píleo, tenaz en el pie',
      pt: 'Branca, grossa e suculenta no chapéu, dura no estipe',
    },
    spores: {
      en: 'Print white to cream, with a lilac-grey tint when thick',
      es: 'Esporada de blanca a crema, con tinte gris lila si es espesa',
      pt: 'Esporada branca a creme, com tom cinza-lilás quando espessa',
    },
    odour: {
      en: 'Pleasant, of mushroom, faintly of anise at times',
      es: 'Agradable, fúngico, a veces levemente anisado',
      pt: 'Agradável, fúngico, às vezes levemente anisado',
    },
  },
  decisive: ['gills', 'cap', 'spores'],
  traits: {
    growthForm: 'shelf',
    capShapes: ['convex', 'offset', 'depressed'],
    capSurfaces: ['smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'shelf',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#80827f', light: '#b3afa4', dark: '#5a5d60' },
      hymenium: { typical: '#f2ecdd', dark: '#ddd2b8' },
      stipe: { typical: '#eae4d6' },
      flesh: { typical: '#fbf8ef' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 1, max: 4 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-grey': 'usual',
    'smell-aniseed': 'sometimes',
    'stem-absent': 'sometimes',
    'colour-brown': 'sometimes',
    'growth-tuft': 'sometimes',
    'ground-stump': 'sometimes',
  },
  habitat: {
    en: 'Dead or failing trunks, stumps and logs of broad-leaved trees, above all beech, poplar and willow; rarely on conifers.',
    es: 'Troncos muertos o decaídos, tocones y leños de árboles de hoja ancha, sobre todo haya, chopo y sauce; rara vez en coníferas.',
    pt: 'Troncos mortos ou enfraquecidos, tocos e toras de folhosas, sobretudo faia, álamo e salgueiro; raramente em coníferas.',
  },
  distribution: {
    en: 'Temperate regions of the northern hemisphere; cultivated worldwide.',
    es: 'Regiones templadas del hemisferio norte; cultivada en todo el mundo.',
    pt: 'Regiões temperadas do hemisfério norte; cultivado no mundo inteiro.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2, 3],
      peak: [11, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'airway-irritation',
      description: {
        en: 'Its dense spore clouds cause cough, fever and inflamed lungs in some growers.',
        es: 'Sus densas nubes de esporas causan tos, fiebre e inflamación pulmonar a algunos cultivadores.',
        pt: 'Suas densas nuvens de esporos causam tosse, febre e inflamação pulmonar em alguns produtores.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Allergy to spores, seldom to the cooked mushroom, is on record.',
        es: 'Consta alergia a las esporas; rara vez a la seta cocinada.',
        pt: 'Há registro de alergia aos esporos; raramente ao cogumelo cozido.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or underdone oysters upset the stomach.',
        es: 'Cruda o poco hecha sienta mal al estómago.',
        pt: 'Cru ou malcozido faz mal ao estômago.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Delicate: takes up the butter, soy or stock it is cooked in.',
        es: 'Delicado: toma el gusto de la mantequilla, la soja o el caldo.',
        pt: 'Delicado: absorve o gosto da manteiga, do shoyu ou do caldo.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Comes forward when the edges are well browned.',
        es: 'Aparece al dorar bien los bordes.',
        pt: 'Aparece quando as bordas douram bem.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Tender caps that tear along the gills.',
        es: 'Píleos tiernos que se rasgan a lo largo de las láminas.',
        pt: 'Chapéus tenros, que se rasgam ao longo das lâminas.',
      },
    },
    {
      value: 'chewy',
      description: {
        en: 'Old caps and stem bases are tough; trim them.',
        es: 'Los píleos viejos y las bases del pie son correosos: se recortan.',
        pt: 'Chapéus velhos e bases do estipe são duros: apare-os.',
      },
    },
  ],
  fragrances: [
    {
      value: 'anise',
      description: {
        en: 'A faint trace in some fresh clusters.',
        es: 'Un leve rastro en algunos ramilletes frescos.',
        pt: 'Um leve traço em alguns cachos frescos.',
      },
    },
    {
      value: 'mushroomy',
      description: {
        en: 'Clean and light.',
        es: 'Limpio y ligero.',
        pt: 'Limpo e leve.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Buy whole clusters with the edges still turned down.',
      es: 'Mejor ramilletes enteros con el borde aún vuelto hacia abajo.',
      pt: 'Prefira cachos inteiros, com a margem ainda voltada para baixo.',
    },
    description: {
      en: 'Caps should be springy and dry, without yellow, slimy or torn rims. A white bloom on lower caps is usually spore dust from those above; a fishy or ammonia smell means spoilage. They keep a few days in paper, cold.',
      es: 'Píleos flexibles y secos, sin bordes amarillos, babosos ni rotos. Un polvillo blanco en los de abajo suele ser la esporada de los de arriba; el olor a pescado o amoníaco indica que están pasadas. En papel y en frío aguantan unos días.',
      pt: 'Chapéus flexíveis e secos, sem bordas amarelas, viscosas nem rasgadas. Um pó branco nos de baixo costuma ser a esporada dos de cima; cheiro de peixe ou amônia indica deterioração. Em papel e no frio duram alguns dias.',
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
        en: 'One of its beta-glucans, pleuran, is studied for its action on immune cells.',
        es: 'Uno de sus betaglucanos, el pleurano, se estudia por su acción en las células inmunitarias.',
        pt: 'Uma de suas betaglucanas, a pleurana, é estudada por sua ação em células imunes.',
      },
    },
    {
      compound: 'lovastatin',
      benefits: {
        en: 'Reported from some strains; studied in animals for its effect on cholesterol. It does not replace a prescribed medicine.',
        es: 'Señalada en algunas cepas; se estudia en animales por su efecto sobre el colesterol. No sustituye a un fármaco recetado.',
        pt: 'Relatada em algumas linhagens; estudada em animais por seu efeito no colesterol. Não substitui um remédio receitado.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'pleurocybella-porrigens',
      trait: 'cap',
      own: {
        en: 'Thick-fleshed, grey to brown; mostly on broad-leaved wood',
        es: 'Carnoso, gris a pardo; casi siempre en frondosas',
        pt: 'Carnudo, cinza a marrom; quase sempre em folhosas',
      },
      other: {
        en: 'Thin as paper, pure white, no stem; on conifers',
        es: 'Fino como papel, blanco puro, sin pie; en coníferas',
        pt: 'Fino como papel, branco puro, sem estipe; em coníferas',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'gills',
      own: { en: 'White to cream', es: 'De blancas a crema', pt: 'Brancas a creme' },
      other: {
        en: 'Orange, as are cap, stem and flesh',
        es: 'Naranjas, como el píleo, el pie y la carne',
        pt: 'Alaranjadas, como o chapéu, o estipe e a carne',
      },
    },
    {
      species: 'pleurotus-eryngii',
      trait: 'stipe',
      own: {
        en: 'Short, at the side, on trunks',
        es: 'Corto, lateral, sobre troncos',
        pt: 'Curto, lateral, em troncos',
      },
      other: {
        en: 'Stout, nearly central, rising from the ground',
        es: 'Robusto, casi central, sale del suelo',
        pt: 'Robusto, quase central, sai do solo',
      },
    },
    {
      species: 'pleurotus-citrinopileatus',
      trait: 'cap',
      own: {
        en: 'Grey to brown, large, shell-shaped',
        es: 'Gris a pardo, grande, en concha',
        pt: 'Cinza a marrom, grande, em concha',
      },
      other: {
        en: 'Lemon yellow, small, funnel-shaped',
        es: 'Amarillo limón, pequeño, en embudo',
        pt: 'Amarelo-limão, pequeno, em funil',
      },
    },
    {
      species: 'pleurotus-djamor',
      trait: 'cap',
      own: { en: 'Grey to brown, fleshy', es: 'Gris a pardo, carnoso', pt: 'Cinza a marrom, carnudo' },
      other: {
        en: 'Pink or pure white, thin',
        es: 'Rosa o blanco puro, fino',
        pt: 'Rosa ou branco puro, fino',
      },
    },
  ],
  usda: 11987,
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'stamets-2000',
    'chang-miles-2004',
    'royse-2017',
    'white-2019',
    'kalaras-2017',
    'usda-sr28',
  ],
}
