import type { SpeciesSample } from '@sample/types'

export const rubroboletusSatanas: SpeciesSample = {
  slug: 'rubroboletus-satanas',
  scientificName: 'Rubroboletus satanas',
  authority: '(Lenz) Kuan Zhao & Zhu L. Yang',
  mycobank: 809241,
  wikidata: 'Q26203731',
  synonyms: ['Boletus satanas'],
  commonNames: {
    en: ['Devil’s bolete', 'Satan’s bolete'],
    es: ['boleto de Satanás', 'mataparientes'],
    pt: ['boleto-de-satanás'],
  },
  summary: {
    en: 'A massive chalk-pale bolete with blood-red pores and a swollen red stem, which smells of carrion when old.',
    es: 'Boleto enorme y blanquecino, de poros rojo sangre y pie rojo y panzudo, que huele a carroña al envejecer.',
    pt: 'Boleto enorme e esbranquiçado, de poros vermelho-sangue e estipe vermelho e ventrudo, que cheira a carniça quando velho.',
  },
  about: {
    en: `On warm limestone slopes, under oaks and beeches in high summer, the devil’s bolete can pass from afar for a pale stone. The cap is as broad as a plate, chalky to greyish buff, dry and dull. Turned over, it is another creature: pores yellow in youth, then orange and blood-red, blue-green where a finger presses, above a stem like a beetroot, yellow at the top, crimson below and covered with a fine red net.

The flesh is whitish to straw-coloured and turns blue only slowly and faintly when cut. Young caps smell of little; old ones smell of rotting meat, which is warning enough for most. Other red-pored boletes turn deep blue at once or have a brown or pink cap; several are poisonous too, among them its kin _Rubroboletus rhodoxanthus_ and _R. legaliae_.

Even a small piece, above all raw or underdone, brings hours of violent vomiting and diarrhoea, and thorough cooking is no guarantee. A protein, bolesatine, is held partly responsible. The species was known as _Boletus satanas_ until 2014. It is rare in the north and on the red list of several countries, so a find is best admired, photographed and left.`,
    es: `En las laderas calizas y cálidas, bajo encinas, robles y hayas, en pleno verano, el boleto de Satanás puede pasar de lejos por una piedra clara. El píleo, ancho como un plato, es de color yeso a gris beige, seco y mate. Por debajo parece otra seta: poros amarillos de joven, luego anaranjados y rojo sangre, que azulean donde se aprieta el dedo, y un pie panzudo como una remolacha, amarillo arriba, carmín abajo y cubierto de una fina red roja.

La carne es blanquecina a pajiza y azulea despacio y poco al corte. Los jóvenes apenas huelen; los viejos huelen a carne podrida, aviso suficiente para casi todos. Otros boletos de poros rojos azulean al instante e intensamente o tienen el píleo pardo o rosado; varios son también venenosos, entre ellos los afines _Rubroboletus rhodoxanthus_ y _R. legaliae_.

Un trozo pequeño, sobre todo crudo o poco hecho, basta para provocar horas de vómitos y diarrea violentos, y cocerlo mucho no es garantía. A ello contribuye una proteína, la bolesatina. Hasta 2014 se llamó _Boletus satanas_. Es raro en el norte y figura en la lista roja de varios países: si se encuentra, lo mejor es admirarlo, fotografiarlo y dejarlo en su sitio.`,
    pt: `Nas encostas calcárias e quentes, sob carvalhos, azinheiras e faias, em pleno verão, o boleto-de-satanás pode passar de longe por uma pedra clara. O chapéu, largo como um prato, é cor de giz a bege-acinzentado, seco e fosco. Por baixo parece outro cogumelo: poros amarelos quando jovens, depois alaranjados e vermelho-sangue, que azulam onde o dedo aperta, e um estipe ventrudo como uma beterraba, amarelo em cima, carmim embaixo e coberto por uma fina rede vermelha.

A carne é esbranquiçada a cor de palha e azula devagar e pouco ao corte. Os jovens quase não cheiram; os velhos cheiram a carne podre, aviso suficiente para quase todos. Outros boletos de poros vermelhos azulam de imediato e intensamente ou têm o chapéu marrom ou rosado; vários também são venenosos, entre eles os aparentados _Rubroboletus rhodoxanthus_ e _R. legaliae_.

Um pedaço pequeno, sobretudo cru ou malpassado, basta para provocar horas de vômitos e diarreia violentos, e cozinhar muito não é garantia. Contribui para isso uma proteína, a bolesatina. Até 2014 chamava-se _Boletus satanas_. É raro no norte e está na lista vermelha de vários países: quem o encontra faz melhor em admirar, fotografar e deixar no lugar.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Rubroboletus',
    species: 'satanas',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous, raw or cooked.',
      es: 'Venenoso, crudo o cocinado.',
      pt: 'Venenoso, cru ou cozido.',
    },
    advice: {
      en: 'It causes violent vomiting and diarrhoea that may need hospital care. If any was eaten, call a poison centre; leave alone every bolete with red pores.',
      es: 'Causa vómitos y diarrea violentos que pueden exigir atención hospitalaria. Si alguien lo ha comido, llama a un centro de toxicología; no recojas ningún boleto de poros rojos.',
      pt: 'Causa vômitos e diarreia violentos que podem exigir hospital. Se alguém comeu, ligue para um centro de informação toxicológica; não colha nenhum boleto de poros vermelhos.',
    },
  },
  poisoning: {
    toxins: ['bolesatine'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 4 },
    course: [
      {
        when: { en: '30 min–4 h', es: '30 min–4 h', pt: '30 min–4 h' },
        what: {
          en: 'Nausea and cramps, then violent vomiting, repeated many times.',
          es: 'Náuseas y cólicos, después vómitos violentos que se repiten muchas veces.',
          pt: 'Náusea e cólicas, depois vômitos violentos, repetidos muitas vezes.',
        },
      },
      {
        when: { en: '4–24 h', es: '4–24 h', pt: '4–24 h' },
        what: {
          en: 'Vomiting and diarrhoea, sometimes bloody; the body may lose dangerous amounts of fluid.',
          es: 'Vómitos y diarrea, a veces con sangre; el cuerpo puede perder líquidos en cantidad peligrosa.',
          pt: 'Vômitos e diarreia, às vezes com sangue; o corpo pode perder líquidos em quantidade perigosa.',
        },
      },
      {
        when: { en: 'Days 1–3', es: 'Días 1–3', pt: '1º a 3º dia' },
        what: {
          en: 'Recovery, quicker with fluids given in hospital. Symptoms that began after 6 h point to another, worse mushroom: go to hospital.',
          es: 'Recuperación, más rápida con suero en el hospital. Si los síntomas empezaron pasadas 6 h, puede haber otra seta peor: acude al hospital.',
          pt: 'Recuperação, mais rápida com soro no hospital. Se os sintomas começaram depois de 6 h, pode haver outro cogumelo, pior: vá ao hospital.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '8–30 cm, domed, dry and dull, chalk-white to greyish buff',
      es: '8–30 cm, abombado, seco y mate, blanco yeso a gris beige',
      pt: '8–30 cm, abaulado, seco e fosco, branco-giz a bege-acinzentado',
    },
    gills: {
      en: 'Pores, not gills: yellow, then blood-red, orange at the edge; blue when pressed',
      es: 'Poros, no láminas: amarillos, luego rojo sangre, naranjas al borde; azulean al apretar',
      pt: 'Poros, não lâminas: amarelos, depois vermelho-sangue, laranja na borda; azulam ao apertar',
    },
    stipe: {
      en: '5–15 cm, hugely swollen, yellow above, crimson below, with a fine red net',
      es: '5–15 cm, muy panzudo, amarillo arriba, carmín abajo, con fina red roja',
      pt: '5–15 cm, muito ventrudo, amarelo em cima, carmim embaixo, com fina rede vermelha',
    },
    flesh: {
      en: 'Whitish to pale yellow, slowly and weakly blue when cut',
      es: 'Blanquecina a amarillo pálido; al corte azulea despacio y débilmente',
      pt: 'Esbranquiçada a amarelo-pálida; ao corte azula devagar e pouco',
    },
    spores: {
      en: 'Print olive-brown; spores smooth, spindle-shaped',
      es: 'Esporada pardo olivácea; esporas lisas, fusiformes',
      pt: 'Esporada marrom-olivácea; esporos lisos, fusiformes',
    },
    odour: {
      en: 'Weak in young caps, of carrion in old ones',
      es: 'Débil en los jóvenes, a carroña en los viejos',
      pt: 'Fraco nos jovens, de carniça nos velhos',
    },
  },
  decisive: ['gills', 'stipe', 'cap'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'soil',
    colours: {
      cap: { typical: '#d9d3c0', light: '#ece7d8', dark: '#b9b199' },
      hymenium: { typical: '#b3271e', light: '#e0952f', dark: '#8a1c1c' },
      stipe: { typical: '#c23b3a', light: '#e3b23c', dark: '#8f1f2b' },
      flesh: { typical: '#f3ebc6', dark: '#aebcc0' },
    },
    size: { cap: { min: 8, max: 30 }, height: { min: 5, max: 15 }, stipeThickness: { min: 4, max: 10 } },
    bulb: 1,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-faint': 'usual',
    'colour-white': 'usual',
    'ground-broadleaf': 'usual',
    'smell-foul': 'sometimes',
    'colour-grey': 'sometimes',
    'flesh-same': 'misread',
  },
  habitat: {
    en: 'Warm, open woods and parks on limestone, under oak, beech, chestnut, hornbeam and lime.',
    es: 'Bosques claros y parques sobre caliza, en lugares cálidos, bajo encinas, robles, hayas, castaños, carpes y tilos.',
    pt: 'Bosques abertos e parques sobre calcário, em lugares quentes, sob carvalhos, faias, castanheiros, carpinos e tílias.',
  },
  distribution: {
    en: 'Southern and central Europe to the Black Sea region; rare in the north, including southern England.',
    es: 'Sur y centro de Europa hasta la región del mar Negro; raro en el norte, incluido el sur de Inglaterra.',
    pt: 'Sul e centro da Europa até a região do mar Negro; raro no norte, incluindo o sul da Inglaterra.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Violent, for several hours.',
        es: 'Violentos, durante varias horas.',
        pt: 'Violentos, durante várias horas.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Profuse, now and then bloody.',
        es: 'Abundante, alguna vez con sangre.',
        pt: 'Abundante, às vezes com sangue.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Strong cramps that outlast the vomiting.',
        es: 'Fuertes cólicos que duran más que los vómitos.',
        pt: 'Fortes cólicas que duram mais que os vômitos.',
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
      species: 'rubroboletus-pulcherrimus',
      trait: 'cap',
      own: {
        en: 'Chalk-white to greyish buff. Poisonous',
        es: 'Blanco yeso a gris beige. Venenoso',
        pt: 'Branco-giz a bege-acinzentado. Venenoso',
      },
      other: {
        en: 'Brown, olive or reddish. Has killed',
        es: 'Pardo, oliváceo o rojizo. Ha matado',
        pt: 'Marrom, oliváceo ou avermelhado. Já matou',
      },
    },
    {
      species: 'imperator-rhodopurpureus',
      trait: 'flesh',
      own: {
        en: 'Whitish, slowly and weakly blue; cap chalky',
        es: 'Blanquecina, azulea despacio y poco; píleo de yeso',
        pt: 'Esbranquiçada, azula devagar e pouco; chapéu cor de giz',
      },
      other: {
        en: 'Lemon yellow, deep blue at once',
        es: 'Amarillo limón, azul intenso al instante',
        pt: 'Amarelo-limão, azul-intensa na hora',
      },
    },
    {
      name: 'Rubroboletus rhodoxanthus',
      edibility: 'poisonous',
      trait: 'flesh',
      own: {
        en: 'Whitish, turns blue only weakly; cap chalk white',
        es: 'Blanquecina, azulea poco; píleo blanco tiza',
        pt: 'Esbranquiçada, azula pouco; chapéu branco-giz',
      },
      other: {
        en: 'Yellow, turns blue in the cap only; cap flushed pink. Poisonous too',
        es: 'Amarilla, azulea solo en el píleo; píleo rosado. También venenoso',
        pt: 'Amarela, azula só no chapéu; chapéu rosado. Também venenoso',
      },
    },
    {
      name: 'Rubroboletus legaliae',
      edibility: 'poisonous',
      trait: 'cap',
      own: {
        en: 'Chalk white to greyish buff',
        es: 'Blanco tiza a crema grisáceo',
        pt: 'Branco-giz a creme-acinzentado',
      },
      other: {
        en: 'Flushed pink to red-brown. Poisonous too',
        es: 'Rosado a pardo rojizo. También venenoso',
        pt: 'Rosado a marrom-avermelhado. Também venenoso',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'gills',
      own: {
        en: 'Pores blood-red, blue when pressed; red stem',
        es: 'Poros rojo sangre que azulean al apretar; pie rojo',
        pt: 'Poros vermelho-sangue que azulam ao apertar; estipe vermelho',
      },
      other: {
        en: 'Pores white to olive-yellow, never red or blue; stem without red',
        es: 'Poros blancos a amarillo oliva, nunca rojos ni azules; pie sin rojo',
        pt: 'Poros brancos a amarelo-oliva, nunca vermelhos nem azuis; estipe sem vermelho',
      },
    },
    {
      species: 'boletus-aereus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
      other: {
        en: 'Pores white, then yellow-green; cap dark bronze',
        es: 'Poros blancos, luego amarillo verdoso; píleo bronce oscuro',
        pt: 'Poros brancos, depois amarelo-esverdeados; chapéu bronze-escuro',
      },
    },
    {
      species: 'boletus-pinophilus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
      other: {
        en: 'Cap red-brown but pores whitish to olive',
        es: 'Píleo pardo rojizo, pero poros de blanquecino a oliva',
        pt: 'Chapéu marrom-avermelhado, mas poros de esbranquiçado a oliva',
      },
    },
    {
      species: 'boletus-reticulatus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
      other: {
        en: 'Pores white to olive, not changing when touched',
        es: 'Poros de blanco a oliva, no cambian al tocarlos',
        pt: 'Poros do branco ao oliva, não mudam ao toque',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
