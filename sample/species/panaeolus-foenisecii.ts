import type { SpeciesSample } from '@sample/types'

export const panaeolusFoenisecii: SpeciesSample = {
  slug: 'panaeolus-foenisecii',
  scientificName: 'Panaeolus foenisecii',
  authority: '(Pers.) J. Schröt.',
  synonyms: ['Panaeolina foenisecii', 'Psathyrella foenisecii', 'Psilocybe foenisecii'],
  commonNames: { en: ['Mower’s mushroom', 'Haymaker', 'Brown mottlegill'], es: [], pt: [] },
  summary: {
    en: 'The small brown mushroom of every lawn, and the one that toddlers swallow. Mostly harmless in small amounts; its doubles can kill.',
    es: 'La pequeña seta parda de cualquier césped, la que se tragan los niños. En poca cantidad casi siempre inofensiva; las parecidas matan.',
    pt: 'O pequeno cogumelo marrom de qualquer gramado, o que as crianças engolem. Em pouca quantidade quase sempre inofensivo; os parecidos matam.',
  },
  about: {
    en: `From spring to autumn, after rain, it stands by the dozen in mown grass: a brown bell the width of a coin on a brittle stem. As the cap dries it pales from the middle, and for some hours a dark band is left around the edge. The gills ripen in patches and look mottled; their edge stays pale.

Poison centres are often called about it, mostly for small children. Seven of them in Germany and Switzerland followed nineteen children of about three years who had eaten one to five caps named by an expert: sixteen stayed well, two had a slight stomach ache, one was restless, none hallucinated. Psilocybin was found in some North American collections and not in others. Eaten raw in quantity it upsets the stomach.

All that is true of this species only, and nobody can name it from what is left in a fist. On the same lawns grow _Pholiotina rugosa_ and _Galerina marginata_, deadly and just as small and brown. So: take what remains out of the mouth, keep it and the other mushrooms of the spot in paper, and call a poison centre at once. For a dog, call the vet in the same way.`,
    es: `De primavera a otoño, después de llover, aparece por docenas en la hierba segada: una campana parda del ancho de una moneda sobre un pie quebradizo. Al secarse, el píleo palidece desde el centro, y durante unas horas queda una banda oscura en el borde. Las láminas maduran por zonas y parecen jaspeadas; la arista sigue pálida.

A los centros de toxicología se les consulta a menudo por ella, casi siempre por niños pequeños. Siete de ellos, de Alemania y Suiza, siguieron a diecinueve niños de unos tres años que habían comido de uno a cinco ejemplares, identificados por un experto: dieciséis siguieron bien, dos tuvieron un leve dolor de vientre, uno estuvo inquieto y ninguno alucinó. En algunas recolecciones norteamericanas se halló psilocibina y en otras no. Cruda y en cantidad sienta mal al estómago.

Todo eso vale solo para esta especie, y nadie puede nombrarla por lo que queda en un puño. En el mismo césped crecen _Pholiotina rugosa_ y _Galerina marginata_, mortales e igual de pequeñas y pardas. Así que saca lo que quede en la boca, guárdalo en papel con las otras setas del lugar y llama enseguida a un centro de toxicología. Si fue un perro, llama del mismo modo al veterinario.`,
    pt: `Da primavera ao outono, depois da chuva, aparece às dúzias na grama cortada: um sino marrom da largura de uma moeda sobre um estipe quebradiço. Ao secar, o chapéu empalidece a partir do centro, e por algumas horas resta uma faixa escura na borda. As lâminas amadurecem por manchas e parecem marmoreadas; a aresta continua pálida.

Os centros de toxicologia são muito consultados por causa dele, quase sempre por crianças pequenas. Sete deles, da Alemanha e da Suíça, acompanharam dezenove crianças de cerca de três anos que tinham comido de um a cinco exemplares, identificados por um especialista: dezesseis continuaram bem, duas tiveram leve dor de barriga, uma ficou agitada e nenhuma alucinou. Em algumas coletas norte-americanas achou-se psilocibina, em outras não. Cru e em quantidade faz mal ao estômago.

Tudo isso vale só para esta espécie, e ninguém pode nomeá-la pelo que resta num punho. No mesmo gramado crescem _Pholiotina rugosa_ e _Galerina marginata_, mortais e igualmente pequenos e marrons. Por isso, tire o que restar na boca, guarde-o em papel com os outros cogumelos do lugar e ligue logo para um centro de informação toxicológica. Se foi um cão, ligue do mesmo modo para o veterinário.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Galeropsidaceae',
    genus: 'Panaeolus',
    species: 'foenisecii',
  },
  edibility: ['caution', 'inedible'],
  safety: {
    headline: {
      en: 'A child ate one? Call: deadly doubles share the lawn.',
      es: '¿La comió un niño? Llama: en el césped hay especies mortales parecidas.',
      pt: 'Uma criança comeu? Ligue: no gramado há espécies mortais parecidas.',
    },
    advice: {
      en: 'Keep what is left and some more from the same spot, and call a poison centre at once, also while the child is well. Vomiting that starts after six hours means hospital without delay.',
      es: 'Guarda lo que quede y algunas más del mismo lugar, y llama enseguida a un centro de toxicología, aunque el niño esté bien. Si los vómitos empiezan pasadas seis horas, al hospital sin demora.',
      pt: 'Guarde o que restar e mais alguns do mesmo lugar, e ligue logo para um centro de informação toxicológica, mesmo que a criança esteja bem. Se os vômitos começarem depois de seis horas, vá ao hospital sem demora.',
    },
  },
  types: [],
  characteristics: {
    cap: {
      en: '1–4 cm, bell to flat; brown when wet, drying buff from the middle with a dark edge band',
      es: '1–4 cm, campana a plano; pardo en húmedo, beige al secar desde el centro, con banda oscura al borde',
      pt: '1–4 cm, sino a plano; marrom quando úmido, bege ao secar do centro, com faixa escura na borda',
    },
    gills: {
      en: 'Attached, light brown, then mottled dark brown with a pale edge',
      es: 'Adnatas, pardo claro, luego jaspeadas de pardo oscuro, arista pálida',
      pt: 'Adnatas, marrom-claras, depois marmoreadas de marrom-escuro, aresta pálida',
    },
    stipe: {
      en: '3–9 cm tall, 1–4 mm thick, pale to brownish, hollow, brittle; no ring',
      es: '3–9 cm de alto y 1–4 mm de grosor, pálido a parduzco, hueco, frágil; sin anillo',
      pt: '3–9 cm de altura e 1–4 mm de espessura, pálido a amarronzado, oco, frágil; sem anel',
    },
    flesh: {
      en: 'Thin, brownish, never turning blue',
      es: 'Fina, parduzca, nunca azulea',
      pt: 'Fina, amarronzada, nunca azula',
    },
    spores: {
      en: 'Print dark brown to purple-brown; spores finely warted',
      es: 'Esporada pardo oscuro a pardo púrpura; esporas finamente verrugosas',
      pt: 'Esporada marrom-escura a marrom-púrpura; esporos finamente verrucosos',
    },
    odour: {
      en: 'Faint, of mushrooms or slightly unpleasant',
      es: 'Tenue, a seta o algo desagradable',
      pt: 'Tênue, de cogumelo ou um pouco desagradável',
    },
  },
  decisive: ['gills', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'convex', 'umbonate'],
    capSurfaces: ['hygrophanous', 'smooth'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['purple-brown', 'blackish-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'grass',
    colours: {
      cap: { typical: '#86592f', light: '#cfae85', dark: '#4f321e' },
      hymenium: { typical: '#6b4a38', light: '#a98a70', dark: '#3f2a22' },
      stipe: { typical: '#dcc8a9', light: '#ece0ca', dark: '#a58262' },
      flesh: { typical: '#c7a988' },
    },
    size: { cap: { min: 1, max: 4 }, height: { min: 3, max: 9 }, stipeThickness: { min: 0.1, max: 0.4 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'smell-foul': 'misread',
    'colour-brown': 'usual',
    'colour-cream': 'sometimes',
    'colour-orange': 'sometimes',
    'colour-red': 'misread',
    'colour-grey': 'sometimes',
    'colour-black': 'misread',
    'surface-cracked': 'sometimes',
    'surface-zones': 'usual',
    'surface-slimy': 'misread',
    'underside-gills-notched': 'sometimes',
    'underside-gills-free': 'misread',
    'print-purple': 'usual',
    'print-black': 'sometimes',
    'print-rust': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'growth-tuft': 'misread',
    'growth-ring': 'sometimes',
    'ground-soil': 'sometimes',
    'ground-moss': 'misread',
    'ground-dung': 'misread',
    'ground-stump': 'misread',
    'colour-white': 'misread',
    'colour-violet': 'impossible',
  },
  habitat: {
    en: 'Lawns, playing fields, parks, road verges and meadows, above all where grass is mown and watered; not on dung.',
    es: 'Céspedes, campos de juego, parques, cunetas y prados, sobre todo donde se siega y se riega; no sobre estiércol.',
    pt: 'Gramados, campos esportivos, parques, beiras de estrada e prados, sobretudo onde se corta e se rega; não sobre esterco.',
  },
  distribution: {
    en: 'Temperate regions of the whole world: Europe, North and South America, Asia, North Africa and Australia.',
    es: 'Regiones templadas de todo el mundo: Europa, Norteamérica, Sudamérica, Asia, norte de África y Australia.',
    pt: 'Regiões temperadas do mundo inteiro: Europa, América do Norte e do Sul, Ásia, norte da África e Austrália.',
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
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [6, 7, 8],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 9, 10, 11],
      peak: [4, 5, 10],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [4, 5, 6, 9, 10, 11],
      peak: [],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7],
    },
    {
      region: {
        en: 'Temperate South America',
        es: 'Sudamérica templada',
        pt: 'América do Sul temperada',
      },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [10, 11, 12, 1, 2, 3, 4, 5],
      peak: [],
    },
    {
      region: { en: 'Southern Australia', es: 'Sur de Australia', pt: 'Sul da Austrália' },
      area: 'australia',
      hemisphere: 'south',
      months: [10, 11, 12, 1, 2, 3, 4, 5],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Slight, in a few of the children who ate it.',
        es: 'Leve, en pocos de los niños que la comieron.',
        pt: 'Leve, em poucas das crianças que o comeram.',
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
      species: 'pholiotina-rugosa',
      trait: 'gills',
      own: {
        en: 'Mottled dark brown, pale edge; never a ring',
        es: 'Jaspeadas de pardo oscuro, arista pálida; nunca anillo',
        pt: 'Marmoreadas de marrom-escuro, aresta pálida; nunca anel',
      },
      other: {
        en: 'Evenly cinnamon to rust; a loose ring, often lost. Deadly',
        es: 'Canela a herrumbre uniforme; anillo suelto, a menudo perdido. Mortal',
        pt: 'Canela a ferrugem uniforme; anel solto, muitas vezes perdido. Mortal',
      },
    },
    {
      species: 'galerina-marginata',
      trait: 'gills',
      own: {
        en: 'Mottled dark brown, pale edge; never a ring',
        es: 'Jaspeadas de pardo oscuro, arista pálida; nunca anillo',
        pt: 'Marmoreadas de marrom-escuro, aresta pálida; nunca anel',
      },
      other: {
        en: 'Evenly tan to rust; a thin ring, easily lost. Deadly',
        es: 'Ocre a herrumbre uniforme; anillo fino, se pierde. Mortal',
        pt: 'Ocre a ferrugem uniforme; anel fino, perde-se. Mortal',
      },
    },
    {
      species: 'psilocybe-semilanceata',
      trait: 'cap',
      own: {
        en: 'Brown, drying buff with a dark edge band; not slimy',
        es: 'Pardo, beige al secar con banda oscura al borde; no viscoso',
        pt: 'Marrom, bege ao secar com faixa escura na borda; não viscoso',
      },
      other: {
        en: 'Pointed, with a slimy skin that peels off',
        es: 'Puntiagudo, de piel viscosa que se desprende',
        pt: 'Pontudo, de pele viscosa que se solta',
      },
    },
    {
      species: 'panaeolus-cyanescens',
      trait: 'flesh',
      own: {
        en: 'Never turns blue; in grass',
        es: 'Nunca azulea; en hierba',
        pt: 'Nunca azula; na grama',
      },
      other: {
        en: 'Blue at every bruise; mostly on dung',
        es: 'Azul a cualquier roce; casi siempre en estiércol',
        pt: 'Azul a qualquer toque; quase sempre em esterco',
      },
    },
    {
      species: 'marasmius-oreades',
      trait: 'gills',
      own: {
        en: 'Brown, mottled; stem brittle',
        es: 'Pardas, jaspeadas; pie quebradizo',
        pt: 'Marrons, marmoreadas; estipe quebradiço',
      },
      other: {
        en: 'Cream, far apart; stem tough',
        es: 'Crema, separadas; pie tenaz',
        pt: 'Creme, espaçadas; estipe resistente',
      },
    },
  ],
  references: [
    'schenk-jaeger-2017',
    'benjamin-1995',
    'stamets-1996',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
