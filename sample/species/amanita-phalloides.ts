import type { SpeciesSample } from '@sample/types'

export const amanitaPhalloides: SpeciesSample = {
  slug: 'amanita-phalloides',
  scientificName: 'Amanita phalloides',
  authority: '(Vaill. ex Fr.) Link',
  mycobank: 178962,
  gbif: 5240325,
  wikidata: 'Q188643',
  commonNames: {
    en: ['Death cap'],
    es: ['oronja verde', 'cicuta verde', 'oronja mortal', 'hongo de la muerte'],
    pt: ['chapéu-da-morte', 'cicuta-verde', 'rebenta-bois'],
  },
  localNames: [
    { name: 'hiltzaile berde', language: 'eu', source: 'wikipedia-eu' },
    { name: 'farinera borda', language: 'ca', source: 'gencat-bolets-toxics' },
    { name: 'cogoma borda', language: 'ca', source: 'gencat-bolets-toxics' },
    { name: 'pan do demo', language: 'gl', source: 'portal-das-palabras' },
  ],
  summary: {
    en: 'Behind most deaths by mushroom in the world: handsome, mild in smell, and common where people walk and pick.',
    es: 'La seta que más muertes causa en el mundo: hermosa, de olor discreto y común allí donde se pasea y se recolecta.',
    pt: 'O cogumelo que mais mata no mundo: bonito, de cheiro discreto e comum justamente onde se passeia e se colhe.',
  },
  about: {
    en: `The death cap comes up from summer to late autumn under oak, beech, chestnut and hazel, first as a white egg half hidden in the leaf litter. The egg splits, the stem lifts a silky olive-green cap, and the torn skin stays behind as a sac around the base. Colour is the least trustworthy mark: caps range from olive-brown to straw yellow, bleach in the rain, and a white form, var. _alba_, is well known. Yellow and green knights, _Tricholoma_, of the same woods have neither ring nor sac.

Native to Europe, it has travelled with the roots of planted trees. It is now at home on both coasts of North America, in Chile and Argentina, South Africa, Australia and New Zealand, under street trees and, in places, under native ones. It has killed people in Chile and Argentina. There it is often picked by people who take it for a mushroom of the country they came from, such as _Volvariella volvacea_.

Its amatoxins are small ring-shaped peptides that block the enzyme with which a cell reads its genes; liver cells stop making protein and die. Boiling, frying, drying and long storage leave them intact. Nothing in the smell gives warning, and when the first cramps come the poison has been at work for hours. Early hospital treatment saves most patients; a few live only with a transplanted liver.`,
    es: `La oronja verde fructifica desde el verano hasta bien entrado el otoño bajo encinas, robles, alcornoques, hayas, castaños y avellanos. Nace como un huevo blanco medio oculto en la hojarasca; el velo se rasga, el pie alza un píleo sedoso de color verde oliva y los restos quedan como un saco, la volva, en torno a la base. El color es el carácter que más engaña: va del pardo oliváceo al amarillo paja, la lluvia lo destiñe y existe una forma blanca, var. _alba_. Los _Tricholoma_ amarillos y verdosos de los mismos bosques no tienen anillo ni volva.

Originaria de Europa, ha viajado con las raíces de los árboles plantados. Hoy está establecida en ambas costas de Norteamérica, en Chile y Argentina, en Sudáfrica, Australia y Nueva Zelanda, en el arbolado urbano y a veces bajo árboles nativos. Ha matado en Chile y en Argentina. Allí la recogen a menudo personas que creen reconocer una seta de su tierra, como _Volvariella volvacea_.

Sus amatoxinas son pequeños péptidos cíclicos que bloquean la enzima con la que la célula lee sus genes: las células del hígado dejan de fabricar proteínas y mueren. Cocer, freír, secar o guardar la seta mucho tiempo no las altera. Nada en su olor avisa, y cuando llegan los primeros cólicos el veneno lleva horas actuando. El tratamiento hospitalario precoz salva a la mayoría de los pacientes; algunos solo sobreviven con un trasplante de hígado.`,
    pt: `O chapéu-da-morte frutifica do verão ao fim do outono sob carvalhos, sobreiros, faias, castanheiros e aveleiras. Surge como um ovo branco meio escondido na serapilheira; o véu se rompe, o estipe ergue um chapéu sedoso verde-oliva e os restos permanecem como um saco, a volva, em torno da base. A cor é o caráter que mais engana: vai do marrom-oliváceo ao amarelo-palha, a chuva a desbota, e há uma forma branca, var. _alba_. Os _Tricholoma_ amarelos e esverdeados dos mesmos bosques não têm anel nem volva.

Nativo da Europa, viajou pelo mundo com as raízes de árvores plantadas. Hoje está estabelecido nas duas costas da América do Norte, no Chile e na Argentina, na África do Sul, na Austrália e na Nova Zelândia, na arborização das cidades e, em alguns lugares, também sob árvores nativas. Já matou pessoas no Chile e na Argentina. Ali é muitas vezes colhido por quem julga reconhecer um cogumelo da sua terra, como _Volvariella volvacea_.

Suas amatoxinas são pequenos peptídeos cíclicos que bloqueiam a enzima com que a célula lê os próprios genes: as células do fígado deixam de produzir proteínas e morrem. Ferver, fritar, secar ou guardar por muito tempo não as altera. Nada no cheiro avisa, e quando vêm as primeiras cólicas o veneno já age há horas. O tratamento hospitalar precoce salva a maioria dos pacientes; alguns só sobrevivem com um transplante de fígado.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'phalloides',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'One cap can kill an adult.',
      es: 'Un solo ejemplar puede matar a un adulto.',
      pt: 'Um único exemplar pode matar um adulto.',
    },
    advice: {
      en: 'Cooking, drying and freezing do not destroy the poison, and the first hours bring no symptoms. If any was eaten, call a poison centre now; do not wait to feel ill.',
      es: 'Cocinarla, secarla o congelarla no destruye el veneno, y las primeras horas transcurren sin síntomas. Si alguien la ha comido, llama ya a un centro de toxicología; no esperes a encontrarse mal.',
      pt: 'Cozinhar, secar ou congelar não destrói o veneno, e as primeiras horas passam sem sintomas. Se alguém comeu, ligue já para um centro de informação toxicológica; não espere pelos sintomas.',
    },
  },
  poisoning: {
    toxins: ['α-amanitin', 'β-amanitin', 'γ-amanitin', 'phalloidin'],
    syndrome: 'amatoxin',
    onsetHours: { min: 6, max: 24 },
    course: [
      {
        when: { en: '0–6 h', es: '0–6 h', pt: '0–6 h' },
        what: {
          en: 'Nothing, sometimes for longer. The best hours for treatment pass unnoticed: call now.',
          es: 'Nada, a veces durante más tiempo. Las mejores horas para el tratamiento pasan inadvertidas: llama ya.',
          pt: 'Nada, às vezes por mais tempo. As melhores horas para o tratamento passam despercebidas: ligue já.',
        },
      },
      {
        when: { en: '6–24 h', es: '6–24 h', pt: '6–24 h' },
        what: {
          en: 'Violent cramps, vomiting and watery diarrhoea; the body loses water and salts fast.',
          es: 'Cólicos violentos, vómitos y diarrea acuosa; el cuerpo pierde agua y sales con rapidez.',
          pt: 'Cólicas violentas, vômitos e diarreia aquosa; o corpo perde água e sais rapidamente.',
        },
      },
      {
        when: { en: '24–72 h', es: '24–72 h', pt: '24–72 h' },
        what: {
          en: 'A false recovery. The person feels better while blood tests show the liver failing.',
          es: 'Falsa mejoría. La persona se siente mejor mientras los análisis muestran que el hígado falla.',
          pt: 'Falsa melhora. A pessoa se sente melhor enquanto os exames mostram que o fígado está falhando.',
        },
      },
      {
        when: { en: 'From day 3', es: 'Desde el día 3', pt: 'A partir do 3º dia' },
        what: {
          en: 'Jaundice, bleeding, confusion; liver and often kidney failure. Some survive only with a transplant.',
          es: 'Ictericia, hemorragias, confusión; fallo del hígado y a menudo de los riñones. Algunos solo sobreviven con un trasplante.',
          pt: 'Icterícia, hemorragias, confusão; insuficiência do fígado e muitas vezes dos rins. Alguns só sobrevivem com um transplante.',
        },
      },
    ],
    source: 'enjalbert-2002',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–15 cm, convex then flat; olive to yellow-green, darker fibrils from the centre; margin not lined',
      es: '5–15 cm, convexo y luego plano; verde oliva a amarillento, con fibrillas radiales oscuras; margen liso',
      pt: '5–15 cm, convexo e depois plano; verde-oliva a amarelado, com fibrilas radiais escuras; margem lisa',
    },
    gills: {
      en: 'White, crowded, free of the stem; they stay white with age',
      es: 'Blancas, apretadas, libres del pie; siguen blancas al envejecer',
      pt: 'Brancas, apertadas, livres do estipe; continuam brancas com a idade',
    },
    ring: {
      en: 'White, hanging like a skirt, finely lined above; rain or handling may remove it',
      es: 'Blanco, colgante como una falda, finamente estriado por encima; puede perderse con la lluvia',
      pt: 'Branco, pendente como uma saia, finamente estriado por cima; pode cair com a chuva ou o manuseio',
    },
    stipe: {
      en: '8–15 cm, white with faint greenish zigzag bands, widening to a bulb',
      es: '8–15 cm, blanco con tenues bandas verdosas en zigzag, ensanchado en bulbo',
      pt: '8–15 cm, branco com tênues faixas esverdeadas em zigue-zague, alargado em bulbo',
    },
    volva: {
      en: 'White sac around the base, often below ground; dig the whole mushroom out to see it',
      es: 'Saco blanco en la base, a menudo enterrado; para verlo hay que desenterrar la seta entera',
      pt: 'Saco branco na base, muitas vezes enterrado; para vê-lo é preciso desenterrar o cogumelo inteiro',
    },
    flesh: {
      en: 'White and unchanging, faintly yellowish under the skin of the cap',
      es: 'Blanca e inmutable, algo amarillenta bajo la cutícula del píleo',
      pt: 'Branca e imutável, um pouco amarelada sob a cutícula do chapéu',
    },
    spores: {
      en: 'Print white; spores smooth, greyish blue in iodine (amyloid)',
      es: 'Esporada blanca; esporas lisas, gris azuladas con yodo (amiloides)',
      pt: 'Esporada branca; esporos lisos, cinza-azulados com iodo (amiloides)',
    },
    odour: {
      en: 'Faint and honey-like when young, sickly and foul with age; never taste it',
      es: 'Tenue, de miel, en los jóvenes; dulzón y fétido en los viejos; nunca hay que probarla',
      pt: 'Tênue, lembra mel nos jovens; adocicado e fétido nos velhos; nunca se deve provar',
    },
  },
  decisive: ['gills', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['fibrillose', 'viscid'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'banded',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#aeab62', light: '#d3d09c', dark: '#7f7c3c' },
      hymenium: { typical: '#fbf8ec' },
      stipe: { typical: '#f1ecd6', light: '#faf7e8', dark: '#d3d2a4' },
      ring: { typical: '#f6f1dc' },
      volva: { typical: '#f8f3e3' },
      flesh: { typical: '#fdfaf0', dark: '#f0ecc4' },
    },
    size: { cap: { min: 5, max: 15 }, height: { min: 8, max: 15 }, stipeThickness: { min: 1, max: 2 } },
    bulb: 0.6,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'colour-white': 'sometimes',
    'colour-yellow': 'sometimes',
    'colour-brown': 'sometimes',
    'ground-grass': 'sometimes',
    'ground-conifer': 'sometimes',
    'surface-smooth': 'misread',
    'ring-none': 'misread',
    'base-plain': 'misread',
    'colour-red': 'impossible',
    'colour-orange': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-decurrent': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Under oak, beech, chestnut and hazel, now and then under conifers; outside Europe in parks, gardens and streets with planted trees, and under coast live oak.',
    es: 'Bajo encinas, robles, alcornoques, hayas, castaños y avellanos, alguna vez bajo coníferas; fuera de Europa, en parques, jardines y calles con árboles plantados y bajo _Quercus agrifolia_.',
    pt: 'Sob carvalhos, sobreiros, faias, castanheiros e aveleiras, por vezes sob coníferas; fora da Europa, em parques, jardins e ruas com árvores plantadas e sob _Quercus agrifolia_.',
  },
  distribution: {
    en: 'Native to Europe; introduced to both coasts of North America, Chile, Argentina, South Africa, Australia and New Zealand.',
    es: 'Autóctona de Europa; introducida en ambas costas de Norteamérica, Chile, Argentina, Sudáfrica, Australia y Nueva Zelanda.',
    pt: 'Nativo da Europa; introduzido nas duas costas da América do Norte, no Chile, na Argentina, na África do Sul, na Austrália e na Nova Zelândia.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11, 12],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'California', es: 'California', pt: 'Califórnia' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 10, 11, 12],
      peak: [1, 11, 12],
    },
    {
      region: { en: 'South-east Australia', es: 'Sudeste de Australia', pt: 'Sudeste da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [12, 1, 2, 3, 4, 5, 6, 7],
      peak: [4, 5],
    },
    {
      region: { en: 'Chile and Argentina', es: 'Chile y Argentina', pt: 'Chile e Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [12, 1, 2, 3, 4, 5, 6, 7],
      peak: [4, 5, 6],
    },
    {
      region: {
        en: 'North-eastern United States',
        es: 'Noreste de Estados Unidos',
        pt: 'Nordeste dos Estados Unidos',
      },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'The cause of death: the liver fails within days of the meal.',
        es: 'La causa de la muerte: el hígado falla a los pocos días de la comida.',
        pt: 'A causa da morte: o fígado falha poucos dias após a refeição.',
      },
    },
    {
      value: 'kidney-damage',
      description: {
        en: 'The kidneys fail too in severe poisonings, from the toxin and from loss of water.',
        es: 'En los casos graves fallan también los riñones, por la toxina y por la deshidratación.',
        pt: 'Nos casos graves também os rins deixam de funcionar, pela toxina e pela desidratação.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Begins 6 to 24 hours after the meal and returns for a day or more.',
        es: 'Empiezan entre 6 y 24 horas después de comer y se repiten durante un día o más.',
        pt: 'Começam de 6 a 24 horas depois da refeição e se repetem por um dia ou mais.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Watery and profuse, with dangerous loss of fluid.',
        es: 'Acuosa y abundante, con pérdida peligrosa de líquidos.',
        pt: 'Aquosa e abundante, com perda perigosa de líquidos.',
      },
    },
    {
      value: 'low-blood-sugar',
      description: {
        en: 'A failing liver can no longer keep blood sugar up.',
        es: 'El hígado dañado ya no puede mantener el azúcar en sangre.',
        pt: 'O fígado lesado já não consegue manter o açúcar no sangue.',
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
      species: 'amanita-virosa',
      trait: 'cap',
      own: {
        en: 'Olive to yellow-green with darker fibrils, rarely white',
        es: 'Verde oliva a amarillento con fibrillas oscuras, rara vez blanco',
        pt: 'Verde-oliva a amarelado com fibrilas escuras, raramente branco',
      },
      other: {
        en: 'Pure white, conical when young. Same poison',
        es: 'Blanco puro, cónico de joven. El mismo veneno',
        pt: 'Branco puro, cônico quando jovem. O mesmo veneno',
      },
    },
    {
      species: 'amanita-verna',
      trait: 'cap',
      own: {
        en: 'Olive to yellow-green with dark fibrils, rarely white. Same poison',
        es: 'Verde oliva a amarillento con fibrillas oscuras, rara vez blanco. El mismo veneno',
        pt: 'Verde-oliva a amarelado com fibrilas escuras, raramente branco. O mesmo veneno',
      },
      other: {
        en: 'White, at most cream in the middle',
        es: 'Blanco, a lo sumo crema en el centro',
        pt: 'Branco, no máximo creme no centro',
      },
    },
    {
      species: 'tricholoma-equestre',
      trait: 'gills',
      own: {
        en: 'White, free; a ring and a sac',
        es: 'Blancas, libres; anillo y volva',
        pt: 'Brancas, livres; anel e volva',
      },
      other: {
        en: 'Sulphur yellow, notched; no ring, no sac',
        es: 'Amarillo azufre, escotadas; sin anillo ni volva',
        pt: 'Amarelo-enxofre, entalhadas; sem anel nem volva',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'cap',
      own: {
        en: 'Olive to yellow-green, rarely white; no yellow with potash',
        es: 'Verde oliva a amarillento, rara vez blanco; no amarillea con potasa',
        pt: 'Verde-oliva a amarelado, raramente branco; não amarelece com potassa',
      },
      other: {
        en: 'White to cream; yellow with a drop of potash. Same poison',
        es: 'Blanco a crema; amarillo con una gota de potasa. El mismo veneno',
        pt: 'Branco a creme; amarelo com uma gota de potassa. O mesmo veneno',
      },
    },
    {
      species: 'amanita-gemmata',
      trait: 'volva',
      own: {
        en: 'Loose white sac in the soil; cap edge not lined. Deadly',
        es: 'Saco blanco suelto bajo tierra; margen sin estrías. Mortal',
        pt: 'Saco branco solto dentro do solo; margem sem estrias. Mortal',
      },
      other: {
        en: 'Skin tight on the bulb, with a narrow collar; cap edge lined',
        es: 'Piel ceñida al bulbo, con reborde estrecho; margen estriado',
        pt: 'Pele justa no bulbo, com rebordo estreito; margem estriada',
      },
    },
    {
      species: 'amanita-rubescens',
      trait: 'volva',
      own: {
        en: 'White sac in the soil; flesh white',
        es: 'Saco blanco bajo tierra; carne blanca',
        pt: 'Saco branco dentro do solo; carne branca',
      },
      other: {
        en: 'No sac; flesh reddens',
        es: 'Sin saco; la carne enrojece',
        pt: 'Sem saco; a carne avermelha',
      },
    },
    {
      species: 'amanita-ovoidea',
      trait: 'ring',
      own: {
        en: 'A thin hanging skirt, or its torn rest. Deadly',
        es: 'Una faldilla fina y colgante, o sus restos. Mortal',
        pt: 'Uma saia fina e pendente, ou seus restos. Mortal',
      },
      other: {
        en: 'Soft as cream, in flakes that stick to the fingers',
        es: 'Blando como crema, en copos que se pegan a los dedos',
        pt: 'Macio como creme, em flocos que grudam nos dedos',
      },
    },
    {
      species: 'volvariella-volvacea',
      trait: 'spores',
      own: {
        en: 'Print white; a ring on the stem',
        es: 'Esporada blanca; anillo en el pie',
        pt: 'Esporada branca; anel no estipe',
      },
      other: {
        en: 'Print salmon-pink; a sac at the base, but never a ring',
        es: 'Esporada rosa salmón; volva en la base, pero nunca anillo',
        pt: 'Esporada rosa-salmão; volva na base, mas nunca anel',
      },
    },
    {
      species: 'agaricus-campestris',
      trait: 'gills',
      own: {
        en: 'White, always; a sac at the base',
        es: 'Siempre blancas; volva en la base',
        pt: 'Sempre brancas; volva na base',
      },
      other: {
        en: 'Pink, then chocolate brown; no sac',
        es: 'Rosadas, luego pardo chocolate; sin volva',
        pt: 'Rosadas, depois marrom-chocolate; sem volva',
      },
    },
    {
      species: 'amanita-caesarea',
      trait: 'gills',
      own: {
        en: 'White, like the ring and stem',
        es: 'Blancas, como el anillo y el pie',
        pt: 'Brancas, como o anel e o estipe',
      },
      other: {
        en: 'Golden yellow, like the ring and stem',
        es: 'Amarillo dorado, como el anillo y el pie',
        pt: 'Amarelo-douradas, como o anel e o estipe',
      },
    },
    {
      species: 'russula-virescens',
      trait: 'stipe',
      own: {
        en: 'Fibrous; a ring, and a sac at the base',
        es: 'Fibroso; con anillo y volva en la base',
        pt: 'Fibroso; com anel e volva na base',
      },
      other: {
        en: 'Snaps like chalk; no ring, no sac',
        es: 'Se parte como tiza; ni anillo ni volva',
        pt: 'Quebra como giz; sem anel nem volva',
      },
    },
    {
      species: 'agaricus-bisporus',
      trait: 'volva',
      own: {
        en: 'White sac at the base; gills white',
        es: 'Volva blanca en la base; láminas blancas',
        pt: 'Volva branca na base; lâminas brancas',
      },
      other: {
        en: 'No sac at the base; gills pink, then brown',
        es: 'Sin volva en la base; láminas rosas, luego pardas',
        pt: 'Sem volva na base; lâminas rosadas, depois marrons',
      },
    },
    {
      species: 'agaricus-arvensis',
      trait: 'gills',
      own: {
        en: 'White; a sac at the base, even in white forms',
        es: 'Blancas; volva en la base, también en formas blancas',
        pt: 'Brancas; volva na base, também em formas brancas',
      },
      other: {
        en: 'Greyish pink, then chocolate; no sac',
        es: 'Rosa grisáceo, luego chocolate; sin saco',
        pt: 'Rosa-acinzentadas, depois chocolate; sem saco',
      },
    },
    {
      species: 'amanita-ponderosa',
      trait: 'flesh',
      own: {
        en: 'Flesh white and unchanging; slender, olive or pure white',
        es: 'Carne blanca e inmutable; esbelta, oliva o blanca pura',
        pt: 'Carne branca e imutável; esbelta, oliva ou branca pura',
      },
      other: {
        en: 'Flesh slowly turning pink; stout, half-buried, earth-stained',
        es: 'Carne que enrojece despacio; robusta, semienterrada, terrosa',
        pt: 'Carne que lentamente fica rosada; robusta, meio enterrada, terrosa',
      },
    },
    {
      species: 'hygrophorus-latitabundus',
      trait: 'volva',
      own: {
        en: 'White sac at the base, hanging ring, crowded free gills',
        es: 'Volva blanca, anillo colgante, láminas apretadas y libres',
        pt: 'Volva branca, anel pendente, lâminas apertadas e livres',
      },
      other: {
        en: 'No sac; slime with brown bands on the stem',
        es: 'Sin volva; pie viscoso con bandas pardas',
        pt: 'Sem volva; estipe viscoso com faixas marrons',
      },
    },
    {
      species: 'russula-cyanoxantha',
      trait: 'volva',
      own: {
        en: 'White sac, hanging ring; stem fibrous',
        es: 'Volva blanca, anillo colgante; pie fibroso',
        pt: 'Volva branca, anel pendente; estipe fibroso',
      },
      other: {
        en: 'No sac, no ring; stem breaks like chalk',
        es: 'Sin volva ni anillo; el pie se quiebra como tiza',
        pt: 'Sem volva nem anel; o estipe se quebra como giz',
      },
    },
    {
      species: 'tricholoma-portentosum',
      trait: 'volva',
      own: {
        en: 'White sac around the base; hanging ring',
        es: 'Volva blanca en la base; anillo colgante',
        pt: 'Volva branca na base; anel pendente',
      },
      other: {
        en: 'No sac and no ring; stem tapers into the ground',
        es: 'Sin volva ni anillo; el pie se hunde en la tierra',
        pt: 'Sem volva nem anel; o estipe se afunda na terra',
      },
    },
    {
      species: 'phallus-impudicus',
      trait: 'flesh',
      own: {
        en: 'Cut egg: outline of cap, gills and stem',
        es: 'Huevo al corte: silueta de píleo, láminas y pie',
        pt: 'Ovo ao corte: contorno de chapéu, lâminas e estipe',
      },
      other: {
        en: 'Cut egg: jelly, green mass and a white core',
        es: 'Huevo al corte: gelatina, masa verde y núcleo blanco',
        pt: 'Ovo ao corte: gelatina, massa verde e núcleo branco',
      },
    },
    {
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Egg cut in half: cap, gills and stem in outline. Deadly',
        es: 'Huevo cortado: silueta de píleo, láminas y pie. Mortal',
        pt: 'Ovo cortado: silhueta de chapéu, lâminas e estipe. Mortal',
      },
      other: {
        en: 'Cut in half: even white without outline',
        es: 'Cortado: blanco uniforme sin silueta',
        pt: 'Cortada: branco uniforme sem silhueta',
      },
    },
  ],
  references: [
    'enjalbert-2002',
    'white-2019',
    'pringle-vellinga-2006',
    'benjamin-1995',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
    'gencat-bolets-toxics',
    'portal-das-palabras',
    'wikipedia-eu',
  ],
}
