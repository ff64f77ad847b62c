import type { SpeciesSample } from '@sample/types'

export const amanitaGemmata: SpeciesSample = {
  slug: 'amanita-gemmata',
  scientificName: 'Amanita gemmata',
  authority: '(Fr.) Bertill.',
  synonyms: ['Amanita junquillea', 'Amanita gemmata var. toxica', 'Amanita toxica'],
  commonNames: {
    en: ['Jewelled amanita', 'Gemmed amanita', 'Jonquil amanita'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A yellow to whitish amanita of pine woods and plantations. Books call it everything from edible to deadly; in Chile people have died.',
    es: 'Amanita amarilla a blanquecina de pinares y plantaciones. Los libros la llaman de comestible a mortal; en Chile ha habido muertes.',
    pt: 'Amanita amarela a esbranquiçada de pinhais e plantações. Os livros a chamam de comestível a mortal; no Chile houve mortes.',
  },
  about: {
    en: `Daffodil yellow, with white crumbs on the cap that the first rain washes off, this is one of the first amanitas of spring in the pine woods of Spain and Italy, and it comes again in autumn. Planted pines have carried it south: to central and southern Chile, to the coast of Buenos Aires and to north-eastern Argentina. The name covers a group of species that are not sorted out yet.

About its poison the sources contradict each other. In Europe it was eaten after long cooking and made people sick; elsewhere the illness was that of the panther cap. In Chile a series of poisonings in 1980 and 1981, some of them fatal, was put down to a whitish to yellowish-brown form, and Argentine mycologists call it deadly. No eye can tell the one from the other, so this guide takes the worst reading.

What misleads is what it loses: the warts, the ring, at times the yellow. Dig out the foot: a round bulb in a tight white skin that ends in a narrow collar, at times with a hoop above it. The edge of the cap is finely lined, and the gills are white.`,
    es: `Amarilla como un junquillo, con migas blancas en el píleo que la primera lluvia se lleva, es una de las primeras amanitas de la primavera en los pinares de España e Italia, y vuelve en otoño. Los pinos plantados la han llevado al sur: al centro y sur de Chile, a la costa bonaerense y al noreste argentino. El nombre reúne un grupo de especies aún sin aclarar.

Sobre su veneno, las fuentes se contradicen. En Europa se comió muy cocida y causó malestar; en otros lugares el cuadro fue el de la amanita pantera. En Chile se atribuyó a una forma blanquecina a pardo amarillenta una serie de intoxicaciones de 1980 y 1981, algunas mortales, y los micólogos argentinos la llaman mortal. A simple vista no se distingue una de otra, así que esta guía toma la peor lectura.

Engaña por lo que pierde: las verrugas, el anillo, a veces el amarillo. Desentierra la base: un bulbo redondo en una piel blanca ceñida que acaba en un reborde estrecho, a veces con un aro encima. El margen del píleo es finamente estriado y las láminas son blancas.`,
    pt: `Amarela como um junquilho, com migalhas brancas no chapéu que a primeira chuva leva, é uma das primeiras amanitas da primavera nos pinhais da Espanha e da Itália, e volta no outono. Os pinheiros plantados a levaram para o sul: ao centro e sul do Chile, à costa de Buenos Aires e ao nordeste da Argentina. O nome reúne um grupo de espécies ainda não esclarecidas.

Sobre o veneno, as fontes se contradizem. Na Europa foi comida bem cozida e causou mal-estar; em outros lugares o quadro foi o da amanita-pantera. No Chile atribuiu-se a uma forma esbranquiçada a marrom-amarelada uma série de intoxicações de 1980 e 1981, algumas fatais, e os micólogos argentinos a chamam de mortal. A olho nu não se distingue uma da outra; por isso este guia adota a pior leitura.

Engana pelo que perde: as verrugas, o anel, às vezes o amarelo. Desenterre a base: um bulbo redondo numa pele branca justa que acaba num rebordo estreito, às vezes com um aro acima. A margem do chapéu é finamente estriada e as lâminas são brancas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'gemmata',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Deaths have been put down to it.',
      es: 'Se le atribuyen muertes.',
      pt: 'Mortes são atribuídas a ela.',
    },
    advice: {
      en: 'Call a poison centre as soon as a mistake is suspected. Never leave anyone alone who is drowsy or confused; vomiting that starts after six hours must be treated as a death cap poisoning.',
      es: 'Llama a un centro de toxicología en cuanto sospeches un error. No dejes sola a una persona adormecida o confusa; los vómitos que empiezan pasadas seis horas se tratan como una intoxicación por oronja verde.',
      pt: 'Ligue para um centro de informação toxicológica assim que suspeitar de um erro. Não deixe sozinha uma pessoa sonolenta ou confusa; vômitos que começam depois de seis horas são tratados como intoxicação por chapéu-da-morte.',
    },
  },
  poisoning: {
    toxins: ['ibotenic acid', 'muscimol', 'unidentified'],
    syndrome: 'isoxazole',
    onsetHours: { min: 0.5, max: 3 },
    course: [
      {
        when: { en: '30 min–3 h', es: '30 min–3 h', pt: '30 min–3 h' },
        what: {
          en: 'Drowsiness, sickness, staggering, confusion; in children twitching and convulsions.',
          es: 'Somnolencia, náuseas, tambaleo, confusión; en niños, sacudidas y convulsiones.',
          pt: 'Sonolência, náusea, cambaleio, confusão; em crianças, abalos e convulsões.',
        },
      },
      {
        when: { en: 'First day', es: 'Primer día', pt: 'Primeiro dia' },
        what: {
          en: 'Excitement by turns with deep sleep or coma; in other cases vomiting and diarrhoea only.',
          es: 'Agitación que alterna con sueño profundo o coma; en otros casos, solo vómitos y diarrea.',
          pt: 'Agitação que alterna com sono profundo ou coma; em outros casos, só vômitos e diarreia.',
        },
      },
      {
        when: { en: 'Vomiting after 6 h', es: 'Vómitos tras 6 h', pt: 'Vômitos após 6 h' },
        what: {
          en: 'Sickness that begins this late points to an amatoxin mushroom: hospital at once, even if it passes.',
          es: 'Un malestar tan tardío apunta a una seta con amatoxinas: al hospital de inmediato, aunque se pase.',
          pt: 'Um mal-estar tão tardio indica um cogumelo com amatoxinas: ao hospital imediatamente, mesmo que passe.',
        },
      },
    ],
    source: 'duffy-2008',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2.5–12 cm, yellow to cream, in Chile also whitish or brownish; white crumbs soon lost; edge lined',
      es: '2,5–12 cm, amarillo a crema, en Chile también blanquecino o parduzco; migas blancas fugaces; margen estriado',
      pt: '2,5–12 cm, amarelo a creme, no Chile também esbranquiçado; migalhas brancas fugazes; margem estriada',
    },
    gills: {
      en: 'White, crowded, free or just touching the stem',
      es: 'Blancas, apretadas, libres o rozando el pie',
      pt: 'Brancas, apertadas, livres ou tocando o estipe',
    },
    ring: {
      en: 'White, thin and fragile; very often missing',
      es: 'Blanco, fino y frágil; falta muy a menudo',
      pt: 'Branco, fino e frágil; falta muitas vezes',
    },
    stipe: {
      en: '4–15 cm, white to pale yellow, smooth or slightly fluffy',
      es: '4–15 cm, blanco a amarillo pálido, liso o algo algodonoso',
      pt: '4–15 cm, branco a amarelo-pálido, liso ou um pouco cotonoso',
    },
    volva: {
      en: 'White skin tight on a round bulb, ending in a narrow collar, at times with one or two hoops above',
      es: 'Piel blanca ceñida a un bulbo redondo, con reborde estrecho y a veces uno o dos aros por encima',
      pt: 'Pele branca justa num bulbo redondo, com rebordo estreito e às vezes um ou dois aros acima',
    },
    flesh: {
      en: 'White, yellow only under the skin of the cap, unchanging',
      es: 'Blanca, amarilla solo bajo la cutícula, inmutable',
      pt: 'Branca, amarela só sob a cutícula, imutável',
    },
    spores: {
      en: 'Print white; spores smooth, broadly elliptic, not reacting with iodine',
      es: 'Esporada blanca; esporas lisas, elípticas anchas, no amiloides',
      pt: 'Esporada branca; esporos lisos, largamente elípticos, não amiloides',
    },
    odour: {
      en: 'Faint, at times of radish; not telling',
      es: 'Tenue, a veces a rábano; no decide',
      pt: 'Tênue, às vezes de rabanete; não decide',
    },
  },
  decisive: ['gills', 'volva'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'convex', 'flat'],
    capSurfaces: ['warty', 'viscid'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'ring-and-volva',
    stipePattern: 'plain',
    sporePrint: ['white'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'needles',
    colours: {
      cap: { typical: '#ead05c', light: '#f5e7a6', dark: '#d3a342' },
      hymenium: { typical: '#fcf9ee' },
      stipe: { typical: '#f9f3dc', light: '#fdfaee', dark: '#e8dab0' },
      ring: { typical: '#faf5e4' },
      volva: { typical: '#f7f1e0' },
      flesh: { typical: '#fdfaef' },
      marks: { typical: '#fdfaf0' },
    },
    size: { cap: { min: 2.5, max: 12 }, height: { min: 4, max: 15 }, stipeThickness: { min: 0.5, max: 2 } },
    bulb: 0.7,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-yellow': 'misread',
    'smell-faint': 'usual',
    'smell-radish': 'sometimes',
    'colour-yellow': 'usual',
    'colour-cream': 'sometimes',
    'colour-white': 'sometimes',
    'colour-brown': 'sometimes',
    'colour-orange': 'sometimes',
    'surface-smooth': 'sometimes',
    'underside-gills-attached': 'sometimes',
    'ring-skirt': 'sometimes',
    'ring-none': 'usual',
    'base-bulb': 'sometimes',
    'base-plain': 'misread',
    'stem-bands': 'misread',
    'ground-broadleaf': 'sometimes',
    'ground-grass': 'misread',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
    'colour-violet': 'impossible',
    'print-purple': 'impossible',
    'print-black': 'impossible',
  },
  habitat: {
    en: 'Pine woods and pine plantations on sandy, acid soil; also spruce, larch, oak, beech and chestnut, in Chile under eucalypts too.',
    es: 'Pinares y plantaciones de pino en suelo arenoso y ácido; también píceas, alerces, robles, hayas y castaños, en Chile bajo eucaliptos también.',
    pt: 'Pinhais e plantações de pinheiro em solo arenoso e ácido; também espruces, lariços, carvalhos, faias e castanheiros, no Chile também sob eucaliptos.',
  },
  distribution: {
    en: 'Europe, North America and Mexico as a group of species; also reported from Asia. With planted pines in Chile, Argentina and Colombia.',
    es: 'Europa, Norteamérica y México, como grupo de especies; citada también en Asia. Con pinos plantados en Chile, Argentina y Colombia.',
    pt: 'Europa, América do Norte e México, como grupo de espécies; registrada também na Ásia. Com pinheiros plantados no Chile, na Argentina e na Colômbia.',
  },
  seasons: [
    {
      region: { en: 'Chile and Argentina', es: 'Chile y Argentina', pt: 'Chile e Argentina' },
      area: 'southern-cone',
      hemisphere: 'south',
      months: [3, 4, 5, 6, 7, 8],
      peak: [4, 5, 6],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [4, 5, 11],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [1, 3, 4, 5, 6, 9, 10, 11, 12],
      peak: [4, 5],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
    {
      region: {
        en: 'Western North America',
        es: 'Oeste de Norteamérica',
        pt: 'Oeste da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 6, 7, 8, 9, 10, 11, 12],
      peak: [],
    },
    {
      region: { en: 'Mexico', es: 'México', pt: 'México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'confusion',
      description: {
        en: 'As after the panther cap; people have to be watched.',
        es: 'Como tras la amanita pantera; hay que vigilar a la persona.',
        pt: 'Como depois da amanita-pantera; é preciso vigiar a pessoa.',
      },
    },
    {
      value: 'drowsiness',
      description: {
        en: 'Sleep that may pass into coma.',
        es: 'Sueño que puede llegar al coma.',
        pt: 'Sono que pode chegar ao coma.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Sometimes the only symptom. After six hours it is an alarm.',
        es: 'A veces el único síntoma. Pasadas seis horas, señal de alarma.',
        pt: 'Às vezes o único sintoma. Depois de seis horas, sinal de alarme.',
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
      species: 'amanita-phalloides',
      trait: 'volva',
      own: {
        en: 'Skin tight on the bulb, with a narrow collar; cap edge lined',
        es: 'Piel ceñida al bulbo, con reborde estrecho; margen estriado',
        pt: 'Pele justa no bulbo, com rebordo estreito; margem estriada',
      },
      other: {
        en: 'Loose white sac in the soil; cap edge not lined. Deadly',
        es: 'Saco blanco suelto bajo tierra; margen sin estrías. Mortal',
        pt: 'Saco branco solto dentro do solo; margem sem estrias. Mortal',
      },
    },
    {
      species: 'tricholoma-equestre',
      trait: 'gills',
      own: {
        en: 'White, free; a bulb with a collar',
        es: 'Blancas, libres; bulbo con reborde',
        pt: 'Brancas, livres; bulbo com rebordo',
      },
      other: {
        en: 'Sulphur yellow, notched; no bulb. Can kill too',
        es: 'Amarillo azufre, escotadas; sin bulbo. También puede matar',
        pt: 'Amarelo-enxofre, entalhadas; sem bulbo. Também pode matar',
      },
    },
    {
      species: 'amanita-pantherina',
      trait: 'cap',
      own: {
        en: 'Yellow to cream or whitish. Can kill',
        es: 'Amarillo a crema o blanquecino. Puede matar',
        pt: 'Amarelo a creme ou esbranquiçado. Pode matar',
      },
      other: {
        en: 'Brown to honey. A strong poison too',
        es: 'Pardo a miel. También muy venenosa',
        pt: 'Marrom a mel. Também muito venenosa',
      },
    },
    {
      species: 'amanita-muscaria',
      trait: 'volva',
      own: {
        en: 'Tight white skin with one narrow collar',
        es: 'Piel blanca ceñida con un reborde estrecho',
        pt: 'Pele branca justa com um rebordo estreito',
      },
      other: {
        en: 'Rows of white or yellow warts around the bulb',
        es: 'Hileras de verrugas blancas o amarillas en el bulbo',
        pt: 'Fileiras de verrugas brancas ou amarelas no bulbo',
      },
    },
    {
      species: 'amanita-rubescens',
      trait: 'flesh',
      own: {
        en: 'White, never reddening. Can kill',
        es: 'Blanca, nunca enrojece. Puede matar',
        pt: 'Branca, nunca avermelha. Pode matar',
      },
      other: {
        en: 'Slowly wine red where cut or eaten',
        es: 'Poco a poco rojo vinoso donde se corta o se roe',
        pt: 'Aos poucos vermelho vinoso onde cortada ou roída',
      },
    },
    {
      species: 'amanita-caesarea',
      trait: 'gills',
      own: {
        en: 'White, as is the stem. Can kill',
        es: 'Blancas, como el pie. Puede matar',
        pt: 'Brancas, como o estipe. Pode matar',
      },
      other: {
        en: 'Golden yellow, as is the stem; big white sac',
        es: 'Amarillo dorado, como el pie; gran saco blanco',
        pt: 'Amarelo-douradas, como o estipe; grande saco branco',
      },
    },
  ],
  references: [
    'lazo-2016',
    'duffy-2008',
    'perez-silva-2008',
    'bresinsky-besl-1990',
    'benjamin-1995',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
