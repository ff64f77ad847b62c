import type { SpeciesSample } from '@sample/types'

export const rubroboletusPulcherrimus: SpeciesSample = {
  slug: 'rubroboletus-pulcherrimus',
  scientificName: 'Rubroboletus pulcherrimus',
  authority: '(Thiers & Halling) D. Arora, N. Siegel & J.L. Frank',
  synonyms: ['Boletus pulcherrimus', 'Boletus eastwoodiae'],
  commonNames: {
    en: ['Red-pored bolete', 'Alice Eastwood’s bolete'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A huge brown bolete of the Pacific coast with dark red pores that turn blue. It has killed, which very few boletes have.',
    es: 'Boleto enorme y pardo de la costa del Pacífico, de poros rojo oscuro que azulean. Ha matado, algo muy raro entre los boletos.',
    pt: 'Boleto enorme e marrom da costa do Pacífico, de poros vermelho-escuros que azulam. Já matou, o que é muito raro entre os boletos.',
  },
  about: {
    en: `In the coastal forests of the Pacific a bolete may open as wide as a plate, brown, olive or dull red, felted and in dry weather cracked into patches. The pores beneath are dark red, orange at the rim, and blue-black where a finger has pressed. The stem is swollen like a club and carries a red net on its upper two thirds. The cream-yellow flesh turns blue when cut, at times unevenly. Older Californian books have it as _Boletus eastwoodiae_.

In 1994 a couple ate it. Both fell ill and the husband died; the autopsy found that part of his bowel had died for want of blood. Before that, somebody had been badly sick from merely tasting it. What harms is not known; small amounts of muscarine have been found. A relative under coast live oak, _Rubroboletus eastwoodiae_, was long called _Boletus satanas_ in California; the true _Rubroboletus satanas_ is European and chalk-pale. No bolete with red pores that turn blue is worth the risk.

Not every bad bolete shows red. Under hemlock in northeastern North America grows _Boletus huronensis_, cooked more than once as _Boletus edulis_ by people who were then severely ill: its flesh is pale yellow and blues faintly, and its stem has no net.`,
    es: `En los bosques costeros del Pacífico hay un boleto que se abre como un plato: pardo, oliváceo o rojo apagado, afieltrado y, en tiempo seco, cuarteado. Por debajo, los poros son rojo oscuro, anaranjados al borde y azul negro donde se aprieta el dedo. El pie, hinchado como una maza, lleva una retícula roja en sus dos tercios superiores. La carne, amarillo crema, azulea al corte, a veces de forma irregular. Los libros californianos antiguos lo llaman _Boletus eastwoodiae_.

En 1994 lo comió una pareja. Ambos enfermaron y el marido murió; la autopsia halló que una parte del intestino había muerto por falta de riego. Antes, una persona había enfermado gravemente solo por probarlo. No se sabe qué daña; se han hallado pequeñas cantidades de muscarina. Un pariente de las encinas de California, _Rubroboletus eastwoodiae_, se llamó allí mucho tiempo _Boletus satanas_; el verdadero _Rubroboletus satanas_ es europeo y de color yeso. Ningún boleto de poros rojos que azulean merece el riesgo.

No todo boleto malo se viste de rojo. Bajo las tsugas del nordeste de Norteamérica crece _Boletus huronensis_, cocinado más de una vez como _Boletus edulis_ por personas que enfermaron gravemente: su carne es amarillo pálida y azulea poco, y el pie no tiene retícula.`,
    pt: `Nas florestas costeiras do Pacífico há um boleto que se abre como um prato: marrom, oliváceo ou vermelho apagado, feltrado e, no tempo seco, rachado. Por baixo, os poros são vermelho-escuros, alaranjados na borda e azul-negros onde o dedo aperta. O estipe, inchado como uma clava, traz um retículo vermelho nos dois terços superiores. A carne, amarelo-creme, azula ao corte, às vezes de modo irregular. Os livros californianos antigos o chamam _Boletus eastwoodiae_.

Em 1994 um casal o comeu. Os dois adoeceram e o marido morreu; a autópsia mostrou que uma parte do intestino morrera por falta de sangue. Antes, uma pessoa adoecera gravemente só por prová-lo. Não se sabe o que faz mal; encontraram-se pequenas quantidades de muscarina. Um parente dos carvalhos da Califórnia, _Rubroboletus eastwoodiae_, foi lá chamado por muito tempo de _Boletus satanas_; o verdadeiro _Rubroboletus satanas_ é europeu e cor de giz. Nenhum boleto de poros vermelhos que azulam vale o risco.

Nem todo boleto ruim mostra vermelho. Sob as tsugas do nordeste da América do Norte cresce _Boletus huronensis_, cozido mais de uma vez como _Boletus edulis_ por pessoas que adoeceram gravemente: a carne é amarelo-pálida e azula pouco, e o estipe não tem retículo.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Rubroboletus',
    species: 'pulcherrimus',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'It has killed: leave every bolete with red pores.',
      es: 'Ha matado: deja todo boleto de poros rojos.',
      pt: 'Já matou: deixe todo boleto de poros vermelhos.',
    },
    advice: {
      en: 'Even a taste has made people very ill. If any was eaten, call a poison centre at once; severe pain in the belly, blood or faintness mean hospital.',
      es: 'Incluso probarlo ha bastado para enfermar gravemente. Si alguien lo ha comido, llama enseguida a un centro de toxicología; un dolor fuerte de vientre, sangre o desmayo exigen hospital.',
      pt: 'Até prová-lo já bastou para adoecer gravemente. Se alguém comeu, ligue logo para um centro de informação toxicológica; dor forte na barriga, sangue ou desmaio exigem hospital.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: { en: 'First hours', es: 'Primeras horas', pt: 'Primeiras horas' },
        what: {
          en: 'Nausea, cramps, vomiting and diarrhoea. No exact time is published for this species.',
          es: 'Náuseas, cólicos, vómitos y diarrea. No hay un plazo exacto publicado para esta especie.',
          pt: 'Náusea, cólicas, vômitos e diarreia. Não há prazo exato publicado para esta espécie.',
        },
      },
      {
        when: { en: 'Later', es: 'Después', pt: 'Depois' },
        what: {
          en: 'Great loss of fluid. In the fatal case part of the bowel died for want of blood.',
          es: 'Gran pérdida de líquidos. En el caso mortal murió una parte del intestino por falta de riego.',
          pt: 'Grande perda de líquidos. No caso fatal, uma parte do intestino morreu por falta de sangue.',
        },
      },
      {
        when: { en: 'Onset after 6 h', es: 'Si empieza pasadas 6 h', pt: 'Se começa depois de 6 h' },
        what: {
          en: 'Another, worse mushroom may have been in the meal: go to hospital.',
          es: 'Puede haber otra seta, peor, en la comida: acude al hospital.',
          pt: 'Pode haver outro cogumelo, pior, na refeição: vá ao hospital.',
        },
      },
    ],
    source: 'white-2019',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '9–25 cm, felted, later finely scaly or cracked; brown, olive brown or dull reddish',
      es: '9–25 cm, afieltrado, luego con escamillas o cuarteado; pardo, pardo oliváceo o rojizo apagado',
      pt: '9–25 cm, feltrado, depois com escamas finas ou rachado; marrom, oliváceo ou avermelhado apagado',
    },
    gills: {
      en: 'Pores, not gills: dark red, orange at the rim, red-brown in age; blue-black when pressed',
      es: 'Poros, no láminas: rojo oscuro, naranjas al borde, pardo rojizos de viejo; azul negro al apretar',
      pt: 'Poros, não lâminas: vermelho-escuros, laranja na borda, marrom-avermelhados na idade; azul-negros ao apertar',
    },
    stipe: {
      en: '7–20 cm, club-shaped, up to 10 cm thick; buff to yellow with a red net on the upper two thirds',
      es: '7–20 cm, en maza, hasta 10 cm de grueso; crema a amarillo, con retícula roja en los dos tercios superiores',
      pt: '7–20 cm, em clava, até 10 cm de grossura; creme a amarelo, com retículo vermelho nos dois terços superiores',
    },
    flesh: {
      en: 'Cream yellow, blue when cut, at times unevenly; larval tunnels wine red',
      es: 'Amarillo crema, azulea al corte, a veces de forma irregular; galerías de larvas rojo vino',
      pt: 'Amarelo-creme, azula ao corte, às vezes de modo irregular; galerias de larvas vermelho-vinosas',
    },
    spores: {
      en: 'Print brown to olive-brown; spores smooth, spindle-shaped',
      es: 'Esporada parda a pardo olivácea; esporas lisas, fusiformes',
      pt: 'Esporada marrom a marrom-olivácea; esporos lisos, fusiformes',
    },
  },
  decisive: ['gills', 'stipe', 'flesh'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['velvety', 'cracked'],
    capMargin: 'inrolled',
    hymenium: 'pores',
    attachment: 'adnate',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown', 'brown'],
    ecology: ['mycorrhizal'],
    habit: 'single',
    ground: 'needles',
    colours: {
      cap: {
        typical: '#8c5b3d',
        light: '#b58f66',
        dark: '#74402f',
      },
      hymenium: {
        typical: '#a1281f',
        light: '#d06a2c',
        dark: '#6f1f18',
      },
      stipe: {
        typical: '#d3a468',
        light: '#e7cf96',
        dark: '#85211c',
      },
      flesh: {
        typical: '#f3e6ae',
        dark: '#8fa7b3',
      },
    },
    size: {
      cap: {
        min: 9,
        max: 25,
      },
      height: {
        min: 7,
        max: 20,
      },
      stipeThickness: {
        min: 2,
        max: 10,
      },
    },
    bulb: 0.7,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-faint': 'usual',
    'colour-brown': 'usual',
    'ground-broadleaf': 'usual',
    'colour-red': 'sometimes',
    'colour-olive': 'sometimes',
    'surface-scales': 'sometimes',
    'surface-fibres': 'sometimes',
    'surface-smooth': 'sometimes',
    'growth-scattered': 'sometimes',
    'ground-moss': 'sometimes',
    'base-plain': 'misread',
    'flesh-same': 'misread',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Mixed coastal woods of conifers and oaks, single or scattered, after warm heavy autumn rain.',
    es: 'Bosques mixtos costeros de coníferas y robles, solitario o disperso, tras lluvias templadas y fuertes de otoño.',
    pt: 'Matas mistas costeiras de coníferas e carvalhos, sozinho ou disperso, depois de chuvas mornas e fortes de outono.',
  },
  distribution: {
    en: 'Pacific coast of North America, from northern California to British Columbia; finds given this name in New Mexico, Arizona and Mexico probably belong to relatives just as suspect.',
    es: 'Costa del Pacífico de Norteamérica, del norte de California a la Columbia Británica; los hallazgos con este nombre de Nuevo México, Arizona y México son probablemente de parientes igual de sospechosos.',
    pt: 'Costa do Pacífico da América do Norte, do norte da Califórnia à Colúmbia Britânica; os achados com este nome do Novo México, Arizona e México são provavelmente de parentes igualmente suspeitos.',
  },
  seasons: [
    {
      region: {
        en: 'Pacific coast of North America',
        es: 'Costa del Pacífico de Norteamérica',
        pt: 'Costa do Pacífico da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1],
      peak: [11, 12],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'Violent and repeated.',
        es: 'Violentos y repetidos.',
        pt: 'Violentos e repetidos.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With cramps and loss of fluid.',
        es: 'Con cólicos y pérdida de líquidos.',
        pt: 'Com cólicas e perda de líquidos.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Severe pain is an alarm: part of a bowel died in the fatal case.',
        es: 'Un dolor fuerte es una alarma: en el caso mortal murió parte del intestino.',
        pt: 'Dor forte é um alarme: no caso fatal morreu parte do intestino.',
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
      species: 'rubroboletus-satanas',
      trait: 'cap',
      own: {
        en: 'Brown, olive or reddish. Has killed',
        es: 'Pardo, oliváceo o rojizo. Ha matado',
        pt: 'Marrom, oliváceo ou avermelhado. Já matou',
      },
      other: {
        en: 'Chalk-white to greyish buff. Poisonous',
        es: 'Blanco yeso a gris beige. Venenoso',
        pt: 'Branco-giz a bege-acinzentado. Venenoso',
      },
    },
    {
      name: 'Rubroboletus eastwoodiae',
      edibility: 'poisonous',
      trait: 'stipe',
      own: {
        en: 'Club-shaped, widening slowly. Has killed',
        es: 'En maza, se ensancha poco a poco. Ha matado',
        pt: 'Em clava, alarga aos poucos. Já matou',
      },
      other: {
        en: 'Abruptly bulbous; cap pale grey to pinkish. Leave it too',
        es: 'Bulbo brusco; píleo gris claro a rosado. Déjalo también',
        pt: 'Bulbo abrupto; chapéu cinza-claro a rosado. Deixe-o também',
      },
    },
    {
      name: 'Boletus huronensis',
      edibility: 'poisonous',
      trait: 'stipe',
      own: {
        en: 'Red net on the upper part. Has killed',
        es: 'Retícula roja en lo alto. Ha matado',
        pt: 'Retículo vermelho no alto. Já matou',
      },
      other: {
        en: 'Pale yellow, smooth, without net. Poisonous',
        es: 'Amarillo pálido, liso, sin retícula. Venenoso',
        pt: 'Amarelo-pálido, liso, sem retículo. Venenoso',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'gills',
      own: {
        en: 'Pores red, blue-black when pressed. Has killed',
        es: 'Poros rojos, azul negro al apretar. Ha matado',
        pt: 'Poros vermelhos, azul-negros ao apertar. Já matou',
      },
      other: {
        en: 'Pores white to olive-yellow, never red or blue',
        es: 'Poros blancos a amarillo oliva, nunca rojos ni azules',
        pt: 'Poros brancos a amarelo-oliva, nunca vermelhos nem azuis',
      },
    },
  ],
  references: ['white-2019', 'benjamin-1995', 'bresinsky-besl-1990', 'index-fungorum'],
}
