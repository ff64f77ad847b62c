import type { SpeciesSample } from '@sample/types'

export const boletusEdulis: SpeciesSample = {
  slug: 'boletus-edulis',
  scientificName: 'Boletus edulis',
  authority: 'Bull.',
  mycobank: 356530,
  gbif: 5954958,
  wikidata: 'Q19740',
  commonNames: {
    en: ['Penny bun', 'Cep', 'Porcini', 'King bolete'],
    es: ['boleto comestible', 'calabaza', 'hongo blanco', 'porcini', 'pancita'],
    pt: ['porcini', 'cepe-de-bordéus', 'tortulho'],
  },
  localNames: [
    { name: 'siureny', language: 'ca', source: 'gec-boletacies' },
    { name: 'cep', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'onddozuri', language: 'eu', source: 'aunamendi-micologia' },
    { name: 'xi’i taka ya’a', language: 'omq-MX-x-mixtec', source: 'hernandez-santiago-2016' },
  ],
  summary: {
    en: `A cap like a crusty bun, pores that age from white to olive, and a stout stem netted in white: no other bolete is so widely sought.`,
    es: `Píleo como un panecillo dorado, poros que pasan del blanco al oliva y un pie grueso con retícula blanca: el boleto más buscado del bosque.`,
    pt: `Chapéu como um pãozinho dourado, poros que vão do branco ao oliva e estipe grosso com retículo branco: o mais procurado dos boletos.`,
  },
  about: {
    en: `A young penny bun is nearly all stem: a swollen pale barrel with a cap hardly wider than itself. The cap broadens into a brown bun, paler at the very rim and greasy in wet weather. Beneath it the pores begin so tightly closed that they seem stuffed with white pith; as the spores ripen they pass through yellow to olive. Over the upper stem lies the mark to remember, a fine raised net, whitish on a slightly darker ground. Cut through, the flesh is white and stays white.

It is mycorrhizal with spruce, pine, fir, beech, oak, chestnut and birch, preferring acid, well-drained soils, and has travelled with planted trees to southern Africa and New Zealand. Warm rain after a dry spell may bring a flush of only a few days, and maggots are usually quicker than people.

Two boletes spoil most baskets. The bitter bolete, _Tylopilus felleus_, shows pores that flush pink and a coarse dark net; one cap ruins a whole pan. The devil’s bolete, _Rubroboletus satanas_, has a chalky cap, red pores and flesh that blues, and causes violent vomiting. Its nearest kin, _Boletus aereus_, _B. reticulatus_ and _B. pinophilus_, are gathered and dried under the same trade names.`,
    es: `De joven es casi todo pie: un tonel pálido e hinchado con un píleo apenas más ancho. Este se abre luego en un panecillo pardo, más claro en el mismo borde y untuoso con la humedad. Debajo, los poros nacen tan cerrados que parecen rellenos de una médula blanca; al madurar las esporas pasan por el amarillo hasta el oliva. En lo alto del pie está la señal que hay que recordar: una retícula fina y en relieve, blanquecina sobre fondo algo más oscuro. Al corte, la carne es blanca y blanca sigue.

Forma micorrizas con píceas, pinos, abetos, hayas, robles, castaños y abedules, sobre todo en suelos ácidos y bien drenados, y ha viajado con los árboles plantados hasta el sur de África y Nueva Zelanda. Tras la lluvia templada que rompe una sequía puede brotar a la vez durante unos pocos días, y las larvas suelen llegar antes que las personas.

Dos boletos malogran la mayoría de las cestas. El boleto amargo, _Tylopilus felleus_, tiene poros que se tiñen de rosa y una retícula gruesa y oscura; un solo ejemplar arruina el guiso. El boleto de Satanás, _Rubroboletus satanas_, de píleo gredoso, poros rojos y carne que azulea, provoca vómitos violentos. Sus parientes más cercanos, _Boletus aereus_, _B. reticulatus_ y _B. pinophilus_, se recogen y se secan con los mismos nombres comerciales.`,
    pt: `Quando jovem é quase só estipe: um barril pálido e inchado, com um chapéu pouco mais largo. Este abre-se depois num pãozinho marrom, mais claro mesmo na borda e untuoso com a umidade. Por baixo, os poros nascem tão fechados que parecem recheados de uma medula branca; à medida que os esporos amadurecem, passam do amarelo ao oliva. No alto do estipe está o sinal a guardar na memória: um retículo fino, em relevo, esbranquiçado sobre fundo um pouco mais escuro. Ao corte, a carne é branca e branca permanece.

Forma micorrizas com abetos-vermelhos, pinheiros, abetos, faias, carvalhos, castanheiros e bétulas, de preferência em solos ácidos e bem drenados, e viajou com as árvores plantadas até o sul da África e a Nova Zelândia. A chuva morna depois de uma seca pode trazer uma brotação de poucos dias, e as larvas costumam chegar antes das pessoas.

Dois boletos estragam a maior parte dos cestos. O boleto-amargo, _Tylopilus felleus_, tem poros que ficam rosados e um retículo grosseiro e escuro; um único exemplar arruína a panela. O boleto-de-satanás, _Rubroboletus satanas_, de chapéu cor de giz, poros vermelhos e carne que azula, causa vômitos violentos. Os seus parentes mais próximos, _Boletus aereus_, _B. reticulatus_ e _B. pinophilus_, são colhidos e secos sob os mesmos nomes comerciais.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Boletus',
    species: 'edulis',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `White flesh that stays white; never a red pore.`,
      es: `Carne blanca que no cambia; nunca un poro rojo.`,
      pt: `Carne branca que não muda; nunca um poro vermelho.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, and well cooked: raw or half-cooked it upsets some people. Leave any bolete with red pores or flesh that turns blue.`,
      es: `Comestible solo si un experto lo ha identificado con certeza, y bien cocinado: crudo o a medio hacer sienta mal a algunas personas. Deja en el monte todo boleto de poros rojos o carne que azulee.`,
      pt: `Comestível apenas quando identificado com certeza por um especialista, e bem cozido: cru ou malcozido faz mal a algumas pessoas. Deixe no bosque qualquer boleto de poros vermelhos ou carne que azule.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `8–25 cm, domed then cushion-shaped; chestnut to hazel brown, paler at the rim, greasy when wet`,
      es: `8–25 cm, hemisférico y luego acojinado; pardo castaño a avellana, borde más claro, untuoso en húmedo`,
      pt: `8–25 cm, hemisférico, depois em almofada; marrom a avelã, borda mais clara, untuoso se úmido`,
    },
    gills: {
      en: `Fine pores, white and closed, then yellow, finally olive; they do not bruise blue`,
      es: `Poros finos, blancos y cerrados, luego amarillos, al fin oliva; no azulean al tocarlos`,
      pt: `Poros finos, brancos e fechados, depois amarelos, por fim oliva; não azulam ao toque`,
    },
    stipe: {
      en: `8–20 cm, barrel- to club-shaped, pale buff with a raised white net at the top`,
      es: `8–20 cm, en tonel o maza, beige pálido, con retícula blanca en relieve en lo alto`,
      pt: `8–20 cm, em barril ou clava, bege-claro, com retículo branco em relevo no alto`,
    },
    flesh: {
      en: `White, firm, unchanging when cut; a vinous tinge just under the cap skin`,
      es: `Blanca, firme, inmutable al corte; tinte vinoso justo bajo la cutícula`,
      pt: `Branca, firme, imutável ao corte; tom vinoso logo abaixo da cutícula`,
    },
    spores: {
      en: `Print olive-brown; spores long and spindle-shaped`,
      es: `Esporada pardo oliva; esporas largas y fusiformes`,
      pt: `Esporada marrom-oliva; esporos longos e fusiformes`,
    },
    odour: {
      en: `Pleasant, nutty; far stronger once dried`,
      es: `Agradable, a avellana; mucho más intenso una vez seco`,
      pt: `Agradável, de avelã; muito mais intenso depois de seco`,
    },
  },
  decisive: ['gills', 'stipe', 'flesh'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'moss',
    colours: {
      cap: { typical: '#91592b', light: '#c79a63', dark: '#6d3d1c' },
      hymenium: { typical: '#d9d09a', light: '#f4efdc', dark: '#9a9650' },
      stipe: { typical: '#e6d5b4', light: '#f3ead5', dark: '#c9ab7e' },
      flesh: { typical: '#fbf6e6' },
      marks: { typical: '#f8f1df' },
    },
    size: { cap: { min: 8, max: 25 }, height: { min: 8, max: 20 }, stipeThickness: { min: 3, max: 8 } },
    bulb: 0.6,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'ground-conifer': 'usual',
    'ground-broadleaf': 'usual',
    'smell-faint': 'sometimes',
    'colour-cream': 'sometimes',
    'flesh-blue': 'impossible',
  },
  habitat: {
    en: `Conifer and broadleaved woods on acid, well-drained soil, above all under spruce, pine, beech, oak and chestnut; often at edges and in moss.`,
    es: `Bosques de coníferas y de frondosas en suelos ácidos y bien drenados, sobre todo bajo píceas, pinos, hayas, robles y castaños; a menudo en lindes y entre musgo.`,
    pt: `Bosques de coníferas e de folhosas em solos ácidos e bem drenados, sobretudo sob abetos-vermelhos, pinheiros, faias, carvalhos e castanheiros; muitas vezes nas orlas e entre musgo.`,
  },
  distribution: {
    en: `Europe, temperate Asia and North America, as a group of close forms; introduced with trees in southern Africa and New Zealand.`,
    es: `Europa, Asia templada y Norteamérica, como grupo de formas muy próximas; introducido con árboles en el sur de África y Nueva Zelanda.`,
    pt: `Europa, Ásia temperada e América do Norte, como grupo de formas muito próximas; introduzido com árvores no sul da África e na Nova Zelândia.`,
  },
  redList: [{ category: 'LC', scope: 'global', year: 2019, source: 'dahlberg-2019' }],
  seasons: [
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
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: `Raw, undercooked or old specimens can cause nausea and cramps.`,
        es: `Crudo, poco hecho o pasado puede causar náuseas y retortijones.`,
        pt: `Cru, malcozido ou velho pode causar náusea e cólicas.`,
      },
    },
    {
      value: 'allergy',
      description: {
        en: `Food allergy is rare but documented, as is sensitivity to dust from dried porcini at work.`,
        es: `La alergia alimentaria es rara, pero está documentada, igual que la sensibilización laboral al polvo de boleto seco.`,
        pt: `A alergia alimentar é rara, mas documentada, assim como a sensibilização ao pó de porcini seco no trabalho.`,
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: `Sweet hazelnut in young, firm caps.`,
        es: `Avellana dulce en los ejemplares jóvenes y firmes.`,
        pt: `Avelã doce nos exemplares jovens e firmes.`,
      },
    },
    {
      value: 'umami',
      description: {
        en: `Deep and meaty once dried; a handful carries a broth.`,
        es: `Profundo y cárnico una vez seco; un puñado basta para un caldo.`,
        pt: `Profundo e encorpado depois de seco; um punhado sustenta um caldo.`,
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: `Dense, tender slices that brown well.`,
        es: `Lonchas densas y tiernas que se doran bien.`,
        pt: `Fatias densas e macias que douram bem.`,
      },
    },
    {
      value: 'firm',
      description: {
        en: `Crisp when young; the tubes of old caps turn slimy.`,
        es: `Prieto de joven; los tubos de los ejemplares viejos se vuelven babosos.`,
        pt: `Firme quando jovem; os tubos dos exemplares velhos ficam viscosos.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'hazelnut',
      description: {
        en: `Fresh nuts when raw.`,
        es: `Fruto seco recién partido, en fresco.`,
        pt: `Noz recém-partida, quando fresco.`,
      },
    },
    {
      value: 'mushroomy',
      description: {
        en: `Full and lasting when dried.`,
        es: `Pleno y persistente una vez seco.`,
        pt: `Pleno e persistente depois de seco.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Fresh: heavy, firm, with pale pores. Dried: large cream-coloured slices.`,
      es: `Fresco: pesado, firme y de poros claros. Seco: lonchas grandes de color crema.`,
      pt: `Fresco: pesado, firme e de poros claros. Seco: fatias grandes de cor creme.`,
    },
    description: {
      en: `Ask for a cap cut in half: maggots leave fine tunnels that begin in the stem. In dried porcini look for whole slices with cap, tubes and stem, a strong clean smell and little dust. Labels often cover several related boletes; a careful seller names the species and the country of harvest.`,
      es: `Pide ver un ejemplar partido: las larvas dejan galerías finas que empiezan en el pie. En los secos busca lonchas enteras con píleo, tubos y pie, aroma limpio e intenso y poco polvo. Una misma etiqueta suele abarcar varios boletos afines; el buen vendedor indica la especie y el país de recolección.`,
      pt: `Peça para ver um exemplar partido ao meio: as larvas deixam galerias finas que começam no estipe. Nos secos, procure fatias inteiras com chapéu, tubos e estipe, aroma limpo e intenso e pouco pó. Um mesmo rótulo costuma abranger vários boletos próximos; o bom vendedor indica a espécie e o país da colheita.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'ergothioneine',
      amount: { min: 7.27, max: 7.27 },
      units: 'mg-per-g',
      basis: 'dry-weight',
      benefits: {
        en: `A sulphur-containing antioxidant that people obtain from food, mushrooms above all. The highest level among the mushrooms compared; what it does for health is still being studied.`,
        es: `Antioxidante azufrado que obtenemos de los alimentos, sobre todo de las setas. El nivel más alto de las setas comparadas; su efecto sobre la salud sigue en estudio.`,
        pt: `Antioxidante com enxofre que obtemos dos alimentos, sobretudo dos cogumelos. O teor mais alto entre os cogumelos comparados; o efeito sobre a saúde continua em estudo.`,
      },
      source: 'kalaras-2017',
    },
    { compound: 'ergosterol' },
    { compound: 'trehalose' },
  ],
  lookAlikes: [
    {
      species: 'rubroboletus-pulcherrimus',
      trait: 'gills',
      own: {
        en: 'Pores white to olive-yellow, never red or blue',
        es: 'Poros blancos a amarillo oliva, nunca rojos ni azules',
        pt: 'Poros brancos a amarelo-oliva, nunca vermelhos nem azuis',
      },
      other: {
        en: 'Pores red, blue-black when pressed. Has killed',
        es: 'Poros rojos, azul negro al apretar. Ha matado',
        pt: 'Poros vermelhos, azul-negros ao apertar. Já matou',
      },
    },
    {
      species: 'rubroboletus-satanas',
      trait: 'gills',
      own: {
        en: `Pores white, then yellow to olive; never red, never bruising blue`,
        es: `Poros blancos, luego amarillos a oliva; nunca rojos ni azulados al tocarlos`,
        pt: `Poros brancos, depois amarelos a oliva; nunca vermelhos nem azulados ao toque`,
      },
      other: {
        en: `Pores soon blood-red to orange, bruising blue; cap chalk-white`,
        es: `Poros pronto rojo sangre a naranja, que azulean al tocarlos; píleo blanco gredoso`,
        pt: `Poros logo vermelho-sangue a laranja, que azulam ao toque; chapéu branco-giz`,
      },
    },
    {
      name: 'Boletus huronensis',
      edibility: 'poisonous',
      trait: 'stipe',
      own: {
        en: 'A fine white net on the upper part',
        es: 'Fina retícula blanca en lo alto',
        pt: 'Fino retículo branco no alto',
      },
      other: {
        en: 'Smooth, pale yellow, no net; pores and flesh blue a little',
        es: 'Liso, amarillo pálido, sin retícula; poros y carne azulean algo',
        pt: 'Liso, amarelo-pálido, sem retículo; poros e carne azulam um pouco',
      },
    },
    {
      species: 'imperator-rhodopurpureus',
      trait: 'gills',
      own: {
        en: 'Pores white to olive-yellow, never red or blue',
        es: 'Poros blancos a amarillo oliva, nunca rojos ni azules',
        pt: 'Poros brancos a amarelo-oliva, nunca vermelhos nem azuis',
      },
      other: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
    },
    {
      species: 'suillus-luteus',
      trait: 'ring',
      own: {
        en: 'No ring, a white net; pores white to olive',
        es: 'Sin anillo, con retícula blanca; poros blancos a oliva',
        pt: 'Sem anel, com retículo branco; poros brancos a oliva',
      },
      other: {
        en: 'Ring present; pores lemon; cap very slimy',
        es: 'Con anillo; poros limón; píleo muy viscoso',
        pt: 'Com anel; poros limão; chapéu muito viscoso',
      },
    },
    {
      species: 'tylopilus-felleus',
      trait: 'stipe',
      own: {
        en: 'Net white and fine; pores turn yellow, then green',
        es: 'Retícula blanca y fina; poros que se vuelven amarillos y luego verdes',
        pt: 'Retículo branco e fino; poros que ficam amarelos e depois verdes',
      },
      other: {
        en: 'Net dark, raised and wide; pores turn pink',
        es: 'Retícula oscura, saliente y ancha; poros que se vuelven rosados',
        pt: 'Retículo escuro, saliente e largo; poros que ficam rosados',
      },
    },
    {
      species: 'boletus-aereus',
      trait: 'cap',
      own: {
        en: 'Smooth, greasy when wet, brown with a paler rim',
        es: 'Liso, untuoso en húmedo, pardo con el borde más claro',
        pt: 'Liso, untuoso na umidade, marrom com a borda mais clara',
      },
      other: {
        en: 'Velvety, bronze to black, dark to the very edge',
        es: 'Aterciopelado, bronce a negro, oscuro hasta el mismo borde',
        pt: 'Aveludado, bronze a preto, escuro até a borda',
      },
    },
    {
      species: 'boletus-pinophilus',
      trait: 'cap',
      own: {
        en: 'Hazel to chestnut brown without red, even',
        es: 'Avellana a castaño sin rojo, regular',
        pt: 'Avelã a marrom sem vermelho, regular',
      },
      other: {
        en: 'Mahogany to wine red-brown, uneven',
        es: 'Caoba a pardo vinoso, abollado',
        pt: 'Mogno a marrom-vinoso, irregular',
      },
    },
    {
      species: 'boletus-reticulatus',
      trait: 'stipe',
      own: {
        en: 'Net fine and white, at the top only; cap greasy when wet',
        es: 'Retícula fina y blanca, solo en lo alto; píleo untuoso en húmedo',
        pt: 'Retículo fino e branco, só no alto; chapéu untuoso na umidade',
      },
      other: {
        en: 'Net coarse, running most of the way down; cap dry and matt',
        es: 'Retícula marcada, baja por casi todo el pie; píleo seco y mate',
        pt: 'Retículo marcado, desce por quase todo o estipe; chapéu seco e fosco',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'kalac-2013',
    'kalaras-2017',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
    'hernandez-santiago-2016',
    'gec-boletacies',
  ],
}
