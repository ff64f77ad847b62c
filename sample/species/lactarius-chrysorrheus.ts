import type { SpeciesSample } from '@sample/types'

export const lactariusChrysorrheus: SpeciesSample = {
  slug: 'lactarius-chrysorrheus',
  scientificName: 'Lactarius chrysorrheus',
  authority: 'Fr.',
  commonNames: {
    en: ['Yellowdrop milkcap', 'Gold drop milk cap'],
    es: ['falso níscalo', 'lactario de leche dorada'],
    pt: [],
  },
  localNames: [{ name: 'lletraga', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'The false saffron milk cap of oak woods: ringed in salmon above, pale below, with white milk that turns sulphur yellow in seconds.',
    es: 'El falso níscalo de encinares y robledales: zonado de salmón por arriba, pálido por abajo, con látex blanco que amarillea en segundos.',
    pt: 'A falsa sancha dos bosques de carvalho: zonada de salmão em cima, pálida embaixo, com látex branco que amarela em segundos.',
  },
  about: {
    en: `Seen from above it is a saffron milk cap that has paled in the sun: salmon to ochre-orange, with rings and watery spots of a darker shade. The underside tells. Its gills are cream to pinkish, not orange, and any cut lets out plenty of white milk, which turns sulphur yellow within seconds and stains the white flesh.

It lives with oaks, from holm and cork oak to the deciduous ones, and with sweet chestnut. Where pines are mixed in, it stands between saffron milk caps, and in years of plenty it gets into the baskets of Spain and Portugal; the mycological society of Segovia has warned of it in public. Old or dry ones hardly give milk: then a pale underside and flesh without any orange are enough to leave it.

Books do not agree. Phillips calls it poisonous, the poison centre of Munich suspect, others merely too hot to eat; a Portuguese specialist reports a serious case after repeated meals. The safer reading holds here. North America has more milk caps whose milk turns yellow, _L. vinaceorufescens_ and _L. xanthogalactus_ among them; they count as poisonous too.`,
    es: `Visto desde arriba es un níscalo descolorido por el sol: salmón a anaranjado ocráceo, con círculos y manchas acuosas más oscuras. Por debajo se descubre. Las láminas son crema o rosadas, no naranjas, y cualquier corte suelta un látex blanco y abundante que en segundos se vuelve amarillo azufre y tiñe la carne blanca.

Vive con encinas, alcornoques y robles, y con castaños. Donde hay pinos mezclados sale entre los níscalos, y en años de abundancia acaba en las cestas de España y Portugal; la Sociedad Micológica Segoviana ha avisado de ello en público. Los ejemplares viejos o secos apenas dan látex: entonces bastan las láminas pálidas y una carne sin nada de naranja para dejarlo.

Los libros no coinciden. Phillips lo da por venenoso, el centro de toxicología de Múnich por sospechoso, otros solo por demasiado acre; un especialista portugués refiere un caso grave tras comerlo varias veces. Aquí vale la lectura más prudente. En Norteamérica hay otros lactarios de látex que amarillea, como _L. vinaceorufescens_ y _L. xanthogalactus_; también se tienen por venenosos.`,
    pt: `Visto de cima é uma sancha desbotada pelo sol: salmão a alaranjado-ocre, com círculos e manchas aquosas mais escuras. Por baixo revela-se. As lâminas são creme ou rosadas, não laranja, e qualquer corte solta um látex branco e abundante que em segundos fica amarelo-enxofre e tinge a carne branca.

Vive com azinheiras, sobreiros e carvalhos, e com castanheiros. Onde há pinheiros misturados nasce entre as sanchas e, em anos de fartura, acaba nas cestas de Portugal e da Espanha; a sociedade micológica de Segóvia já avisou em público. Exemplares velhos ou secos quase não dão látex: então bastam as lâminas pálidas e uma carne sem nada de laranja para deixá-lo.

Os livros não concordam. Phillips considera-o venenoso, o centro de intoxicações de Munique, suspeito, outros apenas acre demais; um especialista português relata um caso grave depois de consumo repetido. Aqui vale a leitura mais prudente. Na América do Norte há outros lactários de látex que amarela, como _L. vinaceorufescens_ e _L. xanthogalactus_; também são tidos por venenosos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'chrysorrheus',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Milk that turns yellow means it is no saffron milk cap: leave it.',
      es: 'Si el látex amarillea no es un níscalo: déjalo.',
      pt: 'Se o látex amarela, não é uma sancha: deixe-o.',
    },
    advice: {
      en: 'It upsets stomach and gut. Cut every saffron milk cap under mixed trees and look at the milk and the gills. If any was eaten and vomiting follows, call a poison centre.',
      es: 'Irrita el estómago y el intestino. Corta cada níscalo que salga bajo árboles mezclados y mira el látex y las láminas. Si alguien lo ha comido y vomita, llama a un centro de toxicología.',
      pt: 'Irrita o estômago e o intestino. Corte cada sancha que nasça sob árvores misturadas e olhe o látex e as lâminas. Se alguém comeu e vomita, ligue para um centro de informação toxicológica.',
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
          en: 'Burning, nausea, belly pain, vomiting and diarrhoea.',
          es: 'Ardor, náuseas, dolor de vientre, vómitos y diarrea.',
          pt: 'Ardor, náusea, dor de barriga, vômitos e diarreia.',
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
    source: 'toxinfo-lactarius',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–10 cm, salmon to ochre-orange with darker rings and watery spots; edge bare, inrolled at first',
      es: '3–10 cm, salmón a anaranjado ocráceo con círculos y gotas más oscuros; margen sin pelos, enrollado de joven',
      pt: '3–10 cm, salmão a alaranjado-ocre com círculos e gotas mais escuros; margem sem pelos, enrolada se jovem',
    },
    gills: {
      en: 'Cream, then pinkish buff, crowded, running down a little; stained yellow where cut',
      es: 'Crema, luego rosadas, apretadas, algo decurrentes; manchadas de amarillo al corte',
      pt: 'Creme, depois rosadas, apertadas, um pouco decurrentes; manchadas de amarelo ao corte',
    },
    stipe: {
      en: '3–8 cm, whitish to pinkish, soon hollow, brittle; hardly ever pitted; no ring',
      es: '3–8 cm, blanquecino a rosado, pronto hueco, quebradizo; casi nunca con fosetas; sin anillo',
      pt: '3–8 cm, esbranquiçado a rosado, logo oco, quebradiço; quase nunca com fossetas; sem anel',
    },
    flesh: {
      en: 'White, brittle; plentiful white milk that turns sulphur yellow in seconds',
      es: 'Blanca, quebradiza; látex blanco y abundante que en segundos pasa a amarillo azufre',
      pt: 'Branca, quebradiça; látex branco e abundante que em segundos passa a amarelo-enxofre',
    },
    spores: {
      en: 'Print creamy white with a salmon tinge; spores with warts and ridges',
      es: 'Esporada blanco crema con tono salmón; esporas con verrugas y crestas',
      pt: 'Esporada branco-creme com tom salmão; esporos com verrugas e cristas',
    },
    odour: {
      en: 'Faint, at times fruity or of bugs',
      es: 'Débil, a veces afrutado o a chinches',
      pt: 'Fraco, às vezes frutado ou de percevejo',
    },
  },
  decisive: ['flesh', 'gills'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['zoned', 'smooth'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#e2aa7e', light: '#f0cba4', dark: '#c98755' },
      hymenium: { typical: '#f4e4cb', light: '#fbf3e2', dark: '#e6c39d' },
      stipe: { typical: '#f5ebd9', light: '#fcf7ec', dark: '#e4bf9f' },
      flesh: { typical: '#fbf6e6', dark: '#eddb4c' },
      marks: { typical: '#cb8456', light: '#d99c70', dark: '#b06d42' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 3, max: 8 }, stipeThickness: { min: 0.9, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-yellow': 'usual',
    'flesh-white-milk': 'usual',
    'flesh-chalk': 'sometimes',
    'flesh-same': 'misread',
    'flesh-orange-milk': 'misread',
    'smell-faint': 'usual',
    'smell-fruit': 'sometimes',
    'smell-foul': 'sometimes',
    'colour-orange': 'usual',
    'colour-brown': 'sometimes',
    'colour-red': 'sometimes',
    'colour-cream': 'sometimes',
    'colour-yellow': 'sometimes',
    'surface-slimy': 'sometimes',
    'ground-conifer': 'sometimes',
    'growth-scattered': 'sometimes',
  },
  habitat: {
    en: 'On soil with oaks of all kinds and with sweet chestnut, also where pines are mixed in.',
    es: 'En el suelo con encinas, alcornoques, robles y castaños, también donde hay pinos mezclados.',
    pt: 'No solo com azinheiras, sobreiros, carvalhos e castanheiros, também onde há pinheiros misturados.',
  },
  distribution: {
    en: 'Europe, very common round the Mediterranean; North Africa, northern Asia and eastern North America, where close species occur.',
    es: 'Europa, muy común en torno al Mediterráneo; norte de África y de Asia y este de Norteamérica, donde hay especies próximas.',
    pt: 'Europa, muito comum em torno do Mediterrâneo; norte da África e da Ásia e leste da América do Norte, onde há espécies próximas.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: {
        en: 'Eastern North America',
        es: 'Este de Norteamérica',
        pt: 'Leste da América do Norte',
      },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'With belly pain and nausea.',
        es: 'Con dolor de vientre y náuseas.',
        pt: 'Com dor de barriga e náusea.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Mostly short; worse in children and old people.',
        es: 'Casi siempre breve; peor en niños y mayores.',
        pt: 'Quase sempre breve; pior em crianças e idosos.',
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
      species: 'lactarius-torminosus',
      trait: 'cap',
      own: {
        en: 'Edge bare; milk turns yellow',
        es: 'Margen sin pelos; el látex amarillea',
        pt: 'Margem sem pelos; o látex amarela',
      },
      other: {
        en: 'Edge shaggy with wool; milk stays white',
        es: 'Margen muy lanoso; el látex sigue blanco',
        pt: 'Margem muito lanosa; o látex continua branco',
      },
    },
    {
      species: 'lactarius-deliciosus',
      trait: 'gills',
      own: {
        en: 'Cream to pinkish; white milk that turns yellow',
        es: 'Crema a rosadas; látex blanco que amarillea',
        pt: 'Creme a rosadas; látex branco que amarela',
      },
      other: {
        en: 'Orange; milk carrot-coloured from the first drop',
        es: 'Anaranjadas; látex zanahoria desde la primera gota',
        pt: 'Alaranjadas; látex cor de cenoura desde a primeira gota',
      },
    },
    {
      species: 'lactarius-sanguifluus',
      trait: 'flesh',
      own: {
        en: 'Milk white, sulphur yellow within seconds',
        es: 'Látex blanco, en segundos amarillo azufre',
        pt: 'Látex branco, em segundos amarelo-enxofre',
      },
      other: {
        en: 'Milk wine red from the first drop',
        es: 'Látex rojo vino desde la primera gota',
        pt: 'Látex vermelho-vinho desde a primeira gota',
      },
    },
    {
      species: 'lactarius-deterrimus',
      trait: 'flesh',
      own: {
        en: 'Milk white, sulphur yellow within seconds',
        es: 'Látex blanco, en segundos amarillo azufre',
        pt: 'Látex branco, em segundos amarelo-enxofre',
      },
      other: {
        en: 'Milk orange, wine red within the hour',
        es: 'Látex naranja, rojo vino antes de una hora',
        pt: 'Látex laranja, vermelho-vinho em menos de uma hora',
      },
    },
  ],
  references: [
    'toxinfo-lactarius',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'vidal-ballesteros-2013',
  ],
}
