import type { SpeciesSample } from '@sample/types'

export const psilocybeAzurescens: SpeciesSample = {
  slug: 'psilocybe-azurescens',
  scientificName: 'Psilocybe azurescens',
  authority: 'Stamets & Gartz',
  commonNames: { en: ['Flying saucer mushroom'], es: [], pt: [] },
  summary: {
    en: 'A saucer with a knob, from dune grass at the mouth of the Columbia. Psychoactive, controlled by law, and close to a deadly double.',
    es: 'Un platillo con pezón, de la hierba de las dunas en la boca del Columbia. Psicoactiva, sometida a control legal y con una doble mortal.',
    pt: 'Um disco com mamilo, do capim das dunas na foz do Columbia. Psicoativo, controlado por lei e parecido com uma espécie mortal.',
  },
  about: {
    en: `Few mushrooms have so small a homeland. Between dune grasses and driftwood around the mouth of the Columbia River, on the border of Oregon and Washington, it was noticed in the late 1970s and named only in 1995 by Paul Stamets and Jochen Gartz. What grows elsewhere has mostly been planted with wood chips.

Its cap is chestnut to caramel and carries a firm knob even when it lies flat, unlike the wavy _Psilocybe cyanescens_. The stem is long, silky white and fibrous, and comes away with a tangle of white threads. Every part turns indigo when handled.

The analyses of its describers gave high contents, and they are often repeated as if every specimen reached them. None can be judged by eye. In dunes and on chips _Galerina marginata_ grows within arm’s length, and in cold wet weather it looks much the same. Possession is a crime in most countries.`,
    es: `Pocas setas tienen una patria tan pequeña. Entre gramíneas de duna y maderas varadas, junto a la boca del río Columbia, en el límite de Oregón y Washington, se advirtió a finales de los años setenta, y solo en 1995 le pusieron nombre Paul Stamets y Jochen Gartz. Lo que crece en otros lugares se ha plantado casi siempre con astillas.

El píleo va del castaño al caramelo y lleva un pezón firme aun cuando se aplana, al contrario que la ondulada _Psilocybe cyanescens_. El pie es largo, blanco sedoso y fibroso, y sale con una maraña de hilos blancos. Todo en ella se vuelve añil al tocarla.

Los análisis de sus descriptores dieron contenidos altos, que se repiten como si cada ejemplar los alcanzara. Ninguno puede juzgarse a simple vista. En dunas y astillas _Galerina marginata_ crece al alcance de la mano, y con tiempo frío y húmedo se le parece mucho. Poseerla es delito en la mayoría de los países.`,
    pt: `Poucos cogumelos têm uma pátria tão pequena. Entre capins de duna e madeiras trazidas pelo mar, junto à foz do rio Columbia, no limite de Oregon e Washington, foi notado no fim dos anos 1970, e só em 1995 Paul Stamets e Jochen Gartz lhe deram nome. O que cresce em outros lugares foi quase sempre plantado com lascas.

O chapéu vai do caramelo ao marrom e leva um mamilo firme mesmo quando se achata, ao contrário do ondulado _Psilocybe cyanescens_. O estipe é longo, branco sedoso e fibroso, e sai com um emaranhado de fios brancos. Tudo nele fica anil ao ser tocado.

As análises de seus descritores deram teores altos, que se repetem como se cada exemplar os alcançasse. Nenhum pode ser julgado a olho. Em dunas e lascas _Galerina marginata_ cresce ao alcance da mão, e no tempo frio e úmido se parece muito com ele. Possuí-lo é crime na maioria dos países.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'azurescens',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug of unforeseeable strength.',
      es: 'Sustancia controlada, de potencia imprevisible.',
      pt: 'Substância controlada, de potência imprevisível.',
    },
    advice: {
      en: 'Severe panic, injuries and loss of contact with reality are the risks. Deadly _Galerina marginata_ shares its ground.',
      es: 'Los riesgos son pánico intenso, lesiones y pérdida de contacto con la realidad. Comparte suelo con la mortal _Galerina marginata_.',
      pt: 'Os riscos são pânico intenso, ferimentos e perda de contato com a realidade. Divide o solo com a mortal _Galerina marginata_.',
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
          en: 'Sickness, shivering, unsteady legs, wide pupils.',
          es: 'Náuseas, tiritona, piernas inseguras, pupilas dilatadas.',
          pt: 'Náusea, tremores, pernas inseguras, pupilas dilatadas.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Overwhelming changes of perception; fear, confusion, rarely convulsions.',
          es: 'Cambios abrumadores de la percepción; miedo, confusión, rara vez convulsiones.',
          pt: 'Mudanças avassaladoras da percepção; medo, confusão, raramente convulsões.',
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
      en: '3–10 cm, caramel to chestnut, drying straw; broad with a lasting central knob',
      es: '3–10 cm, caramelo a castaño, seco pajizo; ancho, con pezón central persistente',
      pt: '3–10 cm, caramelo a marrom, palha ao secar; largo, com mamilo central persistente',
    },
    gills: {
      en: 'Attached to notched, brown, then blackish purple',
      es: 'Adnatas a escotadas, pardas y luego púrpura negruzcas',
      pt: 'Aderentes a entalhadas, marrons e depois púrpura-enegrecidas',
    },
    stipe: {
      en: '9–20 cm, silky white, tough, blueing; no lasting ring',
      es: '9–20 cm, blanco sedoso, tenaz, azulea; sin anillo duradero',
      pt: '9–20 cm, branco sedoso, resistente, azula; sem anel duradouro',
    },
    flesh: {
      en: 'Whitish, deep blue to indigo where bruised',
      es: 'Blanquecina, azul intenso a añil al roce',
      pt: 'Esbranquiçada, azul intenso a anil ao toque',
    },
    spores: {
      en: 'Print dark purple-brown to purple-black',
      es: 'Esporada pardo púrpura oscuro a negro púrpura',
      pt: 'Esporada marrom-púrpura-escura a preto-púrpura',
    },
  },
  decisive: ['cap', 'spores', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate'],
    capSurfaces: ['hygrophanous', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'sinuate',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['purple-black'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#a8682f', light: '#d0a165', dark: '#74431f' },
      hymenium: { typical: '#6a4f47', light: '#a68a78', dark: '#3d2b2c' },
      stipe: { typical: '#f1ebdd', light: '#faf7ef', dark: '#9fafb5' },
      flesh: { typical: '#f2ebdd' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 9, max: 20 }, stipeThickness: { min: 0.3, max: 0.7 } },
    bulb: 0.1,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-faint': 'usual',
    'growth-tuft': 'sometimes',
    'ground-soil': 'usual',
    'ground-stump': 'sometimes',
    'ring-cobweb': 'sometimes',
    'ground-dung': 'impossible',
    'print-rust': 'impossible',
  },
  habitat: {
    en: 'Coastal dune grass and sandy soil rich in wood debris; planted in wood chips.',
    es: 'Hierba de dunas costeras y arenas ricas en restos de madera; plantada en astillas.',
    pt: 'Capim de dunas costeiras e areias ricas em restos de madeira; plantado em lascas.',
  },
  distribution: {
    en: 'The coast of Oregon and Washington; spread by planting elsewhere.',
    es: 'Costa de Oregón y Washington; en otros lugares, plantada.',
    pt: 'Costa de Oregon e Washington; em outros lugares, plantado.',
  },
  seasons: [
    {
      region: { en: 'Pacific Northwest', es: 'Noroeste del Pacífico', pt: 'Noroeste do Pacífico' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'visuals',
      description: {
        en: 'Strong visual changes are reported.',
        es: 'Se describen fuertes cambios visuales.',
        pt: 'Descrevem-se fortes mudanças visuais.',
      },
    },
    {
      value: 'hallucinogenic',
      description: {
        en: 'Contact with the surroundings may be lost.',
        es: 'Puede perderse el contacto con el entorno.',
        pt: 'Pode-se perder o contato com o ambiente.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'Severe fear, at times with self-injury.',
        es: 'Miedo intenso, a veces con lesiones propias.',
        pt: 'Medo intenso, às vezes com autolesão.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'Disorientation for hours.',
        es: 'Desorientación durante horas.',
        pt: 'Desorientação durante horas.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'Frequent at the start.',
        es: 'Frecuentes al comienzo.',
        pt: 'Frequente no começo.',
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
        en: 'Print purple-black; turns blue; long silky stem',
        es: 'Esporada negro púrpura; azulea; pie largo y sedoso',
        pt: 'Esporada preto-púrpura; azula; estipe longo e sedoso',
      },
      other: {
        en: 'Print rust brown; often a thin ring. Deadly',
        es: 'Esporada pardo herrumbre; a menudo un anillo fino. Mortal',
        pt: 'Esporada marrom-ferrugem; muitas vezes um anel fino. Mortal',
      },
    },
    {
      species: 'psilocybe-cyanescens',
      trait: 'cap',
      own: {
        en: 'Even edge, a lasting knob; long stem',
        es: 'Borde regular, pezón persistente; pie largo',
        pt: 'Borda regular, mamilo persistente; estipe longo',
      },
      other: {
        en: 'Wavy edge; knob low or none',
        es: 'Borde ondulado; pezón bajo o ninguno',
        pt: 'Borda ondulada; mamilo baixo ou nenhum',
      },
    },
  ],
  references: ['stamets-1996', 'bresinsky-besl-1990', 'benjamin-1995'],
}
