import type { SpeciesSample } from '@sample/types'

export const marasmiusOreades: SpeciesSample = {
  slug: 'marasmius-oreades',
  scientificName: 'Marasmius oreades',
  authority: '(Bolton) Fr.',
  gbif: 2537250,
  commonNames: {
    en: ['Fairy ring champignon', 'Fairy ring mushroom', 'Scotch bonnet'],
    es: ['senderuela', 'carrerilla', 'seta de carrerete', 'senderilla'],
    pt: [],
  },
  localNames: [
    { name: 'cama-sec', language: 'ca', source: 'vidal-ballesteros-2013' },
    { name: 'sendeiriña', language: 'gl' },
    { name: 'xi’i daa', language: 'omq-MX-x-mixtec', source: 'hernandez-santiago-2016' },
  ],
  summary: {
    en: 'The mushroom of the ring on the lawn: wide-spaced cream gills and a stem that bends and twists without breaking. Poisonous kinds share the grass.',
    es: 'La seta de los corros del prado: láminas crema muy separadas y un pie que se dobla y retuerce sin romperse. Entre la hierba las hay venenosas.',
    pt: 'O cogumelo dos anéis de fada: lâminas creme bem espaçadas e um estipe que se dobra e torce sem romper. Há espécies venenosas na mesma grama.',
  },
  about: {
    en: `A ring begins as a single point of mycelium in turf and widens a little every year. At its front the grass dies back or dries, behind it the grass grows darker with the nitrogen set free, and after rain the mushrooms stand along the line. Undisturbed rings reach many metres and great age, and some lawns carry several that blot each other out where they meet.

Drought does not kill the fruit bodies. They shrivel to leather, and at the next rain swell, take their shape again and go on shedding spores. The sugar trehalose is thought to help them over the dry spell. Fresh ones give off a scent between cut hay and bitter almond, due to traces of hydrogen cyanide that cooking largely drives out.

The danger is in the sward around them. The fool’s funnel, with muscarine, forms rings among the same grass, often mixed with this one; its close gills run down the stem. Small lepiotas of lawns and parks, with scaly caps and free gills, hold deadly amatoxins. So a handful swept up is a gamble: every stem must be picked by itself, bent, and its gills looked at. Sprayed lawns and road verges are no place to gather.`,
    es: `Un corro empieza en un solo punto de micelio bajo el césped y se ensancha un poco cada año. En su frente la hierba muere o se seca, por detrás crece más oscura con el nitrógeno liberado, y tras la lluvia las setas se alinean en el borde. Los corros tranquilos alcanzan muchos metros y gran edad, y donde dos se tocan se anulan uno a otro.

La sequía no mata a la senderuela. Se arruga como cuero y, con la lluvia siguiente, se hincha, recobra la forma y sigue soltando esporas. Se cree que un azúcar, la trehalosa, la ayuda a pasar el trance. En fresco huele entre heno y almendra amarga, por trazas de ácido cianhídrico que la cocción elimina en gran parte.

El peligro está en la hierba de alrededor. _Clitocybe rivulosa_, con muscarina, hace corros en el mismo prado y a menudo se mezcla con ella; sus láminas son apretadas y bajan por el pie. Las pequeñas lepiotas de jardines y praderas, de píleo escamoso y láminas libres, contienen amatoxinas mortales. Recolectar a puñados es, pues, una lotería: cada pie se recoge por separado, se dobla y se le miran las láminas. Los céspedes tratados y las cunetas no son lugar para recolectar.`,
    pt: `Um anel começa num único ponto de micélio sob a grama e alarga-se um pouco a cada ano. À sua frente o capim morre ou seca, atrás cresce mais escuro com o nitrogênio liberado, e depois da chuva os cogumelos alinham-se na borda. Anéis que ninguém perturba chegam a muitos metros e a grande idade, e onde dois se tocam anulam-se um ao outro.

A seca não mata os corpos de frutificação. Enrugam-se como couro e, na chuva seguinte, incham, retomam a forma e voltam a soltar esporos. Acredita-se que um açúcar, a trealose, os ajude a atravessar esse tempo. Frescos, cheiram entre feno e amêndoa amarga, por traços de ácido cianídrico que o cozimento elimina em grande parte.

O perigo está na grama em volta. _Clitocybe rivulosa_, com muscarina, forma anéis no mesmo prado e muitas vezes se mistura a este; suas lâminas são densas e descem pelo estipe. As pequenas lepiotas de jardins e gramados, de chapéu escamoso e lâminas livres, contêm amatoxinas mortais. Colher aos punhados é, portanto, um jogo de azar: cada estipe se colhe em separado, se dobra e se lhe veem as lâminas. Gramados tratados e beiras de estrada não são lugar de colheita.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Marasmiaceae',
    genus: 'Marasmius',
    species: 'oreades',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'Poisonous mushrooms stand in the same grass, even in the same ring.',
      es: 'En la misma hierba, incluso en el mismo corro, crecen setas venenosas.',
      pt: 'Na mesma grama, até no mesmo anel, crescem cogumelos venenosos.',
    },
    advice: {
      en: 'Eaten and prized, only when each specimen has been identified with certainty by an expert, and always cooked. Pick them one by one, bend the stem, look at the gills; refuse any that are close-gilled, scaly or whitish.',
      es: 'Se come y se aprecia solo si un experto identifica con certeza cada ejemplar, y siempre cocinada. Recógela de una en una, dobla el pie, mira las láminas; rechaza las de láminas prietas, las escamosas y las blanquecinas.',
      pt: 'Consumido e apreciado apenas quando um especialista identifica com certeza cada exemplar, e sempre cozido. Colha um a um, dobre o estipe, olhe as lâminas; recuse os de lâminas densas, os escamosos e os esbranquiçados.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '2–6 cm, bell-shaped then flat with a broad boss; tan, paler when dry, edge slightly grooved',
      es: '2–6 cm, acampanado y luego plano con mamelón ancho; avellana, más pálido en seco, borde algo surcado',
      pt: '2–6 cm, campanulado e depois plano com umbo largo; avelã, mais pálido em seco, borda algo sulcada',
    },
    gills: {
      en: 'Broad, thick, widely spaced, cream; barely touching the stem or free',
      es: 'Anchas, gruesas, muy separadas, crema; apenas tocan el pie o son libres',
      pt: 'Largas, espessas, muito espaçadas, creme; mal tocam o estipe ou são livres',
    },
    stipe: {
      en: '3–9 cm, thin, tough, cap-coloured; can be tied in a loop without snapping; no ring',
      es: '3–9 cm, fino, tenaz, del color del píleo; se puede anudar sin que se parta; sin anillo',
      pt: '3–9 cm, fino, tenaz, da cor do chapéu; pode dar-se um nó sem que parta; sem anel',
    },
    flesh: {
      en: 'Thin, whitish, tough; dries up and revives when wetted',
      es: 'Delgada, blanquecina, tenaz; se seca y revive al mojarse',
      pt: 'Fina, esbranquiçada, tenaz; seca e revive ao ser molhada',
    },
    spores: {
      en: 'Print white to pale cream; smooth',
      es: 'Esporada blanca a crema pálido; lisas',
      pt: 'Esporada branca a creme-pálida; lisos',
    },
    odour: {
      en: 'Of cut hay with a hint of bitter almond',
      es: 'A heno con un punto de almendra amarga',
      pt: 'De feno com um toque de amêndoa amarga',
    },
  },
  decisive: ['gills', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['campanulate', 'convex', 'umbonate'],
    capSurfaces: ['smooth', 'hygrophanous'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'plain',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'fairy-ring',
    ground: 'grass',
    colours: {
      cap: { typical: '#d2a873', light: '#e8d2aa', dark: '#b47f49' },
      hymenium: { typical: '#f0e3c5', light: '#f6eed8' },
      stipe: { typical: '#dfc397', light: '#eddcb8', dark: '#c39b66' },
      flesh: { typical: '#f6ecd4' },
    },
    size: { cap: { min: 2, max: 6 }, height: { min: 3, max: 9 }, stipeThickness: { min: 0.2, max: 0.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-almond': 'usual',
    'colour-cream': 'sometimes',
    'underside-gills-free': 'sometimes',
    'smell-faint': 'misread',
    'ring-skirt': 'impossible',
  },
  habitat: {
    en: 'Short grass: lawns, pastures, dunes, parks and path edges, in rings, arcs or lines.',
    es: 'Hierba corta: praderas, pastos, dunas, parques y bordes de sendas, en corros, arcos o hileras.',
    pt: 'Grama curta: gramados, pastagens, dunas, parques e beiras de caminho, em anéis, arcos ou fileiras.',
  },
  distribution: {
    en: 'Europe, temperate Asia and North America; also found in other temperate regions with sown grass.',
    es: 'Europa, Asia templada y Norteamérica; también en otras regiones templadas con céspedes sembrados.',
    pt: 'Europa, Ásia temperada e América do Norte; também em outras regiões temperadas com gramados semeados.',
  },
  seasons: [
    {
      region: {
        en: 'Central and northern Europe',
        es: 'Centro y norte de Europa',
        pt: 'Centro e norte da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10, 11],
      peak: [6, 9, 10],
    },
    {
      region: { en: 'Southern Europe', es: 'Sur de Europa', pt: 'Sul da Europa' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [3, 4, 5, 6, 9, 10, 11],
      peak: [4, 5, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'umami',
      description: {
        en: 'Deep for so small a cap, and deeper still once dried.',
        es: 'Hondo para un píleo tan pequeño, y más aún en seco.',
        pt: 'Profundo para um chapéu tão pequeno, e mais ainda seco.',
      },
    },
    {
      value: 'nutty',
      description: {
        en: 'Of almond and hazelnut when cooked in butter.',
        es: 'De almendra y avellana al rehogarla en mantequilla.',
        pt: 'De amêndoa e avelã ao ser refogado na manteiga.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: 'Caps tender with some bite; stems are too tough to eat.',
        es: 'Píleos tiernos con algo de resistencia; los pies son demasiado duros.',
        pt: 'Chapéus tenros com alguma resistência; os estipes são duros demais.',
      },
    },
  ],
  fragrances: [
    {
      value: 'almond',
      description: {
        en: 'Bitter almond over cut hay, fading in the pan.',
        es: 'Almendra amarga sobre heno, que se va en la sartén.',
        pt: 'Amêndoa amarga sobre feno, que se perde na panela.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Dried caps, all alike',
      es: 'Píleos secos, todos iguales',
      pt: 'Chapéus secos, todos iguais',
    },
    description: {
      en: 'Sold fresh in spring and autumn and dried all year. Buy from sellers whose wild mushrooms have been inspected; caps should be whole, tan and wide-gilled, without white, scaly or close-gilled strangers, and free of grass and grit.',
      es: 'Se vende fresca en primavera y otoño y seca todo el año. Compra a quien venda setas silvestres inspeccionadas; píleos enteros, color avellana y de láminas separadas, sin intrusas blancas, escamosas o de láminas prietas, y sin hierba ni tierra.',
      pt: 'Vende-se fresco na primavera e no outono e seco o ano todo. Compre de quem venda cogumelos silvestres inspecionados; chapéus inteiros, cor de avelã e de lâminas espaçadas, sem intrusos brancos, escamosos ou de lâminas densas, e sem capim nem terra.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'trehalose' }],
  lookAlikes: [
    {
      species: 'lepiota-brunneoincarnata',
      trait: 'cap',
      own: {
        en: 'Smooth, tan; gills wide apart',
        es: 'Liso, avellana; láminas muy separadas',
        pt: 'Liso, cor de avelã; lâminas espaçadas',
      },
      other: {
        en: 'Brown scales on pinkish white; gills crowded, free. Deadly',
        es: 'Escamas pardas sobre blanco rosado; láminas apretadas y libres. Mortal',
        pt: 'Escamas marrons sobre branco-rosado; lâminas densas e livres. Mortal',
      },
    },
    {
      species: 'pholiotina-rugosa',
      trait: 'spores',
      own: {
        en: 'Print white; gills far apart, cream; tough stem',
        es: 'Esporada blanca; láminas separadas, crema; pie tenaz',
        pt: 'Esporada branca; lâminas espaçadas, creme; estipe resistente',
      },
      other: {
        en: 'Print rust brown; gills crowded, rusty',
        es: 'Esporada pardo herrumbre; láminas apretadas, herrumbrosas',
        pt: 'Esporada marrom-ferrugem; lâminas apertadas, ferrugíneas',
      },
    },
    {
      species: 'lepiota-subincarnata',
      trait: 'cap',
      own: {
        en: 'Smooth, buff; gills far apart',
        es: 'Liso, ocráceo; láminas separadas',
        pt: 'Liso, ocráceo; lâminas espaçadas',
      },
      other: {
        en: 'With fine pinkish scales; gills crowded',
        es: 'Con finas escamas rosadas; láminas apretadas',
        pt: 'Com finas escamas rosadas; lâminas apertadas',
      },
    },
    {
      species: 'clitocybe-rivulosa',
      trait: 'gills',
      own: {
        en: 'Wide apart, barely touching the tough stem',
        es: 'Muy separadas; apenas tocan el pie, tenaz',
        pt: 'Bem espaçadas; mal tocam o estipe, tenaz',
      },
      other: {
        en: 'Crowded, running down the stem; cap frosted white',
        es: 'Apretadas y decurrentes; píleo escarchado de blanco',
        pt: 'Densas e decurrentes; chapéu coberto de geada branca',
      },
    },
    {
      species: 'inocybe-geophylla',
      trait: 'gills',
      own: {
        en: 'Wide apart, cream to tan; stem tough',
        es: 'Muy separadas, crema a avellana; pie tenaz',
        pt: 'Bem espaçadas, creme a cor de avelã; estipe tenaz',
      },
      other: {
        en: 'Crowded; cream, then clay brown',
        es: 'Apretadas; crema, luego pardo arcilla',
        pt: 'Apertadas; creme, depois marrom-argila',
      },
    },
    {
      species: 'panaeolus-foenisecii',
      trait: 'gills',
      own: {
        en: 'Cream, far apart; stem tough',
        es: 'Crema, separadas; pie tenaz',
        pt: 'Creme, espaçadas; estipe resistente',
      },
      other: {
        en: 'Brown, mottled; stem brittle',
        es: 'Pardas, jaspeadas; pie quebradizo',
        pt: 'Marrons, marmoreadas; estipe quebradiço',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'boa-2004',
    'bresinsky-besl-1990',
    'index-fungorum',
    'famcal-2011',
    'vidal-ballesteros-2013',
    'hernandez-santiago-2016',
  ],
}
