import type { SpeciesSample } from '@sample/types'

export const amanitaProxima: SpeciesSample = {
  slug: 'amanita-proxima',
  scientificName: 'Amanita proxima',
  authority: 'Dumée',
  commonNames: { en: [], es: [], pt: [] },
  summary: {
    en: 'White, with a skirt that lasts and an ochre sac. Around the Mediterranean it has caused kidney failure in people who thought they knew it.',
    es: 'Blanca, de anillo persistente y volva ocre. En el Mediterráneo ha causado fallo renal a quienes creían conocerla.',
    pt: 'Branca, com anel persistente e volva ocre. No Mediterrâneo já causou insuficiência renal em quem julgava conhecê-la.',
  },
  about: {
    en: `Along the Spanish and French Mediterranean a large white amanita, _Amanita ovoidea_, is gathered and eaten by tradition. Its double is smaller, less floury, and wears a rust-ochre sac where the other has a cream one; its ring is a lasting skirt instead of cream that sticks to the fingers. These are differences of degree, and those who rely on them are the ones who fill the case reports.

The poisoning was recognised late. It begins like indigestion, mostly half a day after the meal, at times sooner. When the stomach has calmed, the patient passes less and less urine, and the blood shows failing kidneys together with a mildly irritated liver. Many need dialysis for some weeks; nearly all regain their kidneys, unlike those poisoned by _Cortinarius orellanus_.

The same illness is known from related white amanitas of Portugal and North America. A poison in the American one, allenic norleucine, is suspected here too. White amanitas forgive no mistake: leave them.`,
    es: `En el Mediterráneo español y francés se recolecta y se come por tradición una gran amanita blanca, _Amanita ovoidea_. Su doble es más pequeño y menos harinoso, y tiene la volva ocre herrumbrosa en vez de crema; su anillo es una faldilla persistente y no una crema que se pega a los dedos. Son diferencias de grado, y quienes se fían de ellas son los que llenan las historias clínicas.

La intoxicación se reconoció tarde. Empieza como una indigestión, casi siempre medio día después de comer, a veces antes. Cuando el estómago se ha calmado, el enfermo orina cada vez menos, y los análisis muestran el fallo de los riñones junto a una leve irritación del hígado. Muchos necesitan diálisis unas semanas; casi todos recuperan los riñones, al contrario que los intoxicados por _Cortinarius orellanus_.

La misma enfermedad se conoce en amanitas blancas próximas de Portugal y Norteamérica. El veneno de la americana, la norleucina alénica, se sospecha también en esta. Con las amanitas blancas no cabe un solo error: déjalas.`,
    pt: `No Mediterrâneo espanhol e francês colhe-se e come-se por tradição uma grande amanita branca, _Amanita ovoidea_. A parecida _Amanita proxima_ é menor e menos farinhosa, e tem a volva ocre-ferrugínea em vez de creme; o anel é uma saia persistente, não um creme que gruda nos dedos. São diferenças de grau, e quem confia nelas é quem enche os relatos de casos.

A intoxicação foi reconhecida tarde. Começa como uma indigestão, quase sempre meio dia depois da refeição, às vezes antes. Quando o estômago se acalma, o doente urina cada vez menos, e os exames mostram rins em insuficiência e o fígado um pouco irritado. Muitos precisam de diálise por algumas semanas; quase todos recuperam os rins, ao contrário dos intoxicados por _Cortinarius orellanus_.

A mesma doença é conhecida em amanitas brancas próximas de Portugal e da América do Norte. O veneno da americana, a norleucina alênica, é suspeito também aqui. Amanitas brancas não perdoam um único erro: deixe-as.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'proxima',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Causes kidney failure, one to four days later.',
      es: 'Causa fallo renal, de uno a cuatro días después.',
      pt: 'Causa insuficiência renal, de um a quatro dias depois.',
    },
    advice: {
      en: 'Cooking does not help. Anyone who fell ill after a meal of white amanitas needs blood tests over several days, even if the vomiting has passed.',
      es: 'Cocinarla no sirve. Quien enferme tras comer amanitas blancas necesita análisis durante varios días, aunque los vómitos hayan pasado.',
      pt: 'Cozinhar não adianta. Quem adoecer depois de comer amanitas brancas precisa de exames durante vários dias, mesmo que os vômitos tenham passado.',
    },
  },
  poisoning: {
    toxins: ['allenic norleucine (suspected)'],
    syndrome: 'nephrotoxic-amino-acid',
    onsetHours: { min: 0.5, max: 24 },
    course: [
      {
        when: { en: '30 min–24 h', es: '30 min–24 h', pt: '30 min–24 h' },
        what: {
          en: 'Nausea, vomiting, belly pain, sometimes diarrhoea; mostly after 10 to 12 hours. An early start proves nothing.',
          es: 'Náuseas, vómitos, dolor de vientre, a veces diarrea; casi siempre entre 10 y 12 horas después. Que empiece pronto no tranquiliza.',
          pt: 'Náusea, vômitos, dor de barriga, às vezes diarreia; quase sempre de 10 a 12 horas depois. Começar cedo não prova nada.',
        },
      },
      {
        when: { en: '1–4 days', es: '1–4 días', pt: '1–4 dias' },
        what: {
          en: 'Less and less urine; the kidneys fail, with a mild hepatitis.',
          es: 'Cada vez menos orina; fallan los riñones, con una hepatitis leve.',
          pt: 'Cada vez menos urina; os rins falham, com uma hepatite leve.',
        },
      },
      {
        when: { en: 'Weeks', es: 'Semanas', pt: 'Semanas' },
        what: {
          en: 'Dialysis where needed. Kidney function comes back in nearly everyone.',
          es: 'Diálisis si hace falta. La función renal vuelve en casi todos.',
          pt: 'Diálise se preciso. A função renal volta em quase todos.',
        },
      },
    ],
    source: 'kirchmair-2012',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–15 cm, ivory white, bare or with shreds of ochre veil; margin smooth',
      es: '5–15 cm, blanco marfil, desnudo o con jirones de velo ocre; margen liso',
      pt: '5–15 cm, branco-marfim, nu ou com farrapos de véu ocre; margem lisa',
    },
    gills: {
      en: 'White to cream, crowded, free',
      es: 'Blancas a crema, apretadas, libres',
      pt: 'Brancas a creme, apertadas, livres',
    },
    ring: {
      en: 'White, membranous, a lasting skirt, lined above',
      es: 'Blanco, membranoso, en faldilla persistente, estriado por encima',
      pt: 'Branco, membranoso, em saia persistente, estriado por cima',
    },
    stipe: {
      en: '6–14 cm, white, slightly floury, tapering upwards',
      es: '6–14 cm, blanco, algo harinoso, adelgazado hacia arriba',
      pt: '6–14 cm, branco, um pouco farinhoso, afinado para cima',
    },
    volva: {
      en: 'Thick sac, ochre to rusty orange, on a rooting base',
      es: 'Saco grueso, ocre a anaranjado herrumbroso, en una base radicante',
      pt: 'Saco espesso, ocre a laranja-ferrugíneo, em base radicante',
    },
    flesh: { en: 'White, firm, unchanging', es: 'Blanca, firme, inmutable', pt: 'Branca, firme, imutável' },
    spores: {
      en: 'Print white; spores oblong, amyloid',
      es: 'Esporada blanca; esporas oblongas, amiloides',
      pt: 'Esporada branca; esporos oblongos, amiloides',
    },
    odour: {
      en: 'Weak at first, heavy and unpleasant when old',
      es: 'Débil al principio, fuerte y desagradable en los viejos',
      pt: 'Fraco no início, forte e desagradável nos velhos',
    },
  },
  decisive: ['volva', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'soil',
    colours: {
      cap: { typical: '#f6f0e0', light: '#fdfaf0', dark: '#e6d8ba' },
      hymenium: { typical: '#faf5e6', light: '#fdfaf0', dark: '#efe2c4' },
      stipe: { typical: '#f8f3e4', light: '#fdfaf1', dark: '#e4d6b8' },
      ring: { typical: '#f9f4e6' },
      volva: { typical: '#c98a4a', light: '#dba767', dark: '#a3662f' },
      flesh: { typical: '#fdfaf0' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 6, max: 14 }, stipeThickness: { min: 1.2, max: 2.5 } },
    bulb: 0.4,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'sometimes',
    'ground-broadleaf': 'usual',
    'ground-conifer': 'sometimes',
    'flesh-blue': 'impossible',
    'ring-none': 'misread',
    'base-plain': 'misread',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-black': 'impossible',
    'print-purple': 'impossible',
  },
  habitat: {
    en: 'Warm, dry woods and scrub of evergreen oak, kermes oak and pine, on limestone, also on sandy soil.',
    es: 'Encinares, coscojares y pinares cálidos y secos, en terreno calizo, también en suelo arenoso.',
    pt: 'Bosques e matas quentes e secos de azinheira, carrasco e pinheiro, em terreno calcário, também em solo arenoso.',
  },
  distribution: {
    en: 'The western Mediterranean: Spain, southern France, Italy.',
    es: 'Mediterráneo occidental: España, sur de Francia, Italia.',
    pt: 'Mediterrâneo ocidental: Espanha, sul da França, Itália.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
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
      value: 'kidney-damage',
      description: {
        en: 'Acute failure after one to four days, as a rule reversible.',
        es: 'Fallo agudo al cabo de uno a cuatro días, por lo general reversible.',
        pt: 'Insuficiência aguda depois de um a quatro dias, em geral reversível.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Mostly after some ten hours, at times within one; easily put down to spoiled food.',
        es: 'Casi siempre tras unas diez horas, a veces ya en la primera; se achacan fácilmente a comida en mal estado.',
        pt: 'Quase sempre após umas dez horas, às vezes já na primeira; atribuídos facilmente a comida estragada.',
      },
    },
    {
      value: 'liver-damage',
      description: {
        en: 'Mild: raised enzymes, no failure.',
        es: 'Leve: enzimas elevadas, sin fallo.',
        pt: 'Leve: enzimas elevadas, sem insuficiência hepática.',
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
      species: 'amanita-verna',
      trait: 'volva',
      own: {
        en: 'Ochre to rust-orange sac',
        es: 'Saco ocre a naranja herrumbroso',
        pt: 'Saco ocre a laranja-ferrugíneo',
      },
      other: {
        en: 'White sac; liver poison',
        es: 'Saco blanco; veneno del hígado',
        pt: 'Saco branco; veneno do fígado',
      },
    },
    {
      species: 'amanita-ovoidea',
      trait: 'ring',
      own: {
        en: 'A lasting skirt; sac ochre to rust from the start. Kidney poison',
        es: 'Faldilla persistente; volva ocre a herrumbre desde joven. Veneno del riñón',
        pt: 'Saia persistente; volva ocre a ferrugem desde jovem. Veneno do rim',
      },
      other: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White to cream; ochre sac at the base',
        es: 'Blancas a crema; volva ocre en la base',
        pt: 'Brancas a creme; volva ocre na base',
      },
      other: {
        en: 'Pink, then chocolate; no sac',
        es: 'Rosas, luego chocolate; sin volva',
        pt: 'Rosadas, depois chocolate; sem volva',
      },
    },
    {
      species: 'amanita-ponderosa',
      trait: 'flesh',
      own: {
        en: 'Stays white when cut; ring a lasting skirt',
        es: 'Sigue blanca al corte; anillo en faldilla persistente',
        pt: 'Continua branca ao corte; anel em saia persistente',
      },
      other: {
        en: 'Slowly pinkish red when cut; ring crumbles early',
        es: 'Despacio rosada al corte; el anillo se deshace pronto',
        pt: 'Lentamente rosada ao corte; o anel logo se esfarela',
      },
    },
  ],
  references: ['kirchmair-2012', 'white-2019', 'index-fungorum'],
}
