import type { SpeciesSample } from '@sample/types'

export const russulaCyanoxantha: SpeciesSample = {
  slug: 'russula-cyanoxantha',
  scientificName: 'Russula cyanoxantha',
  authority: '(Schaeff.) Fr.',
  gbif: 2551542,
  commonNames: {
    en: ['Charcoal burner'],
    es: ['carbonera', 'seta de los cerdos'],
    pt: [],
  },
  localNames: [
    { name: 'llora', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'urretxa', language: 'eu', source: 'aunamendi-micologia' },
  ],
  summary: {
    en: 'Violet, green or both at once. Among brittlegills it is the one whose gills bend under the finger like lard instead of splintering.',
    es: 'Violeta, verde o ambas cosas. Entre las rúsulas es la que tiene láminas flexibles, lardáceas, que ceden bajo el dedo sin romperse.',
    pt: 'Violeta, verde ou as duas cores. Entre as rússulas é a que tem lâminas flexíveis, lardáceas, que cedem sob o dedo sem quebrar.',
  },
  about: {
    en: `No rule of colour holds for the charcoal burner: lilac with a green middle, slate, wine, or, in the form _peltereaui_, plain green from edge to edge. Stroke the gills instead. In nearly all brittlegills they break like almond slivers; here they bend, soft and greasy, and that touch is worth more than any hue.

It is common under oak, beech and, less often, conifers from early summer on, a favourite of northern Spain, where pigs are said to seek it too. The flesh is white, mild and snaps like chalk.

That green form is the reason for care. Cut off in haste above the ground, a death cap, _Amanita phalloides_, is also a greenish cap with white gills. A brittlegill has neither ring nor sac and its stem breaks like chalk, which is why each one is taken whole.`,
    es: `Con la carbonera no vale ninguna regla de color: lila con el centro verde, pizarra, vinosa o, en la forma _peltereaui_, verde por entero. Mejor pasa el dedo por las láminas. En casi todas las rúsulas saltan como lascas de almendra; aquí se doblan, blandas y grasas, y ese tacto vale más que cualquier tono.

Es común bajo robles, hayas y, menos, coníferas desde el comienzo del verano, y muy apreciada en el norte de España. La carne es blanca, dulce y se parte como la tiza.

Esa forma verde obliga a tener cuidado. Cortada deprisa a ras de suelo, una oronja verde, _Amanita phalloides_, es también un píleo verdoso con láminas blancas. Una rúsula no tiene anillo ni volva y su pie se quiebra como la tiza; por eso cada una se saca entera.`,
    pt: `Com ela não vale nenhuma regra de cor: lilás com o centro verde, ardósia, vinosa ou, na forma _peltereaui_, verde por inteiro. Melhor passar o dedo pelas lâminas. Em quase todas as rússulas elas saltam como lascas de amêndoa; aqui se dobram, moles e gordurosas, e esse tato vale mais que qualquer tom.

É comum sob carvalhos, faias e, menos, coníferas desde o início do verão, e muito apreciada no norte da Espanha. A carne é branca, suave e se parte como giz.

Essa forma verde obriga a ter cuidado. Cortado às pressas rente ao chão, um chapéu-da-morte, _Amanita phalloides_, é também um chapéu esverdeado com lâminas brancas. Uma rússula não tem anel nem volva e o estipe se quebra como giz; por isso cada uma é tirada inteira.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Russula',
    species: 'cyanoxantha',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Green caps can be death caps: dig out the base every time.',
      es: 'Un píleo verde puede ser una oronja verde: saca siempre la base.',
      pt: 'Um chapéu verde pode ser o chapéu-da-morte: tire sempre a base.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and cooked. No ring, no sac, stem that snaps like chalk: all three on every single one.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y cocinada. Sin anillo, sin volva y con el pie quebradizo como tiza: las tres cosas en cada ejemplar.',
      pt: 'Comestível apenas quando identificada com certeza por um especialista, e cozida. Sem anel, sem volva e com o estipe quebradiço como giz: as três coisas em cada exemplar.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '5–15 cm, domed then sunken; violet, slate and green mixed, finely veined, greasy in the wet',
      es: '5–15 cm, convexo y luego hundido; violeta, pizarra y verde mezclados, venado, untuoso en húmedo',
      pt: '5–15 cm, convexo, depois deprimido; violeta, ardósia e verde misturados, com veias, untuoso se úmido',
    },
    gills: {
      en: 'White, crowded, soft and greasy: they bend without breaking',
      es: 'Blancas, apretadas, blandas y lardáceas: se doblan sin romperse',
      pt: 'Brancas, apertadas, moles e lardáceas: dobram-se sem quebrar',
    },
    stipe: {
      en: '5–10 cm, white, sometimes flushed lilac, brittle as chalk; no ring or sac',
      es: '5–10 cm, blanco, a veces con tinte lila, quebradizo como tiza; sin anillo ni volva',
      pt: '5–10 cm, branco, às vezes com tom lilás, quebradiço como giz; sem anel nem volva',
    },
    flesh: {
      en: 'White, firm, mild; does not react to iron sulphate',
      es: 'Blanca, firme, dulce; no reacciona al sulfato de hierro',
      pt: 'Branca, firme, suave; não reage ao sulfato de ferro',
    },
    spores: {
      en: 'Print pure white; spores warty',
      es: 'Esporada blanca pura; esporas verrugosas',
      pt: 'Esporada branca pura; esporos verrugosos',
    },
  },
  decisive: ['gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#7c6b86', light: '#8f9a7c', dark: '#5c5069' },
      hymenium: { typical: '#f7f3e8', light: '#fcfaf4', dark: '#e6dfce' },
      stipe: { typical: '#f6f2e8', light: '#fdfbf6', dark: '#ddd5cc' },
      flesh: { typical: '#fcfaf3' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 5, max: 10 }, stipeThickness: { min: 1.5, max: 3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-chalk': 'usual',
    'smell-faint': 'usual',
    'base-plain': 'usual',
    'colour-violet': 'usual',
    'colour-olive': 'usual',
    'colour-grey': 'sometimes',
    'surface-slimy': 'sometimes',
    'ground-conifer': 'sometimes',
    'base-sac': 'impossible',
    'ring-skirt': 'impossible',
  },
  habitat: {
    en: 'Oak, beech and mixed woods, also under conifers, on most soils.',
    es: 'Robledales, hayedos y bosques mixtos, también bajo coníferas, en casi todos los suelos.',
    pt: 'Carvalhais, faiais e bosques mistos, também sob coníferas, em quase todos os solos.',
  },
  distribution: {
    en: 'Europe and Asia; North American records need study.',
    es: 'Europa y Asia; las citas norteamericanas están por estudiar.',
    pt: 'Europa e Ásia; os registros norte-americanos estão por estudar.',
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
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [6, 9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Mild, of fresh hazelnut.',
        es: 'Dulce, a avellana fresca.',
        pt: 'Suave, de avelã fresca.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Crisp, if not cooked too long.',
        es: 'Crujiente si no se cuece demasiado.',
        pt: 'Crocante, se não cozinhar demais.',
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
      trait: 'volva',
      own: {
        en: 'No sac, no ring; stem breaks like chalk',
        es: 'Sin volva ni anillo; el pie se quiebra como tiza',
        pt: 'Sem volva nem anel; o estipe se quebra como giz',
      },
      other: {
        en: 'White sac, hanging ring; stem fibrous',
        es: 'Volva blanca, anillo colgante; pie fibroso',
        pt: 'Volva branca, anel pendente; estipe fibroso',
      },
    },
    {
      species: 'russula-subnigricans',
      trait: 'gills',
      own: {
        en: 'White, close, bend like lard; never redden',
        es: 'Blancas, apretadas, flexibles y lardáceas; nunca enrojecen',
        pt: 'Brancas, apertadas, flexíveis e lardáceas; nunca avermelham',
      },
      other: {
        en: 'Thick, widely spaced, brittle; redden where hurt',
        es: 'Gruesas, separadas, quebradizas; enrojecen al herirlas',
        pt: 'Grossas, espaçadas, quebradiças; avermelham onde feridas',
      },
    },
    {
      species: 'russula-virescens',
      trait: 'cap',
      own: {
        en: 'Smooth and greasy; violet mixed with green',
        es: 'Liso y untuoso; violeta mezclado con verde',
        pt: 'Liso e untuoso; violeta misturado com verde',
      },
      other: {
        en: 'Dry, cracked into green patches',
        es: 'Seco, cuarteado en placas verdes',
        pt: 'Seco, rachado em placas verdes',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'index-fungorum',
    'vidal-ballesteros-2013',
    'aunamendi-micologia',
  ],
}
