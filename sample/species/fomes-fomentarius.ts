import type { SpeciesSample } from '@sample/types'

export const fomesFomentarius: SpeciesSample = {
  slug: 'fomes-fomentarius',
  scientificName: 'Fomes fomentarius',
  authority: '(L.) Fr.',
  gbif: 8068867,
  synonyms: ['Polyporus fomentarius', 'Ungulina fomentaria'],
  commonNames: {
    en: ['Tinder fungus', 'Hoof fungus'],
    es: ['hongo yesquero', 'yesquero'],
    pt: [],
  },
  summary: {
    en: 'A grey horse’s hoof on beech and birch, as hard as wood. Its inner felt caught sparks for at least five thousand years.',
    es: 'Un casco de caballo gris sobre hayas y abedules, duro como madera. Su fieltro interior prendió chispas durante al menos cinco mil años.',
    pt: 'Um casco de cavalo cinza em faias e bétulas, duro como madeira. Seu feltro interno pegou faíscas por pelo menos cinco mil anos.',
  },
  about: {
    en: `Each year the hoof grows a new layer of tubes at the bottom and a new ring at the edge, so that an old one, banded in grey and pale brown, may be thirty years of growth. The underside always faces the ground: when the tree falls, the fungus turns its new layers and so records the fall.

It enters through wounds of beech, birch and poplar and rots the heartwood white; the trunk in the end snaps at mid-height. Between crust and tubes lies a layer of tawny felt, the _amadou_. Beaten soft and treated with saltpetre it took the spark of a flint; surgeons stopped bleeding with it, anglers dry their flies on it, and in Transylvania it is still worked into hats.

The man found in the Ötztal ice carried a pouch of it. It is no food. Extracts are studied in the laboratory and sold as supplements, without trials in people to support them.`,
    es: `Cada año el casco suma una capa de tubos por debajo y un anillo en el borde, de modo que un ejemplar viejo, con bandas grises y pardo claras, puede llevar treinta años creciendo. La cara inferior mira siempre al suelo: cuando el árbol cae, el hongo gira sus capas nuevas y deja constancia de la caída.

Entra por heridas de hayas, abedules y chopos y pudre de blanco el duramen; el tronco acaba partiéndose a media altura. Entre la costra y los tubos hay un fieltro leonado, la yesca. Golpeada y tratada con salitre prendía con la chispa del pedernal; los cirujanos cortaban con ella hemorragias, los pescadores secan en ella sus moscas y en Transilvania aún se hacen sombreros.

El hombre hallado en el hielo del Ötztal llevaba una bolsa con yesca. No es alimento. Sus extractos se estudian en laboratorio y se venden como complementos, sin ensayos en personas que los avalen.`,
    pt: `A cada ano o casco soma uma camada de tubos embaixo e um anel na borda, de modo que um exemplar velho, com faixas cinza e marrom-claras, pode ter trinta anos de crescimento. A face inferior olha sempre para o chão: quando a árvore cai, o fungo vira suas camadas novas e assim registra a queda.

Entra por feridas de faias, bétulas e álamos e apodrece de branco o cerne; o tronco acaba se partindo à meia altura. Entre a crosta e os tubos há um feltro fulvo, a isca. Batida e tratada com salitre, pegava a faísca da pederneira; cirurgiões estancavam sangue com ela, pescadores secam nela suas moscas e na Transilvânia ainda se fazem chapéus.

O homem encontrado no gelo do Ötztal levava uma bolsa de isca. Não é alimento. Seus extratos são estudados em laboratório e vendidos como suplementos, sem ensaios em pessoas que os apoiem.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Polyporaceae',
    genus: 'Fomes',
    species: 'fomentarius',
  },
  edibility: ['inedible'],
  safety: {
    headline: {
      en: 'Woody and inedible; a tool rather than a food.',
      es: 'Leñoso y no comestible; más herramienta que alimento.',
      pt: 'Lenhoso e não comestível; mais ferramenta que alimento.',
    },
    advice: {
      en: 'Supplements made from it have not been tested in people. A tree that bears it is hollow inside: do not camp or rest beneath it in wind.',
      es: 'Los complementos hechos con él no se han probado en personas. El árbol que lo lleva está podrido por dentro: no acampes ni descanses debajo con viento.',
      pt: 'Os suplementos feitos dele não foram testados em pessoas. A árvore que o leva está podre por dentro: não acampe nem descanse embaixo dela com vento.',
    },
  },
  types: ['medicinal'],
  characteristics: {
    cap: {
      en: '5–50 cm, hoof-shaped; a hard crust zoned in grey, ochre and brown',
      es: '5–50 cm, en casco de caballo; costra dura, zonada de gris, ocre y pardo',
      pt: '5–50 cm, em casco de cavalo; crosta dura, zonada de cinza, ocre e marrom',
    },
    gills: {
      en: 'Round pores, 2–4 per mm, cream to grey-brown; tubes in yearly layers',
      es: 'Poros redondos, 2–4 por mm, crema a pardo gris; tubos en capas anuales',
      pt: 'Poros redondos, 2–4 por mm, creme a marrom-cinza; tubos em camadas anuais',
    },
    flesh: {
      en: 'Tawny felt under the crust; tough, with a marbled core at the attachment',
      es: 'Fieltro leonado bajo la costra; tenaz, con un núcleo jaspeado en la base',
      pt: 'Feltro fulvo sob a crosta; tenaz, com um núcleo mosqueado na base',
    },
    spores: {
      en: 'Print white, in spring; spores large, cylindrical',
      es: 'Esporada blanca, en primavera; esporas grandes, cilíndricas',
      pt: 'Esporada branca, na primavera; esporos grandes, cilíndricos',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'bracket',
    capShapes: ['convex', 'offset'],
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    ground: 'wood-trunk',
    capSurfaces: ['zoned'],
    capMargin: 'even',
    sporePrint: ['white'],
    ecology: ['parasitic', 'saprotrophic'],
    habit: 'scattered',
    colours: {
      cap: { typical: '#8f8a82', light: '#c0a98a', dark: '#55504b' },
      hymenium: { typical: '#b59a78', light: '#d8c6a8', dark: '#8b6f50' },
      flesh: { typical: '#a8713f', dark: '#6f4526' },
      marks: { typical: '#5d554c', light: '#a58a68' },
    },
    size: { cap: { min: 5, max: 50 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-fruit': 'sometimes',
    'smell-mushroom': 'sometimes',
    'colour-grey': 'usual',
    'colour-brown': 'sometimes',
    'stem-absent': 'usual',
    'ground-stump': 'sometimes',
    'growth-single': 'usual',
    'growth-shelf': 'sometimes',
    'surface-lacquer': 'impossible',
  },
  habitat: {
    en: 'Trunks of beech, birch, poplar and other broad-leaved trees, living or dead.',
    es: 'Troncos de hayas, abedules, chopos y otros planifolios, vivos o muertos.',
    pt: 'Troncos de faias, bétulas, álamos e outras folhosas, vivos ou mortos.',
  },
  distribution: {
    en: 'Europe, North Africa, Asia and eastern North America.',
    es: 'Europa, norte de África, Asia y este de Norteamérica.',
    pt: 'Europa, norte da África, Ásia e leste da América do Norte.',
  },
  seasons: [
    {
      region: { en: 'Europe', es: 'Europa', pt: 'Europa' },
      area: 'europe',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [4, 5, 6],
    },
    {
      region: { en: 'Eastern North America', es: 'Este de Norteamérica', pt: 'Leste da América do Norte' },
      area: 'eastern-north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [4, 5, 6],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [],
  flavors: [],
  textures: [],
  fragrances: [],
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'beta-glucan',
      benefits: {
        en: 'Bound to melanin in a cell-wall complex that has been studied in animals and cells only.',
        es: 'Unido a melanina en un complejo de la pared celular, estudiado solo en animales y células.',
        pt: 'Ligada a melanina num complexo da parede celular, estudado apenas em animais e células.',
      },
    },
    { compound: 'ergosterol' },
  ],
  lookAlikes: [
    {
      species: 'inonotus-obliquus',
      trait: 'cap',
      own: {
        en: 'Hoof with a zoned grey to brown crust; pores beneath',
        es: 'Casco con costra zonada de gris a pardo; poros debajo',
        pt: 'Casco com crosta zonada de cinza a marrom; poros embaixo',
      },
      other: {
        en: 'Shapeless, coal-black, deeply cracked; no pores',
        es: 'Sin forma, negro carbón, muy agrietado; sin poros',
        pt: 'Sem forma, preto-carvão, muito rachado; sem poros',
      },
    },
    {
      species: 'fomitopsis-betulina',
      trait: 'cap',
      own: {
        en: 'Hard grey hoof, banded, lasting many years',
        es: 'Casco duro y gris, con bandas, de muchos años',
        pt: 'Casco duro e cinza, com faixas, de muitos anos',
      },
      other: {
        en: 'Soft, papery pale skin without bands; annual',
        es: 'Piel clara, como papel, sin bandas; anual',
        pt: 'Pele clara, como papel, sem faixas; anual',
      },
    },
    {
      species: 'ganoderma-lucidum',
      trait: 'spores',
      own: {
        en: 'Print white; crust dull',
        es: 'Esporada blanca; costra mate',
        pt: 'Esporada branca; crosta fosca',
      },
      other: {
        en: 'Print cocoa brown; crust varnished',
        es: 'Esporada pardo cacao; costra barnizada',
        pt: 'Esporada marrom-cacau; crosta envernizada',
      },
    },
  ],
  references: ['peintner-1998', 'laessoe-petersen-2019', 'stamets-2000', 'index-fungorum'],
}
