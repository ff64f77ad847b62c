import type { SpeciesSample } from '@sample/types'

export const coprinopsisAtramentaria: SpeciesSample = {
  slug: 'coprinopsis-atramentaria',
  scientificName: 'Coprinopsis atramentaria',
  authority: '(Bull.) Redhead, Vilgalys & Moncalvo',
  gbif: 5242740,
  synonyms: ['Coprinus atramentarius'],
  commonNames: {
    en: ['Common ink cap', 'Inky cap', 'Tippler’s bane'],
    es: ['coprino antialcohólico', 'coprino entintado'],
    pt: ['coprino-de-tinta'],
  },
  summary: {
    en: 'Grey bells in clumps about old stumps, soon melting to ink. A drink with the meal, or days after it, brings on the poisoning.',
    es: 'Campanas grises en ramilletes junto a viejos tocones, que pronto se deshacen en tinta. El alcohol, incluso días después, desata la intoxicación.',
    pt: 'Sinos cinzentos em tufos junto a velhos tocos, que logo se desfazem em tinta. O álcool, mesmo dias depois, desencadeia a intoxicação.',
  },
  about: {
    en: `A clump of grey eggs pushing up through a lawn, a flower bed or the edge of the tarmac, most often where a stump or an old root lies buried. Within days the caps open into grooved bells and dissolve from the rim upwards into a black fluid heavy with spores. It once served as ink, and the name records it: atramentum is Latin for ink.

The poison needs a partner. Coprine is changed in the body into a substance that blocks aldehyde dehydrogenase, the enzyme that clears acetaldehyde. Alcohol taken with the meal, some hours later or as much as five days after it, then brings on the flush, pounding heart and nausea known from the drug disulfiram. Cooking makes no difference, and wine in a sauce or a spoonful of an alcoholic medicine may be enough. Reactions vary from person to person; collapse is rare but has been described.

Older books call it edible, and abstainers have long eaten it. We list it among the poisonous: nobody at a table can vouch for every glass of the coming days. The shaggy ink cap, _Coprinus comatus_, with which it is confused, is white, shaggy with scales and taller, with a small loose ring. Close relatives such as _Coprinopsis romagnesiana_ are best treated as carrying the same poison.`,
    es: `Un ramillete de huevos grises que asoma en el césped, el arriate o el borde del asfalto, casi siempre donde hay enterrado un tocón o una raíz vieja. En pocos días los píleos se abren en campanas acanaladas y se deshacen desde el borde en un líquido negro cargado de esporas. Sirvió antaño de tinta, y a ello alude su nombre: atramentum es tinta en latín.

El veneno necesita un cómplice. La coprina se transforma en el organismo en una sustancia que bloquea la aldehído deshidrogenasa, la enzima que elimina el acetaldehído. El alcohol bebido con la comida, unas horas más tarde o hasta cinco días después, provoca entonces el enrojecimiento, las palpitaciones y las náuseas conocidos por el disulfiram. La cocción no cambia nada, y puede bastar el vino de una salsa o una cucharada de jarabe con alcohol. La reacción varía de una persona a otra; el colapso es raro, pero se ha descrito.

Los libros antiguos la dan por comestible, y los abstemios la han comido desde siempre. Aquí figura entre las venenosas: nadie en una mesa puede responder de cada copa de los días siguientes. La barbuda, _Coprinus comatus_, con la que se confunde, es blanca, lanosa de escamas y más alta, con un pequeño anillo suelto. A especies próximas como _Coprinopsis romagnesiana_ conviene atribuirles el mismo veneno.`,
    pt: `Um tufo de ovos cinzentos que desponta no gramado, no canteiro ou à beira do asfalto, quase sempre onde há um toco ou uma raiz velha enterrada. Em poucos dias os chapéus se abrem em sinos sulcados e se desfazem, a partir da borda, num líquido negro carregado de esporos. Esse líquido já serviu de tinta, e o nome da espécie o recorda: atramentum é tinta em latim.

O veneno precisa de um cúmplice. A coprina se transforma no organismo numa substância que bloqueia a aldeído desidrogenase, a enzima que elimina o acetaldeído. O álcool bebido com a refeição, algumas horas mais tarde ou até cinco dias depois, provoca então o rubor, as palpitações e a náusea conhecidos do dissulfiram. O cozimento não muda nada, e pode bastar o vinho de um molho ou uma colher de xarope com álcool. A reação varia de pessoa para pessoa; o colapso é raro, mas já foi descrito.

Livros antigos a dão como comestível, e abstêmios a comem há muito tempo. Aqui ela figura entre as venenosas: ninguém à mesa pode responder por cada copo dos dias seguintes. _Coprinus comatus_, com que é confundida, é branco, mais alto, coberto de escamas felpudas e tem um pequeno anel solto. Espécies próximas, como _Coprinopsis romagnesiana_, devem ser tratadas como portadoras do mesmo veneno.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Psathyrellaceae',
    genus: 'Coprinopsis',
    species: 'atramentaria',
  },
  edibility: ['poisonous', 'caution'],
  safety: {
    headline: {
      en: 'Poisonous with alcohol, even five days later.',
      es: 'Venenosa con alcohol, incluso cinco días después.',
      pt: 'Venenosa com álcool, mesmo cinco dias depois.',
    },
    advice: {
      en: 'Leave it uneaten. If it has been eaten, avoid all alcohol, sauces and medicines included, for five days; chest pain, fainting or a racing pulse call for an ambulance.',
      es: 'No la comas. Si alguien la ha comido, debe evitar todo alcohol, también en salsas y medicamentos, durante cinco días; dolor en el pecho, desmayo o pulso desbocado: llama a emergencias.',
      pt: 'Não a coma. Quem a comeu deve evitar qualquer álcool, também em molhos e medicamentos, durante cinco dias; dor no peito, desmaio ou pulso muito acelerado: chame uma ambulância.',
    },
  },
  poisoning: {
    toxins: ['coprine'],
    syndrome: 'coprine',
    course: [
      {
        when: { en: 'Without alcohol', es: 'Sin alcohol', pt: 'Sem álcool' },
        what: {
          en: 'As a rule nothing is felt; the sensitivity to alcohol builds up unnoticed over the following hours.',
          es: 'Por lo general no se nota nada; en las horas siguientes se instala, inadvertida, la sensibilidad al alcohol.',
          pt: 'Em geral nada se sente; nas horas seguintes instala-se, despercebida, a sensibilidade ao álcool.',
        },
      },
      {
        when: {
          en: '5 min–2 h after a drink',
          es: '5 min–2 h después de beber',
          pt: '5 min–2 h depois de beber',
        },
        what: {
          en: 'Hot red face and neck, pounding heart, tingling hands, sweating, headache, nausea and vomiting.',
          es: 'Cara y cuello rojos y ardientes, palpitaciones, hormigueo en las manos, sudor, dolor de cabeza, náuseas y vómitos.',
          pt: 'Rosto e pescoço vermelhos e quentes, palpitações, formigamento nas mãos, suor, dor de cabeça, náusea e vômitos.',
        },
      },
      {
        when: { en: 'Severe cases', es: 'Casos graves', pt: 'Casos graves' },
        what: {
          en: 'Falling blood pressure, irregular heartbeat, collapse; rare, and treated in hospital.',
          es: 'Caída de la tensión, arritmia, colapso; son raros y se tratan en el hospital.',
          pt: 'Queda da pressão, arritmia, colapso; são raros e tratados no hospital.',
        },
      },
      {
        when: { en: 'After some hours', es: 'Al cabo de unas horas', pt: 'Depois de algumas horas' },
        what: {
          en: 'The reaction fades. Another drink in the next days can bring it back.',
          es: 'La reacción cede. Otra copa en los días siguientes puede repetirla.',
          pt: 'A reação cede. Outra dose de álcool nos dias seguintes pode repeti-la.',
        },
      },
    ],
    source: 'benjamin-1995',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–8 cm, egg-shaped then bell-shaped; grey, silky, grooved, with small brownish scales at the top',
      es: '3–8 cm, ovoide y luego acampanado; gris, sedoso, acanalado, con escamitas parduscas en el ápice',
      pt: '3–8 cm, ovoide e depois campanulado; cinzento, sedoso, sulcado, com pequenas escamas amarronzadas no topo',
    },
    gills: {
      en: 'Free, very crowded; white, then brown, then black and dissolving into ink',
      es: 'Libres, muy apretadas; blancas, luego pardas, al fin negras y deshechas en tinta',
      pt: 'Livres, muito apertadas; brancas, depois marrons, por fim negras e desfeitas em tinta',
    },
    stipe: {
      en: '5–17 cm, white, hollow, smooth; no ring, only a faint ring-like ridge near the base',
      es: '5–17 cm, blanco, hueco, liso; sin anillo, solo un leve reborde cerca de la base',
      pt: '5–17 cm, branco, oco, liso; sem anel, apenas um leve ressalto junto à base',
    },
    flesh: {
      en: 'Thin, whitish to greyish, soon turning to black fluid in the cap',
      es: 'Escasa, blanquecina a grisácea, pronto licuada en negro en el píleo',
      pt: 'Escassa, esbranquiçada a acinzentada, logo liquefeita em negro no chapéu',
    },
    spores: {
      en: 'Print black; spores smooth, with a germ pore',
      es: 'Esporada negra; esporas lisas, con poro germinativo',
      pt: 'Esporada negra; esporos lisos, com poro germinativo',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'campanulate', 'conical'],
    capSurfaces: ['fibrillose', 'smooth'],
    capMargin: 'split',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['black'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'buried-wood',
    colours: {
      cap: { typical: '#a8a29a', light: '#c4beb4', dark: '#7d6f62' },
      hymenium: { typical: '#6b5a50', light: '#ece7df', dark: '#1d1a1b' },
      stipe: { typical: '#f1ece2', dark: '#cfc6b8' },
      flesh: { typical: '#ebe6dc' },
      marks: { typical: '#8a6f55' },
    },
    size: { cap: { min: 3, max: 8 }, height: { min: 5, max: 17 }, stipeThickness: { min: 0.8, max: 1.5 } },
    bulb: 0.05,
  },
  keyNotes: {
    'flesh-ink': 'usual',
    'smell-faint': 'usual',
    'colour-brown': 'sometimes',
    'flesh-same': 'misread',
    'ring-skirt': 'misread',
  },
  habitat: {
    en: 'Stumps, buried roots and dead wood in gardens, parks, roadsides and woodland edges, in dense clumps after rain.',
    es: 'Tocones, raíces enterradas y madera muerta en jardines, parques, bordes de calle y lindes de bosque, en grupos densos tras la lluvia.',
    pt: 'Tocos, raízes enterradas e madeira morta em jardins, parques, beiras de rua e orlas de mata, em tufos densos após a chuva.',
  },
  distribution: {
    en: 'Common across the temperate Northern Hemisphere; also in Australia and other regions where it was probably introduced.',
    es: 'Común en todo el hemisferio norte templado; también en Australia y otras regiones, donde probablemente fue introducida.',
    pt: 'Comum em todo o hemisfério norte temperado; também na Austrália e em outras regiões, onde provavelmente foi introduzida.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'North America', es: 'América del Norte', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [4, 5, 6, 7, 8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'alcohol-intolerance',
      description: {
        en: 'Flushing, pounding heart and nausea after any alcohol, up to five days after the meal.',
        es: 'Rubor, palpitaciones y náuseas tras cualquier alcohol, hasta cinco días después de la comida.',
        pt: 'Rubor, palpitações e náusea após qualquer álcool, até cinco dias depois da refeição.',
      },
    },
    {
      value: 'raised-heart-rate',
      description: {
        en: 'Part of the reaction with alcohol; rarely with a disturbed rhythm.',
        es: 'Parte de la reacción con el alcohol; rara vez con alteración del ritmo.',
        pt: 'Parte da reação com o álcool; raramente com alteração do ritmo.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Common once alcohol has been taken.',
        es: 'Frecuentes una vez ingerido el alcohol.',
        pt: 'Frequentes depois da ingestão de álcool.',
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
      species: 'coprinus-comatus',
      trait: 'cap',
      own: {
        en: 'Grey, silky and grooved, nearly smooth',
        es: 'Gris, sedoso y acanalado, casi liso',
        pt: 'Cinzento, sedoso e sulcado, quase liso',
      },
      other: {
        en: 'White tall cylinder, shaggy with scales',
        es: 'Cilindro blanco y alto, lleno de escamas lanosas',
        pt: 'Cilindro branco e alto, coberto de escamas felpudas',
      },
    },
  ],
  references: [
    'benjamin-1995',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
