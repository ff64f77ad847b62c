import type { SpeciesSample } from '@sample/types'

export const armillariaMellea: SpeciesSample = {
  slug: 'armillaria-mellea',
  scientificName: 'Armillaria mellea',
  authority: '(Vahl) P. Kumm.',
  mycobank: 190066,
  gbif: 2536891,
  wikidata: 'Q473745',
  commonNames: {
    en: ['Honey fungus', 'Honey mushroom', 'Bootlace fungus'],
    es: ['armilaria color de miel', 'seta de miel'],
    pt: ['armilária'],
  },
  summary: {
    en: 'Honey-coloured tufts at the foot of a dying tree. Eaten for centuries after long cooking, harmful raw, and hard on some people even cooked.',
    es: 'Matas de color miel al pie de un árbol que muere. Se come desde antiguo muy cocida; cruda hace daño y a algunas personas les sienta mal siempre.',
    pt: 'Tufos cor de mel na base de uma árvore que morre. Come-se há séculos bem cozido; cru faz mal, e a algumas pessoas faz mal mesmo cozido.',
  },
  about: {
    en: `What is seen in autumn is the smallest part. Under the bark of the tree spread white, fan-shaped sheets of mycelium, and from root to root run black, branching cords, the bootlaces, by which the fungus passes through the soil. It kills orchard, garden and forest trees, lives on in the stump for many years, and its fresh mycelium glows very faintly in the dark.

The fruit bodies rise from one common base, dozens together. Young caps carry fine dark scales crowded at the centre, the ring is thick, whitish and yellow at its edge, and the tough stem tapers to a point among its neighbours. The spores are white: lower caps in a tuft are often dusted as if with flour.

Several close species once went under this name, among them the ringless honey fungus and the bulbous one. The mistake that kills is another: _Galerina marginata_ grows on the same wood, in the same month, and carries amatoxins. Its print is rusty brown. Sulphur tuft and jack-o’-lantern grow in tufts as well and poison the gut. Nobody should fill a basket from a stump without looking at each stem.`,
    es: `Lo que se ve en otoño es la parte menor. Bajo la corteza se extienden láminas blancas de micelio en abanico, y de raíz en raíz corren cordones negros y ramificados, los rizomorfos, con los que el hongo avanza por el suelo. Mata frutales, árboles de jardín y de monte, sigue años viviendo en el tocón, y su micelio fresco brilla muy débilmente en la oscuridad.

Las setas nacen por docenas de una base común. Los píleos jóvenes llevan escamitas oscuras, apretadas en el centro; el anillo es grueso, blanquecino y con el filo amarillo, y el pie, correoso, se afila entre sus vecinos. La esporada es blanca: los píleos bajos de una mata suelen verse como enharinados.

Varias especies próximas llevaron antes este nombre, entre ellas la armilaria sin anillo y la de pie bulboso. El error que mata es otro: _Galerina marginata_ crece en la misma madera y en el mismo mes, y contiene amatoxinas. Su esporada es pardo herrumbre. También forman matas el hifoloma de láminas verdes y la seta de olivo, que causan intoxicación digestiva. Nadie debería llenar la cesta en un tocón sin mirar pie por pie.`,
    pt: `O que se vê no outono é a menor parte. Sob a casca da árvore estendem-se placas brancas de micélio em leque, e de raiz em raiz correm cordões negros e ramificados, os rizomorfos, com que o fungo avança pelo solo. Mata fruteiras e árvores de jardim e de floresta, vive ainda anos no toco, e seu micélio fresco brilha muito debilmente no escuro.

Os cogumelos nascem às dezenas de uma base comum. Os chapéus jovens trazem escaminhas escuras, apertadas no centro; o anel é espesso, esbranquiçado e de borda amarela, e o estipe, coriáceo, afina entre os vizinhos. A esporada é branca: os chapéus de baixo de um tufo parecem muitas vezes polvilhados de farinha.

Várias espécies próximas já usaram este nome, entre elas a armilária sem anel e a de estipe bulboso. O engano que mata é outro: _Galerina marginata_ cresce na mesma madeira e no mesmo mês, e contém amatoxinas. Sua esporada é marrom-ferrugínea. Também formam tufos o hifoloma de lâminas verdes e o cogumelo-da-oliveira, que causam intoxicação digestiva. Ninguém deveria encher um cesto num toco sem olhar estipe por estipe.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Physalacriaceae',
    genus: 'Armillaria',
    species: 'mellea',
  },
  edibility: ['caution', 'edible'],
  safety: {
    headline: {
      en: 'Harmful raw or half cooked; a deadly look-alike shares its stumps.',
      es: 'Dañina cruda o poco hecha; un doble mortal vive en los mismos tocones.',
      pt: 'Nocivo cru ou malcozido; uma espécie parecida e mortal vive nos mesmos tocos.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, young caps only, boiled first with the water thrown away, then cooked through. Some people are made ill even so: many guides advise leaving it alone.',
      es: 'Comestible solo si un experto la identifica con certeza: píleos jóvenes, hervidos antes tirando el agua y después bien cocinados. Aun así a algunas personas les sienta mal, y muchas guías aconsejan no comerla.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista: chapéus jovens, fervidos antes com descarte da água e depois bem cozidos. Mesmo assim algumas pessoas passam mal, e muitos guias desaconselham o consumo.',
    },
  },
  cooking: { minutes: 20, discardsWater: true, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '4–12 cm, convex then flat; honey to olive-yellow, fine dark scales thickest at the centre',
      es: '4–12 cm, convexo y luego plano; miel a amarillo oliváceo, escamitas oscuras densas en el centro',
      pt: '4–12 cm, convexo e depois plano; mel a amarelo-oliváceo, escaminhas escuras densas no centro',
    },
    gills: {
      en: 'Running slightly down the stem; cream, later flushed pink or spotted brown',
      es: 'Algo decurrentes; crema, después rosadas o manchadas de pardo',
      pt: 'Levemente decurrentes; creme, depois rosadas ou manchadas de marrom',
    },
    ring: {
      en: 'Thick, woolly, whitish with a yellow edge; lasting',
      es: 'Grueso, lanoso, blanquecino con filo amarillo; persistente',
      pt: 'Espesso, lanoso, esbranquiçado de borda amarela; persistente',
    },
    stipe: {
      en: '6–15 cm, tough and fibrous, tapering to a base shared by the whole tuft',
      es: '6–15 cm, correoso y fibroso, afilado hacia la base común de la mata',
      pt: '6–15 cm, coriáceo e fibroso, afinado para a base comum do tufo',
    },
    flesh: {
      en: 'Whitish, firm in the cap, stringy in the stem',
      es: 'Blanquecina, firme en el píleo, fibrosa en el pie',
      pt: 'Esbranquiçada, firme no chapéu, fibrosa no estipe',
    },
    spores: {
      en: 'Print white to pale cream; smooth, not amyloid',
      es: 'Esporada blanca a crema pálido; lisas, no amiloides',
      pt: 'Esporada branca a creme-pálida; lisos, não amiloides',
    },
    odour: {
      en: 'Of mushrooms, strong and rather heavy',
      es: 'Fúngico, fuerte y algo pesado',
      pt: 'De cogumelo, forte e um tanto pesado',
    },
  },
  decisive: ['ring', 'spores', 'stipe'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['scaly'],
    capMargin: 'striate',
    hymenium: 'gills',
    attachment: 'subdecurrent',
    stipe: 'ring',
    stipePattern: 'fibrillose',
    sporePrint: ['white', 'cream'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#c99a45', light: '#dcb869', dark: '#80551f' },
      hymenium: { typical: '#f1e4c6', dark: '#cfa07c' },
      stipe: { typical: '#d9b981', light: '#eadab4', dark: '#6d4a2a' },
      ring: { typical: '#f5ecc9', light: '#e9cf6a' },
      flesh: { typical: '#f6ecd4' },
      marks: { typical: '#6b471c' },
    },
    size: { cap: { min: 4, max: 12 }, height: { min: 6, max: 15 }, stipeThickness: { min: 0.7, max: 1.5 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-brown': 'usual',
    'ground-trunk': 'sometimes',
    'colour-olive': 'sometimes',
  },
  habitat: {
    en: 'At the foot of living broad-leaved trees, on stumps and above buried roots, in woods, orchards and gardens; less often on conifers.',
    es: 'Al pie de frondosas vivas, en tocones y sobre raíces enterradas, en bosques, huertos y jardines; menos veces en coníferas.',
    pt: 'Ao pé de folhosas vivas, em tocos e sobre raízes enterradas, em bosques, pomares e jardins; menos vezes em coníferas.',
  },
  distribution: {
    en: 'Europe, temperate Asia, North Africa and North America; introduced in southern Africa.',
    es: 'Europa, Asia templada, norte de África y Norteamérica; introducida en el sur de África.',
    pt: 'Europa, Ásia temperada, norte da África e América do Norte; introduzido no sul da África.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [8, 9, 10, 11, 12],
      peak: [10, 11],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [8, 9, 10, 11],
      peak: [9, 10],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Common after raw or undercooked caps, and in sensitive people after cooked ones.',
        es: 'Frecuente con píleos crudos o poco hechos y, en personas sensibles, también cocinados.',
        pt: 'Frequente com chapéus crus ou malcozidos e, em pessoas sensíveis, também com os cozidos.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Reported within hours of a badly cooked meal.',
        es: 'Referidos a las pocas horas de una comida mal cocinada.',
        pt: 'Relatados poucas horas após uma refeição malcozida.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'May follow, with loss of fluid.',
        es: 'Puede seguir, con pérdida de líquidos.',
        pt: 'Pode seguir-se, com perda de líquidos.',
      },
    },
  ],
  flavors: [
    {
      value: 'earthy',
      description: {
        en: 'Full and a little sharp after thorough cooking.',
        es: 'Intenso y algo áspero tras una cocción larga.',
        pt: 'Intenso e um tanto áspero após longo cozimento.',
      },
    },
    {
      value: 'sweet',
      description: {
        en: 'A slight sweetness in young caps once boiled.',
        es: 'Un leve dulzor en los píleos jóvenes ya hervidos.',
        pt: 'Uma leve doçura nos chapéus jovens já fervidos.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: 'Caps stay resilient and slightly slippery; stems are too tough to use.',
        es: 'Los píleos quedan elásticos y algo resbaladizos; los pies son demasiado correosos.',
        pt: 'Os chapéus ficam elásticos e um pouco escorregadios; os estipes são duros demais.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Strong, filling the kitchen while it boils.',
        es: 'Fuerte; llena la cocina mientras hierve.',
        pt: 'Forte; enche a cozinha durante a fervura.',
      },
    },
  ],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print white; stout, scaly caps',
        es: 'Esporada blanca; píleos robustos, escamosos',
        pt: 'Esporada branca; chapéus robustos, escamosos',
      },
      other: {
        en: 'Print rusty brown; small smooth caps. Deadly',
        es: 'Esporada pardo herrumbre; píleos pequeños y lisos. Mortal',
        pt: 'Esporada marrom-ferrugínea; chapéus pequenos e lisos. Mortal',
      },
    },
    {
      species: 'cortinarius-rubellus',
      trait: 'spores',
      own: {
        en: 'Print white; in tufts on wood, with a ring',
        es: 'Esporada blanca; en haces sobre madera, con anillo',
        pt: 'Esporada branca; em tufos sobre madeira, com anel',
      },
      other: {
        en: 'Print rust brown; on the ground in moss',
        es: 'Esporada pardo herrumbre; en el suelo, entre musgo',
        pt: 'Esporada marrom-ferrugem; no chão, entre musgo',
      },
    },
    {
      species: 'omphalotus-olearius',
      trait: 'ring',
      own: {
        en: 'Thick ring on every young stem',
        es: 'Anillo grueso en todo pie joven',
        pt: 'Anel espesso em todo estipe jovem',
      },
      other: {
        en: 'No ring; whole mushroom orange, gills deeply running down',
        es: 'Sin anillo; toda anaranjada, láminas muy decurrentes',
        pt: 'Sem anel; todo alaranjado, lâminas muito decurrentes',
      },
    },
    {
      species: 'hypholoma-fasciculare',
      trait: 'gills',
      own: {
        en: 'Cream, then flushed pink or spotted brown; ring present',
        es: 'Crema, luego rosadas o manchadas; hay anillo',
        pt: 'Creme, depois rosadas ou manchadas; há anel',
      },
      other: {
        en: 'Sulphur yellow, then green; no true ring',
        es: 'Amarillo azufre, luego verdes; sin anillo verdadero',
        pt: 'Amarelo-enxofre, depois verdes; sem anel verdadeiro',
      },
    },
    {
      species: 'omphalotus-illudens',
      trait: 'flesh',
      own: {
        en: 'Whitish; cottony ring',
        es: 'Blanquecina; anillo algodonoso',
        pt: 'Esbranquiçada; anel cotonoso',
      },
      other: {
        en: 'Orange, like gills and stem; no ring',
        es: 'Anaranjada, como láminas y pie; sin anillo',
        pt: 'Alaranjada, como lâminas e estipe; sem anel',
      },
    },
    {
      species: 'omphalotus-olivascens',
      trait: 'flesh',
      own: {
        en: 'Whitish; cottony ring',
        es: 'Blanquecina; anillo algodonoso',
        pt: 'Esbranquiçada; anel cotonoso',
      },
      other: {
        en: 'Orange to olive; no ring',
        es: 'Naranja a olivácea; sin anillo',
        pt: 'Laranja a olivácea; sem anel',
      },
    },
    {
      species: 'gymnopilus-junonius',
      trait: 'spores',
      own: {
        en: 'Print white; gills stay pale',
        es: 'Esporada blanca; láminas pálidas',
        pt: 'Esporada branca; lâminas pálidas',
      },
      other: {
        en: 'Print rust; gills turn rust',
        es: 'Esporada herrumbre; láminas que se vuelven herrumbre',
        pt: 'Esporada ferrugem; lâminas que ficam ferrugíneas',
      },
    },
    {
      species: 'kuehneromyces-mutabilis',
      trait: 'spores',
      own: {
        en: 'Print white; cap scaly at the centre',
        es: 'Esporada blanca; píleo escamoso en el centro',
        pt: 'Esporada branca; chapéu escamoso no centro',
      },
      other: {
        en: 'Print brown; cap smooth, two-toned as it dries',
        es: 'Esporada parda; píleo liso, bicolor al secarse',
        pt: 'Esporada marrom; chapéu liso, bicolor ao secar',
      },
    },
    {
      species: 'flammulina-velutipes',
      trait: 'ring',
      own: {
        en: 'Thick collar; cap dry, finely scaly',
        es: 'Collar grueso; píleo seco, con escamitas',
        pt: 'Colar espesso; chapéu seco, com escaminhas',
      },
      other: {
        en: 'None; stem velvety and dark below',
        es: 'Ninguno; pie aterciopelado y oscuro abajo',
        pt: 'Nenhum; estipe aveludado e escuro embaixo',
      },
    },
    {
      species: 'cyclocybe-aegerita',
      trait: 'spores',
      own: { en: 'Print white to cream', es: 'Esporada blanca a crema', pt: 'Esporada branca a creme' },
      other: { en: 'Print tobacco brown', es: 'Esporada pardo tabaco', pt: 'Esporada marrom-tabaco' },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'benjamin-1995',
    'boa-2004',
    'index-fungorum',
  ],
}
