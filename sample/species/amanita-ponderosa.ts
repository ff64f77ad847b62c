import type { SpeciesSample } from '@sample/types'

export const amanitaPonderosa: SpeciesSample = {
  slug: 'amanita-ponderosa',
  scientificName: 'Amanita ponderosa',
  authority: 'Malençon & R. Heim',
  commonNames: {
    en: ['Heavy amanita', 'Gurumelo'],
    es: ['gurumelo'],
    pt: ['silarca'],
  },
  summary: {
    en: 'The spring amanita of Huelva, Extremadura and the Alentejo, dug half-buried from the dehesa. Deadly white relatives share its place and season.',
    es: 'La amanita de primavera de Huelva, Extremadura y el Alentejo, medio enterrada en la dehesa. En su mismo lugar y época crecen parientes blancas mortales.',
    pt: 'A amanita de primavera de Huelva, da Extremadura espanhola e do Alentejo, meio enterrada no montado. No mesmo lugar e época há parentes brancas mortais.',
  },
  about: {
    en: `From late winter a swelling in the bare soil between rockrose and cork oak gives it away: gurumelos push up slowly, and many never open fully. What comes out is a heavy white lump that takes on the reddish brown of the earth and of every bruise. The cap carries thick scraps of veil, the ring is a mere crumbly belt, and the base sits in a large, tough, persistent sac.

It grows only in the south-west of the Iberian Peninsula, with outposts elsewhere round the western Mediterranean, and feeds a spring trade in villages that celebrate it at their fairs.

It belongs to the genus that kills most. _Amanita verna_, pure white and slender, and _A. phalloides_, which in its white form fruits in the same oak woods, hold amatoxins; _A. proxima_, with a rust-coloured sac, ruins the kidneys. Weight, reddening flesh and earth-brown stains separate it, and those who know it check all three.`,
    es: `Desde finales del invierno la delata un abultamiento en la tierra desnuda entre jaras y alcornoques: el gurumelo empuja despacio y a menudo ni llega a abrirse. Lo que sale es un bulto blanco y pesado que toma el pardo rojizo de la tierra y de cada roce. El píleo lleva jirones gruesos de velo, el anillo es un simple cinturón desmenuzado y la base queda encajada en una volva grande, dura y persistente.

Vive sobre todo en el suroeste de la península ibérica, con localidades sueltas en el Mediterráneo occidental, y sostiene un comercio de primavera en pueblos que le dedican ferias.

Pertenece al género que más mata. _Amanita verna_, blanca pura y esbelta, y _A. phalloides_, que en su forma blanca sale en los mismos encinares, contienen amatoxinas; _A. proxima_, de volva rojiza, destruye los riñones. La separan el peso, la carne que enrojece y las manchas terrosas, y quien sabe comprueba las tres cosas.`,
    pt: `Desde o fim do inverno um inchaço na terra nua, entre estevas e sobreiros, a denuncia: a silarca empurra devagar e muitas vezes nem chega a abrir. O que sai é uma massa branca e pesada que toma o marrom-avermelhado da terra e de cada toque. O chapéu traz retalhos grossos de véu, o anel é um simples cinto esfarelado e a base fica encaixada numa volva grande, dura e persistente.

Vive sobretudo no sudoeste da Península Ibérica, com locais isolados no Mediterrâneo ocidental, e sustenta um comércio de primavera em aldeias que lhe dedicam feiras.

Pertence ao gênero que mais mata. _Amanita verna_, branca pura e esbelta, e _A. phalloides_, que na forma branca nasce nos mesmos bosques, contêm amatoxinas; _A. proxima_, de volva ruiva, destrói os rins. Separam-na o peso, a carne que avermelha e as manchas terrosas, e quem sabe confere as três coisas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'ponderosa',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'A white amanita with a sac: one mistake is enough to die.',
      es: 'Una amanita blanca con volva: un solo error basta para morir.',
      pt: 'Uma amanita branca com volva: um único erro basta para morrer.',
    },
    advice: {
      en: 'Eaten only when every single one has been identified with certainty by an expert, and well cooked. Beginners, and anyone outside its region, should leave it.',
      es: 'Se come solo si un experto ha identificado con certeza cada ejemplar, y bien cocinada. Quien empieza, o recolecta fuera de su región, debe dejarla.',
      pt: 'Só se come quando um especialista identificou com certeza cada exemplar, e bem cozida. Quem começa, ou colhe fora de sua região, deve deixá-la.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '6–16 cm, domed, heavy; white, soon earth-brown to pinkish, with thick scraps of veil',
      es: '6–16 cm, convexo, pesado; blanco, pronto terroso o rosado, con restos gruesos de velo',
      pt: '6–16 cm, convexo, pesado; branco, logo terroso ou rosado, com restos grossos de véu',
    },
    gills: {
      en: 'Free, crowded, white to cream, browning at the edge',
      es: 'Libres, apretadas, blancas a crema, pardean en la arista',
      pt: 'Livres, apertadas, brancas a creme, amarronzam na aresta',
    },
    ring: {
      en: 'A fragile, crumbly white belt, soon gone',
      es: 'Cinturón blanco, frágil y desmenuzado, pronto desaparece',
      pt: 'Cinto branco, frágil e esfarelado, logo some',
    },
    stipe: {
      en: '6–14 cm, thick, solid, white, staining reddish brown',
      es: '6–14 cm, grueso, macizo, blanco, se mancha de pardo rojizo',
      pt: '6–14 cm, grosso, maciço, branco, mancha-se de marrom-avermelhado',
    },
    volva: {
      en: 'Large, thick, deep in the soil, white turning earth-brown',
      es: 'Grande, gruesa, muy enterrada, blanca y luego terrosa',
      pt: 'Grande, grossa, bem enterrada, branca, depois terrosa',
    },
    flesh: {
      en: 'White, very firm, slowly pinkish red when cut',
      es: 'Blanca, muy firme, despacio rosada al corte',
      pt: 'Branca, muito firme, lentamente rosada ao corte',
    },
    spores: {
      en: 'Print white; spores amyloid',
      es: 'Esporada blanca; esporas amiloides',
      pt: 'Esporada branca; esporos amiloides',
    },
    odour: {
      en: 'Earthy, strong when old',
      es: 'Terroso, fuerte al envejecer',
      pt: 'Terroso, forte ao envelhecer',
    },
  },
  decisive: ['flesh', 'volva', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'soil',
    colours: {
      cap: { typical: '#e2cdb2', light: '#f3e9d8', dark: '#b88d6d' },
      hymenium: { typical: '#f4ead6', light: '#fbf6ea', dark: '#d8bc98' },
      stipe: { typical: '#eddfc9', light: '#f8f2e5', dark: '#c9a283' },
      ring: { typical: '#f1e8d6' },
      volva: { typical: '#d8bfa0', light: '#efe3cf', dark: '#a87f5e' },
      flesh: { typical: '#f8efe2', dark: '#dba796' },
    },
    size: { cap: { min: 6, max: 16 }, height: { min: 6, max: 14 }, stipeThickness: { min: 2, max: 4 } },
    bulb: 0.5,
  },
  keyNotes: {
    'flesh-red': 'usual',
    'smell-faint': 'sometimes',
    'smell-foul': 'sometimes',
    'colour-white': 'usual',
    'colour-brown': 'sometimes',
    'ring-none': 'sometimes',
    'surface-warts': 'sometimes',
    'ground-broadleaf': 'usual',
    'base-plain': 'misread',
  },
  habitat: {
    en: 'Dehesas and open oak woods with rockrose on acid, sandy or slaty soil, half underground.',
    es: 'Dehesas y encinares o alcornocales claros con jaras, en suelos ácidos, arenosos o de pizarra, semienterrada.',
    pt: 'Montados e bosques abertos de sobreiro e azinheira com estevas, em solos ácidos, arenosos ou de xisto, meio enterrada.',
  },
  distribution: {
    en: 'South-west of the Iberian Peninsula; local elsewhere in the western Mediterranean and Morocco.',
    es: 'Suroeste de la península ibérica; local en otros puntos del Mediterráneo occidental y Marruecos.',
    pt: 'Sudoeste da Península Ibérica; localizada em outros pontos do Mediterrâneo ocidental e no Marrocos.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5],
      peak: [3, 4],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'earthy',
      description: {
        en: 'Deep, of soil and walnut.',
        es: 'Profundo, a tierra y nuez.',
        pt: 'Profundo, de terra e noz.',
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Dense; sliced thick for the grill.',
        es: 'Densa; en rodajas gruesas a la plancha.',
        pt: 'Densa; em fatias grossas na chapa.',
      },
    },
  ],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'flesh',
      own: {
        en: 'Flesh slowly turning pink; stout, half-buried, earth-stained',
        es: 'Carne que enrojece despacio; robusta, semienterrada, terrosa',
        pt: 'Carne que lentamente fica rosada; robusta, meio enterrada, terrosa',
      },
      other: {
        en: 'Flesh white and unchanging; slender, olive or pure white',
        es: 'Carne blanca e inmutable; esbelta, oliva o blanca pura',
        pt: 'Carne branca e imutável; esbelta, oliva ou branca pura',
      },
    },
    {
      species: 'amanita-virosa',
      trait: 'stipe',
      own: {
        en: 'Thick and smooth, staining red-brown',
        es: 'Grueso y liso, se mancha de pardo rojizo',
        pt: 'Grosso e liso, mancha-se de marrom-avermelhado',
      },
      other: {
        en: 'Slender and shaggy, white, not changing',
        es: 'Esbelto y lanoso, blanco, no cambia',
        pt: 'Esbelto e felpudo, branco, não muda',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'flesh',
      own: {
        en: 'Slowly pinkish red when cut; half-buried, earth-stained',
        es: 'Despacio rosada al corte; semienterrada, terrosa',
        pt: 'Lentamente rosada ao corte; meio enterrada, terrosa',
      },
      other: {
        en: 'Stays white when cut; slender, pure white. Deadly',
        es: 'Sigue blanca al corte; esbelta, blanca pura. Mortal',
        pt: 'Continua branca ao corte; esbelta, branca pura. Mortal',
      },
    },
    {
      species: 'amanita-proxima',
      trait: 'flesh',
      own: {
        en: 'Slowly pinkish red when cut; ring crumbles early',
        es: 'Despacio rosada al corte; el anillo se deshace pronto',
        pt: 'Lentamente rosada ao corte; o anel logo se esfarela',
      },
      other: {
        en: 'Stays white when cut; ring a lasting skirt',
        es: 'Sigue blanca al corte; anillo en faldilla persistente',
        pt: 'Continua branca ao corte; anel em saia persistente',
      },
    },
    {
      species: 'amanita-ovoidea',
      trait: 'flesh',
      own: {
        en: 'Slowly pinkish red when cut',
        es: 'Despacio rosada al corte',
        pt: 'Lentamente rosada ao corte',
      },
      other: {
        en: 'Stays white when cut',
        es: 'Sigue blanca al corte',
        pt: 'Continua branca ao corte',
      },
    },
  ],
  references: ['enjalbert-2002', 'boa-2004', 'index-fungorum'],
}
