import type { SpeciesSample } from '@sample/types'

export const agaricusXanthodermus: SpeciesSample = {
  slug: 'agaricus-xanthodermus',
  scientificName: 'Agaricus xanthodermus',
  authority: 'Genev.',
  gbif: 5243412,
  synonyms: ['Agaricus xanthoderma', 'Psalliota xanthoderma'],
  commonNames: {
    en: ['Yellow stainer', 'Yellow-staining mushroom'],
    es: ['champiñón amarilleante', 'agárico amarilleante'],
    pt: ['agárico-amarelecente'],
  },
  summary: {
    en: 'The false field mushroom: rub the edge or cut the foot and it flares chrome yellow. It smells of ink, the more so in the pan.',
    es: 'El falso champiñón: frota el borde o corta la base y saltará un amarillo cromo. Huele a tinta, y más aún en la sartén.',
    pt: 'O falso champignon: esfregue a borda ou corte a base e surge um amarelo-cromo. Cheira a tinta, e ainda mais na panela.',
  },
  about: {
    en: `No other white mushroom of parks and gardens deceives so many. It has everything people expect, a clean white cap, pinkish gills and a ring, and it comes up in handsome troops along hedges, in mown grass, under planted conifers and in town beds. The young cap is a giveaway to those who know it: flat on top with straight sides, like a marshmallow.

Two signs settle it. A thumb drawn along the edge of a fresh cap leaves a chrome-yellow smear within seconds, which later turns dull brown; and the very base of the stem, cut through, is bright yellow inside. The smell, of ink, hospitals or old sticking plaster, comes from phenol. It is faint in the field and fills the room when the mushroom is heated, yet cooking does not take the poison away.

Not everybody who eats it falls ill, which keeps alive the belief that it is harmless. Those who do spend a wretched night and recover. Other mushrooms of the genus also yellow when handled, such as the horse mushroom, but that one smells of aniseed and its stem base is not bright yellow within. Old and dry specimens stain feebly, so one that fails to yellow is not cleared by that alone.`,
    es: `Ninguna otra seta blanca de parques y jardines engaña a tanta gente. Tiene lo que se espera de un champiñón, píleo blanco y limpio, láminas rosadas y anillo, y sale en grupos vistosos junto a setos, en céspedes segados, bajo coníferas plantadas y en arriates urbanos. El píleo joven la delata a quien la conoce: plano por arriba y de costados rectos, como un trapecio.

Dos señales deciden. El pulgar pasado por el borde de un píleo fresco deja en segundos una mancha amarillo cromo, que luego se vuelve parda; y la base misma del pie, al cortarla, es de un amarillo vivo por dentro. El olor, a tinta, a hospital o a esparadrapo viejo, se debe al fenol. En el campo es débil y al calentarla llena la cocina, pero la cocción no elimina el veneno.

No todo el que la come enferma, y de ahí la creencia de que es inofensiva. Quien enferma pasa una mala noche y se recupera. Otros champiñones amarillean también al tocarlos, como la bola de nieve, pero esta huele a anís y no tiene la base del pie de un amarillo vivo por dentro. Los ejemplares viejos y secos apenas se manchan: que no amarilleen no prueba nada.`,
    pt: `Nenhum outro cogumelo branco de parques e jardins engana tanta gente. Tem o que se espera de um champignon, chapéu branco e limpo, lâminas rosadas e anel, e surge em grupos vistosos junto a cercas-vivas, em gramados aparados, sob coníferas plantadas e em canteiros urbanos. O chapéu jovem o denuncia a quem o conhece: plano em cima e de lados retos, como um trapézio.

Dois sinais decidem. O polegar passado na borda de um chapéu fresco deixa em segundos uma mancha amarelo-cromo, que depois se torna marrom; e a própria base do estipe, cortada, é de um amarelo vivo por dentro. O cheiro, de tinta, de hospital ou de esparadrapo velho, vem do fenol. No campo é fraco e no calor da panela enche a cozinha, mas o cozimento não elimina o veneno.

Nem todos os que o comem adoecem, e daí a crença de que é inofensivo. Quem adoece passa uma noite péssima e se recupera. Outros agáricos também amarelecem ao toque, como o agárico-dos-bosques e a bola-de-neve, mas cheiram a anis e não têm a base do estipe de um amarelo vivo por dentro. Exemplares velhos e secos mal se mancham: não amarelecer não os absolve.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'xanthodermus',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: chrome yellow where rubbed, smell of ink.',
      es: 'Venenoso: amarillo cromo al frotarlo, olor a tinta.',
      pt: 'Venenoso: amarelo-cromo ao ser esfregado, cheiro de tinta.',
    },
    advice: {
      en: 'Causes sweating, cramps, vomiting and diarrhoea, and cooking does not make it harmless. If any has been eaten, call a poison centre and keep a specimen.',
      es: 'Causa sudoración, retortijones, vómitos y diarrea, y cocinarlo no lo vuelve inofensivo. Si se ha comido, llama a un centro toxicológico y guarda un ejemplar.',
      pt: 'Causa sudorese, cólicas, vômitos e diarreia, e o cozimento não o torna inofensivo. Se foi ingerido, ligue para um centro de informação toxicológica e guarde um exemplar.',
    },
  },
  poisoning: {
    toxins: ['phenol'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '½–3 h', es: '½–3 h', pt: '½–3 h' },
        what: {
          en: 'Nausea, sweating and stomach cramps begin, sometimes with headache or dizziness.',
          es: 'Empiezan náuseas, sudoración y retortijones, a veces con dolor de cabeza o mareo.',
          pt: 'Começam náusea, sudorese e cólicas, às vezes com dor de cabeça ou tontura.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Vomiting and diarrhoea. Loss of fluid is the danger for children, the old and the frail.',
          es: 'Vómitos y diarrea. La pérdida de líquidos es el riesgo para niños, mayores y enfermos.',
          pt: 'Vômitos e diarreia. A perda de líquidos é o risco para crianças, idosos e doentes.',
        },
      },
      {
        when: { en: 'Within a day or two', es: 'En uno o dos días', pt: 'Em um ou dois dias' },
        what: {
          en: 'Usually full recovery. Symptoms that start after six hours point to another, graver poisoning: hospital at once.',
          es: 'Suele haber recuperación completa. Si los síntomas empiezan pasadas seis horas, piensa en otra intoxicación más grave: al hospital.',
          pt: 'Em geral, recuperação completa. Sintomas que começam depois de seis horas indicam outra intoxicação, mais grave: hospital já.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–14 cm, flat-topped with straight sides, then flat; white to greyish, chrome yellow at once when rubbed',
      es: '5–14 cm, trapezoidal y luego plano; blanco a grisáceo, amarillo cromo al instante si se frota',
      pt: '5–14 cm, trapezoidal e depois plano; branco a acinzentado, amarelo-cromo na hora ao esfregar',
    },
    gills: {
      en: 'Free, crowded; long whitish, then pink, at last chocolate brown',
      es: 'Libres, apretadas; blanquecinas mucho tiempo, luego rosas, al fin chocolate',
      pt: 'Livres, densas; muito tempo esbranquiçadas, depois rosadas, por fim chocolate',
    },
    ring: {
      en: 'White, broad, hanging, with a thick double edge scaly beneath',
      es: 'Blanco, amplio, colgante, de borde doble y grueso, escamoso por debajo',
      pt: 'Branco, amplo, pendente, de borda dupla e espessa, escamoso por baixo',
    },
    stipe: {
      en: '6–14 cm, slender, smooth, white; small bulb at the foot, without a sac',
      es: '6–14 cm, esbelto, liso, blanco; bulbillo en la base, sin volva',
      pt: '6–14 cm, esbelto, liso, branco; pequeno bulbo na base, sem volva',
    },
    flesh: {
      en: 'White, bright chrome yellow at the very base as soon as it is cut',
      es: 'Blanca, amarillo cromo vivo en la misma base nada más cortarla',
      pt: 'Branca, amarelo-cromo vivo na própria base assim que cortada',
    },
    spores: {
      en: 'Print dark chocolate brown; smooth, elliptical',
      es: 'Esporada pardo chocolate oscuro; lisas, elípticas',
      pt: 'Esporada marrom-chocolate escura; lisos, elípticos',
    },
    odour: {
      en: 'Of ink or carbolic, clearest at the crushed base',
      es: 'A tinta o fenol, más claro al aplastar la base',
      pt: 'De tinta ou fenol, mais nítido ao esmagar a base',
    },
  },
  decisive: ['flesh', 'odour', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['smooth', 'cracked'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring',
    stipePattern: 'plain',
    sporePrint: ['blackish-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#f3eee0', light: '#faf7ee', dark: '#cfc5b0' },
      hymenium: { typical: '#dcb3aa', light: '#f0e6da', dark: '#553a30' },
      stipe: { typical: '#f6f1e3', dark: '#e9c93f' },
      ring: { typical: '#f8f4e8' },
      flesh: { typical: '#fcf9ee', dark: '#f0c81e' },
    },
    size: { cap: { min: 5, max: 14 }, height: { min: 6, max: 14 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0.4,
  },
  keyNotes: {
    'flesh-yellow': 'usual',
    'smell-ink': 'usual',
    'ground-broadleaf': 'sometimes',
    'ground-soil': 'sometimes',
    'colour-grey': 'sometimes',
    'smell-faint': 'misread',
  },
  habitat: {
    en: 'Parks, gardens, hedges, roadsides, meadows and open woods, often on rich or disturbed soil.',
    es: 'Parques, jardines, setos, bordes de caminos, prados y bosques claros, a menudo en suelos ricos o removidos.',
    pt: 'Parques, jardins, cercas-vivas, beiras de caminho, prados e bosques claros, muitas vezes em solo rico ou revolvido.',
  },
  distribution: {
    en: 'Europe, western Asia and North Africa; also in western North America, Mexico, Argentina, southern Africa and Australia.',
    es: 'Europa, oeste de Asia y norte de África; también en el oeste de Norteamérica, México, Argentina, el sur de África y Australia.',
    pt: 'Europa, oeste da Ásia e norte da África; também no oeste da América do Norte, no México, na Argentina, no sul da África e na Austrália.',
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
      region: { en: 'South-east Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
    {
      region: { en: 'Argentina', es: 'Argentina', pt: 'Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1, 2, 3],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'nausea',
      description: {
        en: 'Usually the first sign, with sweating.',
        es: 'Suelen ser la primera señal, con sudoración.',
        pt: 'Costuma ser o primeiro sinal, com sudorese.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'May be violent and repeated.',
        es: 'Pueden ser violentos y repetidos.',
        pt: 'Podem ser violentos e repetidos.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With cramps; watch for loss of fluid.',
        es: 'Con retortijones; vigila la pérdida de líquidos.',
        pt: 'Com cólicas; atenção à perda de líquidos.',
      },
    },
    {
      value: 'sweating',
      description: {
        en: 'Often noted early in the illness.',
        es: 'A menudo aparece pronto.',
        pt: 'Muitas vezes surge cedo.',
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
      species: 'agaricus-campestris',
      trait: 'flesh',
      own: {
        en: 'Chrome yellow at once at the rubbed edge and the cut base',
        es: 'Amarillo cromo al instante en el borde frotado y la base cortada',
        pt: 'Amarelo-cromo na hora, na borda esfregada e na base cortada',
      },
      other: {
        en: 'White or faintly pink when rubbed and at the cut base',
        es: 'Blanca o algo rosada al frotar y en la base cortada',
        pt: 'Branca ou levemente rosada ao esfregar e na base cortada',
      },
    },
    {
      species: 'agaricus-bisporus',
      trait: 'odour',
      own: {
        en: 'Of ink or carbolic, stronger when heated; base yellow',
        es: 'A tinta o fenol, más fuerte al calentar; base amarilla',
        pt: 'De tinta ou fenol, mais forte ao aquecer; base amarela',
      },
      other: {
        en: 'Of fresh mushrooms; cut flesh slowly pinkish brown',
        es: 'A champiñón fresco; la carne cortada toma un pardo rosado',
        pt: 'De cogumelo fresco; a carne cortada fica marrom-rosada',
      },
    },
    {
      species: 'stropharia-rugosoannulata',
      trait: 'gills',
      own: {
        en: 'Free, pink then brown; base cuts chrome yellow',
        es: 'Libres, rosas y luego pardas; base amarillo cromo al corte',
        pt: 'Livres, rosadas e depois marrons; base amarelo-cromo ao corte',
      },
      other: {
        en: 'Joined to the stem, lilac-grey',
        es: 'Unidas al pie, gris lila',
        pt: 'Unidas ao estipe, cinza-lilás',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'odour',
      own: {
        en: 'Of ink; stem base chrome yellow at once',
        es: 'A tinta; la base del pie, amarillo cromo al instante',
        pt: 'De tinta; a base do estipe, amarelo-cromo de imediato',
      },
      other: {
        en: 'Of aniseed; stem base not bright yellow',
        es: 'A anís; la base del pie no amarillea vivamente',
        pt: 'De anis; a base do estipe não fica amarelo vivo',
      },
    },
    {
      species: 'agaricus-subrufescens',
      trait: 'odour',
      own: {
        en: 'Ink or phenol; base bright yellow when cut',
        es: 'A tinta o fenol; base amarillo vivo al corte',
        pt: 'De tinta ou fenol; base amarelo-viva ao corte',
      },
      other: { en: 'Almond', es: 'A almendra', pt: 'De amêndoa' },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'white-2019',
    'perez-silva-2008',
  ],
}
