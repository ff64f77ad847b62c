import type { SpeciesSample } from '@sample/types'

export const lentinulaEdodes: SpeciesSample = {
  slug: 'lentinula-edodes',
  scientificName: 'Lentinula edodes',
  authority: '(Berk.) Pegler',
  synonyms: ['Lentinus edodes', 'Cortinellus shiitake'],
  commonNames: {
    en: ['Shiitake', 'Black forest mushroom', 'Chinese black mushroom'],
    es: ['shiitake', 'seta china'],
    pt: ['shiitake', 'shitake'],
  },
  summary: {
    en: 'The brown, white-flecked mushroom of oak logs, grown in East Asia for seven centuries and more. Cook it through: raw, it can bring on a whip-mark rash.',
    es: 'Seta parda de copos blancos que se cultiva sobre roble en Asia oriental desde hace más de siete siglos. Siempre cocinada: cruda puede causar una erupción en latigazo.',
    pt: 'O cogumelo marrom de flocos brancos, cultivado há mais de sete séculos em toras no leste da Ásia. Só bem cozido: cru, pode causar uma erupção em chicotada.',
  },
  about: {
    en: `Shiitake takes its Japanese name from the shii tree (_Castanopsis_), on whose fallen trunks it grows wild together with oaks and chestnuts. A Chinese treatise on agriculture of 1313 already describes how foresters notched logs and beat them to wake the fungus. Today it leads world mushroom production, most of it no longer on logs but on blocks of sawdust.

The brown cap is dusted, most of all near the edge, with pale cottony flecks left by the veil; in cold dry weather the skin splits into the star pattern that growers prize. The gills are white and crowded, with an edge that turns finely saw-toothed, and the tough stem is fibrous to the base. The print is white: a brown print on a log means another fungus, and it may be the deadly _Galerina marginata_.

In East Asia the dangerous double is _Omphalotus japonicus_, the moonlight mushroom, which glows faintly in the dark, has a short stem set to one side and shows a dark stain in the flesh where stem meets cap. It causes many of Japan’s mushroom poisonings, commonly by being taken for shiitake or oyster.`,
    es: `El nombre japonés alude al árbol shii (_Castanopsis_), en cuyos troncos caídos crece silvestre, lo mismo que en robles y castaños. Un tratado chino de agricultura de 1313 cuenta ya cómo se entallaban los troncos y se golpeaban para despertar al hongo. Hoy encabeza la producción mundial de setas, y la mayor parte ya no sale de troncos, sino de bloques de serrín.

El píleo pardo lleva, sobre todo hacia el borde, copos algodonosos claros que deja el velo; con tiempo frío y seco la cutícula se agrieta en el dibujo de estrella que buscan los cultivadores. Las láminas son blancas y apretadas, con la arista finamente aserrada al madurar, y el pie es tenaz y fibroso hasta la base. La esporada es blanca: si en un tronco sale una seta de esporada parda, es otra especie, y puede ser la mortal _Galerina marginata_.

En Asia oriental el doble peligroso es _Omphalotus japonicus_, que brilla débilmente en la oscuridad, tiene el pie corto y lateral y enseña al corte una mancha oscura donde el pie se une al píleo. Causa buena parte de las intoxicaciones por setas del Japón, a menudo por tomarla por shiitake o por seta de ostra.`,
    pt: `O nome japonês vem da árvore shii (_Castanopsis_), em cujos troncos caídos ele cresce espontâneo, assim como em carvalhos e castanheiros. Um tratado chinês de agricultura de 1313 já conta como se entalhavam as toras e se batia nelas para despertar o fungo. Hoje lidera a produção mundial de cogumelos, e a maior parte já não vem de toras, e sim de blocos de serragem.

O chapéu marrom traz, sobretudo junto à margem, flocos claros de aspecto algodonoso deixados pelo véu; em tempo frio e seco a cutícula se fende no desenho de estrela que os produtores apreciam. As lâminas são brancas e apertadas, com a borda finamente serrilhada na maturidade, e o estipe é duro e fibroso até a base. A esporada é branca: se numa tora nascer um cogumelo de esporada marrom, é outra espécie, e pode ser a mortal _Galerina marginata_.

No leste da Ásia a confusão perigosa é _Omphalotus japonicus_, que brilha fracamente no escuro, tem o estipe curto e lateral e mostra, ao corte, uma mancha escura onde o estipe se une ao chapéu. É causa de boa parte das intoxicações por cogumelos no Japão, muitas vezes por ser tomado por shiitake ou por cogumelo-ostra.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Omphalotaceae',
    genus: 'Lentinula',
    species: 'edodes',
  },
  edibility: ['caution', 'choice'],
  safety: {
    headline: {
      en: 'Never raw or half-cooked: it can cause a rash of itching stripes.',
      es: 'Nunca cruda ni a medio hacer: puede provocar una erupción de estrías que pican.',
      pt: 'Nunca cru nem malcozido: pode causar uma erupção de estrias que coçam.',
    },
    advice: {
      en: 'Esteemed food only when thoroughly cooked and identified with certainty by an expert. Log-grown mushrooms need the same check as wild ones.',
      es: 'Muy apreciada, pero solo bien cocinada e identificada con certeza por una persona experta. Las que salen en troncos se revisan como las silvestres.',
      pt: 'Muito apreciado, mas só bem cozido e identificado com certeza por um especialista. Os que nascem em toras pedem o mesmo exame que os silvestres.',
    },
  },
  cooking: { minutes: 20, source: 'anses-2021' },
  poisoning: {
    toxins: ['lentinan'],
    syndrome: 'shiitake-dermatitis',
    onsetHours: { min: 12, max: 120 },
    course: [
      {
        when: { en: 'First hours', es: 'Primeras horas', pt: 'Primeiras horas' },
        what: {
          en: 'Nothing as a rule. The meal was usually raw or barely warmed shiitake.',
          es: 'Por lo general, nada. La comida solía llevar shiitake crudo o apenas calentado.',
          pt: 'Em geral, nada. A refeição costuma ter levado shiitake cru ou mal aquecido.',
        },
      },
      {
        when: {
          en: 'Usually day 1–2, up to day 5',
          es: 'Casi siempre día 1–2, hasta el 5.º',
          pt: 'Em geral dia 1–2, até o 5º',
        },
        what: {
          en: 'Itching, then red raised lines like whip marks on trunk, arms and legs; now and then fever, loose bowels or sore mouth.',
          es: 'Picor y después líneas rojas en relieve, como latigazos, en el tronco y las extremidades; a veces fiebre, diarrea o llagas en la boca.',
          pt: 'Coceira e depois linhas vermelhas em relevo, como chicotadas, no tronco e nos membros; às vezes febre, diarreia ou feridas na boca.',
        },
      },
      {
        when: {
          en: 'Up to about three weeks',
          es: 'Hasta unas tres semanas',
          pt: 'Até cerca de três semanas',
        },
        what: {
          en: 'The rash fades of itself. A doctor can ease the itch; further shiitake may bring it back.',
          es: 'La erupción cede sola. El médico puede aliviar el picor; volver a comer shiitake puede hacerla reaparecer.',
          pt: 'A erupção some sozinha. O médico pode aliviar a coceira; comer shiitake de novo pode fazê-la voltar.',
        },
      },
    ],
    source: 'white-2019',
  },
  types: ['edible', 'gourmet', 'medicinal'],
  characteristics: {
    cap: {
      en: '5–12 cm, tan to dark brown, flecked with pale cottony scales near the inrolled edge; may crack',
      es: '5–12 cm, de canela a pardo oscuro, con copos claros hacia el borde enrollado; a veces agrietado',
      pt: '5–12 cm, marrom a marrom-escuro, com flocos claros junto à margem enrolada; às vezes fendido',
    },
    gills: {
      en: 'White, crowded, notched at the stem; edge becoming finely saw-toothed, browning with age',
      es: 'Blancas, apretadas, escotadas junto al pie; arista finamente aserrada, pardean con la edad',
      pt: 'Brancas, apertadas, com entalhe junto ao estipe; borda serrilhada, marrons com a idade',
    },
    ring: {
      en: 'A cottony veil in youth only; no lasting ring',
      es: 'Solo un velo algodonoso en los jóvenes; no queda anillo',
      pt: 'Só um véu algodonoso nos jovens; não fica anel',
    },
    stipe: {
      en: '3–7 cm, tough and fibrous, whitish to brownish, shaggy below the veil zone',
      es: '3–7 cm, tenaz y fibroso, de blanquecino a pardusco, lanoso bajo la zona del velo',
      pt: '3–7 cm, duro e fibroso, esbranquiçado a amarronzado, lanoso abaixo da zona do véu',
    },
    flesh: {
      en: 'White and firm in the cap, leathery in the stem',
      es: 'Blanca y firme en el píleo, coriácea en el pie',
      pt: 'Branca e firme no chapéu, coriácea no estipe',
    },
    spores: {
      en: 'Print white; never brown',
      es: 'Esporada blanca; nunca parda',
      pt: 'Esporada branca; nunca marrom',
    },
    odour: {
      en: 'Mild when fresh; strong and savoury when dried',
      es: 'Suave en fresco; intenso y sabroso una vez seca',
      pt: 'Suave quando fresco; intenso depois de seco',
    },
  },
  decisive: ['cap', 'gills', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['scaly', 'cracked'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'sinuate',
    stipe: 'bare',
    stipePattern: 'scaly',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#8f5a35', light: '#b98a5c', dark: '#5f351d' },
      hymenium: { typical: '#f8f1de', dark: '#d9bd93' },
      stipe: { typical: '#e4d2b2', light: '#f1e6ce', dark: '#a98058' },
      flesh: { typical: '#fbf5e6' },
      marks: { typical: '#f0e2c4' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 3, max: 7 }, stipeThickness: { min: 0.8, max: 1.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'smell-faint': 'sometimes',
    'ring-cobweb': 'sometimes',
  },
  habitat: {
    en: 'Dead trunks and branches of oak, chestnut, _Castanopsis_ and other broad-leaved trees in warm, humid hills; grown on logs and sawdust blocks.',
    es: 'Troncos y ramas muertos de roble, castaño, _Castanopsis_ y otros árboles de hoja ancha en montes cálidos y húmedos; cultivado en troncos y bloques de serrín.',
    pt: 'Troncos e galhos mortos de carvalho, castanheiro, _Castanopsis_ e outras folhosas, em serras quentes e úmidas; cultivado em toras e blocos de serragem.',
  },
  distribution: {
    en: 'Wild in East and South-East Asia, from Japan, Korea and China southwards; cultivated worldwide.',
    es: 'Silvestre en Asia oriental y sudoriental, desde Japón, Corea y China hacia el sur; cultivado en todo el mundo.',
    pt: 'Espontâneo no leste e no sudeste da Ásia, do Japão, da Coreia e da China para o sul; cultivado no mundo inteiro.',
  },
  seasons: [
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [3, 4, 5, 9, 10, 11],
      peak: [4, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [
    {
      value: 'blood-pressure',
      description: {
        en: 'Hypertensive rats fed shiitake powder for nine weeks had lower blood pressure than controls; a later rat study by the same laboratory did not repeat it. No human proof.',
        es: 'En ratas hipertensas alimentadas nueve semanas con polvo de shiitake la presión fue menor que en los controles; un estudio posterior del mismo laboratorio no lo repitió. Sin pruebas en personas.',
        pt: 'Ratos hipertensos alimentados por nove semanas com pó de shiitake tiveram pressão mais baixa que os controles; um estudo posterior do mesmo laboratório não repetiu o resultado. Sem prova em pessoas.',
      },
      evidence: 'animal',
      finding: 'not-studied',
      population: {
        en: 'Hypertensive rats, nine weeks.',
        es: 'Ratas hipertensas, nueve semanas.',
        pt: 'Ratos hipertensos, nove semanas.',
      },
      source: 'kabir-1987',
    },
  ],
  sideEffects: [
    {
      value: 'skin-rash',
      description: {
        en: 'Streaks like whip marks, usually a day or two after raw or undercooked shiitake; rarely after cooked.',
        es: 'Estrías como latigazos, por lo común uno o dos días después de comerlo crudo o poco hecho; rara vez cocinado.',
        pt: 'Estrias como chicotadas, em geral um ou dois dias depois de comê-lo cru ou malcozido; raramente cozido.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or in quantity it is hard to digest; the fibrous stems most of all.',
        es: 'Crudo o en cantidad resulta indigesto, sobre todo los pies fibrosos.',
        pt: 'Cru ou em quantidade é indigesto, sobretudo os estipes fibrosos.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'Growers who breathe its spores day after day may develop cough and inflamed lungs.',
        es: 'Quienes lo cultivan e inhalan a diario sus esporas pueden desarrollar tos e inflamación pulmonar.',
        pt: 'Quem o cultiva e inala seus esporos dia após dia pode desenvolver tosse e inflamação pulmonar.',
      },
    },
  ],
  flavors: [
    {
      value: 'umami',
      description: {
        en: 'Deep and broth-like; drying makes it much stronger.',
        es: 'Hondo, de caldo; el secado lo intensifica mucho.',
        pt: 'Profundo, de caldo; a secagem o intensifica muito.',
      },
    },
    {
      value: 'smoky',
      description: {
        en: 'A faint smokiness, clearer in dried caps.',
        es: 'Un leve ahumado, más claro en los píleos secos.',
        pt: 'Um leve defumado, mais nítido nos chapéus secos.',
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Dense caps that stay firm through long cooking.',
        es: 'Píleos densos que aguantan firmes una cocción larga.',
        pt: 'Chapéus densos, que continuam firmes num cozimento longo.',
      },
    },
    {
      value: 'chewy',
      description: {
        en: 'Springy, above all after drying; stems are for stock.',
        es: 'Elástica, más aún tras el secado; los pies, para caldo.',
        pt: 'Elástica, mais ainda depois de seca; os estipes servem para caldo.',
      },
    },
  ],
  fragrances: [
    {
      value: 'garlic',
      description: {
        en: 'Sulphur compounds, lenthionine first of all, give soaked dried caps a breath of garlic.',
        es: 'Los compuestos de azufre, sobre todo la lentionina, dan un aire de ajo a los píleos secos en remojo.',
        pt: 'Compostos de enxofre, sobretudo a lentionina, dão um toque de alho aos chapéus secos postos de molho.',
      },
    },
    {
      value: 'forest-floor',
      description: {
        en: 'Damp wood and leaves when fresh.',
        es: 'A madera y hojas húmedas en fresco.',
        pt: 'Madeira e folhas úmidas, quando fresco.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Thick caps with the edge still rolled in are the best grade.',
      es: 'La mejor calidad: píleos gruesos con el borde aún enrollado.',
      pt: 'A melhor qualidade: chapéus grossos, com a margem ainda enrolada.',
    },
    description: {
      en: 'Fresh caps should be dry to the touch with cream-white gills; brown spots on the gills mean age. Among dried ones look for thick, cracked caps, keep them from damp, soak in cold water and cook the soaked mushrooms through.',
      es: 'En fresco, píleos secos al tacto y láminas blanco crema; las manchas pardas en las láminas delatan vejez. En seco, píleos gruesos y agrietados: guárdalos sin humedad, remójalos en agua fría y cocínalos a fondo.',
      pt: 'Frescos, chapéus secos ao toque e lâminas branco-creme; manchas marrons nas lâminas denunciam a idade. Secos, chapéus grossos e fendidos: guarde sem umidade, deixe de molho em água fria e cozinhe bem.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'lentinan',
      benefits: {
        en: 'The purified beta-glucan was licensed in Japan from 1985 to 2018, as an injection beside chemotherapy. Eating the mushroom is not the same thing.',
        es: 'El betaglucano purificado estuvo autorizado en Japón de 1985 a 2018, inyectado como complemento de la quimioterapia. Comer la seta no equivale a ello.',
        pt: 'A betaglucana purificada foi autorizada no Japão de 1985 a 2018, injetada como complemento da quimioterapia. Comer o cogumelo não equivale a isso.',
      },
    },
    {
      compound: 'eritadenine',
      benefits: {
        en: 'Lowered blood cholesterol in rats; not established in people.',
        es: 'Redujo el colesterol en ratas; no está demostrado en personas.',
        pt: 'Reduziu o colesterol em ratos; não está demonstrado em pessoas.',
      },
    },
    {
      compound: 'ergothioneine',
      benefits: {
        en: 'An antioxidant amino acid that people obtain largely from mushrooms; its value to health is under study.',
        es: 'Aminoácido antioxidante que obtenemos sobre todo de las setas; su valor para la salud está en estudio.',
        pt: 'Aminoácido antioxidante que obtemos sobretudo dos cogumelos; seu valor para a saúde está em estudo.',
      },
    },
    {
      compound: 'ergosterol',
      benefits: {
        en: 'Turns into vitamin D2 when the mushroom is exposed to sunlight or ultraviolet lamps.',
        es: 'Se convierte en vitamina D2 cuando la seta recibe sol o luz ultravioleta.',
        pt: 'Transforma-se em vitamina D2 quando o cogumelo recebe sol ou luz ultravioleta.',
      },
    },
  ],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: { en: 'Print white', es: 'Esporada blanca', pt: 'Esporada branca' },
      other: {
        en: 'Print rusty brown; may grow on the same log',
        es: 'Esporada pardo herrumbre; puede salir en el mismo tronco',
        pt: 'Esporada cor de ferrugem; pode nascer na mesma tora',
      },
    },
    {
      name: 'Omphalotus japonicus',
      edibility: 'poisonous',
      trait: 'flesh',
      own: {
        en: 'White throughout; stem in the middle',
        es: 'Blanca por entero; pie central',
        pt: 'Toda branca; estipe central',
      },
      other: {
        en: 'Dark stain where cap meets stem, at times missing; stem short, at the side',
        es: 'Mancha oscura entre píleo y pie, a veces ausente; pie corto y lateral',
        pt: 'Mancha escura entre chapéu e estipe, às vezes ausente; estipe curto e lateral',
      },
    },
  ],
  usda: 11238,
  references: [
    'chang-miles-2004',
    'stamets-2000',
    'royse-2017',
    'white-2019',
    'wasser-2002',
    'kabir-1987',
    'kabir-kimura-1989',
    'ea-pharma-2017',
    'kalaras-2017',
    'usda-sr28',
  ],
}
