import type { SpeciesSample } from '@sample/types'

export const galerinaMarginata: SpeciesSample = {
  slug: 'galerina-marginata',
  scientificName: 'Galerina marginata',
  authority: '(Batsch) Kühner',
  gbif: 8118872,
  synonyms: ['Galerina autumnalis', 'Pholiota marginata'],
  commonNames: {
    en: ['Funeral bell', 'Deadly galerina', 'Deadly skullcap'],
    es: ['galerina rebordeada', 'galerina mortal'],
    pt: ['galerina-mortal'],
  },
  summary: {
    en: 'A small brown mushroom of rotting wood with the poison of the death cap, often among edible tufts.',
    es: 'Pequeña seta parda de la madera podrida con el veneno de la oronja verde, a menudo entre especies comestibles.',
    pt: 'Pequeno cogumelo marrom da madeira podre com o veneno do chapéu-da-morte, muitas vezes entre espécies comestíveis.',
  },
  about: {
    en: `On a mossy spruce stump in October the funeral bell looks like nothing in particular: a honey-brown cap the width of a coin, rusty gills, a thin stem with a wisp of ring. Wet, the cap is greasy and lined at the edge; as it dries the middle pales to buff, so that one tuft shows two colours. It also grows on buried wood and on the chips spread in parks and gardens.

The sheathed woodtuft, _Kuehneromyces mutabilis_, fruits on the same wood and changes colour in the same way. Its stem is set with dark upturned scales below the ring; that of the funeral bell is only streaked with silvery fibres. The two can share a stump, so each stem has to be looked at, one by one, and a single doubtful one condemns the basket. It has also been picked, with fatal outcome, in the search for psilocybin mushrooms.

It contains amatoxins, sometimes in amounts close to those of the death cap. Several mushrooms once kept apart, among them _Galerina autumnalis_ and _Galerina unicolor_, are now regarded as this one species. Some small ringed _Pholiotina_ of gardens and chips contain amatoxins as well.`,
    es: `Sobre un tocón musgoso de pícea, en octubre, la galerina rebordeada apenas llama la atención: un píleo pardo miel del tamaño de una moneda, láminas color herrumbre y un pie delgado con un resto de anillo. Mojado, el píleo es untuoso y de margen estriado; al secarse palidece desde el centro, y un mismo grupo muestra dos colores. Crece también sobre madera enterrada y en las astillas que se extienden en parques y jardines.

La foliota cambiante, _Kuehneromyces mutabilis_, sale en la misma madera y cambia de color del mismo modo. Su pie lleva bajo el anillo escamas oscuras y erizadas; el de la galerina, solo fibrillas plateadas. Pueden compartir tocón, así que hay que mirar los pies uno a uno, y uno solo dudoso condena la cesta entera. También se ha recogido, con desenlace mortal, en busca de hongos con psilocibina.

Contiene amatoxinas, a veces en cantidades cercanas a las de la oronja verde. Varias setas antes separadas, entre ellas _Galerina autumnalis_ y _Galerina unicolor_, se consideran hoy esta misma especie. Algunas _Pholiotina_ pequeñas y anilladas de jardines y astillas contienen también amatoxinas.`,
    pt: `Num toco musgoso de espruce, em outubro, a galerina-mortal mal chama a atenção: um chapéu marrom-mel do tamanho de uma moeda, lâminas cor de ferrugem e um estipe fino com um resto de anel. Molhado, o chapéu é untuoso e de margem estriada; ao secar empalidece a partir do centro, e um mesmo grupo mostra duas cores. Cresce também em madeira enterrada e nas lascas de madeira espalhadas em parques e jardins.

_Kuehneromyces mutabilis_, comestível, nasce na mesma madeira e muda de cor do mesmo modo. Seu estipe traz abaixo do anel escamas escuras e eriçadas; o da galerina, apenas fibrilas prateadas. Os dois podem dividir um toco: é preciso olhar os estipes um a um, e um único duvidoso condena a cesta inteira. Também já foi colhida, com desfecho fatal, por quem procurava cogumelos com psilocibina.

Contém amatoxinas, às vezes em quantidades próximas às do chapéu-da-morte. Vários cogumelos antes separados, entre eles _Galerina autumnalis_ e _Galerina unicolor_, são hoje considerados esta mesma espécie. Algumas _Pholiotina_ pequenas e aneladas, de jardins e lascas de madeira, também contêm amatoxinas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Galerina',
    species: 'marginata',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Small, brown and deadly.',
      es: 'Pequeña, parda y mortal.',
      pt: 'Pequena, marrom e mortal.',
    },
    advice: {
      en: 'It holds the same poison as the death cap, and no cooking destroys it. If any was eaten, call a poison centre now; symptoms come late.',
      es: 'Contiene el mismo veneno que la oronja verde, y ninguna cocción lo destruye. Si alguien la ha comido, llama ya a un centro de toxicología; los síntomas llegan tarde.',
      pt: 'Contém o mesmo veneno do chapéu-da-morte, e nenhum cozimento o destrói. Se alguém comeu, ligue já para um centro de informação toxicológica; os sintomas vêm tarde.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'γ-amanitin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, sometimes for longer. Call now, while treatment can do most.',
          es: 'Nada, a veces durante más tiempo. Llama ya, cuando el tratamiento puede hacer más.',
          pt: 'Nada, às vezes por mais tempo. Ligue já, quando o tratamento pode fazer mais.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Cramps, vomiting and watery diarrhoea.',
          es: 'Cólicos, vómitos y diarrea acuosa.',
          pt: 'Cólicas, vômitos e diarreia aquosa.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'Apparent recovery while the liver is being destroyed.',
          es: 'Mejoría aparente mientras el hígado se destruye.',
          pt: 'Melhora aparente enquanto o fígado é destruído.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Liver failure, often with kidney failure; some survive only with a transplant.',
          es: 'Fallo hepático, a menudo con fallo renal; algunos solo sobreviven con un trasplante.',
          pt: 'Insuficiência hepática, muitas vezes com insuficiência renal; alguns só sobrevivem com um transplante.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '1.5–5 cm, honey to tawny brown, greasy and lined when wet; pales to buff from the centre',
      es: '1,5–5 cm, pardo miel a leonado, untuoso y estriado si está húmedo; palidece desde el centro',
      pt: '1,5–5 cm, marrom-mel a fulvo, untuoso e estriado quando úmido; empalidece a partir do centro',
    },
    gills: {
      en: 'Pale tan, then rusty brown; attached or running slightly down the stem',
      es: 'Ocre pálido, luego pardo herrumbre; adnatas o algo decurrentes',
      pt: 'Ocre-pálidas, depois marrom-ferrugíneas; adnatas ou um pouco decurrentes',
    },
    ring: {
      en: 'Small, thin, high on the stem, often dusted rusty by spores; easily lost',
      es: 'Pequeño, fino, alto, a menudo teñido de herrumbre por las esporas; se pierde fácilmente',
      pt: 'Pequeno, fino, alto, muitas vezes tingido de ferrugem pelos esporos; perde-se facilmente',
    },
    stipe: {
      en: '3–7 cm, thin; below the ring silvery fibres on brown, darker downwards, no upturned scales',
      es: '3–7 cm, delgado; bajo el anillo fibrillas plateadas sobre pardo, más oscuro abajo, sin escamas erizadas',
      pt: '3–7 cm, fino; abaixo do anel fibrilas prateadas sobre marrom, mais escuro embaixo, sem escamas eriçadas',
    },
    flesh: {
      en: 'Thin and brownish, dark at the base of the stem',
      es: 'Delgada y parduzca, oscura en la base del pie',
      pt: 'Fina e amarronzada, escura na base do estipe',
    },
    spores: {
      en: 'Print rusty brown; spores finely warted',
      es: 'Esporada pardo herrumbre; esporas finamente verrugosas',
      pt: 'Esporada marrom-ferrugínea; esporos finamente verrucosos',
    },
    odour: {
      en: 'Faintly of meal when crushed, or none; never taste it',
      es: 'Tenue a harina al estrujarla, o nulo; nunca hay que probarla',
      pt: 'Tênue de farinha quando esmagada, ou nulo; nunca se deve provar',
    },
  },
  decisive: ['stipe', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'convex', 'umbonate'],
    capSurfaces: ['hygrophanous', 'smooth', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'fibrillose',
    sporePrint: ['brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#b5722f', light: '#d8a860', dark: '#8a4e1d' },
      hymenium: { typical: '#b98a4f', light: '#d3ad72', dark: '#8f5a2a' },
      stipe: { typical: '#a97a45', light: '#cdb184', dark: '#5f3c20' },
      ring: { typical: '#e7d3a6', dark: '#a8672c' },
      flesh: { typical: '#d9b682', dark: '#7a5230' },
    },
    size: { cap: { min: 1.5, max: 5 }, height: { min: 3, max: 7 }, stipeThickness: { min: 0.2, max: 0.6 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'sometimes',
    'ring-none': 'sometimes',
    'growth-tuft': 'sometimes',
    'growth-single': 'sometimes',
    'ground-moss': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-conifer': 'sometimes',
    'colour-orange': 'sometimes',
    'ring-cobweb': 'misread',
    'stem-scales': 'misread',
    'colour-white': 'impossible',
    'colour-red': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-free': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
  },
  habitat: {
    en: 'Rotting logs and stumps, mostly of conifers, often among moss; also buried wood and wood chips.',
    es: 'Troncos y tocones en descomposición, sobre todo de coníferas, a menudo entre musgo; también madera enterrada y astillas.',
    pt: 'Troncos e tocos em decomposição, sobretudo de coníferas, muitas vezes entre musgo; também madeira enterrada e lascas.',
  },
  distribution: {
    en: 'Europe, Asia and North America; also reported from Australia.',
    es: 'Europa, Asia y Norteamérica; citada también en Australia.',
    pt: 'Europa, Ásia e América do Norte; registrada também na Austrália.',
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
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 7, 8, 9, 10, 11],
      peak: [10],
    },
    {
      region: { en: 'Western North America', es: 'Oeste de Norteamérica', pt: 'Oeste da América do Norte' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1],
      peak: [10, 11],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'Amatoxins destroy liver cells; failure follows within days.',
        es: 'Las amatoxinas destruyen las células del hígado, que falla en pocos días.',
        pt: 'As amatoxinas destroem as células do fígado e levam à insuficiência hepática em poucos dias.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'Frequent in severe poisonings.',
        es: 'Frecuente en las intoxicaciones graves.',
        pt: 'Frequente nas intoxicações graves.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Starts 6 to 24 hours after the meal.',
        es: 'Empiezan entre 6 y 24 horas después de comer.',
        pt: 'Começam de 6 a 24 horas depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Watery and profuse.',
        es: 'Acuosa y abundante.',
        pt: 'Aquosa e abundante.',
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
      species: 'pholiotina-rugosa',
      trait: 'stipe',
      own: {
        en: 'Ring clinging, not grooved; on wood. Same poison',
        es: 'Anillo adherido, sin surcos; sobre madera. El mismo veneno',
        pt: 'Anel aderido, sem sulcos; sobre madeira. O mesmo veneno',
      },
      other: {
        en: 'Thin, with a grooved, movable ring; mostly on soil',
        es: 'Fino, con anillo surcado y móvil; casi siempre en tierra',
        pt: 'Fino, com anel sulcado e móvel; quase sempre em terra',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; gills ochre-brown, never green',
        es: 'Esporada pardo herrumbre; láminas ocres, nunca verdes',
        pt: 'Esporada marrom-ferrugínea; lâminas ocres, nunca verdes',
      },
      other: {
        en: 'Print purple-brown; gills greenish yellow',
        es: 'Esporada pardo púrpura; láminas amarillo verdosas',
        pt: 'Esporada marrom-púrpura; lâminas amarelo-esverdeadas',
      },
    },
    {
      species: 'psilocybe-semilanceata',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; grows on wood, with a ring',
        es: 'Esporada pardo herrumbre; sobre madera, con anillo',
        pt: 'Esporada marrom-ferrugínea; sobre madeira, com anel',
      },
      other: {
        en: 'Print purple-brown; grows in grassland, without a ring',
        es: 'Esporada pardo púrpura; en pastizales, sin anillo',
        pt: 'Esporada marrom-púrpura; em pastagens, sem anel',
      },
    },
    {
      species: 'psilocybe-cubensis',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; never blues; on wood, even buried wood',
        es: 'Esporada pardo herrumbre; no azulea; sobre madera, incluso enterrada',
        pt: 'Esporada marrom-ferrugínea; não azula; sobre madeira, mesmo enterrada',
      },
      other: {
        en: 'Print purple-black; bruises blue-green; on dung',
        es: 'Esporada negro púrpura; azulea al roce; sobre estiércol',
        pt: 'Esporada preto-púrpura; azula ao toque; sobre esterco',
      },
    },
    {
      species: 'psilocybe-cyanescens',
      trait: 'spores',
      own: {
        en: 'Print rust brown; often a thin ring. Deadly',
        es: 'Esporada pardo herrumbre; a menudo un anillo fino. Mortal',
        pt: 'Esporada marrom-ferrugem; muitas vezes um anel fino. Mortal',
      },
      other: {
        en: 'Print dark purple-brown; turns blue',
        es: 'Esporada pardo púrpura oscuro; azulea',
        pt: 'Esporada marrom-púrpura-escura; azula',
      },
    },
    {
      species: 'psilocybe-azurescens',
      trait: 'spores',
      own: {
        en: 'Print rust brown; often a thin ring. Deadly',
        es: 'Esporada pardo herrumbre; a menudo un anillo fino. Mortal',
        pt: 'Esporada marrom-ferrugem; muitas vezes um anel fino. Mortal',
      },
      other: {
        en: 'Print purple-black; turns blue; long silky stem',
        es: 'Esporada negro púrpura; azulea; pie largo y sedoso',
        pt: 'Esporada preto-púrpura; azula; estipe longo e sedoso',
      },
    },
    {
      species: 'gymnopilus-junonius',
      trait: 'cap',
      own: {
        en: 'Under 6 cm, smooth, drying pale. Deadly',
        es: 'Menos de 6 cm, liso, palidece al secar. Mortal',
        pt: 'Menos de 6 cm, liso, clareia ao secar. Mortal',
      },
      other: {
        en: '5–25 cm, golden, fibrous',
        es: '5–25 cm, dorado, fibroso',
        pt: '5–25 cm, dourado, fibroso',
      },
    },
    {
      species: 'kuehneromyces-mutabilis',
      trait: 'stipe',
      own: {
        en: 'Silvery fibres below the ring, no scales',
        es: 'Fibrillas plateadas bajo el anillo, sin escamas',
        pt: 'Fibrilas prateadas abaixo do anel, sem escamas',
      },
      other: {
        en: 'Dark upturned scales below the ring',
        es: 'Escamas oscuras y erizadas bajo el anillo',
        pt: 'Escamas escuras e eriçadas abaixo do anel',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'spores',
      own: { en: 'Print rusty brown', es: 'Esporada pardo herrumbre', pt: 'Esporada marrom-ferrugínea' },
      other: {
        en: 'Print whitish; ring thick and cottony',
        es: 'Esporada blanquecina; anillo grueso y algodonoso',
        pt: 'Esporada esbranquiçada; anel espesso e cotonoso',
      },
    },
    {
      species: 'flammulina-velutipes',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; a small ring on the stem',
        es: 'Esporada pardo herrumbre; anillo pequeño en el pie',
        pt: 'Esporada marrom-ferrugínea; anel pequeno no estipe',
      },
      other: {
        en: 'Print white; stem velvety and dark below, no ring',
        es: 'Esporada blanca; pie aterciopelado y oscuro abajo, sin anillo',
        pt: 'Esporada branca; estipe aveludado e escuro embaixo, sem anel',
      },
    },
    {
      species: 'lentinula-edodes',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; gills brown; may grow on the same log',
        es: 'Esporada pardo herrumbre; láminas pardas; puede salir en el mismo tronco',
        pt: 'Esporada marrom-ferrugínea; lâminas marrons; pode nascer na mesma tora',
      },
      other: {
        en: 'Print white; gills white',
        es: 'Esporada blanca; láminas blancas',
        pt: 'Esporada branca; lâminas brancas',
      },
    },
    {
      species: 'panaeolus-foenisecii',
      trait: 'gills',
      own: {
        en: 'Evenly tan to rust; a thin ring, easily lost. Deadly',
        es: 'Ocre a herrumbre uniforme; anillo fino, se pierde. Mortal',
        pt: 'Ocre a ferrugem uniforme; anel fino, perde-se. Mortal',
      },
      other: {
        en: 'Mottled dark brown, pale edge; never a ring',
        es: 'Jaspeadas de pardo oscuro, arista pálida; nunca anillo',
        pt: 'Marmoreadas de marrom-escuro, aresta pálida; nunca anel',
      },
    },
    {
      species: 'stropharia-rugosoannulata',
      trait: 'spores',
      own: {
        en: 'Print rusty brown; cap under 5 cm',
        es: 'Esporada pardo herrumbre; píleo de menos de 5 cm',
        pt: 'Esporada marrom-ferrugínea; chapéu de menos de 5 cm',
      },
      other: {
        en: 'Print purple-black; large cap, ring cogged beneath',
        es: 'Esporada negro púrpura; píleo grande, anillo dentado por debajo',
        pt: 'Esporada preto-púrpura; chapéu grande, anel denteado por baixo',
      },
    },
    {
      species: 'cyclocybe-aegerita',
      trait: 'stipe',
      own: {
        en: 'Thin, fibrous, darkening below, with a small fragile ring',
        es: 'Fino, fibroso, oscuro hacia abajo, con anillo pequeño y frágil',
        pt: 'Fino, fibroso, escuro para baixo, com anel pequeno e frágil',
      },
      other: {
        en: 'Stout and white, with a large hanging ring; on broad-leaved wood',
        es: 'Robusto y blanco, con anillo grande y colgante; en planifolios',
        pt: 'Robusto e branco, com anel grande e pendente; em folhosas',
      },
    },
  ],
  references: [
    'enjalbert-2004',
    'enjalbert-2002',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
