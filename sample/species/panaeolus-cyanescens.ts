import type { SpeciesSample } from '@sample/types'

export const panaeolusCyanescens: SpeciesSample = {
  slug: 'panaeolus-cyanescens',
  scientificName: 'Panaeolus cyanescens',
  authority: '(Berk. & Broome) Sacc.',
  synonyms: ['Copelandia cyanescens'],
  commonNames: { en: ['Blue meanie'], es: [], pt: [] },
  summary: {
    en: 'A pale grey bell on tropical dung that bruises blue and prints black: psychoactive, controlled by law, unpredictable in strength.',
    es: 'Campana gris pálido del estiércol tropical, que azulea y da esporada negra: psicoactiva, sometida a control legal e imprevisible.',
    pt: 'Sino cinza-claro do esterco tropical, que azula e dá esporada preta: psicoativo, controlado por lei e de potência imprevisível.',
  },
  about: {
    en: `On cattle, horse and buffalo dung of warm countries, from Ceylon, where it was described, to Brazil, Hawaii and the Gulf of Mexico, this slender greyish bell appears within days of rain. The gills do not ripen evenly and look marbled in grey and black. A touch leaves a blue print on cap or stem.

_Psilocybe cubensis_ shares the dung. It is stouter, golden in the middle, has a skirt on the stem and a purple-brown print. Other mottlegills of dung and lawns look the same but do not turn blue. Gardeners and toddlers meet them in composted manure.

Published figures for its alkaloids are scattered and partly high. Panic, racing heart and, in small children, convulsions are what hospitals see. Psilocybin is controlled in Brazil, Mexico and nearly everywhere else, though the law on the mushrooms themselves differs.`,
    es: `Sobre estiércol de vaca, caballo y búfalo en países cálidos, desde Ceilán, donde se describió, hasta Brasil, Hawái y el golfo de México, aparece esta esbelta campana grisácea a los pocos días de llover. Las láminas no maduran por igual y parecen jaspeadas de gris y negro. Un roce deja una huella azul en el píleo o el pie.

_Psilocybe cubensis_ comparte el estiércol. Es más robusta, dorada en el centro, lleva una faldilla en el pie y su esporada es pardo púrpura. Otros _Panaeolus_ del estiércol y del césped se le parecen, pero no azulean. Jardineros y niños pequeños dan con ellos en el estiércol compostado.

Las cifras publicadas de sus alcaloides son dispersas y en parte altas. Pánico, palpitaciones y, en niños pequeños, convulsiones es lo que ven los hospitales. La psilocibina está controlada en Brasil, en México y casi en todas partes, aunque la ley sobre los propios hongos varía.`,
    pt: `Em esterco de vaca, cavalo e búfalo nos países quentes, do Ceilão, onde foi descrito, ao Brasil, ao Havaí e ao golfo do México, este sino esguio e acinzentado aparece poucos dias depois da chuva. As lâminas não amadurecem por igual e parecem marmoreadas de cinza e preto. Um toque deixa marca azul no chapéu ou no estipe.

_Psilocybe cubensis_ divide o esterco. É mais robusto, dourado no centro, leva uma saia no estipe e tem esporada marrom-púrpura. Outros _Panaeolus_ do esterco e do gramado se parecem com ele, mas não azulam. Jardineiros e crianças pequenas topam com eles no esterco compostado.

Os números publicados de seus alcaloides são esparsos e em parte altos. Pânico, palpitações e, em crianças pequenas, convulsões é o que os hospitais veem. A psilocibina é controlada no Brasil, no México e quase em toda parte, embora a lei sobre os próprios cogumelos varie.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Galeropsidaceae',
    genus: 'Panaeolus',
    species: 'cyanescens',
  },
  edibility: ['psychoactive'],
  safety: {
    headline: {
      en: 'A controlled drug; its strength cannot be seen.',
      es: 'Sustancia controlada; su potencia no se ve.',
      pt: 'Substância controlada; a potência não se vê.',
    },
    advice: {
      en: 'Panic and accidents are frequent, convulsions possible in children. Poisonous and deadly brown mushrooms grow on the same ground.',
      es: 'Son frecuentes el pánico y los accidentes, y en niños puede haber convulsiones. En el mismo suelo crecen setas pardas venenosas y mortales.',
      pt: 'Pânico e acidentes são frequentes, e em crianças pode haver convulsões. No mesmo chão crescem cogumelos marrons venenosos e mortais.',
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
          en: 'Tingling, sickness, fast pulse, wide pupils.',
          es: 'Hormigueo, náuseas, pulso rápido, pupilas dilatadas.',
          pt: 'Formigamento, náusea, pulso rápido, pupilas dilatadas.',
        },
      },
      {
        when: { en: '1–4 h', es: '1–4 h', pt: '1–4 h' },
        what: {
          en: 'Vision and thought are distorted; panic and reckless acts; convulsions in some children.',
          es: 'Se alteran la vista y el pensamiento; pánico y actos temerarios; convulsiones en algunos niños.',
          pt: 'Alteram-se a visão e o pensamento; pânico e atos temerários; convulsões em algumas crianças.',
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
      en: '1.5–4 cm, bell-shaped; grey-brown when wet, drying pale grey, cracking',
      es: '1,5–4 cm, acampanado; pardo grisáceo en húmedo, gris pálido y cuarteado en seco',
      pt: '1,5–4 cm, em sino; marrom-acinzentado quando úmido, cinza-claro e rachado ao secar',
    },
    gills: {
      en: 'Attached, marbled grey and black, edge white',
      es: 'Adnatas, jaspeadas de gris y negro, arista blanca',
      pt: 'Aderentes, marmoreadas de cinza e preto, aresta branca',
    },
    stipe: {
      en: '6–12 cm tall, 2–4 mm thick, pale, powdery, blueing; no ring',
      es: '6–12 cm de alto, 2–4 mm de grosor, pálido, pruinoso, azulea; sin anillo',
      pt: '6–12 cm de altura, 2–4 mm de espessura, pálido, pruinoso, azula; sem anel',
    },
    flesh: {
      en: 'Thin, whitish, blue at every bruise',
      es: 'Fina, blanquecina, azul a cualquier roce',
      pt: 'Fina, esbranquiçada, azul a qualquer toque',
    },
    spores: {
      en: 'Print black; spores smooth, lemon-shaped',
      es: 'Esporada negra; esporas lisas, en forma de limón',
      pt: 'Esporada preta; esporos lisos, em forma de limão',
    },
  },
  decisive: ['spores', 'gills', 'flesh'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'convex'],
    capSurfaces: ['hygrophanous', 'cracked'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['black'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'dung',
    colours: {
      cap: { typical: '#b9ae9c', light: '#dcd5c6', dark: '#847563' },
      hymenium: { typical: '#4d4744', light: '#8f877e', dark: '#242021' },
      stipe: { typical: '#d8cdb9', light: '#ebe3d3', dark: '#9aa3a3' },
      flesh: { typical: '#ddd4c3' },
    },
    size: { cap: { min: 1.5, max: 4 }, height: { min: 6, max: 12 }, stipeThickness: { min: 0.2, max: 0.4 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-faint': 'usual',
    'smell-flour': 'sometimes',
    'colour-grey': 'usual',
    'colour-brown': 'sometimes',
    'colour-cream': 'sometimes',
    'ground-grass': 'sometimes',
    'growth-group': 'sometimes',
    'ring-skirt': 'impossible',
    'print-rust': 'impossible',
  },
  habitat: {
    en: 'Dung of cattle, buffalo and horses, and manured grass, in warm rainy weather.',
    es: 'Estiércol de vacas, búfalos y caballos, y hierba abonada, con tiempo cálido y lluvioso.',
    pt: 'Esterco de vacas, búfalos e cavalos, e capim adubado, no tempo quente e chuvoso.',
  },
  distribution: {
    en: 'The tropics and subtropics of all continents.',
    es: 'Trópicos y subtrópicos de todos los continentes.',
    pt: 'Trópicos e subtrópicos de todos os continentes.',
  },
  seasons: [
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [7, 8, 9],
    },
    {
      region: { en: 'Southern Brazil', es: 'Sur de Brasil', pt: 'Sul do Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [1, 2, 3, 4, 10, 11, 12],
      peak: [1, 2, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [
    {
      value: 'visuals',
      description: {
        en: 'Colours and movement appear changed.',
        es: 'Colores y movimientos parecen cambiados.',
        pt: 'Cores e movimentos parecem mudados.',
      },
    },
    {
      value: 'perceptual',
      description: {
        en: 'Body and space are misjudged.',
        es: 'Se calculan mal el cuerpo y el espacio.',
        pt: 'Corpo e espaço são mal avaliados.',
      },
    },
  ],
  helpsWith: [],
  sideEffects: [
    {
      value: 'panic',
      description: {
        en: 'The usual reason for calling help.',
        es: 'El motivo habitual para pedir ayuda.',
        pt: 'O motivo habitual para pedir ajuda.',
      },
    },
    {
      value: 'raised-heart-rate',
      description: {
        en: 'With raised blood pressure.',
        es: 'Con presión arterial elevada.',
        pt: 'Com pressão arterial elevada.',
      },
    },
    {
      value: 'nausea',
      description: {
        en: 'Early, sometimes with vomiting.',
        es: 'Tempranas, a veces con vómitos.',
        pt: 'Precoce, às vezes com vômitos.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: true,
  psychoactiveChem: [{ compound: 'psilocybin' }, { compound: 'psilocin' }],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'pholiotina-rugosa',
      trait: 'spores',
      own: { en: 'Print black; turns blue', es: 'Esporada negra; azulea', pt: 'Esporada preta; azula' },
      other: {
        en: 'Print rust brown; a loose ring. Deadly',
        es: 'Esporada pardo herrumbre; anillo suelto. Mortal',
        pt: 'Esporada marrom-ferrugem; anel solto. Mortal',
      },
    },
    {
      species: 'psilocybe-cubensis',
      trait: 'spores',
      own: {
        en: 'Print black; slender, grey, no ring',
        es: 'Esporada negra; esbelta, gris, sin anillo',
        pt: 'Esporada preta; esguio, cinza, sem anel',
      },
      other: {
        en: 'Print purple-brown; golden cap, a skirt',
        es: 'Esporada pardo púrpura; píleo dorado, faldilla',
        pt: 'Esporada marrom-púrpura; chapéu dourado, saia',
      },
    },
    {
      species: 'panaeolus-foenisecii',
      trait: 'flesh',
      own: {
        en: 'Blue at every bruise; mostly on dung',
        es: 'Azul a cualquier roce; casi siempre en estiércol',
        pt: 'Azul a qualquer toque; quase sempre em esterco',
      },
      other: {
        en: 'Never turns blue; in grass',
        es: 'Nunca azulea; en hierba',
        pt: 'Nunca azula; na grama',
      },
    },
  ],
  references: ['stamets-1996', 'benjamin-1995', 'bresinsky-besl-1990'],
}
