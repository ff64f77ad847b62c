import type { SpeciesSample } from '@sample/types'

export const lactariusDeterrimus: SpeciesSample = {
  slug: 'lactarius-deterrimus',
  scientificName: 'Lactarius deterrimus',
  authority: 'Gröger',
  mycobank: 332881,
  wikidata: 'Q498221',
  commonNames: {
    en: ['False saffron milk cap', 'Orange milk cap'],
    es: ['níscalo de abeto'],
    pt: [],
  },
  summary: {
    en: 'The milk cap of spruce woods: orange, quick to turn green, with milk that darkens to wine red within half an hour.',
    es: 'El níscalo de las píceas: naranja, pronto verde y con un látex que se oscurece a vinoso en media hora.',
    pt: 'O lactário dos abetos-vermelhos: laranja, logo verde e com um látex que escurece para vinoso em meia hora.',
  },
  about: {
    en: `Where spruce is planted, this is the orange milk cap that fills the baskets. It looks greener than any other: old caps may be more verdigris than orange, and every touch leaves its stain. The stem is usually without the round pits of _Lactarius deliciosus_ and often shows a pale band right under the gills.

The milk tells a small story. It comes out orange and over ten to thirty minutes turns a dull wine red. Its Latin name means “the worst”, a verdict on its slightly bitter taste beside the true saffron milk cap; fried hard in small pieces it is nevertheless eaten in large amounts in central and northern Europe. It follows spruce into plantations and gardens, in Iberia mainly to the Pyrenees.`,
    es: `Donde se plantan píceas, este es el níscalo que llena las cestas. Es el que más verdea: un ejemplar viejo puede tener más cardenillo que naranja, y cada roce deja mancha. El pie no suele llevar las fosetas redondas de _Lactarius deliciosus_ y a menudo muestra una banda clara justo bajo las láminas.

El látex cambia a la vista: sale naranja y, entre diez y treinta minutos después, es de un vinoso apagado. Su nombre latino significa «el peor», juicio severo sobre un sabor algo amargo al lado del níscalo verdadero; bien frito y en trozos pequeños se come, sin embargo, en abundancia en el centro y el norte de Europa. Sigue a la pícea hasta plantaciones y jardines; en la península se halla sobre todo en el Pirineo.`,
    pt: `Onde se plantam abetos-vermelhos, este é o lactário laranja que enche os cestos. É o que mais esverdeia: um exemplar velho pode ter mais azinhavre que laranja, e cada toque deixa mancha. O estipe em geral não traz as fossetas redondas de _Lactarius deliciosus_ e muitas vezes mostra uma faixa clara logo abaixo das lâminas.

O látex muda à vista: sai laranja e, de dez a trinta minutos depois, fica de um vinoso apagado. O nome latino significa “o pior”, juízo severo sobre um sabor um pouco amargo ao lado da sancha verdadeira; bem frito e em pedaços pequenos, é contudo muito comido no centro e no norte da Europa. Acompanha o abeto-vermelho a plantações e jardins; na Península Ibérica vive sobretudo nos Pireneus.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'deterrimus',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Orange milk that reddens: good. White milk: leave it.',
      es: 'Látex naranja que enrojece: bien. Látex blanco: déjalo.',
      pt: 'Látex laranja que avermelha: certo. Látex branco: deixe.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, young and well cooked. It may redden the urine, which is harmless.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, joven y bien cocinado. Puede teñir la orina de rojo, sin consecuencias.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, jovem e bem cozido. Pode tingir a urina de vermelho, sem consequências.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '4–12 cm, convex then sunken; orange, hardly zoned, soon stained grey-green all over',
      es: '4–12 cm, convexo y luego hundido; naranja, apenas zonado, pronto verde grisáceo por zonas',
      pt: '4–12 cm, convexo, depois deprimido; laranja, quase sem zonas, logo manchado de cinza-esverdeado',
    },
    gills: {
      en: 'Crowded, slightly decurrent, pale orange; bruising green',
      es: 'Apretadas, algo decurrentes, naranja pálido; verdean al rozarlas',
      pt: 'Apertadas, pouco decurrentes, laranja-pálidas; esverdeiam onde tocadas',
    },
    stipe: {
      en: '3–7 cm, hollow, orange, with a pale band under the gills and few or no pits',
      es: '3–7 cm, hueco, naranja, con banda clara bajo las láminas y pocas o ninguna foseta',
      pt: '3–7 cm, oco, laranja, com faixa clara sob as lâminas e poucas ou nenhuma fosseta',
    },
    flesh: {
      en: 'Pale; milk orange, turning wine red in 10 to 30 minutes',
      es: 'Clara; látex naranja que pasa a vinoso en 10 a 30 minutos',
      pt: 'Clara; látex laranja que passa a vinoso em 10 a 30 minutos',
    },
    spores: {
      en: 'Print pale buff; spores netted',
      es: 'Esporada ocre pálido; esporas reticuladas',
      pt: 'Esporada ocre-pálida; esporos reticulados',
    },
    odour: {
      en: 'Fruity, weak; taste mild to bitterish',
      es: 'Afrutado, débil; sabor suave a algo amargo',
      pt: 'Frutado, fraco; sabor suave a um pouco amargo',
    },
  },
  decisive: ['flesh', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['viscid', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream', 'buff'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#d98848', light: '#8d9c6a', dark: '#a9744a' },
      hymenium: { typical: '#e39a5a', light: '#efbb86', dark: '#7f9468' },
      stipe: { typical: '#e0985c', light: '#f1cfa6', dark: '#a99a63' },
      flesh: { typical: '#f5dfbf', dark: '#d9702f' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 3, max: 7 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-orange-milk': 'usual',
    'flesh-red': 'sometimes',
    'smell-fruit': 'usual',
    'smell-faint': 'sometimes',
    'base-plain': 'usual',
    'stem-dots': 'sometimes',
    'colour-olive': 'usual',
    'surface-zones': 'sometimes',
    'flesh-white-milk': 'impossible',
  },
  habitat: {
    en: 'Under spruce in forests, plantations, parks and gardens, often in wet grass at the edge.',
    es: 'Bajo píceas en bosques, plantaciones, parques y jardines, a menudo en la hierba húmeda del borde.',
    pt: 'Sob abetos-vermelhos em florestas, plantações, parques e jardins, muitas vezes na grama úmida da orla.',
  },
  distribution: {
    en: 'Europe wherever spruce grows, and parts of Asia.',
    es: 'Europa, allí donde hay píceas, y partes de Asia.',
    pt: 'Europa, onde houver abetos-vermelhos, e partes da Ásia.',
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
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
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
        en: 'Mild at first, with a bitterish end.',
        es: 'Suave al principio, con final algo amargo.',
        pt: 'Suave no início, com final um pouco amargo.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Brittle, best in thin pieces.',
        es: 'Quebradiza, mejor en trozos finos.',
        pt: 'Quebradiça, melhor em pedaços finos.',
      },
    },
  ],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'lactarius-torminosus',
      trait: 'flesh',
      own: {
        en: 'Milk orange, then wine red; cap margin bare',
        es: 'Látex naranja, luego vinoso; margen del píleo sin pelos',
        pt: 'Látex laranja, depois vinoso; margem do chapéu sem pelos',
      },
      other: {
        en: 'Milk white and burning; cap margin woolly',
        es: 'Látex blanco y acre; margen del píleo lanoso',
        pt: 'Látex branco e acre; margem do chapéu lanosa',
      },
    },
    {
      species: 'lactarius-chrysorrheus',
      trait: 'flesh',
      own: {
        en: 'Milk orange, wine red within the hour',
        es: 'Látex naranja, rojo vino antes de una hora',
        pt: 'Látex laranja, vermelho-vinho em menos de uma hora',
      },
      other: {
        en: 'Milk white, sulphur yellow within seconds',
        es: 'Látex blanco, en segundos amarillo azufre',
        pt: 'Látex branco, em segundos amarelo-enxofre',
      },
    },
    {
      species: 'lactarius-deliciosus',
      trait: 'stipe',
      own: {
        en: 'Smooth, with few or no pits; under spruce',
        es: 'Liso, con pocas o ninguna foseta; bajo píceas',
        pt: 'Liso, com poucas ou nenhuma fosseta; sob abetos-vermelhos',
      },
      other: {
        en: 'Round orange pits; under pine',
        es: 'Fosetas redondas anaranjadas; bajo pinos',
        pt: 'Fossetas redondas alaranjadas; sob pinheiros',
      },
    },
    {
      species: 'lactarius-sanguifluus',
      trait: 'flesh',
      own: { en: 'Milk orange at first', es: 'Látex naranja al principio', pt: 'Látex laranja no início' },
      other: {
        en: 'Milk wine red from the first drop',
        es: 'Látex rojo vino desde la primera gota',
        pt: 'Látex vermelho-vinho desde a primeira gota',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'index-fungorum'],
}
