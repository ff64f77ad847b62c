import type { SpeciesSample } from '@sample/types'

export const cortinariusTraganus: SpeciesSample = {
  slug: 'cortinarius-traganus',
  scientificName: 'Cortinarius traganus',
  authority: '(Fr.) Fr.',
  synonyms: ['Inoloma traganum', 'Phlegmacium traganum'],
  commonNames: { en: ['Gassy webcap', 'Lilac conifer cortinarius', 'Pungent cort'], es: [], pt: [] },
  summary: {
    en: 'Lilac outside, saffron within: a poisonous webcap of spruce and pine woods that is taken for the wood blewit.',
    es: 'Lila por fuera, azafrán por dentro: cortinario venenoso de píceas y pinos que se toma por pie azul.',
    pt: 'Lilás por fora, açafrão por dentro: cortinário venenoso de espruces e pinheiros, confundido com _Lepista nuda_.',
  },
  about: {
    en: `Young, it is one of the handsomest mushrooms of conifer woods: a ball of lilac silk on a swollen lilac stem, the two joined by a lilac cobweb. Then the colour bleaches from the middle outwards to ochre and rust, and a form without any lilac exists. A cut shows what the skin hides: flesh marbled saffron to yellow-brown. The gills are ochre from the start, at most with a dull violet tinge, later rusty. The smell is strong, and each nose names it differently: ripe pears, goat, acetylene.

It is taken for the wood blewit, _Lepista nuda_, which has pale lilac flesh, no cobweb and a pale pink print. Not every violet webcap has yellow flesh, so the print has the last word. A rust-brown print, a cobweb or a rusty zone on the stem means a webcap, and none belongs in the basket.

The poison centre of Munich knows stomach and bowel trouble from it, and no kidney failure like that from orellanine; guides in English call it suspect or inedible, and this one takes the stricter view. If illness starts a day or more after a meal of violet mushrooms, a deadly webcap may have been among them: go to hospital.`,
    es: `De joven es una de las setas más vistosas de los bosques de coníferas: una bola de seda lila sobre un pie lila hinchado, unidos por una telaraña lila. Después el color se apaga desde el centro hacia el ocre y el herrumbre, y existe una forma sin nada de lila. El corte enseña lo que la piel esconde: carne jaspeada de azafrán a pardo amarillento. Las láminas son ocres desde el principio, como mucho con un tinte violeta sucio, luego herrumbrosas. El olor es fuerte y cada nariz le da un nombre: peras maduras, cabra, acetileno.

Se toma por pie azul, _Lepista nuda_, que tiene la carne lila pálido, sin telaraña, y esporada rosa pálido. No todos los cortinarios violetas tienen la carne amarilla, así que decide la esporada. Si es pardo herrumbre, o hay telaraña o una zona herrumbrosa en el pie, es un cortinario, y ninguno tiene sitio en la cesta.

El centro de toxicología de Múnich conoce trastornos de estómago e intestino, y ningún fallo renal como el de la orellanina; las guías inglesas lo llaman sospechoso o no comestible, y esta prefiere el juicio más severo. Si el malestar empieza un día o más después de comer setas violetas, pudo haber entre ellas un cortinario mortal: ve al hospital.`,
    pt: `Jovem, é um dos cogumelos mais vistosos dos bosques de coníferas: uma bola de seda lilás sobre um estipe lilás inchado, unidos por uma teia lilás. Depois a cor se apaga a partir do centro para o ocre e o ferrugíneo, e existe uma forma sem nenhum lilás. O corte mostra o que a pele esconde: carne marmorizada de açafrão a marrom-amarelada. As lâminas são ocres desde o início, no máximo com um tom violeta sujo, depois ferrugíneas. O cheiro é forte e cada nariz lhe dá um nome: peras maduras, bode, acetileno.

É confundido com _Lepista nuda_, que tem a carne lilás-pálida, sem teia, e esporada rosa-pálida. Nem todos os cortinários violetas têm a carne amarela, por isso quem decide é a esporada. Se for marrom-ferrugem, ou se houver teia ou uma zona ferrugínea no estipe, é um cortinário, e nenhum tem lugar no cesto.

O centro de informação toxicológica de Munique conhece distúrbios de estômago e intestino, e nenhuma insuficiência renal como a da orelanina; os guias ingleses o chamam suspeito ou não comestível, e este prefere o juízo mais severo. Se o mal-estar começa um dia ou mais depois de comer cogumelos violetas, pode ter havido entre eles um cortinário mortal: vá ao hospital.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Cortinariaceae',
    genus: 'Cortinarius',
    species: 'traganus',
  },
  edibility: ['poisonous'],
  safety: {
    headline: {
      en: 'Vomiting and diarrhoea; no violet webcap is food.',
      es: 'Vómitos y diarrea; ningún cortinario violeta se come.',
      pt: 'Vômitos e diarreia; nenhum cortinário violeta se come.',
    },
    advice: {
      en: 'Take a spore print of every violet mushroom: rust brown means a webcap. Illness that starts a day or more after the meal, or thirst and pain in the loins, can be a deadly webcap: go to hospital at once.',
      es: 'Saca la esporada de toda seta violeta: pardo herrumbre significa cortinario. Un malestar que empieza un día o más después, o mucha sed y dolor lumbar, puede ser un cortinario mortal: ve enseguida al hospital.',
      pt: 'Tire a esporada de todo cogumelo violeta: marrom-ferrugem significa cortinário. Um mal-estar que começa um dia ou mais depois, ou muita sede e dor lombar, pode ser um cortinário mortal: vá logo ao hospital.',
    },
  },
  poisoning: {
    toxins: ['unidentified'],
    syndrome: 'gastrointestinal',
    course: [
      {
        when: { en: 'After the meal', es: 'Tras la comida', pt: 'Depois da refeição' },
        what: {
          en: 'Belly pain, sickness, vomiting and diarrhoea; how soon has not been published.',
          es: 'Dolor de vientre, náuseas, vómitos y diarrea; no se ha publicado cuánto tardan.',
          pt: 'Dor de barriga, náusea, vômitos e diarreia; não se publicou quanto tempo demoram.',
        },
      },
      {
        when: { en: 'Following days', es: 'Días siguientes', pt: 'Dias seguintes' },
        what: {
          en: 'No kidney failure is on record for this species. It is for other webcaps, after days or weeks: have a doctor check.',
          es: 'De esta especie no consta fallo renal. De otros cortinarios sí, al cabo de días o semanas: que lo compruebe un médico.',
          pt: 'Desta espécie não consta insuficiência renal. De outros cortinários sim, depois de dias ou semanas: peça a um médico que verifique.',
        },
      },
    ],
    source: 'toxinfo-cortinarius-traganus',
  },
  types: ['poisonous'],
  characteristics: {
    cap: {
      en: '3–13 cm, domed; lilac, silky and dry, bleaching to ochre and rust; shreds of veil at the edge',
      es: '3–13 cm, convexo; lila, sedoso y seco, se apaga a ocre y herrumbre; jirones del velo en el borde',
      pt: '3–13 cm, convexo; lilás, sedoso e seco, desbota para ocre e ferrugem; restos do véu na borda',
    },
    gills: {
      en: 'Thick, ochre from the start, at most dull violet, then rust brown; notched',
      es: 'Gruesas, ocres desde el principio, a lo sumo violeta sucio, luego pardo herrumbre; escotadas',
      pt: 'Espessas, ocres desde o início, no máximo violeta-sujas, depois marrom-ferrugem; chanfradas',
    },
    ring: {
      en: 'A lilac cobweb when young, later a rusty zone of fibres',
      es: 'De joven una telaraña lila, después una zona fibrosa herrumbrosa',
      pt: 'Quando jovem uma teia lilás, depois uma zona fibrosa ferrugínea',
    },
    stipe: {
      en: '5–12 cm, stout, swollen below, lilac with whitish veil, ochre from the base up',
      es: '5–12 cm, robusto, hinchado abajo, lila con velo blanquecino, ocre desde la base',
      pt: '5–12 cm, robusto, inchado embaixo, lilás com véu esbranquiçado, ocre a partir da base',
    },
    flesh: {
      en: 'Marbled saffron to yellow-brown, at most the tip of the stem violet',
      es: 'Jaspeada de azafrán a pardo amarillento, a lo sumo violeta en lo alto del pie',
      pt: 'Marmorizada de açafrão a marrom-amarelada, no máximo violeta no alto do estipe',
    },
    spores: {
      en: 'Print rust brown; spores warty',
      es: 'Esporada pardo herrumbre; esporas verrugosas',
      pt: 'Esporada marrom-ferrugem; esporos verrucosos',
    },
    odour: {
      en: 'Strong: ripe pears, goat or acetylene',
      es: 'Fuerte: peras maduras, cabra o acetileno',
      pt: 'Forte: peras maduras, bode ou acetileno',
    },
  },
  decisive: ['flesh', 'spores', 'ring'],
  traits: {
    growthForm: 'agaric',
    capShapes: ['convex', 'umbonate', 'flat'],
    capSurfaces: ['fibrillose', 'smooth'],
    capMargin: 'appendiculate',
    hymenium: 'gills',
    attachment: 'emarginate',
    stipe: 'cortina',
    stipePattern: 'fibrillose',
    sporePrint: ['reddish-brown'],
    ecology: ['mycorrhizal'],
    habit: 'group',
    ground: 'needles',
    colours: {
      cap: { typical: '#b6a0c8', light: '#cdbfda', dark: '#b08a5c' },
      hymenium: { typical: '#b98a4a', light: '#cfa76b', dark: '#8a5526' },
      stipe: { typical: '#c0aed0', light: '#ded4e6', dark: '#b08d5e' },
      ring: { typical: '#cdbdd9', dark: '#a8672c' },
      flesh: { typical: '#cf9c4c', light: '#dfb871', dark: '#b07a35' },
    },
    size: { cap: { min: 3, max: 13 }, height: { min: 5, max: 12 }, stipeThickness: { min: 1, max: 4 } },
    bulb: 0.6,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'flesh-yellow': 'misread',
    'smell-fruit': 'usual',
    'smell-foul': 'usual',
    'smell-faint': 'sometimes',
    'colour-violet': 'usual',
    'colour-brown': 'usual',
    'colour-grey': 'sometimes',
    'colour-white': 'sometimes',
    'ring-none': 'sometimes',
    'base-plain': 'sometimes',
    'underside-gills-attached': 'usual',
    'surface-cracked': 'sometimes',
    'surface-scales': 'sometimes',
    'ground-moss': 'usual',
    'ground-broadleaf': 'sometimes',
    'growth-scattered': 'sometimes',
    'growth-single': 'sometimes',
    'underside-gills-free': 'impossible',
  },
  habitat: {
    en: 'Mossy woods of spruce and pine on acid soil; in western North America also with tanoak.',
    es: 'Bosques musgosos de píceas y pinos en suelo ácido; en el oeste de Norteamérica también con _Notholithocarpus_.',
    pt: 'Bosques musgosos de espruces e pinheiros em solo ácido; no oeste da América do Norte também com _Notholithocarpus_.',
  },
  distribution: {
    en: 'Northern Europe and the mountains of the centre and south; North America, where part of the records are of relatives.',
    es: 'Norte de Europa y montañas del centro y del sur; Norteamérica, donde parte de las citas son de especies afines.',
    pt: 'Norte da Europa e montanhas do centro e do sul; América do Norte, onde parte dos registros é de espécies próximas.',
  },
  seasons: [
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Norte y centro de Europa',
        pt: 'Norte e centro da Europa',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9, 10],
    },
    {
      region: { en: 'Southern Alps', es: 'Sur de los Alpes', pt: 'Sul dos Alpes' },
      area: 'southern-europe',
      hemisphere: 'north',
      months: [7, 8, 9, 10, 11],
      peak: [9],
    },
    {
      region: {
        en: 'Western North America',
        es: 'Oeste de Norteamérica',
        pt: 'Oeste da América do Norte',
      },
      area: 'western-north-america',
      hemisphere: 'north',
      months: [9, 10, 11, 12, 1],
      peak: [10, 11],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'vomiting',
      description: {
        en: 'With belly pain.',
        es: 'Con dolor de vientre.',
        pt: 'Com dor de barriga.',
      },
    },
    {
      value: 'diarrhoea',
      description: {
        en: 'The loss of fluid is the danger for children and old people.',
        es: 'La deshidratación es el peligro para niños y ancianos.',
        pt: 'A desidratação é o perigo para crianças e idosos.',
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
      species: 'lepista-nuda',
      trait: 'flesh',
      own: {
        en: 'Marbled saffron to yellow-brown; print rust brown, a cobweb when young',
        es: 'Jaspeada de azafrán a pardo amarillento; esporada pardo herrumbre, telaraña de joven',
        pt: 'Marmorizada de açafrão a marrom-amarelada; esporada marrom-ferrugem, teia quando jovem',
      },
      other: {
        en: 'Pale lilac throughout; print pale pink, never a cobweb',
        es: 'Lila pálido por entero; esporada rosa pálido, nunca telaraña',
        pt: 'Lilás-pálida por inteiro; esporada rosa-pálida, nunca teia',
      },
    },
  ],
  references: [
    'toxinfo-cortinarius-traganus',
    'bresinsky-besl-1990',
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
  ],
}
