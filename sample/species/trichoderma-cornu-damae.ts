import type { SpeciesSample } from '@sample/types'

export const trichodermaCornuDamae: SpeciesSample = {
  slug: 'trichoderma-cornu-damae',
  scientificName: 'Trichoderma cornu-damae',
  authority: '(Pat.) Z.X. Zhu & W.Y. Zhuang',
  synonyms: ['Podostroma cornu-damae', 'Hypocrea cornu-damae'],
  commonNames: { en: ['Poison fire coral'], es: [], pt: [] },
  summary: {
    en: 'Flame-red fingers from dead wood and roots in eastern Asia. It poisons blood, skin and brain; do not even handle it.',
    es: 'Dedos rojo fuego sobre madera y raíces muertas del este de Asia. Envenena la sangre, la piel y el cerebro; ni siquiera la toques.',
    pt: 'Dedos vermelho-fogo em madeira e raízes mortas do leste da Ásia. Envenena o sangue, a pele e o cérebro; nem sequer o toque.',
  },
  about: {
    en: `It looks like flames frozen as they left the ground. Single or branching fingers, orange-red and hard-skinned with white flesh, rise beside dead oaks and beeches. It is not a coral fungus at all but a relative of the green moulds: its spores ripen in tiny flasks that dot the surface.

In Japan, where oak forests die of a beetle-borne wilt, it has become more common in parks and along paths. In 1999 and 2000 two people who ate or drank it died. Others in Japan and Korea took it for young reishi (_Ganoderma lingzhi_), whose antlers are red too, and steeped it as a tonic. In 2019 it was photographed near Cairns in Australia.

Its trichothecenes, satratoxin H among them, stop cells from building protein. After the stomach, bone marrow and skin suffer first: white blood cells and platelets vanish, the face peels, hair falls out, and survivors may be left with damage to the cerebellum. The juice is reported to inflame the skin.`,
    es: `Parece fuego detenido al salir del suelo. Dedos sencillos o ramificados, rojo anaranjados, de piel dura y carne blanca, se alzan junto a robles y hayas muertos. No es una ramaria ni nada parecido, sino pariente de los mohos verdes: sus esporas maduran en frasquitos diminutos que puntean la superficie.

En Japón, donde los robledales mueren por una enfermedad que transmite un escarabajo, se ha vuelto más común en parques y senderos. En 1999 y 2000 murieron dos personas que la habían comido o bebido. Otras, en Japón y Corea, la tomaron por reishi joven (_Ganoderma lingzhi_), cuyas astas también son rojas, y la maceraron como tónico. En 2019 se fotografió cerca de Cairns, en Australia.

Sus tricotecenos, entre ellos la satratoxina H, impiden a las células fabricar proteínas. Tras el estómago sufren primero la médula ósea y la piel: desaparecen glóbulos blancos y plaquetas, la cara se pela, cae el pelo, y a quien sobrevive puede quedarle dañado el cerebelo. Se dice que su jugo inflama la piel.`,
    pt: `Parece fogo congelado ao sair do chão. Dedos simples ou ramificados, vermelho-alaranjados, de pele dura e carne branca, erguem-se junto a carvalhos e faias mortos. Não é um fungo-coral, e sim parente dos bolores verdes: seus esporos amadurecem em frasquinhos minúsculos que pontilham a superfície.

No Japão, onde os carvalhais morrem de uma doença levada por um besouro, ficou mais comum em parques e trilhas. Em 1999 e 2000 morreram duas pessoas que o haviam comido ou bebido. Outras, no Japão e na Coreia, o tomaram por reishi jovem (_Ganoderma lingzhi_), cujos chifres também são vermelhos, e o puseram em infusão como tônico. Em 2019 foi fotografado perto de Cairns, na Austrália.

Seus tricotecenos, entre eles a satratoxina H, impedem as células de fabricar proteína. Depois do estômago sofrem primeiro a medula óssea e a pele: somem glóbulos brancos e plaquetas, o rosto descama, o cabelo cai, e quem sobrevive pode ficar com o cerebelo lesado. Relata-se que o suco inflama a pele.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Sordariomycetes',
    order: 'Hypocreales',
    family: 'Hypocreaceae',
    genus: 'Trichoderma',
    species: 'cornu-damae',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Deadly in small amounts. Do not touch it.',
      es: 'Mortal en pequeña cantidad. No la toques.',
      pt: 'Mortal em pequena quantidade. Não o toque.',
    },
    advice: {
      en: 'If any was eaten or drunk in an infusion, go to hospital at once; blood counts fall over days. Wash skin that has touched it.',
      es: 'Si se ha comido o bebido en infusión, hay que ir al hospital de inmediato; las células de la sangre bajan durante días. Lava la piel que la haya tocado.',
      pt: 'Se foi comido ou bebido em infusão, é preciso ir ao hospital imediatamente; as células do sangue caem durante dias. Lave a pele que o tocou.',
    },
  },
  poisoning: {
    toxins: ['satratoxin H', 'roridin E'],
    syndrome: 'trichothecene',
    course: [
      {
        when: { en: 'First day', es: 'Primer día', pt: 'Primeiro dia' },
        what: {
          en: 'Vomiting, belly pain, diarrhoea, often within an hour or so; fever and chills.',
          es: 'Vómitos, dolor de vientre, diarrea, a menudo al cabo de una hora; fiebre y escalofríos.',
          pt: 'Vômitos, dor de barriga, diarreia, muitas vezes em cerca de uma hora; febre e calafrios.',
        },
      },
      {
        when: { en: 'Following days', es: 'Días siguientes', pt: 'Dias seguintes' },
        what: {
          en: 'White blood cells and platelets fall; confusion, speech and gait disturbed; kidneys and liver may fail.',
          es: 'Bajan glóbulos blancos y plaquetas; confusión, alteraciones del habla y la marcha; pueden fallar riñones e hígado.',
          pt: 'Caem glóbulos brancos e plaquetas; confusão, alterações da fala e da marcha; rins e fígado podem falhar.',
        },
      },
      {
        when: { en: 'Weeks', es: 'Semanas', pt: 'Semanas' },
        what: {
          en: 'The skin of face and hands peels, hair falls out; lasting damage to the cerebellum is possible.',
          es: 'Se pela la piel de cara y manos y cae el pelo; puede quedar dañado el cerebelo.',
          pt: 'A pele do rosto e das mãos descama e o cabelo cai; o cerebelo pode ficar lesado.',
        },
      },
    ],
    source: 'saikawa-2001',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: 'Fingers 3–13 cm tall, single or branched like antlers, flame red to orange, smooth and hard',
      es: 'Dedos de 3–13 cm, sencillos o ramificados como astas, rojo fuego a naranja, lisos y duros',
      pt: 'Dedos de 3–13 cm, simples ou ramificados como chifres, vermelho-fogo a laranja, lisos e duros',
    },
    flesh: {
      en: 'White and firm inside, unlike the woody brown of reishi',
      es: 'Blanca y firme por dentro, no leñosa y parda como la del reishi',
      pt: 'Branca e firme por dentro, não lenhosa e marrom como a do reishi',
    },
    spores: {
      en: 'In minute flasks sunk in the surface; pale',
      es: 'En frasquitos minúsculos hundidos en la superficie; pálidas',
      pt: 'Em frasquinhos minúsculos afundados na superfície; pálidos',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'club',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#d8451f', light: '#ee7a35', dark: '#a82a16' },
      stipe: { typical: '#d8451f', light: '#e2582a', dark: '#a82a16' },
      flesh: { typical: '#fbf4e6' },
    },
    size: { cap: { min: 0.6, max: 2 }, height: { min: 3, max: 13 } },
    bulb: 0,
  },
  keyNotes: {
    'colour-red': 'usual',
    'colour-orange': 'usual',
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'ground-soil': 'usual',
    'ground-broadleaf': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'usual',
    'colour-white': 'impossible',
    'underside-pores': 'impossible',
  },
  habitat: {
    en: 'On and beside dead stumps and roots of oak, beech and other broad-leaved trees.',
    es: 'Sobre tocones y raíces muertas de robles, hayas y otras frondosas, y junto a ellos.',
    pt: 'Sobre tocos e raízes mortas de carvalhos, faias e outras folhosas, e junto a eles.',
  },
  distribution: {
    en: 'Japan, Korea, China and south-east Asia as far as New Guinea; recorded in northern Australia.',
    es: 'Japón, Corea, China y sudeste asiático hasta Nueva Guinea; citada en el norte de Australia.',
    pt: 'Japão, Coreia, China e Sudeste Asiático até a Nova Guiné; registrado no norte da Austrália.',
  },
  seasons: [
    {
      region: { en: 'Japan and Korea', es: 'Japón y Corea', pt: 'Japão e Coreia' },
      area: 'asia',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
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
        en: 'Soon after eating or drinking it.',
        es: 'Poco después de comerla o beberla.',
        pt: 'Pouco depois de comê-lo ou bebê-lo.',
      },
    },
    {
      value: 'skin-rash',
      description: {
        en: 'Peeling of face and hands; inflammation where the juice touches.',
        es: 'Descamación de cara y manos; inflamación donde toca el jugo.',
        pt: 'Descamação do rosto e das mãos; inflamação onde o suco toca.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'In severe poisonings.',
        es: 'En intoxicaciones graves.',
        pt: 'Em intoxicações graves.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'With disturbed speech and gait.',
        es: 'Con alteración del habla y la marcha.',
        pt: 'Com alteração da fala e da marcha.',
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
      species: 'ramaria-formosa',
      trait: 'cap',
      own: {
        en: 'A few stiff, smooth fingers, fiery red to the base',
        es: 'Pocos dedos rígidos y lisos, rojo fuego hasta la base',
        pt: 'Poucos dedos rígidos e lisos, vermelho-fogo até a base',
      },
      other: {
        en: 'A soft bush of many branches from one white trunk',
        es: 'Mata blanda de muchas ramas sobre un tronco blanco',
        pt: 'Tufo mole de muitos ramos sobre um tronco branco',
      },
    },
    {
      species: 'ganoderma-lucidum',
      trait: 'flesh',
      own: {
        en: 'White and firm inside; no pores anywhere',
        es: 'Blanca y firme; sin poros en ninguna parte',
        pt: 'Branca e firme; sem poros em parte alguma',
      },
      other: {
        en: 'Corky and brown; pores beneath the cap',
        es: 'Corchosa y parda; poros bajo el píleo',
        pt: 'Corticosa e marrom; poros sob o chapéu',
      },
    },
    {
      species: 'cordyceps-militaris',
      trait: 'cap',
      own: {
        en: 'Thick, smooth, hard fingers, flame red; on dead wood and roots. Deadly',
        es: 'Dedos gruesos, lisos y duros, rojo fuego; en madera y raíces muertas. Mortal',
        pt: 'Dedos grossos, lisos e duros, vermelho-fogo; em madeira e raízes mortas. Mortal',
      },
      other: {
        en: 'Thin orange club, its top rough with pimples; on a buried pupa',
        es: 'Maza fina y naranja, áspera en lo alto por granitos; sobre una crisálida enterrada',
        pt: 'Clava fina e laranja, áspera no alto por grãozinhos; sobre uma pupa enterrada',
      },
    },
    {
      species: 'ganoderma-lingzhi',
      trait: 'flesh',
      own: {
        en: 'White and firm inside; never forms a cap. Deadly',
        es: 'Blanca y firme; nunca forma píleo. Mortal',
        pt: 'Branca e firme; nunca forma chapéu. Mortal',
      },
      other: {
        en: 'Corky, cream to cinnamon; pores only once a cap is there',
        es: 'Corchosa, crema a canela; poros solo cuando hay píleo',
        pt: 'Suberosa, creme a canela; poros só quando há chapéu',
      },
    },
  ],
  references: ['saikawa-2001', 'white-2019', 'index-fungorum'],
}
