import type { SpeciesSample } from '@sample/types'

export const amanitaSmithiana: SpeciesSample = {
  slug: 'amanita-smithiana',
  scientificName: 'Amanita smithiana',
  authority: 'Bas',
  commonNames: { en: ['Smith’s amanita'], es: [], pt: [] },
  summary: {
    en: 'A big white amanita of western conifer woods. Picked for matsutake, which grows beside it, it makes the kidneys fail.',
    es: 'Gran amanita blanca de los bosques de coníferas del oeste. Recolectada por matsutake, que crece a su lado, hace fallar los riñones.',
    pt: 'Grande amanita branca dos bosques de coníferas do oeste. Colhida por matsutake, que cresce ao lado, faz os rins falharem.',
  },
  about: {
    en: `Every autumn people walk into the conifer woods of the Pacific Northwest for matsutake, the costly pine mushroom, and some come home with this. It has the same size and the same white, it grows in the same needle litter, and those who ate it often found nothing wrong with the taste.

A matsutake is firm like rubber: the stem cannot be rocked out of the cap, it narrows downwards, and the smell is strong, of cinnamon and old socks. Here the stem swells at or below the ground to a spindle that often ends in a root, carries cottony white shreds, and breaks when it is rocked. Rain washes the warts off the cap and leaves it smooth. Dig out every stem and check each one; the smell of a basket proves nothing about a single cap in it.

Sickness starts after twenty minutes to half a day, at times a day. An early start is no reassurance: the kidneys fail one to six days after the meal. Many patients need dialysis for weeks; nearly all recover. Its poison, an amino acid, is suspected in _Amanita proxima_ of the Mediterranean too.`,
    es: `Cada otoño se buscan en los bosques de coníferas del noroeste del Pacífico los caros matsutakes, y hay quien vuelve a casa con esta seta. Tiene el mismo tamaño y el mismo blanco, crece entre las mismas acículas, y quienes la comieron no notaron a menudo nada raro en el sabor.

El matsutake es firme como goma: su pie no se desprende del píleo al moverlo de lado a lado, se estrecha hacia abajo, y huele con fuerza a canela y calcetín usado. Aquí el pie se ensancha a ras de tierra o más abajo en un huso que suele acabar en raíz, lleva jirones blancos algodonosos y se rompe al moverlo. La lluvia lava las verrugas del píleo y lo deja liso. Desentierra cada pie y compruébalos uno a uno; el olor de la cesta no dice nada de un solo ejemplar.

El malestar empieza entre veinte minutos y medio día después, a veces un día. Que empiece pronto no tranquiliza: los riñones fallan de uno a seis días después de comer. Muchos enfermos necesitan diálisis durante semanas; casi todos se recuperan. Su veneno, un aminoácido, se sospecha también en _Amanita proxima_, del Mediterráneo.`,
    pt: `Todo outono procuram-se nos bosques de coníferas do noroeste do Pacífico os caros matsutakes, e há quem volte para casa com este cogumelo. Tem o mesmo tamanho e o mesmo branco, cresce entre as mesmas agulhas, e quem o comeu muitas vezes nada estranhou no sabor.

O matsutake é firme como borracha: o estipe não se solta do chapéu ao ser movido de um lado para outro, afina para baixo, e o cheiro é forte, de canela e meia usada. Aqui o estipe engrossa rente ao chão ou mais abaixo num fuso que costuma acabar em raiz, traz farrapos brancos cotonosos e se quebra ao ser movido. A chuva lava as verrugas do chapéu e o deixa liso. Desenterre cada estipe e examine um a um; o cheiro da cesta nada diz de um único exemplar.

O mal-estar começa de vinte minutos a meio dia depois, às vezes um dia. Um começo precoce não tranquiliza: os rins falham de um a seis dias depois da refeição. Muitos doentes precisam de diálise por semanas; quase todos se recuperam. O veneno, um aminoácido, é suspeito também em _Amanita proxima_, do Mediterrâneo.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'smithiana',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Causes kidney failure, even when sickness starts early.',
      es: 'Causa fallo renal, aunque el malestar empiece pronto.',
      pt: 'Causa insuficiência renal, mesmo que o mal-estar comece cedo.',
    },
    advice: {
      en: 'Cooking does not help. Whoever was sick after a meal of white mushrooms needs a hospital and blood tests for several days, even if the vomiting has passed.',
      es: 'Cocinarla no sirve. Quien enferme tras comer setas blancas necesita un hospital y análisis durante varios días, aunque los vómitos hayan pasado.',
      pt: 'Cozinhar não adianta. Quem adoecer depois de comer cogumelos brancos precisa de hospital e de exames durante vários dias, mesmo que os vômitos tenham passado.',
    },
  },
  poisoning: {
    toxins: ['allenic norleucine (suspected)'],
    syndrome: 'nephrotoxic-amino-acid',
    onsetHours: { min: 0.3, max: 24 },
    course: [
      {
        when: { en: '20 min–24 h', es: '20 min–24 h', pt: '20 min–24 h' },
        what: {
          en: 'Nausea and vomiting, mostly within twelve hours; belly pain, sweating, anxiety.',
          es: 'Náuseas y vómitos, casi siempre en menos de doce horas; dolor de vientre, sudor, ansiedad.',
          pt: 'Náusea e vômitos, quase sempre em menos de doze horas; dor de barriga, suor, ansiedade.',
        },
      },
      {
        when: { en: 'Day 1', es: 'Día 1', pt: '1º dia' },
        what: {
          en: 'Liver values rise a little and fall again. Urine may flow as usual while the kidneys are already failing.',
          es: 'Las enzimas hepáticas suben un poco y bajan. Se puede orinar con normalidad mientras los riñones ya fallan.',
          pt: 'As enzimas hepáticas sobem um pouco e baixam. Pode-se urinar normalmente enquanto os rins já falham.',
        },
      },
      {
        when: { en: '1–6 days', es: '1–6 días', pt: '1–6 dias' },
        what: {
          en: 'Kidney failure, with less and less urine.',
          es: 'Fallo renal, con cada vez menos orina.',
          pt: 'Insuficiência renal, com cada vez menos urina.',
        },
      },
      {
        when: { en: 'Weeks', es: 'Semanas', pt: 'Semanas' },
        what: {
          en: 'Dialysis in many patients; kidney function returns in nearly all.',
          es: 'Diálisis en muchos enfermos; la función renal vuelve en casi todos.',
          pt: 'Diálise em muitos doentes; a função renal volta em quase todos.',
        },
      },
    ],
    source: 'west-2009',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–17 cm, white to ivory, with soft cottony warts that rain removes; shreds hang from the edge',
      es: '5–17 cm, blanco a marfil, con verrugas blandas y algodonosas que la lluvia quita; jirones en el borde',
      pt: '5–17 cm, branco a marfim, com verrugas macias e cotonosas que a chuva tira; farrapos na borda',
    },
    gills: {
      en: 'White to cream, crowded, free or reaching the stem; edges finely floury',
      es: 'Blancas a crema, apretadas, libres o tocando el pie; arista finamente harinosa',
      pt: 'Brancas a creme, apertadas, livres ou tocando o estipe; aresta finamente farinhosa',
    },
    ring: {
      en: 'White, cottony and ragged, high on the stem; soon lost',
      es: 'Blanco, algodonoso y deshecho, alto en el pie; pronto perdido',
      pt: 'Branco, cotonoso e desfeito, no alto do estipe; logo perdido',
    },
    stipe: {
      en: '6–20 cm, white, ragged; swells in the ground to a spindle that often roots',
      es: '6–20 cm, blanco, lanoso; engrosado bajo tierra en un huso a menudo radicante',
      pt: '6–20 cm, branco, felpudo; engrossado no solo num fuso muitas vezes radicante',
    },
    volva: {
      en: 'No sac: rings of vague white warts on the bulb',
      es: 'Sin saco: anillos de verrugas blancas difusas en el bulbo',
      pt: 'Sem saco: anéis de verrugas brancas difusas no bulbo',
    },
    flesh: {
      en: 'White, unchanging; hard at first touch, but the stem breaks when pressed or rocked',
      es: 'Blanca, inmutable; dura al tacto, pero el pie se rompe al apretarlo o moverlo',
      pt: 'Branca, imutável; dura ao toque, mas o estipe se quebra ao ser apertado ou movido',
    },
    spores: {
      en: 'Print white; spores oblong, smooth, amyloid',
      es: 'Esporada blanca; esporas oblongas, lisas, amiloides',
      pt: 'Esporada branca; esporos oblongos, lisos, amiloides',
    },
    odour: {
      en: 'None when young, foul with age, never of cinnamon; do not taste it',
      es: 'Nulo de joven, repugnante con la edad, nunca a canela; no la pruebes',
      pt: 'Nenhum quando jovem, repugnante com a idade, nunca de canela; não prove',
    },
  },
  decisive: ['stipe', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['warty', 'viscid'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'scaly',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'needles',
    colours: {
      cap: { typical: '#f6f0e2', light: '#fdfaf2', dark: '#ded0b4' },
      hymenium: { typical: '#faf5e8', light: '#fefbf3', dark: '#ecdcc0' },
      stipe: { typical: '#f6f0e3', light: '#fdf9f0', dark: '#d9c9ab' },
      ring: { typical: '#f7f1e4' },
      volva: { typical: '#efe5cf' },
      flesh: { typical: '#fdfaf2' },
      marks: { typical: '#e9dcc2', light: '#f6efe0', dark: '#cdb894' },
    },
    size: { cap: { min: 5, max: 17 }, height: { min: 6, max: 20 }, stipeThickness: { min: 1, max: 3.5 } },
    bulb: 0.9,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-red': 'misread',
    'smell-faint': 'usual',
    'smell-foul': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'sometimes',
    'colour-brown': 'sometimes',
    'surface-smooth': 'sometimes',
    'surface-scales': 'sometimes',
    'surface-shaggy': 'misread',
    'underside-gills-attached': 'sometimes',
    'underside-gills-notched': 'misread',
    'ring-none': 'sometimes',
    'base-bulb': 'sometimes',
    'base-plain': 'misread',
    'base-sac': 'misread',
    'stem-plain': 'misread',
    'ground-broadleaf': 'sometimes',
    'ground-moss': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-stump': 'misread',
    'growth-single': 'sometimes',
    'colour-violet': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Conifer woods, above all of hemlock, fir and Douglas fir, often near rotten wood; also under oak and alder.',
    es: 'Bosques de coníferas, sobre todo de tsugas, abetos y abetos de Douglas, a menudo junto a madera podrida; también bajo robles y alisos.',
    pt: 'Bosques de coníferas, sobretudo de tsuga, abeto e abeto-de-douglas, muitas vezes junto a madeira podre; também sob carvalhos e amieiros.',
  },
  distribution: {
    en: 'Western North America, from British Columbia to northern California and New Mexico, and the highlands of northern Mexico; also reported from Asia.',
    es: 'Oeste de Norteamérica, de la Columbia Británica al norte de California y Nuevo México, y tierras altas del norte de México; citada también en Asia.',
    pt: 'Oeste da América do Norte, da Colúmbia Britânica ao norte da Califórnia e ao Novo México, e terras altas do norte do México; registrada também na Ásia.',
  },
  seasons: [
    {
      region: {
        en: 'Western North America',
        es: 'Oeste de Norteamérica',
        pt: 'Oeste da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [4, 5, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Northern Mexico', es: 'Norte de México', pt: 'Norte do México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'Acute failure after one to six days, as a rule reversible.',
        es: 'Fallo agudo al cabo de uno a seis días, por lo general reversible.',
        pt: 'Insuficiência aguda depois de um a seis dias, em geral reversível.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Early or late; the hour says nothing about the danger.',
        es: 'Tempranos o tardíos; la hora no dice nada del peligro.',
        pt: 'Precoces ou tardios; a hora nada diz do perigo.',
      },
    },
    {
      value: 'liver-damage',
      description: {
        en: 'Mostly mild: raised enzymes in the first days.',
        es: 'Casi siempre leve: enzimas elevadas los primeros días.',
        pt: 'Quase sempre leve: enzimas elevadas nos primeiros dias.',
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
      species: 'amanita-ocreata',
      trait: 'volva',
      own: {
        en: 'No sac: a spindle with rings of vague warts. Kidney poison',
        es: 'Sin saco: un huso con anillos de verrugas. Veneno del riñón',
        pt: 'Sem saco: um fuso com anéis de verrugas. Veneno do rim',
      },
      other: {
        en: 'White sac with a free edge, in the soil. Deadly',
        es: 'Saco blanco de borde libre, bajo tierra. Mortal',
        pt: 'Saco branco de borda livre, dentro do solo. Mortal',
      },
    },
    {
      species: 'amanita-bisporigera',
      trait: 'volva',
      own: {
        en: 'No sac: a spindle with rings of vague warts. Kidney poison',
        es: 'Sin saco: un huso con anillos de verrugas. Veneno del riñón',
        pt: 'Sem saco: um fuso com anéis de verrugas. Veneno do rim',
      },
      other: {
        en: 'White sac, free above, deep in the soil. Deadly',
        es: 'Saco blanco, libre por arriba, bajo tierra. Mortal',
        pt: 'Saco branco, livre em cima, dentro do solo. Mortal',
      },
    },
    {
      species: 'chlorophyllum-brunneum',
      trait: 'flesh',
      own: {
        en: 'White, unchanging; warts rub off. Kidney poison',
        es: 'Blanca, inmutable; las verrugas se desprenden. Veneno del riñón',
        pt: 'Branca, imutável; as verrugas se soltam. Veneno do rim',
      },
      other: {
        en: 'Orange when cut; scales cannot be wiped off',
        es: 'Naranja al corte; las escamas no se quitan con el dedo',
        pt: 'Laranja ao corte; as escamas não saem com o dedo',
      },
    },
  ],
  references: ['west-2009', 'duffy-2008', 'kirchmair-2012', 'white-2019', 'index-fungorum'],
}
