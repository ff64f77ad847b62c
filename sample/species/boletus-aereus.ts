import type { SpeciesSample } from '@sample/types'

export const boletusAereus: SpeciesSample = {
  slug: 'boletus-aereus',
  scientificName: 'Boletus aereus',
  authority: 'Bull.',
  wikidata: 'Q757127',
  commonNames: {
    en: ['Bronze bolete', 'Dark cep'],
    es: ['boleto negro', 'hongo negro', 'boleto bronceado'],
    pt: [],
  },
  localNames: [{ name: 'onddo beltz', language: 'eu', source: 'aunamendi-micologia' }],
  summary: {
    en: 'The darkest of the true ceps, bronze to nearly black, with a velvety cap and very firm flesh. It loves heat and grows with oaks and chestnut.',
    es: 'El más oscuro de los boletos nobles: bronce casi negro, de cutícula aterciopelada y carne muy prieta. Le gusta el calor y vive con encinas, robles y castaños.',
    pt: 'O mais escuro dos boletos nobres: bronze quase preto, de cutícula aveludada e carne muito firme. Gosta de calor e vive com carvalhos e castanheiros.',
  },
  about: {
    en: `Seen from above among oak leaves the bronze bolete is little more than a dark stone. Young caps are almost black and dry as suede, sometimes dusted with a paler bloom; with age coppery patches spread from the edge. The stem is squat, ochre to cinnamon, and carries a fine net of much the same brown, so that it shows less than on the penny bun.

It needs warmth. Its home is the Mediterranean basin, with holm, cork and deciduous oaks and with chestnut; north of the Alps and in southern England it is rare and keeps to sunny parkland. It may appear after the first storms of summer and again in autumn, generally before _Boletus edulis_, whose cap is paler-rimmed and greasy in the wet.

Basque and Navarrese cooks often rank it above every other cep for its density and scent. It keeps its shape under the knife, is less often riddled with maggots than the summer species, and dries to almost black-skinned slices.`,
    es: `Visto desde arriba entre hojas de encina, el boleto negro apenas parece una piedra oscura. Los píleos jóvenes son casi negros y secos como el ante, a veces con una pruina clara; con la edad se extienden manchas cobrizas desde el borde. El pie es rechoncho, ocre a canela, con una retícula fina de un pardo parecido, que por eso resalta menos que en _Boletus edulis_.

Necesita calor. Su territorio es la cuenca mediterránea, con encinas, alcornoques, robles y castaños; al norte de los Alpes y en el sur de Inglaterra es raro y se limita a parques soleados. Puede salir tras las primeras tormentas del verano y de nuevo en otoño, por lo general antes que el boleto comestible, de borde más claro y untuoso con la humedad.

En la cocina vasca y navarra muchos lo prefieren a los demás boletos por su densidad y su aroma. Se mantiene firme al cortarlo, se agusana menos que la especie de verano y, seco, da lonchas de borde casi negro.`,
    pt: `Visto de cima entre folhas de azinheira, este boleto mal se distingue de uma pedra escura. Os chapéus jovens são quase pretos e secos como camurça, às vezes com um pó claro; com a idade, manchas acobreadas avançam a partir da borda. O estipe é atarracado, ocre a canela, e traz um retículo fino, de um marrom parecido, que por isso se nota menos do que em _Boletus edulis_.

Precisa de calor. Vive na bacia do Mediterrâneo, com azinheiras, sobreiros, outros carvalhos e castanheiros; ao norte dos Alpes e no sul da Inglaterra é raro e limita-se a parques ensolarados. Pode surgir depois das primeiras tempestades do verão e voltar no outono, em geral antes do porcini, de borda mais clara e untuoso na umidade.

Na cozinha basca e navarra muitos o preferem a todos os outros boletos pela densidade e pelo aroma. Mantém a forma sob a faca, é menos atacado por larvas do que a espécie de verão e, seco, dá fatias de casca quase preta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Boletus',
    species: 'aereus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Red pores, or flesh that turns blue, rule it out.',
      es: 'Los poros rojos o la carne que azulea lo descartan.',
      pt: 'Poros vermelhos ou carne que azula o descartam.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Pores that turn pink above a coarse, dark net mean the bitter bolete.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Si los poros se vuelven rosados y la retícula es gruesa y oscura, es el boleto amargo.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Se os poros ficam rosados e o retículo é grosso e escuro, é o boleto-amargo.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '7–25 cm, domed, finely velvety and dry; bronze to black-brown, later with coppery patches',
      es: '7–25 cm, convexo, seco y aterciopelado; bronce a pardo negruzco, luego con manchas cobrizas',
      pt: '7–25 cm, convexo, seco e aveludado; bronze a marrom-enegrecido, depois com manchas acobreadas',
    },
    gills: {
      en: 'Fine pores, white for long, then greenish yellow; unchanging when pressed',
      es: 'Poros finos, blancos mucho tiempo, luego amarillo verdoso; no cambian al presionarlos',
      pt: 'Poros finos, brancos por muito tempo, depois amarelo-esverdeados; não mudam ao toque',
    },
    stipe: {
      en: '5–12 cm, swollen, ochre to cinnamon, with a fine brownish net on the upper part',
      es: '5–12 cm, panzudo, ocre a canela, con retícula fina y pardusca en la parte alta',
      pt: '5–12 cm, bojudo, ocre a canela, com retículo fino e amarronzado na parte alta',
    },
    flesh: {
      en: 'White, very firm; no change of colour, none under the skin either',
      es: 'Blanca, muy prieta; no cambia de color, tampoco bajo la cutícula',
      pt: 'Branca, muito firme; não muda de cor, nem sob a cutícula',
    },
    spores: {
      en: 'Print olive-brown; spores spindle-shaped',
      es: 'Esporada pardo oliva; esporas fusiformes',
      pt: 'Esporada marrom-oliva; esporos fusiformes',
    },
    odour: {
      en: 'Strong and pleasant, nutty',
      es: 'Intenso y grato, a fruto seco',
      pt: 'Intenso e agradável, de noz',
    },
  },
  decisive: ['cap', 'gills', 'flesh'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['velvety'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#4a3323', light: '#7a5330', dark: '#2c1f17' },
      hymenium: { typical: '#e6dfb8', light: '#f5f0de', dark: '#a3a05c' },
      stipe: { typical: '#c08a52', light: '#dcb583', dark: '#95622f' },
      flesh: { typical: '#fbf6e8' },
      marks: { typical: '#9a6a3c' },
    },
    size: { cap: { min: 7, max: 25 }, height: { min: 5, max: 12 }, stipeThickness: { min: 3, max: 8 } },
    bulb: 0.7,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-black': 'sometimes',
    'surface-cracked': 'sometimes',
    'surface-smooth': 'sometimes',
    'flesh-blue': 'impossible',
  },
  habitat: {
    en: 'Warm, open woods and dehesas of holm, cork and deciduous oaks and chestnut, more rarely beech, on dry, lime-poor soil.',
    es: 'Bosques claros y cálidos y dehesas de encina, alcornoque y roble, también castañares y, más raro, hayedos, en suelos secos y pobres en cal.',
    pt: 'Bosques abertos e quentes e montados de azinheira e sobreiro, carvalhais e bosques de castanheiro, mais raramente faiais, em solos secos e pobres em calcário.',
  },
  distribution: {
    en: 'Southern Europe and North Africa; scattered and rare northwards to England.',
    es: 'Sur de Europa y norte de África; disperso y raro hacia el norte, hasta Inglaterra.',
    pt: 'Sul da Europa e norte da África; disperso e raro em direção ao norte, até a Inglaterra.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [6, 9, 10],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
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
        en: 'Like all ceps it can disagree raw or half-cooked.',
        es: 'Como los demás boletos, puede sentar mal crudo o poco hecho.',
        pt: 'Como os demais boletos, pode fazer mal cru ou malcozido.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Hazelnut, fuller than in the pale species.',
        es: 'Avellana, con más cuerpo que en las especies claras.',
        pt: 'Avelã, mais encorpada do que nas espécies claras.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'A short frying is enough to bring it out.',
        es: 'Basta un salteado breve para que aflore.',
        pt: 'Um salteado breve basta para revelá-lo.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'So dense that thin raw-looking slices hold together in the pan.',
        es: 'Tan densa que las lonchas finas no se rompen en la sartén.',
        pt: 'Tão densa que as fatias finas não se desfazem na frigideira.',
      },
    },
  ],
  fragrances: [
    {
      value: 'hazelnut',
      description: {
        en: 'Nuts and warm leaf mould.',
        es: 'Frutos secos y hojarasca templada.',
        pt: 'Nozes e folhas mornas.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Heavy for its size, dark and matt, with pores still white.',
      es: 'Pesado para su tamaño, oscuro y mate, con los poros aún blancos.',
      pt: 'Pesado para o tamanho, escuro e fosco, com os poros ainda brancos.',
    },
    description: {
      en: 'The market season begins earlier than that of the penny bun. Press the cap: it should not give. Yellow-green tubes that come away like a sponge are past their best and are cut off. Frozen raw it keeps better than most ceps, cooked straight from the freezer.',
      es: 'Su temporada empieza antes que la del boleto comestible. Presiona el píleo: no debe ceder. Los tubos verdosos que se sueltan como una esponja están pasados y se retiran. Congelado en crudo aguanta mejor que otros boletos si se cocina sin descongelar.',
      pt: 'A temporada começa antes da do porcini. Aperte o chapéu: não deve ceder. Tubos esverdeados que se soltam como esponja já passaram do ponto e são retirados. Congelado cru, aguenta melhor que outros boletos se for cozido sem descongelar.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'ergosterol' }, { compound: 'trehalose' }],
  lookAlikes: [
    {
      species: 'rubroboletus-satanas',
      trait: 'gills',
      own: {
        en: 'Pores white, then yellow-green; cap dark bronze',
        es: 'Poros blancos, luego amarillo verdoso; píleo bronce oscuro',
        pt: 'Poros brancos, depois amarelo-esverdeados; chapéu bronze-escuro',
      },
      other: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
    },
    {
      species: 'imperator-rhodopurpureus',
      trait: 'gills',
      own: {
        en: 'Pores white, then yellow-green; not bluing',
        es: 'Poros blancos, luego amarillo verdoso; no azulean',
        pt: 'Poros brancos, depois amarelo-esverdeados; não azulam',
      },
      other: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'cap',
      own: {
        en: 'Velvety, bronze to black, dark to the very edge',
        es: 'Aterciopelado, bronce a negro, oscuro hasta el mismo borde',
        pt: 'Aveludado, bronze a preto, escuro até a borda',
      },
      other: {
        en: 'Smooth, greasy when wet, brown with a paler rim',
        es: 'Liso, untuoso en húmedo, pardo con el borde más claro',
        pt: 'Liso, untuoso na umidade, marrom com a borda mais clara',
      },
    },
    {
      species: 'boletus-reticulatus',
      trait: 'stipe',
      own: {
        en: 'Net fine, on the upper part only; cap dark',
        es: 'Retícula fina, solo en lo alto; píleo oscuro',
        pt: 'Retículo fino, só no alto; chapéu escuro',
      },
      other: {
        en: 'Net coarse, often down to the base; cap pale brown',
        es: 'Retícula marcada, a menudo hasta la base; píleo pardo claro',
        pt: 'Retículo marcado, muitas vezes até a base; chapéu marrom-claro',
      },
    },
    {
      species: 'tylopilus-felleus',
      trait: 'gills',
      own: {
        en: 'Pores white, then greenish yellow; net on the stem fine',
        es: 'Poros blancos, luego amarillo verdoso; retícula del pie fina',
        pt: 'Poros brancos, depois amarelo-esverdeados; retículo do estipe fino',
      },
      other: {
        en: 'Pores white, then pink; net on the stem coarse and dark',
        es: 'Poros blancos, luego rosados; retícula del pie ancha y oscura',
        pt: 'Poros brancos, depois rosados; retículo do estipe largo e escuro',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'boa-2004',
    'real-decreto-30-2009',
    'index-fungorum',
    'aunamendi-micologia',
  ],
}
