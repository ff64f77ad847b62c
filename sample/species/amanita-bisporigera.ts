import type { SpeciesSample } from '@sample/types'

export const amanitaBisporigera: SpeciesSample = {
  slug: 'amanita-bisporigera',
  scientificName: 'Amanita bisporigera',
  authority: 'G.F. Atk.',
  commonNames: {
    en: ['Destroying angel', 'Eastern destroying angel'],
    es: ['ángel destructor'],
    pt: ['anjo-destruidor'],
  },
  summary: {
    en: 'The destroying angel of eastern North America and Mexico: slender, snow white, and among the most poisonous mushrooms known.',
    es: 'El ángel destructor del este de Norteamérica y de México: esbelto, blanco como la nieve y de los hongos más venenosos que se conocen.',
    pt: 'O anjo-destruidor do leste da América do Norte e do México: esguio, branco como a neve e um dos cogumelos mais venenosos que se conhecem.',
  },
  about: {
    en: `From Quebec to the Gulf coast, and on through the oak, pine and fir forests of Mexico to Colombia, this is the white amanita of summer woods and of lawns beneath old oaks. Mexico has others, just as deadly. Atkinson named it in 1906 for a detail seen only under the microscope: its cells bear two spores each instead of four. In the field it was long called by European names, _Amanita virosa_ and _Amanita verna_, and older books and case reports use them still.

A drop of potash turns the cap bright yellow. That separates it from several white amanitas of the same woods, but it separates nothing edible from anything deadly. The safe questions are simpler: do the gills stay white, is there a skirt, is there a sac in the soil? Buttons still inside their veil are picked as puffballs; cut from top to bottom they show the outline of a small mushroom.

Much of what is known about how a mushroom makes these ring-shaped poisons was learned on this one: the genes for α-amanitin and phallacidin were found in it in 2007.`,
    es: `De Quebec a la costa del Golfo, y por los bosques de encino, pino y oyamel de México hasta Colombia, es la amanita blanca de los bosques de verano y de los céspedes bajo robles viejos. México tiene otras, igual de mortales. Atkinson la nombró en 1906 por un detalle que solo enseña el microscopio: sus basidios llevan dos esporas y no cuatro. En el campo se la llamó mucho tiempo con nombres europeos, _Amanita virosa_ y _Amanita verna_, que perduran en libros e historias clínicas.

Una gota de potasa tiñe el píleo de amarillo vivo. Eso la distingue de varias amanitas blancas de los mismos bosques, pero no separa nada comestible de nada mortal. Las preguntas útiles son más sencillas: ¿siguen blancas las láminas?, ¿hay faldilla?, ¿hay un saco bajo tierra? Los ejemplares aún cerrados se recogen como cuescos de lobo; cortados de arriba abajo muestran el contorno de una seta pequeña.

Mucho de lo que se sabe sobre cómo fabrica un hongo estos venenos en forma de anillo se aprendió con esta especie: en ella se hallaron, en 2007, los genes de la α-amanitina y la falacidina.`,
    pt: `De Quebec à costa do Golfo, e pelos bosques de carvalho, pinheiro e abeto do México até a Colômbia, é a amanita branca dos bosques de verão e dos gramados sob carvalhos velhos. O México tem outras, igualmente mortais. Atkinson lhe deu o nome em 1906 por um detalhe que só o microscópio mostra: seus basídios levam dois esporos em vez de quatro. No campo, foi chamada por muito tempo com nomes europeus, _Amanita virosa_ e _Amanita verna_, que ainda aparecem em livros e relatos médicos.

Uma gota de potassa tinge o chapéu de amarelo vivo. Isso a separa de várias amanitas brancas dos mesmos bosques, mas não separa nada comestível de nada mortal. As perguntas úteis são mais simples: as lâminas continuam brancas? Há saia no estipe? Há um saco dentro do solo? Botões ainda fechados são colhidos como bufas-de-lobo; cortados de cima a baixo, mostram o contorno de um pequeno cogumelo.

Muito do que se sabe sobre como um fungo fabrica esses venenos em forma de anel foi aprendido com esta espécie: nela se acharam, em 2007, os genes da α-amanitina e da falacidina.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'bisporigera',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'One of the deadliest mushrooms of the Americas.',
      es: 'Una de las setas más mortíferas de América.',
      pt: 'Um dos cogumelos mais mortíferos das Américas.',
    },
    advice: {
      en: 'Heat does not touch its poison. Call a poison centre or go to hospital as soon as a mistake is suspected: treatment begun before the first cramps works best.',
      es: 'El calor no altera su veneno. Llama a un centro de toxicología o acude al hospital en cuanto sospeches un error: el tratamiento rinde más antes de los primeros cólicos.',
      pt: 'O calor não altera o veneno. Ligue para um centro de informação toxicológica ou vá ao hospital assim que suspeitar de um erro: o tratamento rende mais antes das primeiras cólicas.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'phallacidin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: { en: 'Nothing is felt.', es: 'No se nota nada.', pt: 'Não se sente nada.' },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Sudden cramps, vomiting and heavy watery diarrhoea for about a day.',
          es: 'Cólicos repentinos, vómitos y mucha diarrea acuosa durante un día, más o menos.',
          pt: 'Cólicas súbitas, vômitos e muita diarreia aquosa durante cerca de um dia.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'A lull that tempts patients to go home while the liver cells are dying.',
          es: 'Una calma que invita a irse a casa mientras mueren las células del hígado.',
          pt: 'Uma calmaria que convida a voltar para casa enquanto morrem as células do fígado.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Liver failure, clotting disorder, coma; without treatment many die within a week or two.',
          es: 'Fallo hepático, trastornos de la coagulación, coma; sin tratamiento muchos mueren en una o dos semanas.',
          pt: 'Insuficiência hepática, distúrbios da coagulação, coma; sem tratamento muitos morrem em uma ou duas semanas.',
        },
      },
    ],
    source: 'white-2019',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–10 cm, pure white, smooth, turning bright yellow with potash',
      es: '3–10 cm, blanco puro, liso; vira a amarillo vivo con potasa',
      pt: '3–10 cm, branco puro, liso; fica amarelo vivo com potassa',
    },
    gills: {
      en: 'White, crowded, free; white in old caps too',
      es: 'Blancas, apretadas, libres; blancas también en los viejos',
      pt: 'Brancas, apertadas, livres; brancas também nos velhos',
    },
    ring: {
      en: 'White skirt near the top, often torn',
      es: 'Faldilla blanca en lo alto, a menudo rasgada',
      pt: 'Saia branca no alto, muitas vezes rasgada',
    },
    stipe: {
      en: '6–14 cm, slender, white, smooth to slightly cottony',
      es: '6–14 cm, esbelto, blanco, liso o algo algodonoso',
      pt: '6–14 cm, esguio, branco, liso ou um pouco cotonoso',
    },
    volva: {
      en: 'White sac, free above, deep in the soil',
      es: 'Saco blanco, libre por arriba, hundido en el suelo',
      pt: 'Saco branco, livre em cima, fundo no solo',
    },
    flesh: { en: 'White, soft, unchanging', es: 'Blanca, blanda, inmutable', pt: 'Branca, macia, imutável' },
    spores: {
      en: 'Print white; round amyloid spores, two to a cell',
      es: 'Esporada blanca; esporas redondas, amiloides, dos por basidio',
      pt: 'Esporada branca; esporos redondos, amiloides, dois por basídio',
    },
  },
  decisive: ['gills', 'ring', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'fibrillose',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#fdfcf6', light: '#ffffff', dark: '#f2edd9' },
      hymenium: { typical: '#fefdf8' },
      stipe: { typical: '#fcfaf2', light: '#ffffff', dark: '#ece7d8' },
      ring: { typical: '#fdfbf4' },
      volva: { typical: '#faf7ec' },
      flesh: { typical: '#ffffff' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 6, max: 14 }, stipeThickness: { min: 0.7, max: 1.8 } },
    bulb: 0.45,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'ground-grass': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-single': 'sometimes',
    'base-plain': 'misread',
    'ring-none': 'misread',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Woods of oak and other broad-leaved trees, of pine and fir, cloud forest, and lawns with old trees.',
    es: 'Bosques de robles, encinos y otras frondosas, de pinos y abetos, bosque mesófilo y céspedes con árboles viejos.',
    pt: 'Bosques de carvalhos e outras folhosas, de pinheiros e abetos, floresta nebular e gramados com árvores velhas.',
  },
  distribution: {
    en: 'Eastern North America from Canada to the Gulf coast, Mexico from Sonora to Chiapas, and Colombia.',
    es: 'Este de Norteamérica, de Canadá al golfo de México; México, de Sonora a Chiapas; y Colombia.',
    pt: 'Leste da América do Norte, do Canadá ao golfo do México; México, de Sonora a Chiapas; e Colômbia.',
  },
  seasons: [
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'What kills: the liver loses its cells within three to five days.',
        es: 'Lo que mata: el hígado pierde sus células en tres a cinco días.',
        pt: 'O que mata: o fígado perde as células em três a cinco dias.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Begins many hours after the meal.',
        es: 'Empiezan muchas horas después de la comida.',
        pt: 'Começam muitas horas depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Dehydrates within a day.',
        es: 'Deshidrata en un solo día.',
        pt: 'Desidrata em um só dia.',
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
      species: 'amanita-virosa',
      trait: 'stipe',
      own: {
        en: 'Nearly smooth',
        es: 'Casi liso',
        pt: 'Quase liso',
      },
      other: {
        en: 'Shaggy. Same poison',
        es: 'Lanoso. El mismo veneno',
        pt: 'Felpudo. O mesmo veneno',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'spores',
      own: {
        en: 'Two to a cell, under the microscope',
        es: 'Dos por basidio, al microscopio',
        pt: 'Dois por basídio, ao microscópio',
      },
      other: {
        en: 'Four to a cell. Same poison',
        es: 'Cuatro por basidio. El mismo veneno',
        pt: 'Quatro por basídio. O mesmo veneno',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'stipe',
      own: {
        en: 'Slender, at most 2 cm thick',
        es: 'Esbelto, de 2 cm de grosor como mucho',
        pt: 'Esguio, com 2 cm de espessura no máximo',
      },
      other: {
        en: 'Stout, mostly 1.5–3 cm thick. Same poison',
        es: 'Robusto, casi siempre de 1,5–3 cm de grosor. El mismo veneno',
        pt: 'Robusto, quase sempre com 1,5–3 cm de espessura. O mesmo veneno',
      },
    },
    {
      species: 'amanita-smithiana',
      trait: 'volva',
      own: {
        en: 'White sac, free above, deep in the soil. Deadly',
        es: 'Saco blanco, libre por arriba, bajo tierra. Mortal',
        pt: 'Saco branco, livre em cima, dentro do solo. Mortal',
      },
      other: {
        en: 'No sac: a spindle with rings of vague warts. Kidney poison',
        es: 'Sin saco: un huso con anillos de verrugas. Veneno del riñón',
        pt: 'Sem saco: um fuso com anéis de verrugas. Veneno do rim',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White, never pink; a sac in the soil',
        es: 'Blancas, nunca rosas; un saco bajo tierra',
        pt: 'Brancas, nunca rosadas; um saco dentro do solo',
      },
      other: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosas, luego pardo chocolate; sin saco',
        pt: 'Rosadas, depois marrom-chocolate; sem saco',
      },
    },
    {
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Egg cut in half: a small mushroom in outline',
        es: 'Huevo cortado: la silueta de una seta pequeña',
        pt: 'Ovo cortado: a silhueta de um pequeno cogumelo',
      },
      other: {
        en: 'Cut in half: even white without outline',
        es: 'Cortada: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
    },
  ],
  references: ['white-2019', 'hallen-2007', 'benjamin-1995', 'index-fungorum', 'perez-silva-2008'],
}
