import type { SpeciesSample } from '@sample/types'

export const cortinariusOrellanus: SpeciesSample = {
  slug: 'cortinarius-orellanus',
  scientificName: 'Cortinarius orellanus',
  authority: 'Fr.',
  gbif: 2528684,
  commonNames: {
    en: ['Fool’s webcap'],
    es: ['cortinario de montaña', 'cortinario mortal'],
    pt: ['cortinário-mortal'],
  },
  summary: {
    en: 'A fox-coloured webcap of warm oak woods. It destroys the kidneys, and days or weeks pass before the first sign.',
    es: 'Cortinario de color zorro de los robledales cálidos. Destruye los riñones, y el primer signo tarda días o semanas.',
    pt: 'Cortinário cor de raposa dos bosques quentes de carvalho. Destrói os rins, e o primeiro sinal demora dias ou semanas.',
  },
  about: {
    en: `Nothing about this mushroom warns the eye. It is of middling size, rusty orange throughout, pleasantly dry to the hand, with a faint smell of radish. Until the 1950s books passed over it as harmless. Then, in 1952, 102 people fell ill in the Poznań region of Poland, and eleven died, before the physician Stanisław Grzymała traced the kidney failures to webcaps eaten days or weeks earlier.

The marks are the dry, finely felted cap with a low blunt hump, the thick, widely spaced gills that turn from ochre to rust, and the yellow stem without bands. The cortina, the cobweb that gives webcaps their name, is thin and soon gone. The deadly webcap, _Cortinarius rubellus_, of mossy conifer woods, has a pointed cap, yellow bands on the stem and the same poison. The hue has led people to take webcaps for chanterelles, whose underside has blunt ridges instead of gills.

Orellanine withstands cooking and drying, and settles in the tubules of the kidney. There is no antidote. In a review of 245 published cases (Danel and others, 2001), acute kidney failure became chronic in half of those it struck, and most of these needed dialysis or a transplant. No rust-coloured webcap belongs in a basket.`,
    es: `Nada en esta seta avisa a la vista. Es de talla media, anaranjada y herrumbrosa por entero, seca al tacto, con un leve olor a rábano. Hasta los años cincuenta los libros la pasaban por inofensiva. En 1952 enfermaron 102 personas en la región polaca de Poznań y once murieron, hasta que el médico Stanisław Grzymała relacionó aquellos fallos renales con cortinarios comidos días o semanas antes.

Sus señas son el píleo seco y finamente afieltrado, con un mamelón bajo y romo; las láminas gruesas y muy separadas, que pasan del ocre al herrumbre, y el pie amarillo sin bandas. La cortina, la telaraña que da nombre al género, es tenue y fugaz. _Cortinarius rubellus_, de los bosques musgosos de coníferas, tiene el píleo puntiagudo, bandas amarillas en el pie y el mismo veneno. El color ha llevado a tomar cortinarios por rebozuelos, cuya cara inferior tiene pliegues romos y no láminas.

La orellanina resiste la cocción y el secado, y se fija en los túbulos del riñón. No hay antídoto. En una revisión de 245 casos publicados (Danel y otros, 2001), el fallo renal agudo se hizo crónico en la mitad de los afectados por él, y la mayoría de estos necesitó diálisis o trasplante. Ningún cortinario herrumbroso tiene sitio en la cesta.`,
    pt: `Nada neste cogumelo avisa o olhar. É de porte médio, todo laranja-ferrugíneo, seco ao toque, com leve cheiro de rabanete. Até os anos 1950 os livros o tinham por inofensivo. Em 1952, 102 pessoas adoeceram na região polonesa de Poznań e onze morreram, até que o médico Stanisław Grzymała ligou aquelas insuficiências renais a cortinários comidos dias ou semanas antes.

As marcas são o chapéu seco e finamente feltrado, com uma corcova baixa e arredondada; as lâminas espessas e muito espaçadas, que passam do ocre ao ferrugíneo, e o estipe amarelo sem faixas. A cortina, a teia que dá nome ao gênero, é tênue e some cedo. _Cortinarius rubellus_, dos bosques musgosos de coníferas, tem o chapéu pontudo, faixas amarelas no estipe e o mesmo veneno. A cor já levou a tomar cortinários por cantarelos, cuja face inferior tem pregas rombas e não lâminas.

A orelanina resiste ao cozimento e à secagem e se fixa nos túbulos do rim. Não há antídoto. Numa revisão de 245 casos publicados (Danel e outros, 2001), a insuficiência renal aguda se tornou crônica em metade dos que a sofreram, e a maioria destes precisou de diálise ou transplante. Nenhum cortinário cor de ferrugem tem lugar no cesto.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Cortinariaceae',
    genus: 'Cortinarius',
    species: 'orellanus',
  },
  edibility: ['deadly'],
  safety: {
    headline: {
      en: 'Destroys the kidneys, days or weeks later.',
      es: 'Destruye los riñones, días o semanas después.',
      pt: 'Destrói os rins, dias ou semanas depois.',
    },
    advice: {
      en: 'Cooking and drying do not remove the poison, and there is no antidote. If any has been eaten, go to hospital now, however well you feel and however long ago it was.',
      es: 'Ni la cocción ni el secado eliminan el veneno, y no hay antídoto. Quien lo haya comido debe ir ya al hospital, aunque se encuentre bien y aunque hayan pasado días.',
      pt: 'Nem o cozimento nem a secagem eliminam o veneno, e não há antídoto. Quem o comeu deve ir já ao hospital, mesmo que se sinta bem e mesmo que tenham passado dias.',
    },
  },
  poisoning: {
    toxins: ['orellanine'],
    syndrome: 'orellanine',
    onsetHours: { min: 24, max: 504 },
    course: [
      {
        when: { en: 'First days', es: 'Primeros días', pt: 'Primeiros dias' },
        what: {
          en: 'As a rule nothing, at times nausea after a day. The meal is forgotten while the poison gathers in the kidneys.',
          es: 'Por lo general nada, a veces náuseas al cabo de un día. La comida se olvida mientras el veneno se acumula en los riñones.',
          pt: 'Em geral nada, às vezes náusea depois de um dia. A refeição é esquecida enquanto o veneno se acumula nos rins.',
        },
      },
      {
        when: {
          en: 'About day 3, or later',
          es: 'Hacia el día 3, o más tarde',
          pt: 'Por volta do 3º dia, ou mais tarde',
        },
        what: {
          en: 'Nausea, vomiting, belly pain; often headache, chills, aching muscles and great thirst. Easily taken for flu.',
          es: 'Náuseas, vómitos, dolor de vientre; a menudo dolor de cabeza, escalofríos, dolores musculares y mucha sed. Se toma fácilmente por gripe.',
          pt: 'Náusea, vômitos, dor de barriga; muitas vezes dor de cabeça, calafrios, dores musculares e muita sede. Confunde-se facilmente com gripe.',
        },
      },
      {
        when: {
          en: 'In the second week, at times the third',
          es: 'En la segunda semana, a veces la tercera',
          pt: 'Na segunda semana, às vezes na terceira',
        },
        what: {
          en: 'Pain in the loins; much urine, then little or none: the kidneys fail. Dialysis keeps the patient alive.',
          es: 'Dolor lumbar; mucha orina y luego poca o ninguna: los riñones fallan. La diálisis mantiene con vida al paciente.',
          pt: 'Dor lombar; muita urina e depois pouca ou nenhuma: os rins param. A diálise mantém o paciente vivo.',
        },
      },
      {
        when: { en: 'Months later', es: 'Meses después', pt: 'Meses depois' },
        what: {
          en: 'About half of those with kidney failure do not regain their kidneys; many need lasting dialysis or a transplant.',
          es: 'Cerca de la mitad de quienes sufren fallo renal no recupera los riñones; muchos necesitan diálisis permanente o un trasplante.',
          pt: 'Cerca de metade dos que têm insuficiência renal não recupera os rins; muitos precisam de diálise permanente ou transplante.',
        },
      },
    ],
    source: 'danel-2001',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–9 cm, convex with a low blunt hump; tawny orange to rust, dry, finely felted to scaly',
      es: '3–9 cm, convexo con mamelón bajo y romo; anaranjado leonado a herrumbre, seco, finamente afieltrado',
      pt: '3–9 cm, convexo com corcova baixa e romba; laranja-fulvo a ferrugíneo, seco, finamente feltrado',
    },
    gills: {
      en: 'Thick, broad, widely spaced, attached; ochre-orange, then rusty brown',
      es: 'Gruesas, anchas, muy separadas, adnatas; ocre anaranjado, luego pardo herrumbre',
      pt: 'Espessas, largas, muito espaçadas, adnatas; ocre-alaranjadas, depois marrom-ferrugíneas',
    },
    ring: {
      en: 'No true ring: a thin yellowish cobweb veil, seen only when young',
      es: 'Sin anillo verdadero: una cortina amarillenta muy tenue, visible solo de joven',
      pt: 'Sem anel verdadeiro: cortina amarelada muito tênue, visível só em jovens',
    },
    stipe: {
      en: '4–9 cm, golden yellow with rusty fibres, tapering below; no bands',
      es: '4–9 cm, amarillo dorado con fibrillas herrumbrosas, adelgazado abajo; sin bandas',
      pt: '4–9 cm, amarelo-dourado com fibrilas ferrugíneas, afinado embaixo; sem faixas',
    },
    flesh: {
      en: 'Yellowish to pale ochre, firm, unchanging when cut',
      es: 'Amarillenta a ocre pálido, firme, inmutable al corte',
      pt: 'Amarelada a ocre-pálida, firme, imutável ao corte',
    },
    spores: {
      en: 'Print rusty brown; spores almond-shaped, warty',
      es: 'Esporada pardo herrumbre; esporas amigdaliformes, verrugosas',
      pt: 'Esporada marrom-ferrugínea; esporos amendoados, verrucosos',
    },
    odour: {
      en: 'Weak, of radish. Never taste',
      es: 'Débil, a rábano. No la pruebes nunca',
      pt: 'Fraco, de rabanete. Nunca prove',
    },
  },
  decisive: ['gills', 'cap', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['fibrillose', 'velvety'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'cortina',
    stipePattern: 'fibrillose',
    sporePrint: ['reddish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#b5642c', light: '#cf8644', dark: '#8a431c' },
      hymenium: { typical: '#b5702f', light: '#cd9247', dark: '#7d4319' },
      stipe: { typical: '#d6a54a', light: '#e3bd6b', dark: '#a8662b' },
      ring: { typical: '#d9b566' },
      flesh: { typical: '#e2c07c' },
    },
    size: { cap: { min: 3, max: 9 }, height: { min: 4, max: 9 }, stipeThickness: { min: 0.8, max: 1.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-radish': 'usual',
    'colour-orange': 'usual',
    'smell-faint': 'sometimes',
    'ring-none': 'sometimes',
    'surface-scales': 'sometimes',
    'colour-white': 'impossible',
    'colour-violet': 'impossible',
    'underside-gills-free': 'impossible',
    'smell-almond': 'impossible',
    'smell-aniseed': 'impossible',
    'smell-ink': 'impossible',
    'print-white': 'impossible',
  },
  habitat: {
    en: 'Warm broad-leaved woods on acid soil, with oak above all, also beech, chestnut and hazel.',
    es: 'Bosques caducifolios cálidos sobre suelo ácido, sobre todo con robles, también con hayas, castaños y avellanos.',
    pt: 'Bosques caducifólios quentes em solo ácido, sobretudo com carvalhos, também com faias, castanheiros e aveleiras.',
  },
  distribution: {
    en: 'Europe, more often in the south and centre; rare in the British Isles and the north.',
    es: 'Europa, más frecuente en el sur y el centro; rara en las islas británicas y en el norte.',
    pt: 'Europa, mais frequente no sul e no centro; raro nas ilhas britânicas e no norte.',
  },
  seasons: [
    {
      region: {
        en: 'Central and western Europe',
        es: 'Centro y oeste de Europa',
        pt: 'Centro e oeste da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [9, 10, 11],
      peak: [10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'Acute kidney failure, mostly after one to two weeks, at times three; often lasting.',
        es: 'Fallo renal agudo, casi siempre al cabo de una o dos semanas, a veces tres; a menudo permanente.',
        pt: 'Insuficiência renal aguda, quase sempre depois de uma a duas semanas, às vezes três; muitas vezes permanente.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Some days after the meal, when few still think of mushrooms.',
        es: 'Unos días después de la comida, cuando pocos piensan ya en las setas.',
        pt: 'Alguns dias depois da refeição, quando poucos ainda pensam em cogumelos.',
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
      species: 'cortinarius-rubellus',
      trait: 'stipe',
      own: {
        en: 'No bands; blunt cap; warm oak woods. Same poison',
        es: 'Sin bandas; píleo romo; robledales cálidos. El mismo veneno',
        pt: 'Sem faixas; chapéu rombudo; carvalhais quentes. O mesmo veneno',
      },
      other: {
        en: 'Yellow zigzag bands; pointed cap; mossy conifer woods',
        es: 'Bandas amarillas en zigzag; píleo puntiagudo; bosques musgosos de coníferas',
        pt: 'Faixas amarelas em zigue-zague; chapéu pontudo; bosques musgosos de coníferas',
      },
    },
    {
      species: 'cantharellus-cibarius',
      trait: 'gills',
      own: {
        en: 'True gills, thick, rust-coloured with age',
        es: 'Láminas verdaderas, gruesas, herrumbrosas con la edad',
        pt: 'Lâminas verdadeiras, espessas, ferrugíneas com a idade',
      },
      other: {
        en: 'Blunt forked ridges, egg yellow, running down the stem',
        es: 'Pliegues romos y bifurcados, amarillo yema, decurrentes',
        pt: 'Pregas rombas e bifurcadas, amarelo-gema, decurrentes',
      },
    },
  ],
  references: [
    'danel-2001',
    'bresinsky-besl-1990',
    'white-2019',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
    'graeme-2014',
  ],
}
