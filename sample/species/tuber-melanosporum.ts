import type { SpeciesSample } from '@sample/types'

export const tuberMelanosporum: SpeciesSample = {
  slug: 'tuber-melanosporum',
  scientificName: 'Tuber melanosporum',
  authority: 'Vittad.',
  synonyms: ['Tuber nigrum'],
  commonNames: {
    en: ['Black truffle', 'Périgord truffle'],
    es: ['trufa negra', 'trufa de invierno'],
    pt: ['trufa-negra'],
  },
  summary: {
    en: 'Ripe in midwinter under oak and hazel, found by dogs and cut to show white veins in black flesh. Spain is the largest grower.',
    es: 'Madura en pleno invierno bajo encinas y avellanos, la encuentran los perros y al corte muestra venas blancas en carne negra. España es el mayor productor.',
    pt: 'Madura em pleno inverno sob azinheiras e aveleiras, é achada por cães e ao corte mostra veias brancas em carne preta. A Espanha é a maior produtora.',
  },
  about: {
    en: `Above ground a truffle shows only by what is missing: round the host tree the grass dies back and leaves a bare, burnt-looking ring. Below, at five to thirty centimetres, lies a knob covered with small, low pyramids. Its flesh is pale until autumn and ripens by December to violet black, threaded with fine white veins that redden a little in the air.

Spores leave it only through an animal. The scent, in which sulphur compounds carry far, brings boar, badgers, beetles and flies, and today mostly trained dogs. Oaks and hazels inoculated in nurseries are planted on limestone since the 1970s; Teruel alone has thousands of hectares, and orchards in Chile, Argentina and Australia ripen in the northern summer.

The cheaper Chinese _Tuber indicum_ looks almost the same and smells of little. Most truffle oil contains none, only a synthetic aroma.`,
    es: `Sobre la tierra la trufa se nota solo por lo que falta: alrededor del árbol la hierba muere y deja un cerco pelado, el quemado. Debajo, entre cinco y treinta centímetros, hay un tubérculo cubierto de pirámides pequeñas y bajas. La carne es clara hasta el otoño y en diciembre llega al negro violáceo, surcada de finas venas blancas que al aire enrojecen un poco.

Sus esporas salen solo con ayuda de un animal. El aroma, en el que los compuestos de azufre llegan lejos, atrae a jabalíes, tejones, escarabajos y moscas, y hoy sobre todo a perros adiestrados. Desde los años setenta se plantan en suelo calizo encinas y avellanos inoculados en vivero; solo Teruel tiene miles de hectáreas, y las truferas de Chile, Argentina y Australia maduran durante el verano del norte.

La trufa china, _Tuber indicum_, más barata, es casi igual por fuera y huele poco. La mayoría de los aceites de trufa no la contienen: llevan un aroma sintético.`,
    pt: `Acima da terra a trufa se nota apenas pelo que falta: em volta da árvore a grama morre e deixa um círculo nu, como queimado. Embaixo, entre cinco e trinta centímetros, há um tubérculo coberto de pirâmides pequenas e baixas. A carne é clara até o outono e em dezembro chega ao preto-violáceo, riscada de finas veias brancas que no ar avermelham um pouco.

Seus esporos só saem com a ajuda de um animal. O aroma, no qual os compostos de enxofre vão longe, atrai javalis, texugos, besouros e moscas, e hoje sobretudo cães treinados. Desde os anos 1970 plantam-se em solo calcário azinheiras e aveleiras inoculadas em viveiro; só Teruel tem milhares de hectares, e as plantações do Chile, da Argentina e da Austrália amadurecem durante o verão do norte.

A trufa chinesa, _Tuber indicum_, mais barata, é quase igual por fora e tem pouco cheiro. A maioria dos azeites de trufa não a contém: leva um aroma sintético.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Tuberaceae',
    genus: 'Tuber',
    species: 'melanosporum',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Cut it: black with white veins, never plain or powdery inside.',
      es: 'Córtala: negra con venas blancas, nunca lisa ni pulverulenta por dentro.',
      pt: 'Corte-a: preta com veias brancas, nunca lisa nem em pó por dentro.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert. Earthballs, sold or dug up as truffles by mistake, are purplish black without white threads, then dusty, and poisonous.',
      es: 'Comestible solo si un experto la ha identificado con certeza. Los esclerodermas que se toman por trufas son negro violáceos y luego polvorientos, y venenosos.',
      pt: 'Comestível apenas quando identificada com certeza por um especialista. Os esclerodermas tomados por trufas são preto-violáceos, depois em pó, e venenosos.',
    },
  },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '2–10 cm, rounded or lobed knob; black, covered with low pyramid-shaped warts',
      es: '2–10 cm, tubérculo redondo o lobulado; negro, con verrugas piramidales bajas',
      pt: '2–10 cm, tubérculo redondo ou lobado; preto, com verrugas piramidais baixas',
    },
    flesh: {
      en: 'Violet black when ripe, with many fine, sharp white veins',
      es: 'Negro violácea al madurar, con muchas venas blancas, finas y nítidas',
      pt: 'Preto-violácea quando madura, com muitas veias brancas, finas e nítidas',
    },
    spores: {
      en: 'Inside; dark brown, spiny, up to six in a sac',
      es: 'En el interior; pardo oscuras, espinosas, hasta seis por asca',
      pt: 'No interior; marrom-escuros, espinhosos, até seis por asco',
    },
    odour: {
      en: 'Strong, of wood, cocoa and sulphur',
      es: 'Intenso, a madera, cacao y azufre',
      pt: 'Intenso, de madeira, cacau e enxofre',
    },
  },
  decisive: ['flesh', 'cap', 'odour'],
  traits: {
    growthForm: 'truffle',
    capShapes: ['none'],
    capSurfaces: ['warty'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['blackish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'soil',
    colours: {
      cap: { typical: '#2e2623', light: '#4d403a', dark: '#1a1513' },
      hymenium: { typical: '#3d2d2c', light: '#574441', dark: '#241a1a' },
      flesh: { typical: '#3a2a2b', light: '#efe6dc', dark: '#241a1c' },
    },
    size: { cap: { min: 2, max: 10 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-foul': 'sometimes',
    'smell-mushroom': 'usual',
    'colour-black': 'usual',
    'ground-broadleaf': 'usual',
    'growth-single': 'usual',
  },
  habitat: {
    en: 'Underground in open, limy soil with oak, holm oak and hazel.',
    es: 'Bajo tierra en suelos calizos y aireados, con encinas, quejigos y avellanos.',
    pt: 'Sob a terra em solos calcários e arejados, com carvalhos, azinheiras e aveleiras.',
  },
  distribution: {
    en: 'Spain, France and Italy; planted there and in other countries of both hemispheres.',
    es: 'España, Francia e Italia; plantada allí y en otros países de ambos hemisferios.',
    pt: 'Espanha, França e Itália; plantada ali e em outros países dos dois hemisférios.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [11, 12, 1, 2, 3],
      peak: [1, 2],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [11, 12, 1, 2, 3],
      peak: [1, 2],
    },
    {
      region: {
        en: 'Orchards of Chile and Argentina',
        es: 'Truferas de Chile y Argentina',
        pt: 'Plantações do Chile e da Argentina',
      },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [6, 7, 8],
      peak: [7],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'earthy',
      description: {
        en: 'Damp woodland, cocoa and a trace of garlic.',
        es: 'Bosque húmedo, cacao y un rastro de ajo.',
        pt: 'Bosque úmido, cacau e um traço de alho.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Eggs, butter and cream carry it; long cooking drives it off.',
        es: 'Huevo, mantequilla y nata lo transportan; la cocción larga lo ahuyenta.',
        pt: 'Ovo, manteiga e creme o carregam; o cozimento longo o afasta.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Fine raw shavings snap lightly.',
        es: 'En láminas finas cruje un poco.',
        pt: 'Em lascas finas, crepita de leve.',
      },
    },
  ],
  fragrances: [
    {
      value: 'sulphur',
      description: {
        en: 'Faint gas and wet earth, at a distance.',
        es: 'Un punto de gas y tierra mojada, a distancia.',
        pt: 'Um toque de gás e terra molhada, a distância.',
      },
    },
    {
      value: 'forest-floor',
      description: {
        en: 'Autumn leaves and old wood.',
        es: 'Hojas de otoño y madera vieja.',
        pt: 'Folhas de outono e madeira velha.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Firm, scented, and nicked to show black flesh.',
      es: 'Firme, aromática y con un corte que deje ver la carne negra.',
      pt: 'Firme, aromática e com um corte que mostre a carne preta.',
    },
    description: {
      en: 'Buy from December to early March, in small amounts, and use it within a week. A summer price for a “black truffle” means another species: read the Latin name, since _T. aestivum_, _T. brumale_ and _T. indicum_ are also sold. Keep it in paper in a closed jar, with eggs or rice beside it.',
      es: 'Cómprala de diciembre a principios de marzo, en poca cantidad, y úsala en una semana. Una «trufa negra» en verano es otra especie: lee el nombre latino, pues también se venden _T. aestivum_, _T. brumale_ y _T. indicum_. Guárdala en papel dentro de un tarro cerrado, con huevos al lado.',
      pt: 'Compre de dezembro ao início de março, em pouca quantidade, e use em uma semana. Uma “trufa-negra” no verão do norte é outra espécie: leia o nome latino, pois também se vendem _T. aestivum_, _T. brumale_ e _T. indicum_. Guarde em papel dentro de um pote fechado, com ovos ao lado.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'scleroderma-citrinum',
      trait: 'flesh',
      own: {
        en: 'Black with fine white veins, firm',
        es: 'Negra con venas blancas finas, firme',
        pt: 'Preta com veias brancas finas, firme',
      },
      other: {
        en: 'Thick white rind round a purplish black mass, later powder',
        es: 'Corteza blanca y gruesa en torno a una masa negro violácea, luego polvo',
        pt: 'Casca branca e grossa em torno de massa preto-violácea, depois pó',
      },
    },
    {
      species: 'terfezia-arenaria',
      trait: 'cap',
      own: {
        en: 'Black and warty, in limy soil, in winter',
        es: 'Negra y verrugosa, en suelo calizo, en invierno',
        pt: 'Preta e verrugosa, em solo calcário, no inverno',
      },
      other: {
        en: 'Smooth and pale, in acid sand, in spring',
        es: 'Lisa y clara, en arena ácida, en primavera',
        pt: 'Lisa e clara, em areia ácida, na primavera',
      },
    },
    {
      name: 'Tuber indicum',
      edibility: 'edible',
      trait: 'odour',
      own: {
        en: 'Strong and unmistakable when ripe',
        es: 'Fuerte e inconfundible en la madurez',
        pt: 'Forte e inconfundível quando madura',
      },
      other: {
        en: 'Little or none; looks almost the same',
        es: 'Poco o ninguno; aspecto casi igual',
        pt: 'Pouco ou nenhum; aspecto quase igual',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'smith-read-2008',
    'boa-2004',
    'real-decreto-30-2009',
    'index-fungorum',
  ],
}
