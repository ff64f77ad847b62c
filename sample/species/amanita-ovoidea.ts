import type { SpeciesSample } from '@sample/types'

export const amanitaOvoidea: SpeciesSample = {
  slug: 'amanita-ovoidea',
  scientificName: 'Amanita ovoidea',
  authority: '(Bull.) Link',
  synonyms: ['Amidella ovoidea'],
  commonNames: {
    en: ['European white egg', 'Bearded amanita'],
    es: ['farinera', 'oronja blanca'],
    pt: [],
  },
  summary: {
    en: 'The giant white amanita of the Mediterranean, long eaten by tradition. Its double ruins the kidneys, and it is suspected itself.',
    es: 'La gran amanita blanca del Mediterráneo, comida por tradición. La que se le parece daña los riñones, y ella misma es sospechosa.',
    pt: 'A grande amanita branca do Mediterrâneo, comida por tradição. A que se parece com ela arruína os rins, e ela própria é suspeita.',
  },
  about: {
    en: `The largest of the white amanitas looks as if it had been rolled in flour. Scraps like cream cheese hang from the edge of the cap and come off on the fingers; the ring melts away in the same manner, and a thick sac holds the foot. It stands on limestone under holm oak and pine, often in troops beside paths, and smells unpleasant when old.

In Spain and Italy it is gathered by tradition, and the kidney patients of those coasts thought they had it. _Amanita proxima_ grows in the same woods: smaller, with a lasting ring, bare at the edge of the cap, and with an ochre to rust-orange sac. But the sac of this one turns cream to ochre with age. _Amanita verna_, deadly and just as white, bears the Spanish name “oronja blanca” as well; a common name is no guide.

Whether it is harmless itself is no longer certain. A society in Sardinia now calls it poisonous, the museum of the Balearics lists it as toxic, another Italian region lets it be sold. This guide follows the stricter ones and does not count it as food.`,
    es: `La mayor de las amanitas blancas parece enharinada. Del margen del píleo cuelgan jirones como de requesón que se quedan en los dedos; el anillo se deshace del mismo modo, y un saco grueso sujeta la base. Crece en terreno calizo bajo encinas y pinos, a menudo en grupos junto a los caminos, y de vieja huele mal.

En España e Italia se recolecta por tradición, y los enfermos del riñón de esas costas creían tener esta. _Amanita proxima_ vive en los mismos bosques: más pequeña, de anillo persistente, sin jirones en el margen y con la volva ocre a naranja herrumbroso. Pero también la volva de esta pasa a crema u ocre con la edad. _Amanita verna_, mortal e igual de blanca, se llama asimismo «oronja blanca»; un nombre común no sirve de guía.

Que ella misma sea inofensiva ya no es seguro. Una sociedad de Cerdeña la da hoy por venenosa, el museo de Baleares la cita como tóxica y otra región italiana permite venderla. Esta guía sigue a las más estrictas y no la cuenta como alimento.`,
    pt: `A maior das amanitas brancas parece enfarinhada. Da margem do chapéu pendem farrapos como de requeijão, que ficam nos dedos; o anel se desfaz do mesmo modo, e um saco espesso segura a base. Cresce em terreno calcário sob azinheiras e pinheiros, muitas vezes em grupos junto aos caminhos, e cheira mal quando velha.

Na Espanha e na Itália é colhida por tradição, e os doentes dos rins dessas costas julgavam tê-la colhido. _Amanita proxima_ vive nos mesmos bosques: menor, de anel persistente, sem farrapos na margem e com a volva ocre a laranja-ferrugínea. Mas também a volva desta passa a creme ou ocre com a idade. _Amanita verna_, mortal e igualmente branca, tem em espanhol o mesmo nome, “oronja blanca”; um nome comum não serve de guia.

Que ela própria seja inofensiva já não é certo. Uma sociedade da Sardenha a considera hoje venenosa, o museu das Baleares a cita como tóxica e outra região italiana permite vendê-la. Este guia segue as mais rigorosas e não a conta como alimento.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'ovoidea',
  },
  edibility: ['caution'],
  safety: {
    headline: {
      en: 'Leave it: one mistake costs the kidneys or the liver.',
      es: 'Déjala: un error cuesta los riñones o el hígado.',
      pt: 'Deixe-a: um erro custa os rins ou o fígado.',
    },
    advice: {
      en: 'It differs only by degrees from a species that damages the kidneys, and is suspected of the same harm. Whoever falls ill after white amanitas needs a hospital and blood tests over several days, even if the vomiting passes.',
      es: 'De una especie que daña los riñones la separan solo diferencias de grado, y se sospecha que causa lo mismo. Quien enferme tras comer amanitas blancas necesita un hospital y análisis durante varios días, aunque los vómitos pasen.',
      pt: 'De uma espécie que lesa os rins a separam só diferenças de grau, e suspeita-se que cause o mesmo. Quem adoecer depois de comer amanitas brancas precisa de hospital e de exames durante vários dias, mesmo que os vômitos passem.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '10–30 cm, white to ivory, silky; creamy shreds hang from the unlined edge',
      es: '10–30 cm, blanco a marfil, sedoso; jirones cremosos cuelgan del margen sin estrías',
      pt: '10–30 cm, branco a marfim, sedoso; farrapos cremosos pendem da margem sem estrias',
    },
    gills: {
      en: 'White, then cream, crowded, free, never pink or brown',
      es: 'Blancas, luego crema, apretadas, libres, nunca rosas ni pardas',
      pt: 'Brancas, depois creme, apertadas, livres, nunca rosadas nem marrons',
    },
    ring: {
      en: 'White, soft as cream, dissolving in flakes; soon gone',
      es: 'Blanco, blando como crema, se deshace en copos; pronto ausente',
      pt: 'Branco, macio como creme, desfaz-se em flocos; logo ausente',
    },
    stipe: {
      en: '8–20 cm, 2–4 cm thick, white, covered with flour that rubs off',
      es: '8–20 cm de alto y 2–4 cm de grosor, blanco, cubierto de harina que se desprende',
      pt: '8–20 cm de altura e 2–4 cm de espessura, branco, coberto de farinha que se solta',
    },
    volva: {
      en: 'Large thick sac, white, with age cream to pale ochre',
      es: 'Saco grande y grueso, blanco, con la edad crema a ocre pálido',
      pt: 'Saco grande e espesso, branco, com a idade creme a ocre-pálido',
    },
    flesh: {
      en: 'White, thick and firm, unchanging',
      es: 'Blanca, gruesa y firme, inmutable',
      pt: 'Branca, espessa e firme, imutável',
    },
    spores: {
      en: 'Print white; spores elliptic, smooth, amyloid',
      es: 'Esporada blanca; esporas elípticas, lisas, amiloides',
      pt: 'Esporada branca; esporos elípticos, lisos, amiloides',
    },
    odour: {
      en: 'Weak when young, strong and unpleasant with age, of mould or brine',
      es: 'Débil de joven, fuerte y desagradable con la edad, a moho o salmuera',
      pt: 'Fraco quando jovem, forte e desagradável com a idade, de mofo ou salmoura',
    },
  },
  decisive: ['ring', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'scaly',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'soil',
    colours: {
      cap: { typical: '#fbf8ee', light: '#ffffff', dark: '#eadfc8' },
      hymenium: { typical: '#fcf8ec', light: '#fffdf6', dark: '#efe4ca' },
      stipe: { typical: '#fbf8f0', light: '#ffffff', dark: '#e6dcc6' },
      ring: { typical: '#fcfaf2' },
      volva: { typical: '#f1e4c6', light: '#faf5e6', dark: '#dcc294' },
      flesh: { typical: '#fefdf8' },
    },
    size: { cap: { min: 10, max: 30 }, height: { min: 8, max: 20 }, stipeThickness: { min: 2, max: 4 } },
    bulb: 0.5,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'smell-flour': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'sometimes',
    'surface-warts': 'misread',
    'surface-shaggy': 'misread',
    'underside-gills-attached': 'misread',
    'ring-none': 'sometimes',
    'stem-plain': 'sometimes',
    'stem-dots': 'misread',
    'ground-broadleaf': 'usual',
    'ground-conifer': 'usual',
    'ground-grass': 'misread',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'base-plain': 'misread',
    'base-bulb': 'misread',
    'colour-red': 'impossible',
    'colour-violet': 'impossible',
    'print-black': 'impossible',
    'print-purple': 'impossible',
  },
  habitat: {
    en: 'Warm woods of holm oak and other oaks, chestnut and pine, on limestone, also on sand and gravel beside paths.',
    es: 'Encinares, robledales, castañares y pinares cálidos, en terreno calizo, también en arena y grava junto a caminos.',
    pt: 'Bosques quentes de azinheira e outros carvalhos, castanheiro e pinheiro, em terreno calcário, também em areia e cascalho junto a caminhos.',
  },
  distribution: {
    en: 'Mediterranean Europe, from the plains into the mountains; rare farther north.',
    es: 'Europa mediterránea, de las llanuras a la montaña; rara más al norte.',
    pt: 'Europa mediterrânea, das planícies às montanhas; rara mais ao norte.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'Suspected by some authors; certain with its double.',
        es: 'Lo sospechan algunos autores; seguro en la especie parecida.',
        pt: 'Suspeitado por alguns autores; certo na espécie parecida.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Reported after meals of it.',
        es: 'Citado tras comerla.',
        pt: 'Relatado depois de comê-la.',
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
      trait: 'ring',
      own: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
      other: {
        en: 'A thin hanging skirt, or its torn rest. Deadly',
        es: 'Una faldilla fina y colgante, o sus restos. Mortal',
        pt: 'Uma saia fina e pendente, ou seus restos. Mortal',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'ring',
      own: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
      other: {
        en: 'A thin hanging skirt, or its torn rest. Deadly',
        es: 'Una faldilla fina y colgante, o sus restos. Mortal',
        pt: 'Uma saia fina e pendente, ou seus restos. Mortal',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'stipe',
      own: {
        en: 'Stout, covered with flour that rubs off',
        es: 'Robusto, cubierto de harina que se desprende',
        pt: 'Robusto, coberto de farinha que se solta',
      },
      other: {
        en: 'Slender, torn into fibres that do not rub off. Deadly',
        es: 'Esbelto, con fibras que no se desprenden. Mortal',
        pt: 'Esguio, com fibras que não se soltam. Mortal',
      },
    },
    {
      species: 'amanita-proxima',
      trait: 'ring',
      own: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
      other: {
        en: 'A lasting skirt; sac ochre to rust from the start. Kidney poison',
        es: 'Faldilla persistente; volva ocre a herrumbre desde joven. Veneno del riñón',
        pt: 'Saia persistente; volva ocre a ferrugem desde jovem. Veneno do rim',
      },
    },
    {
      species: 'amanita-ponderosa',
      trait: 'flesh',
      own: {
        en: 'Stays white when cut',
        es: 'Sigue blanca al corte',
        pt: 'Continua branca ao corte',
      },
      other: {
        en: 'Slowly pinkish red when cut',
        es: 'Despacio rosada al corte',
        pt: 'Lentamente rosada ao corte',
      },
    },
  ],
  references: ['kirchmair-2012', 'white-2019', 'laessoe-petersen-2019', 'index-fungorum'],
}
