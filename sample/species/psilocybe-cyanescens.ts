import type { SpeciesSample } from '@sample/types'

export const psilocybeCyanescens: SpeciesSample = {
  slug: 'psilocybe-cyanescens',
  scientificName: 'Psilocybe cyanescens',
  authority: 'Wakef.',
  commonNames: { en: ['Wavy cap'], es: [], pt: [] },
  summary: {
    en: 'A caramel-coloured wood-chip mushroom with a wavy edge that bruises blue. Deadly _Galerina marginata_ rises from the same chips.',
    es: 'Seta de color caramelo y borde ondulado, que azulea, sobre astillas de madera. De las mismas astillas brota la mortal _Galerina marginata_.',
    pt: 'Cogumelo cor de caramelo e borda ondulada, que azula, em lascas de madeira. Das mesmas lascas brota a mortal _Galerina marginata_.',
  },
  about: {
    en: `Elsie Wakefield described it in 1946 from mulch at Kew Gardens, and landscaping has carried it round the temperate world since. Wherever chips of alder or other wood are spread, in Seattle, San Francisco, London or Prague, it may come up by the hundred in late autumn, after the first cold nights.

The mature cap rolls in waves like the edge of a pie and fades from caramel to cream as it dries. Stem and flesh go blue-green within minutes of a bruise. Blueing is a sign of psilocin, not of harmlessness, and it shows poorly on frosted or sodden specimens.

The same beds feed _Galerina marginata_, tawny too and often growing through the very same clump. It has a rusty print, a faint ring and the poison of the death cap; people have mixed the two in one handful. Published analyses of wavy caps spread widely. Possession is a crime in most countries, and children and dogs have been poisoned in front gardens.`,
    es: `Elsie Wakefield la describió en 1946 con material de un acolchado de los jardines de Kew, y la jardinería la ha llevado desde entonces por todo el mundo templado. Donde se extienden astillas de aliso o de otra madera, en Seattle, San Francisco, Londres o Praga, puede salir a centenares al final del otoño, tras las primeras noches frías.

El píleo maduro se ondula como el borde de una empanada y palidece del caramelo al crema al secarse. Pie y carne se ponen verde azulados a los pocos minutos de un golpe. Ese azul indica psilocina, no inocuidad, y apenas se ve en ejemplares helados o empapados.

Los mismos arriates alimentan a _Galerina marginata_, también leonada y a menudo entremezclada en el mismo grupo. Tiene esporada herrumbrosa, un anillo tenue y el veneno de la oronja verde; ya se han juntado ambas en un puñado. Los análisis publicados de esta especie difieren mucho. Poseerla es delito en la mayoría de los países, y en jardines se han intoxicado niños y perros.`,
    pt: `Elsie Wakefield a descreveu em 1946 com material de uma cobertura dos jardins de Kew, e a jardinagem a levou desde então por todo o mundo temperado. Onde se espalham lascas de amieiro ou de outra madeira, em Seattle, São Francisco, Londres ou Praga, pode sair às centenas no fim do outono, depois das primeiras noites frias.

O chapéu maduro se ondula como a borda de uma torta e clareia do caramelo ao creme ao secar. Estipe e carne ficam verde-azulados poucos minutos depois de um toque. Esse azul indica psilocina, não inocuidade, e mal se vê em exemplares gelados ou encharcados.

Os mesmos canteiros alimentam _Galerina marginata_, também fulva e muitas vezes misturada no mesmo grupo. Ela tem esporada ferrugínea, um anel tênue e o veneno do chapéu-da-morte; já houve quem juntasse as duas num punhado. As análises publicadas desta espécie diferem muito. Possuí-la é crime na maioria dos países, e em jardins já se intoxicaram crianças e cães.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'cyanescens',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug with a deadly double.',
      es: 'Sustancia controlada, con una doble mortal.',
      pt: 'Substância controlada; confunde-se com uma espécie mortal.',
    },
    advice: {
      en: 'Fear, accidents and convulsions in children have followed. A single _Galerina marginata_ among the finds can destroy the liver.',
      es: 'Ha causado miedo, accidentes y convulsiones en niños. Una sola _Galerina marginata_ entre lo recolectado puede destruir el hígado.',
      pt: 'Já causou medo, acidentes e convulsões em crianças. Uma única _Galerina marginata_ no meio pode destruir o fígado.',
    },
  },
  poisoning: {
    toxins: ['psilocybin', 'psilocin'],
    syndrome: 'psilocybin',
    onsetHours: { min: 0.25, max: 2 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Yawning, chills, nausea, weak legs; wide pupils.',
          es: 'Bostezos, escalofríos, náuseas, piernas flojas; pupilas dilatadas.',
          pt: 'Bocejos, calafrios, náusea, pernas fracas; pupilas dilatadas.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Strongly altered perception; panic, and in children fever and convulsions.',
          es: 'Percepción muy alterada; pánico y, en niños, fiebre y convulsiones.',
          pt: 'Percepção muito alterada; pânico e, em crianças, febre e convulsões.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'The effects fade, in most people by the sixth hour.',
          es: 'Los efectos ceden, casi siempre hacia la sexta hora.',
          pt: 'Os efeitos diminuem, quase sempre por volta da sexta hora.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Sickness that begins this late points to an amatoxin mushroom eaten with it: hospital at once.',
          es: 'Un malestar tan tardío apunta a una seta con amatoxinas comida a la vez: al hospital de inmediato.',
          pt: 'Um mal-estar tão tardio indica um cogumelo com amatoxinas comido junto: ao hospital imediatamente.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['psychoactive'],
  characteristics: {
    cap: {
      en: '1.5–6 cm, caramel brown drying cream, soon flat with a wavy edge',
      es: '1,5–6 cm, pardo caramelo que seca a crema, pronto plano y de borde ondulado',
      pt: '1,5–6 cm, marrom-caramelo que seca a creme, logo plano e de borda ondulada',
    },
    gills: {
      en: 'Attached, pale brown, then dark purple-brown, mottled',
      es: 'Adnatas, pardo pálido y luego pardo púrpura oscuro, moteadas',
      pt: 'Aderentes, marrom-claras e depois marrom-púrpura-escuras, mosqueadas',
    },
    ring: {
      en: 'A cobweb in youth, leaving hardly a trace',
      es: 'Una cortina de joven, que apenas deja rastro',
      pt: 'Uma cortina quando jovem, que mal deixa vestígio',
    },
    stipe: {
      en: '3–9 cm, silky white, often curved, blueing; white threads at the base',
      es: '3–9 cm, blanco sedoso, a menudo curvo, azulea; hilos blancos en la base',
      pt: '3–9 cm, branco sedoso, muitas vezes curvo, azula; fios brancos na base',
    },
    flesh: {
      en: 'Whitish, quickly blue-green where bruised',
      es: 'Blanquecina, pronto verde azulada al roce',
      pt: 'Esbranquiçada, logo verde-azulada ao toque',
    },
    spores: {
      en: 'Print dark purple-brown, never rusty',
      es: 'Esporada pardo púrpura oscuro, nunca herrumbrosa',
      pt: 'Esporada marrom-púrpura-escura, nunca ferrugínea',
    },
  },
  decisive: ['spores', 'flesh', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['hygrophanous', 'smooth'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'cortina',
    stipePattern: 'fibrillose',
    sporePrint: ['purple-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'buried-wood',
    colours: {
      cap: { typical: '#b57a3c', light: '#dcb57d', dark: '#8a5526' },
      hymenium: { typical: '#77594c', light: '#b79d86', dark: '#493432' },
      stipe: { typical: '#efe7d6', light: '#f9f5ea', dark: '#a9b3ac' },
      ring: { typical: '#ece4d2' },
      flesh: { typical: '#f0e8d8' },
    },
    size: { cap: { min: 1.5, max: 6 }, height: { min: 3, max: 9 }, stipeThickness: { min: 0.3, max: 0.8 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-flour': 'usual',
    'smell-faint': 'usual',
    'growth-tuft': 'usual',
    'ring-none': 'usual',
    'surface-slimy': 'sometimes',
    'ground-soil': 'usual',
    'ground-dung': 'impossible',
    'print-rust': 'impossible',
  },
  habitat: {
    en: 'Wood-chip mulch in parks and gardens, sawdust heaps, twiggy soil under alder.',
    es: 'Acolchados de astillas en parques y jardines, montones de serrín, suelos con ramillas bajo alisos.',
    pt: 'Coberturas de lascas em parques e jardins, montes de serragem, solos com gravetos sob amieiros.',
  },
  distribution: {
    en: 'Pacific coast of North America, western and central Europe.',
    es: 'Costa pacífica de Norteamérica, oeste y centro de Europa.',
    pt: 'Costa pacífica da América do Norte, oeste e centro da Europa.',
  },
  seasons: [
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [11],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [10, 11, 12],
      peak: [11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'visuals',
      description: {
        en: 'Patterns and moving surfaces are reported.',
        es: 'Se describen dibujos y superficies en movimiento.',
        pt: 'Descrevem-se desenhos e superfícies em movimento.',
      },
    },
    {
      value: 'perceptual',
      description: {
        en: 'Distances and time are misjudged; traffic and heights become dangerous.',
        es: 'Se calculan mal distancias y tiempo; el tráfico y las alturas se vuelven peligrosos.',
        pt: 'Distâncias e tempo são mal avaliados; trânsito e alturas tornam-se perigosos.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'Brings people to emergency rooms.',
        es: 'Lleva a urgencias.',
        pt: 'Leva ao pronto-socorro.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'Poor judgement for hours.',
        es: 'Juicio alterado durante horas.',
        pt: 'Juízo alterado durante horas.',
      },
    },
    {
      value: 'nausea',
      description: { en: 'In the first hour.', es: 'En la primera hora.', pt: 'Na primeira hora.' },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Temporary weakness of the limbs is reported of wood-loving species.',
        es: 'En especies de madera se describe debilidad pasajera de los miembros.',
        pt: 'Em espécies de madeira relata-se fraqueza passageira dos membros.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [{ compound: 'psilocybin' }, { compound: 'psilocin' }, { compound: 'baeocystin' }],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print dark purple-brown; turns blue',
        es: 'Esporada pardo púrpura oscuro; azulea',
        pt: 'Esporada marrom-púrpura-escura; azula',
      },
      other: {
        en: 'Print rust brown; often a thin ring. Deadly',
        es: 'Esporada pardo herrumbre; a menudo un anillo fino. Mortal',
        pt: 'Esporada marrom-ferrugem; muitas vezes um anel fino. Mortal',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'flesh',
      own: { en: 'Turns blue; caramel cap', es: 'Azulea; píleo caramelo', pt: 'Azula; chapéu caramelo' },
      other: {
        en: 'Yellow, never blue; gills greenish',
        es: 'Amarilla, nunca azul; láminas verdosas',
        pt: 'Amarela, nunca azul; lâminas esverdeadas',
      },
    },
    {
      species: 'psilocybe-azurescens',
      trait: 'cap',
      own: {
        en: 'Wavy edge; knob low or none',
        es: 'Borde ondulado; pezón bajo o ninguno',
        pt: 'Borda ondulada; mamilo baixo ou nenhum',
      },
      other: {
        en: 'Even edge, a lasting knob; long stem',
        es: 'Borde regular, pezón persistente; pie largo',
        pt: 'Borda regular, mamilo persistente; estipe longo',
      },
    },
  ],
  references: ['stamets-1996', 'bresinsky-besl-1990', 'benjamin-1995'],
}
