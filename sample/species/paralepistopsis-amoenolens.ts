import type { SpeciesSample } from '@sample/types'

export const paralepistopsisAmoenolens: SpeciesSample = {
  slug: 'paralepistopsis-amoenolens',
  scientificName: 'Paralepistopsis amoenolens',
  authority: '(Malençon) Vizzini',
  synonyms: ['Clitocybe amoenolens'],
  commonNames: { en: ['Paralysis funnel'], es: [], pt: [] },
  summary: {
    en: 'A scented, foxy funnel of conifers in southern Europe. Days after the meal hands and feet burn, for weeks or months.',
    es: 'Embudo aromático y rojizo de las coníferas del sur de Europa. Días después, manos y pies arden durante semanas o meses.',
    pt: 'Funil perfumado e ruivo das coníferas do sul da Europa. Dias depois, mãos e pés ardem durante semanas ou meses.',
  },
  about: {
    en: `A tawny funnel with an inrolled edge and crowded gills that run down the stem, frosted white in youth, later flesh-coloured to fox red with watery spots. Its mark is the scent: strong, of jasmine or orange blossom to some, of overripe pears to others, pleasant first and then too much.

It was described from the cedar woods of Morocco in 1975. Nobody knew its poison until 1996, when families in the Maurienne valley of the French Alps ate it for an edible tawny funnel, _Paralepista flaccida_ (_Lepista inversa_ in older books). Others followed, eight people in Avezzano, Italy, in 2002 among them. It grows at Burgos too, under cypress and pine, and in Switzerland, where inspectors no longer pass two edible funnels because of it. Young ones pass for white funnels such as _Collybia phyllophila_ and _Clitocybe rivulosa_, which are poisonous themselves.

Acromelic acid A, found in it, excites nerves. A day or more after the meal hands and feet tingle, burn, redden and swell, in attacks that come mostly at night and that warmth, standing and walking make worse. Stomach and gut stay quiet, so hardly anybody thinks of mushrooms. In the French cases it lasted from eight days to five months.`,
    es: `Embudo leonado de borde enrollado y láminas apretadas y decurrentes, escarchado de blanco cuando joven, después color carne a rojizo con manchas acuosas. Su seña es el aroma: fuerte, a jazmín o azahar para unos, a pera pasada para otros, primero agradable y luego excesivo.

Se describió en los cedrales de Marruecos en 1975. Nadie supo de su veneno hasta 1996, cuando unas familias del valle de la Maurienne, en los Alpes franceses, lo comieron por un embudo comestible, _Paralepista flaccida_ (_Lepista inversa_ en los libros antiguos). Hubo más casos, entre ellos ocho personas en Avezzano, Italia, en 2002. Crece también en Burgos, bajo cipreses y pinos, y en Suiza, donde por su causa los inspectores ya no admiten dos embudos comestibles. Los jóvenes pasan por clitocibes blancos como _Collybia phyllophila_ y _Clitocybe rivulosa_, venenosos ellos mismos.

El ácido acromélico A que contiene excita los nervios. Un día o más después, manos y pies hormiguean, arden, enrojecen y se hinchan, en ataques que llegan sobre todo de noche y que empeoran con el calor, de pie y al andar. El estómago no protesta, y casi nadie piensa en las setas. En los casos franceses duró de ocho días a cinco meses.`,
    pt: `Funil fulvo de borda enrolada e lâminas apertadas e decurrentes, coberto de geada branca quando jovem, depois cor de carne a ruivo com manchas aquosas. Seu sinal é o perfume: forte, de jasmim ou flor de laranjeira para uns, de pera passada para outros, primeiro agradável e depois excessivo.

Foi descrito nos bosques de cedro de Marrocos em 1975. Ninguém soube do seu veneno até 1996, quando famílias do vale de Maurienne, nos Alpes franceses, o comeram por um funil comestível, _Paralepista flaccida_ (_Lepista inversa_ nos livros antigos). Houve outros casos, entre eles oito pessoas em Avezzano, na Itália, em 2002. Cresce também em Burgos, na Espanha, sob ciprestes e pinheiros, e na Suíça, onde por causa dele os inspetores já não aceitam dois funis comestíveis. Os jovens passam por clitocibes brancos como _Collybia phyllophila_ e _Clitocybe rivulosa_, também venenosos.

O ácido acromélico A que contém excita os nervos. Um dia ou mais depois, mãos e pés formigam, ardem, avermelham e incham, em ataques que vêm sobretudo à noite e pioram com o calor, em pé e ao andar. O estômago não reclama, e quase ninguém pensa em cogumelos. Nos casos franceses durou de oito dias a cinco meses.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Tricholomataceae',
    genus: 'Paralepistopsis',
    species: 'amoenolens',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Burning hands and feet, for weeks or months.',
      es: 'Manos y pies que arden, durante semanas o meses.',
      pt: 'Mãos e pés que ardem, durante semanas ou meses.',
    },
    advice: {
      en: 'There is no antidote, and common painkillers do little. Burning hands or feet up to a week after a mushroom meal: call a poison centre and tell the doctor what was eaten. Do not eat the rest.',
      es: 'No hay antídoto, y los analgésicos comunes hacen poco. Si arden manos o pies hasta una semana después de comer setas, llama a un centro de toxicología y di al médico qué se comió. No comas lo que quede.',
      pt: 'Não há antídoto, e os analgésicos comuns fazem pouco. Se mãos ou pés ardem até uma semana depois de comer cogumelos, ligue para um centro de informação toxicológica e diga ao médico o que foi comido. Não coma o resto.',
    },
  },
  poisoning: {
    toxins: ['acromelic acid A'],
    syndrome: 'erythromelalgia',
    onsetHours: { min: 24, max: 168 },
    course: [
      {
        when: { en: 'Day 1–3, at times day 7', es: 'Día 1–3, a veces 7', pt: 'Dia 1–3, às vezes 7' },
        what: {
          en: 'Tingling and stings like electric shocks in toes and fingers; no vomiting, no diarrhoea.',
          es: 'Hormigueo y pinchazos como descargas en los dedos de pies y manos; sin vómitos ni diarrea.',
          pt: 'Formigamento e pontadas como choques nos dedos dos pés e das mãos; sem vômitos nem diarreia.',
        },
      },
      {
        when: { en: 'First weeks', es: 'Primeras semanas', pt: 'Primeiras semanas' },
        what: {
          en: 'Attacks of burning pain in feet and hands, red and swollen, mostly at night; cold soothes, warmth and walking make it worse. Sleep is hardly possible.',
          es: 'Ataques de dolor ardiente en pies y manos, rojos e hinchados, sobre todo de noche; el frío alivia, el calor y andar empeoran. Apenas se puede dormir.',
          pt: 'Ataques de dor em queimação nos pés e nas mãos, vermelhos e inchados, sobretudo à noite; o frio alivia, o calor e andar pioram. Quase não se consegue dormir.',
        },
      },
      {
        when: { en: 'Weeks to months', es: 'Semanas a meses', pt: 'Semanas a meses' },
        what: {
          en: 'It fades slowly. Signs lasted up to five months, in one person three years.',
          es: 'Cede despacio. Duró hasta cinco meses, en una persona tres años.',
          pt: 'Cede devagar. Durou até cinco meses, numa pessoa três anos.',
        },
      },
    ],
    source: 'saviuc-2001',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–9 cm, a shallow funnel, inrolled; white frost when young, then flesh-coloured to fox red',
      es: '3–9 cm, embudo poco hondo, enrollado; escarcha blanca de joven, luego color carne a rojizo',
      pt: '3–9 cm, funil raso, enrolado; geada branca quando jovem, depois cor de carne a ruivo',
    },
    gills: {
      en: 'Crowded, running down the stem; whitish, then ochre to pinkish beige',
      es: 'Apretadas, decurrentes; blanquecinas, luego ocres a beige rosado',
      pt: 'Apertadas, decurrentes; esbranquiçadas, depois ocres a bege-rosado',
    },
    stipe: {
      en: '2.5–6 cm, short, coloured like the cap or paler, white felt at the base; no ring',
      es: '2,5–6 cm, corto, color del píleo o más pálido, fieltro blanco en la base; sin anillo',
      pt: '2,5–6 cm, curto, cor do chapéu ou mais claro, feltro branco na base; sem anel',
    },
    flesh: {
      en: 'Firm and elastic, whitish to cream',
      es: 'Firme y elástica, blanquecina a crema',
      pt: 'Firme e elástica, esbranquiçada a creme',
    },
    spores: {
      en: 'Print white to pale cream',
      es: 'Esporada blanca a crema pálido',
      pt: 'Esporada branca a creme-pálida',
    },
    odour: {
      en: 'Strong, of jasmine, orange blossom or overripe pear, cloying in the end',
      es: 'Fuerte, a jazmín, azahar o pera pasada, al final empalagoso',
      pt: 'Forte, de jasmim, flor de laranjeira ou pera passada, enjoativo no fim',
    },
  },
  decisive: ['odour', 'cap'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'depressed', 'infundibuliform'],
    capSurfaces: ['smooth', 'cracked'],
    capMargin: 'inrolled',
    hymenium: 'gills',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'fibrillose',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#cf9766', light: '#ecd9c1', dark: '#a8602f' },
      hymenium: { typical: '#e3c79f', light: '#f2e6cf', dark: '#cda377' },
      stipe: { typical: '#d9b48a', light: '#ead5b8', dark: '#b5835a' },
      flesh: { typical: '#f6ecd9' },
      marks: { typical: '#f4ece0' },
    },
    size: { cap: { min: 3, max: 9 }, height: { min: 2.5, max: 6 }, stipeThickness: { min: 0.6, max: 1.6 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-fruit': 'usual',
    'smell-faint': 'misread',
    'colour-brown': 'usual',
    'colour-orange': 'usual',
    'colour-white': 'sometimes',
    'colour-cream': 'sometimes',
    'colour-red': 'sometimes',
    'surface-slimy': 'sometimes',
    'surface-velvet': 'misread',
    'ground-broadleaf': 'sometimes',
    'ground-grass': 'sometimes',
    'ground-soil': 'sometimes',
    'growth-ring': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'underside-ridges': 'misread',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Needle litter of cedar, pine, cypress and other conifers, often on limestone and in mountains; also parks on the edge of towns.',
    es: 'Hojarasca de cedros, pinos, cipreses y otras coníferas, a menudo sobre caliza y en montaña; también parques a las afueras de las ciudades.',
    pt: 'Folhas mortas de cedros, pinheiros, ciprestes e outras coníferas, muitas vezes sobre calcário e em montanha; também parques nos arredores das cidades.',
  },
  distribution: {
    en: 'Morocco, Spain, southern France, Italy and Switzerland, local and spreading. A relative with the same poison, _Paralepistopsis acromelalga_, grows in Japan and Korea.',
    es: 'Marruecos, España, sur de Francia, Italia y Suiza, local y en expansión. En Japón y Corea vive _Paralepistopsis acromelalga_, con el mismo veneno.',
    pt: 'Marrocos, Espanha, sul da França, Itália e Suíça, local e em expansão. No Japão e na Coreia vive _Paralepistopsis acromelalga_, com o mesmo veneno.',
  },
  seasons: [
    {
      region: { en: 'Alps and Apennines', es: 'Alpes y Apeninos', pt: 'Alpes e Apeninos' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [9],
    },
    {
      region: { en: 'Northern Spain', es: 'Norte de España', pt: 'Norte da Espanha' },
      area: 'iberia',
      hemisphere: 'north',
      months: [10, 11, 12, 1],
      peak: [11, 12],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'skin-rash',
      description: {
        en: 'Hands and feet redden, swell and burn, in attacks.',
        es: 'Manos y pies enrojecen, se hinchan y arden, en ataques.',
        pt: 'Mãos e pés avermelham, incham e ardem, em ataques.',
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
      species: 'collybia-phyllophila',
      trait: 'cap',
      own: {
        en: 'Tawny to fox red under the frost; strong scent of flowers or pears',
        es: 'Leonado a rojizo bajo la escarcha; fuerte aroma a flores o peras',
        pt: 'Fulvo a ruivo sob a geada; perfume forte de flores ou peras',
      },
      other: {
        en: 'White to flesh-coloured at every age. As poisonous',
        es: 'Blanco a color carne a cualquier edad. Igual de venenosa',
        pt: 'Branco a cor de carne em qualquer idade. Tão venenosa quanto a outra',
      },
    },
    {
      species: 'clitocybe-rivulosa',
      trait: 'odour',
      own: {
        en: 'Strong, of flowers or overripe pears; under conifers',
        es: 'Fuerte, a flores o pera pasada; bajo coníferas',
        pt: 'Forte, de flores ou pera passada; sob coníferas',
      },
      other: {
        en: 'Faint, mealy or sweetish; in short grass. As poisonous',
        es: 'Débil, harinoso o dulzón; en hierba corta. Igual de venenosa',
        pt: 'Fraco, farináceo ou adocicado; em grama curta. Tão venenosa quanto a outra',
      },
    },
    {
      name: 'Paralepista flaccida',
      edibility: 'caution',
      trait: 'odour',
      own: {
        en: 'Strong, of jasmine or overripe pear. Poisonous',
        es: 'Fuerte, a jazmín o pera pasada. Venenosa',
        pt: 'Forte, de jasmim ou pera passada. Venenosa',
      },
      other: {
        en: 'Faint; cap tawny to fox red',
        es: 'Débil; píleo leonado a rojo zorro',
        pt: 'Fraco; chapéu fulvo a vermelho-raposa',
      },
    },
  ],
  references: ['saviuc-2001', 'white-2019', 'laessoe-petersen-2019', 'index-fungorum'],
}
