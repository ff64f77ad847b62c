import type { SpeciesSample } from '@sample/types'

export const mycosarcomaMaydis: SpeciesSample = {
  slug: 'mycosarcoma-maydis',
  scientificName: 'Mycosarcoma maydis',
  authority: '(DC.) Bref.',
  synonyms: ['Ustilago maydis', 'Ustilago zeae'],
  commonNames: {
    en: ['Corn smut', 'Huitlacoche', 'Boil smut'],
    es: ['huitlacoche', 'cuitlacoche', 'carbón del maíz'],
    pt: ['carvão-do-milho', 'huitlacoche'],
  },
  summary: {
    en: 'Turns kernels of maize into swollen grey galls: a disease to most growers, and in central Mexico a delicacy, cut young and cooked.',
    es: 'Convierte los granos de maíz en agallas grises e hinchadas: una enfermedad para casi todos y, en el centro de México, un manjar que se corta tierno.',
    pt: 'Transforma grãos de milho em galhas cinzentas e inchadas: uma doença para quase todos e, no centro do México, uma iguaria colhida jovem.',
  },
  about: {
    en: `The fungus enters a young ear through its silks or a wound, and every kernel that it reaches swells into a gall: tissue of the maize, filled with the fungus, under a silvery skin. Stalks, leaves and tassels bear galls too, each near the place of infection, for the plant is never invaded as a whole. In the end they dry, tear and let out a sooty dust of spores, which can wait in the soil for years.

Most growers destroy such ears. In central Mexico they are food: cut while the galls are pale, firm and full, sold in markets in the rainy months, and cooked with onion, chilli and epazote as a filling for quesadillas or in soup. In the pan they turn black.

Few fungi are so well known in the laboratory. Working with it and with yeast, Robin Holliday proposed in 1964 the crossed strands of DNA that bear his name, and its genome was published in 2006. Most books still call it _Ustilago maydis_; the older genus name _Mycosarcoma_ was taken up again in 2016.`,
    es: `El hongo entra en la mazorca joven por los estigmas o por una herida, y cada grano que alcanza se hincha hasta formar una agalla: tejido del maíz, lleno de hongo, bajo una piel plateada. También salen agallas en tallos, hojas y flores masculinas, siempre cerca del punto de infección, pues nunca invade la planta entera. Al final se secan, se rasgan y sueltan un polvo de esporas como hollín, que puede esperar años en el suelo.

La mayoría de los agricultores destruye esas mazorcas. En el centro de México son alimento: se cortan cuando las agallas están claras, firmes y llenas, se venden en los mercados en los meses de lluvia y se guisan con cebolla, chile y epazote para quesadillas o sopa. En la sartén se vuelven negras.

Pocos hongos se conocen tan bien en el laboratorio. Trabajando con él y con levaduras, Robin Holliday propuso en 1964 el cruce de hebras de ADN que lleva su nombre, y su genoma se publicó en 2006. La mayoría de los libros lo llama aún _Ustilago maydis_; el antiguo género _Mycosarcoma_ se recuperó en 2016.`,
    pt: `O fungo entra na espiga jovem pelos estigmas ou por uma ferida, e cada grão que alcança incha até virar uma galha: tecido do milho, cheio de fungo, sob uma pele prateada. Colmos, folhas e pendões também dão galhas, sempre perto do ponto de infecção, pois a planta nunca é invadida por inteiro. No fim elas secam, rasgam-se e soltam um pó de esporos como fuligem, que pode esperar anos no solo.

A maioria dos agricultores destrói essas espigas. No centro do México elas são alimento: cortam-se enquanto as galhas estão claras, firmes e cheias, vendem-se nos mercados nos meses de chuva e refogam-se com cebola, pimenta e epazote para quesadillas ou sopa. Na panela ficam pretas.

Poucos fungos são tão conhecidos no laboratório. Trabalhando com ele e com leveduras, Robin Holliday propôs em 1964 o cruzamento de fitas de DNA que leva seu nome, e seu genoma foi publicado em 2006. A maioria dos livros ainda o chama de _Ustilago maydis_; o antigo gênero _Mycosarcoma_ foi retomado em 2016.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Ustilaginomycetes',
    order: 'Ustilaginales',
    family: 'Ustilaginaceae',
    genus: 'Mycosarcoma',
    species: 'maydis',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Only young, firm galls, cooked, from an ear without other mould.',
      es: 'Solo agallas tiernas y firmes, cocinadas, de una mazorca sin otro moho.',
      pt: 'Só galhas jovens e firmes, cozidas, de uma espiga sem outro mofo.',
    },
    advice: {
      en: 'Have a grower or an expert show you which ears are fit to eat. Other moulds of maize can share the ear, and their toxins have been measured in fresh and canned galls: discard any ear that is pink, green or musty.',
      es: 'Pide a un agricultor o a un experto que te enseñe qué mazorcas sirven. Otros mohos del maíz pueden compartir la mazorca, y sus toxinas se han medido en agallas frescas y en conserva: desecha las que estén rosas, verdes o mohosas.',
      pt: 'Peça a um agricultor ou a um especialista que mostre quais espigas servem. Outros mofos do milho podem estar na mesma espiga, e suas toxinas já foram medidas em galhas frescas e em conserva: descarte as que estiverem rosadas, verdes ou mofadas.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: 'Lobed galls from 1 to 30 cm, in place of kernels; soft, silvery white to grey, later torn',
      es: 'Agallas lobuladas de 1 a 30 cm en lugar de granos; blandas, de blanco plateado a gris, luego rotas',
      pt: 'Galhas lobadas de 1 a 30 cm no lugar de grãos; macias, de branco-prateadas a cinza, depois rasgadas',
    },
    gills: {
      en: 'None: the spores form inside the gall',
      es: 'Ninguna: las esporas se forman dentro de la agalla',
      pt: 'Nenhuma: os esporos se formam dentro da galha',
    },
    flesh: {
      en: 'Pale and juicy when young, then marbled with black, at last a dry dust',
      es: 'Clara y jugosa de joven, luego veteada de negro, al final polvo seco',
      pt: 'Clara e suculenta quando jovem, depois marmoreada de preto, por fim pó seco',
    },
    spores: {
      en: 'Sooty in mass; olive brown and finely spiny, about 7–13 µm',
      es: 'Como hollín en masa; pardo oliva, con espinas finas, de unas 7–13 µm',
      pt: 'Como fuligem em massa; marrom-oliva, com espinhos finos, de uns 7–13 µm',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'gall',
    capShapes: ['none'],
    capSurfaces: ['smooth'],
    hymenium: 'gleba',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['blackish-brown'],
    ecology: ['parasitic'],
    habit: 'group',
    ground: 'maize',
    colours: {
      cap: { typical: '#a5a2a2', light: '#f2f0ed', dark: '#6b696b' },
      hymenium: { typical: '#332c29', light: '#6d6259', dark: '#1b1816' },
      flesh: { typical: '#ddd8ca', light: '#f0ece2', dark: '#8f8a7e' },
      marks: { typical: '#45434a', light: '#6d6a70', dark: '#2a282c' },
    },
    size: { cap: { min: 1, max: 30 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-white': 'usual',
    'colour-grey': 'usual',
    'colour-black': 'sometimes',
    'growth-tuft': 'sometimes',
    'flesh-ink': 'misread',
    'underside-smooth': 'misread',
  },
  habitat: {
    en: 'On living maize and teosinte: ears, stalks, leaves and tassels, in fields and gardens.',
    es: 'Sobre maíz y teocintle vivos: mazorcas, tallos, hojas y flores masculinas, en milpas y huertos.',
    pt: 'Sobre milho e teosinto vivos: espigas, colmos, folhas e pendões, em lavouras e hortas.',
  },
  distribution: {
    en: 'Most regions where maize is grown; eaten above all in central Mexico.',
    es: 'Casi todas las regiones donde se cultiva maíz; se come sobre todo en el centro de México.',
    pt: 'Quase todas as regiões onde se cultiva milho; come-se sobretudo no centro do México.',
  },
  seasons: [
    {
      region: { en: 'Central Mexico', es: 'Centro de México', pt: 'Centro do México' },
      area: 'mexico',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [],
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
        en: 'Of mushroom and damp soil, with maize behind it.',
        es: 'A hongo y tierra húmeda, con un fondo de maíz.',
        pt: 'De cogumelo e terra úmida, com um fundo de milho.',
      },
    },
    {
      value: 'sweet',
      description: {
        en: 'A little, from the young maize.',
        es: 'Un poco, por el maíz tierno.',
        pt: 'Um pouco, por causa do milho jovem.',
      },
    },
  ],
  textures: [],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Fresh ones are pale, firm and swollen; dry black powder is past eating.',
      es: 'Los frescos son claros, firmes e hinchados; el polvo negro y seco ya no se come.',
      pt: 'Os frescos são claros, firmes e inchados; o pó preto e seco já não se come.',
    },
    description: {
      en: 'Mexican markets sell it on the ear or loose; it ages fast, so keep it cold and cook it soon. Elsewhere it comes frozen or in tins, already dark. Toxins of other moulds have been found in some of these: ask for a maker who tests for them.',
      es: 'En los mercados mexicanos se vende en la mazorca o desgranado; envejece deprisa: guárdalo en frío y cocínalo pronto. En otros países llega congelado o en lata, ya oscuro. En algunos de estos productos se han hallado toxinas de otros mohos: busca un fabricante que las analice.',
      pt: 'Nos mercados mexicanos vende-se na espiga ou debulhado; envelhece depressa: guarde-o no frio e cozinhe-o logo. Em outros países chega congelado ou em lata, já escuro. Em alguns desses produtos acharam-se toxinas de outros mofos: procure um fabricante que as analise.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [],
  references: [
    'abbas-2017',
    'pataky-snetselaar-2006',
    'villagran-2023',
    'mctaggart-2016',
    'holliday-1964',
    'kamper-2006',
    'index-fungorum',
  ],
}
