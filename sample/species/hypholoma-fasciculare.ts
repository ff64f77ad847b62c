import type { SpeciesSample } from '@sample/types'

export const hypholomaFasciculare: SpeciesSample = {
  slug: 'hypholoma-fasciculare',
  scientificName: 'Hypholoma fasciculare',
  authority: '(Huds.) P. Kumm.',
  gbif: 3293632,
  synonyms: ['Naematoloma fasciculare'],
  commonNames: {
    en: ['Sulphur tuft', 'Clustered woodlover'],
    es: ['hifoloma de láminas verdes', 'hifoloma fasciculado'],
    pt: ['hifoloma-de-lâminas-verdes'],
  },
  summary: {
    en: 'Sulphur-yellow tufts on almost every old stump. The gills turn green, a colour no edible tuft on wood should show.',
    es: 'Matas amarillo azufre en casi cualquier tocón viejo. Las láminas verdean, un color que ninguna mata comestible debe mostrar.',
    pt: 'Tufos amarelo-enxofre em quase todo toco velho. As lâminas ficam verdes, cor que nenhum tufo comestível deve mostrar.',
  },
  about: {
    en: `Few mushrooms are so faithful to a place or so easily found. Wherever a tree has been felled, broad-leaved or conifer, the tufts appear within a few years and return until the wood has fallen to crumbs. It fruits in any mild, wet month, and in a European December it is often among the last left standing.

The colours tell its age. Young caps are tawny at the centre and sulphur towards the rim, their edge fringed with threads of a pale yellow cobweb. The gills begin sulphur yellow, take a greenish cast that is all its own, and darken as purple-brown spores ripen; the same spores settle on the shreds of veil and draw a dark line round the stem. The flesh is yellow throughout.

It is a stomach poison that has been gathered for honey fungus and for sheathed woodtuft, both of which share its stumps. Compounds called fasciculols are held responsible. Illness may begin soon after the meal or be delayed for most of a night, which makes it look like something worse; a few grave cases stand in the older literature, and in mixed dishes their cause is not certain. Anyone ill six hours or more after eating mushrooms from wood must be treated as an amatoxin case until that is ruled out.`,
    es: `Pocas setas son tan fieles a su sitio y tan fáciles de encontrar. Donde se ha talado un árbol, frondosa o conífera, las matas aparecen a los pocos años y vuelven hasta que la madera se deshace. Fructifica en cualquier mes suave y húmedo, y en el diciembre europeo suele ser de las últimas en pie.

Los colores dicen la edad. Los píleos jóvenes son leonados en el centro y azufre hacia el borde, con flecos de una telaraña amarillenta en el margen. Las láminas empiezan de color amarillo azufre, toman un tono verdoso muy suyo y se oscurecen al madurar las esporas, de color pardo púrpura; esas mismas esporas se posan en los restos del velo y trazan una línea oscura en el pie. La carne es amarilla en toda la seta.

Es un tóxico digestivo que se ha recogido por armilaria y por foliota cambiante, vecinas de los mismos tocones. Se culpa a unos compuestos llamados fasciculoles. El malestar puede empezar pronto o tardar casi una noche, y entonces imita algo peor; la bibliografía antigua recoge algún caso grave, de causa dudosa por tratarse de platos mezclados. Quien enferme seis horas o más después de comer setas de madera debe tratarse como intoxicado por amatoxinas hasta descartarlo.`,
    pt: `Poucos cogumelos são tão fiéis ao lugar e tão fáceis de encontrar. Onde se derrubou uma árvore, folhosa ou conífera, os tufos aparecem em poucos anos e voltam até a madeira se desfazer. Frutifica em qualquer mês ameno e úmido e, em dezembro, na Europa, costuma ser dos últimos de pé.

As cores contam a idade. Os chapéus jovens são fulvos no centro e cor de enxofre para a borda, com franjas de uma teia amarelada na margem. As lâminas começam amarelo-enxofre, tomam um tom esverdeado muito seu e escurecem quando amadurecem os esporos marrom-purpúreos; esses mesmos esporos pousam nos restos do véu e traçam uma linha escura no estipe. A carne é toda amarela.

É um tóxico digestivo que já foi colhido por armilária e por _Kuehneromyces mutabilis_, vizinhos dos mesmos tocos. Atribui-se o efeito a compostos chamados fasciculóis. O mal-estar pode começar logo ou demorar quase uma noite, e então imita coisa pior; a literatura antiga traz alguns casos graves, de causa incerta por se tratar de pratos misturados. Quem adoecer seis horas ou mais depois de comer cogumelos de madeira deve ser tratado como intoxicado por amatoxinas até que isso seja descartado.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Strophariaceae',
    genus: 'Hypholoma',
    species: 'fasciculare',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Poisonous: leave any tuft with greenish-yellow gills.',
      es: 'Venenosa: deja toda mata de láminas amarillo verdosas.',
      pt: 'Venenoso: deixe todo tufo de lâminas amarelo-esverdeadas.',
    },
    advice: {
      en: 'Causes vomiting and diarrhoea, sometimes hours late. If any has been eaten, call a poison centre at once and keep a specimen: a deadly galerina may grow on the same wood.',
      es: 'Causa vómitos y diarrea, a veces con horas de retraso. Si se ha comido, llama enseguida a un centro toxicológico y guarda un ejemplar: en la misma madera puede crecer una galerina mortal.',
      pt: 'Causa vômitos e diarreia, às vezes com horas de atraso. Se foi ingerido, ligue logo para um centro de informação toxicológica e guarde um exemplar: na mesma madeira pode crescer uma galerina mortal.',
    },
  },
  poisoning: {
    toxins: ['fasciculol E', 'fasciculol F'],
    syndrome: 'gastrointestinal',
    onsetHours: { min: 0.5, max: 10 },
    course: [
      {
        when: { en: '½–10 h', es: '½–10 h', pt: '½–10 h' },
        what: {
          en: 'Nausea and stomach pain, soon after the meal or only after many hours. A late start must be treated as amatoxin poisoning.',
          es: 'Náuseas y dolor de estómago, al poco de comer o tras muchas horas. Un comienzo tardío obliga a pensar en amatoxinas.',
          pt: 'Náusea e dor de estômago, logo após a refeição ou muitas horas depois. Um início tardio obriga a pensar em amatoxinas.',
        },
      },
      {
        when: { en: 'Next hours', es: 'Horas siguientes', pt: 'Horas seguintes' },
        what: {
          en: 'Vomiting, diarrhoea, weakness; dehydration in severe cases.',
          es: 'Vómitos, diarrea y debilidad; deshidratación en los casos fuertes.',
          pt: 'Vômitos, diarreia e fraqueza; desidratação nos casos fortes.',
        },
      },
      {
        when: { en: 'Within a few days', es: 'En pocos días', pt: 'Em poucos dias' },
        what: {
          en: 'Recovery is the rule. Liver values are watched until amatoxins have been ruled out.',
          es: 'Lo normal es la recuperación. Se vigila el hígado hasta descartar amatoxinas.',
          pt: 'A recuperação é a regra. Vigia-se o fígado até descartar amatoxinas.',
        },
      },
    ],
    source: 'bresinsky-besl-1990',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '2–7 cm, convex then flat; sulphur yellow, tawny orange at the centre, smooth, threads at the edge',
      es: '2–7 cm, convexo y luego plano; amarillo azufre, leonado en el centro, liso, con flecos de velo',
      pt: '2–7 cm, convexo e depois plano; amarelo-enxofre, fulvo no centro, liso, com franjas de véu',
    },
    gills: {
      en: 'Crowded, sulphur yellow, then greenish, finally purple-brown',
      es: 'Apretadas, amarillo azufre, luego verdosas, al fin pardo púrpura',
      pt: 'Densas, amarelo-enxofre, depois esverdeadas, por fim marrom-purpúreas',
    },
    ring: {
      en: 'No true ring: a cobweb veil that leaves a dark line of spores',
      es: 'Sin anillo verdadero: una cortina que deja una línea oscura de esporas',
      pt: 'Sem anel verdadeiro: uma cortina que deixa uma linha escura de esporos',
    },
    stipe: {
      en: '4–12 cm, thin, curved, yellow, rusty brown towards the joined bases',
      es: '4–12 cm, fino, curvo, amarillo, pardo rojizo hacia las bases unidas',
      pt: '4–12 cm, fino, curvo, amarelo, marrom-ferrugíneo nas bases unidas',
    },
    flesh: {
      en: 'Thin, sulphur yellow, brownish at the base',
      es: 'Delgada, amarillo azufre, parda en la base',
      pt: 'Fina, amarelo-enxofre, amarronzada na base',
    },
    spores: {
      en: 'Print purple-brown; smooth, elliptical',
      es: 'Esporada pardo púrpura; lisas, elípticas',
      pt: 'Esporada marrom-purpúrea; lisos, elípticos',
    },
    odour: {
      en: 'Faint, of mushrooms; of no help in naming it',
      es: 'Débil, fúngico; no ayuda a reconocerla',
      pt: 'Fraco, de cogumelo; não ajuda a reconhecê-lo',
    },
  },
  decisive: ['gills', 'spores'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['smooth'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'adnate',
    stipe: 'cortina',
    stipePattern: 'fibrillose',
    sporePrint: ['purple-brown'],
    ecology: ['saprotrophic'],
    habit: 'cluster',
    ground: 'wood-stump',
    colours: {
      cap: { typical: '#dcc044', light: '#ead971', dark: '#c07d2c' },
      hymenium: { typical: '#b3b04a', light: '#dccf55', dark: '#574a38' },
      stipe: { typical: '#d8c254', light: '#e6d878', dark: '#9a6330' },
      flesh: { typical: '#e6d668', dark: '#a8743a' },
      marks: { typical: '#efe4a0' },
    },
    size: { cap: { min: 2, max: 7 }, height: { min: 4, max: 12 }, stipeThickness: { min: 0.3, max: 1 } },
    bulb: 0,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'ring-none': 'usual',
    'smell-faint': 'sometimes',
    'ground-trunk': 'sometimes',
    'colour-orange': 'sometimes',
    'colour-olive': 'sometimes',
  },
  habitat: {
    en: 'Dense tufts on stumps, logs and buried roots of broad-leaved trees and conifers, in every kind of wood.',
    es: 'En matas densas sobre tocones, troncos y raíces enterradas de frondosas y coníferas, en toda clase de bosques.',
    pt: 'Em tufos densos sobre tocos, troncos e raízes enterradas de folhosas e coníferas, em todo tipo de bosque.',
  },
  distribution: {
    en: 'Temperate regions of the northern hemisphere, very common in Europe; also recorded in Australia.',
    es: 'Regiones templadas del hemisferio norte, muy común en Europa; citada también en Australia.',
    pt: 'Regiões temperadas do hemisfério norte, muito comum na Europa; registrado também na Austrália.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [9, 10, 11],
    },
    {
      region: { en: 'Western North America', es: 'Oeste de Norteamérica', pt: 'Oeste da América do Norte' },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1],
      peak: [10, 11],
    },
    {
      region: { en: 'Japan', es: 'Japón', pt: 'Japão' },
      area: 'asia',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'nausea',
      description: {
        en: 'First complaint, sometimes after a delay of hours.',
        es: 'Primera molestia, a veces con horas de retraso.',
        pt: 'Primeira queixa, às vezes com horas de atraso.',
      },
    },
    {
      value: 'vomiting',
      description: {
        en: 'Usual, and may be persistent.',
        es: 'Habituales; pueden ser persistentes.',
        pt: 'Habituais; podem ser persistentes.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'With stomach pain and loss of fluid.',
        es: 'Con dolor abdominal y pérdida de líquidos.',
        pt: 'Com dor abdominal e perda de líquidos.',
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
      species: 'galerina-marginata',
      trait: 'spores',
      own: {
        en: 'Print purple-brown; gills greenish yellow',
        es: 'Esporada pardo púrpura; láminas amarillo verdosas',
        pt: 'Esporada marrom-purpúrea; lâminas amarelo-esverdeadas',
      },
      other: {
        en: 'Print rusty brown; gills ochre-brown, never green. Deadly',
        es: 'Esporada pardo herrumbre; láminas ocres, nunca verdes. Mortal',
        pt: 'Esporada marrom-ferrugínea; lâminas ocres, nunca verdes. Mortal',
      },
    },
    {
      species: 'tricholoma-equestre',
      trait: 'spores',
      own: {
        en: 'Print purple-brown; in tufts on wood',
        es: 'Esporada pardo púrpura; en haces sobre madera',
        pt: 'Esporada marrom-púrpura; em tufos sobre madeira',
      },
      other: {
        en: 'Print white; stout, on sandy soil',
        es: 'Esporada blanca; robusta, en suelo arenoso',
        pt: 'Esporada branca; robusto, em solo arenoso',
      },
    },
    {
      species: 'psilocybe-cyanescens',
      trait: 'flesh',
      own: {
        en: 'Yellow, never blue; gills greenish',
        es: 'Amarilla, nunca azul; láminas verdosas',
        pt: 'Amarela, nunca azul; lâminas esverdeadas',
      },
      other: { en: 'Turns blue; caramel cap', es: 'Azulea; píleo caramelo', pt: 'Azula; chapéu caramelo' },
    },
    {
      species: 'armillaria-mellea',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, then green; no true ring',
        es: 'Amarillo azufre, luego verdes; sin anillo verdadero',
        pt: 'Amarelo-enxofre, depois verdes; sem anel verdadeiro',
      },
      other: {
        en: 'Cream, then flushed pink or spotted brown; ring present',
        es: 'Crema, luego rosadas o manchadas; hay anillo',
        pt: 'Creme, depois rosadas ou manchadas; há anel',
      },
    },
    {
      species: 'kuehneromyces-mutabilis',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, then green, at last purple-brown',
        es: 'Amarillo azufre, luego verdes, al fin pardo púrpura',
        pt: 'Amarelo-enxofre, depois verdes, por fim marrom-purpúreas',
      },
      other: {
        en: 'Pale ochre, then cinnamon brown',
        es: 'Ocre pálido, luego pardo canela',
        pt: 'Ocre-pálidas, depois marrom-canela',
      },
    },
    {
      species: 'flammulina-velutipes',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, then green, at last purple-brown',
        es: 'Amarillo azufre, luego verdes, al fin pardo púrpura',
        pt: 'Amarelo-enxofre, depois verdes, por fim marrom-purpúreas',
      },
      other: {
        en: 'Cream to pale yellow; stem velvety, dark below',
        es: 'Crema a amarillo pálido; pie aterciopelado, oscuro abajo',
        pt: 'Creme a amarelo-pálidas; estipe aveludado, escuro embaixo',
      },
    },
    {
      species: 'pleurotus-citrinopileatus',
      trait: 'gills',
      own: {
        en: 'Sulphur yellow, then greenish; print purple-brown',
        es: 'Amarillo azufre y luego verdosas; esporada pardo púrpura',
        pt: 'Amarelo-enxofre, depois esverdeadas; esporada marrom-púrpura',
      },
      other: {
        en: 'White, running far down the stem; print pale',
        es: 'Blancas, muy decurrentes; esporada clara',
        pt: 'Brancas, muito decurrentes; esporada clara',
      },
    },
  ],
  references: [
    'bresinsky-besl-1990',
    'benjamin-1995',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'index-fungorum',
  ],
}
