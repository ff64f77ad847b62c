import type { SpeciesSample } from '@sample/types'

export const amanitaCaesarea: SpeciesSample = {
  slug: 'amanita-caesarea',
  scientificName: 'Amanita caesarea',
  authority: '(Scop.) Pers.',
  gbif: 5240269,
  wikidata: 'Q220662',
  commonNames: {
    en: ['Caesar’s mushroom'],
    es: ['oronja', 'amanita de los césares', 'tana', 'yema', 'tecomate'],
    pt: ['amanita-dos-césares', 'laranjinha'],
  },
  localNames: [
    { name: 'ou de reig', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'kuleto', language: 'eu', source: 'aunamendi-micologia' },
    { name: 'gorringo', language: 'eu', source: 'aunamendi-micologia' },
  ],
  summary: {
    en: 'Orange cap, golden gills, golden stem, white sac: the mushroom of Roman tables, in the genus that holds the deadliest of all.',
    es: 'Píleo naranja, láminas y pie dorados, volva blanca: la seta de las mesas romanas, en el género que reúne a las más mortales.',
    pt: 'Chapéu laranja, lâminas e estipe dourados, volva branca: o cogumelo das mesas romanas, no gênero que reúne os mais mortais.',
  },
  about: {
    en: `It breaks out of a thick white skin like a yolk out of an egg, and within two days stands open, smooth and orange, its rim finely combed. Gills, ring and stem are the yellow of good butter. No other European mushroom joins that yellow to a loose white sac, and each part has to be seen before the name is given.

It is a child of warmth: it lives with oaks and sweet chestnut on sunny, mostly acid slopes around the Mediterranean, and fades out north of the Alps, where several countries list it as threatened. Romans called it _boletus_ and cooked it in vessels kept for it alone; a dish of them is said to have hidden the poison that killed the emperor Claudius.

Two mistakes matter. A fly agaric washed by rain loses its white warts and can turn orange, but its gills and stem stay white. And an unopened egg is nobody’s to name by eye: a death cap is an egg at that age too. Cut lengthwise, this one shows orange and yellow under the white skin, yet the prudent rule is to leave every egg where it is.`,
    es: `Rompe una gruesa membrana blanca como la yema sale del huevo, y en un par de días está abierta, lisa y anaranjada, con el borde peinado de estrías finas. Láminas, anillo y pie tienen el amarillo de la mantequilla buena. Ninguna otra seta europea une ese amarillo a una volva blanca y holgada, y hay que ver cada parte antes de ponerle nombre.

Es hija del calor: vive con alcornoques, encinas, robles y castaños en laderas soleadas, casi siempre de suelo ácido, en torno al Mediterráneo, y se vuelve rara al norte de los Alpes, donde varios países la dan por amenazada. Los romanos la llamaban _boletus_ y la guisaban en vasijas reservadas para ella; se cuenta que un plato de oronjas escondió el veneno que mató al emperador Claudio.

Dos errores importan. La matamoscas lavada por la lluvia pierde las verrugas blancas y puede quedarse anaranjada, pero sus láminas y su pie siguen siendo blancos. Y un huevo cerrado no se determina por fuera: a esa edad la oronja verde también es un huevo. Partido a lo largo, el de la oronja deja ver naranja y amarillo bajo la membrana; aun así, lo prudente es dejar todos los huevos en su sitio.`,
    pt: `Rompe uma espessa membrana branca como a gema sai do ovo e, em um ou dois dias, está aberta, lisa e alaranjada, com a borda penteada de estrias finas. Lâminas, anel e estipe têm o amarelo da boa manteiga. Nenhum outro cogumelo europeu junta esse amarelo a uma volva branca e folgada, e é preciso ver cada parte antes de lhe dar nome.

É filha do calor: vive com sobreiros, azinheiras, carvalhos e castanheiros em encostas ensolaradas, quase sempre de solo ácido, em torno do Mediterrâneo, e torna-se rara ao norte dos Alpes, onde vários países a consideram ameaçada. Os romanos chamavam-na _boletus_ e a cozinhavam em vasilhas só dela; conta-se que um prato destes cogumelos escondeu o veneno que matou o imperador Cláudio.

Dois enganos importam. O agário-das-moscas lavado pela chuva perde as verrugas brancas e pode ficar alaranjado, mas suas lâminas e seu estipe continuam brancos. E um ovo fechado não se identifica por fora: nessa idade o chapéu-da-morte também é um ovo. Cortado no sentido do comprimento, o desta espécie mostra laranja e amarelo sob a membrana; ainda assim, o prudente é deixar todos os ovos onde estão.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'caesarea',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Gills, ring and stem yellow, or it is another _Amanita_.',
      es: 'Láminas, anillo y pie amarillos, o es otra _Amanita_.',
      pt: 'Lâminas, anel e estipe amarelos, ou é outra _Amanita_.',
    },
    advice: {
      en: 'Eaten and prized, only when identified with certainty by an expert, and cooked. Never gather the closed egg: death caps begin as eggs too. Check whether the species is protected where you are.',
      es: 'Se come y se aprecia solo si un experto la identifica con certeza, y cocinada. No recojas nunca el huevo cerrado: la oronja verde también nace como huevo. Comprueba si está protegida en tu zona.',
      pt: 'Consumida e apreciada apenas quando identificada com certeza por um especialista, e cozida. Nunca colha o ovo fechado: o chapéu-da-morte também nasce como ovo. Verifique se a espécie é protegida na sua região.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '8–18 cm, egg-shaped then flat; orange to orange-red, smooth, edge finely lined; rarely a scrap of white veil',
      es: '8–18 cm, ovoide y luego plano; naranja a rojo anaranjado, liso, borde estriado; rara vez algún resto de velo',
      pt: '8–18 cm, ovoide e depois plano; laranja a vermelho-alaranjado, liso, borda estriada; raro resto de véu',
    },
    gills: {
      en: 'Free, crowded, golden yellow at every age',
      es: 'Libres, apretadas, amarillo dorado a cualquier edad',
      pt: 'Livres, densas, amarelo-douradas em qualquer idade',
    },
    ring: {
      en: 'Yellow, broad, hanging, finely grooved above',
      es: 'Amarillo, amplio, colgante, estriado por encima',
      pt: 'Amarelo, amplo, pendente, estriado por cima',
    },
    stipe: {
      en: '8–15 cm, yellow outside, paler and stuffed within, smooth',
      es: '8–15 cm, amarillo por fuera, más pálido y relleno por dentro, liso',
      pt: '8–15 cm, amarelo por fora, mais pálido e cheio por dentro, liso',
    },
    volva: {
      en: 'White, thick, loose sac standing clear of the stem',
      es: 'Blanca, gruesa, en saco holgado y separado del pie',
      pt: 'Branca, espessa, em saco folgado e afastado do estipe',
    },
    flesh: {
      en: 'White, yellow just under the cap skin; unchanging when cut',
      es: 'Blanca, amarilla bajo la cutícula; no cambia al corte',
      pt: 'Branca, amarela sob a cutícula; não muda ao corte',
    },
    spores: {
      en: 'Print white to pale cream; smooth, not amyloid',
      es: 'Esporada blanca a crema pálido; lisas, no amiloides',
      pt: 'Esporada branca a creme-pálida; lisos, não amiloides',
    },
    odour: {
      en: 'Faint and pleasant; unpleasant in old specimens',
      es: 'Débil y agradable; molesto en los ejemplares viejos',
      pt: 'Fraco e agradável; desagradável nos exemplares velhos',
    },
  },
  decisive: ['gills', 'stipe', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#e5761c', light: '#f2a338', dark: '#cf4a17' },
      hymenium: { typical: '#f4d065', light: '#f8e08a' },
      stipe: { typical: '#f3d272', light: '#f8e3a0' },
      ring: { typical: '#f2cc62' },
      volva: { typical: '#f8f4e6', dark: '#e6dcc2' },
      flesh: { typical: '#fcf8ea', light: '#f6dd8c' },
    },
    size: { cap: { min: 8, max: 18 }, height: { min: 8, max: 15 }, stipeThickness: { min: 2, max: 3 } },
    bulb: 0.2,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-red': 'sometimes',
    'surface-warts': 'misread',
    'colour-white': 'impossible',
    'colour-olive': 'impossible',
  },
  habitat: {
    en: 'Warm, light woods of cork oak, holm oak, deciduous oaks and sweet chestnut, mostly on acid soil.',
    es: 'Bosques cálidos y claros de alcornoque, encina, roble, rebollo y castaño, casi siempre sobre suelo ácido.',
    pt: 'Bosques quentes e claros de sobreiro, azinheira, carvalho e castanheiro, quase sempre em solo ácido.',
  },
  distribution: {
    en: 'Southern Europe, North Africa and western Asia; rare and local in warm parts of central Europe. The yemas or tecomates of Mexico are close relatives.',
    es: 'Sur de Europa, norte de África y Asia occidental; rara y local en zonas cálidas de Europa central. Las yemas o tecomates de México son especies próximas.',
    pt: 'Sul da Europa, norte da África e oeste da Ásia; rara e local em áreas quentes da Europa central. As _yemas_ ou _tecomates_ do México são espécies próximas.',
  },
  seasons: [
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Delicate; strong seasoning covers it.',
        es: 'Delicado; un condimento fuerte lo tapa.',
        pt: 'Delicado; um tempero forte o encobre.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'A clean finish close to fresh hazelnut.',
        es: 'Un final limpio, próximo a la avellana fresca.',
        pt: 'Um final limpo, próximo da avelã fresca.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Full and tender in the cap, a little drier in the stem.',
        es: 'Llena y tierna en el píleo, algo más seca en el pie.',
        pt: 'Cheia e macia no chapéu, um pouco mais seca no estipe.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Open caps, yellow gills',
      es: 'Píleos abiertos, láminas amarillas',
      pt: 'Chapéus abertos, lâminas amarelas',
    },
    description: {
      en: 'Buy only from sellers whose wild mushrooms have been inspected, and only opened specimens that show yellow gills, yellow ring and sac. Do not accept closed eggs, loose caps or trimmed stems. It bruises and spoils within a day or two.',
      es: 'Compra solo a quien venda setas silvestres inspeccionadas, y solo ejemplares abiertos que enseñen láminas y anillo amarillos y volva. No aceptes huevos cerrados, píleos sueltos ni pies recortados. Se estropea en uno o dos días.',
      pt: 'Compre apenas de quem venda cogumelos silvestres inspecionados, e só exemplares abertos que mostrem lâminas e anel amarelos e volva. Não aceite ovos fechados, chapéus soltos nem estipes aparados. Estraga-se em um ou dois dias.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'gills',
      own: {
        en: 'Golden yellow; never identify it in the egg',
        es: 'Amarillo dorado; no la determine nunca en huevo',
        pt: 'Amarelo-douradas; nunca a identifique no ovo',
      },
      other: {
        en: 'White; its egg looks the same from outside',
        es: 'Blancas; su huevo es igual por fuera',
        pt: 'Brancas; seu ovo é igual por fora',
      },
    },
    {
      species: 'amanita-gemmata',
      trait: 'gills',
      own: {
        en: 'Golden yellow, as is the stem; big white sac',
        es: 'Amarillo dorado, como el pie; gran saco blanco',
        pt: 'Amarelo-douradas, como o estipe; grande saco branco',
      },
      other: {
        en: 'White, as is the stem. Can kill',
        es: 'Blancas, como el pie. Puede matar',
        pt: 'Brancas, como o estipe. Pode matar',
      },
    },
    {
      species: 'amanita-muscaria',
      trait: 'gills',
      own: {
        en: 'Yellow, with yellow ring and stem',
        es: 'Amarillas, con anillo y pie amarillos',
        pt: 'Amarelas, com anel e estipe amarelos',
      },
      other: {
        en: 'White, with white stem; warts may be washed off',
        es: 'Blancas, con pie blanco; las verrugas pueden faltar',
        pt: 'Brancas, com estipe branco; as verrugas podem faltar',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'boa-2004',
    'benjamin-1995',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
  ],
}
