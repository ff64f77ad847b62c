import type { SpeciesSample } from '@sample/types'

export const clitopilusPrunulus: SpeciesSample = {
  slug: 'clitopilus-prunulus',
  scientificName: 'Clitopilus prunulus',
  authority: '(Scop.) P. Kumm.',
  gbif: 2539197,
  commonNames: {
    en: ['The miller', 'Sweetbread mushroom'],
    es: ['molinera', 'mojardón'],
    pt: [],
  },
  localNames: [{ name: 'moixernó blanc', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: 'White as a miller’s apron and smelling of dough. Poisonous white funnels share its woods and lawns and are its doubles.',
    es: 'Blanca como el delantal de un molinero y con olor a masa. Su sitio lo comparten clitocibes blancos y venenosos.',
    pt: 'Branco como avental de moleiro e com cheiro de massa de pão. Clitocibes brancos e venenosos dividem o seu lugar.',
  },
  about: {
    en: `It is easier to smell than to describe: a strong scent of wet flour or rising dough from a dull white, kid-leather cap. The flesh breaks like soft chalk. The gills run far down the stem, cream at first and later flesh pink, because the spores are pink.

Pink alone decides nothing. The commonest poisonous double of woods, _Collybia phyllophila_, grows as wide, can turn flesh-coloured below and give a pinkish print, and may smell of meal; _Clitocybe rivulosa_ of lawns is smaller. Both hold muscarine. A miller shows four marks together: a strong smell of dough, gills that part easily from the cap, flesh that crumbles like chalk instead of tearing in fibres, and a clearly pink print. If one is missing, leave it. _Inocybe geophylla_ has gills that turn clay brown and never run down the stem; those of _Entoloma sinuatum_, far bigger and tougher, meet it in a notch; _Clitocybe nebularis_ is fibrous.

Cooks in Spain and Italy esteem it. Field guides call it delicious and in the same breath tell beginners to leave it alone. It often shows the way: where the miller stands, porcini are said to be near, since both like the same edges of oak and spruce.`,
    es: `Es más fácil olerla que describirla: un fuerte olor a harina mojada o a masa que fermenta sale de un píleo blanco mate, como de cabritilla. La carne se parte como tiza blanda. Las láminas bajan mucho por el pie, crema al principio y luego rosa carne, porque rosadas son las esporas.

El rosa solo no decide nada. El doble venenoso más común del bosque, _Collybia phyllophila_, alcanza el mismo tamaño, puede volverse color carne por debajo, dar una esporada rosada y oler a harina; _Clitocybe rivulosa_, de los céspedes, es menor. Ambos tienen muscarina. La molinera reúne cuatro señas: fuerte olor a masa, láminas que se separan bien del píleo, carne que se desmenuza como tiza en vez de rasgarse en fibras y esporada claramente rosa. Si falta una, déjala. _Inocybe geophylla_ tiene láminas que pasan a pardo arcilla y nunca bajan por el pie; las de _Entoloma sinuatum_, mucho mayor y más duro, forman una escotadura; _Clitocybe nebularis_ es fibroso.

En España e Italia es apreciada en la cocina. Las guías la llaman deliciosa y en la misma frase aconsejan a quien empieza que la deje. A menudo señala el camino: donde hay molineras, se dice, no andan lejos los boletos, pues ambos gustan de las mismas lindes de robles y píceas.`,
    pt: `É mais fácil cheirá-lo que descrevê-lo: um forte cheiro de farinha molhada ou de massa crescendo sai de um chapéu branco fosco, como de pelica. A carne se parte como giz macio. As lâminas descem muito pelo estipe, creme no início e depois rosa-carne, porque rosados são os esporos.

O rosa sozinho não decide nada. A espécie venenosa parecida mais comum do bosque, _Collybia phyllophila_, atinge o mesmo tamanho, pode ficar cor de carne por baixo, dar esporada rosada e cheirar a farinha; _Clitocybe rivulosa_, dos gramados, é menor. As duas têm muscarina. _Clitopilus prunulus_ reúne quatro sinais: forte cheiro de massa, lâminas que se soltam bem do chapéu, carne que se esfarela como giz em vez de se rasgar em fibras e esporada claramente rosa. Se faltar um, deixe-o. _Inocybe geophylla_ tem lâminas que passam a marrom-argila e nunca descem pelo estipe; as de _Entoloma sinuatum_, muito maior e mais duro, formam um entalhe; _Clitocybe nebularis_ é fibroso.

Na Espanha e na Itália é apreciado na cozinha. Os guias o chamam de delicioso e na mesma frase aconselham os iniciantes a deixá-lo de lado. Muitas vezes mostra o caminho: onde ele está, diz-se, os boletos não andam longe, pois ambos gostam das mesmas orlas de carvalho e espruce.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Entolomataceae',
    genus: 'Clitopilus',
    species: 'prunulus',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Only for people who can exclude its poisonous doubles.',
      es: 'Solo para quien sepa excluir sus dobles venenosas.',
      pt: 'Só para quem sabe excluir as espécies venenosas parecidas.',
    },
    advice: {
      en: 'Muscarine poisonings happen every year with white funnels taken for it. Only when identified with certainty by an expert, spore print included.',
      es: 'Cada año hay intoxicaciones por muscarina con clitocibes blancos tomados por ella. Solo si un experto la identifica con certeza, con la esporada.',
      pt: 'Todo ano há intoxicações por muscarina com clitocibes brancos tomados por ele. Só se um especialista o identificar com certeza, com a esporada.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '3–10 cm, dull white to pale grey, like kid leather; edge inrolled, wavy',
      es: '3–10 cm, blanco mate a gris pálido, como cabritilla; borde enrollado y ondulado',
      pt: '3–10 cm, branco fosco a cinza-claro, como pelica; borda enrolada e ondulada',
    },
    gills: {
      en: 'Running far down the stem, cream, then flesh pink; easily parted from the cap',
      es: 'Muy decurrentes, crema y luego rosa carne; se separan bien del píleo',
      pt: 'Muito decurrentes, creme e depois rosa-carne; soltam-se bem do chapéu',
    },
    stipe: {
      en: '2–6 cm, white, often off-centre, downy at the base; no ring',
      es: '2–6 cm, blanco, a menudo excéntrico, algodonoso en la base; sin anillo',
      pt: '2–6 cm, branco, muitas vezes excêntrico, cotonoso na base; sem anel',
    },
    flesh: {
      en: 'White, soft, breaking like chalk',
      es: 'Blanca, blanda, se parte como tiza',
      pt: 'Branca, macia, parte-se como giz',
    },
    spores: {
      en: 'Print pink; spores ribbed lengthwise',
      es: 'Esporada rosa; esporas con costillas longitudinales',
      pt: 'Esporada rosa; esporos com costelas longitudinais',
    },
    odour: {
      en: 'Strong, of fresh flour or dough',
      es: 'Fuerte, a harina fresca o masa',
      pt: 'Forte, de farinha fresca ou massa',
    },
  },
  decisive: ['flesh', 'odour', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'wavy',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['pink'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#eeebe0', light: '#faf8f1', dark: '#d3cec0' },
      hymenium: { typical: '#eed0bd', light: '#f6ead8', dark: '#d9a995' },
      stipe: { typical: '#f2eee2', light: '#fbf9f2', dark: '#d9d2c0' },
      flesh: { typical: '#fdfbf4' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 2, max: 6 }, stipeThickness: { min: 0.5, max: 1.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'sometimes',
    'flesh-chalk': 'usual',
    'smell-flour': 'usual',
    'colour-white': 'usual',
    'colour-grey': 'sometimes',
    'colour-cream': 'sometimes',
    'ground-broadleaf': 'usual',
    'ground-conifer': 'sometimes',
    'growth-scattered': 'sometimes',
    'print-white': 'misread',
    'surface-smooth': 'usual',
    'surface-slimy': 'sometimes',
  },
  habitat: {
    en: 'Grassy clearings, wood edges and paths under broad-leaved trees and conifers.',
    es: 'Claros herbosos, lindes y sendas bajo frondosas y coníferas.',
    pt: 'Clareiras com capim, orlas e trilhas sob folhosas e coníferas.',
  },
  distribution: {
    en: 'Europe, Asia and North America.',
    es: 'Europa, Asia y Norteamérica.',
    pt: 'Europa, Ásia e América do Norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10, 11],
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
        en: 'Mostly from doubles; a true miller can also disagree with sensitive people.',
        es: 'Casi siempre por confusión; también la verdadera puede sentar mal a personas sensibles.',
        pt: 'Quase sempre por confusão; também o verdadeiro pode fazer mal a pessoas sensíveis.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: { en: 'Gentle, of flour.', es: 'Suave, a harina.', pt: 'Suave, de farinha.' },
    },
  ],
  textures: [],
  fragrances: [
    {
      value: 'farinaceous',
      description: {
        en: 'Strong, like dough.',
        es: 'Intenso, como a masa.',
        pt: 'Intenso, como massa de pão.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'collybia-phyllophila',
      trait: 'flesh',
      own: {
        en: 'Crumbles like soft chalk; gills easily parted; strong smell of dough',
        es: 'Se desmenuza como tiza blanda; láminas fáciles de separar; fuerte olor a masa',
        pt: 'Esfarela-se como giz macio; lâminas fáceis de soltar; forte cheiro de massa',
      },
      other: {
        en: 'Elastic, tears in fibres; gills hard to part from the cap. Poisonous',
        es: 'Elástica, se rasga en fibras; láminas difíciles de separar. Venenosa',
        pt: 'Elástica, rasga-se em fibras; lâminas difíceis de soltar. Venenosa',
      },
    },
    {
      species: 'inocybe-geophylla',
      trait: 'gills',
      own: {
        en: 'Running far down the stem; cream, then flesh pink',
        es: 'Muy decurrentes; crema, luego rosa carne',
        pt: 'Muito decurrentes; creme, depois rosa-carne',
      },
      other: {
        en: 'Narrowly attached, never running down; cream, then clay brown',
        es: 'Apenas unidas al pie, nunca decurrentes; crema, luego pardo arcilla',
        pt: 'Pouco presas ao estipe, nunca decurrentes; creme, depois marrom-argila',
      },
    },
    {
      species: 'clitocybe-rivulosa',
      trait: 'flesh',
      own: {
        en: 'Crumbles like soft chalk; strong smell of dough',
        es: 'Se desmenuza como tiza blanda; fuerte olor a masa',
        pt: 'Esfarela-se como giz macio; forte cheiro de massa',
      },
      other: {
        en: 'Thin and elastic, never crumbles; no strong smell. Poisonous',
        es: 'Fina y elástica, nunca se desmenuza; sin olor fuerte. Venenosa',
        pt: 'Fina e elástica, nunca se esfarela; sem cheiro forte. Venenosa',
      },
    },
    {
      species: 'entoloma-sinuatum',
      trait: 'gills',
      own: {
        en: 'Running far down the stem; flesh like chalk',
        es: 'Muy decurrentes; carne como tiza',
        pt: 'Muito decurrentes; carne como giz',
      },
      other: {
        en: 'Notched at the stem, yellow when young; flesh fibrous',
        es: 'Escotadas, amarillas de jóvenes; carne fibrosa',
        pt: 'Entalhadas, amarelas quando jovens; carne fibrosa',
      },
    },
    {
      species: 'clitocybe-nebularis',
      trait: 'flesh',
      own: {
        en: 'Crumbles like soft chalk; print pink, smell of dough',
        es: 'Se desmenuza como tiza blanda; esporada rosa, olor a masa',
        pt: 'Esfarela-se como giz macio; esporada rosa, cheiro de massa',
      },
      other: {
        en: 'Fibrous; print cream, smell cloying',
        es: 'Fibrosa; esporada crema, olor empalagoso',
        pt: 'Fibrosa; esporada creme, cheiro enjoativo',
      },
    },
    {
      species: 'calocybe-gambosa',
      trait: 'gills',
      own: {
        en: 'Running far down the stem, turning pink',
        es: 'Muy decurrentes, luego rosadas',
        pt: 'Muito decurrentes, depois rosadas',
      },
      other: {
        en: 'Notched at the stem, white to cream',
        es: 'Escotadas, de blanco a crema',
        pt: 'Chanfradas, brancas a creme',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'bresinsky-besl-1990',
    'vidal-ballesteros-2013',
  ],
}
