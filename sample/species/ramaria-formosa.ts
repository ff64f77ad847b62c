import type { SpeciesSample } from '@sample/types'

export const ramariaFormosa: SpeciesSample = {
  slug: 'ramaria-formosa',
  scientificName: 'Ramaria formosa',
  authority: '(Pers.) Quél.',
  synonyms: ['Clavaria formosa'],
  commonNames: {
    en: ['Salmon coral', 'Beautiful clavaria', 'Yellow-tipped coral'],
    es: ['pie de rata', 'patita de rata'],
    pt: [],
  },
  summary: {
    en: 'A coral in three colours while young, white, salmon and lemon yellow. It purges violently, and faded it looks like the edible ones.',
    es: 'Coral de tres colores mientras es joven: blanco, salmón y amarillo limón. Purga con violencia y, ya apagado, se parece a los comestibles.',
    pt: 'Coral de três cores enquanto jovem: branco, salmão e amarelo-limão. Purga com violência e, já desbotado, parece os comestíveis.',
  },
  about: {
    en: `Young, it is the prettiest coral of beech and chestnut woods: a white trunk, salmon-pink branches, lemon-yellow tips, all upright and close together. The three colours do not last. With age and rain the whole bush fades to ochre, and then no eye can name it; the spores decide, under the microscope. The white flesh is soft, and may redden or brown where it is pressed.

Corals are gathered in many countries: in Spain as “patitas de rata”, in Mexico in several kinds, in Chile as “changle”. Some are mild food, others purge hard. This one causes colic, vomiting and heavy diarrhoea. Since the mild and the harmful fade to the same ochre, old, faded or unknown corals stay in the wood. North American corals that go by this name are other species; some people eat them, others fall ill.

In southern Brazil a relative, _R. flavobrunnescens_, fruits in eucalyptus plantations in autumn. Cattle and sheep that eat it drool, lose the hair of the tail and the horn of the hooves, and die: the “mal do eucalipto”. What it does to people has not been studied. Leave every coral that grows under eucalyptus.`,
    es: `De joven es el coral más bonito de hayedos y castañares: tronco blanco, ramas rosa salmón, puntas amarillo limón, todo erguido y apretado. Los tres colores no duran. Con la edad y la lluvia toda la mata se apaga hacia el ocre, y entonces nadie la reconoce a simple vista; deciden las esporas, al microscopio. La carne blanca es blanda y puede enrojecer o pardear donde se aprieta.

Los corales se recolectan en muchos países: en España como «patitas de rata», en México varias clases, en Chile como «changle». Unos son suaves, otros purgan con fuerza. Este causa cólicos, vómitos y diarrea intensa. Como los suaves y los dañinos se apagan hacia el mismo ocre, los corales viejos, descoloridos o desconocidos se quedan en el monte. Los corales norteamericanos que llevan este nombre son otras especies; hay quien los come y quien enferma.

En el sur de Brasil una pariente, _R. flavobrunnescens_, sale en otoño en plantaciones de eucalipto. El ganado vacuno y ovino que la come babea, pierde el pelo de la cola y el casco de las pezuñas, y muere: es el «mal do eucalipto». Qué hace en las personas no se ha estudiado. Deja todo coral que crezca bajo eucaliptos.`,
    pt: `Jovem, é o coral mais bonito dos bosques de faia e castanheiro: tronco branco, ramos rosa-salmão, pontas amarelo-limão, tudo ereto e apertado. As três cores não duram. Com a idade e a chuva todo o tufo desbota para o ocre, e então ninguém o reconhece a olho nu; decidem os esporos, ao microscópio. A carne branca é mole e pode avermelhar ou ficar marrom onde é apertada.

Os corais são colhidos em muitos países: na Espanha como “patitas de rata”, no México vários tipos, no Chile como “changle”. Uns são suaves, outros purgam com força. Este causa cólicas, vômitos e diarreia intensa. Como os suaves e os nocivos desbotam para o mesmo ocre, corais velhos, desbotados ou desconhecidos ficam no bosque. Os corais norte-americanos com este nome são outras espécies; há quem os coma e quem adoeça.

No sul do Brasil um parente, _R. flavobrunnescens_, nasce no outono em plantações de eucalipto. Bovinos e ovinos que o comem babam, perdem o pelo da cauda e o casco, e morrem: é o “mal do eucalipto”. O que faz nas pessoas não foi estudado. Deixe todo coral que cresça sob eucaliptos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Gomphales',
    family: 'Gomphaceae',
    genus: 'Ramaria',
    species: 'formosa',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'A poisonous coral: violent colic, vomiting and diarrhoea.',
      es: 'Coral venenoso: cólicos, vómitos y diarrea violentos.',
      pt: 'Coral venenoso: cólicas, vômitos e diarreia violentos.',
    },
    advice: {
      en: 'Do not eat corals that are old, faded or not named with certainty by an expert. If any was eaten, call a poison centre; children and old people may need hospital for loss of fluid.',
      es: 'No comas corales viejos, descoloridos o que un experto no haya nombrado con certeza. Si alguien lo ha comido, llama a un centro de toxicología; niños y mayores pueden necesitar hospital por la deshidratación.',
      pt: 'Não coma corais velhos, desbotados ou que um especialista não tenha nomeado com certeza. Se alguém comeu, ligue para um centro de informação toxicológica; crianças e idosos podem precisar de hospital pela desidratação.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: {
          en: 'Soon after the meal',
          es: 'Poco después de la comida',
          pt: 'Pouco depois da refeição',
        },
        what: {
          en: 'Stomach pain, nausea, vomiting and strong diarrhoea.',
          es: 'Dolor de estómago, náuseas, vómitos y diarrea fuerte.',
          pt: 'Dor de estômago, náusea, vômitos e diarreia forte.',
        },
      },
      {
        when: { en: 'Following days', es: 'Días siguientes', pt: 'Dias seguintes' },
        what: {
          en: 'Recovery as a rule. Symptoms that began after 6 h point to another, worse mushroom: go to hospital.',
          es: 'Recuperación por lo común. Si los síntomas empezaron pasadas 6 h, puede haber otra seta peor: acude al hospital.',
          pt: 'Recuperação em geral. Se os sintomas começaram depois de 6 h, pode haver outro cogumelo, pior: vá ao hospital.',
        },
      },
    ],
    source: 'toxinfo-ramaria',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: 'A bush 5–20 cm wide, 7–20 cm high, seldom 30; branches salmon pink, tips lemon yellow; ochre with age',
      es: 'Mata de 5–20 cm de ancho y 7–20 de alto, rara vez 30; ramas rosa salmón, puntas amarillo limón; ocre de vieja',
      pt: 'Tufo de 5–20 cm de largura e 7–20 de altura (até 30); ramos rosa-salmão, pontas amarelo-limão; depois ocre',
    },
    stipe: {
      en: 'One short, thick trunk, white below, flushed with the colour of the branches above',
      es: 'Un tronco corto y grueso, blanco abajo, con el color de las ramas arriba',
      pt: 'Um tronco curto e grosso, branco embaixo, com a cor dos ramos em cima',
    },
    flesh: {
      en: 'White, soft; may turn reddish, brown or blackish where pressed',
      es: 'Blanca, blanda; puede enrojecer, pardear o ennegrecer donde se aprieta',
      pt: 'Branca, mole; pode avermelhar, ficar marrom ou enegrecer onde apertada',
    },
    spores: {
      en: 'Print pale to yellowish ochre; spores long, rough',
      es: 'Esporada ocre pálida a amarillenta; esporas largas, rugosas',
      pt: 'Esporada ocre pálida a amarelada; esporos longos, rugosos',
    },
    odour: {
      en: 'Faint, pleasant, sourish or unpleasant',
      es: 'Débil, agradable, acídulo o desagradable',
      pt: 'Fraco, agradável, acidulado ou desagradável',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'coral',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    sporePrint: ['ochre', 'yellow'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#e78f72', light: '#efd05a', dark: '#c86f50' },
      hymenium: { typical: '#e9a88f' },
      stipe: { typical: '#f2e6d2', light: '#fbf5e8', dark: '#ddb79c' },
      flesh: { typical: '#fbf4e8' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 7, max: 20 }, stipeThickness: { min: 2, max: 6 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-red': 'sometimes',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'smell-foul': 'sometimes',
    'colour-red': 'usual',
    'colour-orange': 'usual',
    'colour-yellow': 'usual',
    'colour-cream': 'sometimes',
    'colour-brown': 'sometimes',
    'colour-white': 'misread',
    'base-plain': 'usual',
    'stem-plain': 'usual',
    'ground-grass': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
  },
  habitat: {
    en: 'On soil in broadleaved woods, above all of beech, chestnut and oak, seldom with conifers; often on limestone.',
    es: 'En el suelo de bosques de frondosas, sobre todo hayas, castaños y robles, rara vez con coníferas; a menudo en caliza.',
    pt: 'No solo de bosques de folhosas, sobretudo faia, castanheiro e carvalho, raramente com coníferas; muitas vezes em calcário.',
  },
  distribution: {
    en: 'Europe, nowhere common. North American and Asian records belong at least in part to other species.',
    es: 'Europa, en ninguna parte común. Las citas de Norteamérica y Asia son, al menos en parte, de otras especies.',
    pt: 'Europa, em nenhuma parte comum. Os registros da América do Norte e da Ásia são, ao menos em parte, de outras espécies.',
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
      months: [8, 9, 10],
      peak: [9],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [10],
    },
    {
      region: {
        en: 'North America (corals of this name)',
        es: 'Norteamérica (corales con este nombre)',
        pt: 'América do Norte (corais com este nome)',
      },
      area: 'north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'diarrhoea',
      description: {
        en: 'The leading symptom: strong, at times lasting.',
        es: 'El síntoma principal: fuerte, a veces persistente.',
        pt: 'O sintoma principal: forte, às vezes persistente.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'With stomach pain and nausea.',
        es: 'Con dolor de estómago y náuseas.',
        pt: 'Com dor de estômago e náusea.',
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
      species: 'trichoderma-cornu-damae',
      trait: 'cap',
      own: {
        en: 'A soft bush of many branches from one white trunk',
        es: 'Mata blanda de muchas ramas sobre un tronco blanco',
        pt: 'Tufo mole de muitos ramos sobre um tronco branco',
      },
      other: {
        en: 'A few stiff, smooth fingers, fiery red to the base',
        es: 'Pocos dedos rígidos y lisos, rojo fuego hasta la base',
        pt: 'Poucos dedos rígidos e lisos, vermelho-fogo até a base',
      },
    },
    {
      species: 'sparassis-crispa',
      trait: 'cap',
      own: {
        en: 'Round branches that end in points',
        es: 'Ramas redondas que acaban en punta',
        pt: 'Ramos redondos que terminam em ponta',
      },
      other: {
        en: 'Flat, curled ribbons',
        es: 'Cintas planas y rizadas',
        pt: 'Fitas planas e crespas',
      },
    },
  ],
  references: [
    'toxinfo-ramaria',
    'santos-1975',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'aguilar-cruz-villegas-2010',
  ],
}
