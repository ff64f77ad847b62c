import type { SpeciesSample } from '@sample/types'

export const collybiaPhyllophila: SpeciesSample = {
  slug: 'collybia-phyllophila',
  scientificName: 'Collybia phyllophila',
  synonyms: ['Clitocybe phyllophila', 'Clitocybe cerussata', 'Clitocybe pithyophila', 'Lepista phyllophila'],
  commonNames: { en: ['Frosty funnel', 'Leaf-loving clitocybe'], es: [], pt: [] },
  summary: {
    en: 'The largest of the white funnels of woods, with muscarine. Its gills and print may be pinkish, like those of the miller.',
    es: 'El mayor de los clitocibes blancos del bosque, con muscarina. Láminas y esporada pueden ser rosadas, como en la molinera.',
    pt: 'O maior dos clitocibes brancos do bosque, com muscarina. Lâminas e esporada podem ser rosadas, como em _Clitopilus prunulus_.',
  },
  about: {
    en: `It stands in troops, tufts and rings on beech leaves and spruce needles, white as if glazed. The satin frost wears off in patches and bares a buff or flesh-coloured ground, and white wool binds the litter to the foot. Older books kept two species, one of leaves and one of needles, _Clitocybe cerussata_; their marks run into one another.

This is the poisonous double of the miller, _Clitopilus prunulus_, and pink does not part them: here too the gills can turn flesh-coloured, the print is cream to pinkish, and some smell of meal. The flesh differs. It is thin and elastic, bends and tears in fibres; that of the miller crumbles like soft chalk. _Clitocybe rivulosa_, as poisonous, is smaller and grows in grass; _Clitocybe nebularis_ is cloud grey.

How much muscarine it holds varies, and some analyses found none: no reason to trust any. Within minutes to hours sweat, tears and saliva run, the pupils narrow, the pulse slows. Hospitals have an antidote, atropine.`,
    es: `Sale en grupos, manojos y corros sobre hojas de haya y agujas de pícea, blanco como barnizado. La pruina satinada se pierde a manchas y descubre un fondo crema o color carne, y una lana blanca une la hojarasca a la base. Los libros antiguos separaban dos especies, una de hojas y otra de agujas, _Clitocybe cerussata_; sus caracteres pasan de una a otra.

Es el doble venenoso de la molinera, _Clitopilus prunulus_, y el rosa no las separa: también aquí las láminas pueden volverse color carne, la esporada va del crema al rosado y algunos ejemplares huelen a harina. La diferencia está en la carne: fina y elástica, se dobla y se rasga en fibras; la de la molinera se desmenuza como tiza blanda. _Clitocybe rivulosa_, igual de venenosa, es menor y crece en la hierba; la pardilla, _Clitocybe nebularis_, es gris.

Su cantidad de muscarina varía, y algunos análisis no la hallaron: no es motivo para fiarse. En minutos u horas corren sudor, lágrimas y saliva, las pupilas se cierran y el pulso se frena. Los hospitales tienen un antídoto, la atropina.`,
    pt: `Nasce em grupos, tufos e anéis sobre folhas de faia e agulhas de espruce, branco como envernizado. A pruína acetinada some em manchas e descobre um fundo creme ou cor de carne, e uma lã branca prende as folhas à base. Livros antigos separavam duas espécies, uma de folhas e outra de agulhas, _Clitocybe cerussata_; as características passam de uma à outra.

É a espécie venenosa que mais se confunde com _Clitopilus prunulus_, e o rosa não as separa: também aqui as lâminas podem ficar cor de carne, a esporada vai do creme ao rosado e alguns exemplares cheiram a farinha. A diferença está na carne: fina e elástica, dobra-se e rasga-se em fibras; a de _Clitopilus prunulus_ se esfarela como giz macio. _Clitocybe rivulosa_, tão venenoso quanto este, é menor e cresce no capim; _Clitocybe nebularis_ é cinzento.

A quantidade de muscarina varia, e algumas análises não a encontraram: não é motivo para confiar. Em minutos ou horas correm suor, lágrimas e saliva, as pupilas se fecham, o pulso se freia. Os hospitais têm um antídoto, a atropina.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Clitocybaceae',
    genus: 'Collybia',
    species: 'phyllophila',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Muscarine acts fast and can kill.',
      es: 'La muscarina actúa deprisa y puede matar.',
      pt: 'A muscarina age depressa e pode matar.',
    },
    advice: {
      en: 'Leave every white funnel where it stands. Sweating, dribbling and small pupils soon after a mushroom meal are an emergency: call an ambulance. Cooking does not destroy the poison.',
      es: 'Deja en su sitio todos los clitocibes blancos. Sudor, babeo y pupilas pequeñas poco después de comer setas son una urgencia: llama a una ambulancia. La cocción no destruye el veneno.',
      pt: 'Deixe todos os clitocibes brancos onde estão. Suor, baba e pupilas pequenas pouco depois de comer cogumelos são uma emergência: chame uma ambulância. O cozimento não destrói o veneno.',
    },
  },
  poisoning: {
    toxins: ['muscarine'],
    syndrome: 'muscarine',
    onsetHours: { min: 0.25, max: 5 },
    course: [
      {
        when: { en: '15 min–2 h', es: '15 min–2 h', pt: '15 min–2 h' },
        what: {
          en: 'Sweat, saliva and tears; sickness, cramps, diarrhoea; small pupils and blurred sight. At times only after five hours.',
          es: 'Sudor, saliva y lágrimas; náuseas, cólicos, diarrea; pupilas pequeñas y vista borrosa. A veces solo a las cinco horas.',
          pt: 'Suor, saliva e lágrimas; náusea, cólicas, diarreia; pupilas pequenas e visão turva. Às vezes só depois de cinco horas.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Slow pulse, low blood pressure, wheezing; without treatment the heart or breathing can fail.',
          es: 'Pulso lento, tensión baja, pitidos al respirar; sin tratamiento pueden fallar el corazón o la respiración.',
          pt: 'Pulso lento, pressão baixa, chiado ao respirar; sem tratamento o coração ou a respiração podem falhar.',
        },
      },
      {
        when: { en: 'Within 24 h', es: 'En 24 h', pt: 'Em 24 h' },
        what: {
          en: 'With treatment the signs fade, often within half a day.',
          es: 'Con tratamiento los signos ceden, a menudo en medio día.',
          pt: 'Com tratamento os sinais cedem, muitas vezes em meio dia.',
        },
      },
    ],
    source: 'lurie-2009',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–12 cm, flat, then dished, wavy; a white satin frost over a buff to flesh-coloured ground',
      es: '2–12 cm, plano, luego hundido, ondulado; pruina blanca satinada sobre fondo crema a color carne',
      pt: '2–12 cm, plano, depois fundo, ondulado; pruína branca acetinada sobre fundo creme a cor de carne',
    },
    gills: {
      en: 'Crowded, running slightly down the stem; whitish to cream, at times flesh pink; not easily parted',
      es: 'Apretadas, algo decurrentes; blanquecinas a crema, a veces rosa carne; no se separan bien',
      pt: 'Apertadas, pouco decurrentes; esbranquiçadas a creme, às vezes rosa-carne; não se soltam bem',
    },
    stipe: {
      en: '3–8 cm, tough, whitish, with white wool at the base that binds the litter; no ring',
      es: '3–8 cm, tenaz, blanquecino, con lana blanca en la base que une la hojarasca; sin anillo',
      pt: '3–8 cm, tenaz, esbranquiçado, com lã branca na base que prende as folhas; sem anel',
    },
    flesh: {
      en: 'Thin, whitish, elastic; bends and tears in fibres, never crumbles',
      es: 'Delgada, blanquecina, elástica; se dobla y se rasga en fibras, nunca se desmenuza',
      pt: 'Fina, esbranquiçada, elástica; dobra-se e rasga-se em fibras, nunca se esfarela',
    },
    spores: {
      en: 'Print white to cream, often with a pink or clay tinge; spores smooth',
      es: 'Esporada blanca a crema, a menudo con tinte rosado o arcilla; esporas lisas',
      pt: 'Esporada branca a creme, muitas vezes com tom rosado ou argila; esporos lisos',
    },
    odour: {
      en: 'Sweetish or spicy, at times of rancid meal; decides nothing. Never taste',
      es: 'Dulzón o especiado, a veces a harina rancia; no decide. No lo pruebes nunca',
      pt: 'Adocicado ou picante, às vezes de farinha rançosa; não decide. Nunca prove',
    },
  },
  decisive: ['flesh', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth', 'hygrophanous'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['cream', 'pink'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#f1ece2', light: '#fdfcf8', dark: '#d9bfa2' },
      hymenium: { typical: '#f1e6d6', light: '#faf5ea', dark: '#e4c6b0' },
      stipe: { typical: '#efe6d8', light: '#f8f3ea', dark: '#cdb493' },
      flesh: { typical: '#f8f3e8' },
      marks: { typical: '#d9bfa2' },
    },
    size: { cap: { min: 2, max: 12 }, height: { min: 3, max: 8 }, stipeThickness: { min: 0.4, max: 1.5 } },
    bulb: 0.15,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-chalk': 'misread',
    'smell-fruit': 'usual',
    'smell-faint': 'sometimes',
    'smell-flour': 'sometimes',
    'smell-foul': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'usual',
    'colour-brown': 'sometimes',
    'growth-group': 'usual',
    'growth-ring': 'sometimes',
    'growth-scattered': 'sometimes',
    'ground-conifer': 'usual',
    'ground-soil': 'sometimes',
    'ground-grass': 'sometimes',
    'surface-cracked': 'sometimes',
    'surface-velvet': 'misread',
    'underside-gills-attached': 'usual',
    'underside-gills-decurrent': 'usual',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Leaf litter and needles in woods of beech, oak, spruce and pine; also gardens and compost.',
    es: 'Hojarasca y pinocha en bosques de hayas, robles, píceas y pinos; también jardines y compost.',
    pt: 'Folhas e agulhas mortas em bosques de faia, carvalho, espruce e pinheiro; também jardins e composto.',
  },
  distribution: {
    en: 'Common in Europe; also recorded from western North America.',
    es: 'Común en Europa; citada también en el oeste de Norteamérica.',
    pt: 'Comum na Europa; registrada também no oeste da América do Norte.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Norte y centro de Europa',
        pt: 'Norte e centro da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12, 1],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Mediterranean Europe', es: 'Europa mediterránea', pt: 'Europa mediterrânea' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'sweating',
      description: {
        en: 'Drenching, with tears and saliva: the sign of muscarine.',
        es: 'Profusa, con lágrimas y saliva: el signo de la muscarina.',
        pt: 'Intensa, com lágrimas e saliva: o sinal da muscarina.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'With cramps and diarrhoea, usually within two hours.',
        es: 'Con cólicos y diarrea, por lo común antes de dos horas.',
        pt: 'Com cólicas e diarreia, em geral antes de duas horas.',
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
      species: 'clitocybe-rivulosa',
      trait: 'cap',
      own: {
        en: 'Up to 12 cm, on leaves and needles. As poisonous',
        es: 'Hasta 12 cm, sobre hojas y agujas. Igual de venenosa',
        pt: 'Até 12 cm, sobre folhas e agulhas. Tão venenosa quanto a outra',
      },
      other: {
        en: 'Seldom over 6 cm, in short grass. As poisonous',
        es: 'Rara vez más de 6 cm, en hierba corta. Igual de venenosa',
        pt: 'Raro acima de 6 cm, em grama curta. Tão venenosa quanto a outra',
      },
    },
    {
      species: 'paralepistopsis-amoenolens',
      trait: 'cap',
      own: {
        en: 'White to flesh-coloured at every age. As poisonous',
        es: 'Blanco a color carne a cualquier edad. Igual de venenosa',
        pt: 'Branco a cor de carne em qualquer idade. Tão venenosa quanto a outra',
      },
      other: {
        en: 'Tawny to fox red under the frost; strong scent of flowers or pears',
        es: 'Leonado a rojizo bajo la escarcha; fuerte aroma a flores o peras',
        pt: 'Fulvo a ruivo sob a geada; perfume forte de flores ou peras',
      },
    },
    {
      species: 'clitocybe-nebularis',
      trait: 'odour',
      own: {
        en: 'Sweetish, spicy or mealy; cap white, never grey. Muscarine',
        es: 'Dulzón, especiado o harinoso; píleo blanco, nunca gris. Muscarina',
        pt: 'Adocicado, picante ou farináceo; chapéu branco, nunca cinzento. Muscarina',
      },
      other: {
        en: 'Strong and cloying; cap grey, rarely white',
        es: 'Fuerte y empalagoso; píleo gris, rara vez blanco',
        pt: 'Forte e enjoativo; chapéu cinzento, raro branco',
      },
    },
    {
      species: 'clitopilus-prunulus',
      trait: 'flesh',
      own: {
        en: 'Elastic, tears in fibres; gills hard to part from the cap. Poisonous',
        es: 'Elástica, se rasga en fibras; láminas difíciles de separar. Venenosa',
        pt: 'Elástica, rasga-se em fibras; lâminas difíceis de soltar. Venenosa',
      },
      other: {
        en: 'Crumbles like soft chalk; gills easily parted; strong smell of dough',
        es: 'Se desmenuza como tiza blanda; láminas fáciles de separar; fuerte olor a masa',
        pt: 'Esfarela-se como giz macio; lâminas fáceis de soltar; forte cheiro de massa',
      },
    },
  ],
  references: [
    'lurie-2009',
    'white-2019',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
