import type { SpeciesSample } from '@sample/types'

export const pleurotusDjamor: SpeciesSample = {
  slug: 'pleurotus-djamor',
  scientificName: 'Pleurotus djamor',
  authority: '(Rumph. ex Fr.) Boedijn',
  gbif: 2526599,
  synonyms: ['Pleurotus salmoneostramineus', 'Pleurotus eous'],
  commonNames: {
    en: ['Pink oyster mushroom', 'Flamingo mushroom'],
    es: ['seta rosa', 'orejas blancas'],
    pt: ['shimeji-rosa', 'cogumelo-ostra-rosa'],
  },
  summary: {
    en: 'A tropical oyster mushroom, white in most wild forms and flamingo pink in the one that is grown. It crops within days and spoils as fast.',
    es: 'Seta de ostra tropical, blanca en casi todas sus formas silvestres y rosa flamenco en la cultivada. Produce en días y se estropea igual de pronto.',
    pt: 'Cogumelo-ostra tropical, branco em quase todas as formas silvestres e rosa-flamingo na cultivada. Produz em dias e estraga tão depressa quanto.',
  },
  about: {
    en: `The pink of a young cluster is not matched by any other food mushroom, and it does not last: caps bleach to cream as they age and turn orange-brown in the pan. The fungus belongs to the tropics of both hemispheres, on fallen hardwood, palm and bamboo, and takes heat of 30 °C that stops other oysters.

In Mexico and elsewhere in tropical America white forms are gathered in the rainy season and sold in village markets; the Zoques, among other peoples, have their own names for them. The pink strains of the growers came from south-east Asia.

It colonises straw, coffee husk or sugar-cane waste in about two weeks. It stores badly: after two or three days it smells sour, so it is sold near where it grows. Raw it is sourish and rubbery; fried until crisp it is compared with bacon.`,
    es: `El rosa de un racimo joven no lo tiene ninguna otra seta de mesa, y no dura: los píleos palidecen a crema con la edad y en la sartén quedan pardo anaranjados. El hongo es propio de los trópicos de ambos hemisferios, sobre madera caída, palmas y bambúes, y soporta 30 °C que detienen a otras setas de ostra.

En México y en otras partes de la América tropical las formas blancas se recolectan en época de lluvias y se venden en mercados locales; los zoques, entre otros pueblos, tienen nombres propios para ellas. Las cepas rosas de los cultivadores proceden del sudeste asiático.

Coloniza paja, pulpa de café o bagazo de caña en unas dos semanas. Se guarda mal: a los dos o tres días huele agrio, y por eso se vende cerca de donde se cultiva. Cruda es ácida y gomosa; frita hasta que cruje, la comparan con el tocino.`,
    pt: `O rosa de um cacho jovem não existe em nenhum outro cogumelo de mesa, e não dura: os chapéus empalidecem para creme com a idade e na frigideira ficam marrom-alaranjados. O fungo é próprio dos trópicos dos dois hemisférios, sobre madeira caída, palmeiras e bambus, e suporta 30 °C que detêm outros cogumelos-ostra.

No México e em outras partes da América tropical as formas brancas são colhidas na estação das chuvas e vendidas em mercados locais; os zoques, entre outros povos, têm nomes próprios para elas. As linhagens rosas dos produtores vieram do Sudeste Asiático.

Coloniza palha, casca de café ou bagaço de cana em cerca de duas semanas. Conserva-se mal: em dois ou três dias cheira azedo, e por isso é vendido perto de onde se cultiva. Cru é ácido e borrachudo; frito até ficar crocante, é comparado ao bacon.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Pleurotaceae',
    genus: 'Pleurotus',
    species: 'djamor',
  },
  edibility: ['edible'],
  safety: {
    headline: {
      en: 'Cook it through, and fresh: it turns within days.',
      es: 'Bien hecha y fresca: se pasa en pocos días.',
      pt: 'Bem cozido e fresco: estraga em poucos dias.',
    },
    advice: {
      en: 'Wild ones are edible only when identified with certainty by an expert. Do not breathe the spores in a closed grow room: they can inflame the lungs.',
      es: 'Las silvestres solo se comen si un experto las ha identificado con certeza. No respires las esporas en un cultivo cerrado: pueden inflamar los pulmones.',
      pt: 'Os silvestres só se comem quando identificados com certeza por um especialista. Não respire os esporos em um cultivo fechado: podem inflamar os pulmões.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible'],
  characteristics: {
    cap: {
      en: '3–12 cm, shell- or fan-shaped, thin, wavy; pink when young, fading to cream, or white',
      es: '3–12 cm, en concha o abanico, fino, ondulado; rosa de joven, luego crema, o blanco',
      pt: '3–12 cm, em concha ou leque, fino, ondulado; rosa quando jovem, depois creme, ou branco',
    },
    gills: {
      en: 'Decurrent, crowded, pink in pink forms, otherwise white',
      es: 'Decurrentes, apretadas, rosas en la forma rosa, blancas en las demás',
      pt: 'Decurrentes, apertadas, rosas na forma rosa, brancas nas demais',
    },
    stipe: {
      en: 'Very short or none, at the side, white to pink',
      es: 'Muy corto o nulo, lateral, blanco a rosa',
      pt: 'Muito curto ou ausente, lateral, branco a rosa',
    },
    flesh: {
      en: 'Thin, tough, white to pinkish',
      es: 'Fina, tenaz, blanca a rosada',
      pt: 'Fina, tenaz, branca a rosada',
    },
    spores: {
      en: 'Print cream to pinkish; spores cylindrical',
      es: 'Esporada crema a rosada; esporas cilíndricas',
      pt: 'Esporada creme a rosada; esporos cilíndricos',
    },
  },
  decisive: ['cap', 'gills'],
  traits: {
    ecology: ['saprotrophic'],
    hymenium: 'gills',
    growthForm: 'shelf',
    capShapes: ['convex', 'offset', 'infundibuliform'],
    capSurfaces: ['smooth'],
    capMargin: 'wavy',
    attachment: 'decurrent',
    stipe: 'bare',
    stipePattern: 'plain',
    habit: 'cluster',
    ground: 'wood-log',
    bulb: 0,
    sporePrint: ['cream', 'pink'],
    colours: {
      cap: { typical: '#e59aa0', light: '#f4c6c4', dark: '#cf7680' },
      hymenium: { typical: '#eeb0b2', light: '#f7d3d0', dark: '#d98f92' },
      stipe: { typical: '#f3d5d0', light: '#faeae6' },
      flesh: { typical: '#fae9e4' },
    },
    size: { cap: { min: 3, max: 12 }, height: { min: 1, max: 3 }, stipeThickness: { min: 0.5, max: 1.2 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'smell-mushroom': 'sometimes',
    'colour-white': 'usual',
    'colour-cream': 'usual',
    'colour-red': 'usual',
    'stem-absent': 'usual',
    'growth-shelf': 'sometimes',
    'ground-trunk': 'sometimes',
  },
  habitat: {
    en: 'Fallen hardwood, palms, bamboo and crop waste in warm, wet climates.',
    es: 'Madera caída, palmas, bambúes y restos de cultivos en climas cálidos y húmedos.',
    pt: 'Madeira caída, palmeiras, bambus e restos de cultivos em climas quentes e úmidos.',
  },
  distribution: {
    en: 'Tropics and subtropics of America, Africa, Asia and Oceania; cultivated.',
    es: 'Trópicos y subtrópicos de América, África, Asia y Oceanía; cultivada.',
    pt: 'Trópicos e subtrópicos da América, África, Ásia e Oceania; cultivado.',
  },
  seasons: [
    {
      region: { en: 'Tropical Mexico', es: 'México tropical', pt: 'México tropical' },
      area: 'mexico',
      hemisphere: 'north',
      months: [5, 6, 7, 8, 9, 10],
      peak: [6, 7, 8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'airway-irritation',
      description: {
        en: 'Heavy spore fall: growers may develop an inflammation of the lungs.',
        es: 'Suelta muchas esporas: quien la cultiva puede sufrir inflamación pulmonar.',
        pt: 'Solta muitos esporos: quem cultiva pode ter inflamação pulmonar.',
      },
    },
  ],
  flavors: [
    {
      value: 'smoky',
      description: {
        en: 'Fried hard, close to bacon.',
        es: 'Muy frita, cerca del tocino.',
        pt: 'Bem frito, perto do bacon.',
      },
    },
    {
      value: 'tart',
      description: {
        en: 'Sourish when raw or underdone.',
        es: 'Algo ácida si está cruda o poco hecha.',
        pt: 'Um pouco ácido quando cru ou malcozido.',
      },
    },
  ],
  textures: [
    {
      value: 'chewy',
      description: {
        en: 'Needs long frying to become crisp.',
        es: 'Pide fritura larga para crujir.',
        pt: 'Pede fritura longa para ficar crocante.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Bright pink and picked today, or not at all.',
      es: 'Rosa vivo y del día, o ninguna.',
      pt: 'Rosa vivo e do dia, ou nenhum.',
    },
    description: {
      en: 'Fading, wet edges and a sour or fishy smell mean it is past use. Kits fruit willingly in warm rooms where other oysters fail; pick before the caps flatten, as they then throw clouds of spores.',
      es: 'El color apagado, los bordes mojados y el olor agrio o a pescado indican que está pasada. Los kits fructifican sin problema en habitaciones cálidas; recoléctala antes de que se aplane, porque entonces suelta nubes de esporas.',
      pt: 'Cor apagada, bordas molhadas e cheiro azedo ou de peixe indicam que passou do ponto. Os kits frutificam bem em ambientes quentes; colha antes que os chapéus se achatem, pois então soltam nuvens de esporos.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [],
  lookAlikes: [
    {
      species: 'pleurotus-ostreatus',
      trait: 'cap',
      own: {
        en: 'Pink or pure white, thin',
        es: 'Rosa o blanco puro, fino',
        pt: 'Rosa ou branco puro, fino',
      },
      other: { en: 'Grey to brown, fleshy', es: 'Gris a pardo, carnoso', pt: 'Cinza a marrom, carnudo' },
    },
  ],
  references: ['stamets-2000', 'chang-miles-2004', 'royse-2017', 'boa-2004', 'index-fungorum'],
}
