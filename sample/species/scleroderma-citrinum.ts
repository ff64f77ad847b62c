import type { SpeciesSample } from '@sample/types'

export const sclerodermaCitrinum: SpeciesSample = {
  slug: 'scleroderma-citrinum',
  scientificName: 'Scleroderma citrinum',
  authority: 'Pers.',
  gbif: 5239982,
  synonyms: ['Scleroderma aurantium', 'Scleroderma vulgare'],
  commonNames: {
    en: ['Common earthball', 'Pigskin poison puffball'],
    es: ['escleroderma amarillo', 'escleroderma común'],
    pt: ['escleroderma-amarelo'],
  },
  summary: {
    en: 'A hard yellow ball with cracked, scaly skin. Cut it in half: a black marbled core under a thick rind is never a puffball.',
    es: 'Bola dura y amarilla de piel agrietada y escamosa. Pártela en dos: un corazón negro veteado bajo una corteza gruesa nunca es de un cuesco de lobo.',
    pt: 'Bola dura e amarela de casca fendida e escamosa. Corte-a ao meio: miolo negro marmorizado sob casca grossa nunca é de bufa-de-lobo.',
  },
  about: {
    en: `On sour, sandy or peaty ground under birch, oak, beech or pine these yellowish balls sit half sunk in moss like lost potatoes. The skin is coarse and cracked into scales, the whole thing hard as a rubber ball. There is no stem, only a tuft of root-like cords. The fungus lives in partnership with tree roots; the old ball splits without any neat pore and gives its dark powder to wind and rain.

A knife settles the question. Under a rind several millimetres thick, which blushes pink where cut, the inside is white only for a short time; soon it is purplish black, finely veined with white. True puffballs such as _Calvatia gigantea_ are soft and evenly white right through, under a thin skin. It has also been passed off as truffle, which grows underground and has no such rind.

One fungus lives on it: _Pseudoboletus parasiticus_, a small bolete that grows from living earthballs. People fare worse. Even modest meals have caused cramps, vomiting, sweating, tingling and fainting, and the poison is unknown. Breathing in the spore powder has irritated eyes and nose.`,
    es: `En suelos ácidos, arenosos o turbosos, bajo abedules, robles, hayas o pinos, estas bolas amarillentas asoman medio hundidas en el musgo como patatas perdidas. La piel es basta y se agrieta en escamas; el conjunto, duro como una pelota de goma. No tiene pie, solo un penacho de cordones semejantes a raíces. El hongo vive asociado a las raíces de los árboles; de viejo se rasga sin poro definido y entrega su polvo oscuro al viento y a la lluvia.

El cuchillo zanja la cuestión. Bajo una corteza de varios milímetros, que se sonrosa al corte, el interior es blanco muy poco tiempo; pronto se vuelve negro violáceo, con finas venas blancas. Los verdaderos cuescos de lobo, como _Calvatia gigantea_, son blandos y de un blanco uniforme hasta el centro, bajo una piel fina. También se ha hecho pasar por trufa, que crece enterrada y no tiene esa corteza.

Un hongo vive a su costa: _Pseudoboletus parasiticus_, un pequeño boleto que brota de esclerodermas vivos. A las personas les sienta peor. Incluso raciones modestas han causado cólicos, vómitos, sudores, hormigueos y desmayos, y el veneno se desconoce. Respirar el polvo de esporas ha irritado ojos y nariz.`,
    pt: `Em solos ácidos, arenosos ou turfosos, sob bétulas, carvalhos, faias ou pinheiros, estas bolas amareladas ficam meio afundadas no musgo, como batatas perdidas. A casca é grosseira e se fende em escamas; o conjunto, duro como bola de borracha. Não tem estipe, só um tufo de cordões semelhantes a raízes. O fungo vive associado às raízes das árvores; velho, rasga-se sem poro definido e entrega o pó escuro ao vento e à chuva.

A faca resolve a questão. Sob uma casca de vários milímetros, que fica rosada ao corte, o interior é branco por muito pouco tempo; logo se torna negro-arroxeado, com finas veias brancas. As verdadeiras bufas-de-lobo, como _Calvatia gigantea_, são macias e de um branco uniforme até o centro, sob uma pele fina. Também já foi vendido como trufa, que cresce enterrada e não tem essa casca.

Um fungo vive à sua custa: _Pseudoboletus parasiticus_, um pequeno boleto que brota de esclerodermas vivos. Com as pessoas é pior. Mesmo porções modestas causaram cólicas, vômitos, suor, formigamento e desmaios, e o veneno é desconhecido. Respirar o pó de esporos já irritou olhos e nariz.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Sclerodermataceae',
    genus: 'Scleroderma',
    species: 'citrinum',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Neither puffball nor truffle: poisonous.',
      es: 'Ni cuesco de lobo ni trufa: venenoso.',
      pt: 'Nem bufa-de-lobo nem trufa: venenoso.',
    },
    advice: {
      en: 'Cramps, vomiting and fainting may follow a meal, and fainting calls for an ambulance. Keep the spore powder away from eyes and nose.',
      es: 'Comerlo puede causar cólicos, vómitos y desmayo; ante un desmayo, llama a emergencias. Mantén el polvo de esporas lejos de los ojos y la nariz.',
      pt: 'Comê-lo pode causar cólicas, vômitos e desmaio; em caso de desmaio, chame uma ambulância. Mantenha o pó de esporos longe dos olhos e do nariz.',
    },
  },
  poisoning: {
    toxins: [],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '½–3 h', es: '½–3 h', pt: '½–3 h' },
        what: {
          en: 'Stomach pain, nausea, weakness, sweating and pallor; some people feel tingling.',
          es: 'Dolor de estómago, náuseas, debilidad, sudor y palidez; algunas personas notan hormigueo.',
          pt: 'Dor de estômago, náusea, fraqueza, suor e palidez; algumas pessoas sentem formigamento.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Vomiting, at times diarrhoea; in severe cases fainting or cramping muscles.',
          es: 'Vómitos, a veces diarrea; en los casos graves, desmayo o espasmos musculares.',
          pt: 'Vômitos, às vezes diarreia; nos casos graves, desmaio ou espasmos musculares.',
        },
      },
      {
        when: { en: 'Within a day', es: 'En un día', pt: 'Em um dia' },
        what: {
          en: 'Most people recover once the stomach is empty and fluids are replaced.',
          es: 'La mayoría se recupera una vez vaciado el estómago y repuestos los líquidos.',
          pt: 'A maioria se recupera depois de esvaziado o estômago e repostos os líquidos.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–12 cm, flattened ball; yellow-ochre, cracked into coarse brownish scales; rind thick and hard',
      es: '3–12 cm, globoso aplanado; amarillo ocre, agrietado en escamas parduscas; corteza gruesa y dura',
      pt: '3–12 cm, globoso achatado; amarelo-ocre, fendido em escamas amarronzadas; casca grossa e dura',
    },
    stipe: {
      en: 'None; a tuft of tough whitish cords fixes it to the ground',
      es: 'Ausente; un penacho de cordones blanquecinos y tenaces lo fija al suelo',
      pt: 'Ausente; um tufo de cordões esbranquiçados e resistentes o prende ao solo',
    },
    flesh: {
      en: 'Rind white, pink when cut; inside soon purplish black, finely veined with white, then powdery',
      es: 'Corteza blanca, rosada al corte; interior pronto negro violáceo con venas blancas, luego pulverulento',
      pt: 'Casca branca, rosada ao corte; interior logo negro-arroxeado com veias brancas, depois em pó',
    },
    spores: {
      en: 'Dark brown powder; spores round, spiny and netted under the microscope',
      es: 'Polvo pardo oscuro; esporas redondas, espinosas y reticuladas al microscopio',
      pt: 'Pó marrom-escuro; esporos redondos, espinhosos e reticulados ao microscópio',
    },
    odour: {
      en: 'Strong, sharp, of rubber or gas',
      es: 'Fuerte y penetrante, a goma o a gas',
      pt: 'Forte e penetrante, de borracha ou de gás',
    },
  },
  decisive: ['flesh', 'cap'],
  traits: {
    growthForm: 'puffball',
    capShapes: ['none'],
    capSurfaces: ['scaly', 'cracked'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['blackish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'moss',
    colours: {
      cap: { typical: '#c9a552', light: '#dcc27e', dark: '#96702f' },
      hymenium: { typical: '#3f333a', light: '#e9e0d4', dark: '#2a2226' },
      flesh: { typical: '#f3e4d6' },
      marks: { typical: '#86602f', dark: '#5f4322' },
    },
    size: { cap: { min: 3, max: 12 }, height: { min: 3, max: 8 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-foul': 'usual',
    'flesh-red': 'sometimes',
    'ground-broadleaf': 'sometimes',
    'ground-soil': 'sometimes',
    'surface-warts': 'sometimes',
    'growth-scattered': 'sometimes',
  },
  habitat: {
    en: 'Woods, heaths and banks on acid, sandy or peaty soil, with birch, oak, beech and pine; often in moss or on rotten stumps.',
    es: 'Bosques, brezales y taludes sobre suelo ácido, arenoso o turboso, con abedules, robles, hayas y pinos; a menudo entre musgo o en tocones podridos.',
    pt: 'Bosques, charnecas e taludes em solo ácido, arenoso ou turfoso, com bétulas, carvalhos, faias e pinheiros; muitas vezes entre musgo ou em tocos podres.',
  },
  distribution: {
    en: 'Common in Europe and eastern North America; carried with planted trees to southern Brazil and other temperate regions.',
    es: 'Común en Europa y el este de Norteamérica; llevado con árboles plantados al sur de Brasil y a otras regiones templadas.',
    pt: 'Comum na Europa e no leste da América do Norte; levado com árvores plantadas ao sul do Brasil e a outras regiões temperadas.',
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
      region: {
        en: 'Eastern North America',
        es: 'Este de América del Norte',
        pt: 'Leste da América do Norte',
      },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Southern Brazil', es: 'Sur de Brasil', pt: 'Sul do Brasil' },
      area: 'brazil',
      hemisphere: 'south',
      months: [3, 4, 5, 6, 7],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'With stomach pain and sweating, soon after the meal.',
        es: 'Con dolor de estómago y sudor, poco después de comer.',
        pt: 'Com dor de estômago e suor, pouco depois da refeição.',
      },
    },
    {
      value: 'dizziness',
      description: {
        en: 'Weakness and even fainting have been described.',
        es: 'Se han descrito debilidad e incluso desmayos.',
        pt: 'Já se descreveram fraqueza e até desmaios.',
      },
    },
    {
      value: 'airway-irritation',
      description: {
        en: 'The spore powder has irritated eyes, nose and airways.',
        es: 'El polvo de esporas ha irritado ojos, nariz y vías respiratorias.',
        pt: 'O pó de esporos já irritou olhos, nariz e vias respiratórias.',
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
      species: 'calvatia-gigantea',
      trait: 'flesh',
      own: {
        en: 'Thick rind; inside purplish black, veined white',
        es: 'Corteza gruesa; interior negro violáceo con venas blancas',
        pt: 'Casca grossa; interior negro-arroxeado com veias brancas',
      },
      other: {
        en: 'Thin skin; inside soft and evenly white when young',
        es: 'Piel fina; interior blando y blanco uniforme de joven',
        pt: 'Pele fina; interior macio e branco uniforme quando jovem',
      },
    },
    {
      species: 'tuber-melanosporum',
      trait: 'flesh',
      own: {
        en: 'Thick white rind round a purplish black mass, later powder',
        es: 'Corteza blanca y gruesa en torno a una masa negro violácea, luego polvo',
        pt: 'Casca branca e grossa em torno de massa preto-violácea, depois pó',
      },
      other: {
        en: 'Black with fine white veins, firm',
        es: 'Negra con venas blancas finas, firme',
        pt: 'Preta com veias brancas finas, firme',
      },
    },
    {
      species: 'terfezia-arenaria',
      trait: 'flesh',
      own: {
        en: 'Purplish black, later powder, in a thick white rind',
        es: 'Negro violácea, luego polvo, en una corteza blanca y gruesa',
        pt: 'Preto-violácea, depois pó, numa casca branca e grossa',
      },
      other: {
        en: 'Whitish to pinkish, firm, marbled',
        es: 'Blanquecina a rosada, firme, jaspeada',
        pt: 'Esbranquiçada a rosada, firme, mosqueada',
      },
    },
  ],
  references: ['bresinsky-besl-1990', 'benjamin-1995', 'laessoe-petersen-2019', 'index-fungorum'],
}
