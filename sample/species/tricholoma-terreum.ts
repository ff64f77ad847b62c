import type { SpeciesSample } from '@sample/types'

export const tricholomaTerreum: SpeciesSample = {
  slug: 'tricholoma-terreum',
  scientificName: 'Tricholoma terreum',
  authority: '(Schaeff.) P. Kumm.',
  gbif: 5241808,
  commonNames: {
    en: ['Grey knight', 'Dirty tricholoma'],
    es: ['negrilla', 'ratón'],
    pt: [],
  },
  localNames: [{ name: 'fredolic', language: 'ca' }],
  summary: {
    en: 'A small mouse-grey knight of late autumn pine woods, felted and fragile. A stouter, scaly grey one with a smell of flour is poisonous.',
    es: 'Pequeña seta gris ratón de los pinares de final de otoño, afieltrada y frágil. Otra más robusta, escamosa y con olor a harina es tóxica.',
    pt: 'Pequeno cogumelo cinza-rato dos pinhais de fim de outono, feltrado e frágil. Outro mais robusto, escamoso e com cheiro de farinha é tóxico.',
  },
  about: {
    en: `When the first frosts have finished most mushrooms, whole troops of these grey caps still stand in limy pine woods, half under the needles. The surface is felt rather than skin, mouse grey and finely fibrous; the gills are whitish grey, broad and easily broken. It has hardly any smell, and none of flour: that absence is part of its identity.

In Catalonia, where it is the _fredolic_, and over much of Spain it is gathered by the bucket. A laboratory study of 2014 found compounds that harmed the muscles of mice given very large amounts of extract. Italian mycologists and toxicologists replied that the doses had no relation to a meal and that no poisoning in people is known; moderation is sensible all the same.

The danger lies in the basket. _Lepiota brunneoincarnata_, small and deadly, stands among these troops in parks and pine woods, and people have died of baskets that were not looked through cap by cap. _Tricholoma pardinum_ is stouter, with coarse scales on a pale ground and a smell of flour, and it causes violent vomiting.`,
    es: `Cuando las primeras heladas han acabado con casi todo, aún quedan corros enteros de estos píleos grises en los pinares calizos, medio tapados por la pinocha. La superficie es más fieltro que piel, gris ratón y de fibras finas; las láminas, blanco grisáceas, anchas y frágiles. Apenas huele, y nunca a harina: esa ausencia forma parte de su identidad.

En Cataluña, donde es el fredolic, y en gran parte de España se recolecta por cubos. Un estudio de laboratorio de 2014 halló compuestos que dañaban los músculos de ratones tratados con cantidades enormes de extracto. Micólogos y toxicólogos italianos respondieron que esas dosis nada tienen que ver con una comida y que no se conocen intoxicaciones en personas; aun así, la moderación es sensata.

El peligro está en la cesta. _Lepiota brunneoincarnata_, pequeña y mortal, crece entre estos corros en parques y pinares, y ha habido muertes por cestas que nadie repasó seta por seta. _Tricholoma pardinum_ es más robusto, con escamas gruesas sobre fondo claro y olor a harina, y provoca vómitos violentos.`,
    pt: `Quando as primeiras geadas já acabaram com quase tudo, ainda há grupos inteiros destes chapéus cinzentos nos pinhais calcários, meio cobertos pelas agulhas. A superfície é mais feltro que pele, cinza-rato e de fibras finas; as lâminas, branco-acinzentadas, largas e frágeis. Quase não tem cheiro, e nunca de farinha: essa ausência faz parte de sua identidade.

Na Catalunha, onde é o _fredolic_, e em boa parte da Espanha, é colhido aos baldes. Um estudo de laboratório de 2014 encontrou compostos que lesavam os músculos de camundongos tratados com enormes quantidades de extrato. Micólogos e toxicologistas italianos responderam que essas doses nada têm a ver com uma refeição e que não se conhecem intoxicações em pessoas; ainda assim, a moderação é sensata.

O perigo está no cesto. _Lepiota brunneoincarnata_, pequena e mortal, cresce entre estes grupos em parques e pinhais, e já houve mortes por cestos que ninguém revisou um a um. _Tricholoma pardinum_ é mais robusto, com escamas grossas sobre fundo claro e cheiro de farinha, e causa vômitos violentos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Tricholoma',
    species: 'terreum',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'A deadly dapperling grows among them.',
      es: 'Entre ellas crece una lepiota mortal.',
      pt: 'Entre eles cresce uma lepiota mortal.',
    },
    advice: {
      en: 'Edible only when an expert has identified every single one, cooked and in moderate portions. Reject any with scales, brown tones, a banded or stout stem or a smell of flour.',
      es: 'Comestible solo si un experto ha identificado cada ejemplar, cocinada y en raciones moderadas. Descarta todo lo que tenga escamas, tonos pardos, pie con bandas o robusto u olor a harina.',
      pt: 'Comestível apenas quando um especialista identificou cada exemplar, cozido e em porções moderadas. Descarte tudo o que tiver escamas, tons marrons, estipe com faixas ou robusto ou cheiro de farinha.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '3–8 cm, conical then flat with a boss; mouse grey, finely felted, dry',
      es: '3–8 cm, cónico y luego plano con mamelón; gris ratón, finamente afieltrado, seco',
      pt: '3–8 cm, cônico, depois plano com umbo; cinza-rato, finamente feltrado, seco',
    },
    gills: {
      en: 'Notched, broad, fragile, whitish to pale grey',
      es: 'Escotadas, anchas, frágiles, blanquecinas a gris pálido',
      pt: 'Chanfradas, largas, frágeis, esbranquiçadas a cinza-claras',
    },
    stipe: {
      en: '3–7 cm, slender, white to greyish, smooth, without ring',
      es: '3–7 cm, esbelto, blanco a grisáceo, liso, sin anillo',
      pt: '3–7 cm, esbelto, branco a acinzentado, liso, sem anel',
    },
    flesh: {
      en: 'Thin, brittle, whitish grey; does not yellow',
      es: 'Fina, quebradiza, blanco grisácea; no amarillea',
      pt: 'Fina, quebradiça, branco-acinzentada; não amarela',
    },
    spores: {
      en: 'Print white; spores elliptical, smooth',
      es: 'Esporada blanca; esporas elípticas, lisas',
      pt: 'Esporada branca; esporos elípticos, lisos',
    },
    odour: {
      en: 'Almost none; not of flour',
      es: 'Casi nulo; no huele a harina',
      pt: 'Quase nulo; não cheira a farinha',
    },
  },
  decisive: ['cap', 'odour', 'stipe'],
  traits: {
    growthForm: 'agaric',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    bulb: 0,
    capShapes: ['conical', 'umbonate', 'flat'],
    capSurfaces: ['fibrillose'],
    capMargin: 'even',
    stipePattern: 'plain',
    colours: {
      cap: { typical: '#6d6863', light: '#9a948c', dark: '#45413e' },
      hymenium: { typical: '#dfdbd2', light: '#efece5', dark: '#bdb8ae' },
      stipe: { typical: '#e9e5dc', light: '#f6f3ec', dark: '#c9c4b9' },
      flesh: { typical: '#f1eee6' },
    },
    size: { cap: { min: 3, max: 8 }, height: { min: 3, max: 7 }, stipeThickness: { min: 0.6, max: 1.4 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-grey': 'usual',
    'base-plain': 'usual',
    'surface-scales': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'smell-flour': 'impossible',
  },
  habitat: {
    en: 'Pine woods and plantations on limy soil, often in great numbers.',
    es: 'Pinares naturales y plantados sobre suelo calizo, a menudo muy abundante.',
    pt: 'Pinhais naturais e plantados em solo calcário, muitas vezes muito abundante.',
  },
  distribution: {
    en: 'Europe and western Asia; introduced with pines in Australia and New Zealand.',
    es: 'Europa y Asia occidental; introducida con los pinos en Australia y Nueva Zelanda.',
    pt: 'Europa e Ásia ocidental; introduzido com os pinheiros na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12, 1],
      peak: [11, 12],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Large portions on several days running are unwise.',
        es: 'No conviene comer raciones grandes varios días seguidos.',
        pt: 'Não convém comer porções grandes vários dias seguidos.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Delicate; it takes on the taste of a stew.',
        es: 'Delicado; toma el sabor del guiso.',
        pt: 'Delicado; toma o sabor do cozido.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: {
        en: 'Tender and easily broken.',
        es: 'Tierna y fácil de romper.',
        pt: 'Macia e fácil de quebrar.',
      },
    },
  ],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'lepiota-brunneoincarnata',
      trait: 'stipe',
      own: {
        en: 'White to pale grey, bare; cap a plain grey felt',
        es: 'Blanco a gris claro, desnudo; píleo de fieltro gris uniforme',
        pt: 'Branco a cinza-claro, nu; chapéu de feltro cinza uniforme',
      },
      other: {
        en: 'Bands of wine-brown scales; cap wine-brown scales. Deadly',
        es: 'Bandas de escamas pardo vinosas, como el píleo. Mortal',
        pt: 'Faixas de escamas marrom-vinosas, como o chapéu. Mortal',
      },
    },
    {
      species: 'tricholoma-pardinum',
      trait: 'cap',
      own: {
        en: 'Finely felted, plain mouse grey; no smell of flour',
        es: 'Finamente afieltrado, gris ratón uniforme; no huele a harina',
        pt: 'Finamente feltrado, cinza-rato uniforme; não cheira a farinha',
      },
      other: {
        en: 'Coarse scales in rows on silver grey; smells of meal',
        es: 'Escamas gruesas en hileras sobre gris plateado; huele a harina',
        pt: 'Escamas grossas em fileiras sobre cinza-prateado; cheira a farinha',
      },
    },
    {
      species: 'tricholoma-portentosum',
      trait: 'cap',
      own: {
        en: 'Dry and felted, mouse grey',
        es: 'Seco y afieltrado, gris ratón',
        pt: 'Seco e feltrado, cinza-rato',
      },
      other: {
        en: 'Slimy when wet, with dark inborn fibres and a yellow tint',
        es: 'Viscoso en húmedo, con fibras oscuras innatas y tinte amarillo',
        pt: 'Viscoso na umidade, com fibras escuras inatas e tom amarelo',
      },
    },
  ],
  references: ['davoli-2015', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'index-fungorum'],
}
