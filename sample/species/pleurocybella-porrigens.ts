import type { SpeciesSample } from '@sample/types'

export const pleurocybellaPorrigens: SpeciesSample = {
  slug: 'pleurocybella-porrigens',
  scientificName: 'Pleurocybella porrigens',
  authority: '(Pers.) Singer',
  gbif: 2538000,
  synonyms: ['Pleurotus porrigens', 'Phyllotus porrigens'],
  commonNames: { en: ['Angel’s wings'], es: ['alas de ángel'], pt: [] },
  summary: {
    en: 'White petals on rotten conifers, eaten without worry until the autumn of 2004, when it killed at least seventeen people in Japan.',
    es: 'Pétalos blancos sobre coníferas podridas, comidos sin recelo hasta el otoño de 2004, cuando mató al menos a diecisiete personas en Japón.',
    pt: 'Pétalas brancas em coníferas podres, comidas sem receio até o outono de 2004, quando matou pelo menos dezessete pessoas no Japão.',
  },
  about: {
    en: `In Japan it is sugihiratake, the flat mushroom of the cedar, and was bottled and sold in the mountains of the north. In September and October 2004 hospitals in several prefectures filled with patients who could not hold their limbs still. Days later came seizures and coma. Fifty-nine fell ill, and at least seventeen did not survive.

Most had weak kidneys and many were on dialysis, but some had no known illness. A week or two, at times a month, lay between meal and first sign. An unstable amino acid, pleurocybellaziridine, is thought to attack the sheath of nerve cells; it is not settled whether it acts alone. That autumn had been wet and the crop heavy. The authorities have advised everybody against eating it since.

Unlike an oyster mushroom it is thin as paper, pure white, without a stem, and lives on spruce, fir, pine, hemlock and Japanese cedar. _Pleurotus ostreatus_ is thick-fleshed, coloured above, and prefers broad-leaved trees.`,
    es: `En Japón la llaman «sugihiratake», la seta plana del cedro, y se envasaba y vendía en las montañas del norte. En septiembre y octubre de 2004 los hospitales de varias prefecturas se llenaron de enfermos incapaces de tener quietos los miembros. Días después llegaban las convulsiones y el coma. Enfermaron cincuenta y nueve y al menos diecisiete no sobrevivieron.

La mayoría tenía los riñones débiles y muchos estaban en diálisis, pero algunos no tenían enfermedad conocida. Entre la comida y el primer signo pasaron una o dos semanas, a veces un mes. Se piensa que un aminoácido inestable, la pleurocibelaziridina, ataca la vaina de las células nerviosas; no está decidido si actúa sola. Aquel otoño había sido lluvioso y la cosecha abundante. Desde entonces las autoridades desaconsejan comerla a todo el mundo.

Frente a la seta de ostra es fina como el papel, de un blanco puro, sin pie, y vive sobre píceas, abetos, pinos, tsugas y cedros japoneses. _Pleurotus ostreatus_ es carnosa, coloreada por encima, y prefiere las frondosas.`,
    pt: `No Japão o chamam “sugihiratake”, o cogumelo chato do cedro, e era envasado e vendido nas montanhas do norte. Em setembro e outubro de 2004 os hospitais de várias províncias se encheram de doentes que não conseguiam manter os membros quietos. Dias depois vinham convulsões e coma. Cinquenta e nove adoeceram e pelo menos dezessete não sobreviveram.

A maioria tinha rins fracos e muitos faziam diálise, mas alguns não tinham doença conhecida. Entre a refeição e o primeiro sinal passaram uma ou duas semanas, às vezes um mês. Pensa-se que um aminoácido instável, a pleurocibelaziridina, ataca a bainha das células nervosas; não está decidido se age sozinha. Aquele outono fora chuvoso e a safra, abundante. Desde então as autoridades desaconselham comê-lo a todos.

Diferente do cogumelo-ostra, é fino como papel, de branco puro, sem estipe, e vive em espruces, abetos, pinheiros, tsugas e cedros-japoneses. _Pleurotus ostreatus_ é carnudo, colorido por cima, e prefere folhosas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Phyllotopsidaceae',
    genus: 'Pleurocybella',
    species: 'porrigens',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Has caused fatal brain disease.',
      es: 'Ha causado una enfermedad mortal del cerebro.',
      pt: 'Já causou uma doença fatal do cérebro.',
    },
    advice: {
      en: 'Older books call it edible; they are wrong. Anyone with kidney disease who has eaten it should see a doctor even without complaints.',
      es: 'Los libros antiguos la dan por comestible; se equivocan. Quien padezca de los riñones y la haya comido debe ver a un médico aunque no note nada.',
      pt: 'Livros antigos o dão por comestível; enganam-se. Quem sofre dos rins e o comeu deve procurar um médico mesmo sem queixas.',
    },
  },
  poisoning: {
    toxins: ['pleurocybellaziridine (proposed)'],
    syndrome: 'encephalopathy',
    onsetHours: { min: 24, max: 744 },
    course: [
      {
        when: { en: 'Days to weeks', es: 'Días a semanas', pt: 'Dias a semanas' },
        what: { en: 'Nothing is noticed.', es: 'No se nota nada.', pt: 'Nada se nota.' },
      },
      {
        when: { en: 'Then', es: 'Después', pt: 'Depois' },
        what: {
          en: 'Weak legs, trembling, jerking limbs, slurred speech.',
          es: 'Piernas débiles, temblor, sacudidas de los miembros, habla confusa.',
          pt: 'Pernas fracas, tremor, abalos dos membros, fala arrastada.',
        },
      },
      {
        when: { en: 'Within about a week', es: 'En una semana, más o menos', pt: 'Em cerca de uma semana' },
        what: {
          en: 'Clouded consciousness, seizures that resist treatment, coma, death in about a third.',
          es: 'Conciencia turbia, convulsiones rebeldes al tratamiento, coma; muere cerca de un tercio.',
          pt: 'Consciência turva, convulsões rebeldes ao tratamento, coma; morre cerca de um terço.',
        },
      },
    ],
    source: 'kato-2004',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–10 cm, fan or tongue-shaped, thin, pure white, ageing cream; edge inrolled',
      es: '2–10 cm, en abanico o lengua, fino, blanco puro, crema con la edad; borde enrollado',
      pt: '2–10 cm, em leque ou língua, fino, branco puro, creme com a idade; borda enrolada',
    },
    gills: {
      en: 'White, ageing creamy, narrow, crowded, fanning out from the point of attachment',
      es: 'Blancas, con la edad crema, estrechas, apretadas, en abanico desde el punto de inserción',
      pt: 'Brancas, creme com a idade, estreitas, apertadas, em leque a partir do ponto de inserção',
    },
    flesh: {
      en: 'White, very thin, pliant',
      es: 'Blanca, muy fina, flexible',
      pt: 'Branca, muito fina, flexível',
    },
    spores: {
      en: 'Print white; spores round, smooth',
      es: 'Esporada blanca; esporas redondas, lisas',
      pt: 'Esporada branca; esporos redondos, lisos',
    },
    odour: {
      en: 'Faint and pleasant; no sign of harm',
      es: 'Leve y agradable; nada delata el daño',
      pt: 'Leve e agradável; nada denuncia o dano',
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    growthForm: 'shelf',
    capShapes: ['offset'],
    capSurfaces: ['smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'shelf',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#fdfbf4', light: '#ffffff', dark: '#efe6cf' },
      hymenium: { typical: '#fdfaf0' },
      stipe: { typical: '#faf6ea' },
      flesh: { typical: '#ffffff' },
    },
    size: { cap: { min: 2, max: 10 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-white': 'usual',
    'colour-cream': 'sometimes',
    'ground-stump': 'usual',
    'ground-conifer': 'usual',
    'growth-tuft': 'sometimes',
    'underside-gills-decurrent': 'usual',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'underside-gills-free': 'impossible',
  },
  habitat: {
    en: 'Mossy, rotten logs and stumps of conifers in cool, wet forests.',
    es: 'Troncos y tocones podridos y musgosos de coníferas, en bosques frescos y húmedos.',
    pt: 'Troncos e tocos podres e musgosos de coníferas, em florestas frescas e úmidas.',
  },
  distribution: {
    en: 'Northern Europe, northern Asia and Japan, and North America.',
    es: 'Norte de Europa, norte de Asia y Japón, y Norteamérica.',
    pt: 'Norte da Europa, norte da Ásia e Japão, e América do Norte.',
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
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [9, 10],
    },
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
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
      value: 'confusion',
      description: {
        en: 'Loss of consciousness follows the trembling within days.',
        es: 'A los temblores sigue, en días, la pérdida de conciencia.',
        pt: 'Aos tremores segue, em dias, a perda de consciência.',
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
      species: 'pleurotus-ostreatus',
      trait: 'cap',
      own: {
        en: 'Thin as paper, pure white, no stem; on conifers',
        es: 'Fino como papel, blanco puro, sin pie; en coníferas',
        pt: 'Fino como papel, branco puro, sem estipe; em coníferas',
      },
      other: {
        en: 'Thick-fleshed, grey to brown; mostly on broad-leaved wood',
        es: 'Carnoso, gris a pardo; casi siempre en frondosas',
        pt: 'Carnudo, cinza a marrom; quase sempre em folhosas',
      },
    },
  ],
  references: ['gonmori-2011', 'kato-2004', 'kuwabara-2005', 'white-2019', 'laessoe-petersen-2019'],
}
