import type { SpeciesSample } from '@sample/types'

export const tricholomaEquestre: SpeciesSample = {
  slug: 'tricholoma-equestre',
  scientificName: 'Tricholoma equestre',
  authority: '(L.) P. Kumm.',
  gbif: 3324883,
  synonyms: ['Tricholoma flavovirens', 'Tricholoma auratum'],
  commonNames: {
    en: ['Yellow knight', 'Man on horseback'],
    es: ['seta de los caballeros', 'verderol', 'verderón'],
    pt: ['míscaro-amarelo', 'míscaro', 'níscaro'],
  },
  localNames: [{ name: 'groguet', language: 'ca' }],
  summary: {
    en: 'A prized yellow mushroom of pine sands, until twelve people in France fell ill after repeated meals and three died.',
    es: 'Seta amarilla muy apreciada de los pinares arenosos, hasta que en Francia enfermaron doce personas y murieron tres.',
    pt: 'Cogumelo amarelo muito apreciado dos pinhais arenosos, até que na França doze pessoas adoeceram e três morreram.',
  },
  about: {
    en: `Medieval lords are said to have kept this mushroom for themselves, and in the pine woods of Gascony, Castile and Portugal it was until lately one of the best-paid of the autumn. Between 1992 and 2000 twelve people in south-western France were taken to hospital with muscles dissolving. All had eaten it at least three meals running; three of them died. Fed to mice, its extracts damaged muscle as well.

Why others eat it without harm is disputed. The amounts were large, the poison is unknown, and several species hide behind the name. Spain, France and Italy have forbidden its sale; in Portugal and Poland people gather it still. No safe amount is known.

A second danger stands beside it: yellowish death caps. _Amanita phalloides_ has white gills, a ring and a sac. In the knight cap, gills and stem are sulphur yellow, and the gills meet the stem in a notch.`,
    es: `Cuentan que los señores medievales se la reservaban, y en los pinares de Gascuña, Castilla y Portugal fue hasta hace poco una de las setas mejor pagadas del otoño. Entre 1992 y 2000 ingresaron en hospitales del suroeste de Francia doce personas con los músculos deshaciéndose. Todas la habían comido al menos tres veces seguidas; tres murieron. También en ratones sus extractos dañaron el músculo.

Por qué otros la comen sin daño se discute. Las cantidades eran grandes, el veneno se desconoce y tras el nombre se ocultan varias especies. España, Francia e Italia han prohibido su venta; en Portugal y Polonia se sigue recolectando. No se conoce ninguna cantidad segura.

A su lado crece un segundo peligro: oronjas verdes amarillentas. _Amanita phalloides_ tiene láminas blancas, anillo y volva. En la seta de los caballeros píleo, láminas y pie son amarillo azufre, y las láminas se unen al pie con una escotadura.`,
    pt: `Conta-se que os senhores medievais o guardavam para si, e nos pinhais da Gasconha, de Castela e de Portugal foi até há pouco um dos cogumelos mais bem pagos do outono. Entre 1992 e 2000, doze pessoas foram internadas no sudoeste da França com os músculos se desfazendo. Todas o tinham comido em pelo menos três refeições seguidas; três morreram. Em camundongos os extratos também lesaram o músculo.

Por que outros o comem sem dano é discutido. As quantidades eram grandes, o veneno é desconhecido e várias espécies se escondem sob o nome. Espanha, França e Itália proibiram a venda; em Portugal e na Polônia ainda se colhe. Não se conhece nenhuma quantidade segura.

Ao lado cresce um segundo perigo: chapéus-da-morte amarelados. _Amanita phalloides_ tem lâminas brancas, anel e volva. No míscaro-amarelo, chapéu, lâminas e estipe são amarelo-enxofre, e as lâminas encontram o estipe num entalhe.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Tricholoma',
    species: 'equestre',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Destroys muscle after repeated meals; people have died.',
      es: 'Destruye los músculos tras varias comidas; ha causado muertes.',
      pt: 'Destrói os músculos depois de várias refeições; já causou mortes.',
    },
    advice: {
      en: 'Do not eat it, whatever the local custom. Weak, aching or stiff muscles or dark urine in the days after a meal of it are an emergency.',
      es: 'No la comas, diga lo que diga la costumbre. Músculos débiles, doloridos o rígidos u orina oscura en los días siguientes son una urgencia.',
      pt: 'Não o coma, diga o que disser o costume. Músculos fracos, doloridos ou rígidos ou urina escura nos dias seguintes são uma emergência.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'rhabdomyolysis',
    onsetHours: { min: 24, max: 72 },
    course: [
      {
        when: {
          en: '24–72 h after the last meal',
          es: '24–72 h tras la última comida',
          pt: '24–72 h depois da última refeição',
        },
        what: {
          en: 'Tiredness and weak, aching muscles, above all in the upper legs.',
          es: 'Cansancio y músculos débiles y doloridos, sobre todo en los muslos.',
          pt: 'Cansaço e músculos fracos e doloridos, sobretudo nas coxas.',
        },
      },
      {
        when: { en: 'Over 3–4 days', es: 'Durante 3–4 días', pt: 'Durante 3–4 dias' },
        what: {
          en: 'Growing weakness, stiff legs, dark urine, sweating.',
          es: 'Debilidad creciente, piernas rígidas, orina oscura, sudor.',
          pt: 'Fraqueza crescente, pernas rígidas, urina escura, suor.',
        },
      },
      {
        when: { en: 'Outcome', es: 'Desenlace', pt: 'Desfecho' },
        what: {
          en: 'Most recover over weeks. In the fatal cases heart muscle, kidneys and breathing were affected.',
          es: 'La mayoría se recupera en semanas. En los casos mortales se afectaron el corazón, los riñones y la respiración.',
          pt: 'A maioria se recupera em semanas. Nos casos fatais foram atingidos o coração, os rins e a respiração.',
        },
      },
    ],
    source: 'bedry-2001',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–12 cm, sulphur to olive yellow with a browner, finely scaly centre; sticky, sand clings to it',
      es: '5–12 cm, amarillo azufre a oliváceo, centro más pardo y finamente escamoso; pegajoso, con arena adherida',
      pt: '5–12 cm, amarelo-enxofre a oliváceo, centro mais marrom e finamente escamoso; pegajoso, com areia grudada',
    },
    gills: {
      en: 'Bright sulphur yellow, crowded, notched at the stem',
      es: 'Amarillo azufre vivo, apretadas, escotadas',
      pt: 'Amarelo-enxofre vivo, apertadas, entalhadas junto ao estipe',
    },
    stipe: {
      en: '4–10 cm, yellow, fibrous; no ring, no sac',
      es: '4–10 cm, amarillo, fibroso; sin anillo ni volva',
      pt: '4–10 cm, amarelo, fibroso; sem anel nem volva',
    },
    flesh: {
      en: 'White, yellowish under the skin, firm',
      es: 'Blanca, amarillenta bajo la cutícula, firme',
      pt: 'Branca, amarelada sob a cutícula, firme',
    },
    spores: {
      en: 'Print white; spores smooth',
      es: 'Esporada blanca; esporas lisas',
      pt: 'Esporada branca; esporos lisos',
    },
    odour: {
      en: 'Of meal, sometimes very weak',
      es: 'A harina, a veces muy débil',
      pt: 'De farinha, às vezes muito fraco',
    },
  },
  decisive: ['gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['viscid', 'fibrillose'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'sinuate',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#c9b13c', light: '#e3d268', dark: '#8f6f2a' },
      hymenium: { typical: '#e8d548', light: '#f2e478', dark: '#c9b030' },
      stipe: { typical: '#e6d763', light: '#f1e78e', dark: '#c4a93e' },
      flesh: { typical: '#fbf6dc' },
      marks: { typical: '#8a6526' },
    },
    size: { cap: { min: 5, max: 12 }, height: { min: 4, max: 10 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'sometimes',
    'colour-yellow': 'usual',
    'colour-olive': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
    'colour-white': 'impossible',
    'colour-red': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-purple': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
    'print-black': 'impossible',
    'print-rust': 'impossible',
  },
  habitat: {
    en: 'Dry, sandy pine woods, often on dunes; more rarely under other conifers and poplar.',
    es: 'Pinares secos y arenosos, a menudo en dunas; más raramente bajo otras coníferas y álamos.',
    pt: 'Pinhais secos e arenosos, muitas vezes em dunas; mais raramente sob outras coníferas e álamos.',
  },
  distribution: {
    en: 'Europe, Asia and North America, as a group of close species; with planted pines in Argentina.',
    es: 'Europa, Asia y Norteamérica, como grupo de especies próximas; con pinos plantados en Argentina.',
    pt: 'Europa, Ásia e América do Norte, como grupo de espécies próximas; com pinheiros plantados na Argentina.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [1, 10, 11, 12],
      peak: [11, 12],
    },
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Argentina', es: 'Argentina', pt: 'Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [3, 4, 5, 6, 7],
      peak: [],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'muscle-damage',
      description: {
        en: 'Breakdown of muscle fibres, with pain and weakness.',
        es: 'Destrucción de fibras musculares, con dolor y debilidad.',
        pt: 'Destruição de fibras musculares, com dor e fraqueza.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'Muscle pigment can block the kidneys.',
        es: 'El pigmento muscular puede obstruir los riñones.',
        pt: 'O pigmento muscular pode obstruir os rins.',
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
      species: 'amanita-phalloides',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, notched; no ring, no sac',
        es: 'Amarillo azufre, escotadas; sin anillo ni volva',
        pt: 'Amarelo-enxofre, entalhadas; sem anel nem volva',
      },
      other: {
        en: 'White, free; a ring and a sac',
        es: 'Blancas, libres; anillo y volva',
        pt: 'Brancas, livres; anel e volva',
      },
    },
    {
      species: 'amanita-gemmata',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, notched; no bulb. Can kill too',
        es: 'Amarillo azufre, escotadas; sin bulbo. También puede matar',
        pt: 'Amarelo-enxofre, entalhadas; sem bulbo. Também pode matar',
      },
      other: {
        en: 'White, free; a bulb with a collar',
        es: 'Blancas, libres; bulbo con reborde',
        pt: 'Brancas, livres; bulbo com rebordo',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'spores',
      own: {
        en: 'Print white; stout, on sandy soil',
        es: 'Esporada blanca; robusta, en suelo arenoso',
        pt: 'Esporada branca; robusto, em solo arenoso',
      },
      other: {
        en: 'Print purple-brown; in tufts on wood',
        es: 'Esporada pardo púrpura; en haces sobre madera',
        pt: 'Esporada marrom-púrpura; em tufos sobre madeira',
      },
    },
    {
      species: 'tricholoma-portentosum',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, like the cap and stem',
        es: 'Amarillo azufre, como el píleo y el pie',
        pt: 'Amarelo-enxofre, como o chapéu e o estipe',
      },
      other: {
        en: 'White, with a lemon wash at most; cap grey',
        es: 'Blancas, a lo sumo con baño limón; píleo gris',
        pt: 'Brancas, no máximo com toque limão; chapéu cinza',
      },
    },
  ],
  references: [
    'bedry-2001',
    'white-2019',
    'real-decreto-30-2009',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'lechner-alberto-2008',
  ],
}
