import type { SpeciesSample } from '@sample/types'

export const amanitaRubescens: SpeciesSample = {
  slug: 'amanita-rubescens',
  scientificName: 'Amanita rubescens',
  authority: 'Pers.',
  gbif: 7496350,
  commonNames: { en: ['Blusher', 'European blusher'], es: ['amanita rojiza', 'amanita vinosa'], pt: [] },
  summary: {
    en: 'The amanita that blushes when hurt. It destroys red blood cells if raw, and its likeness to the panther cap has cost many dearly.',
    es: 'La amanita que enrojece donde se hiere. Cruda destruye glóbulos rojos, y su parecido con la pantera ha salido caro a muchos.',
    pt: 'A amanita que avermelha onde é ferida. Crua destrói glóbulos vermelhos, e a semelhança com a pantera já saiu cara a muitos.',
  },
  about: {
    en: `Cut it, or let a slug bite it: wherever the flesh is opened a dull wine red spreads within minutes. Tunnels of maggots in the foot of the stem are the best place to look, for there the colour is always ready. No other common amanita of Europe does this, and _Amanita pantherina_ stays white to the last crumb.

The warts are grey to pinkish, never chalk white. The ring hangs like a little skirt with fine lines on its upper side, and the bulb tapers into the stem without the panther’s collar.

Generations in Spain, France and central Europe have cooked it. It must never be tasted raw or underdone, because it holds a substance that bursts red blood cells and that only thorough heating destroys. Mycologists who eat it leave it out of courses for beginners, and rightly: of all mushrooms called edible, this one lies closest to two severe poisoners.`,
    es: `Córtala o espera a que la muerda una babosa: donde se abre la carne, un rojo vinoso apagado se extiende en unos minutos. Los túneles de larvas en la base del pie son el mejor sitio para mirar, pues allí el color está siempre listo. Ninguna otra amanita común de Europa lo hace, y _Amanita pantherina_ sigue blanca hasta la última miga.

Las verrugas son grises a rosadas, nunca blanco tiza. El anillo cuelga como una faldilla con finas estrías por encima, y el bulbo se adelgaza hacia el pie sin el reborde de la pantera.

Generaciones la han cocinado en España, Francia y el centro de Europa. Nunca debe probarse cruda ni poco hecha, porque contiene una sustancia que rompe los glóbulos rojos y que solo un calentamiento a fondo destruye. Los micólogos que la comen la dejan fuera de los cursos de iniciación, y con razón: entre las setas llamadas comestibles es la que queda más cerca de dos venenosas graves.`,
    pt: `Corte-a, deixe que uma lesma a morda: onde a carne se abre, um vermelho vinoso apagado se espalha em minutos. Os túneis de larvas na base do estipe são o melhor lugar para olhar, pois ali a cor está sempre pronta. Nenhuma outra amanita comum da Europa faz isso, e _Amanita pantherina_ fica branca até a última migalha.

As verrugas são cinzentas a rosadas, nunca brancas como giz. O anel pende como uma pequena saia com estrias finas por cima, e o bulbo se afina para o estipe sem o rebordo da pantera.

Gerações a cozinharam na Espanha, na França e no centro da Europa. Nunca deve ser provada crua ou malcozida, porque contém uma substância que rompe os glóbulos vermelhos e que só o aquecimento completo destrói. Os micólogos que a comem deixam-na fora dos cursos para iniciantes, e com razão: entre os cogumelos chamados comestíveis é o que fica mais perto de dois venenosos graves.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'rubescens',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Poisonous raw, and easily confused with worse.',
      es: 'Tóxica cruda, y fácil de confundir con otras peores.',
      pt: 'Tóxica crua, e fácil de confundir com outras piores.',
    },
    advice: {
      en: 'Only when every specimen has been identified by an expert, and only thoroughly cooked. Beginners should not gather amanitas at all.',
      es: 'Solo si un experto ha identificado cada ejemplar, y siempre bien cocida. Quien empieza no debería recolectar ninguna amanita.',
      pt: 'Só quando um especialista identificou cada exemplar, e sempre bem cozida. Quem começa não deveria colher nenhuma amanita.',
    },
  },
  cooking: { minutes: 20, discardsWater: true, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '6–15 cm, reddish brown to flesh pink with grey to pinkish warts; margin not lined',
      es: '6–15 cm, pardo rojizo a rosa carne con verrugas grises a rosadas; margen sin estrías',
      pt: '6–15 cm, marrom-avermelhado a rosa-carne com verrugas cinzentas a rosadas; margem sem estrias',
    },
    gills: {
      en: 'White, crowded, free, spotted wine red with age',
      es: 'Blancas, apretadas, libres, con manchas vinosas al envejecer',
      pt: 'Brancas, apertadas, livres, com manchas vinosas ao envelhecer',
    },
    ring: {
      en: 'White to pinkish skirt, rarely yellow, finely lined on its upper side',
      es: 'Faldilla blanca a rosada, rara vez amarilla, finamente estriada por encima',
      pt: 'Saia branca a rosada, raramente amarela, finamente estriada por cima',
    },
    stipe: {
      en: '6–15 cm, white, flushing wine red from the base',
      es: '6–15 cm, blanco, teñido de rojo vinoso desde la base',
      pt: '6–15 cm, branco, tingido de vermelho vinoso a partir da base',
    },
    volva: {
      en: 'No sac and no collar: a tapering bulb with rows of small warts',
      es: 'Sin saco ni reborde: bulbo que se afina, con filas de pequeñas verrugas',
      pt: 'Sem saco nem rebordo: bulbo que se afina, com filas de pequenas verrugas',
    },
    flesh: {
      en: 'White, slowly wine red where cut, eaten or tunnelled',
      es: 'Blanca, poco a poco rojo vinoso al corte y en las galerías',
      pt: 'Branca, aos poucos vermelho vinoso no corte e nas galerias',
    },
    spores: {
      en: 'Print white; spores smooth, amyloid',
      es: 'Esporada blanca; esporas lisas, amiloides',
      pt: 'Esporada branca; esporos lisos, amiloides',
    },
  },
  decisive: ['flesh', 'ring', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['warty'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#b0745c', light: '#d0a08c', dark: '#85503f' },
      hymenium: { typical: '#f9f3e6', light: '#fdfaf2', dark: '#e2c3b5' },
      stipe: { typical: '#eed9cb', light: '#f8efe6', dark: '#c08a7a' },
      ring: { typical: '#f3e4d8' },
      volva: { typical: '#d9b7a6' },
      flesh: { typical: '#fbf3ec', light: '#fdf9f4', dark: '#cf9183' },
      marks: { typical: '#c9b9ad', light: '#ddd0c6', dark: '#a89489' },
    },
    size: { cap: { min: 6, max: 15 }, height: { min: 6, max: 15 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0.55,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'flesh-same': 'misread',
    'smell-faint': 'usual',
    'base-bulb': 'usual',
    'colour-red': 'usual',
    'colour-brown': 'usual',
    'ground-conifer': 'sometimes',
    'surface-smooth': 'misread',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Broad-leaved and conifer woods of every kind, more often on acid soil.',
    es: 'Bosques de frondosas y de coníferas de todo tipo, más a menudo en suelo ácido.',
    pt: 'Bosques de folhosas e de coníferas de todo tipo, mais vezes em solo ácido.',
  },
  distribution: {
    en: 'Europe and temperate Asia; with planted trees in South Africa. American blushers are other species.',
    es: 'Europa y Asia templada; con árboles plantados en Sudáfrica. Las amanitas rojizas de América son otras especies.',
    pt: 'Europa e Ásia temperada; com árvores plantadas na África do Sul. As amanitas avermelhadas da América são outras espécies.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10, 11],
      peak: [5, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or undercooked it causes vomiting and harms red blood cells.',
        es: 'Cruda o poco hecha causa vómitos y daña los glóbulos rojos.',
        pt: 'Crua ou malcozida causa vômitos e lesa os glóbulos vermelhos.',
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
      species: 'amanita-phalloides',
      trait: 'volva',
      own: {
        en: 'No sac; flesh reddens',
        es: 'Sin saco; la carne enrojece',
        pt: 'Sem saco; a carne avermelha',
      },
      other: {
        en: 'White sac in the soil; flesh white',
        es: 'Saco blanco bajo tierra; carne blanca',
        pt: 'Saco branco dentro do solo; carne branca',
      },
    },
    {
      species: 'amanita-gemmata',
      trait: 'flesh',
      own: {
        en: 'Slowly wine red where cut or eaten',
        es: 'Poco a poco rojo vinoso donde se corta o se roe',
        pt: 'Aos poucos vermelho vinoso onde cortada ou roída',
      },
      other: {
        en: 'White, never reddening. Can kill',
        es: 'Blanca, nunca enrojece. Puede matar',
        pt: 'Branca, nunca avermelha. Pode matar',
      },
    },
    {
      species: 'amanita-pantherina',
      trait: 'flesh',
      own: {
        en: 'Slowly wine red where cut or eaten',
        es: 'Poco a poco rojo vinoso donde se corta o se roe',
        pt: 'Aos poucos vermelho vinoso onde cortada ou roída',
      },
      other: {
        en: 'White, never reddening; bulb with a collar',
        es: 'Blanca, nunca enrojece; bulbo con reborde',
        pt: 'Branca, nunca avermelha; bulbo com rebordo',
      },
    },
    {
      species: 'amanita-muscaria',
      trait: 'flesh',
      own: {
        en: 'Reddening; cap brown to flesh pink',
        es: 'Enrojece; píleo pardo a rosa carne',
        pt: 'Avermelha; chapéu marrom a rosa-carne',
      },
      other: {
        en: 'White; cap scarlet to orange',
        es: 'Blanca; píleo escarlata a naranja',
        pt: 'Branca; chapéu escarlate a laranja',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'boa-2004',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
