import type { SpeciesSample } from '@sample/types'

export const clitocybeRivulosa: SpeciesSample = {
  slug: 'clitocybe-rivulosa',
  scientificName: 'Clitocybe rivulosa',
  authority: '(Pers.) P. Kumm.',
  gbif: 2531052,
  synonyms: ['Clitocybe dealbata'],
  commonNames: {
    en: ['Fool’s funnel', 'False champignon'],
    es: ['clitocibe blanco'],
    pt: [],
  },
  summary: {
    en: 'A small frosted funnel that shares lawns, and sometimes rings, with the fairy ring champignon. It carries muscarine.',
    es: 'Pequeño embudo escarchado que comparte prados, y a veces corros, con la senderuela. Contiene muscarina.',
    pt: 'Pequeno funil esbranquiçado, como coberto de geada, que divide gramados e até anéis com _Marasmius oreades_. Contém muscarina.',
  },
  about: {
    en: `A white mushroom of short turf: lawns, pastures, dunes and path edges, often in rings and often within a step of the fairy ring champignon, _Marasmius oreades_. That neighbourhood is the danger. Someone gathering from one ring can cross into the other without noticing, and both go into the same pan.

Young caps look dusted with icing sugar. With age the frosting breaks into rings and patches and the pinkish-buff ground shows through. The gills are crowded and run slightly down the stem, while those of _Marasmius oreades_ are broad, widely spaced and barely reach it. The miller, _Clitopilus prunulus_, another classic confusion, smells strongly of fresh meal and leaves a pink print. Small white funnels are hard to tell apart even for specialists, and all of them are best left standing.

_Clitocybe dealbata_ is now generally treated as the same species, and newer lists may place it in _Collybia_. Muscarine survives cooking and drying. It acts while the meal is still in the stomach: glands pour, the pupils narrow, the pulse slows. In hospital, atropine counters it directly. Deaths are rare; those most at risk are small children and people with weak hearts or lungs.`,
    es: `Seta blanca de hierba corta: céspedes, pastos, dunas y bordes de camino, a menudo en corros y a un paso de la senderuela, _Marasmius oreades_. En esa vecindad está el peligro: quien recolecta en un corro puede pasar al otro sin darse cuenta, y ambas especies acaban en la misma sartén.

El píleo joven parece espolvoreado de azúcar glas. Con la edad esa pruina se rompe en círculos y manchas y deja ver un fondo crema rosado. Las láminas son apretadas y descienden un poco por el pie; las de _Marasmius oreades_ son anchas, separadas y apenas lo alcanzan. La molinera, _Clitopilus prunulus_, otra confusión clásica, huele intensamente a harina y da esporada rosa. Los pequeños clitocibes blancos son difíciles de separar incluso para los especialistas; lo prudente es dejarlos todos en el prado.

Hoy se suele considerar que _Clitocybe dealbata_ es la misma especie, y las listas más recientes pueden situarla en _Collybia_. La muscarina resiste la cocción y el secado. Actúa con la comida aún en el estómago: las glándulas se desbordan, las pupilas se cierran, el pulso se frena. En el hospital, la atropina la contrarresta directamente. Las muertes son raras; corren más riesgo los niños pequeños y quienes padecen del corazón o del pulmón.`,
    pt: `Cogumelo branco de grama curta: gramados, pastos, dunas e beiras de caminho, muitas vezes em anéis e a um passo de _Marasmius oreades_, espécie muito procurada. É nessa vizinhança que mora o perigo: quem colhe num anel pode passar ao outro sem perceber, e as duas espécies acabam na mesma panela.

O chapéu jovem parece polvilhado de açúcar. Com a idade, essa pruína se rompe em círculos e manchas e deixa ver o fundo creme-rosado. As lâminas são apertadas e descem um pouco pelo estipe; as de _Marasmius oreades_ são largas, espaçadas e mal o alcançam. _Clitopilus prunulus_, outra confusão clássica, tem cheiro forte de farinha fresca e esporada rosada. Os pequenos clitocibes brancos são difíceis de separar até para especialistas; o prudente é deixar todos onde estão.

Hoje se costuma considerar que _Clitocybe dealbata_ é a mesma espécie, e listas mais recentes podem situá-la em _Collybia_. A muscarina resiste ao cozimento e à secagem. Age com a refeição ainda no estômago: as glândulas transbordam, as pupilas se fecham, o pulso desacelera. No hospital, a atropina a combate diretamente. As mortes são raras; correm mais risco as crianças pequenas e quem tem doença do coração ou do pulmão.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Clitocybaceae',
    genus: 'Clitocybe',
    species: 'rivulosa',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Muscarine acts fast and can kill.',
      es: 'La muscarina actúa deprisa y puede matar.',
      pt: 'A muscarina age depressa e pode matar.',
    },
    advice: {
      en: 'Heavy sweating and streaming eyes after a mushroom meal are an emergency: call an ambulance. Cooking does not destroy the poison.',
      es: 'Sudor profuso y lagrimeo después de comer setas son una urgencia: llama a emergencias. La cocción no destruye el veneno.',
      pt: 'Suor intenso e lacrimejamento depois de comer cogumelos são uma emergência: chame uma ambulância. O cozimento não destrói o veneno.',
    },
  },
  poisoning: {
    toxins: ['muscarine'],
    syndrome: 'muscarine',
    onsetHours: { min: 0.25, max: 5 },
    course: [
      {
        when: { en: '15 min–5 h', es: '15 min–5 h', pt: '15 min–5 h' },
        what: {
          en: 'Drenching sweat, streaming eyes and mouth, nausea, cramps and diarrhoea; the pupils narrow and sight blurs.',
          es: 'Sudor profuso, lagrimeo y salivación, náuseas, cólicos y diarrea; las pupilas se contraen y la vista se nubla.',
          pt: 'Suor intenso, lágrimas e saliva em excesso, náusea, cólicas e diarreia; as pupilas se contraem e a visão fica turva.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Slow pulse, falling blood pressure, a tight wheezing chest. In severe cases breathing or heart can fail without treatment.',
          es: 'Pulso lento, caída de la tensión, opresión y pitidos en el pecho. En los casos graves, sin tratamiento pueden fallar la respiración o el corazón.',
          pt: 'Pulso lento, queda da pressão, aperto e chiado no peito. Nos casos graves, sem tratamento, a respiração ou o coração podem falhar.',
        },
      },
      {
        when: { en: 'Within 24 h', es: 'En 24 h', pt: 'Em 24 h' },
        what: {
          en: 'The signs fade; most treated patients recover completely.',
          es: 'Los signos desaparecen; la mayoría de los pacientes tratados se recupera del todo.',
          pt: 'Os sinais desaparecem; a maioria dos pacientes tratados se recupera por completo.',
        },
      },
    ],
    source: 'lurie-2009',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–6 cm, flat to shallow funnel; white frosting that cracks in rings over a pinkish-buff ground',
      es: '2–6 cm, plano a algo hundido; pruina blanca que se rompe en círculos sobre fondo crema rosado',
      pt: '2–6 cm, plano a levemente afunilado; pruína branca que se rompe em círculos sobre fundo creme-rosado',
    },
    gills: {
      en: 'Crowded, whitish to cream, broadly attached and running slightly down the stem',
      es: 'Apretadas, blanquecinas a crema, adnatas y un poco decurrentes',
      pt: 'Apertadas, esbranquiçadas a creme, adnatas e um pouco decurrentes',
    },
    stipe: {
      en: '2–5 cm, slender, whitish, often curved, woolly at the base; no ring, no volva',
      es: '2–5 cm, delgado, blanquecino, a menudo curvo, algodonoso en la base; sin anillo ni volva',
      pt: '2–5 cm, fino, esbranquiçado, muitas vezes curvo, cotonoso na base; sem anel nem volva',
    },
    flesh: {
      en: 'Thin, whitish, rather elastic; does not change colour',
      es: 'Delgada, blanquecina, algo elástica; no cambia de color',
      pt: 'Fina, esbranquiçada, um tanto elástica; não muda de cor',
    },
    spores: {
      en: 'Print white; spores smooth, colourless',
      es: 'Esporada blanca; esporas lisas, incoloras',
      pt: 'Esporada branca; esporos lisos, incolores',
    },
    odour: {
      en: 'Faint, slightly mealy or sweetish; not telling. Never taste',
      es: 'Débil, algo harinoso o dulzón; no decide. No la pruebes nunca',
      pt: 'Fraco, um pouco farináceo ou adocicado; não decide. Nunca prove',
    },
  },
  decisive: ['gills', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth', 'cracked'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'grass',
    colours: {
      cap: { typical: '#efe7da', light: '#faf6ee', dark: '#d8bfa8' },
      hymenium: { typical: '#f3ead9', light: '#faf5ea', dark: '#e2cfb6' },
      stipe: { typical: '#efe6d8', dark: '#d3bfa6' },
      flesh: { typical: '#f8f3e8' },
      marks: { typical: '#d8bfa8' },
    },
    size: { cap: { min: 2, max: 6 }, height: { min: 2, max: 5 }, stipeThickness: { min: 0.3, max: 0.8 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-white': 'usual',
    'colour-cream': 'usual',
    'smell-flour': 'sometimes',
    'growth-group': 'sometimes',
    'ground-soil': 'sometimes',
    'smell-fruit': 'misread',
  },
  habitat: {
    en: 'Short grass: lawns, pastures, sand dunes, verges and path edges, often in rings beside _Marasmius oreades_.',
    es: 'Hierba corta: céspedes, pastos, dunas, cunetas y bordes de camino, a menudo en corros junto a _Marasmius oreades_.',
    pt: 'Grama curta: gramados, pastagens, dunas e beiras de caminho, muitas vezes em anéis ao lado de _Marasmius oreades_.',
  },
  distribution: {
    en: 'Widespread and common in Europe; also recorded from North America.',
    es: 'Amplia y común en Europa; citada también en América del Norte.',
    pt: 'Ampla e comum na Europa; registrada também na América do Norte.',
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
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Mediterranean Europe', es: 'Europa mediterránea', pt: 'Europa mediterrânea' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'sweating',
      description: {
        en: 'Sudden and drenching, with tears and saliva: the sign of muscarine.',
        es: 'Brusca y profusa, con lagrimeo y salivación: el signo de la muscarina.',
        pt: 'Súbita e intensa, com lágrimas e saliva em excesso: o sinal da muscarina.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'With cramps and diarrhoea, usually within two hours.',
        es: 'Con cólicos y diarrea, por lo común antes de dos horas.',
        pt: 'Com cólicas e diarreia, em geral antes de duas horas.',
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
      species: 'collybia-phyllophila',
      trait: 'cap',
      own: {
        en: 'Seldom over 6 cm, in short grass. As poisonous',
        es: 'Rara vez más de 6 cm, en hierba corta. Igual de venenosa',
        pt: 'Raro acima de 6 cm, em grama curta. Tão venenosa quanto a outra',
      },
      other: {
        en: 'Up to 12 cm, on leaves and needles. As poisonous',
        es: 'Hasta 12 cm, sobre hojas y agujas. Igual de venenosa',
        pt: 'Até 12 cm, sobre folhas e agulhas. Tão venenosa quanto a outra',
      },
    },
    {
      species: 'paralepistopsis-amoenolens',
      trait: 'odour',
      own: {
        en: 'Faint, mealy or sweetish; in short grass. As poisonous',
        es: 'Débil, harinoso o dulzón; en hierba corta. Igual de venenosa',
        pt: 'Fraco, farináceo ou adocicado; em grama curta. Tão venenosa quanto a outra',
      },
      other: {
        en: 'Strong, of flowers or overripe pears; under conifers',
        es: 'Fuerte, a flores o pera pasada; bajo coníferas',
        pt: 'Forte, de flores ou pera passada; sob coníferas',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'flesh',
      own: {
        en: 'Thin and elastic, never crumbles; no strong smell. Poisonous',
        es: 'Fina y elástica, nunca se desmenuza; sin olor fuerte. Venenosa',
        pt: 'Fina e elástica, nunca se esfarela; sem cheiro forte. Venenosa',
      },
      other: {
        en: 'Crumbles like soft chalk; strong smell of dough',
        es: 'Se desmenuza como tiza blanda; fuerte olor a masa',
        pt: 'Esfarela-se como giz macio; forte cheiro de massa',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'gills',
      own: {
        en: 'Crowded, running slightly down the stem',
        es: 'Apretadas, un poco decurrentes',
        pt: 'Apertadas, um pouco decurrentes',
      },
      other: {
        en: 'Broad, widely spaced, free or nearly so',
        es: 'Anchas, separadas, libres o casi',
        pt: 'Largas, espaçadas, livres ou quase',
      },
    },
    {
      species: 'pleurotus-eryngii',
      trait: 'stipe',
      own: {
        en: 'Thin, central, standing free in the turf',
        es: 'Delgado, central, libre en la hierba',
        pt: 'Fino, central, solto na grama',
      },
      other: {
        en: 'Stout, off centre, joined to an eryngo root',
        es: 'Robusto, descentrado, unido a una raíz de cardo',
        pt: 'Robusto, excêntrico, preso a uma raiz de cardo',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'gills',
      own: {
        en: 'Slightly decurrent; small, thin-fleshed, with a frosted cap',
        es: 'Algo decurrentes; pequeña, de carne fina y píleo escarchado',
        pt: 'Pouco decurrentes; pequeno, de carne fina e chapéu com geada',
      },
      other: {
        en: 'Notched at the stem; thick flesh that smells strongly of flour',
        es: 'Escotadas junto al pie; carne gruesa con fuerte olor a harina',
        pt: 'Chanfradas junto ao estipe; carne espessa com forte cheiro de farinha',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'white-2019', 'bresinsky-besl-1990', 'index-fungorum', 'lurie-2009'],
}
