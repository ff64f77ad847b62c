import type { SpeciesSample } from '@sample/types'

export const suillusLuteus: SpeciesSample = {
  slug: 'suillus-luteus',
  scientificName: 'Suillus luteus',
  authority: '(L.) Roussel',
  gbif: 7777157,
  synonyms: ['Boletus luteus'],
  commonNames: {
    en: ['Slippery jack'],
    es: ['boleto anillado', 'callampa del pino', 'hongo de pino'],
    pt: [],
  },
  summary: {
    en: 'A chocolate cap like wet glass, yellow pores and a violet-edged ring. It has followed planted pines to Chile, Argentina and southern Brazil.',
    es: 'Píleo chocolate como vidrio mojado, poros amarillos y anillo de tono violeta. Ha seguido a los pinos plantados hasta Chile, Argentina y el sur de Brasil.',
    pt: 'Chapéu chocolate como vidro molhado, poros amarelos e anel de tom violeta. Seguiu os pinheiros plantados até o Chile, a Argentina e o sul do Brasil.',
  },
  about: {
    en: `Its slime is thick enough to be peeled off with the skin, and that is how it reaches the kitchen: unpeeled it acts as a laxative. When young the lemon pores are sealed by a white veil, which tears away and hangs from the stem as a ring, violet-brown beneath. Above the ring the stem carries fine dark dots.

It lives with pines, and where foresters have taken these across the Equator the fungus has come along in the soil of the seedlings. In the plantations of south-central Chile it is one of the mushrooms gathered in quantity, dried, and exported for soups and sauces; Argentine and Brazilian plantations have it too.

Close kin share the slime. _Suillus granulatus_ has no ring, _S. bovinus_ wide angular pores, _S. grevillei_ keeps to larch. None of them is deadly, but all of them disagree with some people.`,
    es: `Su capa viscosa es tan gruesa que se arranca con la piel, y así debe llegar a la cocina: sin pelar resulta laxante. De joven un velo blanco cierra los poros limón; luego se rasga y queda colgado del pie como un anillo, pardo violeta por debajo. Encima del anillo el pie lleva puntitos oscuros.

Vive con pinos, y allí donde los forestales los llevaron al otro lado del Ecuador el hongo viajó en la tierra de las plántulas. En las plantaciones del centro-sur de Chile es uno de los hongos que se recolectan en cantidad, se secan y se exportan para sopas y salsas; también lo hay en las de Argentina y Brasil.

Sus parientes comparten el mucílago. _Suillus granulatus_ no tiene anillo, _S. bovinus_ tiene poros anchos y angulosos y _S. grevillei_ es propio del alerce. Ninguno es mortal, pero todos sientan mal a algunas personas.`,
    pt: `A camada viscosa é tão grossa que sai junto com a pele, e é assim que deve chegar à cozinha: sem descascar, age como laxante. Quando jovem, um véu branco fecha os poros limão; depois se rasga e fica pendurado no estipe como um anel, marrom-violáceo por baixo. Acima do anel o estipe traz pontinhos escuros.

Vive com pinheiros, e onde os florestais os levaram para além do Equador o fungo viajou na terra das mudas. Nas plantações do centro-sul do Chile é um dos cogumelos colhidos em quantidade, secos e exportados para sopas e molhos; existe também nas da Argentina e do Brasil.

Os parentes têm o mesmo muco. _Suillus granulatus_ não tem anel, _S. bovinus_ tem poros largos e angulosos e _S. grevillei_ é próprio do lariço. Nenhum é mortal, mas todos fazem mal a algumas pessoas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Suillaceae',
    genus: 'Suillus',
    species: 'luteus',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Peel it, or it will act as a laxative.',
      es: 'Pélalo o hará de laxante.',
      pt: 'Descasque-o, ou fará efeito de laxante.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, young, peeled and well cooked. Some people do not tolerate it at all: try little the first time.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, joven, pelado y bien cocinado. Algunas personas no lo toleran: la primera vez, prueba poco.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, jovem, sem pele e bem cozido. Algumas pessoas não o toleram: na primeira vez, prove pouco.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '5–12 cm, domed, thickly slimy; chocolate to purplish brown, the skin peels off',
      es: '5–12 cm, convexo, muy viscoso; chocolate a pardo violáceo, la cutícula se pela',
      pt: '5–12 cm, convexo, muito viscoso; chocolate a marrom-violáceo, a pele se destaca',
    },
    gills: {
      en: 'Small pores, lemon to dull yellow, at first covered by a veil',
      es: 'Poros pequeños, limón a amarillo apagado, cubiertos al principio por un velo',
      pt: 'Poros pequenos, limão a amarelo-apagado, cobertos de início por um véu',
    },
    ring: {
      en: 'Large, membranous, white above, violet-brown below',
      es: 'Grande, membranoso, blanco por encima, pardo violáceo por debajo',
      pt: 'Grande, membranoso, branco por cima, marrom-violáceo por baixo',
    },
    stipe: {
      en: '4–10 cm, pale yellow, with dark dots above the ring',
      es: '4–10 cm, amarillo pálido, con puntos oscuros sobre el anillo',
      pt: '4–10 cm, amarelo-pálido, com pontos escuros acima do anel',
    },
    flesh: {
      en: 'Pale yellow, soft; does not blue',
      es: 'Amarillo pálido, blanda; no azulea',
      pt: 'Amarelo-pálida, mole; não azula',
    },
    spores: {
      en: 'Print ochre-brown; spores spindle-shaped',
      es: 'Esporada pardo ocre; esporas fusiformes',
      pt: 'Esporada marrom-ocre; esporos fusiformes',
    },
  },
  decisive: ['ring', 'gills', 'cap'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['viscid'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'dotted',
    sporePrint: ['ochre', 'brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#6f4330', light: '#9c6b45', dark: '#4b2c25' },
      hymenium: { typical: '#e2c44f', light: '#f0de86', dark: '#a99a3a' },
      stipe: { typical: '#ead998', light: '#f5edc8', dark: '#c3a565' },
      ring: { typical: '#ddd3d2', light: '#f4f0ea', dark: '#7d5d70' },
      flesh: { typical: '#f4e8b4' },
      marks: { typical: '#8a6038' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 4, max: 10 }, stipeThickness: { min: 1.5, max: 2.8 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'base-plain': 'usual',
    'stem-dots': 'usual',
    'ring-none': 'sometimes',
    'ground-grass': 'sometimes',
    'flesh-blue': 'impossible',
  },
  habitat: {
    en: 'Pine woods and plantations, often in grass along tracks.',
    es: 'Pinares y plantaciones, a menudo en la hierba de los caminos.',
    pt: 'Pinhais e plantações, muitas vezes no capim à beira dos caminhos.',
  },
  distribution: {
    en: 'Europe and Asia; introduced with pines in the Americas, southern Africa, Australia and New Zealand.',
    es: 'Europa y Asia; introducido con los pinos en América, el sur de África, Australia y Nueva Zelanda.',
    pt: 'Europa e Ásia; introduzido com os pinheiros nas Américas, no sul da África, na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Chile and Argentina', es: 'Chile y Argentina', pt: 'Chile e Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [4, 5, 6, 7],
      peak: [5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'diarrhoea',
      description: {
        en: 'Above all when the skin is left on.',
        es: 'Sobre todo si no se quita la cutícula.',
        pt: 'Sobretudo quando a pele não é retirada.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Intolerance is fairly common; skin contact can redden the hands of pickers.',
        es: 'La intolerancia es bastante común; el contacto puede irritar las manos de quien recolecta.',
        pt: 'A intolerância é bastante comum; o contato pode irritar as mãos de quem colhe.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Plain when fresh, savoury once dried.',
        es: 'Neutro en fresco, sabroso una vez seco.',
        pt: 'Neutro quando fresco, saboroso depois de seco.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Soft, turning slimy when old.',
        es: 'Blanda, babosa al envejecer.',
        pt: 'Mole, viscosa ao envelhecer.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Mostly sold dried; the slices should be pale yellow and skinless.',
      es: 'Suele venderse seco; las rodajas deben ser amarillo pálido y sin piel.',
      pt: 'Costuma ser vendido seco; as fatias devem ser amarelo-pálidas e sem pele.',
    },
    description: {
      en: 'Dried slices from South American plantations are a cheap base for soups and often pass as “boletus” on labels: read the Latin name. Dark, leathery strips are skin and old tubes. Rehydrate, throw the water away and cook again.',
      es: 'Las rodajas secas de plantaciones sudamericanas son una base barata para sopas y a menudo pasan por «boletus» en las etiquetas: lee el nombre latino. Las tiras oscuras y correosas son piel y tubos viejos. Rehidrátalo, tira el agua y vuelve a cocinarlo.',
      pt: 'As fatias secas de plantações sul-americanas são uma base barata para sopas e muitas vezes passam por “boletus” nos rótulos: leia o nome latino. Tiras escuras e duras são pele e tubos velhos. Reidrate, descarte a água e cozinhe de novo.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      name: 'Suillus granulatus',
      edibility: 'caution',
      trait: 'ring',
      own: {
        en: 'Large, white above, violet-brown below',
        es: 'Grande, blanco por arriba, pardo violáceo por abajo',
        pt: 'Grande, branco em cima, marrom-violáceo embaixo',
      },
      other: {
        en: 'None',
        es: 'No tiene',
        pt: 'Não tem',
      },
    },
    {
      name: 'Suillus bovinus',
      edibility: 'caution',
      trait: 'gills',
      own: {
        en: 'Small yellow pores; a ring',
        es: 'Poros amarillos pequeños; con anillo',
        pt: 'Poros amarelos pequenos; com anel',
      },
      other: {
        en: 'Wide angular pores; no ring',
        es: 'Poros anchos y angulosos; sin anillo',
        pt: 'Poros largos e angulosos; sem anel',
      },
    },
    {
      name: 'Suillus grevillei',
      edibility: 'caution',
      trait: 'cap',
      own: {
        en: 'Chocolate to purplish brown; under pine',
        es: 'Chocolate a pardo violáceo; bajo pinos',
        pt: 'Chocolate a marrom-violáceo; sob pinheiros',
      },
      other: {
        en: 'Golden yellow to orange; only under larch',
        es: 'Amarillo dorado a naranja; solo bajo alerces',
        pt: 'Amarelo-dourado a laranja; só sob lariços',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'ring',
      own: {
        en: 'Ring present; pores lemon; cap very slimy',
        es: 'Con anillo; poros limón; píleo muy viscoso',
        pt: 'Com anel; poros limão; chapéu muito viscoso',
      },
      other: {
        en: 'No ring, a white net; pores white to olive',
        es: 'Sin anillo, con retícula blanca; poros blancos a oliva',
        pt: 'Sem anel, com retículo branco; poros brancos a oliva',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'smith-read-2008',
    'index-fungorum',
  ],
}
