import type { SpeciesSample } from '@sample/types'

export const inocybeGeophylla: SpeciesSample = {
  slug: 'inocybe-geophylla',
  scientificName: 'Inocybe geophylla',
  authority: '(Sowerby) P. Kumm.',
  synonyms: ['Agaricus geophyllus', 'Inocybe clarkii'],
  commonNames: {
    en: ['White fibrecap', 'Earthy inocybe', 'Common white inocybe'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A small, silky white cap with a hump and clay-brown gills, common along woodland paths. It is rich in muscarine.',
    es: 'Seta pequeña, blanca y sedosa, con mamelón y láminas pardo arcilla, común junto a los caminos del bosque. Rica en muscarina.',
    pt: 'Cogumelo pequeno, branco e sedoso, com umbo e lâminas marrom-argila, comum à beira das trilhas do bosque. Rico em muscarina.',
  },
  about: {
    en: `Few poisonous mushrooms are as common, and few look as harmless: a white cone of silk two fingers wide, beside a path, in moss or short grass, often by the dozen. The cone opens, keeps its hump and may split at the edge. A fine white cobweb ties the young cap to the stem; it is soon gone and leaves no ring.

The gills give it away, but late. Cream at first, they turn the brown of wet clay as the spores ripen, and they never run down the stem; the print is dull brown. Those of the miller, _Clitopilus prunulus_, run far down and turn pink. Young field mushrooms, _Agaricus campestris_, have a ring and free, pink gills; the fairy ring champignon, _Marasmius oreades_, a tough stem and gills set wide apart.

A lilac form, called _Inocybe lilacina_ by many, is just as poisonous and has the colours of a small wood blewit, _Lepista nuda_. The deadly fibrecap, _Inosperma erubescens_, is larger and slowly reddens.

In fourteen poisonings by this and related species in Israel the first signs came after 15 minutes to two hours, in one person after five. All recovered with treatment within twelve hours (Lurie and others, 2009).`,
    es: `Pocas setas venenosas son tan comunes y pocas parecen tan inofensivas: un cono de seda blanca de dos dedos de ancho, junto a un camino, entre musgo o hierba corta, a menudo por docenas. El cono se abre, conserva el mamelón y puede rajarse en el borde. Una fina telaraña blanca une el píleo joven al pie; desaparece pronto y no deja anillo.

La delatan las láminas, pero tarde. Crema al principio, toman el pardo de la arcilla mojada al madurar las esporas, y nunca bajan por el pie; la esporada es parda. Las de la molinera, _Clitopilus prunulus_, bajan mucho y se vuelven rosadas. Los champiñones silvestres jóvenes, _Agaricus campestris_, tienen anillo y láminas rosas y libres; la senderuela, _Marasmius oreades_, pie tenaz y láminas muy separadas.

Una forma lila, que muchos llaman _Inocybe lilacina_, es igual de venenosa y tiene los colores de un pie azul pequeño, _Lepista nuda_. _Inosperma erubescens_, mortal, es mayor y enrojece despacio.

En catorce intoxicaciones por esta y otras especies afines en Israel los primeros signos llegaron entre 15 minutos y dos horas después, en una persona a las cinco. Todas se recuperaron con tratamiento en doce horas (Lurie y otros, 2009).`,
    pt: `Poucos cogumelos venenosos são tão comuns e poucos parecem tão inofensivos: um cone de seda branca de dois dedos de largura, à beira de uma trilha, entre musgo ou grama curta, muitas vezes às dúzias. O cone se abre, conserva o umbo e pode fender-se na borda. Uma fina teia branca prende o chapéu jovem ao estipe; some logo e não deixa anel.

As lâminas o denunciam, mas tarde. Creme no início, tomam o marrom da argila molhada quando os esporos amadurecem, e nunca descem pelo estipe; a esporada é marrom. As de _Clitopilus prunulus_ descem muito e ficam rosadas. Os champignons do campo jovens, _Agaricus campestris_, têm anel e lâminas rosadas e livres; _Marasmius oreades_, estipe tenaz e lâminas bem espaçadas.

Uma forma lilás, que muitos chamam _Inocybe lilacina_, é igualmente venenosa e tem as cores de um _Lepista nuda_ pequeno. _Inosperma erubescens_, mortal, é maior e avermelha devagar.

Em catorze intoxicações por esta e outras espécies próximas em Israel, os primeiros sinais vieram entre 15 minutos e duas horas depois, numa pessoa após cinco. Todas se recuperaram com tratamento em doze horas (Lurie e outros, 2009).`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Inocybaceae',
    genus: 'Inocybe',
    species: 'geophylla',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Muscarine acts within minutes and can kill.',
      es: 'La muscarina actúa en minutos y puede matar.',
      pt: 'A muscarina age em minutos e pode matar.',
    },
    advice: {
      en: 'Sweating, dribbling and small pupils soon after a mushroom meal are an emergency with an antidote: call an ambulance. Children are at most risk. Cooking does not destroy the poison.',
      es: 'Sudor, babeo y pupilas pequeñas poco después de comer setas son una urgencia que tiene antídoto: llama a una ambulancia. Los niños corren más riesgo. La cocción no destruye el veneno.',
      pt: 'Suor, baba e pupilas pequenas pouco depois de comer cogumelos são uma emergência que tem antídoto: chame uma ambulância. As crianças correm mais risco. O cozimento não destrói o veneno.',
    },
  },
  poisoning: {
    toxins: ['muscarine'],
    syndrome: 'muscarine',
    onsetHours: { min: 0.25, max: 5 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Sweat, saliva and tears; sickness, belly pain, diarrhoea; small pupils and blurred sight. At times only after five hours.',
          es: 'Sudor, saliva y lágrimas; náuseas, dolor de vientre, diarrea; pupilas pequeñas y vista borrosa. A veces solo a las cinco horas.',
          pt: 'Suor, saliva e lágrimas; náusea, dor de barriga, diarreia; pupilas pequenas e visão turva. Às vezes só depois de cinco horas.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Slow or fast pulse, falling blood pressure, trembling, fainting; in severe cases breathing is hard.',
          es: 'Pulso lento o rápido, caída de la tensión, temblor, desmayo; en los casos graves cuesta respirar.',
          pt: 'Pulso lento ou rápido, queda da pressão, tremor, desmaio; nos casos graves é difícil respirar.',
        },
      },
      {
        when: { en: 'Within 12 h', es: 'En 12 h', pt: 'Em 12 h' },
        what: {
          en: 'With treatment the signs fade.',
          es: 'Con tratamiento los signos ceden.',
          pt: 'Com tratamento os sinais cedem.',
        },
      },
    ],
    source: 'lurie-2009',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '1–5 cm, a cone, then flat with a hump; white to cream, rarely lilac, silky; edge may split',
      es: '1–5 cm, cónico, luego plano con mamelón; blanco a crema, rara vez lila, sedoso; el borde puede rajarse',
      pt: '1–5 cm, cônico, depois plano com umbo; branco a creme, raro lilás, sedoso; a borda pode fender-se',
    },
    gills: {
      en: 'Crowded, narrowly attached; cream, then clay brown with a pale edge',
      es: 'Apretadas, apenas unidas al pie; crema, luego pardo arcilla con la arista pálida',
      pt: 'Apertadas, pouco presas ao estipe; creme, depois marrom-argila com a aresta pálida',
    },
    stipe: {
      en: '1–7 cm, thin, white, silky, mealy above, often with a small bulb; no ring',
      es: '1–7 cm, delgado, blanco, sedoso, harinoso arriba, a menudo con un pequeño bulbo; sin anillo',
      pt: '1–7 cm, fino, branco, sedoso, farinhento em cima, muitas vezes com um pequeno bulbo; sem anel',
    },
    flesh: {
      en: 'Thin, white, unchanging when bruised',
      es: 'Delgada, blanca, inmutable al roce',
      pt: 'Fina, branca, imutável ao toque',
    },
    spores: {
      en: 'Print dull brown; spores smooth, almond-shaped',
      es: 'Esporada parda; esporas lisas, en forma de almendra',
      pt: 'Esporada marrom; esporos lisos, em forma de amêndoa',
    },
    odour: {
      en: 'Earthy, mealy or of sperm, often faint; never taste it',
      es: 'Terroso, harinoso o espermático, a menudo tenue; nunca hay que probarla',
      pt: 'Terroso, farináceo ou espermático, muitas vezes tênue; nunca se deve provar',
    },
  },
  decisive: ['gills', 'spores', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['conical', 'campanulate', 'umbonate'],
    capSurfaces: ['fibrillose', 'smooth'],
    capMargin: 'split',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#f3efe6', light: '#fdfbf7', dark: '#ddcfae' },
      hymenium: { typical: '#a98e68', light: '#dccdb0', dark: '#86694a' },
      stipe: { typical: '#f3eee3', light: '#fbf9f3', dark: '#ddd0b6' },
      flesh: { typical: '#faf7f0' },
    },
    size: { cap: { min: 1, max: 5 }, height: { min: 1, max: 7 }, stipeThickness: { min: 0.3, max: 0.7 } },
    bulb: 0.15,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-flour': 'usual',
    'smell-foul': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'usual',
    'colour-violet': 'sometimes',
    'colour-brown': 'sometimes',
    'underside-gills-free': 'misread',
    'underside-gills-notched': 'sometimes',
    'ring-none': 'usual',
    'ring-cobweb': 'sometimes',
    'base-bulb': 'sometimes',
    'ground-conifer': 'usual',
    'ground-broadleaf': 'usual',
    'ground-moss': 'sometimes',
    'ground-soil': 'usual',
    'ground-grass': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'print-white': 'misread',
    'base-sac': 'impossible',
    'underside-gills-decurrent': 'impossible',
  },
  habitat: {
    en: 'Woods of all kinds, along paths, in moss, bare soil and short grass; with broad-leaved trees and conifers.',
    es: 'Bosques de toda clase, junto a caminos, entre musgo, tierra desnuda y hierba corta; con frondosas y coníferas.',
    pt: 'Bosques de todo tipo, à beira de trilhas, entre musgo, terra nua e grama curta; com folhosas e coníferas.',
  },
  distribution: {
    en: 'Europe, North America and the eastern Mediterranean; common.',
    es: 'Europa, Norteamérica y Mediterráneo oriental; común.',
    pt: 'Europa, América do Norte e Mediterrâneo oriental; comum.',
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
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [11, 12, 1],
      peak: [12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'sweating',
      description: {
        en: 'Drenching, with saliva and tears.',
        es: 'Profusa, con saliva y lágrimas.',
        pt: 'Intensa, com saliva e lágrimas.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Early, with belly pain and diarrhoea.',
        es: 'Tempranos, con dolor de vientre y diarrea.',
        pt: 'Precoces, com dor de barriga e diarreia.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'In severe cases phlegm and narrowed airways make breathing hard.',
        es: 'En los casos graves las flemas y el cierre de los bronquios dificultan la respiración.',
        pt: 'Nos casos graves o catarro e os brônquios estreitados dificultam a respiração.',
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
      species: 'inosperma-erubescens',
      trait: 'flesh',
      own: {
        en: 'White, never red; cap under 5 cm',
        es: 'Blanca, nunca roja; píleo de menos de 5 cm',
        pt: 'Branca, nunca vermelha; chapéu de menos de 5 cm',
      },
      other: {
        en: 'Slowly red where bruised, at times hardly; cap to 8 cm. Deadly',
        es: 'Roja poco a poco al roce, a veces apenas; píleo de hasta 8 cm. Mortal',
        pt: 'Aos poucos vermelha onde tocada, às vezes quase nada; chapéu até 8 cm. Mortal',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'gills',
      own: {
        en: 'Narrowly attached, never running down; cream, then clay brown',
        es: 'Apenas unidas al pie, nunca decurrentes; crema, luego pardo arcilla',
        pt: 'Pouco presas ao estipe, nunca decurrentes; creme, depois marrom-argila',
      },
      other: {
        en: 'Running far down the stem; cream, then flesh pink',
        es: 'Muy decurrentes; crema, luego rosa carne',
        pt: 'Muito decurrentes; creme, depois rosa-carne',
      },
    },
    {
      species: 'lepista-nuda',
      trait: 'spores',
      own: {
        en: 'Print dull brown; cap under 5 cm, silky, white or lilac',
        es: 'Esporada parda; píleo de menos de 5 cm, sedoso, blanco o lila',
        pt: 'Esporada marrom; chapéu de menos de 5 cm, sedoso, branco ou lilás',
      },
      other: {
        en: 'Print pale pink; cap smooth, soon over 5 cm',
        es: 'Esporada rosa pálido; píleo liso, pronto de más de 5 cm',
        pt: 'Esporada rosa-pálida; chapéu liso, logo acima de 5 cm',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Cream, then clay brown; attached; no ring',
        es: 'Crema, luego pardo arcilla; unidas al pie; sin anillo',
        pt: 'Creme, depois marrom-argila; presas ao estipe; sem anel',
      },
      other: {
        en: 'Pink, then chocolate; free; a thin ring',
        es: 'Rosas, luego chocolate; libres; un anillo fino',
        pt: 'Rosadas, depois chocolate; livres; um anel fino',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'gills',
      own: {
        en: 'Crowded; cream, then clay brown',
        es: 'Apretadas; crema, luego pardo arcilla',
        pt: 'Apertadas; creme, depois marrom-argila',
      },
      other: {
        en: 'Wide apart, cream to tan; stem tough',
        es: 'Muy separadas, crema a avellana; pie tenaz',
        pt: 'Bem espaçadas, creme a cor de avelã; estipe tenaz',
      },
    },
  ],
  references: [
    'lurie-2009',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
