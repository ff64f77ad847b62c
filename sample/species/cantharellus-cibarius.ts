import type { SpeciesSample } from '@sample/types'

export const cantharellusCibarius: SpeciesSample = {
  slug: 'cantharellus-cibarius',
  scientificName: 'Cantharellus cibarius',
  authority: 'Fr.',
  mycobank: 200345,
  gbif: 5249504,
  wikidata: 'Q188749',
  commonNames: {
    en: ['Chanterelle', 'Girolle', 'Golden chanterelle'],
    es: ['rebozuelo', 'cantarela', 'chantarela', 'duraznillo'],
    pt: ['cantarelo', 'canário', 'rapazinho'],
  },
  localNames: [
    { name: 'rossinyol', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'zizahori', language: 'eu', source: 'aunamendi-micologia' },
    { name: 'saltsa perretxiko', language: 'eu', source: 'aunamendi-micologia' },
    { name: 'xi’i veya', language: 'omq-MX-x-mixtec', source: 'hernandez-santiago-2016' },
  ],
  summary: {
    en: `Egg-yellow, scented of apricot and never in dense tufts: the chanterelle is known by blunt, forking folds that no fingernail can lift away.`,
    es: `Amarillo de yema, con olor a albaricoque y nunca en haces apretados: lo delatan sus pliegues romos y ahorquillados, que la uña no puede separar.`,
    pt: `Amarelo-gema, com cheiro de damasco e nunca em tufos densos: reconhece-se pelas pregas rombas e bifurcadas, que a unha não consegue destacar.`,
  },
  about: {
    en: `A chanterelle looks cut from a single piece. The cap passes into the stem without a joint, and the underside carries low, blunt-edged folds that fork, link crosswise and fade out on the way down. They belong to the flesh itself: a gill can be lifted off whole, a fold cannot. Torn lengthwise, the mushroom is solid and whitish, yellow only beneath the skin.

It lives with the roots of spruce, pine, oak, beech and birch, stands singly or in loose troops, and returns to the same bank of moss year after year. Those who pick by colour alone make the mistakes that matter. The deadly webcaps _Cortinarius orellanus_ and _C. rubellus_ grow in the same woods and season; the jack-o’-lantern _Omphalotus olearius_ copies the orange, but rises in tufts from stumps and buried wood. The false chanterelle, _Hygrophoropsis aurantiaca_, is soft, with thin, crowded gills that fork again and again.

The golden chanterelles of North America, long filed under this name, are now treated as several species of their own. Because the mycelium depends on living roots, almost every chanterelle on sale was gathered in the wild.`,
    es: `El rebozuelo parece tallado de una sola pieza. El píleo se prolonga en el pie sin costura alguna, y por debajo corren unos pliegues bajos, de arista roma, que se ahorquillan, se unen entre sí y se desvanecen pie abajo. Son parte de la propia carne: una lámina puede desprenderse entera; un pliegue, no. Rasgado a lo largo, es macizo y blanquecino, amarillo solo bajo la cutícula.

Vive asociado a las raíces de píceas, pinos, robles, hayas y abedules; sale aislado o en grupos sueltos y vuelve año tras año al mismo talud de musgo. Quien recoge por el color comete los errores graves. Los cortinarios mortales _Cortinarius orellanus_ y _C. rubellus_ comparten bosque y estación; la seta de olivo, _Omphalotus olearius_, imita el naranja, pero brota en haces sobre tocones y madera enterrada. El falso rebozuelo, _Hygrophoropsis aurantiaca_, es blando y tiene láminas finas, apretadas y ahorquilladas una y otra vez.

Los rebozuelos dorados de Norteamérica, durante mucho tiempo incluidos bajo este nombre, se consideran hoy varias especies distintas. Como el micelio depende de raíces vivas, casi todo lo que se vende procede del monte.`,
    pt: `O cantarelo parece talhado numa só peça. O chapéu continua no estipe sem qualquer emenda, e na face inferior correm pregas baixas, de aresta romba, que se bifurcam, se ligam umas às outras e se apagam estipe abaixo. Fazem parte da própria carne: uma lâmina pode ser destacada inteira; uma prega, não. Rasgado no sentido do comprimento, é maciço e esbranquiçado, amarelo apenas sob a cutícula.

Vive associado às raízes de abetos-vermelhos, pinheiros, carvalhos, faias e bétulas; nasce isolado ou em grupos soltos e volta, ano após ano, ao mesmo talude coberto de musgo. Quem colhe só pela cor comete os erros graves. Os cortinários mortais _Cortinarius orellanus_ e _C. rubellus_ compartilham o bosque e a estação; _Omphalotus olearius_ imita o laranja, mas surge em tufos sobre tocos e madeira enterrada. O falso cantarelo, _Hygrophoropsis aurantiaca_, é mole e tem lâminas finas, apertadas e repetidamente bifurcadas.

Os cantarelos dourados da América do Norte, durante muito tempo reunidos sob este nome, são hoje tratados como várias espécies distintas. Como o micélio depende de raízes vivas, quase tudo o que se vende é colhido na natureza.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Cantharellus',
    species: 'cibarius',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `Turn over every single one: deadly webcaps share its woods.`,
      es: `Hay que dar la vuelta a cada ejemplar: en los mismos bosques crecen cortinarios mortales.`,
      pt: `Vire cada exemplar: nos mesmos bosques crescem cortinários mortais.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, and well cooked. Discard any with thin, separate gills, a rust-brown spore print or a web of threads under the cap.`,
      es: `Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Se descarta todo ejemplar con láminas finas y separables, esporada pardo herrumbre o hilos de telaraña bajo el píleo.`,
      pt: `Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Descarte qualquer exemplar com lâminas finas e separáveis, esporada marrom-ferrugem ou fios de teia sob o chapéu.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `3–10 cm, convex, soon sunken and funnel-shaped; egg-yellow, dry, with a wavy, lobed margin`,
      es: `3–10 cm, convexo, pronto hundido y en embudo; amarillo yema, seco, de margen ondulado y lobulado`,
      pt: `3–10 cm, convexo, logo deprimido e em funil; amarelo-gema, seco, de margem ondulada e lobada`,
    },
    gills: {
      en: `No gills: blunt folds, forked and cross-linked, running far down the stem`,
      es: `Sin láminas: pliegues romos, ahorquillados y unidos entre sí, muy decurrentes`,
      pt: `Sem lâminas: pregas rombas, bifurcadas e interligadas, muito decurrentes`,
    },
    stipe: {
      en: `3–8 cm, solid, tapering downwards, the colour of the cap or paler`,
      es: `3–8 cm, macizo, atenuado hacia la base, del color del píleo o más pálido`,
      pt: `3–8 cm, maciço, afilado para a base, da cor do chapéu ou mais pálido`,
    },
    flesh: {
      en: `Firm, whitish, yellow under the skin; tears in long strings`,
      es: `Firme, blanquecina, amarilla bajo la cutícula; se rasga en hebras largas`,
      pt: `Firme, esbranquiçada, amarela sob a cutícula; rasga-se em fibras longas`,
    },
    spores: {
      en: `Print cream to pale yellow; spores smooth`,
      es: `Esporada crema a amarillo pálido; esporas lisas`,
      pt: `Esporada creme a amarelo-pálida; esporos lisos`,
    },
    odour: {
      en: `Fruity, of dried apricot, clearest in a full basket`,
      es: `Afrutado, a orejones de albaricoque; se nota mejor en una cesta llena`,
      pt: `Frutado, de damasco seco; percebe-se melhor num cesto cheio`,
    },
  },
  decisive: ['gills', 'flesh', 'odour'],
  traits: {
    growthForm: 'chanterelle',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['smooth'],
    capMargin: 'wavy',
    hymenium: 'ridges',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream', 'yellow'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#e7a62b', light: '#f3c557', dark: '#c98018' },
      hymenium: { typical: '#f0bb4e', light: '#f6d07a', dark: '#d99a35' },
      stipe: { typical: '#efc15a', light: '#f6dc98', dark: '#d9a03c' },
      flesh: { typical: '#fbf0cf' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 3, max: 8 }, stipeThickness: { min: 0.5, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-fruit': 'usual',
    'ground-conifer': 'usual',
    'ground-broadleaf': 'usual',
    'smell-faint': 'misread',
  },
  habitat: {
    en: `Mossy, rather acid ground under spruce, pine, oak, beech and birch; often on banks, path edges and slopes.`,
    es: `Suelos musgosos, más bien ácidos, bajo píceas, pinos, robles, hayas y abedules; a menudo en taludes, bordes de senda y laderas.`,
    pt: `Solos com musgo, de preferência ácidos, sob abetos-vermelhos, pinheiros, carvalhos, faias e bétulas; muitas vezes em taludes, beiras de caminho e encostas.`,
  },
  distribution: {
    en: `Europe, from Scandinavia to the Mediterranean, and temperate Asia; most North American records belong to related species.`,
    es: `Europa, de Escandinavia al Mediterráneo, y Asia templada; la mayoría de las citas norteamericanas corresponden a especies afines.`,
    pt: `Europa, da Escandinávia ao Mediterrâneo, e Ásia temperada; a maioria dos registros norte-americanos pertence a espécies próximas.`,
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
      months: [6, 7, 8, 9, 10, 11],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10, 11, 12],
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
        en: `Tough and slow to digest; eaten raw or in large amounts it can upset the stomach.`,
        es: `Fibroso y de digestión lenta; crudo o en cantidad puede sentar mal.`,
        pt: `Fibroso e de digestão lenta; cru ou em grande quantidade pode causar desconforto.`,
      },
    },
  ],
  flavors: [
    {
      value: 'fruity',
      description: {
        en: `A light, sweet fruitiness that butter carries well.`,
        es: `Un fondo afrutado y ligero que la mantequilla realza.`,
        pt: `Um fundo frutado e leve, que a manteiga realça.`,
      },
    },
    {
      value: 'peppery',
      description: {
        en: `A faint peppery edge that fades with cooking.`,
        es: `Un leve punto picante que se apaga con la cocción.`,
        pt: `Um leve toque picante que se atenua com o cozimento.`,
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: `Keeps its shape and bite in the pan.`,
        es: `Conserva la forma y la consistencia en la sartén.`,
        pt: `Mantém a forma e a consistência na frigideira.`,
      },
    },
    {
      value: 'chewy',
      description: {
        en: `Turns rubbery if cooked fast or kept long.`,
        es: `Se vuelve correoso si se cocina con prisa o se guarda demasiado.`,
        pt: `Fica borrachudo se cozido às pressas ou guardado por muito tempo.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'apricot',
      description: {
        en: `Dried apricot, plainest when many lie together.`,
        es: `Albaricoque seco, más claro cuando hay muchos juntos.`,
        pt: `Damasco seco, mais nítido quando há muitos juntos.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Small, dry and firm beats large and showy.`,
      es: `Mejor pequeños, secos y firmes que grandes y vistosos.`,
      pt: `Antes pequenos, secos e firmes do que grandes e vistosos.`,
    },
    description: {
      en: `Look for an even egg-yellow, a clean stem and a clear smell of apricot; pass over slimy edges, dark wet patches and boxes full of needles. They lose scent when dried and are better cooked before freezing. Ask where they were gathered and who checked the species.`,
      es: `Busca un amarillo yema uniforme, el pie limpio y un olor claro a albaricoque; deja los de bordes viscosos, manchas oscuras y húmedas o cajas llenas de pinocha. Al secarlos pierden aroma, y para congelarlos conviene cocinarlos antes. Pregunta dónde se recogieron y quién comprobó la especie.`,
      pt: `Procure um amarelo-gema uniforme, o estipe limpo e um cheiro nítido de damasco; evite bordas viscosas, manchas escuras e úmidas ou caixas cheias de agulhas de pinheiro. Secos, perdem aroma; para congelar, convém cozinhá-los antes. Pergunte onde foram colhidos e quem conferiu a espécie.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'carotenoid',
      benefits: {
        en: `The pigments behind the yellow, β-carotene among them. Studied as antioxidants; no benefit from eating the mushroom has been shown in people.`,
        es: `Los pigmentos que dan el amarillo, entre ellos el β-caroteno. Se estudian como antioxidantes; no se ha demostrado en personas un beneficio por comer la seta.`,
        pt: `Os pigmentos que dão o amarelo, entre eles o β-caroteno. São estudados como antioxidantes; não se demonstrou em pessoas benefício por comer o cogumelo.`,
      },
    },
    {
      compound: 'ergosterol',
      benefits: {
        en: `The sterol from which vitamin D2 forms in sunlight.`,
        es: `El esterol a partir del cual se forma la vitamina D2 con la luz solar.`,
        pt: `O esterol a partir do qual se forma a vitamina D2 sob a luz do sol.`,
      },
    },
  ],
  lookAlikes: [
    {
      species: 'cortinarius-orellanus',
      trait: 'gills',
      own: {
        en: `Blunt yellow folds, part of the flesh; print cream to pale yellow`,
        es: `Pliegues romos y amarillos, unidos a la carne; esporada crema a amarillo pálido`,
        pt: `Pregas rombas e amarelas, unidas à carne; esporada creme a amarelo-pálida`,
      },
      other: {
        en: `True gills, widely spaced, orange to rust-brown; print rust-brown`,
        es: `Láminas verdaderas, espaciadas, de naranja a herrumbre; esporada pardo herrumbre`,
        pt: `Lâminas verdadeiras, espaçadas, de laranja a ferrugem; esporada marrom-ferrugem`,
      },
    },
    {
      species: 'cortinarius-rubellus',
      trait: 'gills',
      own: {
        en: 'Blunt forked ridges, egg yellow',
        es: 'Pliegues romos y ahorquillados, amarillo yema',
        pt: 'Pregas rombas e bifurcadas, amarelo-gema',
      },
      other: {
        en: 'True gills, far apart, turning rust',
        es: 'Láminas verdaderas, separadas, que se vuelven herrumbre',
        pt: 'Lâminas verdadeiras, espaçadas, que ficam ferrugíneas',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'gills',
      own: {
        en: `Blunt, cross-linked folds that cannot be lifted off; grows from soil`,
        es: `Pliegues romos y unidos entre sí, imposibles de desprender; sale de la tierra`,
        pt: `Pregas rombas e interligadas, impossíveis de destacar; nasce da terra`,
      },
      other: {
        en: `Thin, crowded, sharp-edged true gills; tufts on wood`,
        es: `Láminas verdaderas, finas, apretadas y de arista aguda; en haces sobre madera`,
        pt: `Lâminas verdadeiras, finas, apertadas e de aresta aguda; em tufos sobre madeira`,
      },
    },
    {
      species: 'omphalotus-illudens',
      trait: 'gills',
      own: {
        en: 'Blunt, forking folds; flesh whitish',
        es: 'Pliegues romos y ahorquillados; carne blanquecina',
        pt: 'Pregas rombas e bifurcadas; carne esbranquiçada',
      },
      other: {
        en: 'Thin, sharp gills; flesh orange',
        es: 'Láminas finas y afiladas; carne anaranjada',
        pt: 'Lâminas finas e afiadas; carne alaranjada',
      },
    },
    {
      species: 'omphalotus-olivascens',
      trait: 'gills',
      own: {
        en: 'Blunt, forking folds; flesh whitish',
        es: 'Pliegues romos y ahorquillados; carne blanquecina',
        pt: 'Pregas rombas e bifurcadas; carne esbranquiçada',
      },
      other: {
        en: 'Thin, sharp gills; flesh orange to olive',
        es: 'Láminas finas y afiladas; carne naranja a olivácea',
        pt: 'Lâminas finas e afiadas; carne laranja a olivácea',
      },
    },
    {
      species: 'turbinellus-floccosus',
      trait: 'cap',
      own: {
        en: 'Smooth, without scales; solid',
        es: 'Liso, sin escamas; macizo',
        pt: 'Liso, sem escamas; maciço',
      },
      other: {
        en: 'A scaly orange funnel, hollow with age',
        es: 'Embudo anaranjado y escamoso, hueco de viejo',
        pt: 'Funil alaranjado e escamoso, oco quando velho',
      },
    },
    {
      species: 'hygrophoropsis-aurantiaca',
      trait: 'gills',
      own: {
        en: 'Blunt folds of one piece with the pale flesh',
        es: 'Pliegues romos que forman una pieza con la carne pálida',
        pt: 'Pregas rombas que formam uma peça com a carne clara',
      },
      other: {
        en: 'Thin, crowded true gills that peel off; deep orange',
        es: 'Láminas verdaderas, finas y apretadas, que se desprenden; naranja intenso',
        pt: 'Lâminas verdadeiras, finas e apertadas, que se soltam; laranja intenso',
      },
    },
    {
      species: 'hydnum-repandum',
      trait: 'gills',
      own: {
        en: `Folds that fork and run down the stem`,
        es: `Pliegues ahorquillados que bajan por el pie`,
        pt: `Pregas bifurcadas que descem pelo estipe`,
      },
      other: {
        en: `Soft hanging spines that crumble under a finger`,
        es: `Aguijones blandos y colgantes que se desmenuzan al tocarlos`,
        pt: `Acúleos macios e pendentes que se esfarelam ao toque`,
      },
    },
    {
      species: 'craterellus-tubaeformis',
      trait: 'stipe',
      own: {
        en: 'Solid, egg yellow like the cap',
        es: 'Macizo, amarillo yema como el píleo',
        pt: 'Maciço, amarelo-gema como o chapéu',
      },
      other: {
        en: 'Hollow, dull yellow under a brown cap',
        es: 'Hueco, amarillo apagado bajo un píleo pardo',
        pt: 'Oco, amarelo-apagado sob um chapéu marrom',
      },
    },
  ],
  usda: 11239,
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'danel-2001',
    'usda-sr28',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
    'hernandez-santiago-2016',
  ],
}
