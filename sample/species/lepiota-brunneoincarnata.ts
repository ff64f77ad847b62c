import type { SpeciesSample } from '@sample/types'

export const lepiotaBrunneoincarnata: SpeciesSample = {
  slug: 'lepiota-brunneoincarnata',
  scientificName: 'Lepiota brunneoincarnata',
  authority: 'Chodat & C. Martín',
  gbif: 2535390,
  commonNames: {
    en: ['Deadly dapperling'],
    es: ['lepiota mortal'],
    pt: ['lepiota-mortal'],
  },
  summary: {
    en: 'A small pinkish-brown parasol of parks and lawns with the poison of the death cap. No small Lepiota is food.',
    es: 'Pequeña lepiota pardo rosada de parques y céspedes con el veneno de la oronja verde. Ninguna lepiota pequeña se come.',
    pt: 'Pequena lepiota marrom-rosada de parques e gramados com o veneno do chapéu-da-morte. Nenhuma lepiota pequena se come.',
  },
  about: {
    en: `The deadly dapperling lives close to people. It comes up in park lawns, on verges, in gardens and dunes, under pines, cedars and cypresses, a handful of small caps that a passer-by might take for young parasols. The cap is barely wider than a matchbox: wine-brown scales on a pinkish ground, closed to a dark disc in the centre and breaking into rings towards the edge. The stem is smooth and pale above, banded with the same dark scales below, with no true ring between.

It loves warmth and is commonest around the Mediterranean, though it reaches Britain and, in the east, China. Deaths are on record from Spain to Tunisia and Iran. Its victims had gathered it for fairy ring champignons, for small parasols or for grey knights (_Tricholoma terreum_).

The toxins are amatoxins, as in the death cap, and the poisoning runs the same course. Several sister species, such as _Lepiota subincarnata_, are just as dangerous and can be told apart only with a microscope. The rule that follows is simple: leave every small _Lepiota_ where it stands, and never take for a parasol anything with a cap under 10 cm or without a thick, movable ring.`,
    es: `La lepiota mortal vive cerca de la gente. Brota en céspedes de parques, cunetas, jardines y dunas, bajo pinos, cedros y cipreses: un puñado de setas pequeñas que cualquiera podría tomar por parasoles jóvenes. El píleo apenas supera el ancho de una caja de cerillas: escamas pardo vinosas sobre fondo rosado, cerradas en un disco oscuro en el centro y rotas en anillos hacia el margen. El pie es liso y claro por arriba, con bandas de las mismas escamas por abajo, y entre ambas zonas no hay un verdadero anillo.

Ama el calor y es más común en torno al Mediterráneo, aunque llega a Gran Bretaña y, por el este, a China. Hay muertes registradas desde España hasta Túnez e Irán. Las víctimas la habían tomado por senderuelas, por parasoles pequeños o por negrillas (_Tricholoma terreum_).

Sus toxinas son amatoxinas, como las de la oronja verde, y la intoxicación sigue el mismo curso. Varias especies hermanas, como _Lepiota subincarnata_, son igual de peligrosas y solo se separan con el microscopio. De ahí una regla sencilla: toda lepiota pequeña se queda donde está, y no se toma por parasol nada que tenga un píleo de menos de 10 cm o carezca de anillo grueso y móvil.`,
    pt: `A lepiota-mortal vive perto das pessoas. Surge em gramados de parques, beiras de estrada, jardins e dunas, sob pinheiros, cedros e ciprestes: um punhado de cogumelos pequenos que qualquer um tomaria por jovens _Macrolepiota_. O chapéu mal passa da largura de uma caixa de fósforos: escamas marrom-vinosas sobre fundo rosado, fechadas num disco escuro no centro e rompidas em anéis em direção à margem. O estipe é liso e claro em cima, com faixas das mesmas escamas embaixo, e entre as duas zonas não há um verdadeiro anel.

Ama o calor e é mais comum em torno do Mediterrâneo, embora chegue à Grã-Bretanha e, a leste, à China. Há mortes registradas da Espanha à Tunísia e ao Irã. As vítimas a haviam tomado por _Marasmius oreades_, por pequenas _Macrolepiota_ ou por _Tricholoma terreum_.

Suas toxinas são amatoxinas, como as do chapéu-da-morte, e a intoxicação segue o mesmo curso. Várias espécies irmãs, como _Lepiota subincarnata_, são igualmente perigosas e só se separam ao microscópio. Daí uma regra simples: toda lepiota pequena fica onde está, e não se toma por _Macrolepiota_ nada que tenha um chapéu de menos de 10 cm ou não tenha anel espesso e móvel.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Lepiota',
    species: 'brunneoincarnata',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'A few small caps can kill.',
      es: 'Unos pocos ejemplares pueden matar.',
      pt: 'Poucos exemplares podem matar.',
    },
    advice: {
      en: 'It holds the poison of the death cap and grows in lawns and parks, within reach of children. If any was eaten, call a poison centre now; the first hours bring no symptoms.',
      es: 'Contiene el veneno de la oronja verde y crece en céspedes y parques, al alcance de los niños. Si alguien la ha comido, llama ya a un centro de toxicología; las primeras horas transcurren sin síntomas.',
      pt: 'Contém o veneno do chapéu-da-morte e cresce em gramados e parques, ao alcance das crianças. Se alguém comeu, ligue já para um centro de informação toxicológica; as primeiras horas passam sem sintomas.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, sometimes for longer. Call now.',
          es: 'Nada, a veces durante más tiempo. Llama ya.',
          pt: 'Nada, às vezes por mais tempo. Ligue já.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Nausea, cramps, repeated vomiting and watery diarrhoea.',
          es: 'Náuseas, cólicos, vómitos repetidos y diarrea acuosa.',
          pt: 'Náusea, cólicas, vômitos repetidos e diarreia aquosa.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'A deceptive pause while the liver is failing.',
          es: 'Una pausa engañosa mientras el hígado falla.',
          pt: 'Uma pausa enganosa enquanto o fígado falha.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Jaundice, bleeding, confusion and liver failure; death or transplant in the worst cases.',
          es: 'Ictericia, hemorragias, confusión y fallo hepático; en los peores casos, muerte o trasplante.',
          pt: 'Icterícia, hemorragias, confusão e insuficiência hepática; nos piores casos, morte ou transplante.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–6 cm, wine-brown scales on a pinkish ground, solid dark disc in the centre',
      es: '2–6 cm, escamas pardo vinosas sobre fondo rosado, con disco central oscuro y entero',
      pt: '2–6 cm, escamas marrom-vinosas sobre fundo rosado, com disco central escuro e inteiro',
    },
    gills: {
      en: 'White to cream, crowded, free of the stem',
      es: 'Blancas a crema, apretadas, libres del pie',
      pt: 'Brancas a creme, apertadas, livres do estipe',
    },
    ring: {
      en: 'No true ring: only a dark scaly line where the veil broke',
      es: 'Sin verdadero anillo: solo una línea escamosa oscura donde se rompió el velo',
      pt: 'Sem verdadeiro anel: apenas uma linha escamosa escura onde o véu se rompeu',
    },
    stipe: {
      en: '2–5 cm; pale and smooth above, below with dark scales in broken bands',
      es: '2–5 cm; claro y liso arriba, con escamas oscuras en bandas rotas abajo',
      pt: '2–5 cm; claro e liso em cima, com escamas escuras em faixas interrompidas embaixo',
    },
    flesh: {
      en: 'White in the cap, pinkish to wine-red towards the base of the stem',
      es: 'Blanca en el píleo, rosada a vinosa hacia la base del pie',
      pt: 'Branca no chapéu, rosada a vinosa em direção à base do estipe',
    },
    spores: {
      en: 'Print white; spores smooth, reddish brown in Melzer’s iodine',
      es: 'Esporada blanca; esporas lisas, pardo rojizas en el yodo de Melzer',
      pt: 'Esporada branca; esporos lisos, marrom-avermelhados no iodo de Melzer',
    },
  },
  decisive: ['cap', 'stipe', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'bare',
    stipePattern: 'girdled',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#d9b3a2', light: '#ecd6c6', dark: '#6b3530' },
      hymenium: { typical: '#f6efdc' },
      stipe: { typical: '#e4c9b8', light: '#f1e3d3', dark: '#7a4640' },
      flesh: { typical: '#f7ece0', dark: '#c98f85' },
      marks: { typical: '#7d443b', light: '#a3685a', dark: '#542a28' },
    },
    size: { cap: { min: 2, max: 6 }, height: { min: 2, max: 5 }, stipeThickness: { min: 0.4, max: 1 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'stem-scales': 'usual',
    'flesh-same': 'sometimes',
    'colour-red': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ring-cobweb': 'misread',
    'ring-skirt': 'misread',
    'colour-violet': 'impossible',
    'colour-white': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'underside-gills-attached': 'impossible',
    'smell-ink': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Grass of parks, gardens, verges and dunes, often under pines, cedars and cypresses; also woodland edges.',
    es: 'Hierba de parques, jardines, cunetas y dunas, a menudo bajo pinos, cedros y cipreses; también bordes de bosque.',
    pt: 'Gramados de parques, jardins, beiras de estrada e dunas, muitas vezes sob pinheiros, cedros e ciprestes; também orlas de bosque.',
  },
  distribution: {
    en: 'Warm parts of Europe and North Africa, eastwards through temperate Asia to China; rare in the north.',
    es: 'Zonas cálidas de Europa y norte de África; por el este, Asia templada hasta China; rara en el norte.',
    pt: 'Zonas quentes da Europa e norte da África; a leste, Ásia temperada até a China; rara no norte.',
  },
  seasons: [
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1, 2, 3, 4, 5],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'Amatoxins destroy liver cells; failure follows within days.',
        es: 'Las amatoxinas destruyen las células del hígado, que falla en pocos días.',
        pt: 'As amatoxinas destroem as células do fígado e levam à insuficiência hepática em poucos dias.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'Possible in severe poisonings.',
        es: 'Posible en las intoxicaciones graves.',
        pt: 'Possível nas intoxicações graves.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Starts 6 to 24 hours after the meal.',
        es: 'Empiezan entre 6 y 24 horas después de comer.',
        pt: 'Começam de 6 a 24 horas depois da refeição.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Watery and profuse.',
        es: 'Acuosa y abundante.',
        pt: 'Aquosa e abundante.',
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
      species: 'lepiota-subincarnata',
      trait: 'stipe',
      own: {
        en: 'Dark scales below a sharp line. Same poison',
        es: 'Escamas oscuras bajo una línea neta. El mismo veneno',
        pt: 'Escamas escuras abaixo de uma linha nítida. O mesmo veneno',
      },
      other: {
        en: 'Crooked pinkish bands, no sharp line',
        es: 'Bandas rosadas irregulares, sin línea neta',
        pt: 'Faixas rosadas irregulares, sem linha nítida',
      },
    },
    {
      species: 'lepiota-castanea',
      trait: 'stipe',
      own: {
        en: 'Wine-brown scales below a sharp line. Deadly',
        es: 'Escamas pardo vinosas bajo una línea neta. Mortal',
        pt: 'Escamas marrom-vinosas abaixo de uma linha nítida. Mortal',
      },
      other: {
        en: 'Chestnut scales from an indistinct zone down. Treat as deadly',
        es: 'Escamas castañas bajo una zona difusa. Trátala como mortal',
        pt: 'Escamas marrom-avermelhadas abaixo de zona difusa. Trate-a como mortal',
      },
    },
    {
      species: 'lepiota-cristata',
      trait: 'stipe',
      own: {
        en: 'Dark wine-brown scales below a sharp line. Deadly',
        es: 'Escamas oscuras pardo vinosas bajo una línea neta. Mortal',
        pt: 'Escamas escuras marrom-vinosas abaixo de uma linha nítida. Mortal',
      },
      other: {
        en: 'Stem smooth and silky, without scales',
        es: 'Pie liso y sedoso, sin escamas',
        pt: 'Estipe liso e sedoso, sem escamas',
      },
    },
    {
      species: 'chlorophyllum-brunneum',
      trait: 'flesh',
      own: {
        en: 'White to pinkish, never orange; no loose ring. Deadly',
        es: 'Blanca a rosada, nunca naranja; sin anillo suelto. Mortal',
        pt: 'Branca a rosada, nunca laranja; sem anel solto. Mortal',
      },
      other: {
        en: 'Orange when cut, then reddish brown',
        es: 'Naranja al corte, luego pardo rojizo',
        pt: 'Laranja ao corte, depois marrom-avermelhada',
      },
    },
    {
      species: 'chlorophyllum-rhacodes',
      trait: 'cap',
      own: {
        en: 'To 6 cm, wine-brown scales; no sliding ring. Deadly',
        es: 'Hasta 6 cm, escamas pardo vinosas; sin anillo deslizante. Mortal',
        pt: 'Até 6 cm, escamas marrom-vinosas; sem anel deslizante. Mortal',
      },
      other: {
        en: 'Over 6 cm, shaggy; ring slides',
        es: 'Más de 6 cm, erizado; anillo deslizante',
        pt: 'Mais de 6 cm, eriçado; anel deslizante',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'cap',
      own: {
        en: 'Dark scales on pink; gills crowded and free',
        es: 'Escamas oscuras sobre rosa; láminas apretadas y libres',
        pt: 'Escamas escuras sobre rosa; lâminas apertadas e livres',
      },
      other: {
        en: 'Smooth and tan; gills widely spaced',
        es: 'Liso y de color cuero; láminas muy espaciadas',
        pt: 'Liso e cor de couro; lâminas muito espaçadas',
      },
    },
    {
      species: 'macrolepiota-procera',
      trait: 'ring',
      own: {
        en: 'No true ring; cap 2–6 cm',
        es: 'Sin verdadero anillo; píleo de 2–6 cm',
        pt: 'Sem verdadeiro anel; chapéu de 2–6 cm',
      },
      other: {
        en: 'Thick double ring that slides; cap over 10 cm, stem snakeskin-banded',
        es: 'Anillo doble, grueso y móvil; píleo de más de 10 cm, pie atigrado',
        pt: 'Anel duplo, espesso e móvel; chapéu de mais de 10 cm, estipe tigrado',
      },
    },
    {
      species: 'tricholoma-terreum',
      trait: 'stipe',
      own: {
        en: 'Bands of wine-brown scales; gills free. Deadly',
        es: 'Bandas de escamas pardo vinosas; láminas libres. Mortal',
        pt: 'Faixas de escamas marrom-vinosas; lâminas livres. Mortal',
      },
      other: {
        en: 'Bare, white to pale grey; gills notched; cap grey felt',
        es: 'Desnudo, blanco a gris claro; láminas escotadas; píleo gris',
        pt: 'Nu, branco a cinza-claro; lâminas chanfradas; chapéu cinza',
      },
    },
  ],
  references: [
    'enjalbert-2002',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
