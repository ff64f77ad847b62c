import type { SpeciesSample } from '@sample/types'

export const tylopilusFelleus: SpeciesSample = {
  slug: 'tylopilus-felleus',
  scientificName: 'Tylopilus felleus',
  authority: '(Bull.) P. Karst.',
  gbif: 2524910,
  synonyms: ['Boletus felleus'],
  commonNames: { en: ['Bitter bolete'], es: ['boleto amargo', 'boleto de hiel'], pt: [] },
  summary: {
    en: 'One slice of it makes a whole pan of porcini inedible. Pinkish pores and a coarse dark net give it away.',
    es: 'Una sola rodaja echa a perder una sartén entera de boletos. La delatan los poros rosados y una retícula gruesa y oscura.',
    pt: 'Uma única fatia estraga uma frigideira inteira de boletos. Denunciam-no os poros rosados e um retículo grosso e escuro.',
  },
  about: {
    en: `No poisoner, merely a spoiler, it stands in the same spruce and pine woods as _Boletus edulis_, has the same brown cap and stout stem, and is passed over by maggots, which should make anyone think. People carry home a flawless bolete and throw away the supper.

The pores are white at first, as in a young porcini, but then pink where those turn yellow and green. The net on the stem is raised, wide-meshed and darker than the ground it lies on; in porcini it is white and fine. A spore print decides: pinkish brown against olive-brown.

The bitterness is so strong that nothing cooked with it can be saved, and cooking brings it out. Vomiting has followed in those who ate it all the same.`,
    es: `No es venenosa, solo aguafiestas: crece en los mismos bosques de píceas y pinos que _Boletus edulis_, tiene el mismo píleo pardo y el mismo pie robusto, y las larvas la respetan, lo que debería dar que pensar. Quien lleva a casa un boleto impecable acaba tirando la cena.

Los poros son blancos al principio, como en los boletos jóvenes, pero luego rosados, cuando aquellos se vuelven amarillos y verdes. La retícula del pie es saliente, de celdas anchas y más oscura que el fondo; en los boletos buenos es blanca y fina. La esporada decide: pardo rosada frente a pardo olivácea.

El amargor es tan fuerte que nada cocinado con ella tiene arreglo, y la cocción lo aviva. Quienes la comieron a pesar de todo acabaron vomitando.`,
    pt: `Não é venenoso, apenas estraga-prazeres: cresce nos mesmos bosques de espruce e pinheiro que _Boletus edulis_, tem o mesmo chapéu marrom e o mesmo estipe robusto, e as larvas o poupam, o que deveria fazer pensar. Quem leva para casa um boleto impecável acaba jogando fora o jantar.

Os poros são brancos no início, como nos boletos jovens, mas depois rosados, quando os daqueles ficam amarelos e verdes. O retículo do estipe é saliente, de malhas largas e mais escuro que o fundo; nos bons boletos é branco e fino. A esporada decide: marrom-rosada contra marrom-olivácea.

O amargor é tão forte que nada cozido com ele se salva, e o cozimento o reforça. Quem o comeu apesar de tudo acabou vomitando.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Tylopilus',
    species: 'felleus',
  },
  edibility: ['inedible'],
  safety: {
    headline: {
      en: 'Unbearably bitter.',
      es: 'De un amargor insoportable.',
      pt: 'De um amargor insuportável.',
    },
    advice: {
      en: 'Not dangerous as far as known, but it ruins the dish and can cause vomiting. Check the pores and the net of every bolete.',
      es: 'No es peligrosa que se sepa, pero arruina el plato y puede causar vómitos. Revisa los poros y la retícula de cada boleto.',
      pt: 'Não é perigoso, que se saiba, mas arruína o prato e pode causar vômitos. Confira os poros e o retículo de cada boleto.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '5–15 cm, pale to honey brown, dry, finely downy when young',
      es: '5–15 cm, pardo pálido a miel, seco, finamente aterciopelado de joven',
      pt: '5–15 cm, marrom-claro a cor de mel, seco, finamente aveludado quando jovem',
    },
    gills: {
      en: 'Pores white, then distinctly pink, bulging, bruising rusty',
      es: 'Poros blancos y luego claramente rosados, abultados, herrumbrosos al roce',
      pt: 'Poros brancos e depois claramente rosados, salientes, ferrugíneos ao toque',
    },
    stipe: {
      en: '5–12 cm, stout, pale brown with a raised, wide-meshed dark brown net',
      es: '5–12 cm, robusto, pardo pálido con retícula saliente, ancha y pardo oscura',
      pt: '5–12 cm, robusto, marrom-claro com retículo saliente, largo e marrom-escuro',
    },
    flesh: {
      en: 'White, faintly pink when cut, never blue',
      es: 'Blanca, apenas rosada al corte, nunca azul',
      pt: 'Branca, levemente rosada ao corte, nunca azul',
    },
    spores: {
      en: 'Print pinkish brown; spores spindle-shaped',
      es: 'Esporada pardo rosada; esporas fusiformes',
      pt: 'Esporada marrom-rosada; esporos fusiformes',
    },
  },
  decisive: ['gills', 'stipe', 'spores'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['velvety', 'smooth'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['pinkish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'needles',
    colours: {
      cap: { typical: '#b08a55', light: '#cbaa7a', dark: '#8a6638' },
      hymenium: { typical: '#e3b9a8', light: '#f3e6dc', dark: '#c9907e' },
      stipe: { typical: '#cda86e', light: '#e2c795', dark: '#a07a44' },
      flesh: { typical: '#faf3e8' },
      marks: { typical: '#6d4a26' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 5, max: 12 }, stipeThickness: { min: 2, max: 5 } },
    bulb: 0.4,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-red': 'sometimes',
    'flesh-blue': 'impossible',
    'smell-faint': 'usual',
    'ground-broadleaf': 'sometimes',
    'ground-stump': 'sometimes',
    'ground-moss': 'sometimes',
    'growth-single': 'sometimes',
  },
  habitat: {
    en: 'Acid conifer and mixed woods, often near rotten stumps; also with beech and oak.',
    es: 'Bosques ácidos de coníferas y mixtos, a menudo junto a tocones podridos; también con hayas y robles.',
    pt: 'Bosques ácidos de coníferas e mistos, muitas vezes junto a tocos podres; também com faias e carvalhos.',
  },
  distribution: {
    en: 'Europe, eastern Asia and eastern North America.',
    es: 'Europa, este de Asia y este de Norteamérica.',
    pt: 'Europa, leste da Ásia e leste da América do Norte.',
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
      months: [7, 8, 9, 10],
      peak: [8, 9],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Nausea and vomiting if it is swallowed in spite of the taste.',
        es: 'Náuseas y vómitos si se traga a pesar del sabor.',
        pt: 'Náusea e vômitos se for engolido apesar do gosto.',
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
      species: 'boletus-edulis',
      trait: 'stipe',
      own: {
        en: 'Net dark, raised and wide; pores turn pink',
        es: 'Retícula oscura, saliente y ancha; poros que se vuelven rosados',
        pt: 'Retículo escuro, saliente e largo; poros que ficam rosados',
      },
      other: {
        en: 'Net white and fine; pores turn yellow, then green',
        es: 'Retícula blanca y fina; poros que se vuelven amarillos y luego verdes',
        pt: 'Retículo branco e fino; poros que ficam amarelos e depois verdes',
      },
    },
    {
      species: 'boletus-aereus',
      trait: 'gills',
      own: {
        en: 'Pores white, then pink; net on the stem coarse and dark',
        es: 'Poros blancos, luego rosados; retícula del pie ancha y oscura',
        pt: 'Poros brancos, depois rosados; retículo do estipe largo e escuro',
      },
      other: {
        en: 'Pores white, then greenish yellow; net on the stem fine',
        es: 'Poros blancos, luego amarillo verdoso; retícula del pie fina',
        pt: 'Poros brancos, depois amarelo-esverdeados; retículo do estipe fino',
      },
    },
    {
      species: 'boletus-reticulatus',
      trait: 'stipe',
      own: {
        en: 'Net dark brown and wide; pores turn pink',
        es: 'Retícula pardo oscura y ancha; poros que se vuelven rosados',
        pt: 'Retículo marrom-escuro e largo; poros que ficam rosados',
      },
      other: {
        en: 'Net pale; pores turn yellow, then olive',
        es: 'Retícula clara; poros que se vuelven amarillos y luego oliva',
        pt: 'Retículo claro; poros que ficam amarelos e depois oliva',
      },
    },
    {
      species: 'boletus-pinophilus',
      trait: 'gills',
      own: {
        en: 'Pores white, then pink; cap pale to honey brown',
        es: 'Poros blancos, luego rosados; píleo pardo pálido a miel',
        pt: 'Poros brancos, depois rosados; chapéu marrom-claro a cor de mel',
      },
      other: {
        en: 'Pores whitish, then yellow to olive; cap red-brown',
        es: 'Poros blanquecinos, luego amarillos a oliva; píleo pardo rojizo',
        pt: 'Poros esbranquiçados, depois amarelos a oliva; chapéu marrom-avermelhado',
      },
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'bresinsky-besl-1990'],
}
