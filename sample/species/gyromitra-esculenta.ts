import type { SpeciesSample } from '@sample/types'

export const gyromitraEsculenta: SpeciesSample = {
  slug: 'gyromitra-esculenta',
  scientificName: 'Gyromitra esculenta',
  authority: '(Pers.) Fr.',
  gbif: 5258510,
  synonyms: ['Helvella esculenta'],
  commonNames: {
    en: ['False morel', 'Brain mushroom'],
    es: ['bonete', 'falsa colmenilla'],
    pt: ['falsa-morchela', 'giromitra'],
  },
  summary: {
    en: 'A brain-like spring mushroom whose name means edible. It has killed, raw and cooked, and its vapour is poisonous.',
    es: 'Seta de primavera con aspecto de cerebro y nombre de comestible. Ha matado, cruda y cocinada, y su vapor es tóxico.',
    pt: 'Cogumelo de primavera com aspecto de cérebro e nome de comestível. Já matou, cru e cozido, e o seu vapor é tóxico.',
  },
  about: {
    en: `In spring, when the sandy ground under pines is still bare, the false morel lies there like a small chestnut-brown brain on a stout pale stem. Folds and lobes take the place of a morel’s honeycomb, and a cut from top to bottom shows a maze of irregular chambers, not one clean hollow. It often likes disturbed soil: track sides, felled woodland, old bark heaps.

Its poison, gyromitrin, breaks down in the body into monomethylhydrazine, a volatile compound also known as rocket fuel. It attacks the gut, the liver, the red blood cells and the nervous system. Because the poison evaporates, cooks have fallen ill from the steam of the pot.

_Esculenta_ means edible, and in parts of northern and eastern Europe it has long been eaten after repeated boiling. Boiling and drying lower the poison but do not remove it with certainty; amounts differ from place to place, and people who had eaten it for years have been gravely poisoned. A cluster of motor neurone disease in the French Alps has been linked to meals of false morels, without proof of the cause. Its sale is forbidden in several countries.`,
    es: `En primavera, cuando el suelo arenoso de los pinares está aún desnudo, el bonete aparece como un pequeño cerebro pardo castaño sobre un pie claro y rechoncho. En lugar de los alvéolos de la colmenilla tiene pliegues y lóbulos, y al cortarlo de arriba abajo muestra un laberinto de cámaras irregulares, no un solo hueco limpio. Le gusta la tierra removida: bordes de pistas, talas, viejos montones de corteza.

Su veneno, la giromitrina, se transforma en el cuerpo en monometilhidrazina, un compuesto volátil empleado también como combustible de cohetes. Ataca el tubo digestivo, el hígado, los glóbulos rojos y el sistema nervioso. Como el veneno se evapora, hay cocineros que han enfermado con solo respirar el vapor de la olla.

_Esculenta_ significa comestible, y en zonas del norte y el este de Europa se ha comido de antiguo tras varios hervores. Hervir y secar reduce el veneno, pero no lo elimina con seguridad; su cantidad cambia de un lugar a otro, y personas que la comían desde hacía años han sufrido intoxicaciones graves. Un grupo de casos de esclerosis lateral amiotrófica en los Alpes franceses se ha relacionado con comidas de falsas colmenillas, sin que la causa esté probada. Su venta está prohibida en varios países.`,
    pt: `Na primavera, quando o solo arenoso dos pinhais ainda está nu, a falsa-morchela aparece como um pequeno cérebro marrom sobre um estipe claro e atarracado. Em vez dos alvéolos da morchela tem dobras e lóbulos e, cortada de cima a baixo, mostra um labirinto de câmaras irregulares, não um único oco limpo. Gosta de terra revolvida: beiras de caminhos, cortes de mata, velhos montes de casca.

O seu veneno, a giromitrina, transforma-se no corpo em monometil-hidrazina, um composto volátil usado também como combustível de foguetes. Ataca o tubo digestivo, o fígado, os glóbulos vermelhos e o sistema nervoso. Como o veneno evapora, há cozinheiros que adoeceram só de respirar o vapor da panela.

_Esculenta_ significa comestível, e em partes do norte e do leste da Europa ela é comida desde longa data depois de várias fervuras. Ferver e secar reduz o veneno, mas não o elimina com certeza; a quantidade muda de um lugar para outro, e pessoas que a comiam havia anos sofreram intoxicações graves. Um grupo de casos de esclerose lateral amiotrófica nos Alpes franceses foi relacionado a refeições de falsas-morchelas, sem prova da causa. A venda é proibida em vários países.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Discinaceae',
    genus: 'Gyromitra',
    species: 'esculenta',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'It can kill, even after cooking.',
      es: 'Puede matar, incluso cocinada.',
      pt: 'Pode matar, mesmo depois de cozida.',
    },
    advice: {
      en: 'Boiling or drying does not make it harmless, and the steam is poisonous to breathe. Leave it, whatever its name or local custom says; if any was eaten, call a poison centre now.',
      es: 'Hervirla o secarla no la vuelve inofensiva, y su vapor es tóxico al respirarlo. No la consumas, diga lo que diga su nombre o la costumbre; si alguien la ha comido, llama ya a un centro de toxicología.',
      pt: 'Ferver ou secar não a torna inofensiva, e o vapor é tóxico quando respirado. Não a consuma, diga o que disser o nome ou o costume; se alguém comeu, ligue já para um centro de informação toxicológica.',
    },
  },
  poisoning: {
    toxins: ['gyromitrin', 'monomethylhydrazine'],
    syndrome: 'gyromitrin',
    onsetHours: { min: 2, max: 12 },
    course: [
      {
        when: { en: '0–4 h', es: '0–4 h', pt: '0–4 h' },
        what: {
          en: 'Usually nothing; rarely the illness starts after two hours, or sooner if the cooking vapour was breathed in.',
          es: 'Por lo general, nada; rara vez empieza a las dos horas, o antes si se ha respirado el vapor de la cocción.',
          pt: 'Em geral, nada; raramente começa depois de duas horas, ou antes se o vapor do cozimento foi respirado.',
        },
      },
      {
        when: { en: '4–12 h', es: '4–12 h', pt: '4–12 h' },
        what: {
          en: 'Bloating, nausea, vomiting, cramps and diarrhoea, with headache and dizziness.',
          es: 'Hinchazón, náuseas, vómitos, cólicos y diarrea, con dolor de cabeza y mareo.',
          pt: 'Distensão abdominal, náusea, vômitos, cólicas e diarreia, com dor de cabeça e tontura.',
        },
      },
      {
        when: { en: '12–48 h', es: '12–48 h', pt: '12–48 h' },
        what: {
          en: 'Most improve. In severe cases weakness, confusion, jaundice and breakdown of red blood cells.',
          es: 'La mayoría mejora. En los casos graves, debilidad, confusión, ictericia y destrucción de glóbulos rojos.',
          pt: 'A maioria melhora. Nos casos graves, fraqueza, confusão, icterícia e destruição de glóbulos vermelhos.',
        },
      },
      {
        when: { en: 'From day 2', es: 'Desde el día 2', pt: 'A partir do 2º dia' },
        what: {
          en: 'In the worst cases liver failure, seizures, coma and death.',
          es: 'En los peores casos, fallo hepático, convulsiones, coma y muerte.',
          pt: 'Nos piores casos, insuficiência hepática, convulsões, coma e morte.',
        },
      },
    ],
    source: 'graeme-2014',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–12 cm, folded like a brain, reddish to chestnut brown; no honeycomb of pits',
      es: '3–12 cm, plegado como un cerebro, pardo rojizo a castaño; sin alvéolos',
      pt: '3–12 cm, dobrado como um cérebro, marrom-avermelhado; sem alvéolos',
    },
    stipe: {
      en: '2–6 cm, stout, whitish to flesh-tinted, often furrowed',
      es: '2–6 cm, rechoncho, blanquecino a carnoso, a menudo surcado',
      pt: '2–6 cm, atarracado, esbranquiçado a cor de carne, muitas vezes sulcado',
    },
    flesh: {
      en: 'Thin, waxy and brittle; cut lengthwise it shows several irregular chambers',
      es: 'Delgada, cérea y frágil; al corte longitudinal, varias cámaras irregulares',
      pt: 'Fina, cerosa e quebradiça; em corte longitudinal, várias câmaras irregulares',
    },
    spores: {
      en: 'Formed in asci on the outer surface; smooth, each with two oil drops',
      es: 'Formadas en ascas en la superficie externa; lisas, con dos gotas de aceite',
      pt: 'Formados em ascos na superfície externa; lisos, com duas gotas de óleo',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'gyromitra',
    capShapes: ['none'],
    capSurfaces: ['wrinkled'],
    capMargin: 'lobed',
    hymenium: 'smooth',
    attachment: 'none',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['cream', 'yellow'],
    ecology: ['saprotrophic'],
    habit: 'scattered',
    ground: 'needles',
    colours: {
      cap: { typical: '#8c4526', light: '#b0683c', dark: '#3f1c12' },
      stipe: { typical: '#e6cfae', light: '#f0e3cb', dark: '#cfae8c' },
      flesh: { typical: '#ecd9bd' },
    },
    size: { cap: { min: 3, max: 12 }, height: { min: 2, max: 6 }, stipeThickness: { min: 1, max: 3 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-red': 'sometimes',
    'ground-soil': 'sometimes',
    'flesh-chalk': 'misread',
    'shape-cup': 'misread',
  },
  habitat: {
    en: 'Sandy ground under pines and other conifers, often where the soil has been disturbed.',
    es: 'Suelos arenosos bajo pinos y otras coníferas, a menudo donde la tierra ha sido removida.',
    pt: 'Solos arenosos sob pinheiros e outras coníferas, muitas vezes onde a terra foi revolvida.',
  },
  distribution: {
    en: 'Europe and North America, commonest in the north and in mountains; also in Japan.',
    es: 'Europa y Norteamérica, más común en el norte y en las montañas; también en Japón.',
    pt: 'Europa e América do Norte, mais comum no norte e nas montanhas; também no Japão.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [4, 5, 6],
      peak: [5],
    },
    {
      region: { en: 'Western North America', es: 'Oeste de Norteamérica', pt: 'Oeste da América do Norte' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [3, 4, 5, 6],
      peak: [5],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [3, 4, 5, 6],
      peak: [4, 5],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'liver-damage',
      description: {
        en: 'From mild inflammation to failure.',
        es: 'Desde una inflamación leve hasta el fallo del órgano.',
        pt: 'De uma inflamação leve à insuficiência do órgão.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Starts 4 to 12 hours after the meal, rarely sooner, and may last two days.',
        es: 'Empiezan entre 4 y 12 horas después de comer, rara vez antes, y pueden durar dos días.',
        pt: 'Começam de 4 a 12 horas depois da refeição, raramente antes, e podem durar dois dias.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'With headache and unsteadiness, from the poison’s effect on the nerves.',
        es: 'Con dolor de cabeza e inestabilidad, por la acción del veneno sobre los nervios.',
        pt: 'Com dor de cabeça e falta de equilíbrio, pela ação do veneno sobre os nervos.',
      },
    },
    {
      value: 'confusion',
      description: {
        en: 'A sign of severe poisoning; seizures and coma may follow.',
        es: 'Señal de intoxicación grave; pueden seguir convulsiones y coma.',
        pt: 'Sinal de intoxicação grave; podem seguir-se convulsões e coma.',
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
      species: 'gyromitra-infula',
      trait: 'cap',
      own: {
        en: 'Folded like a brain, without raised tips. Deadly',
        es: 'Plegado como un cerebro, sin puntas alzadas. Mortal',
        pt: 'Dobrado como um cérebro, sem pontas erguidas. Mortal',
      },
      other: {
        en: 'A saddle with raised lobes, smooth or wavy. Treat as deadly',
        es: 'Silla de montar de lóbulos alzados, lisa u ondulada. Trátala como mortal',
        pt: 'Sela de lobos erguidos, lisa ou ondulada. Trate-a como mortal',
      },
    },
    {
      name: 'Gyromitra gigas',
      edibility: 'poisonous',
      trait: 'stipe',
      own: {
        en: 'Slender, much narrower than the cap. Deadly',
        es: 'Delgado, mucho más estrecho que el píleo. Mortal',
        pt: 'Fino, bem mais estreito que o chapéu. Mortal',
      },
      other: {
        en: 'Massive and folded, nearly as wide as the cap. Leave it too',
        es: 'Macizo y plegado, casi tan ancho como el píleo. Déjala también',
        pt: 'Maciço e dobrado, quase tão largo quanto o chapéu. Deixe-a também',
      },
    },
    {
      species: 'morchella-esculenta',
      trait: 'flesh',
      own: {
        en: 'Many irregular chambers when cut; head folded like a brain',
        es: 'Muchas cámaras irregulares al corte; cabeza plegada como un cerebro',
        pt: 'Muitas câmaras irregulares ao corte; cabeça dobrada como um cérebro',
      },
      other: {
        en: 'One single hollow when cut; head pitted like a honeycomb',
        es: 'Un solo hueco al corte; cabeza alveolada como un panal',
        pt: 'Um único oco ao corte; cabeça alveolada como um favo',
      },
    },
    {
      species: 'verpa-bohemica',
      trait: 'cap',
      own: {
        en: 'Brain-like lobes, reddish brown, grown to the stem',
        es: 'Lóbulos como un cerebro, pardo rojizos, unidos al pie',
        pt: 'Lobos como um cérebro, marrom-avermelhados, unidos ao estipe',
      },
      other: {
        en: 'A skirt with lengthwise wrinkles, free of the stem',
        es: 'Una falda con arrugas a lo largo, libre del pie',
        pt: 'Uma saia com rugas ao longo, livre do estipe',
      },
    },
  ],
  references: [
    'benjamin-1995',
    'white-2019',
    'lagrange-2021',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'index-fungorum',
    'graeme-2014',
  ],
}
