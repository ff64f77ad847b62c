import type { SpeciesSample } from '@sample/types'

export const volvariellaVolvacea: SpeciesSample = {
  slug: 'volvariella-volvacea',
  scientificName: 'Volvariella volvacea',
  authority: '(Bull.) Singer',
  commonNames: {
    en: ['Paddy straw mushroom', 'Straw mushroom', 'Chinese mushroom'],
    es: ['seta de paja de arroz', 'hongo de paja'],
    pt: ['cogumelo-da-palha-de-arroz', 'cogumelo-palha'],
  },
  summary: {
    en: 'The sac-footed mushroom of tropical straw beds, sold as closed eggs. Gathered wild, it is fatally confused with the death cap.',
    es: 'La seta con volva de los lechos de paja tropicales, que se vende como huevo cerrado. La silvestre se ha confundido, con muertes, con la oronja verde.',
    pt: 'O cogumelo com volva dos canteiros de palha tropicais, vendido como ovo fechado. Colhido no campo, já foi confundido, com mortes, com o chapéu-da-morte.',
  },
  about: {
    en: `Farmers in southern China have grown this mushroom on rotting rice straw since at least the nineteenth century, and emigrants carried it across South-East Asia. It needs heat as other mushrooms need cool: above thirty degrees a bed made today can be picked in less than a fortnight. Cotton waste and other plant refuse now feed it as well as straw.

It is gathered before the veil breaks, as a grey-brown egg the size of a quail’s or a small hen’s. Left alone, the egg tears open within hours. A bell-shaped cap, streaked with dark silky fibres, rises on a white stem without a ring, and the torn egg stays behind as a thick dusky sac. The gills are white to begin with and turn salmon-pink as the spores ripen.

That sac is what kills by mistake. Families who knew the straw mushroom at home have picked death caps in California and Australia, because both begin in an egg. The pink print and the lack of a ring separate grown specimens. The closed egg, the stage best liked in the kitchen, offers no sure character to the eye, so wild eggs must stay where they are.`,
    es: `Los campesinos del sur de China cultivan esta seta sobre paja de arroz en descomposición al menos desde el siglo XIX, y los emigrantes la llevaron por todo el sudeste asiático. Pide calor como otras piden fresco: por encima de treinta grados, un lecho preparado hoy da cosecha en menos de quince días. Además de paja, hoy se usan residuos de algodón y otros restos vegetales.

Se recoge antes de que se rompa el velo, en forma de huevo pardo grisáceo, del tamaño de uno de codorniz o de uno pequeño de gallina. Si se deja, se rasga en pocas horas: sobre un pie blanco y sin anillo se alza un píleo acampanado, surcado de fibrillas sedosas oscuras, y el huevo roto queda en la base como una volva gruesa y parda. Las láminas, blancas al principio, se vuelven rosa salmón al madurar las esporas.

Esa volva es la que engaña. Familias que conocían la seta en su tierra han recogido oronjas verdes en California y en Australia, porque las dos nacen de un huevo. La esporada rosa y la falta de anillo distinguen los ejemplares adultos. El huevo cerrado, el más apreciado en la cocina, no ofrece a simple vista ningún carácter seguro: los huevos silvestres se dejan donde están.`,
    pt: `Os camponeses do sul da China cultivam este cogumelo em palha de arroz em decomposição pelo menos desde o século XIX, e os emigrantes o levaram por todo o Sudeste Asiático. Pede calor como outros pedem frescor: acima de trinta graus, um canteiro preparado hoje dá colheita em menos de quinze dias. Além da palha, usam-se hoje resíduos de algodão e outros restos vegetais.

Colhe-se antes de o véu se romper, na forma de um ovo marrom-acinzentado, do tamanho de um ovo de codorna ou de um ovo pequeno de galinha. Deixado no canteiro, rasga-se em poucas horas: sobre um estipe branco e sem anel ergue-se um chapéu em sino, riscado de fibrilas sedosas escuras, e o ovo rasgado fica na base como volva espessa e marrom. As lâminas, brancas no início, tornam-se rosa-salmão quando os esporos amadurecem.

É essa volva que engana. Famílias que conheciam o cogumelo em sua terra colheram chapéus-da-morte na Califórnia e na Austrália, porque ambos nascem de um ovo. A esporada rosada e a falta de anel separam os exemplares adultos. O ovo fechado, o mais apreciado na cozinha, não oferece à vista nenhum caráter seguro: os ovos silvestres ficam onde estão.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pluteaceae',
    genus: 'Volvariella',
    species: 'volvacea',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Edible only when identified with certainty by an expert, and cooked.',
      es: 'Comestible solo si un experto la identifica con certeza, y bien cocinada.',
      pt: 'Comestível só quando identificado com certeza por um especialista, e bem cozido.',
    },
    advice: {
      en: 'Never gather the eggs: the eye cannot tell them with certainty from those of the death cap, and people have died of that mistake.',
      es: 'No recojas nunca los huevos: a simple vista no se distinguen con certeza de los de la oronja verde, y ese error ha costado vidas.',
      pt: 'Nunca colha os ovos: à vista não se distinguem com certeza dos do chapéu-da-morte, e esse engano já custou vidas.',
    },
  },
  cooking: { minutes: 10, source: 'rhein-zeitung-2020' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '5–14 cm, egg-shaped, then a bell; grey-brown, darker centre, dry, streaked with silky fibres',
      es: '5–14 cm, ovoide y luego acampanado; pardo grisáceo, centro más oscuro, seco, fibriloso',
      pt: '5–14 cm, ovoide e depois em sino; marrom-acinzentado, centro mais escuro, seco, fibriloso',
    },
    gills: {
      en: 'Free, crowded; white when young, salmon-pink when the spores ripen',
      es: 'Libres, apretadas; blancas en la juventud, rosa salmón al madurar las esporas',
      pt: 'Livres, apertadas; brancas quando jovens, rosa-salmão com os esporos maduros',
    },
    ring: {
      en: 'None, whether young or old',
      es: 'Ausente en todas las edades',
      pt: 'Ausente em todas as idades',
    },
    stipe: {
      en: '5–14 cm, white, smooth and silky, a little thicker at the base; parts cleanly from the cap',
      es: '5–14 cm, blanco, liso y sedoso, algo engrosado en la base; se separa limpiamente del píleo',
      pt: '5–14 cm, branco, liso e sedoso, um pouco engrossado na base; solta-se do chapéu sem esforço',
    },
    volva: {
      en: 'A deep thick sac with a lobed rim, dusky brown above and paler below',
      es: 'Saco hondo y grueso, de borde lobulado, pardo oscuro arriba y más pálido abajo',
      pt: 'Saco fundo e espesso, de borda lobada, marrom-escuro em cima e mais claro embaixo',
    },
    flesh: {
      en: 'White, soft, unchanging when cut',
      es: 'Blanca, blanda, inmutable al corte',
      pt: 'Branca, macia, imutável ao corte',
    },
    spores: {
      en: 'Print salmon-pink to pinkish brown; spores smooth, elliptical',
      es: 'Esporada de rosa salmón a pardo rosado; esporas lisas, elípticas',
      pt: 'Esporada de rosa-salmão a marrom-rosada; esporos lisos, elípticos',
    },
  },
  decisive: ['spores', 'volva', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['ovate', 'campanulate', 'convex'],
    capSurfaces: ['fibrillose'],
    capMargin: 'even',
    hymenium: 'gills',
    attachment: 'free',
    stipe: 'volva',
    stipePattern: 'plain',
    sporePrint: ['salmon', 'pinkish-brown'],
    ecology: ['saprotrophic'],
    habit: 'group',
    ground: 'leaf-litter',
    colours: {
      cap: { typical: '#7d7168', light: '#b3a79a', dark: '#423a36' },
      hymenium: { typical: '#d9a08e', light: '#f4ece1', dark: '#b0735f' },
      stipe: { typical: '#f1ece1', light: '#faf7f0', dark: '#ddd3c3' },
      volva: { typical: '#7a6c60', light: '#d8cfc0', dark: '#4a4039' },
      flesh: { typical: '#faf6ee' },
      marks: { typical: '#4c433e' },
    },
    size: { cap: { min: 5, max: 14 }, height: { min: 5, max: 14 }, stipeThickness: { min: 0.6, max: 1.5 } },
    bulb: 0.25,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-mushroom': 'usual',
    'colour-grey': 'usual',
    'ground-soil': 'sometimes',
    'ground-grass': 'sometimes',
    'print-white': 'misread',
    'base-plain': 'misread',
    'ring-skirt': 'impossible',
  },
  habitat: {
    en: 'Rotting rice straw, compost, cotton waste, sugar-cane and banana refuse, wood chips; in cooler countries hothouses and fermenting heaps.',
    es: 'Paja de arroz en descomposición, compost, residuos de algodón, caña y platanera, astillas; en países frescos, invernaderos y montones en fermentación.',
    pt: 'Palha de arroz em decomposição, composto, resíduos de algodão, cana e bananeira, lascas de madeira; em países frios, estufas e montes em fermentação.',
  },
  distribution: {
    en: 'Tropics and subtropics of all continents, cultivated above all in China and South-East Asia; scattered in warm temperate countries.',
    es: 'Trópicos y subtrópicos de todos los continentes, cultivada sobre todo en China y el sudeste asiático; dispersa en países templados cálidos.',
    pt: 'Trópicos e subtrópicos de todos os continentes, cultivado sobretudo na China e no Sudeste Asiático; esparso em países temperados quentes.',
  },
  seasons: [
    {
      region: { en: 'Southern China', es: 'Sur de China', pt: 'Sul da China' },
      area: 'asia',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9],
      peak: [6, 7, 8],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [
    {
      value: 'mild',
      description: {
        en: 'Delicate; it takes up the flavour of whatever it is cooked with.',
        es: 'Delicado; toma el gusto de aquello con lo que se guisa.',
        pt: 'Delicado; toma o gosto daquilo com que é cozinhado.',
      },
    },
    {
      value: 'umami',
      description: {
        en: 'Gives body to broths and stir-fries; strongest in dried mushrooms.',
        es: 'Da cuerpo a caldos y salteados; más intenso en las setas secas.',
        pt: 'Dá corpo a caldos e refogados; mais intenso nos cogumelos secos.',
      },
    },
    {
      value: 'earthy',
      description: {
        en: 'A slight cellar note, plainer in tins.',
        es: 'Ligero fondo a bodega, más claro en conserva.',
        pt: 'Leve fundo de adega, mais nítido em conserva.',
      },
    },
  ],
  textures: [
    {
      value: 'firm',
      description: {
        en: 'The egg keeps its bite in the wok.',
        es: 'El huevo conserva su mordida en el wok.',
        pt: 'O ovo conserva a firmeza no wok.',
      },
    },
    {
      value: 'fleshy',
      description: {
        en: 'Smooth and slippery on the outside, tender within.',
        es: 'Liso y resbaladizo por fuera, tierno por dentro.',
        pt: 'Liso e escorregadio por fora, tenro por dentro.',
      },
    },
  ],
  fragrances: [
    {
      value: 'mushroomy',
      description: {
        en: 'Faint when fresh, much stronger after drying.',
        es: 'Tenue en fresco, mucho más fuerte tras el secado.',
        pt: 'Tênue no fresco, bem mais forte depois de seco.',
      },
    },
  ],
  productGuide: {
    tip: {
      en: 'Choose closed, firm eggs; do not keep them in a cold refrigerator.',
      es: 'Elige huevos cerrados y firmes; no los guardes en un frigorífico muy frío.',
      pt: 'Escolha ovos fechados e firmes; não os guarde em geladeira muito fria.',
    },
    description: {
      en: 'This is a mushroom of the tropics: near freezing it turns to liquid, so a cool larder of 10–15 °C suits it better, and for a day or two at most. In tins look for whole eggs in clear brine and rinse them, for they are salty. Buy cultivated stock only, from a grower who names the species.',
      es: 'Es una seta tropical: cerca de cero grados se licúa, de modo que le conviene más una despensa a 10–15 °C, y solo uno o dos días. En lata, busca huevos enteros en salmuera clara y enjuágalos, porque llevan sal. Compra solo género cultivado, de un productor que indique la especie.',
      pt: 'É um cogumelo tropical: perto de zero grau ele se liquefaz, de modo que lhe convém mais uma despensa a 10–15 °C, e só por um ou dois dias. Em lata, procure ovos inteiros em salmoura clara e enxágue-os, pois são salgados. Compre só produto cultivado, de um produtor que indique a espécie.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'beta-glucan' }, { compound: 'ergosterol' }],
  lookAlikes: [
    {
      species: 'amanita-phalloides',
      trait: 'spores',
      own: {
        en: 'Print salmon-pink; ripe gills pink, no ring on the stem',
        es: 'Esporada rosa salmón; láminas maduras rosadas, pie sin anillo',
        pt: 'Esporada rosa-salmão; lâminas maduras rosadas, estipe sem anel',
      },
      other: {
        en: 'Print white; gills stay white, a hanging ring on the stem',
        es: 'Esporada blanca; láminas siempre blancas, anillo colgante en el pie',
        pt: 'Esporada branca; lâminas sempre brancas, anel pendente no estipe',
      },
    },
    {
      species: 'amanita-ocreata',
      trait: 'spores',
      own: {
        en: 'Print salmon-pink; never a ring',
        es: 'Esporada rosa salmón; nunca anillo',
        pt: 'Esporada rosa-salmão; nunca anel',
      },
      other: {
        en: 'Print white; a ring on the stem, though easily lost. Deadly',
        es: 'Esporada blanca; anillo en el pie, aunque se pierde. Mortal',
        pt: 'Esporada branca; anel no estipe, embora se perca. Mortal',
      },
    },
  ],
  usda: 11989,
  references: ['chang-miles-2004', 'royse-2017', 'boa-2004', 'white-2019', 'usda-sr28', 'index-fungorum'],
}
