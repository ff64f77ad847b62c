import type { SpeciesSample } from '@sample/types'

export const verpaBohemica: SpeciesSample = {
  slug: 'verpa-bohemica',
  scientificName: 'Verpa bohemica',
  authority: '(Krombh.) J. Schröt.',
  gbif: 5259057,
  synonyms: ['Ptychoverpa bohemica', 'Morchella bohemica'],
  commonNames: { en: ['Wrinkled thimble morel', 'Early morel'], es: [], pt: [] },
  summary: {
    en: 'A wrinkled thimble on a cottony stem that comes weeks before the morels, with poisonings to its name.',
    es: 'Un dedal arrugado sobre un pie algodonoso que sale semanas antes que las colmenillas y ha causado intoxicaciones.',
    pt: 'Um dedal enrugado sobre um estipe cotonoso que surge semanas antes das morchelas e já causou intoxicações.',
  },
  about: {
    en: `When the last snow has melted and aspens hang out their catkins, this thimble opens the morel season on river flats and under cherry trees. From above it is a small yellow-brown morel. From the side the trick is plain: the cap hangs free like a skirt, fixed at the very top of the stem and nowhere else.

Slit one from top to bottom. In _Morchella esculenta_ the cap is grown to the stem and one clean hollow runs through both. Here the skirt swings loose, and the stem, though hollow in age, is stuffed with cottony pith. The folds run lengthwise and do not join into deep cups. Under the microscope there is no doubt at all: two giant spores in each sac instead of eight.

Some eat it after boiling. Others have had cramps, loss of coordination and vomiting after generous helpings or meals on successive days, and gyromitrin-like compounds have been suspected, not proved.`,
    es: `Cuando se funde la última nieve y los álamos temblones sacan sus amentos, este dedal abre la temporada de colmenillas en las riberas y bajo los cerezos. Visto desde arriba es una colmenilla pequeña, pardo amarillenta. De lado el truco salta a la vista: el píleo cuelga libre como una falda, sujeto solo en la punta del pie.

Pártela de arriba abajo. En _Morchella esculenta_ el píleo está soldado al pie y un mismo hueco limpio recorre ambos. Aquí la falda baila suelta, y el pie, aunque hueco en la vejez, está relleno de médula algodonosa. Los pliegues corren a lo largo y no se unen en celdas hondas. Al microscopio no hay duda: dos esporas gigantes por asca en vez de ocho.

Hay quien la come hervida. Otros han sufrido cólicos, falta de coordinación y vómitos tras raciones generosas o comidas en días seguidos; se han sospechado, sin probarse, compuestos como la giromitrina.`,
    pt: `Quando derrete a última neve e os álamos-tremedores soltam seus amentos, este dedal abre a temporada das morchelas nas várzeas e sob as cerejeiras. Visto de cima é uma pequena morchela marrom-amarelada. De lado o truque salta à vista: o chapéu pende livre como uma saia, preso só na ponta do estipe.

Corte-o de cima a baixo. Em _Morchella esculenta_ o chapéu é soldado ao estipe, e um mesmo oco limpo percorre os dois. Aqui a saia balança solta, e o estipe, embora oco na velhice, é cheio de medula cotonosa. As pregas são longitudinais e não se unem em células fundas. Ao microscópio não há dúvida: dois esporos gigantes por asco em vez de oito.

Há quem o coma fervido. Outros sofreram cólicas, falta de coordenação e vômitos depois de porções generosas ou de refeições em dias seguidos; suspeitou-se, sem prova, de compostos como a giromitrina.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Morchellaceae',
    genus: 'Verpa',
    species: 'bohemica',
  },
  edibility: ['caution'],
  safety: {
    headline: {
      en: 'Has poisoned people who ate a lot or often.',
      es: 'Ha intoxicado a quienes comieron mucha o varias veces.',
      pt: 'Já intoxicou quem comeu muito ou várias vezes.',
    },
    advice: {
      en: 'Not for the table: reactions cannot be foreseen, and raw it is worse. Deadly _Gyromitra esculenta_ grows at the same time.',
      es: 'No es para la mesa: sus efectos son imprevisibles, y cruda es peor. Al mismo tiempo crece la mortal _Gyromitra esculenta_.',
      pt: 'Não é para a mesa: os efeitos são imprevisíveis, e cru é pior. Ao mesmo tempo cresce a mortal _Gyromitra esculenta_.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '2–5 cm, a thimble with lengthwise wrinkles, yellow-brown, free at the edge',
      es: '2–5 cm, un dedal con arrugas longitudinales, pardo amarillento, libre en el borde',
      pt: '2–5 cm, um dedal com rugas longitudinais, marrom-amarelado, livre na borda',
    },
    stipe: {
      en: '5–15 cm, cream, joined to the cap only at its tip, filled with cottony pith',
      es: '5–15 cm, crema, unido al píleo solo en la punta, relleno de médula algodonosa',
      pt: '5–15 cm, creme, preso ao chapéu só na ponta, cheio de medula cotonosa',
    },
    flesh: {
      en: 'Thin, brittle, waxy; no single hollow through cap and stem',
      es: 'Fina, frágil, cérea; sin un hueco único por píleo y pie',
      pt: 'Fina, quebradiça, cerosa; sem um oco único por chapéu e estipe',
    },
    spores: {
      en: 'Print yellowish; two very large spores in each sac',
      es: 'Esporada amarillenta; dos esporas muy grandes por asca',
      pt: 'Esporada amarelada; dois esporos muito grandes por asco',
    },
  },
  decisive: ['cap', 'stipe'],
  traits: {
    growthForm: 'morel',
    capShapes: ['campanulate', 'conical'],
    capSurfaces: ['wrinkled'],
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['yellow'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#a97a3f', light: '#c99f62', dark: '#7d5428' },
      hymenium: { typical: '#8a5f30', light: '#a97c47', dark: '#633f1e' },
      stipe: { typical: '#efe3c6', light: '#f8f1dd', dark: '#d6c196' },
      flesh: { typical: '#f3e9d0' },
    },
    size: { cap: { min: 2, max: 5 }, height: { min: 5, max: 15 }, stipeThickness: { min: 1, max: 2.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'surface-folds': 'usual',
    'colour-yellow': 'sometimes',
    'colour-brown': 'usual',
    'ground-grass': 'sometimes',
    'ground-soil': 'sometimes',
  },
  habitat: {
    en: 'Damp ground under poplar, aspen, willow, ash and cherry, on river flats and in thickets.',
    es: 'Suelos húmedos bajo chopos, álamos temblones, sauces, fresnos y cerezos, en riberas y matorrales.',
    pt: 'Solos úmidos sob álamos, salgueiros, freixos e cerejeiras, em várzeas e matagais.',
  },
  distribution: {
    en: 'Northern North America, Europe and Asia; in Europe mostly in the north and east, in Italy too.',
    es: 'Norte de Norteamérica, Europa y Asia; en Europa sobre todo en el norte y el este, también en Italia.',
    pt: 'Norte da América do Norte, Europa e Ásia; na Europa sobretudo no norte e no leste, também na Itália.',
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
      months: [3, 4, 5],
      peak: [4],
    },
    {
      region: { en: 'Western North America', es: 'Oeste de Norteamérica', pt: 'Oeste da América do Norte' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [3, 4, 5],
      peak: [4],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [4, 5],
      peak: [4],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Vomiting and cramps in sensitive people.',
        es: 'Vómitos y cólicos en personas sensibles.',
        pt: 'Vômitos e cólicas em pessoas sensíveis.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Unsteadiness after large or repeated meals.',
        es: 'Inestabilidad tras comidas grandes o repetidas.',
        pt: 'Instabilidade depois de refeições grandes ou repetidas.',
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
      species: 'gyromitra-esculenta',
      trait: 'cap',
      own: {
        en: 'A skirt with lengthwise wrinkles, free of the stem',
        es: 'Una falda con arrugas a lo largo, libre del pie',
        pt: 'Uma saia com rugas longitudinais, livre do estipe',
      },
      other: {
        en: 'Brain-like lobes, reddish brown, grown to the stem',
        es: 'Lóbulos como un cerebro, pardo rojizos, unidos al pie',
        pt: 'Lobos como um cérebro, marrom-avermelhados, unidos ao estipe',
      },
    },
    {
      species: 'gyromitra-infula',
      trait: 'cap',
      own: {
        en: 'A thimble with lengthwise wrinkles',
        es: 'Un dedal con arrugas a lo largo',
        pt: 'Um dedal com rugas ao longo',
      },
      other: {
        en: 'A saddle of two to four raised lobes. Treat as deadly',
        es: 'Silla de montar de dos a cuatro lóbulos alzados. Trátala como mortal',
        pt: 'Sela de dois a quatro lobos erguidos. Trate-a como mortal',
      },
    },
    {
      species: 'morchella-esculenta',
      trait: 'cap',
      own: {
        en: 'Hangs free, fixed at the tip of a stuffed stem',
        es: 'Cuelga libre, sujeto a la punta de un pie relleno',
        pt: 'Pende livre, preso à ponta de um estipe cheio',
      },
      other: {
        en: 'Deep pits; one hollow through cap and stem',
        es: 'Celdas hondas; un solo hueco por píleo y pie',
        pt: 'Células fundas; um só oco por chapéu e estipe',
      },
    },
  ],
  references: ['benjamin-1995', 'saviuc-2010', 'laessoe-petersen-2019'],
}
