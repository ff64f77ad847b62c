import type { SpeciesSample } from '@sample/types'

export const auriculariaAuriculaJudae: SpeciesSample = {
  slug: 'auricularia-auricula-judae',
  scientificName: 'Auricularia auricula-judae',
  authority: '(Bull.) Quél.',
  mycobank: 102281,
  gbif: 5249271,
  wikidata: 'Q321342',
  synonyms: ['Hirneola auricula-judae', 'Auricularia auricula'],
  commonNames: {
    en: ['Jelly ear', 'Wood ear'],
    es: ['oreja de Judas'],
    pt: ['orelha-de-judas'],
  },
  summary: {
    en: 'A rubbery brown ear on elder branches. Drought shrivels it to a black crust, rain restores it, and it fruits even in winter.',
    es: 'Oreja parda y gomosa de las ramas de saúco. La sequía la reduce a costra negra, la lluvia la revive, y sale incluso en invierno.',
    pt: 'Orelha marrom, mole como borracha, dos ramos de sabugueiro. A seca a reduz a crosta preta, a chuva a revive, e nasce até no inverno.',
  },
  about: {
    en: `Nothing else on a dead elder is so like an ear: thin, cool, folded and veined inside, downy outside, and yielding like cartilage between the fingers. In dry weather the ears shrink to brittle black scabs; a night of rain swells them back to size, and they go on shedding spores.

Elder is the classic host. Beech, ash, sycamore, spindle and many other broad-leaved trees carry it too, chiefly as dead attached branches. The spores form on the smooth or veined surface that faces down, never in pores or gills. Brown cup fungi of the genus _Peziza_ snap instead of stretching and mostly grow on soil. _Exidia glandulosa_ is blacker, warty and softer; _Phaeotremella foliacea_ is a cluster of leafy folds.

Wood ears have long been cooked in China for their bite rather than for any taste, and the genus is among the three most cultivated in the world. The crop is mainly _Auricularia heimuer_ and _Auricularia cornea_; much that was written about the Asian food under the present name belongs to them. Dried ears should be soaked briefly or in the refrigerator: left wet in the warm, they have bred bacteria whose toxin cooking does not destroy, with deaths in China.`,
    es: `Nada en un saúco seco se parece tanto a una oreja: fina, fresca, plegada y venosa por dentro, vellosa por fuera, y cede entre los dedos como un cartílago. Con la sequía encoge hasta ser una costra negra y quebradiza; una noche de lluvia le devuelve el tamaño, y sigue soltando esporas.

El saúco es su huésped clásico. También la llevan hayas, fresnos, arces, boneteros y otros muchos planifolios, sobre todo en ramas muertas sin caer. Las esporas se forman en la superficie lisa o venosa que mira hacia abajo, nunca en poros ni láminas. Las _Peziza_ pardas, en forma de copa, se quiebran en vez de estirarse y suelen crecer en el suelo. _Exidia glandulosa_ es más negra, verrugosa y blanda; _Phaeotremella foliacea_, un ramillete de pliegues foliáceos.

En China estas orejas se cocinan desde antiguo, más por su textura que por su sabor, y el género es uno de los tres más cultivados del mundo. Se cultivan sobre todo _Auricularia heimuer_ y _Auricularia cornea_; buena parte de lo escrito con el presente nombre sobre el alimento asiático se refiere a ellas. Las orejas secas deben remojarse poco tiempo o en el frigorífico: mojadas y al calor han criado bacterias cuya toxina no se destruye al cocer, con muertes en China.`,
    pt: `Nada em um sabugueiro seco lembra tanto uma orelha: fina, fresca, dobrada e venosa por dentro, pubescente por fora, cede entre os dedos como cartilagem. Na seca encolhe até virar crosta preta e quebradiça; uma noite de chuva lhe devolve o tamanho, e ela segue soltando esporos.

O sabugueiro é o hospedeiro clássico. Também a levam faias, freixos, bordos, evônimos e muitas outras folhosas, sobretudo em ramos mortos ainda presos. Os esporos se formam na superfície lisa ou venosa voltada para baixo, nunca em poros nem lâminas. As _Peziza_ marrons, em taça, partem-se em vez de esticar e em geral nascem no solo. _Exidia glandulosa_ é mais preta, verrucosa e mole; _Phaeotremella foliacea_, um tufo de dobras foliáceas.

Na China essas orelhas são cozinhadas desde longa data, mais pela textura que pelo sabor, e o gênero é um dos três mais cultivados do mundo. Cultivam-se sobretudo _Auricularia heimuer_ e _Auricularia cornea_; boa parte do que se escreveu com o presente nome sobre o alimento asiático diz respeito a elas. As orelhas secas devem ser hidratadas por pouco tempo ou na geladeira: molhadas e no calor já criaram bactérias cuja toxina o cozimento não destrói, com mortes na China.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Auriculariales',
    family: 'Auriculariaceae',
    genus: 'Auricularia',
    species: 'auricula-judae',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Edible only when identified with certainty by an expert, and well cooked.',
      es: 'Comestible solo si un experto la identifica con certeza, y bien cocinada.',
      pt: 'Comestível só quando identificado com certeza por um especialista, e bem cozido.',
    },
    advice: {
      en: 'Soak dried ears for an hour or two, overnight only in the refrigerator. Avoid large amounts with blood thinners.',
      es: 'Remoja las secas una o dos horas; toda la noche, solo en el frigorífico. Evita grandes cantidades si tomas anticoagulantes.',
      pt: 'Hidrate as secas por uma ou duas horas; a noite toda, só na geladeira. Evite grandes quantidades se toma anticoagulantes.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '3–10 cm, ear- or cup-shaped, fixed by a point; red-brown, outside greyish with fine down',
      es: '3–10 cm, en oreja o copa, fijada por un punto; pardo rojiza, exterior grisáceo y velloso',
      pt: '3–10 cm, em orelha ou taça, presa por um ponto; marrom-avermelhada, exterior acinzentado e pubescente',
    },
    gills: {
      en: 'None: the inner side is smooth, shining, then veined like an ear',
      es: 'No tiene: la cara interior es lisa, brillante, luego venosa como una oreja',
      pt: 'Não tem: a face interna é lisa, brilhante, depois venosa como uma orelha',
    },
    flesh: {
      en: 'Thin, translucent, elastic as cartilage; dries hard and black, revives when wet',
      es: 'Delgada, translúcida, elástica como un cartílago; seca es dura y negra, revive al mojarse',
      pt: 'Fina, translúcida, elástica como cartilagem; seca é dura e preta, revive ao molhar',
    },
    spores: {
      en: 'Print white; spores sausage-shaped',
      es: 'Esporada blanca; esporas en forma de salchicha',
      pt: 'Esporada branca; esporos em forma de salsicha',
    },
  },
  decisive: ['flesh', 'cap', 'gills'],
  traits: {
    growthForm: 'jelly',
    capShapes: ['none'],
    capSurfaces: ['velvety', 'wrinkled'],
    capMargin: 'wavy',
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['saprotrophic', 'parasitic'],
    habit: 'group',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#8b4a35', light: '#c08160', dark: '#4f2a22' },
      hymenium: { typical: '#a8644a', light: '#c68b6d', dark: '#6b3a2c' },
      flesh: { typical: '#9a5c44' },
      marks: { typical: '#b7a396' },
    },
    size: { cap: { min: 3, max: 10 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'ground-stump': 'sometimes',
  },
  habitat: {
    en: 'Dead trunks and attached branches of elder, often by rivers and farmyards; also beech, ash, sycamore and other broad-leaved trees.',
    es: 'Troncos muertos y ramas aún prendidas de saúco, a menudo junto a ríos y corrales; también hayas, fresnos, arces y otros planifolios.',
    pt: 'Troncos mortos e ramos ainda presos de sabugueiro, muitas vezes junto a rios e quintais; também faias, freixos, bordos e outras folhosas.',
  },
  distribution: {
    en: 'Europe, common in the west and south, eastwards into temperate Asia. Records from other continents are largely other species.',
    es: 'Europa, común en el oeste y el sur, hasta el Asia templada. Las citas de otros continentes son en gran parte de otras especies.',
    pt: 'Europa, comum no oeste e no sul, até a Ásia temperada. As citações de outros continentes são em grande parte de outras espécies.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [1, 2, 10, 11, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'bleeding-risk',
      description: {
        en: 'Large amounts of wood ear have been linked to slower clotting; be careful with blood thinners and before surgery.',
        es: 'Las grandes cantidades de oreja de madera se han asociado a una coagulación más lenta; cautela con anticoagulantes y antes de operarse.',
        pt: 'Grandes quantidades de orelha-de-madeira foram associadas a coagulação mais lenta; cautela com anticoagulantes e antes de cirurgias.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or barely cooked ears are hard to digest.',
        es: 'Crudas o poco hechas son difíciles de digerir.',
        pt: 'Cruas ou malcozidas são de difícil digestão.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Almost none of its own; it carries broth, vinegar, chilli and sesame.',
        es: 'Casi ninguno propio; toma el del caldo, el vinagre, el chile y el sésamo.',
        pt: 'Quase nenhum próprio; leva o do caldo, do vinagre, da pimenta e do gergelim.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Snaps between the teeth even after long simmering.',
        es: 'Cruje entre los dientes incluso tras una cocción larga.',
        pt: 'Estala entre os dentes mesmo após longo cozimento.',
      },
    },
    {
      value: 'chewy',
      description: {
        en: 'Elastic, between jelly and soft cartilage.',
        es: 'Entre gelatina y cartílago tierno.',
        pt: 'Entre gelatina e cartilagem macia.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Buy thin, clean, dry ears that swell quickly, and never eat soaked ones that turn slimy or smell.',
      es: 'Compra orejas finas, limpias y secas que se hinchen pronto, y desecha las remojadas que estén viscosas o huelan.',
      pt: 'Compre orelhas finas, limpas e secas que inchem depressa, e descarte as hidratadas que fiquem viscosas ou com cheiro.',
    },
    description: {
      en: 'What is sold as wood ear or black fungus is nearly always a cultivated Asian relative; a careful label names it. Dried pieces swell to several times their size, so a handful serves a family. Soak in cold water for an hour or two, rinse, cut away the hard point and boil before using in a salad.',
      es: 'Lo que se vende como oreja de madera u hongo negro es casi siempre un pariente asiático cultivado; una buena etiqueta lo nombra. Los trozos secos crecen varias veces, así que un puñado basta para una familia. Remójalos en agua fría una o dos horas, enjuágalos, quita el punto duro y hiérvelos antes de usarlos en ensalada.',
      pt: 'O que se vende como orelha-de-madeira ou fungo preto é quase sempre um parente asiático cultivado; um bom rótulo o nomeia. Os pedaços secos crescem várias vezes, e um punhado basta para uma família. Hidrate em água fria por uma ou duas horas, enxágue, retire o ponto duro e ferva antes de usar em salada.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'glucuronoxylomannan',
      benefits: {
        en: 'Acidic polysaccharides that give the jelly its body; studied in the laboratory only.',
        es: 'Polisacáridos ácidos que dan cuerpo a la gelatina; estudiados solo en el laboratorio.',
        pt: 'Polissacarídeos ácidos que dão corpo à gelatina; estudados apenas em laboratório.',
      },
    },
    { compound: 'beta-glucan' },
  ],
  lookAlikes: [
    {
      species: 'gyromitra-infula',
      trait: 'flesh',
      own: {
        en: 'Rubbery, bends without breaking; no stem',
        es: 'Gomosa, se dobla sin romperse; sin pie',
        pt: 'Elástica, dobra sem quebrar; sem estipe',
      },
      other: {
        en: 'Breaks like wax; a real stem. Treat as deadly',
        es: 'Se rompe como la cera; con verdadero pie. Trátala como mortal',
        pt: 'Quebra como cera; com estipe verdadeiro. Trate-a como mortal',
      },
    },
    {
      species: 'tremella-fuciformis',
      trait: 'cap',
      own: {
        en: 'Red-brown, a single ear with a downy back',
        es: 'Pardo rojiza, una sola oreja de dorso velloso',
        pt: 'Marrom-avermelhada, uma só orelha de dorso pubescente',
      },
      other: {
        en: 'White, a tuft of thin lobes',
        es: 'Blanco, penacho de lóbulos finos',
        pt: 'Branco, penacho de lobos finos',
      },
    },
    {
      name: 'Exidia glandulosa',
      edibility: 'inedible',
      trait: 'flesh',
      own: {
        en: 'Elastic as cartilage, red-brown; inner side veined',
        es: 'Elástica como cartílago, pardo rojiza; cara interna con venas',
        pt: 'Elástica como cartilagem, marrom-avermelhada; face interna com veias',
      },
      other: {
        en: 'Blacker and softer, with small warts',
        es: 'Más negra y blanda, con pequeñas verrugas',
        pt: 'Mais negra e mole, com pequenas verrugas',
      },
    },
    {
      name: 'Phaeotremella foliacea',
      edibility: 'inedible',
      trait: 'cap',
      own: {
        en: 'Single ears or cups, each fixed at one point',
        es: 'Orejas o copas sueltas, fijadas por un punto',
        pt: 'Orelhas ou taças isoladas, presas por um ponto',
      },
      other: {
        en: 'A cluster of leafy folds',
        es: 'Un ramo de pliegues como hojas',
        pt: 'Um tufo de dobras como folhas',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'boa-2004', 'royse-2017', 'chang-miles-2004', 'cfs-hong-kong-2019'],
}
