import type { Vocabulary } from './vocabulary'

export const spanish: Vocabulary = {
  states: {
    shape: {
      gills: 'lámina, laminillas',
      coral: 'coral, ramificada, con ramas',
      bracket: 'repisa, yesquero, oreja de árbol, casco de caballo',
      ball: 'bola, pelota, cuesco, echa humo, echan humo, suelta humo, sueltan humo, suelta polvo, sueltan polvo, echa polvo, echan polvo',
      cup: 'forma de copa, como copa, copita, forma de taza, como taza',
      jelly: 'gelatina, gelatinosa, gomosa',
    },
    underside: {
      'gills-free': 'láminas libres, láminas son libres',
      'gills-attached': 'láminas adheridas, láminas adnatas, láminas pegadas al pie',
      'gills-notched': 'láminas escotadas',
      'gills-decurrent': 'láminas decurrentes, láminas que bajan, que bajan, láminas bajan, decurrentes',
      pores:
        'poros, esponja, esponjosa, tubos, agujeritos, agujeros debajo, agujeros por debajo, agujeros abajo',
      ridges: 'pliegues, venas, falsas láminas',
      teeth: 'aguijones, púas, dientes, pinchos',
    },
    ring: {
      none: 'sin anillo, no tiene anillo, ningún anillo',
      skirt: 'anillo, falda, faldita',
      sliding:
        'anillo móvil, anillo suelto, anillo que se mueve, anillo se mueve, anillo que se desliza, anillo que sube y baja, anillo se desliza',
      cobweb: 'cortina, telaraña',
    },
    base: {
      sac: 'volva, con saco, saco en la base, saco blanco, saco abajo, saco debajo, bolsa en la base, bolsa abajo, bolsa debajo, huevo en la base',
      warts: 'base con verrugas',
      bulb: 'bulbo, bulbosa, base hinchada',
    },
    stem: {
      net: 'retícula, red en el pie, pie con red, pie tiene red, reticulado, malla en el pie',
      bands: 'piel de serpiente, como serpiente, pie atigrado, pie con bandas',
      scales: 'pie con escamas, pie escamoso',
      dots: 'pie con puntos, pie punteado',
      absent: 'sin pie, no tiene pie, sin tallo, no tiene tallo',
    },
    colour: {
      white: 'blanca, blanquecina',
      cream: 'crema, beige, marfil, color hueso, blanco hueso',
      yellow:
        'amarilla, amarillenta, dorada, amarilla anaranjada, amarillo huevo, amarillo limón, color yema, color miel',
      orange: 'naranja, anaranjada',
      red: 'roja, rojiza, rosa, rosada, rosácea, escarlata',
      brown:
        'marrón, marroncita, parda, pardusca, café, castaña, color castaño, canela, color avellana, color miel',
      olive: 'verde, verdosa, verde oliva, color oliva, olivácea',
      violet: 'violeta, morada, lila, azul, azulada',
      grey: 'gris, grises, grisácea, gris ceniza',
      black: 'negra, negruzca',
    },
    surface: {
      smooth: 'sombrero liso, lisa',
      fibres: 'fibrillas, fibrosa, sombrero sedoso',
      warts:
        'puntos blancos, puntitos blancos, motas blancas, manchas blancas, lunares blancos, pintas blancas, verrugas blancas, verrugas, motas, lunares, puntos, puntitos, pintas',
      scales: 'escamas, escamosa',
      slimy: 'viscosa, pegajosa, babosa, resbaladiza, mucosa, pringosa',
      velvet: 'aterciopelada, terciopelo',
      shaggy: 'peluda, lanosa, con pelos',
      cracked: 'agrietada, cuarteada',
      zones:
        'sombrero con anillos, anillos en sombrero, sombrero con círculos, círculos en sombrero, anillos concéntricos, círculos concéntricos, zonada, zonas concéntricas',
      lacquer: 'barnizada, lacada, lacado',
      folds: 'arrugada, panal, parece una esponja, alveolos, forma de cerebro',
    },
    flesh: {
      same: 'no cambia de color, carne inmutable, sin cambiar de color',
      blue: 'azulea, se pone azul, se ponen azul, se ponen azules, se vuelve azul, se tiñe de azul, se mancha de azul, azul al cortar, azul al tocar',
      yellow: 'amarillea, se pone amarilla, se vuelve amarilla, se mancha de amarillo',
      red: 'enrojece, se pone roja, se pone rosa, se vuelve roja, se mancha de rojo',
      'white-milk': 'leche blanca, látex blanco, látex',
      'orange-milk':
        'leche naranja, leche anaranjada, látex naranja, látex anaranjado, leche roja, jugo naranja, que sangra, sangra naranja, sangra rojo, sangra al',
      ink: 'se deshace en tinta, se vuelve tinta, se hace tinta, tinta negra',
      chalk: 'quebradiza, se parte como tiza, se rompe como tiza, se rompe como una tiza',
    },
    smell: {
      faint: 'sin olor, no huele a nada, inodora, no tiene olor',
      mushroom: 'huele a seta, huele a champiñón, olor a champiñón, olor a seta',
      flour: 'harina, harinoso, pepino',
      ink: 'olor a tinta, huele a tinta, fenol, huele a hospital, olor a hospital, huele a medicina, huele a productos químicos, olor químico, huele a desinfectante, huele a lejía, olor a lejía',
      aniseed: 'anís, regaliz',
      almond: 'olor a almendra, huele a almendra, almendras amargas, mazapán, heno',
      fruit: 'afrutada, frutal, albaricoque, melocotón, olor a fruta, huele a fruta',
      radish: 'rábano, patata cruda, papa cruda',
      foul: 'apesta, fétida, huele a podrido, olor a podrido, huele mal, huele fatal, mal olor, maloliente',
    },
    print: {
      white: 'esporada blanca, esporas blancas',
      ochre: 'esporada crema, esporada ocre claro',
      pink: 'esporada rosa, esporas rosas',
      rust: 'esporada ocre, esporas ocráceas, esporada óxido, láminas color óxido',
      purple: 'esporada púrpura, esporas púrpuras',
      black: 'esporada negra, esporas negras',
      green: 'esporada verde, esporas verdes',
    },
    ground: {
      trunk:
        'en un árbol, sobre un árbol, en árboles, sobre árboles, tronco, corteza, sobre madera, en madera, sobre roble, sobre haya, sobre abedul',
      stump:
        'tocón, leño, sobre madera, en madera, madera muerta, en madera muerta, sobre madera muerta, madera podrida, en madera podrida, sobre madera podrida, tronco caído, tronco muerto, tronco podrido, tronco seco, árbol muerto, en árbol muerto, árbol seco, en árbol seco, rama caída, rama seca, en ramas, sobre ramas, ramas caídas, astillas, virutas, serrín, raíz, raíces',
      conifer: 'pino, pinar, abeto, conífera, alerce, cedro, pinocha',
      broadleaf:
        'roble, robledal, encina, encinar, encino, haya, hayedo, abedul, bajo castaño, en castaño, castañar, chopo, chopera, álamo, aliso, olmo, fresno, sauce, avellano, alcornoque, quejigo, eucalipto, bajo olivo, en olivo, de olivo, olivar, saúco, hojarasca, entre hojas, bajo hojas, debajo de hojas, hojas secas, frondosas',
      grass: 'hierba, yerba, césped, prado, pradera, pasto, jardín, zacate',
      moss: 'musgo',
      soil: 'tierra, arena, arenoso, camino, maceta, tiesto',
      dung: 'estiércol, boñiga, caca de vaca, excremento, bosta',
      burnt: 'quemado, quemada, cenizas de hoguera, hoguera, incendio',
    },
    growth: {
      single: 'crece sola, crecen solas, solitaria, aislada',
      scattered: 'dispersa, desperdigada',
      tuft: 'ramillete, racimo, manojo, en mata, en matas, formando matas, penacho, unidas por la base, unidas por el pie',
      shelf: 'en repisa, en repisas',
      ring: 'corro, corro de brujas, en círculo, anillo de setas, anillo de hongos, anillo de hadas',
      group: 'grupo, en grupos, crecen juntas, salen juntas, todas juntas',
    },
    region: {
      iberia:
        'españa, portugal, asturias, galicia, cantabria, cataluña, catalunya, navarra, aragón, soria, burgos, palencia, la rioja, madrid, andalucía, extremadura, valencia, castilla, país vasco, euskadi, península ibérica',
      'southern-europe': 'italia, grecia, mediterráneo, sur de europa',
      'northern-europe':
        'inglaterra, escocia, irlanda, reino unido, alemania, polonia, suecia, noruega, finlandia, austria, suiza, norte de europa',
      europe: 'europa, francia',
      'western-north-america': 'california, oregón',
      'north-america': 'estados unidos, eeuu, canadá, norteamérica',
      mexico: 'méxico, oaxaca, chiapas, michoacán, guatemala, costa rica, honduras, centroamérica',
      brazil: 'brasil',
      'southern-cone': 'argentina, buenos aires, chile, uruguay, patagonia, bariloche',
      asia: 'japón, china, corea',
      australia: 'australia, nueva zelanda',
    },
    month: {
      1: 'enero',
      2: 'febrero',
      3: 'marzo',
      4: 'abril',
      5: 'mayo',
      6: 'junio',
      7: 'julio',
      8: 'agosto',
      9: 'septiembre, setiembre',
      10: 'octubre',
      11: 'noviembre',
      12: 'diciembre',
    },
  },
  articles: 'un, una, unos, unas, el, la, los, las, lo, su, sus, mi',
  whole:
    'por arriba, por encima, sombrero, sombrerillo, píleo, seta, hongo, boleto, cabeza, callampa, ejemplar',
  otherParts:
    'lámina, laminillas, pie, tallo, tronquito, carne, poros, tubos, esponja, anillo, falda, faldita, volva, saco, bolsa, huevo, aguijones, pliegues, interior, base, borde, margen, punta, centro, leche, látex, espora, esporada, escamas, verrugas, motas, lunares, puntos, puntitos, pintas, manchas, pelos, velo, himenio, micelio',
  places: 'en borde, en margen, en base, en pie, debajo, por debajo, abajo, por abajo, dentro, por dentro',
  denials: 'no, sin, ni, tampoco, nunca, en vez de, en lugar de, ninguna, ningún, nada de',
  doubts:
    'no sé, no estoy seguro, no estoy segura, no sabría, no veo, no se ve, no recuerdo, quizá, quizás, tal vez, a lo mejor, puede que, puede ser, creo, me parece, no distingo',
  turns:
    'qué puede ser, cuál puede ser, qué podría ser, qué seta puede ser, qué hongo puede ser, qué seta podría ser, pero, aunque, sin embargo, mientras',
  and: 'y, e, además',
  or: 'o, u',
  links:
    'con, en, sobre, bajo, debajo de, dentro de, junto a, junto al, al lado, cerca, entre, tiene, tienen, al, crece, crecen, encontrada, encontré',
  copulas: 'es, son, era, eran, parece',
  adjectivesFirst: false,
  sounds: [
    ['v', 'b'],
    ['ll', 'y'],
    ['z', 's'],
    ['ce', 'se'],
    ['ci', 'si'],
    ['h', ''],
  ],
  asking: 'que, cual, identificar, identifica, identificación, nombre, llama',
  fillers:
    'es, son, esta, este, esto, estas, estos, la, el, las, los, un, una, mi, he, encontrado, encontre, de, me, por, favor, puedo, como, se, tipo, clase, especie, seta, setas, hongo, hongos, ayuda, sera, reconocer',
}
