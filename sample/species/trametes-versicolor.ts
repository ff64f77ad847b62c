import type { SpeciesSample } from '@sample/types'

export const trametesVersicolor: SpeciesSample = {
  slug: 'trametes-versicolor',
  scientificName: 'Trametes versicolor',
  authority: '(L.) Lloyd',
  gbif: 2548311,
  synonyms: ['Coriolus versicolor', 'Polyporus versicolor'],
  commonNames: {
    en: ['Turkey tail', 'Turkeytail', 'Many-zoned polypore'],
    es: ['cola de pavo', 'yesquero multicolor'],
    pt: ['cauda-de-peru', 'rabo-de-peru'],
  },
  summary: {
    en: 'Thin velvety fans in rings of brown, blue and cream on dead wood everywhere. Turn one over: the underside must show pores.',
    es: 'Abanicos finos y aterciopelados, con anillos pardos, azules y crema, en cualquier madera muerta. Dale la vuelta: debajo ha de haber poros.',
    pt: 'Leques finos e aveludados, com anéis marrons, azuis e creme, em qualquer madeira morta. Vire um deles: embaixo deve haver poros.',
  },
  about: {
    en: `Few fungi are seen by so many people and looked at so little. The fans stand in tiers on dead beech, birch, oak and fruit trees in every month of the year, each ringed like a target: velvet bands of fawn, rust, slate and near-black alternate with smooth silky ones. Only the growing edge is always pale. A fan is barely thicker than card and bends like leather.

It is among the strongest white-rotters. It takes the brown lignin out of the wood as well as the cellulose and leaves it pale, light and stringy, which is why laboratories try its enzymes on dyes and other stubborn compounds.

Colour tells little; the underside decides. _Stereum_ species, banded much alike, are smooth below. _Trametes hirsuta_ is greyer and bristly, _Trametes ochracea_ thicker and ochre, and _Lenzites betulinus_ has gills. In Japan a protein-bound polysaccharide from its cultured mycelium, known as PSK or Krestin, was sold from 1977 to 2017 for use beside chemotherapy. That product was a drug of known content; a tea made from wild fans is not.`,
    es: `Pocos hongos se ven tanto y se miran tan poco. Los abanicos se escalonan sobre hayas, abedules, robles y frutales muertos en todos los meses del año, cada uno con anillos de diana: bandas aterciopeladas de leonado, herrumbre, pizarra y casi negro alternan con otras lisas y sedosas. Solo el borde en crecimiento es siempre pálido. El abanico apenas supera el grosor de una cartulina y se dobla como el cuero.

Es uno de los mayores causantes de podredumbre blanca: consume la lignina parda además de la celulosa y deja la madera clara, ligera y fibrosa. Por eso los laboratorios ensayan sus enzimas con colorantes y otros compuestos rebeldes.

El color dice poco; decide la cara inferior. Los _Stereum_, de bandas muy parecidas, son lisos por debajo. _Trametes hirsuta_ es más gris e hirsuto, _Trametes ochracea_ más grueso y ocre, y _Lenzites betulinus_ tiene láminas. En Japón, un polisacárido unido a proteína obtenido de su micelio en cultivo, llamado PSK o Krestin, se vendió de 1977 a 2017 como complemento de la quimioterapia. Aquel era un fármaco de contenido conocido; una infusión de abanicos silvestres no lo es.`,
    pt: `Poucos fungos são tão vistos e tão pouco olhados. Os leques se escalonam sobre faias, bétulas, carvalhos e fruteiras mortas em todos os meses do ano, cada um com anéis de alvo: faixas aveludadas de fulvo, ferrugem, ardósia e quase preto alternam com outras lisas e sedosas. Só a borda em crescimento é sempre clara. O leque mal passa da espessura de uma cartolina e dobra como couro.

É um dos maiores agentes de podridão branca: consome a lignina marrom além da celulose e deixa a madeira clara, leve e fibrosa. Por isso os laboratórios testam suas enzimas em corantes e outros compostos resistentes.

A cor diz pouco; decide a face inferior. Os _Stereum_, de faixas muito parecidas, são lisos embaixo. _Trametes hirsuta_ é mais cinzento e hirsuto, _Trametes ochracea_ mais grosso e ocre, e _Lenzites betulinus_ tem lâminas. No Japão, um polissacarídeo ligado a proteína obtido de seu micélio cultivado, chamado PSK ou Krestin, foi vendido de 1977 a 2017 como complemento da quimioterapia. Aquele era um fármaco de conteúdo conhecido; um chá de leques silvestres não é.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Polyporaceae',
    genus: 'Trametes',
    species: 'versicolor',
  },
  edibility: ['inedible'],
  safety: {
    headline: {
      en: 'Too tough to eat; used only as a tea or an extract.',
      es: 'Demasiado coriácea para comerla; solo se usa en infusión o extracto.',
      pt: 'Coriáceo demais para comer; só se usa em chá ou extrato.',
    },
    advice: {
      en: 'No treatment for cancer should be changed because of it. Not studied in pregnancy; with any medicine, above all for cancer or diabetes, ask a doctor first. Wild fans need an expert’s identification before any use.',
      es: 'Ningún tratamiento contra el cáncer debe cambiarse por ella. No se ha estudiado en el embarazo; con cualquier medicamento, sobre todo contra el cáncer o la diabetes, consulta antes al médico. Los ejemplares silvestres exigen la identificación de un experto antes de cualquier uso.',
      pt: 'Nenhum tratamento contra o câncer deve ser mudado por causa dele. Não foi estudado na gravidez; com qualquer remédio, sobretudo contra câncer ou diabetes, consulte antes o médico. Exemplares silvestres exigem a identificação de um especialista antes de qualquer uso.',
    },
  },
  types: ['medicinal'],
  characteristics: {
    cap: {
      en: '3–8 cm, thin fan with sharp rings of velvet and silk, many colours; growing edge pale',
      es: '3–8 cm, abanico fino con anillos nítidos, aterciopelados y sedosos, multicolor; borde pálido',
      pt: '3–8 cm, leque fino com anéis nítidos, aveludados e sedosos, multicolor; borda clara',
    },
    gills: {
      en: 'None: round white to cream pores, 3–5 to a millimetre, just visible',
      es: 'No tiene: poros redondos, de blanco a crema, 3–5 por milímetro, apenas visibles',
      pt: 'Não tem: poros redondos, de branco a creme, 3–5 por milímetro, mal visíveis',
    },
    flesh: {
      en: '1–3 mm, white, leathery and pliant, a thin dark line under the velvet',
      es: '1–3 mm, blanca, coriácea y flexible, con una fina línea oscura bajo el terciopelo',
      pt: '1–3 mm, branca, coriácea e flexível, com fina linha escura sob o veludo',
    },
    spores: {
      en: 'Print white to cream; spores narrow, slightly curved',
      es: 'Esporada de blanca a crema; esporas estrechas, algo curvadas',
      pt: 'Esporada de branca a creme; esporos estreitos, um pouco curvos',
    },
  },
  decisive: ['gills', 'cap', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['offset', 'flat'],
    capSurfaces: ['zoned', 'velvety'],
    capMargin: 'wavy',
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white', 'cream'],
    ecology: ['saprotrophic'],
    habit: 'shelf',
    ground: 'wood-log',
    colours: {
      cap: { typical: '#8f6a45', light: '#f1e6cb', dark: '#342a25' },
      hymenium: { typical: '#efe6cf', light: '#faf6ea', dark: '#d3c29b' },
      flesh: { typical: '#f5efe0' },
      marks: { typical: '#5d6a72', light: '#c9a877', dark: '#3f342c' },
    },
    size: { cap: { min: 3, max: 8 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'ground-stump': 'usual',
    'colour-grey': 'sometimes',
    'colour-black': 'sometimes',
    'colour-violet': 'sometimes',
    'ground-trunk': 'sometimes',
  },
  habitat: {
    en: 'Dead trunks, stumps, fallen branches and fence posts of broad-leaved trees; now and then on conifers.',
    es: 'Troncos, tocones, ramas caídas y postes de planifolios; alguna vez en coníferas.',
    pt: 'Troncos, tocos, galhos caídos e mourões de folhosas; vez ou outra em coníferas.',
  },
  distribution: {
    en: 'Worldwide wherever there is wood, most plentiful in temperate forests.',
    es: 'Cosmopolita allí donde hay madera, más abundante en los bosques templados.',
    pt: 'Cosmopolita onde há madeira, mais abundante nas florestas temperadas.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [9, 10, 11, 12],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [9, 10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Mild digestive discomfort is the complaint most often noted with extracts.',
        es: 'La molestia que más se anota con los extractos es un leve malestar digestivo.',
        pt: 'A queixa mais anotada com os extratos é um leve desconforto digestivo.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'Occasional, with loose and darker stools.',
        es: 'Ocasional, con heces blandas y más oscuras.',
        pt: 'Ocasional, com fezes moles e mais escuras.',
      },
    },
  ],
  flavors: [
    {
      value: 'earthy',
      description: {
        en: 'The tea is thin and tastes of damp leaves.',
        es: 'La infusión es ligera y sabe a hojas húmedas.',
        pt: 'O chá é ralo e lembra folhas úmidas.',
      },
    },
    {
      value: 'woody',
      description: {
        en: 'A slight bitterness of bark after long simmering.',
        es: 'Un leve amargor a corteza tras una cocción larga.',
        pt: 'Leve amargor de casca de árvore após longa fervura.',
      },
    },
  ],
  textures: [],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'A supplement is not Krestin: ask for the species, the part used and the beta-glucan content.',
      es: 'Un complemento no es Krestin: pide la especie, la parte usada y el contenido de betaglucanos.',
      pt: 'Um suplemento não é Krestin: peça a espécie, a parte usada e o teor de betaglucanas.',
    },
    description: {
      en: 'Fruit bodies and mycelium grown on grain are both sold under the name. The second contains the grain unless it was removed, so a figure for beta-glucans says more than one for polysaccharides. Whole dried fans should be thin, clean, clearly ringed above and white with pores beneath.',
      es: 'Con el mismo nombre se venden cuerpos fructíferos y micelio cultivado en grano. El segundo lleva el grano si no se ha retirado, así que la cifra de betaglucanos dice más que la de polisacáridos. Los abanicos secos enteros han de ser finos, limpios, bien anillados por arriba y blancos y con poros por debajo.',
      pt: 'Com o mesmo nome vendem-se corpos de frutificação e micélio cultivado em grão. O segundo contém o grão se este não foi retirado, de modo que o número de betaglucanas diz mais que o de polissacarídeos. Os leques secos inteiros devem ser finos, limpos, bem anelados em cima e brancos e com poros embaixo.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'polysaccharide-k',
      benefits: {
        en: 'Prepared from cultured mycelium; studied in Japan beside chemotherapy. The results do not extend to teas or food supplements.',
        es: 'Se prepara a partir de micelio en cultivo; estudiado en Japón junto a la quimioterapia. Los resultados no valen para infusiones ni complementos.',
        pt: 'Preparado de micélio cultivado; estudado no Japão ao lado da quimioterapia. Os resultados não valem para chás nem suplementos.',
      },
    },
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Cell-wall polysaccharides studied for their action on immune cells.',
        es: 'Polisacáridos de la pared celular, estudiados por su acción sobre las células inmunitarias.',
        pt: 'Polissacarídeos da parede celular, estudados por sua ação sobre as células imunitárias.',
      },
    },
    { compound: 'ergosterol' },
  ],
  lookAlikes: [
    {
      name: 'Trametes hirsuta',
      edibility: 'inedible',
      trait: 'cap',
      own: {
        en: 'Many coloured zones, velvety',
        es: 'Muchas zonas de color, aterciopelado',
        pt: 'Muitas zonas de cor, aveludado',
      },
      other: {
        en: 'Greyer, with stiff bristly hairs',
        es: 'Más gris, con pelos tiesos',
        pt: 'Mais cinzento, com pelos rígidos',
      },
    },
    {
      name: 'Trametes ochracea',
      edibility: 'inedible',
      trait: 'cap',
      own: {
        en: 'Thin, with contrasting zones',
        es: 'Fino, con zonas contrastadas',
        pt: 'Fino, com zonas contrastantes',
      },
      other: {
        en: 'Thicker, in tones of ochre',
        es: 'Más grueso, en tonos ocres',
        pt: 'Mais espesso, em tons de ocre',
      },
    },
    {
      name: 'Lenzites betulinus',
      edibility: 'inedible',
      trait: 'gills',
      own: {
        en: 'None: tiny white pores',
        es: 'No tiene: poros blancos diminutos',
        pt: 'Não tem: poros brancos minúsculos',
      },
      other: {
        en: 'Tough gills below',
        es: 'Láminas coriáceas por debajo',
        pt: 'Lâminas coriáceas embaixo',
      },
    },
  ],
  references: ['wasser-2002', 'laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'stamets-2000'],
}
