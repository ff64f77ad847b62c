import type { SpeciesSample } from '@sample/types'

export const boletusPinophilus: SpeciesSample = {
  slug: 'boletus-pinophilus',
  scientificName: 'Boletus pinophilus',
  authority: 'Pilát & Dermek',
  gbif: 5954949,
  wikidata: 'Q1415435',
  synonyms: ['Boletus pinicola'],
  commonNames: {
    en: ['Pine bolete', 'Pinewood king bolete'],
    es: ['boleto de pino', 'boleto pinícola', 'hongo royo'],
    pt: [],
  },
  localNames: [{ name: 'kaskabeltz', language: 'eu', source: 'aunamendi-micologia' }],
  summary: {
    en: 'A cep of mahogany red that comes with pines, twice a year in the mountains of Iberia: in spring and again in autumn.',
    es: 'Un boleto de color caoba ligado a los pinos; en las sierras ibéricas sale dos veces al año, en primavera y en otoño.',
    pt: 'Um boleto cor de mogno ligado aos pinheiros; nas serras ibéricas nasce duas vezes por ano, na primavera e no outono.',
  },
  about: {
    en: `Wine red, mahogany, ox-blood: no other cep has so much red in it. The colour covers the cap, which is uneven and a little sticky when young, and often washes down over the upper stem, where the net may look rosy too. The flesh stays white when cut, apart from a reddish line under the skin.

Scots pine is its chief partner, and the sandy pine forests of Soria, Guadarrama and the Pyrenees are among its best grounds in Spain; it also lives with fir, beech and chestnut. In these mountains a first flush follows the thaw, in May and June, when no other cep of the kind is about at that height. The second comes with the autumn rains.

It was first taken for a form of the penny bun, from which the red tone, the coarser build and the pine wood separate it, though young pale ones make even experts pause. Its western American relative is now called _Boletus rex-veris_, the spring king.`,
    es: `Rojo vino, caoba, sangre de buey: ningún otro boleto noble lleva tanto rojo. El color cubre el píleo, irregular y algo pegajoso de joven, y suele bajar hasta lo alto del pie, donde también la retícula puede verse rosada. Al corte la carne sigue blanca, salvo una línea rojiza bajo la cutícula.

Su socio principal es el pino silvestre, y los pinares arenosos de Soria, Guadarrama y el Pirineo están entre sus mejores lugares en España; vive también con abetos, hayas y castaños. En esas montañas la primera salida llega tras el deshielo, en mayo y junio, cuando a esa altura no hay otro boleto parecido. La segunda viene con las lluvias del otoño.

Al principio se tuvo por una forma del boleto comestible, del que lo separan el tono rojo, el porte más robusto y el pinar, aunque los ejemplares jóvenes y pálidos hacen dudar hasta a los expertos. A su pariente del oeste de Norteamérica se le llama hoy _Boletus rex-veris_, el rey de la primavera.`,
    pt: `Vermelho-vinho, mogno, sangue de boi: nenhum outro boleto nobre traz tanto vermelho. A cor cobre o chapéu, irregular e um pouco pegajoso quando jovem, e costuma descer ao alto do estipe, onde o retículo também pode parecer rosado. Ao corte, a carne permanece branca, salvo uma linha avermelhada sob a cutícula.

Seu principal parceiro é o pinheiro-silvestre, e os pinhais arenosos de Sória, do Guadarrama e dos Pireneus estão entre seus melhores lugares na Espanha; vive também com abetos, faias e castanheiros. Nessas montanhas a primeira brotação vem depois do degelo, em maio e junho, quando a essa altitude não há outro boleto parecido. A segunda chega com as chuvas do outono.

A princípio foi tido por uma forma do porcini, do qual o separam o tom vermelho, o porte mais robusto e o pinhal, embora exemplares jovens e pálidos façam hesitar até os especialistas. O parente do oeste norte-americano chama-se hoje _Boletus rex-veris_, o rei da primavera.`,
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Boletales',
    family: 'Boletaceae',
    genus: 'Boletus',
    species: 'pinophilus',
  },
  edibility: ['choice'],
  safety: {
    headline: {
      en: 'The red belongs to the cap, never to the pores.',
      es: 'El rojo es del píleo, nunca de los poros.',
      pt: 'O vermelho é do chapéu, nunca dos poros.',
    },
    advice: {
      en: 'Edible only when identified with certainty by an expert, and well cooked. Leave any bolete whose pores are red or whose flesh turns blue.',
      es: 'Comestible solo si un experto lo ha identificado con certeza, y bien cocinado. Deja todo boleto de poros rojos o cuya carne azulee.',
      pt: 'Comestível apenas quando identificado com certeza por um especialista, e bem cozido. Deixe todo boleto de poros vermelhos ou cuja carne azule.',
    },
  },
  cooking: { minutes: 20, source: 'europe-1-2024' },
  types: ['edible', 'gourmet'],
  characteristics: {
    cap: {
      en: '8–25 cm, domed, lumpy, slightly sticky; mahogany to wine red-brown',
      es: '8–25 cm, convexo, abollado, algo pegajoso; caoba a pardo vinoso',
      pt: '8–25 cm, convexo, irregular, um pouco pegajoso; mogno a marrom-vinoso',
    },
    gills: {
      en: 'Fine pores, whitish, then yellow to olive; unchanging',
      es: 'Poros finos, blanquecinos, luego amarillos a oliva; no cambian',
      pt: 'Poros finos, esbranquiçados, depois amarelos a oliva; não mudam',
    },
    stipe: {
      en: '6–17 cm, very stout; reddish brown above, with a net of the same tint or paler',
      es: '6–17 cm, muy robusto; pardo rojizo arriba, con retícula del mismo tono o más clara',
      pt: '6–17 cm, muito robusto; marrom-avermelhado no alto, com retículo do mesmo tom ou mais claro',
    },
    flesh: {
      en: 'White, firm, reddish just under the cap skin; does not blue',
      es: 'Blanca, firme, rojiza justo bajo la cutícula; no azulea',
      pt: 'Branca, firme, avermelhada logo sob a cutícula; não azula',
    },
    spores: {
      en: 'Print olive-brown; spores spindle-shaped',
      es: 'Esporada pardo oliva; esporas fusiformes',
      pt: 'Esporada marrom-oliva; esporos fusiformes',
    },
  },
  decisive: ['cap', 'stipe', 'gills'],
  traits: {
    growthForm: 'bolete',
    capShapes: ['convex', 'flat'],
    capSurfaces: ['wrinkled', 'viscid'],
    capMargin: 'even',
    hymenium: 'pores',
    attachment: 'adnexed',
    stipe: 'bare',
    stipePattern: 'netted',
    sporePrint: ['olive-brown'],
    ecology: ['mycorrhizal'],
    habit: 'scattered',
    ground: 'needles',
    colours: {
      cap: { typical: '#7d2f1f', light: '#a8543a', dark: '#571d15' },
      hymenium: { typical: '#ddd39c', light: '#f3ecd4', dark: '#9a9650' },
      stipe: { typical: '#bd7d55', light: '#dcb291', dark: '#8f4e30' },
      flesh: { typical: '#fbf5e6' },
      marks: { typical: '#ecd2b4' },
    },
    size: { cap: { min: 8, max: 25 }, height: { min: 6, max: 17 }, stipeThickness: { min: 3, max: 9 } },
    bulb: 0.65,
  },
  keyNotes: {
    'flesh-same': 'usual',
    'colour-red': 'usual',
    'smell-mushroom': 'usual',
    'ground-broadleaf': 'sometimes',
    'surface-smooth': 'usual',
    'flesh-blue': 'impossible',
  },
  habitat: {
    en: 'Sandy and acid pine woods, above all under Scots pine in mountains; also fir, beech and chestnut.',
    es: 'Pinares arenosos y ácidos, sobre todo de pino silvestre en montaña; también con abetos, hayas y castaños.',
    pt: 'Pinhais arenosos e ácidos, sobretudo de pinheiro-silvestre nas montanhas; também com abetos, faias e castanheiros.',
  },
  distribution: {
    en: 'Europe, from Scandinavia to the Mediterranean mountains, and western Asia.',
    es: 'Europa, de Escandinavia a las montañas mediterráneas, y Asia occidental.',
    pt: 'Europa, da Escandinávia às montanhas mediterrâneas, e Ásia ocidental.',
  },
  seasons: [
    {
      region: { en: 'Iberian Peninsula', es: 'Península ibérica', pt: 'Península Ibérica' },
      area: 'iberia',
      hemisphere: 'north',
      months: [5, 6, 9, 10, 11],
      peak: [5, 6, 10],
    },
    {
      region: {
        en: 'Northern and central Europe',
        es: 'Europa septentrional y central',
        pt: 'Europa do Norte e Central',
      },
      area: 'northern-europe',
      hemisphere: 'north',
      months: [6, 7, 8, 9, 10],
      peak: [8, 9],
    },
  ],
  cognitiveEffects: [],
  psychoactiveEffects: [],
  helpsWith: [],
  sideEffects: [
    {
      value: 'stomach-upset',
      description: {
        en: 'Raw or undercooked it may cause indigestion.',
        es: 'Crudo o poco hecho puede indigestar.',
        pt: 'Cru ou malcozido pode causar indigestão.',
      },
    },
  ],
  flavors: [
    {
      value: 'nutty',
      description: {
        en: 'Mild, with a sweet end.',
        es: 'Suave, con final dulce.',
        pt: 'Suave, com final doce.',
      },
    },
    {
      value: 'woody',
      description: {
        en: 'A trace of resin in old caps.',
        es: 'Un rastro de resina en los viejos.',
        pt: 'Um traço de resina nos velhos.',
      },
    },
  ],
  textures: [
    {
      value: 'meaty',
      description: {
        en: 'Thick stems that can be sliced like a steak.',
        es: 'Pies gruesos que se cortan como un filete.',
        pt: 'Estipes grossos que se fatiam como um bife.',
      },
    },
  ],
  fragrances: [],
  productGuide: {
    tip: {
      en: 'Sold in spring? Then it is very likely this one.',
      es: '¿Boletos en primavera? Lo más probable es que sean de esta especie.',
      pt: 'Boletos na primavera? É bem provável que sejam desta espécie.',
    },
    description: {
      en: 'In central Spain most of the spring trade in ceps rests on it, and picking is regulated in many pine forests by permits and daily limits: ask for the origin. Choose caps that are still closed, brick-firm and red-brown without slimy spots.',
      es: 'En el centro de España sostiene casi todo el comercio primaveral de boletos, y en muchos pinares la recolección está regulada con permisos y cupos: pregunta por la procedencia. Elige píleos aún cerrados, duros y rojizos, sin zonas babosas.',
      pt: 'No centro da Espanha sustenta quase todo o comércio de boletos na primavera, e em muitos pinhais a colheita é regulada por licenças e cotas: pergunte a procedência. Escolha chapéus ainda fechados, duros e avermelhados, sem partes viscosas.',
    },
  },
  psychoactive: false,
  psychoactiveChem: [],
  medicinalChem: [{ compound: 'ergosterol' }],
  lookAlikes: [
    {
      species: 'rubroboletus-satanas',
      trait: 'gills',
      own: {
        en: 'Cap red-brown but pores whitish to olive',
        es: 'Píleo pardo rojizo, pero poros de blanquecino a oliva',
        pt: 'Chapéu marrom-avermelhado, mas poros de esbranquiçado a oliva',
      },
      other: {
        en: 'Pores orange to blood-red, bruising blue; cap chalky',
        es: 'Poros naranjas a rojo sangre, azulean al tacto; píleo gredoso',
        pt: 'Poros laranja a vermelho-sangue, azulam ao toque; chapéu cor de giz',
      },
    },
    {
      species: 'imperator-rhodopurpureus',
      trait: 'gills',
      own: {
        en: 'Pores whitish to olive, not bluing',
        es: 'Poros de blanquecinos a oliva, no azulean',
        pt: 'Poros de esbranquiçados a oliva, não azulam',
      },
      other: {
        en: 'Pores orange to blood red, dark blue at once',
        es: 'Poros naranjas a rojo sangre, azul oscuro al instante',
        pt: 'Poros laranja a vermelho-sangue, azul-escuros na hora',
      },
    },
    {
      species: 'boletus-edulis',
      trait: 'cap',
      own: {
        en: 'Mahogany to wine red-brown, uneven',
        es: 'Caoba a pardo vinoso, abollado',
        pt: 'Mogno a marrom-vinoso, irregular',
      },
      other: {
        en: 'Hazel to chestnut brown without red, even',
        es: 'Avellana a castaño sin rojo, regular',
        pt: 'Avelã a marrom sem vermelho, regular',
      },
    },
    {
      species: 'tylopilus-felleus',
      trait: 'gills',
      own: {
        en: 'Pores whitish, then yellow to olive; cap red-brown',
        es: 'Poros blanquecinos, luego amarillos a oliva; píleo pardo rojizo',
        pt: 'Poros esbranquiçados, depois amarelos a oliva; chapéu marrom-avermelhado',
      },
      other: {
        en: 'Pores white, then pink; cap pale to honey brown',
        es: 'Poros blancos, luego rosados; píleo pardo pálido a miel',
        pt: 'Poros brancos, depois rosados; chapéu marrom-claro a cor de mel',
      },
    },
  ],
  references: [
    'laessoe-petersen-2019',
    'knudsen-vesterholt-2012',
    'decreto-31-2017',
    'index-fungorum',
    'aunamendi-micologia',
  ],
}
