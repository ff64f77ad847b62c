import type { SpeciesSample } from '@sample/types'

export const cortinariusRubellus: SpeciesSample = {
  slug: 'cortinarius-rubellus',
  scientificName: 'Cortinarius rubellus',
  authority: 'Cooke',
  gbif: 2528663,
  synonyms: ['Cortinarius speciosissimus', 'Cortinarius orellanoides'],
  commonNames: { en: ['Deadly webcap'], es: [], pt: [] },
  summary: {
    en: 'A pointed, rust-orange webcap of mossy conifer woods. Its poison stops the kidneys one to three weeks after the meal.',
    es: 'Cortinario puntiagudo, de color naranja herrumbre, de los bosques musgosos de coníferas. Detiene los riñones de una a tres semanas después.',
    pt: 'Cortinário pontudo, laranja-ferrugíneo, dos bosques musgosos de coníferas. Para os rins de uma a três semanas depois da refeição.',
  },
  about: {
    en: `In wet spruce forest, among bilberry and bog moss, a small orange-brown cone lifts itself on a stem wrapped in crooked yellow bands. Those bands, left by the veil, are the best sign of the deadly webcap; its relative of the oak woods, _Cortinarius orellanus_, lacks them. Older books know it as _Cortinarius speciosissimus_.

It shares its moss with chanterelles, and that is how most poisonings happen: a handful of tawny mushrooms is lifted out of the green without each one being turned over. _Cantharellus cibarius_ has blunt ridges and pale flesh with a scent of apricot. The webcap has real gills, far apart, coloured like rust, and a smell of radish.

Orellanine is slow. The people who ate it have gone home from their holiday, or back to work, before thirst and loin pain begin. Doctors who are not told of mushrooms do not think of them. Say so, even weeks later.`,
    es: `En los abetales rojos húmedos, entre arándanos y esfagnos, un pequeño cono pardo anaranjado se alza sobre un pie ceñido por bandas amarillas en zigzag. Esas bandas, restos del velo, son la mejor señal de esta especie; su pariente de los robledales, _Cortinarius orellanus_, no las tiene. Los libros antiguos la llaman _Cortinarius speciosissimus_.

Comparte el musgo con los rebozuelos, y así ocurren casi todas las intoxicaciones: se saca del verde un puñado de setas leonadas sin dar la vuelta a cada una. _Cantharellus cibarius_ tiene pliegues romos y carne pálida con aroma a albaricoque. El cortinario tiene láminas verdaderas, separadas, de color herrumbre, y huele a rábano.

La orellanina es lenta. Quien la comió ha vuelto ya de las vacaciones o al trabajo cuando empiezan la sed y el dolor lumbar. El médico a quien no se habla de setas no piensa en ellas. Hay que decirlo, aunque hayan pasado semanas.`,
    pt: `Nos bosques úmidos de espruce, entre mirtilos e esfagnos, um pequeno cone marrom-alaranjado se ergue sobre um estipe cingido por faixas amarelas em zigue-zague. Essas faixas, restos do véu, são o melhor sinal da espécie; seu parente dos carvalhais, _Cortinarius orellanus_, não as tem. Os livros antigos o chamam _Cortinarius speciosissimus_.

Divide o musgo com os cantarelos, e assim acontece a maioria das intoxicações: tira-se do verde um punhado de cogumelos fulvos sem virar cada um. _Cantharellus cibarius_ tem pregas rombas e carne clara com aroma de damasco. O cortinário tem lâminas verdadeiras, espaçadas, cor de ferrugem, e cheira a rabanete.

A orelanina é lenta. Quem a comeu já voltou das férias ou ao trabalho quando começam a sede e a dor lombar. O médico a quem não se fala de cogumelos não pensa neles. É preciso contar, mesmo semanas depois.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Cortinariaceae',
    genus: 'Cortinarius',
    species: 'rubellus',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Destroys the kidneys long after the meal.',
      es: 'Destruye los riñones mucho después de la comida.',
      pt: 'Destrói os rins muito depois da refeição.',
    },
    advice: {
      en: 'There is no antidote, and feeling well proves nothing for three weeks. If a webcap was eaten, have the kidneys tested at a hospital now.',
      es: 'No hay antídoto, y encontrarse bien no prueba nada durante tres semanas. Si se ha comido un cortinario, hay que examinar ya los riñones en un hospital.',
      pt: 'Não há antídoto, e sentir-se bem não prova nada durante três semanas. Se um cortinário foi comido, é preciso examinar já os rins num hospital.',
    },
  },
  poisoning: {
    toxins: ['orellanine'],
    syndrome: 'orellanine',
    onsetHours: { min: 24, max: 504 },
    course: [
      {
        when: { en: 'First days', es: 'Primeros días', pt: 'Primeiros dias' },
        what: {
          en: 'Usually nothing; in some, passing nausea from the first to the third day.',
          es: 'Por lo general, nada; en algunos, náuseas pasajeras entre el primer y el tercer día.',
          pt: 'Em geral, nada; em alguns, náusea passageira do primeiro ao terceiro dia.',
        },
      },
      {
        when: { en: 'Day 4–21', es: 'Día 4–21', pt: '4º–21º dia' },
        what: {
          en: 'Burning thirst, headache, chills, pain in the loins; urine first plentiful, then scarce.',
          es: 'Sed ardiente, dolor de cabeza, escalofríos, dolor lumbar; orina primero abundante, después escasa.',
          pt: 'Sede ardente, dor de cabeça, calafrios, dor lombar; urina primeiro abundante, depois escassa.',
        },
      },
      {
        when: { en: 'Later', es: 'Más tarde', pt: 'Mais tarde' },
        what: {
          en: 'Recovery over months in some; in others the kidneys are lost for good.',
          es: 'Recuperación en meses en algunos; otros pierden los riñones para siempre.',
          pt: 'Recuperação em meses em alguns; outros perdem os rins para sempre.',
        },
      },
    ],
    source: 'danel-2001',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–8 cm, cone-shaped with a sharp hump; tawny orange to fox brown, dry, finely scaly',
      es: '3–8 cm, cónico con mamelón agudo; leonado anaranjado a zorro, seco, finamente escamoso',
      pt: '3–8 cm, cônico com umbo agudo; fulvo-alaranjado a cor de raposa, seco, finamente escamoso',
    },
    gills: {
      en: 'Thick, far apart, ochre-orange, then rust brown',
      es: 'Gruesas, muy separadas, ocre anaranjado y luego herrumbre',
      pt: 'Espessas, muito espaçadas, ocre-alaranjadas e depois ferrugíneas',
    },
    ring: {
      en: 'None: a yellow cobweb when young',
      es: 'Ninguno: una cortina amarilla de joven',
      pt: 'Nenhum: uma cortina amarela quando jovem',
    },
    stipe: {
      en: '5–14 cm, tawny with lemon-yellow zigzag bands',
      es: '5–14 cm, leonado con bandas amarillo limón en zigzag',
      pt: '5–14 cm, fulvo com faixas amarelo-limão em zigue-zague',
    },
    flesh: {
      en: 'Pale ochre to rusty, unchanging',
      es: 'Ocre pálido a herrumbrosa, inmutable',
      pt: 'Ocre-pálida a ferrugínea, imutável',
    },
    spores: {
      en: 'Print rust brown; spores broad, almost round, warty',
      es: 'Esporada pardo herrumbre; esporas anchas, casi redondas, verrugosas',
      pt: 'Esporada marrom-ferrugínea; esporos largos, quase redondos, verrucosos',
    },
    odour: {
      en: 'Weak, of radish. Never taste',
      es: 'Débil, a rábano. No la pruebes nunca',
      pt: 'Fraco, de rabanete. Nunca prove',
    },
  },
  decisive: ['stipe', 'gills', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'umbonate'],
    capSurfaces: ['fibrillose', 'scaly'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'cortina',
    stipePattern: 'banded',
    sporePrint: ['reddish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#b0602a', light: '#c98745', dark: '#83421b' },
      hymenium: { typical: '#b4692b', light: '#c98a44', dark: '#7a4118' },
      stipe: { typical: '#c98f4b', light: '#e6c463', dark: '#99602a' },
      ring: { typical: '#e2c25e' },
      flesh: { typical: '#dcb679' },
      marks: { typical: '#8a4a20' },
    },
    size: { cap: { min: 3, max: 8 }, height: { min: 5, max: 14 }, stipeThickness: { min: 0.5, max: 2 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-radish': 'usual',
    'smell-faint': 'sometimes',
    'colour-orange': 'usual',
    'ground-conifer': 'usual',
    'ring-none': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-tuft': 'sometimes',
    'ground-stump': 'misread',
    'underside-gills-notched': 'sometimes',
    'colour-white': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-free': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
    'print-white': 'impossible',
  },
  habitat: {
    en: 'Damp, acid conifer forest, above all old spruce with bilberry and bog moss, also pine.',
    es: 'Bosques ácidos y húmedos de coníferas, sobre todo píceas viejas con arándanos y esfagnos, también pinos.',
    pt: 'Bosques ácidos e úmidos de coníferas, sobretudo espruces velhos com mirtilos e esfagnos, também pinheiros.',
  },
  distribution: {
    en: 'Northern Europe and the mountains of the centre; also North America. Rare in the south.',
    es: 'Norte de Europa y montañas del centro; también en Norteamérica. Raro en el sur.',
    pt: 'Norte da Europa e montanhas do centro; também na América do Norte. Raro no sul.',
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
      months: [7, 8, 9, 10, 11],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'One to three weeks after the meal; may never heal.',
        es: 'De una a tres semanas después de la comida; puede no curarse nunca.',
        pt: 'De uma a três semanas depois da refeição; pode nunca se curar.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'An early, short and easily forgotten sign.',
        es: 'Signo temprano, breve y fácil de olvidar.',
        pt: 'Sinal precoce, breve e fácil de esquecer.',
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
      species: 'cortinarius-orellanus',
      trait: 'stipe',
      own: {
        en: 'Yellow zigzag bands; pointed cap; mossy conifer woods',
        es: 'Bandas amarillas en zigzag; píleo puntiagudo; bosques musgosos de coníferas',
        pt: 'Faixas amarelas em zigue-zague; chapéu pontudo; bosques musgosos de coníferas',
      },
      other: {
        en: 'No bands; blunt cap; warm oak woods. Same poison',
        es: 'Sin bandas; píleo romo; robledales cálidos. El mismo veneno',
        pt: 'Sem faixas; chapéu rombudo; carvalhais quentes. O mesmo veneno',
      },
    },
    {
      species: 'armillaria-mellea',
      trait: 'spores',
      own: {
        en: 'Print rust brown; on the ground in moss',
        es: 'Esporada pardo herrumbre; en el suelo, entre musgo',
        pt: 'Esporada marrom-ferrugem; no chão, entre musgo',
      },
      other: {
        en: 'Print white; in tufts on wood, with a ring',
        es: 'Esporada blanca; en haces sobre madera, con anillo',
        pt: 'Esporada branca; em tufos sobre madeira, com anel',
      },
    },
    {
      species: 'hygrophoropsis-aurantiaca',
      trait: 'spores',
      own: {
        en: 'Print rust brown; gills do not run down',
        es: 'Esporada pardo herrumbre; láminas no decurrentes',
        pt: 'Esporada marrom-ferrugem; lâminas não decurrentes',
      },
      other: {
        en: 'Print white to cream; gills run down the stem',
        es: 'Esporada blanca a crema; láminas decurrentes',
        pt: 'Esporada branca a creme; lâminas decurrentes',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'True gills, far apart, turning rust',
        es: 'Láminas verdaderas, separadas, que se vuelven herrumbre',
        pt: 'Lâminas verdadeiras, espaçadas, que ficam ferrugíneas',
      },
      other: {
        en: 'Blunt forked ridges, egg yellow',
        es: 'Pliegues romos y ahorquillados, amarillo yema',
        pt: 'Pregas rombas e bifurcadas, amarelo-gema',
      },
    },
    {
      species: 'craterellus-tubaeformis',
      trait: 'gills',
      own: {
        en: 'True gills, thick, turning rust brown; not running down',
        es: 'Verdaderas láminas, gruesas, luego herrumbre; no decurrentes',
        pt: 'Lâminas verdadeiras, espessas, depois ferrugíneas; não decurrentes',
      },
      other: {
        en: 'Blunt forked folds running down a hollow stem',
        es: 'Pliegues romos y ahorquillados, decurrentes por un pie hueco',
        pt: 'Pregas rombudas e bifurcadas, decurrentes num estipe oco',
      },
    },
  ],
  references: [
    'danel-2001',
    'bresinsky-besl-1990',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'graeme-2014',
  ],
}
