import type { SpeciesSample } from '@sample/types'

export const hydnumRepandum: SpeciesSample = {
  slug: 'hydnum-repandum',
  scientificName: 'Hydnum repandum',
  authority: 'L.',
  mycobank: 225014,
  gbif: 2554716,
  wikidata: 'Q13684',
  synonyms: ['Dentinum repandum'],
  commonNames: {
    en: ['Hedgehog mushroom', 'Wood hedgehog', 'Pied de mouton', 'Sweet tooth'],
    es: ['lengua de vaca', 'gamuza', 'lengua de gato'],
    pt: ['pé-de-carneiro', 'língua-de-gato'],
  },
  localNames: [
    { name: 'llengua de bou', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'xi’i tɨntaku', language: 'omq-MX-x-mixtec', source: 'hernandez-santiago-2016' },
  ],
  summary: {
    en: `Cream to pale apricot and oddly lobed, with soft spines instead of gills. Look beneath every cap: the spines are what sets it apart.`,
    es: `De crema a albaricoque pálido y de contorno irregular, con aguijones blandos en vez de láminas. Mira bajo cada píleo: los aguijones lo distinguen.`,
    pt: `De creme a damasco-claro e de contorno irregular, com acúleos macios em vez de lâminas. Olhe sob cada chapéu: os acúleos o distinguem.`,
  },
  about: {
    en: `From above it could be a pale chanterelle or some dented bun dropped on the moss. Turned over, it shows neither gills nor pores but thousands of soft spines, whitish to pale salmon, two to six millimetres long, crumbling away under a stroking finger. They run a little way down a short, thick, often off-centre stem. The flesh is white, firm and brittle, and slowly yellows where it is handled.

It is mycorrhizal with beech, oak, spruce and pine, in acid as well as limy soils, and often forms long curved rows. It comes late, bears the first frosts, and is seldom wormy. Old specimens turn bitter; scraping off the spines helps, and cooking removes the slight sharpness that the raw flesh has.

The species has been split in recent years. The smaller, deeper orange _Hydnum rufescens_ and its relatives have spines that stop at the stem; all of them are eaten. Other toothed fungi are tougher or bitter: the scaly _Sarcodon imbricatus_ has a brown cap and grey-brown spines. None of Europe’s fleshy spined fungi is recorded as dangerous, which proves nothing about the one in your hand: look beneath every cap.`,
    es: `Visto desde arriba podría ser un rebozuelo pálido o un panecillo abollado caído en el musgo. Al darle la vuelta no aparecen láminas ni poros, sino miles de aguijones blandos, blanquecinos a salmón pálido, de dos a seis milímetros, que se desmenuzan al pasar el dedo. Bajan un poco por un pie corto, grueso y a menudo descentrado. La carne es blanca, firme y quebradiza, y amarillea despacio donde se toca.

Forma micorrizas con hayas, robles, píceas y pinos, en suelos ácidos y calizos, y a menudo dibuja largas hileras curvas. Llega tarde, aguanta las primeras heladas y rara vez está agusanado. Los ejemplares viejos amargan; raspar los aguijones ayuda, y la cocción quita el leve punto acre de la carne cruda.

La especie se ha dividido en los últimos años. _Hydnum rufescens_ y sus afines, más pequeños y de un naranja más vivo, tienen aguijones que no bajan por el pie; todos se consumen. Otros hongos con aguijones son más duros o amargos: _Sarcodon imbricatus_ tiene el píleo pardo, con escamas, y aguijones gris pardos. De los hongos carnosos con aguijones de Europa no se cita ninguno como peligroso, lo cual nada prueba sobre el que se tiene en la mano: hay que mirar debajo de cada píleo.`,
    pt: `Visto de cima, poderia ser um cantarelo pálido ou um pãozinho amassado caído no musgo. Virado, não mostra lâminas nem poros, mas milhares de acúleos macios, esbranquiçados a salmão-claro, de dois a seis milímetros, que se esfarelam quando o dedo passa. Descem um pouco por um estipe curto, grosso e muitas vezes fora do centro. A carne é branca, firme e quebradiça, e amarelece devagar onde é tocada.

Forma micorrizas com faias, carvalhos, abetos-vermelhos e pinheiros, em solos ácidos e calcários, e desenha muitas vezes longas fileiras curvas. Chega tarde, suporta as primeiras geadas e raramente tem larvas. Os exemplares velhos amargam; raspar os acúleos ajuda, e o cozimento retira o leve travo acre da carne crua.

A espécie foi dividida nos últimos anos. _Hydnum rufescens_ e os seus próximos, menores e de um laranja mais vivo, têm acúleos que não descem pelo estipe; todos são consumidos. Outros fungos com acúleos são mais duros ou amargos: _Sarcodon imbricatus_ tem o chapéu marrom, com escamas, e acúleos cinza-marrom. Entre os fungos carnudos com acúleos da Europa nenhum consta como perigoso, o que nada prova sobre o que se tem na mão: é preciso olhar por baixo de cada chapéu.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Hydnum',
    species: 'repandum',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `Spines under every cap, or it is something else.`,
      es: `Aguijones bajo cada píleo; si no, es otra cosa.`,
      pt: `Acúleos sob cada chapéu; sem eles, é outra coisa.`,
    },
    advice: {
      en: `Edible only when identified with certainty by an expert, and well cooked. Raw or old it is sharp or bitter and may upset the stomach.`,
      es: `Comestible solo si un experto la ha identificado con certeza, y bien cocinada. Cruda o vieja es acre o amarga y puede sentar mal.`,
      pt: `Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Cru ou velho é acre ou amargo e pode fazer mal.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `5–15 cm, convex then uneven and lobed; cream to pale apricot, dry, finely felted`,
      es: `5–15 cm, convexo y luego irregular y lobulado; crema a albaricoque pálido, seco, afieltrado`,
      pt: `5–15 cm, convexo, depois irregular e lobado; creme a damasco-claro, seco, aveludado`,
    },
    gills: {
      en: `No gills: soft, brittle spines 2–6 mm long, whitish to pale salmon, slightly decurrent`,
      es: `Sin láminas: aguijones blandos y frágiles de 2–6 mm, blanquecinos a salmón, algo decurrentes`,
      pt: `Sem lâminas: acúleos macios e frágeis de 2–6 mm, esbranquiçados a salmão, pouco decurrentes`,
    },
    stipe: {
      en: `3–8 cm, stout, solid, white, often off-centre; yellowing when handled`,
      es: `3–8 cm, robusto, macizo, blanco, a menudo excéntrico; amarillea al tocarlo`,
      pt: `3–8 cm, robusto, maciço, branco, muitas vezes excêntrico; amarelece ao toque`,
    },
    flesh: {
      en: `White, thick, firm and brittle; slowly yellow to ochre where bruised`,
      es: `Blanca, gruesa, firme y quebradiza; despacio amarilla a ocre al rozarla`,
      pt: `Branca, espessa, firme e quebradiça; lentamente amarela a ocre onde tocada`,
    },
    spores: {
      en: `Print white; spores smooth, almost round`,
      es: `Esporada blanca; esporas lisas, casi redondas`,
      pt: `Esporada branca; esporos lisos, quase redondos`,
    },
    odour: {
      en: `Mild, pleasant, faintly fruity`,
      es: `Suave, agradable, algo afrutado`,
      pt: `Suave, agradável, levemente frutado`,
    },
  },
  decisive: ['gills'],
  traits: {
    growthForm: 'toothed',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['velvety'],
    capMargin: 'lobed',
    hymenium: 'teeth',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#ecca98', light: '#f6e5c8', dark: '#d7a467' },
      hymenium: { typical: '#f3dfc2', light: '#faf1e2', dark: '#e3bd91' },
      stipe: { typical: '#f6ead4', light: '#fcf6ea', dark: '#e2bd84' },
      flesh: { typical: '#fcf6e8' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 3, max: 8 }, stipeThickness: { min: 1.5, max: 4 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-yellow': 'usual',
    'smell-faint': 'usual',
    'flesh-same': 'sometimes',
    'smell-fruit': 'sometimes',
    'colour-orange': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-moss': 'sometimes',
  },
  habitat: {
    en: `Broadleaved and conifer woods, under beech, oak, spruce and pine; in litter and moss, often in rows or rings.`,
    es: `Bosques de frondosas y de coníferas, bajo hayas, robles, píceas y pinos; en hojarasca y musgo, a menudo en hileras o corros.`,
    pt: `Bosques de folhosas e de coníferas, sob faias, carvalhos, abetos-vermelhos e pinheiros; em folhas e musgo, muitas vezes em fileiras ou círculos.`,
  },
  distribution: {
    en: `Throughout Europe; records from Asia and North America partly concern close relatives.`,
    es: `Toda Europa; las citas de Asia y Norteamérica corresponden en parte a especies muy próximas.`,
    pt: `Toda a Europa; os registros da Ásia e da América do Norte referem-se em parte a espécies muito próximas.`,
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
      months: [8, 9, 10, 11],
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
        en: `Possible after raw or old specimens.`,
        es: `Posible tras comer ejemplares crudos o viejos.`,
        pt: `Possível depois de exemplares crus ou velhos.`,
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: `Sweet and nutty, near to the chanterelle.`,
        es: `Dulce y a nuez, cercano al rebozuelo.`,
        pt: `Adocicado e de noz, próximo do cantarelo.`,
      },
    },
    {
      value: 'peppery',
      description: {
        en: `A light sharpness that cooking takes away.`,
        es: `Un leve picor que se va con la cocción.`,
        pt: `Um leve ardor que some com o cozimento.`,
      },
    },
    {
      value: 'bitter',
      description: {
        en: `Only in old caps, mainly in the spines.`,
        es: `Solo en los ejemplares viejos, sobre todo en los aguijones.`,
        pt: `Só nos exemplares velhos, sobretudo nos acúleos.`,
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: `Dense; it stands long braising without falling apart.`,
        es: `Densa; soporta guisos largos sin deshacerse.`,
        pt: `Densa; suporta cozimentos longos sem se desfazer.`,
      },
    },
    {
      value: 'meaty',
      description: {
        en: `Thick slices with real substance.`,
        es: `Lonchas gruesas, con cuerpo.`,
        pt: `Fatias grossas, com corpo.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: `Clean and light, with a breath of fruit.`,
        es: `Limpio y ligero, con un soplo de fruta.`,
        pt: `Limpo e leve, com um sopro de fruta.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Small to middling caps, dry, with whole pale spines.`,
      es: `Ejemplares pequeños o medianos, secos, de aguijones claros y enteros.`,
      pt: `Exemplares pequenos ou médios, secos, de acúleos claros e inteiros.`,
    },
    description: {
      en: `The cap should be brittle, not floppy, and cream rather than brown. Loose spines get into everything: brush them off large specimens before cooking. It keeps longer than most wild mushrooms, but freezes better cooked than raw.`,
      es: `El píleo debe ser quebradizo, no lacio, y crema más que pardo. Los aguijones sueltos se meten por todas partes: en los ejemplares grandes, cepíllalos antes de cocinar. Aguanta más que la mayoría de las setas silvestres, pero se congela mejor cocinada que cruda.`,
      pt: `O chapéu deve ser quebradiço, não mole, e creme em vez de marrom. Os acúleos soltos entram em tudo: nos exemplares grandes, escove-os antes de cozinhar. Dura mais do que a maioria dos cogumelos silvestres, mas congela melhor cozido do que cru.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      name: 'Sarcodon imbricatus',
      edibility: 'caution',
      trait: 'cap',
      own: {
        en: 'Buff to pale orange, without scales',
        es: 'Crema a naranja pálido, sin escamas',
        pt: 'Creme a laranja-pálido, sem escamas',
      },
      other: {
        en: 'Brown with coarse scales; spines grey-brown',
        es: 'Pardo con escamas gruesas; aguijones gris pardos',
        pt: 'Marrom com escamas grossas; acúleos cinza-marrom',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: `Soft hanging spines that crumble under a finger`,
        es: `Aguijones blandos y colgantes que se desmenuzan al tocarlos`,
        pt: `Acúleos macios e pendentes que se esfarelam ao toque`,
      },
      other: {
        en: `Folds that fork and run down the stem`,
        es: `Pliegues ahorquillados que bajan por el pie`,
        pt: `Pregas bifurcadas que descem pelo estipe`,
      },
    },
    {
      name: 'Hydnum rufescens',
      edibility: 'edible',
      trait: 'gills',
      own: {
        en: 'Spines running a little down the stem; cap pale buff',
        es: 'Aguijones algo decurrentes; píleo crema pálido',
        pt: 'Acúleos um pouco decurrentes; chapéu creme-pálido',
      },
      other: {
        en: 'Spines stop at the stem; smaller, deeper orange',
        es: 'Aguijones que no bajan por el pie; seta menor y más anaranjada',
        pt: 'Acúleos que não descem pelo estipe; cogumelo menor e mais alaranjado',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'kalac-2013',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'hernandez-santiago-2016',
  ],
}
