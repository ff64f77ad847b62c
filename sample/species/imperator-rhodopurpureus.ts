import type { SpeciesSample } from '@sample/types'

export const imperatorRhodopurpureus: SpeciesSample = {
  slug: 'imperator-rhodopurpureus',
  scientificName: 'Imperator rhodopurpureus',
  authority: '(Smotl.) Assyov et al.',
  synonyms: ['Boletus rhodopurpureus', 'Suillellus rhodopurpureus', 'Boletus purpureus'],
  commonNames: {
    en: ['Oldrose bolete', 'Reddish-purple bolete'],
    es: [],
    pt: [],
  },
  summary: {
    en: 'A bolete of warm oak woods in old rose and wine red, with red pores. A touch turns all of it dark blue. Poisonous, raw or cooked.',
    es: 'Boleto de robledales cálidos, rosa viejo y vinoso, de poros rojos. Todo azulea oscuro al menor roce. Venenoso, crudo o cocinado.',
    pt: 'Boleto de carvalhais quentes, rosa-velho e vinoso, de poros vermelhos. Tudo azula forte ao menor toque. Venenoso, cru ou cozido.',
  },
  about: {
    en: `Few boletes wear so many colours at once. The cap begins whitish buff or ochre and takes on old rose, wine red and purple in patches, so that no two look alike; wherever a finger has touched it, it turns dark blue. The pores are golden yellow for a short time, then orange to blood red. The stem is yellow, redder towards the base, with a fine and dense red net. The flesh is lemon yellow and goes deep blue as soon as it is cut, except for the base of the stem, which is wine red. It smells faintly of fruit.

It lives with oak and chestnut, less often with beech, in warm open woods and is rare nearly everywhere. Raw or half-cooked it causes vomiting and diarrhoea within hours. Some authors hold it harmless when cooked, others doubt it or call it poisonous even then; here the worse holds. Older books have it as _Boletus purpureus_, a name that several boletes have borne.

The red-pored _Neoboletus luridiformis_, which many people eat well cooked, has red dots on the stem instead of a net. _Rubroboletus rhodoxanthus_, also poisonous, has yellow flesh that turns blue in the cap only; _Rubroboletus satanas_ is chalky, with pale flesh that blues slowly. No bolete with red pores belongs in the basket.`,
    es: `Pocos boletos llevan tantos colores a la vez. El píleo nace blanquecino u ocre y se va manchando de rosa viejo, vinoso y púrpura, de modo que no hay dos iguales; donde lo toca un dedo, se vuelve azul oscuro. Los poros son amarillo dorado por poco tiempo, luego de anaranjados a rojo sangre. El pie es amarillo, más rojo hacia la base, con una retícula roja fina y densa. La carne es amarillo limón y se tiñe de azul intenso en cuanto se corta, salvo en la base del pie, que es rojo vinoso. Huele débilmente a fruta.

Vive con robles y castaños, menos a menudo con hayas, en bosques cálidos y abiertos, y es raro en casi todas partes. Crudo o a medio cocinar causa vómitos y diarrea en pocas horas. Algunos autores lo tienen por inofensivo una vez cocinado; otros lo dudan o lo llaman venenoso también entonces; aquí vale lo peor. Los libros antiguos lo llaman _Boletus purpureus_, nombre que han llevado varios boletos.

_Neoboletus luridiformis_, de poros rojos y que muchos comen bien cocinado, tiene en el pie puntos rojos en lugar de retícula. _Rubroboletus rhodoxanthus_, también venenoso, tiene carne amarilla que azulea solo en el píleo; _Rubroboletus satanas_ es de color yeso, con carne pálida que azulea despacio. Ningún boleto de poros rojos debe ir a la cesta.`,
    pt: `Poucos boletos usam tantas cores ao mesmo tempo. O chapéu nasce esbranquiçado ou ocre e vai-se manchando de rosa-velho, vinho e púrpura, de modo que não há dois iguais; onde o dedo toca, fica azul-escuro. Os poros são amarelo-dourados por pouco tempo, depois de alaranjados a vermelho-sangue. O estipe é amarelo, mais vermelho perto da base, com um retículo vermelho fino e denso. A carne é amarelo-limão e fica azul-intensa assim que se corta, salvo na base do estipe, que é vermelho-vinosa. Cheira levemente a fruta.

Vive com carvalhos e castanheiros, menos vezes com faias, em bosques quentes e abertos, e é raro em quase toda parte. Cru ou malcozido causa vômitos e diarreia em poucas horas. Alguns autores o julgam inofensivo depois de cozido; outros duvidam ou o chamam venenoso mesmo assim; aqui vale o pior. Os livros antigos o chamam _Boletus purpureus_, nome que vários boletos já tiveram.

_Neoboletus luridiformis_, de poros vermelhos e que muitos comem bem cozido, tem no estipe pontos vermelhos em vez de retículo. _Rubroboletus rhodoxanthus_, também venenoso, tem carne amarela que azula só no chapéu; _Rubroboletus satanas_ é cor de giz, com carne pálida que azula devagar. Nenhum boleto de poros vermelhos deve ir para a cesta.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Imperator',
    species: 'rhodopurpureus',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous, and cooking is no guarantee.',
      es: 'Venenoso, y cocinarlo no es garantía.',
      pt: 'Venenoso, e cozinhar não é garantia.',
    },
    advice: {
      en: 'It causes vomiting and diarrhoea within hours. If any was eaten, call a poison centre; leave alone every bolete with red pores.',
      es: 'Causa vómitos y diarrea en pocas horas. Si alguien lo ha comido, llama a un centro de toxicología; no recojas ningún boleto de poros rojos.',
      pt: 'Causa vômitos e diarreia em poucas horas. Se alguém comeu, ligue para um centro de informação toxicológica; não colha nenhum boleto de poros vermelhos.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    onsetHours: {
      min: 0.5,
      max: 4,
    },
    course: [
      {
        when: { en: '30 min–4 h', es: '30 min–4 h', pt: '30 min–4 h' },
        what: {
          en: 'Nausea, cramps, vomiting and diarrhoea, above all after a raw or undercooked meal.',
          es: 'Náuseas, cólicos, vómitos y diarrea, sobre todo si se comió crudo o poco hecho.',
          pt: 'Náusea, cólicas, vômitos e diarreia, sobretudo se foi comido cru ou malcozido.',
        },
      },
      {
        when: { en: 'Following hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Loss of fluid, which is dangerous for children, the old and the ill.',
          es: 'Pérdida de líquidos, peligrosa para niños, ancianos y enfermos.',
          pt: 'Perda de líquidos, perigosa para crianças, idosos e doentes.',
        },
      },
      {
        when: { en: 'Onset after 6 h', es: 'Si empieza pasadas 6 h', pt: 'Se começa depois de 6 h' },
        what: {
          en: 'Another, worse mushroom may have been in the meal: go to hospital.',
          es: 'Puede haber otra seta, peor, en la comida: acude al hospital.',
          pt: 'Pode haver outro cogumelo, pior, na refeição: vá ao hospital.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '5–25 cm, felted, uneven; buff or ochre, soon old rose to wine red in patches; dark blue where touched',
      es: '5–25 cm, afieltrado, desigual; crema u ocre, pronto con manchas rosa viejo a vinosas; azul oscuro al tacto',
      pt: '5–25 cm, feltrado, desigual; creme ou ocre, logo com manchas rosa-velho a vinosas; azul-escuro ao toque',
    },
    gills: {
      en: 'Pores, not gills: small, golden yellow when very young, then orange to blood red; dark blue at once',
      es: 'Poros, no láminas: pequeños, amarillos de muy joven, luego naranjas a rojo sangre; azul oscuro al instante',
      pt: 'Poros, não lâminas: pequenos, amarelos no início, depois laranja a vermelho-sangue; azul-escuros na hora',
    },
    stipe: {
      en: '5–16 cm, stout; yellow above, wine red below, with a fine dense red net; blue when pressed',
      es: '5–16 cm, robusto; amarillo arriba, vinoso abajo, con retícula roja fina y densa; azulea al apretar',
      pt: '5–16 cm, robusto; amarelo em cima, vinoso embaixo, com retículo vermelho fino e denso; azula ao apertar',
    },
    flesh: {
      en: 'Lemon yellow, deep blue at once when cut; wine red in the base of the stem',
      es: 'Amarillo limón, azul intenso al instante al corte; rojo vinoso en la base del pie',
      pt: 'Amarelo-limão, azul-intensa na hora ao corte; vermelho-vinosa na base do estipe',
    },
    spores: {
      en: 'Print olive-brown; spores smooth, spindle-shaped',
      es: 'Esporada pardo olivácea; esporas lisas, fusiformes',
      pt: 'Esporada marrom-olivácea; esporos lisos, fusiformes',
    },
    odour: {
      en: 'Weak, of fruit, somewhat sour',
      es: 'Débil, afrutado, algo ácido',
      pt: 'Fraco, de fruta, um pouco ácido',
    },
  },
  decisive: ['flesh', 'gills', 'stipe'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex'],
    capSurfaces: ['velvety', 'wrinkled'],
    capMargin: 'inrolled',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'leaf-litter',
    colours: {
      cap: {
        typical: '#b4605a',
        light: '#dcae80',
        dark: '#7d2b3a',
      },
      hymenium: {
        typical: '#c2371f',
        light: '#e89a34',
        dark: '#8c1d1f',
      },
      stipe: {
        typical: '#dd9c42',
        light: '#f0d05a',
        dark: '#a3262e',
      },
      flesh: {
        typical: '#f1de6c',
        dark: '#2f4f86',
      },
    },
    size: {
      cap: {
        min: 5,
        max: 25,
      },
      height: {
        min: 5,
        max: 16,
      },
      stipeThickness: {
        min: 2,
        max: 8,
      },
    },
    bulb: 0.5,
  },
  keyNotes: {
    'flesh-blue': 'usual',
    'smell-fruit': 'usual',
    'smell-faint': 'usual',
    'colour-red': 'usual',
    'ground-broadleaf': 'usual',
    'colour-yellow': 'sometimes',
    'colour-orange': 'sometimes',
    'colour-violet': 'sometimes',
    'colour-brown': 'sometimes',
    'colour-cream': 'sometimes',
    'colour-white': 'sometimes',
    'colour-grey': 'sometimes',
    'surface-slimy': 'sometimes',
    'surface-smooth': 'sometimes',
    'surface-cracked': 'sometimes',
    'smell-mushroom': 'sometimes',
    'base-plain': 'sometimes',
    'growth-single': 'sometimes',
    'growth-group': 'sometimes',
    'ground-conifer': 'sometimes',
    'ground-grass': 'sometimes',
    'flesh-red': 'sometimes',
    'flesh-yellow': 'misread',
    'stem-plain': 'misread',
    'ring-skirt': 'impossible',
    'base-sac': 'impossible',
  },
  habitat: {
    en: 'Warm, open broad-leaved woods, clearings and edges: oak and chestnut, more rarely beech, hornbeam and birch; on clay, lime or slightly acid soil.',
    es: 'Bosques abiertos y cálidos de planifolios, claros y lindes: robles y castaños, más rara vez hayas, carpes y abedules; en suelo arcilloso, calizo o algo ácido.',
    pt: 'Bosques abertos e quentes de folhosas, clareiras e bordas: carvalhos e castanheiros, mais raramente faias, carpinos e bétulas; em solo argiloso, calcário ou um pouco ácido.',
  },
  distribution: {
    en: 'Southern and central Europe with the Iberian Peninsula and Italy; very scattered in warm places of northern Europe, such as southern England.',
    es: 'Sur y centro de Europa, con la península ibérica e Italia; muy disperso en lugares cálidos del norte de Europa, como el sur de Inglaterra.',
    pt: 'Sul e centro da Europa, com a Península Ibérica e a Itália; muito disperso em lugares quentes do norte da Europa, como o sul da Inglaterra.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10, 11],
      peak: [8, 9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
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
        en: 'Repeated, after a raw or undercooked meal in particular.',
        es: 'Repetidos, en particular si se comió crudo o poco hecho.',
        pt: 'Repetidos, em particular se foi comido cru ou malcozido.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With cramps and loss of fluid.',
        es: 'Con cólicos y pérdida de líquidos.',
        pt: 'Com cólicas e perda de líquidos.',
      },
    },
    {
      value: 'stomach-upset',
      description: {
        en: 'Pain in the belly within hours.',
        es: 'Dolor de vientre en pocas horas.',
        pt: 'Dor de barriga em poucas horas.',
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
      species: 'rubroboletus-satanas',
      trait: 'flesh',
      own: {
        en: 'Lemon yellow, deep blue at once',
        es: 'Amarillo limón, azul intenso al instante',
        pt: 'Amarelo-limão, azul-intensa na hora',
      },
      other: {
        en: 'Whitish, slowly and weakly blue; cap chalky',
        es: 'Blanquecina, azulea despacio y poco; píleo de yeso',
        pt: 'Esbranquiçada, azula devagar e pouco; chapéu cor de giz',
      },
    },
    {
      name: 'Rubroboletus rhodoxanthus',
      edibility: 'poisonous',
      trait: 'flesh',
      own: {
        en: 'Blue at once in cap and stem',
        es: 'Azul al instante en píleo y pie',
        pt: 'Azul na hora no chapéu e no estipe',
      },
      other: {
        en: 'Yellow, blue in the cap only. Poisonous',
        es: 'Amarilla, azul solo en el píleo. Venenoso',
        pt: 'Amarela, azul só no chapéu. Venenoso',
      },
    },
    {
      name: 'Neoboletus luridiformis',
      edibility: 'caution',
      trait: 'stipe',
      own: { en: 'A fine red net', es: 'Fina retícula roja', pt: 'Fino retículo vermelho' },
      other: {
        en: 'Dense red dots, no net',
        es: 'Densos puntos rojos, sin retícula',
        pt: 'Densos pontos vermelhos, sem retículo',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
      other: {
        en: 'Pores white to olive-yellow, never red or blue',
        es: 'Poros blancos a amarillo oliva, nunca rojos ni azules',
        pt: 'Poros brancos a amarelo-oliva, nunca vermelhos nem azuis',
      },
    },
    {
      species: 'boletus-aereus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
      other: {
        en: 'Pores white, then yellow-green; not bluing',
        es: 'Poros blancos, luego amarillo verdoso; no azulean',
        pt: 'Poros brancos, depois amarelo-esverdeados; não azulam',
      },
    },
    {
      species: 'boletus-reticulatus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
      other: {
        en: 'Pores white to olive, unchanged when touched',
        es: 'Poros de blanco a oliva, no cambian al tocarlos',
        pt: 'Poros do branco ao oliva, não mudam ao toque',
      },
    },
    {
      species: 'boletus-pinophilus',
      trait: 'gills',
      own: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
      other: {
        en: 'Pores whitish to olive, not bluing',
        es: 'Poros de blanquecinos a oliva, no azulean',
        pt: 'Poros de esbranquiçados a oliva, não azulam',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'white-2019',
    'laessoe-petersen-2019',
    'index-fungorum',
  ],
}
