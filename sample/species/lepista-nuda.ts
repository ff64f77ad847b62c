import type { SpeciesSample } from '@sample/types'

export const lepistaNuda: SpeciesSample = {
  slug: 'lepista-nuda',
  scientificName: 'Lepista nuda',
  authority: '(Bull.) Cooke',
  gbif: 5242048,
  synonyms: ['Clitocybe nuda', 'Collybia nuda', 'Tricholoma nudum', 'Rhodopaxillus nudus'],
  commonNames: {
    en: ['Wood blewit', 'Blewit'],
    es: ['pie azul', 'nazarena'],
    pt: [],
  },
  summary: {
    en: 'Violet in all its parts when young, perfumed, and out until the frosts. Violet webcaps are told apart by threads under the cap and a rusty print.',
    es: 'Violeta entera de joven, perfumada y presente hasta las heladas. De los cortinarios violetas la separan la falta de cortina y la esporada clara.',
    pt: 'Violeta por inteiro quando jovem, perfumado e presente até as geadas. Separa-se dos cortinários violetas pela falta de cortina e pela esporada clara.',
  },
  about: {
    en: `A wood blewit keeps its violet longest where the light does not reach: the cap soon turns brown from the middle, the gills and the stem hold out. It has a perfumed, almost soapy smell that some compare to orange juice. Its white fluff binds dead leaves into felt, and it eats through leaf mould, compost heaps and garden mulch in rings and rows.

It does not mind cold. In mild places it fruits all winter, and in the Mediterranean it is one of the mushrooms of December. It is grown in France in small amounts.

The check is the print: pale pink. Webcaps of the genus _Cortinarius_ may be just as violet, some of them are poisonous, and theirs is rust-brown, with a cobweb between cap edge and stem in youth. Raw blewits contain substances that dissolve red blood cells, which heat destroys.`,
    es: `El violeta dura más donde no llega la luz: el píleo pronto pardea desde el centro, mientras láminas y pie resisten. Tiene un olor perfumado, casi a jabón, que algunos comparan con el zumo de naranja. Su micelio blanco apelmaza la hojarasca, y la seta recorre mantillo, montones de compost y jardines en corros e hileras.

No teme al frío. Donde el invierno es suave fructifica hasta la primavera, y en el Mediterráneo es una de las setas de diciembre. En Francia se cultiva en pequeña cantidad.

La comprobación es la esporada: rosa pálido. Los _Cortinarius_ pueden ser igual de violetas, algunos son venenosos, y la suya es pardo herrumbre, con una telaraña entre el borde y el pie de jóvenes. En crudo contiene sustancias que destruyen los glóbulos rojos y que el calor elimina.`,
    pt: `O violeta dura mais onde a luz não chega: o chapéu logo amarronza a partir do centro, enquanto lâminas e estipe resistem. Tem um cheiro perfumado, quase de sabão, que alguns comparam ao suco de laranja. O micélio branco aglutina as folhas mortas, e o cogumelo percorre serapilheira, composteiras e jardins em círculos e fileiras.

Não teme o frio. Onde o inverno é ameno frutifica até a primavera, e no Mediterrâneo é um dos cogumelos de dezembro. Na França é cultivado em pequena quantidade.

A verificação é a esporada: rosa-pálida. Os _Cortinarius_ podem ser igualmente violetas, alguns são venenosos, e a deles é marrom-ferrugem, com uma teia entre a borda e o estipe quando jovens. Cru, contém substâncias que destroem os glóbulos vermelhos e que o calor elimina.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Lepista',
    species: 'nuda',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Never raw, and never without a spore print.',
      es: 'Nunca cruda y nunca sin comprobar la esporada.',
      pt: 'Nunca cru e nunca sem conferir a esporada.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and thoroughly cooked. A rust-brown print or threads under the cap mean a webcap, some of which poison.',
      es: 'Comestible solo si un experto la ha identificado con certeza, y muy bien cocinada. Una esporada herrumbrosa o hilos bajo el píleo indican un cortinario, y los hay venenosos.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e muito bem cozido. Esporada ferrugínea ou fios sob o chapéu indicam um cortinário, e há os venenosos.',
    },
  },
  cooking: { minutes: 20, discardsWater: true, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '5–15 cm, domed then wavy; violet, browning from the middle; smooth, margin inrolled',
      es: '5–15 cm, convexo y luego ondulado; violeta, pardea desde el centro; liso, margen enrollado',
      pt: '5–15 cm, convexo, depois ondulado; violeta, amarronza a partir do centro; liso, margem enrolada',
    },
    gills: {
      en: 'Crowded, notched, violet to lilac, easily parted from the cap',
      es: 'Apretadas, escotadas, violeta a lila, se separan bien del píleo',
      pt: 'Apertadas, chanfradas, violeta a lilás, soltam-se bem do chapéu',
    },
    stipe: {
      en: '4–9 cm, violet with whitish fibres; base with violet or white fluff; no ring',
      es: '4–9 cm, violeta con fibrillas blancas; base con micelio lila o blanco; sin anillo',
      pt: '4–9 cm, violeta com fibrilas brancas; base com micélio lilás ou branco; sem anel',
    },
    flesh: {
      en: 'Pale lilac, tender; no change when cut',
      es: 'Lila pálido, tierna; no cambia al corte',
      pt: 'Lilás-pálida, macia; não muda ao corte',
    },
    spores: {
      en: 'Print pale pink; spores finely warty',
      es: 'Esporada rosa pálido; esporas finamente verrugosas',
      pt: 'Esporada rosa-pálida; esporos finamente verrugosos',
    },
    odour: {
      en: 'Perfumed and fruity, somewhat soapy',
      es: 'Perfumado y afrutado, algo jabonoso',
      pt: 'Perfumado e frutado, lembra sabão',
    },
  },
  decisive: ['spores', 'gills', 'odour'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth', 'hygrophanous'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['pink', 'buff'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#8d6f93', light: '#a98fb5', dark: '#7d5f57' },
      hymenium: { typical: '#9d86b3', light: '#bba9cb', dark: '#8a7592' },
      stipe: { typical: '#a48fb4', light: '#c6b8cf', dark: '#846f92' },
      flesh: { typical: '#d8cfdf' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 4, max: 9 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0.25,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-fruit': 'usual',
    'colour-violet': 'usual',
    'colour-brown': 'usual',
    'base-plain': 'usual',
    'base-bulb': 'sometimes',
    'growth-ring': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-soil': 'sometimes',
    'print-rust': 'impossible',
    'ring-cobweb': 'impossible',
  },
  habitat: {
    en: 'Leaf litter and needles in all kinds of woods, hedges, gardens and compost.',
    es: 'Hojarasca y pinocha de toda clase de bosques, setos, jardines y compost.',
    pt: 'Folhas e agulhas mortas em todo tipo de bosque, cercas-vivas, jardins e composto.',
  },
  distribution: {
    en: 'Europe, North America, Asia; introduced in Australia.',
    es: 'Europa, Norteamérica y Asia; introducida en Australia.',
    pt: 'Europa, América do Norte e Ásia; introduzido na Austrália.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12, 1, 2],
      peak: [11, 12],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Not tolerated by everyone, even cooked; start with little.',
        es: 'No a todo el mundo le sienta bien, ni cocinada; empieza con poco.',
        pt: 'Nem todos o toleram, mesmo cozido; comece com pouco.',
      },
    },
    {
      value: 'allergy',
      description: {
        en: 'Allergic reactions have been described.',
        es: 'Se han descrito reacciones alérgicas.',
        pt: 'Já se descreveram reações alérgicas.',
      },
    },
  ],
  flavors: [
    {
      value: 'fruity',
      description: {
        en: 'Perfumed, too much so for some.',
        es: 'Perfumado, demasiado para algunos.',
        pt: 'Perfumado, demais para alguns.',
      },
    },
  ],
  textures: [
    {
      value: 'fleshy',
      description: { en: 'Tender throughout.', es: 'Tierna por entero.', pt: 'Macia por inteiro.' },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Choose caps that are still violet at the rim.',
      es: 'Elige píleos aún violetas en el borde.',
      pt: 'Escolha chapéus ainda violetas na borda.',
    },
    description: {
      en: 'Cultivated blewits are evenly lilac and clean; wild ones hold leaves and sand. Water-soaked caps rot within a day. Ask whether prints were checked: a seller who knows the webcaps will have an answer.',
      es: 'Las cultivadas son lilas y limpias; las silvestres traen hojas y arena. Los ejemplares empapados se pudren en un día. Pregunta si se comprobó la esporada: quien conozca los cortinarios sabrá responder.',
      pt: 'Os cultivados são lilases e limpos; os silvestres trazem folhas e areia. Exemplares encharcados apodrecem em um dia. Pergunte se a esporada foi conferida: quem conhece os cortinários saberá responder.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'cortinarius-traganus',
      trait: 'flesh',
      own: {
        en: 'Pale lilac throughout; print pale pink, never a cobweb',
        es: 'Lila pálido por entero; esporada rosa pálido, nunca telaraña',
        pt: 'Lilás-pálida por inteiro; esporada rosa-pálida, nunca teia',
      },
      other: {
        en: 'Marbled saffron to yellow-brown; print rust brown, a cobweb when young',
        es: 'Jaspeada de azafrán a pardo amarillento; esporada pardo herrumbre, telaraña de joven',
        pt: 'Marmorizada de açafrão a marrom-amarelada; esporada marrom-ferrugem, teia quando jovem',
      },
    },
    {
      species: 'entoloma-sinuatum',
      trait: 'gills',
      own: {
        en: 'Violet to lilac; print pale pink',
        es: 'Violeta a lila; esporada rosa pálido',
        pt: 'Violeta a lilás; esporada rosa-pálida',
      },
      other: {
        en: 'Pale yellow, then salmon pink, never violet',
        es: 'Amarillo pálido, luego rosa salmón, nunca violeta',
        pt: 'Amarelo-pálidas, depois rosa-salmão, nunca violeta',
      },
    },
    {
      species: 'inocybe-geophylla',
      trait: 'spores',
      own: {
        en: 'Print pale pink; cap smooth, soon over 5 cm',
        es: 'Esporada rosa pálido; píleo liso, pronto de más de 5 cm',
        pt: 'Esporada rosa-pálida; chapéu liso, logo acima de 5 cm',
      },
      other: {
        en: 'Print dull brown; cap under 5 cm, silky, white or lilac',
        es: 'Esporada parda; píleo de menos de 5 cm, sedoso, blanco o lila',
        pt: 'Esporada marrom; chapéu de menos de 5 cm, sedoso, branco ou lilás',
      },
    },
    {
      species: 'clitocybe-nebularis',
      trait: 'gills',
      own: {
        en: 'Violet to lilac, notched at the stem',
        es: 'Violeta a lila, escotadas junto al pie',
        pt: 'Violeta a lilás, chanfradas junto ao estipe',
      },
      other: {
        en: 'Whitish to cream, running a little down the stem',
        es: 'Blanquecinas a crema, algo decurrentes',
        pt: 'Esbranquiçadas a creme, pouco decurrentes',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'stamets-2000',
    'index-fungorum',
  ],
}
