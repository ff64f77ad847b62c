import type { SpeciesSample } from '@sample/types'

export const clitocybeNebularis: SpeciesSample = {
  slug: 'clitocybe-nebularis',
  scientificName: 'Clitocybe nebularis',
  authority: '(Batsch) P. Kumm.',
  synonyms: ['Lepista nebularis', 'Clitocybe alba'],
  commonNames: {
    en: ['Clouded funnel', 'Clouded agaric', 'Cloud funnel'],
    es: ['pardilla', 'nube gris'],
    pt: [],
  },
  localNames: [{ name: 'ilarraka', language: 'eu' }],
  summary: {
    en: 'Big, cloud grey and abundant, eaten in northern Spain. It poisons many, even cooked, and its double is _Entoloma sinuatum_.',
    es: 'Grande, gris nube y abundante, se come en el norte de España. Intoxica a muchos, incluso cocinada, y se confunde con la pérfida.',
    pt: 'Grande, cinza-nuvem e abundante, é comido no norte da Espanha. Intoxica muita gente, mesmo cozido; confunde-se com _Entoloma sinuatum_.',
  },
  about: {
    en: `Late in the year it crosses the woods in rows and great rings: thick grey caps on clubbed stems, often with a white bloom. The crowded cream gills run a little down the stem and part easily from the cap. The smell is strong and cloying, hard to name and not forgotten.

In northern Spain it is gathered by the basket as pardilla, and there two dangers meet. The first is its double: every autumn people go to hospital after _Entoloma sinuatum_, whose gills meet the stem in a notch, pale yellow at first, salmon pink later. Turn every cap over, one by one. _Tricholoma pardinum_ has notched gills and a cap tiled with scales; the wood blewit, _Lepista nuda_, is violet; _Collybia phyllophila_, with muscarine, is white, as a rare form of this one is, and so is the miller, _Clitopilus prunulus_, whose flesh crumbles.

The second is the mushroom itself. Guides call it edible, edible with caution or poisonous; where they differ, this one takes the stricter view. It is poisonous raw, and cooking is no insurance: of six people poisoned in Rostock in October 1998, the two who had stewed it for half an hour or longer were the worst off (Kell, 1999). A park in Navarre that lists it as food reports more intolerance every year.`,
    es: `Bien entrado el otoño cruza los bosques en hileras y grandes corros: píleos gruesos y grises sobre pies en maza, a menudo con pruina blanca. Las láminas, crema y apretadas, bajan un poco por el pie y se separan bien del píleo. El olor es fuerte y empalagoso, difícil de definir y de olvidar.

En el norte de España se recolecta por cestas, y ahí se juntan dos peligros. El primero es su doble: cada otoño alguien acaba en el hospital por la pérfida, _Entoloma sinuatum_, de láminas con escotadura junto al pie, amarillo pálido al principio y después rosa salmón. Dales la vuelta a todas, una por una. _Tricholoma pardinum_ tiene láminas escotadas y píleo cubierto de escamas; el pie azul, _Lepista nuda_, es violeta; _Collybia phyllophila_, con muscarina, es blanca, como lo es una forma rara de esta, y también la molinera, _Clitopilus prunulus_, cuya carne se desmenuza.

El segundo es la propia seta. Las guías la llaman comestible, comestible con precaución o tóxica; donde difieren, esta elige el juicio más severo. Cruda es venenosa, y cocinarla no es un seguro: de seis intoxicados en Rostock en octubre de 1998, los dos que la habían guisado media hora o más fueron los peor parados (Kell, 1999). Un parque navarro que la da por comestible observa cada año más intolerancias.`,
    pt: `Já tarde no outono atravessa os bosques em fileiras e grandes anéis: chapéus grossos e cinzentos sobre estipes em clava, muitas vezes com pruína branca. As lâminas, creme e apertadas, descem um pouco pelo estipe e se soltam bem do chapéu. O cheiro é forte e enjoativo, difícil de definir e de esquecer.

No norte da Espanha é colhido às cestas, e ali se juntam dois perigos. O primeiro é a confusão: todo outono alguém acaba no hospital por causa de _Entoloma sinuatum_, de lâminas entalhadas junto ao estipe, amarelo-pálidas no início e depois rosa-salmão. Vire todos os chapéus, um a um. _Tricholoma pardinum_ tem lâminas entalhadas e chapéu coberto de escamas; _Lepista nuda_ é violeta; _Collybia phyllophila_, com muscarina, é branca, como o é uma forma rara deste, e também _Clitopilus prunulus_, cuja carne se esfarela.

O segundo é o próprio cogumelo. Os guias o chamam comestível, comestível com cautela ou tóxico; onde divergem, este escolhe o juízo mais severo. Cru é venenoso, e cozinhá-lo não é garantia: de seis intoxicados em Rostock em outubro de 1998, os dois que o haviam cozido meia hora ou mais foram os que passaram pior (Kell, 1999). Um parque de Navarra que o dá por comestível observa mais intolerâncias a cada ano.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Clitocybaceae',
    genus: 'Clitocybe',
    species: 'nebularis',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisons many people, even well cooked.',
      es: 'Intoxica a mucha gente, incluso bien cocinada.',
      pt: 'Intoxica muita gente, mesmo bem cozido.',
    },
    advice: {
      en: 'Nobody can foresee who does not tolerate it. Never eat it raw or underdone; the loss of fluid can need a hospital. Gills that are yellow, pink or notched mean a worse mushroom.',
      es: 'Nadie puede prever a quién le sentará mal. No la comas nunca cruda o poco hecha; la deshidratación puede requerir hospital. Láminas amarillas, rosadas o escotadas indican una seta peor.',
      pt: 'Ninguém pode prever a quem fará mal. Não o coma nunca cru ou malcozido; a desidratação pode exigir hospital. Lâminas amarelas, rosadas ou entalhadas indicam um cogumelo pior.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 4 },
    course: [
      {
        when: { en: 'Within 4 h', es: 'En 4 h', pt: 'Em 4 h' },
        what: {
          en: 'Sickness, heavy diarrhoea, often with vomiting. It can start in less than an hour.',
          es: 'Náuseas, diarrea intensa, a menudo con vómitos. Puede empezar en menos de una hora.',
          pt: 'Náusea, diarreia intensa, muitas vezes com vômitos. Pode começar em menos de uma hora.',
        },
      },
      {
        when: { en: 'Following days', es: 'Días siguientes', pt: 'Dias seguintes' },
        what: {
          en: 'Sickness and weariness fade; in one person they lasted a week. Several people needed a hospital.',
          es: 'Las náuseas y el cansancio ceden; en una persona duraron una semana. Varias necesitaron hospital.',
          pt: 'A náusea e o cansaço cedem; numa pessoa duraram uma semana. Várias precisaram de hospital.',
        },
      },
    ],
    source: 'kell-1999',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–25 cm, fleshy, cloud grey to grey-brown, darker in the middle, often with a white bloom; inrolled',
      es: '5–25 cm, carnoso, gris nube a gris pardo, más oscuro en el centro, a menudo con pruina; enrollado',
      pt: '5–25 cm, carnudo, cinza-nuvem a cinza-amarronzado, mais escuro no centro, com pruína; enrolado',
    },
    gills: {
      en: 'Crowded, running a little down the stem; whitish to cream, never pink; easily parted from the cap',
      es: 'Apretadas, algo decurrentes; blanquecinas a crema, nunca rosadas; se separan bien del píleo',
      pt: 'Apertadas, pouco decurrentes; esbranquiçadas a creme, nunca rosadas; soltam-se bem do chapéu',
    },
    stipe: {
      en: '5–15 cm, thick, clubbed, fibrous, whitish to pale grey, white felt at the base; no ring',
      es: '5–15 cm, grueso, en maza, fibroso, blanquecino a gris pálido, fieltro blanco abajo; sin anillo',
      pt: '5–15 cm, grosso, em clava, fibroso, esbranquiçado a cinza-claro, feltro branco embaixo; sem anel',
    },
    flesh: {
      en: 'White, thick, fibrous, soft with age; unchanging',
      es: 'Blanca, gruesa, fibrosa, blanda con la edad; inmutable',
      pt: 'Branca, espessa, fibrosa, mole com a idade; imutável',
    },
    spores: {
      en: 'Print cream to pale yellow; spores smooth',
      es: 'Esporada crema a amarillo pálido; esporas lisas',
      pt: 'Esporada creme a amarelo-pálida; esporos lisos',
    },
    odour: {
      en: 'Strong, sweetish to rancid, with a hint of meal; cloying',
      es: 'Fuerte, dulzón a rancio, con un fondo de harina; empalagoso',
      pt: 'Forte, adocicado a rançoso, com um fundo de farinha; enjoativo',
    },
  },
  decisive: ['gills', 'spores', 'odour'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth', 'fibrillose'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['cream', 'yellow'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#a7a29a', light: '#cbc7be', dark: '#7c766d' },
      hymenium: { typical: '#efe6cf', light: '#f8f3e5', dark: '#ddcfae' },
      stipe: { typical: '#ded9cd', light: '#efebe2', dark: '#b3ada0' },
      flesh: { typical: '#faf7ee' },
    },
    size: { cap: { min: 5, max: 25 }, height: { min: 5, max: 15 }, stipeThickness: { min: 1.5, max: 5 } },
    bulb: 0.35,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-chalk': 'misread',
    'smell-foul': 'usual',
    'smell-flour': 'sometimes',
    'smell-fruit': 'sometimes',
    'smell-faint': 'sometimes',
    'colour-grey': 'usual',
    'colour-brown': 'sometimes',
    'colour-white': 'sometimes',
    'colour-cream': 'sometimes',
    'base-bulb': 'sometimes',
    'growth-group': 'usual',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'ground-conifer': 'usual',
    'ground-grass': 'sometimes',
    'ground-soil': 'sometimes',
    'underside-gills-attached': 'usual',
    'underside-gills-notched': 'misread',
    'surface-velvet': 'misread',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Leaf and needle litter in woods of all kinds, heaths, hedges, parks and gardens.',
    es: 'Hojarasca y pinocha en bosques de toda clase, brezales, setos, parques y jardines.',
    pt: 'Folhas e agulhas mortas em bosques de todo tipo, charnecas, cercas-vivas, parques e jardins.',
  },
  distribution: {
    en: 'Europe, North Africa and North America, there chiefly in the west.',
    es: 'Europa, norte de África y Norteamérica, allí sobre todo en el oeste.',
    pt: 'Europa, norte da África e América do Norte, ali sobretudo no oeste.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Norte y centro de Europa',
        pt: 'Norte e centro da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12, 1],
      peak: [10, 11],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Italy', es: 'Italia', pt: 'Itália' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: {
        en: 'Western North America',
        es: 'Oeste de Norteamérica',
        pt: 'Oeste da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2],
      peak: [12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'diarrhoea',
      description: {
        en: 'Heavy, within hours, even after long cooking.',
        es: 'Intensa, en pocas horas, incluso tras una cocción larga.',
        pt: 'Intensa, em poucas horas, mesmo depois de cozimento longo.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Often with the diarrhoea.',
        es: 'A menudo con la diarrea.',
        pt: 'Muitas vezes com a diarreia.',
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
      species: 'entoloma-sinuatum',
      trait: 'gills',
      own: {
        en: 'Running a little down the stem; whitish to cream, never yellow or pink',
        es: 'Algo decurrentes; blanquecinas a crema, nunca amarillas ni rosadas',
        pt: 'Pouco decurrentes; esbranquiçadas a creme, nunca amarelas nem rosadas',
      },
      other: {
        en: 'Notched at the stem; pale yellow, then salmon pink',
        es: 'Con escotadura junto al pie; amarillo pálido, luego rosa salmón',
        pt: 'Entalhadas junto ao estipe; amarelo-pálidas, depois rosa-salmão',
      },
    },
    {
      species: 'collybia-phyllophila',
      trait: 'odour',
      own: {
        en: 'Strong and cloying; cap grey, rarely white',
        es: 'Fuerte y empalagoso; píleo gris, rara vez blanco',
        pt: 'Forte e enjoativo; chapéu cinzento, raro branco',
      },
      other: {
        en: 'Sweetish, spicy or mealy; cap white, never grey. Muscarine',
        es: 'Dulzón, especiado o harinoso; píleo blanco, nunca gris. Muscarina',
        pt: 'Adocicado, picante ou farináceo; chapéu branco, nunca cinzento. Muscarina',
      },
    },
    {
      species: 'tricholoma-pardinum',
      trait: 'gills',
      own: {
        en: 'Running a little down the stem; cap without scales',
        es: 'Algo decurrentes; píleo sin escamas',
        pt: 'Pouco decurrentes; chapéu sem escamas',
      },
      other: {
        en: 'Notched at the stem; cap tiled with scales',
        es: 'Escotadas junto al pie; píleo cubierto de escamas',
        pt: 'Entalhadas junto ao estipe; chapéu coberto de escamas',
      },
    },
    {
      species: 'lepista-nuda',
      trait: 'gills',
      own: {
        en: 'Whitish to cream, running a little down the stem',
        es: 'Blanquecinas a crema, algo decurrentes',
        pt: 'Esbranquiçadas a creme, pouco decurrentes',
      },
      other: {
        en: 'Violet to lilac, notched at the stem',
        es: 'Violeta a lila, escotadas junto al pie',
        pt: 'Violeta a lilás, chanfradas junto ao estipe',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'flesh',
      own: {
        en: 'Fibrous; print cream, smell cloying',
        es: 'Fibrosa; esporada crema, olor empalagoso',
        pt: 'Fibrosa; esporada creme, cheiro enjoativo',
      },
      other: {
        en: 'Crumbles like soft chalk; print pink, smell of dough',
        es: 'Se desmenuza como tiza blanda; esporada rosa, olor a masa',
        pt: 'Esfarela-se como giz macio; esporada rosa, cheiro de massa',
      },
    },
  ],
  references: ['kell-1999', 'bresinsky-besl-1990', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012'],
}
