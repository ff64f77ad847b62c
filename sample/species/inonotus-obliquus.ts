import type { SpeciesSample } from '@sample/types'

export const inonotusObliquus: SpeciesSample = {
  slug: 'inonotus-obliquus',
  scientificName: 'Inonotus obliquus',
  authority: '(Ach. ex Pers.) Pilát',
  gbif: 2521089,
  synonyms: ['Poria obliqua'],
  commonNames: {
    en: ['Chaga', 'Clinker polypore'],
    es: ['chaga'],
    pt: ['chaga'],
  },
  summary: {
    en: 'A burnt-looking growth on living birches, drunk as a tea in Russia. Rich in oxalate: long use in quantity has destroyed kidneys.',
    es: 'Excrecencia como carbonizada en abedules vivos, que en Rusia se bebe en infusión. Rica en oxalato: su abuso prolongado ha destruido riñones.',
    pt: 'Excrescência como carbonizada em bétulas vivas, bebida em chá na Rússia. Rica em oxalato: o abuso prolongado já destruiu rins.',
  },
  about: {
    en: `What is harvested is not a fruit body but a sterile growth: a cracked, coal-black lump that bursts from the bark of a living birch, rust-brown and corky within. It may enlarge for decades. Spores form only once, after the tree or part of it has died, in a crust under the bark that few people ever see.

It is a fungus of the cold forests of Russia, Scandinavia, the Baltic, Korea, Japan and North America. Siberian peoples brewed it and Solzhenitsyn made it known in _Cancer Ward_. Betulin and betulinic acid, beta-glucans and melanins are cited in its favour; all that is known comes from cells and animals.

Its risk is better proven than its benefit. Chaga holds a great deal of oxalate, and in people who took spoonfuls of powder daily for months or years crystals blocked the kidneys, in some cases for good. Picking has become so heavy that old birches with chaga are growing rare near roads.`,
    es: `Lo que se recolecta no es un cuerpo fructífero, sino una masa estéril: un bulto agrietado y negro como el carbón que revienta la corteza de un abedul vivo, pardo herrumbre y corchoso por dentro. Puede crecer durante decenios. Las esporas se forman una sola vez, cuando muere el árbol o parte de él, en una costra bajo la corteza que muy pocos llegan a ver.

Es propio de los bosques fríos de Rusia, Escandinavia, el Báltico, Corea, Japón y Norteamérica. Los pueblos siberianos lo bebían y Solzhenitsyn lo dio a conocer en _Pabellón de cáncer_. A su favor se citan la betulina y el ácido betulínico, betaglucanos y melaninas; todo lo que se sabe procede de células y animales.

El riesgo está mejor probado que el beneficio. Contiene muchísimo oxalato, y en personas que tomaban cucharadas de polvo a diario durante meses o años los cristales obstruyeron los riñones, a veces para siempre. Se recolecta tanto que los abedules viejos con chaga empiezan a escasear junto a los caminos.`,
    pt: `O que se colhe não é um corpo de frutificação, e sim uma massa estéril: um nódulo rachado e preto como carvão que rompe a casca de uma bétula viva, marrom-ferrugem e de cortiça por dentro. Pode crescer por décadas. Os esporos se formam uma só vez, quando a árvore ou parte dela morre, numa crosta sob a casca que pouquíssima gente chega a ver.

É próprio das florestas frias da Rússia, da Escandinávia, do Báltico, da Coreia, do Japão e da América do Norte. Povos siberianos o bebiam, e Soljenítsin o tornou conhecido em _Pavilhão de cancerosos_. A seu favor citam-se a betulina e o ácido betulínico, betaglucanas e melaninas; tudo o que se sabe vem de células e animais.

O risco está mais bem provado que o benefício. Contém muito oxalato, e em pessoas que tomavam colheradas de pó por dia, durante meses ou anos, os cristais obstruíram os rins, às vezes para sempre. A coleta é tão intensa que bétulas velhas com chaga começam a rarear junto às estradas.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Hymenochaetales',
    family: 'Hymenochaetaceae',
    genus: 'Inonotus',
    species: 'obliquus',
  },
  edibility: ['caution', 'inedible'],
  safety: {
    headline: {
      en: 'Powder taken daily has destroyed kidneys.',
      es: 'El polvo tomado a diario ha destruido riñones.',
      pt: 'O pó tomado todos os dias já destruiu rins.',
    },
    advice: {
      en: 'Not for anyone with kidney disease or kidney stones. Ask a doctor first if you take blood thinners or diabetes medicines, and never swallow it as powder.',
      es: 'No es para quien tenga enfermedad o cálculos renales. Consulta antes al médico si tomas anticoagulantes o antidiabéticos, y no lo tragues nunca en polvo.',
      pt: 'Não é para quem tem doença ou pedra nos rins. Consulte antes o médico se toma anticoagulantes ou remédios para diabetes, e nunca o engula em pó.',
    },
  },
  types: ['medicinal'],
  characteristics: {
    cap: {
      en: '10–40 cm, no cap: a cracked, coal-black lump breaking out of birch bark',
      es: '10–40 cm, sin píleo: bulto agrietado, negro carbón, que revienta la corteza del abedul',
      pt: '10–40 cm, sem chapéu: nódulo rachado, preto-carvão, que rompe a casca da bétula',
    },
    flesh: {
      en: 'Rust to yellow-brown, corky, with pale flecks; hard when dry',
      es: 'Herrumbre a pardo amarillenta, corchosa, con motas claras; dura al secarse',
      pt: 'Ferrugem a marrom-amarelada, de cortiça, com pintas claras; dura seca',
    },
    gills: {
      en: 'Not on the lump; pores form later under the bark of the dead tree',
      es: 'No en el bulto; los poros salen después bajo la corteza del árbol muerto',
      pt: 'Não no nódulo; os poros surgem depois sob a casca da árvore morta',
    },
  },
  decisive: ['cap', 'flesh'],
  traits: {
    growthForm: 'crust',
    capShapes: ['none'],
    capSurfaces: ['cracked'],
    hymenium: 'pores',
    attachment: 'none',
    stipe: 'none',
    sporePrint: ['white'],
    ecology: ['parasitic'],
    habit: 'single',
    ground: 'wood-trunk',
    colours: {
      cap: { typical: '#2b2522', light: '#5a4634', dark: '#171412' },
      hymenium: { typical: '#8a6a4a' },
      flesh: { typical: '#b0692d', light: '#d09a55', dark: '#7d4520' },
    },
    size: { cap: { min: 10, max: 40 } },
  },
  keyNotes: {
    'flesh-same': 'usual',
    'smell-faint': 'usual',
    'colour-black': 'usual',
    'stem-absent': 'usual',
    'underside-inside': 'misread',
    'underside-smooth': 'misread',
    'shape-ball': 'misread',
    'growth-scattered': 'sometimes',
  },
  habitat: {
    en: 'Living trunks of birch, rarely alder or beech, in cold forests.',
    es: 'Troncos vivos de abedul, rara vez de aliso o haya, en bosques fríos.',
    pt: 'Troncos vivos de bétula, raramente de amieiro ou faia, em florestas frias.',
  },
  distribution: {
    en: 'Northern Europe, Siberia, north-east Asia and northern North America.',
    es: 'Norte de Europa, Siberia, nordeste de Asia y norte de Norteamérica.',
    pt: 'Norte da Europa, Sibéria, nordeste da Ásia e norte da América do Norte.',
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
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11, 12, 1, 2, 3],
    },
    {
      region: { en: 'North America', es: 'Norteamérica', pt: 'América do Norte' },
      area: 'north-america',
      hemisphere: 'north',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      peak: [10, 11, 12, 1, 2, 3],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'kidney-damage',
      description: {
        en: 'Oxalate crystals in the kidneys after months or years of powder; some people needed dialysis.',
        es: 'Cristales de oxalato en los riñones tras meses o años de polvo; algunas personas necesitaron diálisis.',
        pt: 'Cristais de oxalato nos rins após meses ou anos de pó; algumas pessoas precisaram de diálise.',
      },
    },
    {
      value: 'low-blood-sugar',
      description: {
        en: 'Possible with diabetes medicines, judging from animal studies.',
        es: 'Posible junto a antidiabéticos, a juzgar por estudios en animales.',
        pt: 'Possível com remédios para diabetes, a julgar por estudos em animais.',
      },
    },
    {
      value: 'bleeding-risk',
      description: {
        en: 'Laboratory findings suggest caution with blood thinners.',
        es: 'Los hallazgos de laboratorio aconsejan cautela con anticoagulantes.',
        pt: 'Achados de laboratório aconselham cautela com anticoagulantes.',
      },
    },
  ],
  flavors: [],
  textures: [],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Whole pieces show black crust and rusty inside; powder shows nothing.',
      es: 'Los trozos enteros muestran costra negra e interior herrumbroso; el polvo, nada.',
      pt: 'Pedaços inteiros mostram crosta preta e interior ferrugíneo; o pó não mostra nada.',
    },
    description: {
      en: 'Much “chaga” in capsules is mycelium grown on grain, another product altogether. Ask whether it was cut from living birch, where, and with whose permission; many forests forbid it. No seller can state a useful dose, because no trial has found one.',
      es: 'Mucha «chaga» en cápsulas es micelio criado en grano, un producto distinto. Pregunta si se cortó de abedul vivo, dónde y con qué permiso; en muchos bosques está prohibido. Ningún vendedor puede indicar una dosis útil, porque ningún ensayo la ha hallado.',
      pt: 'Muita “chaga” em cápsulas é micélio criado em grãos, um produto diferente. Pergunte se foi cortada de bétula viva, onde e com que licença; em muitas florestas é proibido. Nenhum vendedor pode indicar uma dose útil, porque nenhum ensaio a encontrou.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [
    {
      compound: 'betulinic-acid',
      benefits: {
        en: 'Taken up from birch; studied on cells, not in people who drink the tea.',
        es: 'Tomado del abedul; estudiado en células, no en personas que beben la infusión.',
        pt: 'Absorvido da bétula; estudado em células, não em pessoas que bebem o chá.',
      },
    },
    { compound: 'beta-glucan' },
    { compound: 'ergosterol' },
  ],
  lookAlikes: [
    {
      species: 'fomes-fomentarius',
      trait: 'cap',
      own: {
        en: 'Shapeless, coal-black, deeply cracked; no pores',
        es: 'Sin forma, negro carbón, muy agrietado; sin poros',
        pt: 'Sem forma, preto-carvão, muito rachado; sem poros',
      },
      other: {
        en: 'Hoof with a zoned grey to brown crust; pores beneath',
        es: 'Casco con costra zonada de gris a pardo; poros debajo',
        pt: 'Casco com crosta zonada de cinza a marrom; poros embaixo',
      },
    },
  ],
  references: ['lee-2020', 'laessoe-petersen-2019', 'stamets-2000', 'wasser-2002', 'index-fungorum'],
}
