import type { SpeciesSample } from '@sample/types'

export const russulaEmetica: SpeciesSample = {
  slug: 'russula-emetica',
  scientificName: 'Russula emetica',
  authority: '(Schaeff.) Pers.',
  gbif: 2551213,
  commonNames: { en: ['The sickener'], es: ['rúsula emética'], pt: ['rússula-emética'] },
  summary: {
    en: 'Cherry red above, snow white below, in bog moss under conifers. A bite is enough to bring on vomiting.',
    es: 'Rojo cereza por arriba, blanco de nieve por abajo, entre esfagnos y coníferas. Un bocado basta para vomitar.',
    pt: 'Vermelho-cereja em cima, branco de neve embaixo, entre esfagnos e coníferas. Uma mordida basta para causar vômitos.',
  },
  about: {
    en: `Nothing in a northern bog wood is as red. The cap glistens as if varnished and loses its skin in one pull; gills and stem are pure white and snap like chalk. In drier pine and beech woods close relatives replace it, and older books lump them all.

The name says what it does. The burning substances that a taster feels on the tongue act on the stomach within an hour or two, raw or lightly cooked. There is no danger to life for a healthy adult, but children and frail people lose fluid fast.

Red is a poor guide in this genus. Dozens of red brittlegills exist, mild, hot and harmful, many of them separable only under the microscope. The old rule that mild ones may be eaten asks people to chew raw mushrooms of a group in which some kill: _Russula subnigricans_ of east Asia destroys muscle.`,
    es: `Nada es tan rojo en un bosque turboso del norte. El píleo brilla como barnizado y pierde la piel de un tirón; láminas y pie son de un blanco puro y se parten como tiza. En pinares y hayedos más secos la sustituyen parientes cercanas, y los libros antiguos las juntan todas.

El nombre dice lo que hace. Las sustancias acres que nota en la lengua quien la prueba actúan sobre el estómago en una o dos horas, cruda o poco cocida. No hay peligro de muerte para un adulto sano, pero los niños y las personas débiles pierden líquidos deprisa.

El rojo guía mal en este género. Hay docenas de rúsulas rojas, dulces, acres y dañinas, muchas separables solo al microscopio. La vieja regla de que las dulces pueden comerse pide masticar setas crudas de un grupo en que algunas matan: _Russula subnigricans_, del este de Asia, destruye los músculos.`,
    pt: `Nada é tão vermelho num bosque turfoso do norte. O chapéu brilha como envernizado e perde a pele num puxão; lâminas e estipe são de branco puro e se partem como giz. Em bosques mais secos de pinheiro e faia parentes próximas a substituem, e os livros antigos juntam todas.

O nome diz o que faz. As substâncias acres que sente na língua quem a prova agem no estômago em uma ou duas horas, crua ou pouco cozida. Não há perigo de morte para um adulto saudável, mas crianças e pessoas debilitadas perdem líquidos depressa.

O vermelho guia mal neste gênero. Há dezenas de rússulas vermelhas, suaves, acres e nocivas, muitas separáveis só ao microscópio. A velha regra de que as suaves podem ser comidas pede que se mastiguem cogumelos crus de um grupo em que alguns matam: _Russula subnigricans_, do leste da Ásia, destrói os músculos.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Russula',
    species: 'emetica',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Brings on vomiting, as its name says.',
      es: 'Hace vomitar, como dice su nombre.',
      pt: 'Faz vomitar, como diz o nome.',
    },
    advice: {
      en: 'Do not test red brittlegills by taste. After vomiting in a child, or if it starts later than six hours, call a poison centre.',
      es: 'No pruebes las rúsulas rojas para reconocerlas. Si vomita un niño, o si los vómitos empiezan pasadas seis horas, llama a un centro de toxicología.',
      pt: 'Não prove rússulas vermelhas para reconhecê-las. Se uma criança vomitar, ou se os vômitos começarem depois de seis horas, ligue para um centro de informação toxicológica.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '30 min–3 h', es: '30 min–3 h', pt: '30 min–3 h' },
        what: {
          en: 'Nausea, vomiting, stomach cramps, some diarrhoea.',
          es: 'Náuseas, vómitos, retortijones, algo de diarrea.',
          pt: 'Náusea, vômitos, cólicas, um pouco de diarreia.',
        },
      },
      {
        when: { en: 'Within a day', es: 'En un día', pt: 'Em um dia' },
        what: {
          en: 'Over without treatment in most people; drink to replace what is lost.',
          es: 'Casi siempre pasa sin tratamiento; hay que beber para reponer líquidos.',
          pt: 'Quase sempre passa sem tratamento; é preciso beber para repor os líquidos.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–10 cm, bright cherry red, shiny, sticky when wet; skin peels off easily',
      es: '3–10 cm, rojo cereza vivo, brillante, viscoso en húmedo; cutícula fácil de separar',
      pt: '3–10 cm, vermelho-cereja vivo, brilhante, viscoso quando úmido; cutícula fácil de separar',
    },
    gills: {
      en: 'White, at most creamy with age, brittle, well spaced',
      es: 'Blancas, a lo sumo crema con la edad, quebradizas, algo separadas',
      pt: 'Brancas, no máximo creme com a idade, quebradiças, um pouco espaçadas',
    },
    stipe: {
      en: '4–10 cm, pure white, brittle as chalk; no ring, no sac',
      es: '4–10 cm, blanco puro, quebradizo como tiza; sin anillo ni volva',
      pt: '4–10 cm, branco puro, quebradiço como giz; sem anel nem volva',
    },
    flesh: {
      en: 'White, pink only under the skin, crumbling',
      es: 'Blanca, rosada solo bajo la cutícula, desmenuzable',
      pt: 'Branca, rosada só sob a cutícula, esfarela-se',
    },
    spores: {
      en: 'Print white to whitish; spores warty and netted',
      es: 'Esporada blanca a blanquecina; esporas verrugosas y reticuladas',
      pt: 'Esporada branca a esbranquiçada; esporos verrucosos e reticulados',
    },
    odour: {
      en: 'Faint, slightly fruity',
      es: 'Tenue, ligeramente afrutado',
      pt: 'Tênue, levemente frutado',
    },
  },
  decisive: ['cap', 'stipe', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'flat', 'depressed'],
    capSurfaces: ['smooth', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'moss',
    colours: {
      cap: { typical: '#cf2a2a', light: '#e5574f', dark: '#a51a20' },
      hymenium: { typical: '#fdfbf4' },
      stipe: { typical: '#fcfaf3', light: '#ffffff', dark: '#e9e2d4' },
      flesh: { typical: '#fefcf7' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 4, max: 10 }, stipeThickness: { min: 0.8, max: 2 } },
    bulb: 0.05,
  },
  keyNotes: {
    'flesh-chalk': 'usual',
    'flesh-same': 'sometimes',
    'smell-faint': 'usual',
    'smell-fruit': 'usual',
    'colour-red': 'usual',
    'colour-orange': 'sometimes',
    'ground-conifer': 'usual',
    'ring-skirt': 'impossible',
    'surface-warts': 'impossible',
  },
  habitat: {
    en: 'Wet, acid conifer woods and bog edges, in moss, above all bog moss.',
    es: 'Bosques ácidos y encharcados de coníferas y bordes de turbera, entre musgos, sobre todo esfagnos.',
    pt: 'Bosques ácidos e encharcados de coníferas e beiras de turfeira, entre musgos, sobretudo esfagnos.',
  },
  distribution: {
    en: 'Northern and mountain Europe and Asia; the North American records partly belong to relatives.',
    es: 'Norte y montañas de Europa y Asia; las citas norteamericanas son en parte de especies afines.',
    pt: 'Norte e montanhas da Europa e da Ásia; parte dos registros norte-americanos é de espécies próximas.',
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
      months: [7, 8, 9, 10, 11],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: { en: 'Within an hour or two.', es: 'En una o dos horas.', pt: 'Em uma ou duas horas.' },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Short and mild in most.',
        es: 'Breve y leve en la mayoría.',
        pt: 'Breve e leve na maioria.',
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
      species: 'amanita-muscaria',
      trait: 'stipe',
      own: {
        en: 'No ring, no warts; breaks like chalk',
        es: 'Sin anillo ni verrugas; se parte como tiza',
        pt: 'Sem anel nem verrugas; parte-se como giz',
      },
      other: {
        en: 'Ring, warty bulb; fibrous',
        es: 'Anillo, bulbo verrugoso; fibroso',
        pt: 'Anel, bulbo verrucoso; fibroso',
      },
    },
    {
      species: 'russula-virescens',
      trait: 'cap',
      own: { en: 'Red, shiny', es: 'Rojo, brillante', pt: 'Vermelho, brilhante' },
      other: {
        en: 'Green, cracked into dry patches',
        es: 'Verde, cuarteado en placas secas',
        pt: 'Verde, rachado em placas secas',
      },
    },
  ],
  references: ['bresinsky-besl-1990', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012'],
}
