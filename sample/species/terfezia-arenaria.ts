import type { SpeciesSample } from '@sample/types'

export const terfeziaArenaria: SpeciesSample = {
  slug: 'terfezia-arenaria',
  scientificName: 'Terfezia arenaria',
  authority: '(Moris) Trappe',
  synonyms: ['Terfezia leonis'],
  commonNames: {
    en: ['Desert truffle'],
    es: ['criadilla de tierra', 'turma'],
    pt: ['túbera'],
  },
  summary: {
    en: 'A potato in the sand of spring pastures, dug up with a stick beside a small rockrose. Mild where the black truffle is loud, and a fraction of its price.',
    es: 'Una patata en la arena de los pastos de primavera, que se saca con un punzón junto a una jarilla. Suave donde la trufa negra es intensa, y mucho más barata.',
    pt: 'Uma batata na areia dos pastos de primavera, tirada com um ferro junto a uma pequena cistácea. Suave onde a trufa-negra é intensa, e bem mais barata.',
  },
  about: {
    en: `No dog is needed. In March and April the ripening knobs lift the sandy soil until it cracks, and people of Extremadura, the Alentejo and western Andalusia walk the pastures looking for those cracks and for the yellow flowers of _Tuberaria guttata_, the annual rockrose with which it lives.

Desert truffles are an old food round the Mediterranean and through Arabia, where other species are collected after the winter rains. This one likes acid sand. Its skin is smooth, cream then red-brown, with darker stains; the flesh is white to pinkish in pale-edged pockets, solid and without strong smell, and it is cooked like a vegetable, in tortillas and stews.

A good year needs rain in autumn and again at the end of winter. Earthballs, which also lie half-buried in sand, are the error to avoid: their inside is black and powdery, and they poison.`,
    es: `No hace falta perro. En marzo y abril los tubérculos que maduran levantan la arena hasta agrietarla, y en Extremadura, el Alentejo y Andalucía occidental la gente recorre los pastos buscando esas grietas y las flores amarillas de _Tuberaria guttata_, la jarilla anual con la que vive.

Las trufas del desierto son un alimento antiguo en torno al Mediterráneo y en Arabia, donde se recolectan otras especies tras las lluvias del invierno. Esta prefiere la arena ácida. La piel es lisa, crema y luego pardo rojiza, con manchas oscuras; la carne, blanca a rosada, en bolsas de borde claro, maciza y de poco olor, y se cocina como una verdura, en tortilla y guisos.

Un buen año pide lluvia en otoño y de nuevo a finales del invierno. El error que hay que evitar son los esclerodermas, también semienterrados en la arena: por dentro son negros y polvorientos, e intoxican.`,
    pt: `Não é preciso cão. Em março e abril os tubérculos que amadurecem levantam a areia até rachá-la, e na Extremadura espanhola, no Alentejo e na Andaluzia ocidental as pessoas percorrem os pastos procurando essas fendas e as flores amarelas de _Tuberaria guttata_, a pequena cistácea anual com que vive.

As trufas-do-deserto são um alimento antigo em torno do Mediterrâneo e na Arábia, onde outras espécies são colhidas depois das chuvas de inverno. Esta prefere a areia ácida. A pele é lisa, creme e depois marrom-avermelhada, com manchas escuras; a carne, branca a rosada, em bolsas de borda clara, maciça e de pouco cheiro, e é cozida como legume, em omeletes e ensopados.

Um bom ano pede chuva no outono e de novo no fim do inverno. O erro a evitar são os esclerodermas, também meio enterrados na areia: por dentro são pretos e em pó, e intoxicam.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Pezizaceae',
    genus: 'Terfezia',
    species: 'arenaria',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Cut each in half: pale and marbled, never black or powdery.',
      es: 'Parte cada una: clara y jaspeada, nunca negra ni polvorienta.',
      pt: 'Corte cada uma ao meio: clara e mosqueada, nunca preta nem em pó.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, well washed and cooked. Raw or underdone it can disagree.',
      es: 'Comestible solo si un experto la ha identificado con certeza, bien lavada y cocinada. Cruda o poco hecha puede sentar mal.',
      pt: 'Comestível apenas quando identificada com certeza por um especialista, bem lavada e cozida. Crua ou malcozida pode fazer mal.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '3–10 cm, potato-shaped; skin smooth, cream, then ochre to red-brown with darker stains',
      es: '3–10 cm, en forma de patata; piel lisa, crema y luego ocre a pardo rojiza con manchas',
      pt: '3–10 cm, em forma de batata; pele lisa, creme, depois ocre a marrom-avermelhada com manchas',
    },
    flesh: {
      en: 'Whitish to salmon pockets between paler veins; firm and juicy',
      es: 'Bolsas blanquecinas a salmón entre venas más claras; firme y jugosa',
      pt: 'Bolsas esbranquiçadas a salmão entre veias mais claras; firme e suculenta',
    },
    spores: {
      en: 'Inside; round, with blunt warts, eight in a sac',
      es: 'En el interior; redondas, con verrugas romas, ocho por asca',
      pt: 'No interior; redondos, com verrugas rombas, oito por asco',
    },
    odour: {
      en: 'Faint, of earth and fresh mushroom',
      es: 'Débil, a tierra y seta fresca',
      pt: 'Fraco, de terra e cogumelo fresco',
    },
  },
  decisive: ['flesh', 'cap'],
  traits: {
    growthForm: 'truffle',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['cream'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'soil',
    colours: {
      cap: { typical: '#c39a6c', light: '#e0c79f', dark: '#8a5f3e' },
      hymenium: { typical: '#dcb7a0', light: '#efdccb', dark: '#b98d78' },
      flesh: { typical: '#efdccb', light: '#f8efe2', dark: '#cfa38d' },
    },
    size: { cap: { min: 3, max: 10 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-brown': 'usual',
    'colour-cream': 'usual',
    'ground-grass': 'usual',
    'growth-group': 'sometimes',
    'stem-absent': 'usual',
    'surface-cracked': 'sometimes',
  },
  habitat: {
    en: 'Sandy, acid pastures and clearings with annual rockroses, just below the surface.',
    es: 'Pastos y claros arenosos y ácidos con jarillas anuales, casi a ras de suelo.',
    pt: 'Pastos e clareiras arenosos e ácidos com cistáceas anuais, quase à superfície.',
  },
  distribution: {
    en: 'Western Mediterranean: south-west of the Iberian Peninsula, Morocco, Algeria, Sardinia and Italy.',
    es: 'Mediterráneo occidental: suroeste ibérico, Marruecos, Argelia, Cerdeña e Italia.',
    pt: 'Mediterrâneo ocidental: sudoeste ibérico, Marrocos, Argélia, Sardenha e Itália.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [3, 4, 5],
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
        en: 'Sand left in the folds, and underdone slices, are what usually disagrees.',
        es: 'Lo que suele sentar mal es la arena de los pliegues y las rodajas poco hechas.',
        pt: 'O que costuma fazer mal é a areia das dobras e as fatias malcozidas.',
      },
    },
  ],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Between new potato and young artichoke.',
        es: 'Entre patata nueva y alcachofa tierna.',
        pt: 'Entre batata nova e alcachofra tenra.',
      },
    },
  ],
  textures: [
    {
      value: 'crunchy',
      description: {
        en: 'Crisp when briefly fried.',
        es: 'Crujiente si se fríe poco.',
        pt: 'Crocante se frita por pouco tempo.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Heavy, tight-skinned, without soft spots.',
      es: 'Pesada, de piel tersa y sin zonas blandas.',
      pt: 'Pesada, de pele lisa e sem partes moles.',
    },
    description: {
      en: 'It is sold by the kilo in spring markets, usually unwashed: the sand is weighed too. Soft, darkened or sour-smelling pieces are spoiled. It keeps a week in the refrigerator, and bottled for a year.',
      es: 'Se vende por kilos en los mercados de primavera, casi siempre sin lavar: la arena también pesa. Las blandas, oscurecidas o de olor agrio están pasadas. Aguanta una semana en la nevera y un año en conserva.',
      pt: 'É vendida por quilo nos mercados de primavera, quase sempre sem lavar: a areia também pesa. As moles, escurecidas ou de cheiro azedo já passaram. Dura uma semana na geladeira e um ano em conserva.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'scleroderma-citrinum',
      trait: 'flesh',
      own: {
        en: 'Whitish to pinkish, firm, marbled',
        es: 'Blanquecina a rosada, firme, jaspeada',
        pt: 'Esbranquiçada a rosada, firme, mosqueada',
      },
      other: {
        en: 'Purplish black, later powder, in a thick white rind',
        es: 'Negro violácea, luego polvo, en una corteza blanca y gruesa',
        pt: 'Preto-violácea, depois pó, numa casca branca e grossa',
      },
    },
    {
      species: 'tuber-melanosporum',
      trait: 'cap',
      own: {
        en: 'Smooth and pale, in acid sand, in spring',
        es: 'Lisa y clara, en arena ácida, en primavera',
        pt: 'Lisa e clara, em areia ácida, na primavera',
      },
      other: {
        en: 'Black and warty, in limy soil, in winter',
        es: 'Negra y verrugosa, en suelo calizo, en invierno',
        pt: 'Preta e verrugosa, em solo calcário, no inverno',
      },
    },
  ],
  references: ['boa-2004', 'smith-read-2008', 'index-fungorum'],
}
