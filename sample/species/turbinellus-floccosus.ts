import type { SpeciesSample } from '@sample/types'

export const turbinellusFloccosus: SpeciesSample = {
  slug: 'turbinellus-floccosus',
  scientificName: 'Turbinellus floccosus',
  authority: '(Schwein.) Earle ex Giachini & Castellano',
  synonyms: ['Gomphus floccosus', 'Cantharellus floccosus', 'Gomphus bonarii'],
  commonNames: {
    en: ['Scaly chanterelle', 'Woolly chanterelle', 'Scaly vase chanterelle', 'Shaggy chanterelle'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'An orange, scaly trumpet of conifer woods, wrinkled outside. Eaten in Mexico; in the north it upsets stomach and gut.',
    es: 'Trompeta anaranjada y escamosa de los bosques de coníferas, arrugada por fuera. En México se come; en el norte sienta mal.',
    pt: 'Trompete alaranjada e escamosa dos bosques de coníferas, rugosa por fora. No México é consumida; no norte faz mal.',
  },
  about: {
    en: `It begins as a brownish cylinder with a flat top and opens into a deep trumpet, in old ones hollow almost to the foot. Inside it is orange to reddish orange, set with soft scales; outside, cream-coloured wrinkles and shallow folds, forked and joined like veins, run nearly to the base. It stands with fir, pine, spruce, hemlock and Douglas fir, singly, in troops or in arcs.

Opinions divide by region. In the Pacific Northwest it causes nausea, vomiting and diarrhoea in some people; Phillips calls it edible but not recommended. In central Mexico, north-eastern India and Nepal it is gathered and eaten. Genetic comparison suggests that several species share the name, and nobody can tell from outside which of them is in the basket. Here it counts as poisonous.

Those who look for chanterelles meet it in the same woods. A chanterelle is smooth above, solid, yellow to orange-yellow throughout its skin, with separate blunt folds. Scales in the funnel, or a hollow that goes down into the stem, mean that it is not one. Local knowledge in one country does not carry over to another.`,
    es: `Empieza como un cilindro pardusco de punta plana y se abre en una trompeta honda, hueca casi hasta la base en los ejemplares viejos. Por dentro es anaranjada a rojo anaranjada, con escamas blandas; por fuera bajan casi hasta el pie arrugas y pliegues poco altos, de color crema, ahorquillados y unidos como venas. Vive con abetos u oyameles, pinos, píceas, tsugas y abetos de Douglas, aislada, en grupos o en arcos.

Las opiniones cambian con la región. En el noroeste del Pacífico causa náuseas, vómitos y diarrea a parte de quienes la comen; Phillips la llama comestible pero no recomendada. En el centro de México, el noreste de la India y Nepal se recolecta y se come. La comparación genética indica que varias especies comparten el nombre, y por fuera nadie distingue cuál lleva en la cesta. Aquí cuenta como venenosa.

Quien busca rebozuelos la encuentra en los mismos bosques. El rebozuelo es liso por encima, macizo, amarillo a amarillo anaranjado, con pliegues romos y separados. Escamas en el embudo, o un hueco que baja al pie, indican que no lo es. Lo que se sabe en un país no vale para otro.`,
    pt: `Começa como um cilindro amarronzado de ponta plana e abre-se numa trompete funda, oca quase até a base nos exemplares velhos. Por dentro é alaranjada a vermelho-alaranjada, com escamas moles; por fora descem quase até a base rugas e pregas rasas, de cor creme, bifurcadas e unidas como veias. Vive com abetos, pinheiros, abetos-vermelhos, tsugas e abetos-de-douglas, isolada, em grupos ou em arcos.

As opiniões mudam com a região. No noroeste do Pacífico causa náusea, vômitos e diarreia em parte de quem a come; Phillips chama-a comestível, mas não recomendada. No centro do México, no nordeste da Índia e no Nepal é colhida e consumida. A comparação genética indica que várias espécies têm o mesmo nome, e por fora ninguém distingue qual está na cesta. Aqui conta como venenosa.

Quem procura cantarelos encontra-a nos mesmos bosques. O cantarelo é liso em cima, maciço, amarelo a amarelo-alaranjado, com pregas rombas e separadas. Escamas no funil, ou um oco que desce até o estipe, indicam que não é um. O que se sabe num país não vale para outro.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Gomphales',
    family: 'Gomphaceae',
    genus: 'Turbinellus',
    species: 'floccosus',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Not a chanterelle: it upsets stomach and gut in many who eat it.',
      es: 'No es un rebozuelo: sienta mal a muchos de los que lo comen.',
      pt: 'Não é um cantarelo: faz mal a muitos dos que o comem.',
    },
    advice: {
      en: 'In Mexico and parts of Asia it is eaten, elsewhere it makes people ill, and several species share the name. If vomiting or diarrhoea follows a meal, call a poison centre; if it began after six hours, go to hospital.',
      es: 'En México y partes de Asia se come, en otros lugares enferma, y varias especies comparten el nombre. Si tras comerlo hay vómitos o diarrea, llama a un centro de toxicología; si empezaron pasadas seis horas, acude al hospital.',
      pt: 'No México e em partes da Ásia é consumido, em outros lugares adoece quem o come, e várias espécies têm o mesmo nome. Se depois da refeição houver vômitos ou diarreia, ligue para um centro de informação toxicológica; se começaram depois de seis horas, vá ao hospital.',
    },
  },
  poisoning: {
    toxins: ['norcaperatic acid (suspected)'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: { en: 'Within hours', es: 'En unas horas', pt: 'Em algumas horas' },
        what: {
          en: 'Nausea, vomiting, cramps and diarrhoea, not in everybody who shared the meal.',
          es: 'Náuseas, vómitos, cólicos y diarrea, no en todos los que compartieron la comida.',
          pt: 'Náusea, vômitos, cólicas e diarreia, não em todos os que dividiram a refeição.',
        },
      },
      {
        when: { en: 'Afterwards', es: 'Después', pt: 'Depois' },
        what: {
          en: 'Recovery as a rule; children and old people may need fluids in hospital.',
          es: 'Recuperación por lo común; niños y mayores pueden necesitar suero en el hospital.',
          pt: 'Recuperação em geral; crianças e idosos podem precisar de soro no hospital.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–15 cm, a deep orange funnel set with soft, coarse scales, paler with age; edge thin, wavy',
      es: '3–15 cm, embudo hondo anaranjado con escamas gruesas y blandas, más claro de viejo; margen fino, ondulado',
      pt: '3–15 cm, funil fundo alaranjado com escamas grossas e moles, mais claro se velho; margem fina, ondulada',
    },
    gills: {
      en: 'Cream wrinkles and shallow folds, forked and veined, running almost to the base; browning',
      es: 'Arrugas y pliegues bajos, crema, ahorquillados y venosos, casi hasta la base; pardean',
      pt: 'Rugas e pregas rasas, creme, bifurcadas e venosas, quase até a base; ficam marrons',
    },
    stipe: {
      en: '4–10 cm, flaring into the cap without a joint, whitish to yellowish, soon hollow; no ring',
      es: '4–10 cm, se ensancha en el píleo sin costura, blanquecino a amarillento, pronto hueco; sin anillo',
      pt: '4–10 cm, alarga-se no chapéu sem emenda, esbranquiçado a amarelado, logo oco; sem anel',
    },
    flesh: {
      en: 'White, fibrous; at times turns brownish when cut',
      es: 'Blanca, fibrosa; a veces pardea al corte',
      pt: 'Branca, fibrosa; às vezes fica marrom ao corte',
    },
    spores: {
      en: 'Print pale yellowish to dull ochre; spores long, rough',
      es: 'Esporada amarillenta pálida a ocre apagado; esporas largas, rugosas',
      pt: 'Esporada amarelada pálida a ocre apagada; esporos longos, rugosos',
    },
    odour: {
      en: 'Indistinct or of mushrooms; no scent of apricots',
      es: 'Débil o a setas; no huele a albaricoque',
      pt: 'Fraco ou de cogumelo; não lembra damasco',
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    growthForm: 'chanterelle',
    capShapes: ['depressed', 'infundibuliform'],
    capSurfaces: ['scaly'],
    capMargin: 'wavy',
    hymenium: 'ridges',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['ochre', 'buff'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#e58836', light: '#f0ae5e', dark: '#cf6526' },
      hymenium: { typical: '#efdfb4', light: '#f7edd1', dark: '#cfb787' },
      stipe: { typical: '#f0e4c6', light: '#f8f0dc', dark: '#d4b272' },
      flesh: { typical: '#f9f2e2' },
      marks: { typical: '#a8380f', light: '#c4511f', dark: '#7f2a0d' },
    },
    size: { cap: { min: 3, max: 15 }, height: { min: 4, max: 9 }, stipeThickness: { min: 1, max: 3.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'usual',
    'colour-orange': 'usual',
    'colour-red': 'sometimes',
    'colour-yellow': 'sometimes',
    'colour-brown': 'sometimes',
    'surface-smooth': 'sometimes',
    'surface-shaggy': 'misread',
    'underside-smooth': 'sometimes',
    'underside-gills-decurrent': 'misread',
    'ground-moss': 'sometimes',
    'growth-single': 'sometimes',
    'growth-ring': 'sometimes',
    'growth-tuft': 'sometimes',
  },
  habitat: {
    en: 'On soil in conifer and mixed woods, with fir, pine, spruce, hemlock and Douglas fir, in Mexico chiefly with sacred fir.',
    es: 'En el suelo de bosques de coníferas y mixtos, con abetos, pinos, píceas, tsugas y abetos de Douglas, en México sobre todo con oyamel.',
    pt: 'No solo de bosques de coníferas e mistos, com abetos, pinheiros, abetos-vermelhos, tsugas e abetos-de-douglas, no México sobretudo com o oyamel.',
  },
  distribution: {
    en: 'North America, above all the west, and mountains of Mexico from Durango to Chiapas; eastern Asia and the Himalaya; now and then in conifer plantations of Australia.',
    es: 'Norteamérica, sobre todo el oeste, y montañas de México desde Durango hasta Chiapas; Asia oriental y el Himalaya; a veces en plantaciones de coníferas de Australia.',
    pt: 'América do Norte, sobretudo o oeste, e montanhas do México de Durango a Chiapas; Ásia Oriental e Himalaia; às vezes em plantações de coníferas da Austrália.',
  },
  seasons: [
    {
      region: {
        en: 'Western North America',
        es: 'Oeste de Norteamérica',
        pt: 'Oeste da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11, 12, 1],
      peak: [8, 9, 10],
    },
    {
      region: {
        en: 'Eastern North America',
        es: 'Este de Norteamérica',
        pt: 'Leste da América do Norte',
      },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: {
        en: 'Eastern Asia and Himalaya',
        es: 'Asia oriental e Himalaya',
        pt: 'Ásia Oriental e Himalaia',
      },
      area: 'asia',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'nausea',
      description: {
        en: 'In part of those who eat it.',
        es: 'En parte de quienes la comen.',
        pt: 'Em parte de quem a come.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Reported in the Pacific Northwest.',
        es: 'Descritos en el noroeste del Pacífico.',
        pt: 'Descritos no noroeste do Pacífico.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With the vomiting or alone.',
        es: 'Con los vómitos o sola.',
        pt: 'Com os vômitos ou sozinha.',
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
      species: 'cantharellus-cibarius',
      trait: 'cap',
      own: {
        en: 'A scaly orange funnel, hollow with age',
        es: 'Embudo anaranjado y escamoso, hueco de viejo',
        pt: 'Funil alaranjado e escamoso, oco quando velho',
      },
      other: {
        en: 'Smooth, without scales; solid',
        es: 'Liso, sin escamas; macizo',
        pt: 'Liso, sem escamas; maciço',
      },
    },
    {
      species: 'craterellus-tubaeformis',
      trait: 'cap',
      own: {
        en: 'Orange, scaly; stout',
        es: 'Anaranjado, escamoso; robusto',
        pt: 'Alaranjado, escamoso; robusto',
      },
      other: {
        en: 'Yellow-brown, without scales; slender',
        es: 'Pardo amarillento, sin escamas; esbelto',
        pt: 'Marrom-amarelado, sem escamas; delgado',
      },
    },
  ],
  references: ['benjamin-1995', 'aguilar-cruz-villegas-2010', 'boa-2004', 'index-fungorum'],
}
