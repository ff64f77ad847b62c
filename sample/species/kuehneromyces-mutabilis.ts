import type { SpeciesSample } from '@sample/types'

export const kuehneromycesMutabilis: SpeciesSample = {
  slug: 'kuehneromyces-mutabilis',
  scientificName: 'Kuehneromyces mutabilis',
  authority: '(Schaeff.) Singer & A.H. Sm.',
  gbif: 2533962,
  synonyms: ['Pholiota mutabilis', 'Galerina mutabilis'],
  commonNames: {
    en: ['Sheathed woodtuft', 'Two-toned woodtuft'],
    es: ['foliota cambiante'],
    pt: [],
  },
  summary: {
    en: 'Two-toned caps in dense tufts on stumps, a scaly boot below the ring. Its double, sometimes on the same stump, kills.',
    es: 'Píleos de dos tonos en matas densas sobre tocones y una bota escamosa bajo el anillo. Su doble, a veces en el mismo tocón, mata.',
    pt: 'Chapéus de dois tons em tufos densos sobre tocos e uma bota escamosa sob o anel. Outra parecida, às vezes no mesmo toco, mata.',
  },
  about: {
    en: `Wet, the cap is a shining orange-brown; as it dries it pales from the centre outwards, so that for some hours every mushroom in the tuft wears a light disc inside a dark rim. Hence both the Latin name and its charm. The tufts are large, sometimes a hundred caps and more, and they return to a stump for years, from spring to the frosts.

The stem carries the character. Above the small ring it is smooth and pale. Below, it is dressed in dark, upturned scales, browner towards the base. A young, fresh stem shows them plainly; rain, handling and age wear them away, and then the best character is gone.

That matters because _Galerina marginata_, which holds the same amatoxins as the death cap, grows on the same stumps, has the same two tones, a ring and the same brown spores. Its stem is silky with whitish fibrils instead of scaly, and it often smells of meal when crushed, but neither sign is infallible, and the two can stand mixed in a single tuft. In central Europe the woodtuft is also grown on logs of beech and birch. Even there a galerina can move in. It remains a mushroom for specialists, stem by stem, or better for nobody.`,
    es: `Empapado, el píleo es de un pardo anaranjado brillante; al secarse palidece desde el centro, de modo que durante unas horas cada seta de la mata lleva un disco claro dentro de un borde oscuro. De ahí su nombre latino y su encanto. Las matas son grandes, a veces de más de cien píleos, y vuelven al mismo tocón durante años, de la primavera a las heladas.

El pie lleva el carácter. Por encima del pequeño anillo es liso y pálido. Por debajo va vestido de escamas oscuras y levantadas, más pardas hacia la base. Un pie joven y fresco las enseña con claridad; la lluvia, el roce y la edad las borran, y con ellas se pierde el mejor rasgo.

Eso importa porque _Galerina marginata_, que contiene las mismas amatoxinas que la oronja verde, crece en los mismos tocones y tiene los mismos dos tonos, anillo y esporada parda. Su pie es sedoso, con fibrillas blanquecinas en lugar de escamas, y al aplastarla suele oler a harina, pero ninguna señal es infalible y ambas pueden salir mezcladas en una sola mata. En Europa central la foliota cambiante se cultiva también en troncos de haya y abedul. Incluso ahí puede instalarse una galerina. Sigue siendo seta de especialistas, pie por pie, o mejor de nadie.`,
    pt: `Encharcado, o chapéu é de um marrom-alaranjado brilhante; ao secar, empalidece a partir do centro, de modo que por algumas horas cada cogumelo do tufo traz um disco claro dentro de uma borda escura. Daí o nome latino e o encanto. Os tufos são grandes, às vezes com mais de cem chapéus, e voltam ao mesmo toco durante anos, da primavera às geadas.

O estipe guarda o caráter. Acima do pequeno anel é liso e pálido. Abaixo, veste-se de escamas escuras e levantadas, mais marrons para a base. Um estipe jovem e fresco as mostra com clareza; a chuva, o manuseio e a idade as apagam, e perde-se então o melhor sinal.

Isso importa porque _Galerina marginata_, que contém as mesmas amatoxinas do chapéu-da-morte, cresce nos mesmos tocos e tem os mesmos dois tons, anel e esporada marrom. Seu estipe é sedoso, com fibrilas esbranquiçadas em vez de escamas, e ao ser esmagada costuma cheirar a farinha, mas nenhum sinal é infalível e as duas podem surgir misturadas num só tufo. Na Europa central a espécie é também cultivada em toras de faia e bétula. Mesmo ali pode instalar-se uma galerina. Continua a ser cogumelo para especialistas, estipe por estipe, ou melhor, para ninguém.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Strophariaceae',
    genus: 'Kuehneromyces',
    species: 'mutabilis',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Its deadly double can grow in the very same tuft.',
      es: 'Su doble mortal puede crecer en la misma mata.',
      pt: 'Uma espécie mortal e parecida pode crescer no mesmo tufo.',
    },
    advice: {
      en: 'Edible only when an expert has identified every single stem with certainty, and cooked. One galerina among the caps can kill: anyone who is not a specialist should leave it on the stump.',
      es: 'Comestible solo si un experto identifica con certeza pie por pie, y cocinada. Una sola galerina entre los píleos puede matar: quien no sea especialista debe dejarla en el tocón.',
      pt: 'Comestível apenas quando um especialista identifica com certeza estipe por estipe, e cozido. Uma única galerina entre os chapéus pode matar: quem não for especialista deve deixá-lo no toco.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '3–7 cm, convex with a low boss; orange-brown when wet, drying pale ochre from the centre',
      es: '3–7 cm, convexo con mamelón bajo; pardo anaranjado húmedo, ocre pálido desde el centro al secar',
      pt: '3–7 cm, convexo com umbo baixo; marrom-alaranjado úmido, ocre-pálido a partir do centro ao secar',
    },
    gills: {
      en: 'Joined to the stem or slightly running down; pale ochre, then cinnamon brown',
      es: 'Adnatas o algo decurrentes; ocre pálido, después pardo canela',
      pt: 'Adnatas ou levemente decurrentes; ocre-pálidas, depois marrom-canela',
    },
    ring: {
      en: 'Small, thin, scaly beneath; often worn to a brown line',
      es: 'Pequeño, fino, escamoso por debajo; a menudo reducido a una línea parda',
      pt: 'Pequeno, fino, escamoso por baixo; muitas vezes reduzido a uma linha marrom',
    },
    stipe: {
      en: '4–9 cm, smooth and pale above the ring, dark upturned scales below it',
      es: '4–9 cm, liso y pálido sobre el anillo, con escamas oscuras y levantadas debajo',
      pt: '4–9 cm, liso e pálido acima do anel, com escamas escuras e levantadas abaixo',
    },
    flesh: {
      en: 'Thin, pale ochre in the cap, brown and tough in the stem',
      es: 'Delgada, ocre pálido en el píleo, parda y tenaz en el pie',
      pt: 'Fina, ocre-pálida no chapéu, marrom e tenaz no estipe',
    },
    spores: {
      en: 'Print brown, as in its deadly double; smooth under the microscope',
      es: 'Esporada parda, como la de su doble mortal; lisas al microscopio',
      pt: 'Esporada marrom, como a da espécie mortal parecida; lisos ao microscópio',
    },
    odour: {
      en: 'Pleasant, of mushrooms; a smell of meal is a warning',
      es: 'Agradable, fúngico; el olor a harina es un aviso',
      pt: 'Agradável, de cogumelo; cheiro de farinha é um aviso',
    },
  },
  decisive: ['stipe', 'odour'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['smooth', 'hygrophanous'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'scaly',
    sporePrint: ['brown'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#b8702b', light: '#ddb26c', dark: '#8c4a1c' },
      hymenium: { typical: '#c39a63', light: '#dcc394', dark: '#8a5a31' },
      stipe: { typical: '#b98a52', light: '#e6d0a0', dark: '#56341c' },
      ring: { typical: '#a9743c' },
      flesh: { typical: '#ead7ac', dark: '#8a5c34' },
      marks: { typical: '#6a3f20' },
    },
    size: { cap: { min: 3, max: 7 }, height: { min: 4, max: 9 }, stipeThickness: { min: 0.3, max: 0.8 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'ring-none': 'sometimes',
    'colour-orange': 'sometimes',
    'ground-trunk': 'sometimes',
    'ring-cobweb': 'misread',
    'smell-flour': 'impossible',
  },
  habitat: {
    en: 'Dense tufts on stumps and logs of beech, birch, alder and other broad-leaved trees; now and then on spruce.',
    es: 'En matas densas sobre tocones y troncos de haya, abedul, aliso y otras frondosas; alguna vez en pícea.',
    pt: 'Em tufos densos sobre tocos e troncos de faia, bétula, amieiro e outras folhosas; às vezes em pícea.',
  },
  distribution: {
    en: 'Cool and temperate Europe, northern Asia and North America.',
    es: 'Europa fresca y templada, norte de Asia y Norteamérica.',
    pt: 'Europa fria e temperada, norte da Ásia e América do Norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'umami',
      description: {
        en: 'Rich for its size; the caps have long gone into soups.',
        es: 'Intenso para su tamaño; los píleos van desde antiguo a la sopa.',
        pt: 'Intenso para o tamanho; os chapéus vão há muito para a sopa.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Thin, tender caps; the fibrous stems are left out.',
        es: 'Píleos finos y tiernos; los pies, fibrosos, se apartan.',
        pt: 'Chapéus finos e tenros; os estipes, fibrosos, ficam de fora.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Warm and pleasant, like fresh-cut wood with mushroom.',
        es: 'Cálido y grato, de seta y madera recién cortada.',
        pt: 'Quente e agradável, de cogumelo e madeira recém-cortada.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'stipe',
      own: {
        en: 'Dark upturned scales below the ring, when fresh',
        es: 'Escamas oscuras y levantadas bajo el anillo, en fresco',
        pt: 'Escamas escuras e levantadas sob o anel, quando fresco',
      },
      other: {
        en: 'Silky whitish fibrils, no scales; may smell of meal. Deadly',
        es: 'Fibrillas sedosas blanquecinas, sin escamas; puede oler a harina. Mortal',
        pt: 'Fibrilas sedosas esbranquiçadas, sem escamas; pode cheirar a farinha. Mortal',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'gills',
      own: {
        en: 'Pale ochre, then cinnamon brown',
        es: 'Ocre pálido, luego pardo canela',
        pt: 'Ocre-pálidas, depois marrom-canela',
      },
      other: {
        en: 'Sulphur yellow, then green, at last purple-brown',
        es: 'Amarillo azufre, luego verdes, al fin pardo púrpura',
        pt: 'Amarelo-enxofre, depois verdes, por fim marrom-purpúreas',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'spores',
      own: {
        en: 'Print brown; cap smooth',
        es: 'Esporada parda; píleo liso',
        pt: 'Esporada marrom; chapéu liso',
      },
      other: {
        en: 'Print white; cap with dark scales, thick ring',
        es: 'Esporada blanca; píleo con escamas oscuras, anillo grueso',
        pt: 'Esporada branca; chapéu com escamas escuras, anel espesso',
      },
    },
    {
      species: 'flammulina-velutipes',
      trait: 'stipe',
      own: {
        en: 'Scaly below a ring; print brown',
        es: 'Escamoso bajo un anillo; esporada parda',
        pt: 'Escamoso sob um anel; esporada marrom',
      },
      other: {
        en: 'Velvety, dark below, no ring; print white',
        es: 'Aterciopelado, oscuro abajo, sin anillo; esporada blanca',
        pt: 'Aveludado, escuro embaixo, sem anel; esporada branca',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'index-fungorum'],
}
