import type { SpeciesSample } from '@sample/types'

export const strophariaRugosoannulata: SpeciesSample = {
  slug: 'stropharia-rugosoannulata',
  scientificName: 'Stropharia rugosoannulata',
  authority: 'Farl. ex Murrill',
  commonNames: {
    en: ['Wine cap', 'King stropharia', 'Garden giant'],
    es: ['estrofaria de anillo rugoso'],
    pt: ['estrofária-de-anel-rugoso'],
  },
  summary: {
    en: 'The great wine-red mushroom of wood-chip beds and straw, with grey-violet gills and a ring grooved like a cogwheel.',
    es: 'La gran seta color vino de los acolchados de astilla y de la paja, con láminas gris violeta y un anillo surcado como una rueda dentada.',
    pt: 'O grande cogumelo cor de vinho dos canteiros de lascas e da palha, com lâminas cinza-violeta e um anel sulcado como roda dentada.',
  },
  about: {
    en: `Wine cap is a mushroom of disturbed ground, and gardens have made it common. It was named in North America in 1922, has long been at home in Europe, and since the late 1960s has been grown in beds of straw, first in eastern Germany. Tipped into a flower bed with bark or chips it looks after itself and fruits from spring to autumn whenever warm rain comes.

Young caps are deep wine red and firm, then fade through brick to tan, so that colour alone never names it. The gills do: whitish for a moment, then lilac-grey, and finally purple-black with the spores. The ring is thick, deeply grooved on top and split below into claws like a star; strong white cords run from the base through the chips. Its hyphae carry tiny spiked cells that pierce roundworms.

Wood-chip beds hold others, among them the deadly _Galerina marginata_, much smaller and with a rusty print, and species of _Agaricus_, whose gills are free and pass from pink to brown. Every stem in a bed, inoculated or not, has to be checked. Some people have had indigestion after eating it several days running.`,
    es: `Es una seta de terrenos removidos, y los jardines la han hecho común. Se describió en Norteamérica en 1922, hace tiempo que vive en Europa y desde finales de los años sesenta se cultiva en camas de paja, primero en el este de Alemania. Llevada a un arriate con corteza o astillas se las arregla sola y fructifica de primavera a otoño cuando llueve con calor.

De joven el píleo es rojo vino y firme; después se aclara por el ladrillo hasta el canela, de modo que el color nunca basta. Las láminas sí ayudan: blanquecinas un instante, luego gris lila y al fin púrpura negruzco por las esporas. El anillo es grueso, con surcos hondos por arriba y partido por debajo en garras, como una estrella; de la base salen cordones blancos que atraviesan las astillas. Sus hifas llevan diminutas células con púas que perforan nematodos.

En los acolchados viven otras setas, entre ellas la mortal _Galerina marginata_, mucho menor y de esporada herrumbrosa, y especies de _Agaricus_, con láminas libres que pasan del rosa al pardo. En una cama, sembrada o no, se revisa cada pie. A algunas personas les ha sentado mal comerla varios días seguidos.`,
    pt: `É um cogumelo de terrenos revolvidos, e os jardins o tornaram comum. Foi descrito na América do Norte em 1922, há muito vive na Europa e desde o fim dos anos 1960 é cultivado em leitos de palha, primeiro no leste da Alemanha. Levado a um canteiro com casca ou lascas de madeira, arranja-se sozinho e frutifica da primavera ao outono, quando chove com calor.

Jovem, o chapéu é vermelho-vinho e firme; depois clareia, passando por tijolo, até o marrom-claro, de modo que a cor nunca basta. As lâminas ajudam: esbranquiçadas por um instante, logo cinza-lilás e por fim púrpura-enegrecidas pelos esporos. O anel é grosso, com sulcos fundos por cima e partido por baixo em garras, como uma estrela; da base saem cordões brancos que atravessam as lascas. Suas hifas trazem minúsculas células com espinhos que perfuram nematoides.

Nesses canteiros vivem outros cogumelos, entre eles a mortal _Galerina marginata_, bem menor e de esporada ferrugínea, e espécies de _Agaricus_, com lâminas livres que vão do rosado ao marrom. Num canteiro, semeado ou não, confere-se cada estipe. Há quem tenha sofrido indigestão depois de comê-lo vários dias seguidos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Strophariaceae',
    genus: 'Stropharia',
    species: 'rugosoannulata',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'A bed you planted can still grow a poisonous mushroom.',
      es: 'En una cama sembrada también puede salir una seta venenosa.',
      pt: 'Num canteiro semeado também pode nascer um cogumelo venenoso.',
    },
    advice: {
      en: 'Edible only when cooked and identified with certainty by an expert: grooved ring, lilac-grey gills and purple-black print together.',
      es: 'Comestible solo cocinada e identificada con certeza por una persona experta: anillo surcado, láminas gris lila y esporada púrpura negruzca a la vez.',
      pt: 'Comestível só cozido e identificado com certeza por um especialista: anel sulcado, lâminas cinza-lilás e esporada púrpura-enegrecida ao mesmo tempo.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–20 cm, wine red to brick, fading to tan; smooth, with veil scraps at the edge',
      es: '5–20 cm, de rojo vino a ladrillo, se aclara a canela; liso, con restos de velo en el borde',
      pt: '5–20 cm, vermelho-vinho a tijolo, clareando a marrom-claro; liso, com restos de véu na margem',
    },
    gills: {
      en: 'Joined to the stem, crowded; whitish, then lilac-grey, at last purple-black',
      es: 'Unidas al pie, apretadas; blanquecinas, luego gris lila, al fin púrpura negruzco',
      pt: 'Unidas ao estipe, apertadas; esbranquiçadas, depois cinza-lilás, por fim púrpura-enegrecidas',
    },
    ring: {
      en: 'White, thick, deeply grooved above, split below into star-like claws',
      es: 'Blanco, grueso, con surcos hondos por arriba y garras en estrella por debajo',
      pt: 'Branco, grosso, com sulcos fundos por cima e garras em estrela por baixo',
    },
    stipe: {
      en: '8–18 cm, stout, white then straw, swollen at the base, with white cords; no sac',
      es: '8–18 cm, robusto, blanco y luego pajizo, base gruesa con cordones blancos; sin volva',
      pt: '8–18 cm, robusto, branco e depois palha, base grossa com cordões brancos; sem volva',
    },
    flesh: {
      en: 'White, thick, firm; does not stain yellow',
      es: 'Blanca, gruesa, firme; no se mancha de amarillo',
      pt: 'Branca, grossa, firme; não se mancha de amarelo',
    },
    spores: {
      en: 'Print purple-black; never rusty, never white',
      es: 'Esporada púrpura negruzca; ni herrumbrosa ni blanca',
      pt: 'Esporada púrpura-enegrecida; nem ferrugínea nem branca',
    },
    odour: {
      en: 'Faint, a little of radish or raw potato',
      es: 'Débil, algo a rábano o a patata cruda',
      pt: 'Fraco, um pouco de rabanete ou batata crua',
    },
  },
  decisive: ['gills', 'ring', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth', 'fibrillose'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['purple-black'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'buried-wood',
    colours: {
      cap: { typical: '#8a3f38', light: '#bd8a6a', dark: '#622622' },
      hymenium: { typical: '#8a8092', light: '#d9d2d2', dark: '#3d3242' },
      stipe: { typical: '#f0e8d6', dark: '#d8c49c' },
      ring: { typical: '#f3ecdc', dark: '#6a5c6c' },
      flesh: { typical: '#faf5ea' },
    },
    size: { cap: { min: 5, max: 20 }, height: { min: 8, max: 18 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0.35,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-radish': 'usual',
    'colour-red': 'usual',
    'colour-brown': 'usual',
    'smell-faint': 'sometimes',
    'ring-sliding': 'misread',
    'flesh-yellow': 'impossible',
  },
  habitat: {
    en: 'Wood chips, bark mulch, straw and well-manured ground in gardens, parks and field edges.',
    es: 'Astillas, acolchado de corteza, paja y suelos abonados en jardines, parques y bordes de cultivo.',
    pt: 'Lascas de madeira, casca, palha e solos adubados em jardins, parques e bordas de cultivo.',
  },
  distribution: {
    en: 'North America and Europe, also East Asia, Australia and New Zealand; spread with mulch and cultivation.',
    es: 'Norteamérica y Europa, también Asia oriental, Australia y Nueva Zelanda; se extiende con los acolchados y el cultivo.',
    pt: 'América do Norte e Europa, também leste da Ásia, Austrália e Nova Zelândia; espalha-se com as coberturas de solo e o cultivo.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Reported after meals on several days running; raw it is harder still on the stomach.',
        es: 'Descrito tras comerla varios días seguidos; cruda sienta aún peor.',
        pt: 'Relatado depois de comê-lo vários dias seguidos; cru faz ainda mais mal.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Clean and vegetable-like in young caps.',
        es: 'Limpio y vegetal en los píleos jóvenes.',
        pt: 'Limpo e vegetal nos chapéus jovens.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'Comes out when browned.',
        es: 'Sale al dorarla.',
        pt: 'Surge quando dourado.',
      },
    },
    {
      value: 'earthy',
      description: {
        en: 'Stronger in open caps; old ones are flabby and dull.',
        es: 'Más fuerte en los abiertos; los viejos son blandos y sosos.',
        pt: 'Mais forte nos abertos; os velhos são moles e insossos.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'Buttons stay crisp; the young stem recalls asparagus.',
        es: 'De joven queda tersa; el pie joven recuerda al espárrago.',
        pt: 'Em botão fica firme; o estipe jovem lembra aspargo.',
      },
    },
    {
      value: 'meaty',
      description: {
        en: 'Half-open caps grill like a steak.',
        es: 'El píleo a medio abrir se hace a la plancha como un filete.',
        pt: 'O chapéu meio aberto vai à grelha como um bife.',
      },
    },
  ],
  fragrances: [
    {
      value: 'raw-potato',
      description: {
        en: 'Faint, when freshly cut.',
        es: 'Débil, recién cortada.',
        pt: 'Fraco, quando recém-cortado.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Best as buttons, before the veil breaks.',
      es: 'Mejor joven, antes de romperse el velo.',
      pt: 'Melhor em botão, antes de romper o véu.',
    },
    description: {
      en: 'Seldom in shops, since it keeps badly; growers sell it within a day or two of picking. Look for red, closed, heavy caps and white stems free of maggot holes. Spawn for garden beds is the commoner purchase.',
      es: 'Rara en tiendas, porque se conserva mal; los cultivadores la venden a uno o dos días de recolectada. Mejor píleos rojos, cerrados y pesados, y pies blancos sin galerías de larvas. Lo más corriente es comprar micelio para el jardín.',
      pt: 'Raro nas lojas, porque se conserva mal; os produtores o vendem um ou dois dias depois da colheita. Prefira chapéus vermelhos, fechados e pesados, e estipes brancos sem furos de larvas. O mais comum é comprar micélio para o jardim.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print purple-black; cap 5–20 cm',
        es: 'Esporada púrpura negruzca; píleo de 5–20 cm',
        pt: 'Esporada púrpura-enegrecida; chapéu de 5–20 cm',
      },
      other: {
        en: 'Print rusty brown; cap small, honey brown',
        es: 'Esporada pardo herrumbre; píleo pequeño, pardo miel',
        pt: 'Esporada cor de ferrugem; chapéu pequeno, marrom-mel',
      },
    },
    {
      species: 'agaricus-xanthodermus',
      trait: 'gills',
      own: {
        en: 'Joined to the stem, lilac-grey',
        es: 'Unidas al pie, gris lila',
        pt: 'Unidas ao estipe, cinza-lilás',
      },
      other: {
        en: 'Free, pink then brown; base cuts chrome yellow',
        es: 'Libres, rosas y luego pardas; base amarillo cromo al corte',
        pt: 'Livres, rosadas e depois marrons; base amarelo-cromo ao corte',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'Joined to the stem, lilac-grey',
        es: 'Unidas al pie, gris lila',
        pt: 'Unidas ao estipe, cinza-lilás',
      },
      other: {
        en: 'Free, bright pink, then chocolate',
        es: 'Libres, rosa vivo, luego chocolate',
        pt: 'Livres, rosa-vivas, depois chocolate',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'stamets-2000',
    'chang-miles-2004',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
