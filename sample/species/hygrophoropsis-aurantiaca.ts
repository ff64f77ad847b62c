import type { SpeciesSample } from '@sample/types'

export const hygrophoropsisAurantiaca: SpeciesSample = {
  slug: 'hygrophoropsis-aurantiaca',
  scientificName: 'Hygrophoropsis aurantiaca',
  authority: '(Wulfen) Maire',
  gbif: 2525710,
  synonyms: ['Cantharellus aurantiacus', 'Clitocybe aurantiaca'],
  commonNames: { en: ['False chanterelle'], es: ['falso rebozuelo'], pt: ['falso-cantarelo'] },
  summary: {
    en: 'Orange, soft and of little worth: the mushroom that most often ends up in a basket of chanterelles by mistake.',
    es: 'Anaranjada, blanda y de poco valor: la seta que más veces acaba por error en una cesta de rebozuelos.',
    pt: 'Alaranjado, macio e de pouco valor: o cogumelo que mais vezes acaba por engano num cesto de cantarelos.',
  },
  about: {
    en: `Conifer plantations are full of it in a wet October, on needles, rotten stumps and heaps of bark. The colour runs from egg yellow to a hot orange, always strongest on the gills, and the cap is downy, thin and bendy, rolled in at the edge.

What separates it from _Cantharellus cibarius_ can be felt with a fingernail. Here there are true gills, thin, crowded, repeatedly forked, and they push away from the cap in a sheet. The chanterelle has blunt folds of one piece with the flesh. Its flesh is pale, firm and scented; this one is as orange inside as out, limp, and smells of little.

Once counted as eaten, it has given some people stomach trouble and unsettling dreams, and nobody misses it as food. The greater worry is a basket in which orange things are no longer looked at one by one: _Omphalotus olearius_ and _Cortinarius rubellus_ are orange too. In spite of its gills it belongs with the boletes.`,
    es: `Los pinares y repoblaciones de coníferas se llenan de ella en un octubre lluvioso, sobre agujas, tocones podridos y montones de corteza. El color va del amarillo yema al naranja encendido, siempre más fuerte en las láminas, y el píleo es aterciopelado, fino y flexible, con el borde enrollado.

Lo que la separa de _Cantharellus cibarius_ se nota con la uña. Aquí hay láminas verdaderas, finas, apretadas, varias veces ahorquilladas, que se desprenden del píleo en bloque. El rebozuelo tiene pliegues romos que forman una pieza con la carne. La carne de este es pálida, firme y aromática; la otra es tan naranja por dentro como por fuera, floja y casi sin olor.

Antes se daba por comestible; a algunas personas les ha causado molestias de estómago y sueños inquietos, y como alimento nadie la echa de menos. Preocupa más la cesta en que lo anaranjado ya no se mira de uno en uno: _Omphalotus olearius_ y _Cortinarius rubellus_ también lo son. Pese a las láminas, es pariente de los boletos.`,
    pt: `Plantações de coníferas enchem-se dele num outubro chuvoso, sobre agulhas, tocos podres e montes de casca. A cor vai do amarelo-gema ao laranja vivo, sempre mais forte nas lâminas, e o chapéu é aveludado, fino e flexível, com a borda enrolada.

O que o separa de _Cantharellus cibarius_ se percebe com a unha. Aqui há lâminas verdadeiras, finas, apertadas, várias vezes bifurcadas, que se soltam do chapéu em bloco. O cantarelo tem pregas rombas que formam uma peça com a carne. A carne deste é clara, firme e perfumada; a do falso é tão laranja por dentro quanto por fora, mole e quase sem cheiro.

Já foi tido por comestível; a algumas pessoas causou mal-estar de estômago e sonhos agitados, e como alimento não faz falta a ninguém. Preocupa mais o cesto em que o alaranjado já não é olhado um a um: _Omphalotus olearius_ e _Cortinarius rubellus_ também são laranja. Apesar das lâminas, é parente dos boletos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Hygrophoropsidaceae',
    genus: 'Hygrophoropsis',
    species: 'aurantiaca',
  },
  edibility: ['caution', 'inedible'],
  safety: {
    headline: {
      en: 'No food, and a sign that the basket was not checked.',
      es: 'No es alimento, y delata una cesta sin revisar.',
      pt: 'Não é alimento, e denuncia um cesto sem revisão.',
    },
    advice: {
      en: 'It has upset stomachs. Where it grows, poisonous orange mushrooms grow as well: turn over every single one.',
      es: 'Ha causado molestias digestivas. Donde crece ella crecen también setas anaranjadas venenosas: dale la vuelta a cada una.',
      pt: 'Já causou desconforto digestivo. Onde ele cresce há também cogumelos alaranjados venenosos: vire cada um.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '2–8 cm, orange-yellow, at times brownish or pale, downy, thin; flat, then funnel-shaped; edge rolled in',
      es: '2–8 cm, amarillo anaranjado, a veces pardo o pálido, aterciopelado, fino; luego en embudo; borde enrollado',
      pt: '2–8 cm, amarelo-alaranjado, às vezes marrom ou pálido, aveludado, fino; depois em funil; borda enrolada',
    },
    gills: {
      en: 'True gills, deep orange, thin, crowded, forking, running down; peel off',
      es: 'Láminas verdaderas, naranja intenso, finas, apretadas, ahorquilladas, decurrentes; se desprenden',
      pt: 'Lâminas verdadeiras, laranja intenso, finas, apertadas, bifurcadas, decurrentes; soltam-se',
    },
    stipe: {
      en: '2–6 cm, orange, browner below, thin, often bent',
      es: '2–6 cm, naranja, más pardo abajo, fino, a menudo curvo',
      pt: '2–6 cm, laranja, mais marrom embaixo, fino, muitas vezes curvo',
    },
    flesh: {
      en: 'Soft, yellow to orange, limp',
      es: 'Blanda, amarilla a naranja, floja',
      pt: 'Macia, amarela a laranja, mole',
    },
    spores: {
      en: 'Print white to cream; spores smooth',
      es: 'Esporada blanca a crema; esporas lisas',
      pt: 'Esporada branca a creme; esporos lisos',
    },
    odour: {
      en: 'Weak, mushroomy, never of apricot',
      es: 'Débil, fúngico, nunca a albaricoque',
      pt: 'Fraco, fúngico, nunca de damasco',
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['velvety'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#e59a3c', light: '#f0bb66', dark: '#c47425' },
      hymenium: { typical: '#ec7f22', light: '#f39a45', dark: '#cf6414' },
      stipe: { typical: '#df8b34', light: '#eca955', dark: '#8a5324' },
      flesh: { typical: '#f0c07a' },
    },
    size: { cap: { min: 2, max: 8 }, height: { min: 2, max: 6 }, stipeThickness: { min: 0.3, max: 1 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'usual',
    'smell-fruit': 'impossible',
    'colour-orange': 'usual',
    'colour-yellow': 'usual',
    'colour-brown': 'sometimes',
    'colour-cream': 'sometimes',
    'ground-stump': 'sometimes',
    'ground-moss': 'sometimes',
    'underside-ridges': 'misread',
    'growth-scattered': 'sometimes',
  },
  habitat: {
    en: 'Needle litter, rotten conifer stumps, bark mulch and heaths, mostly on acid soil.',
    es: 'Acículas, tocones podridos de coníferas, corteza triturada y brezales, casi siempre en suelo ácido.',
    pt: 'Serapilheira de agulhas, tocos podres de coníferas, casca triturada e charnecas, quase sempre em solo ácido.',
  },
  distribution: {
    en: 'Europe, temperate Asia and North America; with planted pines also in the Southern Hemisphere.',
    es: 'Europa, Asia templada y Norteamérica; con pinos plantados también en el hemisferio sur.',
    pt: 'Europa, Ásia temperada e América do Norte; com pinus plantados também no hemisfério sul.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12],
      peak: [11],
    },
    {
      region: { en: 'Western North America', es: 'Oeste de Norteamérica', pt: 'Oeste da América do Norte' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Reported now and then after larger meals.',
        es: 'Descrito alguna vez tras comidas abundantes.',
        pt: 'Descrito às vezes depois de refeições abundantes.',
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
      species: 'cortinarius-rubellus',
      trait: 'spores',
      own: {
        en: 'Print white to cream; gills run down the stem',
        es: 'Esporada blanca a crema; láminas decurrentes',
        pt: 'Esporada branca a creme; lâminas decurrentes',
      },
      other: {
        en: 'Print rust brown; gills do not run down',
        es: 'Esporada pardo herrumbre; láminas no decurrentes',
        pt: 'Esporada marrom-ferrugem; lâminas não decurrentes',
      },
    },
    {
      species: 'paxillus-involutus',
      trait: 'flesh',
      own: { en: 'Orange, not browning', es: 'Naranja, no pardea', pt: 'Laranja, não fica marrom' },
      other: {
        en: 'Yellowish, browning where touched',
        es: 'Amarillenta, pardea al tacto',
        pt: 'Amarelada, fica marrom ao toque',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'cap',
      own: {
        en: 'Small, thin and downy; singly on needles',
        es: 'Pequeño, fino y aterciopelado; suelto entre acículas',
        pt: 'Pequeno, fino e aveludado; solto entre agulhas',
      },
      other: {
        en: 'Large, smooth; in tufts on wood of oak or olive',
        es: 'Grande, liso; en haces sobre madera de roble u olivo',
        pt: 'Grande, liso; em tufos sobre madeira de carvalho ou oliveira',
      },
    },
    {
      species: 'omphalotus-illudens',
      trait: 'gills',
      own: {
        en: 'Forked again and again; single, soft, downy cap',
        es: 'Ahorquilladas una y otra vez; suelta, blanda, píleo aterciopelado',
        pt: 'Bifurcadas repetidamente; solto, mole, chapéu aveludado',
      },
      other: {
        en: 'Hardly forked; firm clusters on wood',
        es: 'Apenas ahorquilladas; haces firmes sobre madera',
        pt: 'Quase não bifurcadas; tufos firmes em madeira',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'Thin, crowded true gills that peel off; deep orange',
        es: 'Láminas verdaderas, finas y apretadas, que se desprenden; naranja intenso',
        pt: 'Lâminas verdadeiras, finas e apertadas, que se soltam; laranja intenso',
      },
      other: {
        en: 'Blunt folds of one piece with the pale flesh',
        es: 'Pliegues romos que forman una pieza con la carne pálida',
        pt: 'Pregas rombas que formam uma peça com a carne clara',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'bresinsky-besl-1990'],
}
