import type { SpeciesSample } from '@sample/types'

export const craterellusCornucopioides: SpeciesSample = {
  slug: 'craterellus-cornucopioides',
  scientificName: 'Craterellus cornucopioides',
  authority: '(L.) Pers.',
  gbif: 2554662,
  commonNames: {
    en: ['Horn of plenty', 'Black trumpet', 'Black chanterelle'],
    es: ['trompeta de los muertos', 'trompeta de la muerte', 'trompeta negra', 'cuerno de la abundancia'],
    pt: ['trombeta-dos-mortos', 'trombeta-negra', 'corno-da-abundância'],
  },
  localNames: [{ name: 'trompeta de la mort', language: 'ca', source: 'vidal-ballesteros-2013' }],
  summary: {
    en: `A thin black trumpet, hollow to the foot, hard to see among dead beech leaves. Check the outside: it is almost smooth, without folds or gills.`,
    es: `Una trompeta negra y delgada, hueca hasta el pie y difícil de ver en la hojarasca. Comprueba el exterior: es casi liso, sin pliegues ni láminas.`,
    pt: `Uma trombeta negra e fina, oca até a base e difícil de ver entre as folhas mortas. Confira o lado de fora: é quase liso, sem dobras nem lâminas.`,
  },
  about: {
    en: `Where other mushrooms have a cap, gills and a stem, this one has a single wall rolled into a trumpet. The inside is brown-black and finely scaly, drying to grey-brown; the outside, where the spores form, is ash-grey, smooth or faintly wrinkled, and bloomed with white as they ripen. Look down the throat and the hollow goes all the way to the ground.

It grows with beech, oak and hazel in damp hollows and on slopes, most freely on rich clay or over limestone, late in the year. One trumpet usually means hundreds, though the eye needs minutes to sort them from dark leaves and holes in the litter. Slugs and maggots trouble it little, so troops may stand for weeks; the oldest, sodden at the lip, should be left.

Few fungi are so plainly built. The nearest is the ashen chanterelle, _Craterellus cinereus_, whose outside bears real folds; in spring there is the unrelated black urn, _Urnula craterium_, thick-walled and closed below. No poisonous species is generally taken for it, which is no proof for the one in your hand. North American collections belong to the close relatives _C. fallax_ and _C. calicornucopioides_.`,
    es: `Donde otras setas tienen píleo, láminas y pie, esta tiene una sola pared enrollada en trompeta. Por dentro es pardo negruzca y finamente escamosa, y al secarse tira a gris pardo; por fuera, donde se forman las esporas, es gris ceniza, lisa o apenas rugosa, y se empolva de blanco al madurar. Basta mirar por la boca: el hueco llega hasta el suelo.

Crece con hayas, robles y avellanos en hondonadas húmedas y laderas, con preferencia por las arcillas ricas y los terrenos calizos, ya avanzado el otoño. Donde hay una suele haber cientos, aunque la vista tarda en separarlas de las hojas oscuras y de los huecos de la hojarasca. Babosas y larvas apenas la tocan, y por eso los grupos aguantan semanas; las más viejas, con el borde empapado, se dejan.

Pocos hongos tienen una hechura tan clara. El más parecido es _Craterellus cinereus_, con pliegues verdaderos por fuera; en primavera aparece _Urnula craterium_, sin parentesco, de pared gruesa y cerrada por abajo. No se cita ninguna especie venenosa que se confunda habitualmente con ella, lo cual nada prueba sobre la que se tiene en la mano. Las recolecciones norteamericanas corresponden a las afines _C. fallax_ y _C. calicornucopioides_.`,
    pt: `Onde outros cogumelos têm chapéu, lâminas e estipe, este tem uma única parede enrolada em trombeta. Por dentro é marrom-enegrecida e finamente escamosa, e seca em tom cinza-marrom; por fora, onde se formam os esporos, é cinza-clara, lisa ou apenas enrugada, e cobre-se de um pó branco ao amadurecer. Basta olhar pela boca: o oco vai até o chão.

Cresce com faias, carvalhos e aveleiras em baixadas úmidas e encostas, de preferência em argilas ricas ou sobre calcário, já com o outono adiantado. Onde há uma, costuma haver centenas, embora a vista demore a separá-las das folhas escuras e dos vazios do chão. Lesmas e larvas quase não a tocam, por isso os grupos duram semanas; as mais velhas, de borda encharcada, devem ficar.

Poucos fungos têm feitio tão claro. O mais parecido é _Craterellus cinereus_, com pregas verdadeiras por fora; na primavera aparece _Urnula craterium_, sem parentesco, de parede grossa e fechada embaixo. Não se conhece espécie venenosa habitualmente confundida com ela, o que nada prova sobre a que se tem na mão. As coletas norte-americanas pertencem às próximas _C. fallax_ e _C. calicornucopioides_.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Craterellus',
    species: 'cornucopioides',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: `Eaten and prized, only when identified with certainty by an expert.`,
      es: `Muy apreciada, pero solo si un experto la identifica con certeza.`,
      pt: `Muito apreciada, mas só quando identificada com certeza por um especialista.`,
    },
    advice: {
      en: `Edible only then, and cooked. Take fresh, springy trumpets; old, wet or mouldy ones can make you ill, and grit hides deep in the tube.`,
      es: `Comestible solo en ese caso, y cocinada. Recoge las frescas y elásticas; las viejas, empapadas o enmohecidas pueden sentar mal, y la arena se esconde al fondo del tubo.`,
      pt: `Comestível apenas nesse caso, e cozida. Colha as frescas e elásticas; as velhas, encharcadas ou mofadas podem fazer mal, e a areia se esconde no fundo do tubo.`,
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: `3–10 cm wide, a deep funnel with a thin, flared, wavy lip; brown-black, finely scaly inside`,
      es: `3–10 cm, embudo hondo de borde fino, abierto y ondulado; pardo negruzco y escamoso por dentro`,
      pt: `3–10 cm, funil fundo de borda fina, aberta e ondulada; marrom-negro e escamoso por dentro`,
    },
    gills: {
      en: `None: outer face smooth to faintly wrinkled, ash-grey with a whitish bloom`,
      es: `Ninguna: cara externa lisa o apenas rugosa, gris ceniza con pruina blanquecina`,
      pt: `Nenhuma: face externa lisa ou levemente enrugada, cinza com pruína esbranquiçada`,
    },
    stipe: {
      en: `5–12 cm overall, no border with the cap; hollow tube, blacker at the foot`,
      es: `5–12 cm en total, sin límite con el píleo; tubo hueco, más negro en la base`,
      pt: `5–12 cm no total, sem limite com o chapéu; tubo oco, mais negro na base`,
    },
    flesh: {
      en: `Thin as leather, grey to black, pliable; a hollow from lip to foot`,
      es: `Delgada como cuero, gris a negra, flexible; hueca de la boca al pie`,
      pt: `Fina como couro, cinza a negra, flexível; oca da boca à base`,
    },
    spores: {
      en: `Print white to cream; spores smooth`,
      es: `Esporada blanca a crema; esporas lisas`,
      pt: `Esporada branca a creme; esporos lisos`,
    },
    odour: {
      en: `Pleasant, faintly fruity; rich and earthy when dried`,
      es: `Agradable, algo afrutado; intenso y terroso al secarse`,
      pt: `Agradável, levemente frutado; intenso e terroso depois de seca`,
    },
  },
  decisive: ['gills', 'flesh'],
  traits: {
    growthForm: 'chanterelle',
    capShapes: ['infundibuliform'],
    capSurfaces: ['scaly'],
    capMargin: 'wavy',
    hymenium: 'smooth',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#453a31', light: '#6a5c4e', dark: '#1f1a17' },
      hymenium: { typical: '#978c7e', light: '#b3a99b', dark: '#6f665b' },
      stipe: { typical: '#8d8274', light: '#a59b8d', dark: '#3b342d' },
      flesh: { typical: '#6d645b' },
    },
    size: { cap: { min: 3, max: 10 }, height: { min: 5, max: 12 }, stipeThickness: { min: 0.5, max: 2 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-brown': 'usual',
    'smell-fruit': 'sometimes',
    'underside-ridges': 'sometimes',
    'ground-moss': 'sometimes',
    'surface-smooth': 'misread',
  },
  habitat: {
    en: `Deep leaf litter under beech, oak and hazel; damp hollows, banks and slopes, mainly on clay or limestone.`,
    es: `Hojarasca profunda bajo hayas, robles y avellanos; vaguadas húmedas, taludes y laderas, sobre todo en arcilla o caliza.`,
    pt: `Manta espessa de folhas sob faias, carvalhos e aveleiras; baixadas úmidas, taludes e encostas, sobretudo em argila ou calcário.`,
  },
  distribution: {
    en: `Europe and temperate Asia; very close relatives replace it in North America.`,
    es: `Europa y Asia templada; en Norteamérica la sustituyen especies muy próximas.`,
    pt: `Europa e Ásia temperada; na América do Norte é substituída por espécies muito próximas.`,
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
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [9, 10, 11, 12],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'earthy',
      description: {
        en: `Dark and woodland-like, a little like truffle when dried.`,
        es: `Oscuro y boscoso; seca recuerda un poco a la trufa.`,
        pt: `Escuro e silvestre; seca, lembra um pouco a trufa.`,
      },
    },
    {
      value: 'umami',
      description: {
        en: `A spoonful of the powder deepens sauces and rice.`,
        es: `Una cucharada de su polvo da fondo a salsas y arroces.`,
        pt: `Uma colher do pó dá profundidade a molhos e arrozes.`,
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: `Thin and supple, with a slight pull between the teeth.`,
        es: `Fina y flexible, con una ligera resistencia al diente.`,
        pt: `Fina e flexível, com leve resistência ao morder.`,
      },
    },
  ],
  fragrances: [
    {
      value: 'forest-floor',
      description: {
        en: `Damp leaves and soil after rain.`,
        es: `Hojas húmedas y tierra tras la lluvia.`,
        pt: `Folhas úmidas e terra depois da chuva.`,
      },
    },
    {
      value: 'mushroomy',
      description: {
        en: `Concentrated and clean when dried.`,
        es: `Concentrado y limpio al secarse.`,
        pt: `Concentrado e limpo depois de seca.`,
      },
    },
  ],
  productGuide: {
    tip: {
      en: `Buy them dried: it is the form in which they are best.`,
      es: `Cómpralas secas: así dan lo mejor de sí.`,
      pt: `Compre-as secas: é assim que dão o melhor de si.`,
    },
    description: {
      en: `Dried trumpets should be whole, brittle and near black, with a deep scent and no grit at the bottom of the bag. Fresh ones must be dry and springy, without slimy lips. Split each lengthwise and rinse out needles and sand.`,
      es: `Secas deben estar enteras, quebradizas y casi negras, con aroma profundo y sin arena en el fondo de la bolsa. Frescas han de ser secas al tacto y elásticas, sin bordes viscosos. Ábrelas a lo largo y aclara la tierra y las hojillas.`,
      pt: `Secas, devem estar inteiras, quebradiças e quase negras, com aroma profundo e sem areia no fundo do saco. Frescas, devem ser secas ao toque e elásticas, sem bordas viscosas. Abra cada uma no sentido do comprimento e enxágue a terra e as folhinhas.`,
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'craterellus-tubaeformis',
      trait: 'gills',
      own: {
        en: 'Smooth to wrinkled; grey-black all over',
        es: 'Lisa o arrugada; gris negra por entero',
        pt: 'Lisa a enrugada; cinza-preta por inteiro',
      },
      other: {
        en: 'Clear folds; stem yellow',
        es: 'Pliegues bien marcados; pie amarillo',
        pt: 'Pregas bem marcadas; estipe amarelo',
      },
    },
    {
      name: 'Craterellus cinereus',
      edibility: 'edible',
      trait: 'gills',
      own: {
        en: 'None: outside smooth to faintly wrinkled',
        es: 'No tiene: exterior liso o apenas arrugado',
        pt: 'Não tem: exterior liso ou pouco enrugado',
      },
      other: {
        en: 'Real folds, well apart, on the outside',
        es: 'Pliegues verdaderos y separados en el exterior',
        pt: 'Pregas verdadeiras e separadas no exterior',
      },
    },
    {
      name: 'Urnula craterium',
      edibility: 'inedible',
      trait: 'stipe',
      own: {
        en: 'Hollow tube from lip to foot; summer and autumn',
        es: 'Tubo hueco hasta el pie; verano y otoño',
        pt: 'Tubo oco até o pé; verão e outono',
      },
      other: {
        en: 'Thick-walled urn, closed below; spring',
        es: 'Urna de pared gruesa, cerrada abajo; primavera',
        pt: 'Urna de parede espessa, fechada embaixo; primavera',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'kalac-2013',
    'index-fungorum',
    'vidal-ballesteros-2013',
  ],
}
