import type { SpeciesSample } from '@sample/types'

export const lactariusTorminosus: SpeciesSample = {
  slug: 'lactarius-torminosus',
  scientificName: 'Lactarius torminosus',
  authority: '(Schaeff.) Gray',
  gbif: 8122710,
  commonNames: {
    en: ['Woolly milkcap', 'Bearded milkcap'],
    es: ['falso níscalo', 'falso robellón', 'lactario del abedul'],
    pt: ['lactário-lanoso'],
  },
  localNames: [{ name: 'rovelló de cabra', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'The pink milkcap with a woolly rim, faithful to birch. Its white milk tells it from the saffron milkcap and inflames the gut.',
    es: 'El lactario rosado de borde lanoso, fiel al abedul. Su látex blanco lo separa del níscalo e irrita con fuerza el tubo digestivo.',
    pt: 'O lactário rosado de margem lanosa, fiel à bétula. O látex branco o distingue da sancha e irrita fortemente o aparelho digestivo.',
  },
  about: {
    en: `Few milkcaps are easier to name once the rim has been seen: a thick fringe of wool, rolled in over the gills, edging a cap ringed in salmon pink and paler flesh tones. It keeps company with birch in damp woods, parks and heaths across the cooler north of Europe, Asia and North America.

When cut it bleeds white milk that stays white. The saffron milkcap, _Lactarius deliciosus_, zoned in a similar way, bleeds carrot-orange, stains green and grows with pine. Other bearded milkcaps under birch, above all the pale _Lactarius pubescens_, share the white acrid milk and are no better to eat. In old or rain-washed caps the wool wears off, so look at the milk as well as the margin.

The acrid milk is a defence. When the flesh is broken, enzymes turn a harmless precursor into irritant sesquiterpenes, among them velleral; the name torminosus, causing colic, records the result. In Finland and Russia it is an old food, boiled with the water thrown away, or long soaked and salted. That custom rests on experience handed down, and it fails when a step is skipped; it is no reason to try the mushroom elsewhere.`,
    es: `Pocos lactarios se reconocen tan pronto una vez visto el margen: una gruesa orla de lana, enrollada sobre las láminas, que bordea un píleo zonado en rosa asalmonado y tonos carne más pálidos. Vive con el abedul en bosques húmedos, parques y brezales del norte fresco de Europa, Asia y América; en la península ibérica aparece en las montañas donde este árbol prospera.

Al cortarlo mana un látex blanco que sigue blanco. El níscalo, _Lactarius deliciosus_, zonado de modo parecido, lo tiene naranja zanahoria, verdea y crece con pinos. Otros lactarios barbudos del abedul, sobre todo el pálido _Lactarius pubescens_, comparten el látex blanco y acre y no son mejores. En ejemplares viejos o lavados por la lluvia la lana se pierde: hay que mirar el látex además del margen.

Ese látex acre es una defensa. Al romperse la carne, las enzimas convierten un precursor inocuo en sesquiterpenos irritantes, entre ellos el velleral; el nombre torminosus, «que causa cólicos», recuerda el resultado. En Finlandia y Rusia es un alimento antiguo, hervido y desechada el agua, o largamente remojado y salado. La costumbre se apoya en una experiencia heredada y falla en cuanto se omite un paso; no es razón para probarlo en otros lugares.`,
    pt: `Poucos lactários são tão fáceis de reconhecer depois de vista a margem: uma franja espessa de lã, enrolada sobre as lâminas, que debrua um chapéu zonado de rosa-salmão e tons de carne mais pálidos. Vive com a bétula em bosques úmidos, parques e charnecas do norte fresco da Europa, da Ásia e da América; em Portugal, surge nas serras do norte, junto dos vidoeiros.

Ao corte escorre um látex branco que continua branco. A sancha, _Lactarius deliciosus_, zonada de modo parecido, tem látex cor de cenoura, mancha-se de verde e cresce com pinheiros. Outros lactários barbudos da bétula, sobretudo o pálido _Lactarius pubescens_, têm o mesmo látex branco e acre e não são melhores. Em exemplares velhos ou lavados pela chuva a lã se perde: é preciso olhar o látex, além da margem.

Esse látex acre é uma defesa. Quando a carne se rompe, enzimas transformam um precursor inócuo em sesquiterpenos irritantes, entre eles o veleral; o nome torminosus, “que causa cólicas”, recorda o resultado. Na Finlândia e na Rússia é um alimento antigo, fervido com a água desprezada, ou longamente demolhado e salgado. O costume se apoia numa experiência herdada e falha quando se pula uma etapa; não é razão para prová-lo em outros lugares.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'torminosus',
  },
  edibility: ['poisonous', 'caution'],
  safety: {
    headline: {
      en: 'Poisonous raw; harsh on the gut.',
      es: 'Venenoso en crudo; muy agresivo para el intestino.',
      pt: 'Venenoso cru; muito agressivo para o intestino.',
    },
    advice: {
      en: 'Do not eat or taste it. The northern custom of boiling and salting it is no recipe to copy; vomiting or diarrhoea after a meal calls for a poison centre.',
      es: 'No lo comas ni lo pruebes. La costumbre nórdica de hervirlo y salarlo no es receta que imitar; ante vómitos o diarrea, llama a un centro de información toxicológica.',
      pt: 'Não coma nem prove. O costume nórdico de ferver e salgar não é receita a imitar; em caso de vômitos ou diarreia, ligue para um centro de informação toxicológica.',
    },
  },
  poisoning: {
    toxins: ['velleral'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.25, max: 3 },
    course: [
      {
        when: { en: '15 min–3 h', es: '15 min–3 h', pt: '15 min–3 h' },
        what: {
          en: 'Burning in mouth and stomach, nausea, cramps, vomiting and diarrhoea.',
          es: 'Ardor en la boca y el estómago, náuseas, cólicos, vómitos y diarrea.',
          pt: 'Ardor na boca e no estômago, náusea, cólicas, vômitos e diarreia.',
        },
      },
      {
        when: { en: 'First day', es: 'Primer día', pt: 'Primeiro dia' },
        what: {
          en: 'Fluid loss brings weakness and muscle cramps; children and the elderly suffer most.',
          es: 'La pérdida de líquidos trae debilidad y calambres; sufren más los niños y los ancianos.',
          pt: 'A perda de líquidos traz fraqueza e cãibras; crianças e idosos sofrem mais.',
        },
      },
      {
        when: { en: 'From day 2', es: 'Desde el día 2', pt: 'A partir do 2º dia' },
        what: {
          en: 'Recovery as a rule, without lasting harm.',
          es: 'Recuperación, por lo común sin secuelas.',
          pt: 'Recuperação, em geral sem sequelas.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '4–12 cm, sunken in the centre; salmon pink in darker and paler zones; inrolled rim with a woolly fringe',
      es: '4–12 cm, hundido en el centro; rosa asalmonado con zonas más oscuras; margen enrollado y muy lanoso',
      pt: '4–12 cm, deprimido no centro; rosa-salmão com zonas mais escuras; margem enrolada e muito lanosa',
    },
    gills: {
      en: 'Crowded, narrow, pale flesh pink, running slightly down the stem',
      es: 'Apretadas, estrechas, rosa carne pálido, un poco decurrentes',
      pt: 'Apertadas, estreitas, rosa-carne pálido, um pouco decurrentes',
    },
    stipe: {
      en: '4–8 cm, pale pink, finely downy, soon hollow; brittle, no ring',
      es: '4–8 cm, rosa pálido, finamente pruinoso, pronto hueco; quebradizo, sin anillo',
      pt: '4–8 cm, rosa-pálido, finamente pruinoso, logo oco; quebradiço, sem anel',
    },
    flesh: {
      en: 'Whitish and brittle; bleeds plenty of white milk that does not change colour',
      es: 'Blanquecina y quebradiza; mana abundante látex blanco que no cambia de color',
      pt: 'Esbranquiçada e quebradiça; verte látex branco abundante que não muda de cor',
    },
    spores: {
      en: 'Print pale cream; spores ridged, amyloid',
      es: 'Esporada crema pálida; esporas crestadas, amiloides',
      pt: 'Esporada creme-pálida; esporos com cristas, amiloides',
    },
    odour: {
      en: 'Faintly fruity. Never taste',
      es: 'Levemente afrutado. No la pruebes nunca',
      pt: 'Levemente frutado. Nunca prove',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['shaggy', 'zoned'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#dda58a', light: '#eecbb6', dark: '#c27c64' },
      hymenium: { typical: '#f0d3bd', light: '#f6e4d3', dark: '#dfb79b' },
      stipe: { typical: '#ecc9b3', light: '#f4ded0', dark: '#d8a88c' },
      flesh: { typical: '#f8eee3' },
      marks: { typical: '#c98670', dark: '#b26a55' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 4, max: 8 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-white-milk': 'usual',
    'smell-fruit': 'usual',
    'colour-red': 'usual',
    'ground-broadleaf': 'usual',
    'flesh-chalk': 'sometimes',
    'smell-faint': 'sometimes',
    'colour-orange': 'sometimes',
  },
  habitat: {
    en: 'With birch, on damp and rather acid ground in woods, bogs, heaths and parks.',
    es: 'Con abedules, en suelos húmedos y más bien ácidos de bosques, turberas, brezales y parques.',
    pt: 'Com bétulas, em solos úmidos e um tanto ácidos de bosques, turfeiras, charnecas e parques.',
  },
  distribution: {
    en: 'Cool temperate and boreal Europe, northern Asia and North America; in the south only in the mountains.',
    es: 'Europa templada fría y boreal, norte de Asia y América del Norte; en el sur, solo en las montañas.',
    pt: 'Europa temperada fria e boreal, norte da Ásia e América do Norte; no sul, só nas montanhas.',
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
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Iberian mountains', es: 'Montañas ibéricas', pt: 'Montanhas ibéricas' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Soon after eating it raw or poorly prepared, with burning cramps.',
        es: 'Poco después de comerlo crudo o mal preparado, con cólicos ardientes.',
        pt: 'Pouco depois de comê-lo cru ou mal preparado, com cólicas ardentes.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Often severe; loss of fluid is the main risk.',
        es: 'A menudo intensa; el riesgo principal es la deshidratación.',
        pt: 'Muitas vezes intensa; o principal risco é a desidratação.',
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
      species: 'paxillus-involutus',
      trait: 'flesh',
      own: {
        en: 'White, burning milk; shaggy pink edge',
        es: 'Látex blanco y acre; borde lanoso rosado',
        pt: 'Látex branco e acre; borda felpuda rosada',
      },
      other: {
        en: 'No milk; gills peel off and bruise brown',
        es: 'Sin látex; láminas que se desprenden y pardean',
        pt: 'Sem látex; lâminas que se soltam e mancham de marrom',
      },
    },
    {
      species: 'lactarius-chrysorrheus',
      trait: 'cap',
      own: {
        en: 'Edge shaggy with wool; milk stays white',
        es: 'Margen muy lanoso; el látex sigue blanco',
        pt: 'Margem muito lanosa; o látex continua branco',
      },
      other: {
        en: 'Edge bare; milk turns yellow',
        es: 'Margen sin pelos; el látex amarillea',
        pt: 'Margem sem pelos; o látex amarela',
      },
    },
    {
      name: 'Lactarius pubescens',
      edibility: 'poisonous',
      trait: 'cap',
      own: {
        en: 'Pink to salmon, zoned; edge shaggy',
        es: 'Rosa a salmón, zonado; margen lanoso',
        pt: 'Rosa a salmão, zonado; margem lanosa',
      },
      other: {
        en: 'Whitish to pale pink, without zones. Harmful too',
        es: 'Blanquecino a rosa pálido, sin zonas. También nocivo',
        pt: 'Esbranquiçado a rosa-pálido, sem zonas. Também nocivo',
      },
    },
    {
      species: 'lactarius-deliciosus',
      trait: 'flesh',
      own: {
        en: 'White milk, unchanging',
        es: 'Látex blanco, inmutable',
        pt: 'Látex branco, imutável',
      },
      other: {
        en: 'Carrot-orange milk; stains green with age',
        es: 'Látex naranja zanahoria; verdea con la edad',
        pt: 'Látex cor de cenoura; esverdeia com a idade',
      },
    },
    {
      species: 'lactarius-deterrimus',
      trait: 'flesh',
      own: {
        en: 'Milk white and burning; cap margin woolly',
        es: 'Látex blanco y acre; margen del píleo lanoso',
        pt: 'Látex branco e acre; margem do chapéu lanosa',
      },
      other: {
        en: 'Milk orange, then wine red; cap margin bare',
        es: 'Látex naranja, luego vinoso; margen del píleo sin pelos',
        pt: 'Látex laranja, depois vinoso; margem do chapéu sem pelos',
      },
    },
    {
      species: 'lactarius-sanguifluus',
      trait: 'flesh',
      own: {
        en: 'Milk white and burning; cap margin woolly',
        es: 'Látex blanco y acre; margen del píleo lanoso',
        pt: 'Látex branco e acre; margem do chapéu lanosa',
      },
      other: {
        en: 'Milk wine red; cap margin bare',
        es: 'Látex rojo vino; margen del píleo sin pelos',
        pt: 'Látex vermelho-vinho; margem do chapéu sem pelos',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'bresinsky-besl-1990',
    'boa-2004',
    'index-fungorum',
    'vidal-ballesteros-2013',
  ],
}
