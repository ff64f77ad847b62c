import type { SpeciesSample } from '@sample/types'

export const craterellusTubaeformis: SpeciesSample = {
  slug: 'craterellus-tubaeformis',
  scientificName: 'Craterellus tubaeformis',
  authority: '(Fr.) Quél.',
  mycobank: 455453,
  gbif: 2554536,
  wikidata: 'Q371126',
  synonyms: ['Cantharellus tubaeformis', 'Cantharellus infundibuliformis'],
  commonNames: {
    en: ['Yellowfoot', 'Winter chanterelle', 'Funnel chanterelle'],
    es: ['angula de monte', 'rebozuelo atrompetado'],
    pt: [],
  },
  summary: {
    en: 'A thin brown funnel on a hollow yellow stem, by the hundred in wet moss. A deadly webcap of the same moss has gills instead of folds.',
    es: 'Un embudo fino y pardo sobre un pie amarillo y hueco, a cientos en el musgo húmedo. Un cortinario mortal del mismo musgo tiene láminas, no pliegues.',
    pt: 'Um funil fino e marrom sobre um estipe amarelo e oco, às centenas no musgo úmido. Um cortinário mortal do mesmo musgo tem lâminas, não pregas.',
  },
  about: {
    en: `It comes when the golden chanterelle is over, and it comes in crowds: once the eye has found one brown cap in the moss, it finds two hundred. The cap is thin, wavy, pierced in the middle so that the hollow of the stem opens upwards. Below it run folds, spaced and forked, first yellowish, then grey.

Sphagnum under spruce and pine, mossy stumps and acid beech woods are its places, and picking lasts in Scandinavia until the snow. It dries in a night and gives a strong, peppery broth. _Craterellus lutescens_, on lime, is smoother beneath, brighter and more fragrant.

In Norway and Scotland people have lost their kidneys to webcaps picked among yellowfeet. _Cortinarius rubellus_ grows from the same wet moss, tawny all over and with true, broad, rusty gills. They are picked one at a time, each looked at from below.`,
    es: `Llega cuando se acaban los rebozuelos, y llega en tropel: en cuanto el ojo da con un píleo pardo en el musgo, encuentra doscientos. El píleo es fino, ondulado y perforado en el centro, de modo que el hueco del pie se abre hacia arriba. Por debajo corren pliegues separados y ahorquillados, primero amarillentos y luego grises.

Sus lugares son los esfagnos bajo píceas y pinos, los tocones musgosos y los hayedos ácidos; en Escandinavia se recolecta hasta la nieve. Se seca en una noche y da un caldo fuerte y algo picante. _Craterellus lutescens_, propio de la caliza, es más liso por debajo, más vivo y más aromático.

En Noruega y Escocia hay quien ha perdido los riñones por cortinarios recogidos entre angulas de monte. _Cortinarius rubellus_ sale del mismo musgo mojado, leonado por entero y con láminas verdaderas, anchas y herrumbrosas. Se recolectan de una en una, mirando cada una por debajo.`,
    pt: `Chega quando os cantarelos acabam, e chega em multidão: assim que o olho encontra um chapéu marrom no musgo, encontra duzentos. O chapéu é fino, ondulado e perfurado no centro, de modo que o oco do estipe se abre para cima. Por baixo correm pregas espaçadas e bifurcadas, primeiro amareladas, depois cinzentas.

Seus lugares são os esfagnos sob abetos-vermelhos e pinheiros, os tocos musgosos e os faiais ácidos; na Escandinávia é colhido até a neve. Seca em uma noite e dá um caldo forte e um pouco picante. _Craterellus lutescens_, próprio do calcário, é mais liso por baixo, mais vivo e mais aromático.

Na Noruega e na Escócia houve quem perdesse os rins por cortinários colhidos no meio deste cogumelo. _Cortinarius rubellus_ sai do mesmo musgo molhado, fulvo por inteiro e com lâminas verdadeiras, largas e ferrugíneas. Colhe-se um por vez, olhando cada um por baixo.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Craterellus',
    species: 'tubaeformis',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Pick singly and look beneath: deadly webcaps share the moss.',
      es: 'De una en una y mirando por debajo: en ese musgo hay cortinarios mortales.',
      pt: 'Um por vez, olhando por baixo: nesse musgo há cortinários mortais.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and cooked. The stem must be hollow and the underside folded; true gills or a rusty print mean danger.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y cocinada. El pie ha de ser hueco y la cara inferior plegada; láminas verdaderas o esporada herrumbrosa son peligro.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e cozido. O estipe deve ser oco e a face inferior pregueada; lâminas verdadeiras ou esporada ferrugínea são perigo.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '2–6 cm, thin, funnel-shaped, pierced in the middle; yellow-brown to grey-brown',
      es: '2–6 cm, fino, en embudo, perforado en el centro; pardo amarillento a gris pardusco',
      pt: '2–6 cm, fino, em funil, perfurado no centro; marrom-amarelado a marrom-cinza',
    },
    gills: {
      en: 'Spaced, forked folds running down the stem, yellowish, then grey',
      es: 'Pliegues separados y ahorquillados, decurrentes, amarillentos y luego grises',
      pt: 'Pregas espaçadas e bifurcadas, decurrentes, amareladas, depois cinzentas',
    },
    stipe: {
      en: '3–8 cm, hollow, often flattened or grooved, dull yellow',
      es: '3–8 cm, hueco, a menudo aplanado o surcado, amarillo apagado',
      pt: '3–8 cm, oco, muitas vezes achatado ou sulcado, amarelo-apagado',
    },
    flesh: {
      en: 'Very thin, elastic, yellowish',
      es: 'Muy fina, elástica, amarillenta',
      pt: 'Muito fina, elástica, amarelada',
    },
    spores: {
      en: 'Print whitish to cream; spores smooth',
      es: 'Esporada blanquecina a crema; esporas lisas',
      pt: 'Esporada esbranquiçada a creme; esporos lisos',
    },
    odour: {
      en: 'Faint, earthy, without any apricot',
      es: 'Débil, terroso, sin nada de albaricoque',
      pt: 'Fraco, terroso, sem nada de damasco',
    },
  },
  decisive: ['gills', 'stipe'],
  traits: {
    growthForm: 'chanterelle',
    capShapes: ['umbilicate', 'depressed', 'infundibuliform'],
    capSurfaces: ['fibrillose'],
    capMargin: 'wavy',
    hymenium: 'ridges',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#8a6a3c', light: '#b3935c', dark: '#5f4a2d' },
      hymenium: { typical: '#b9a175', light: '#d2be90', dark: '#938570' },
      stipe: { typical: '#c79a35', light: '#dcb860', dark: '#9c7a30' },
      flesh: { typical: '#e6d4a2' },
    },
    size: { cap: { min: 2, max: 6 }, height: { min: 3, max: 8 }, stipeThickness: { min: 0.3, max: 0.9 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-yellow': 'sometimes',
    'surface-smooth': 'sometimes',
    'ground-conifer': 'usual',
    'ground-broadleaf': 'usual',
    'ground-stump': 'sometimes',
    'growth-tuft': 'sometimes',
    'underside-gills-decurrent': 'misread',
  },
  habitat: {
    en: 'Wet moss and rotten, moss-grown wood in acid conifer and beech woods.',
    es: 'Musgo húmedo y madera podrida cubierta de musgo en bosques ácidos de coníferas y hayas.',
    pt: 'Musgo úmido e madeira podre coberta de musgo em bosques ácidos de coníferas e faias.',
  },
  distribution: {
    en: 'Europe; North American and Asian records belong to a group of close species.',
    es: 'Europa; las citas de Norteamérica y Asia pertenecen a un grupo de especies próximas.',
    pt: 'Europa; os registros da América do Norte e da Ásia pertencem a um grupo de espécies próximas.',
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
      months: [8, 9, 10, 11, 12],
      peak: [9, 10, 11],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12, 1],
      peak: [11, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'peppery',
      description: {
        en: 'A peppery, earthy note that drying strengthens.',
        es: 'Una nota picante y terrosa que el secado refuerza.',
        pt: 'Uma nota picante e terrosa que a secagem reforça.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: { en: 'Thin and springy.', es: 'Fina y elástica.', pt: 'Fina e elástica.' },
    },
  ],
  fragrances: [
    { value: 'forest-floor', description: { en: 'Wet moss.', es: 'Musgo mojado.', pt: 'Musgo molhado.' } },
  ],
  productGuide: {
    tip: {
      en: 'Dry, springy caps and clean yellow stems.',
      es: 'Píleos secos y elásticos, pies amarillos y limpios.',
      pt: 'Chapéus secos e elásticos, estipes amarelos e limpos.',
    },
    description: {
      en: 'Because hundreds go into a pound, look over the whole lot: every piece must be hollow. Wet ones turn to slime in a day. Dried, they weigh a tenth and keep their taste better than golden chanterelles do.',
      es: 'Como entran cientos en medio kilo, repasa todo el lote: cada pieza debe ser hueca. Mojadas se vuelven babosas en un día. Secas pesan la décima parte y guardan mejor el sabor que el rebozuelo.',
      pt: 'Como cabem centenas em meio quilo, repasse todo o lote: cada peça deve ser oca. Molhadas, ficam viscosas em um dia. Secas, pesam um décimo e guardam melhor o sabor que o cantarelo.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'cortinarius-rubellus',
      trait: 'gills',
      own: {
        en: 'Blunt forked folds running down a hollow stem',
        es: 'Pliegues romos y ahorquillados, decurrentes por un pie hueco',
        pt: 'Pregas rombudas e bifurcadas, decurrentes num estipe oco',
      },
      other: {
        en: 'True gills, thick, turning rust brown; not running down',
        es: 'Verdaderas láminas, gruesas, luego herrumbre; no decurrentes',
        pt: 'Lâminas verdadeiras, espessas, depois ferrugíneas; não decurrentes',
      },
    },
    {
      species: 'turbinellus-floccosus',
      trait: 'cap',
      own: {
        en: 'Yellow-brown, without scales; slender',
        es: 'Pardo amarillento, sin escamas; esbelto',
        pt: 'Marrom-amarelado, sem escamas; delgado',
      },
      other: {
        en: 'Orange, scaly; stout',
        es: 'Anaranjado, escamoso; robusto',
        pt: 'Alaranjado, escamoso; robusto',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'stipe',
      own: {
        en: 'Hollow, dull yellow under a brown cap',
        es: 'Hueco, amarillo apagado bajo un píleo pardo',
        pt: 'Oco, amarelo-apagado sob um chapéu marrom',
      },
      other: {
        en: 'Solid, egg yellow like the cap',
        es: 'Macizo, amarillo yema como el píleo',
        pt: 'Maciço, amarelo-gema como o chapéu',
      },
    },
    {
      species: 'craterellus-cornucopioides',
      trait: 'gills',
      own: {
        en: 'Clear folds; stem yellow',
        es: 'Pliegues bien marcados; pie amarillo',
        pt: 'Pregas bem marcadas; estipe amarelo',
      },
      other: {
        en: 'Smooth to wrinkled; grey-black all over',
        es: 'Lisa o arrugada; gris negra por entero',
        pt: 'Lisa a enrugada; cinza-preta por inteiro',
      },
    },
    {
      name: 'Craterellus lutescens',
      edibility: 'edible',
      trait: 'gills',
      own: {
        en: 'Grey-yellow forked folds',
        es: 'Pliegues ahorquillados gris amarillentos',
        pt: 'Pregas bifurcadas cinza-amareladas',
      },
      other: {
        en: 'Nearly smooth, bright yellow-orange; fragrant',
        es: 'Casi liso, amarillo anaranjado vivo; fragante',
        pt: 'Quase liso, amarelo-alaranjado vivo; perfumado',
      },
    },
  ],
  references: [
    'danel-2001',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'index-fungorum',
  ],
}
