import type { GuideSample } from '@sample/types'

export const shaggyInkCapsInTheLawn: GuideSample = {
  slug: 'shaggy-ink-caps-in-the-lawn',
  title: {
    en: 'Shaggy ink caps in a compost bed',
    es: 'Matacandiles en un bancal de compost',
    pt: 'Coprino-cabeludo num canteiro de composto',
  },
  summary: {
    en: 'A mushroom no shop can sell, because it turns to ink overnight: a shallow trench of compost beside the kitchen door, and a pan that is already hot.',
    es: 'Una seta que ninguna tienda puede vender, porque en una noche se vuelve tinta: una zanja con compost junto a la cocina y la sartén ya caliente.',
    pt: 'Um cogumelo que loja nenhuma consegue vender, porque vira tinta numa noite: uma vala rasa de composto perto da cozinha e a frigideira já quente.',
  },
  species: ['coprinus-comatus'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 21, max: 27 },
    substrate: {
      en: 'Well-rotted manure and straw compost under soil, in a lawn or border',
      es: 'Compost hecho de estiércol y paja bajo tierra, en césped o arriate',
      pt: 'Composto curtido de esterco e palha sob terra, em gramado ou canteiro',
    },
    source: 'stamets-2000',
  },
  container: 'bed',
  stages: [{ stage: 'colonisation', days: { min: 60, max: 90 }, celsius: { min: 21, max: 27 } }],
  shoppingFor: { en: 'two square metres', es: 'dos metros cuadrados', pt: 'dois metros quadrados' },
  shoppingList: [
    {
      name: {
        en: '120 litres of well-rotted horse manure and straw compost, or spent mushroom compost',
        es: '120 litros de compost hecho de estiércol de caballo y paja, o de compost agotado de champiñón',
        pt: '120 litros de composto curtido de esterco de cavalo e palha, ou de composto esgotado de champignon',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '2 kg of grain or sawdust spawn',
        es: '2 kg de micelio en grano o serrín',
        pt: '2 kg de micélio em grão ou serragem',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: '40 litres of garden soil',
        es: '40 litros de tierra de jardín',
        pt: '40 litros de terra de jardim',
      },
    },
    {
      name: { en: 'Cardboard without tape', es: 'Cartón sin cinta adhesiva', pt: 'Papelão sem fita adesiva' },
    },
    {
      name: {
        en: 'A spot with half shade, near a tap, that nobody drives over',
        es: 'Un rincón de media sombra, con grifo cerca, por el que no pase nada con ruedas',
        pt: 'Um canto de meia-sombra, com torneira perto, por onde não passem rodas',
      },
    },
  ],
  content: {
    en: `There are mushrooms one has to grow because they cannot be bought. [_Coprinus comatus_](/mushrooms/coprinus-comatus) is at its best for half a day. By evening the rim is pink, by morning it drips. Ten steps between bed and pan are all the transport it stands.

## Ripe compost

Compost is ready when it is dark, crumbly and no longer warm, and smells of earth. If it still heats or smells of ammonia, it waits.

## Making the bed

1. In spring after the frosts, or in early autumn, cut out the turf and dig a trench 15 cm deep. Keep the turf.
2. Lay cardboard on the bottom against worms and roots.
3. Wear gloves and a dust mask and keep the compost damp: its dust can carry _Legionella_. Fill 8 cm of it, crumble half of the spawn over it, then 5 cm more and the rest.
4. Press with the flat of the spade. Mushrooms of this kind like firm ground.
5. Cover with 2–3 cm of soil, and lay the turf back in pieces with gaps of a finger’s width.
6. Water with a rose until it is moist throughout.

## The quiet months

Mycelium runs at 21–27 °C; in the cool it merely runs more slowly. Water in dry weeks, mow high, leave fertiliser and moss killer away. After two or three months white cords show under a lifted piece of turf.

In the bed it needs company: bacteria of the soil are said to help it fruit, and a sterile crate indoors seldom gives more than a few. That is why this guide is one for a garden.

## The first candles

Expect them in the autumn after a spring sowing, following the first good rain, or in the spring after. White eggs break the turf and stand a hand high within two days.

1. Look morning and evening.
2. Pick when the cap is closed and white down to its rim, cylindrical, tight to the stem.
3. Twist out, cut off the foot, and go to the kitchen.
4. Leave every third one standing. It feeds the bed with spores.

## Into the pan

Halve, look, fry at once in a dry hot pan; much water comes out. Frozen raw, they turn to ink. Fried and frozen, they keep. If an hour has to be bridged, put them into iced water under a plate.

Do not mix in a single one with a pink or black rim: it does no harm, but the whole pan turns grey.

## Know what you pick

The bed is open to other spores, and ink caps have relatives. The [common ink cap](/mushrooms/coprinopsis-atramentaria) is smooth, grey, grows in tufts from buried wood, and makes people ill who drink alcohol with it or in the days after. A shaggy ink cap is white and shaggy, has a movable ring and stands alone or in loose troops.

Parasols with green spores, [poisonous](/mushrooms/chlorophyllum-molybdites), also like rich lawns in warm countries, and young ones are white and scaly. Cut yours lengthwise: an ink cap is all gills, tightly packed, white to pink to black, and a hollow stem with a thread in it. Let an expert see the first harvest.

Do not pick from verges, old tips or sprayed lawns: this species gathers metals.

## When it fails

- **Nothing after a year:** dried out, or the compost was too hot.
- **Only small grey ink caps:** compost not ripe. They feed on what is left of the ammonia.
- **Holes and beetles:** pick earlier in the day.
- **Fades after two years:** new compost on top in autumn, or a new bed with a spadeful of the old.`,
    es: `Hay setas que hay que cultivar porque no pueden comprarse. [_Coprinus comatus_](/mushrooms/coprinus-comatus) está en su punto medio día. Por la tarde el borde es rosa; a la mañana siguiente gotea. Diez pasos del bancal a la sartén es todo el transporte que aguanta.

## El compost a punto

El compost está listo cuando es oscuro y suelto, no calienta y huele a tierra. Si todavía se calienta o huele a amoníaco, que espere.

## Hacer el bancal

1. En primavera, pasadas las heladas, o a principios de otoño, corta el césped y cava una zanja de 15 cm. Guarda los tepes.
2. Pon cartón en el fondo, contra lombrices y raíces.
3. Ponte guantes y mascarilla y mantén húmedo el compost: su polvo puede llevar _Legionella_. Echa 8 cm, desmenuza encima la mitad del micelio; después, 5 cm más y el resto.
4. Aprieta con el plano de la pala. A esta clase de setas le gusta el suelo firme.
5. Cubre con 2–3 cm de tierra y vuelve a poner los tepes en trozos, con un dedo entre ellos.
6. Riega con alcachofa hasta que esté húmedo por completo.

## Los meses de calma

El micelio corre a 21–27 °C; con fresco va más despacio y nada más. Riega en semanas secas, siega alto, nada de abonos ni antimusgo. A los dos o tres meses, al levantar un tepe se ven cordones blancos.

En el bancal necesita compañía: se dice que las bacterias del suelo le ayudan a fructificar, y en una caja estéril, dentro de casa, rara vez salen más que unos pocos. Por eso esta guía es de jardín.

## Las primeras velas

Espéralas en el otoño que sigue a una siembra de primavera, tras la primera lluvia buena, o a la primavera siguiente. Huevos blancos rompen el césped y en dos días miden un palmo.

1. Mira mañana y tarde.
2. Recolecta cuando el píleo esté cerrado y blanco hasta el borde, cilíndrico, pegado al pie.
3. Gira, corta la base y a la cocina.
4. Deja en pie uno de cada tres. Sus esporas alimentan el bancal.

## A la sartén

Parte, mira y saltea al momento en sartén seca y caliente; suelta mucha agua. Congelado en crudo se vuelve tinta. Salteado y congelado se conserva. Si hay que esperar una hora, en agua con hielo bajo un plato.

No mezcles ni uno con el borde rosa o negro: no hace daño, pero toda la sartén se pone gris.

## Reconoce lo que recoges

El bancal está abierto a otras esporas y los coprinos tienen parientes. El [coprino antialcohólico](/mushrooms/coprinopsis-atramentaria) es liso y gris, sale en ramilletes de madera enterrada y hace enfermar a quien bebe alcohol con él o en los días siguientes. El matacandil es blanco y lanudo, tiene un anillo móvil y va solo o en grupos sueltos.

A los parasoles de esporas verdes, [venenosos](/mushrooms/chlorophyllum-molybdites), también les gustan los céspedes ricos de clima cálido, y de jóvenes son blancos y escamosos. Corta el tuyo a lo largo: un matacandil es todo láminas, apretadas, de blanco a rosa y a negro, con un pie hueco que lleva un hilo dentro. Que un experto vea la primera cosecha.

No recolectes en cunetas, antiguos vertederos ni céspedes tratados: esta especie acumula metales.

## Cuando sale mal

- **Nada en un año:** se secó, o el compost estaba demasiado caliente.
- **Solo coprinos pequeños y grises:** compost verde. Viven de lo que queda de amoníaco.
- **Agujeros y escarabajos:** recolecta más temprano.
- **A los dos años se apaga:** compost nuevo por encima en otoño, o un bancal nuevo con una palada del viejo.`,
    pt: `Há cogumelos que é preciso cultivar porque não se podem comprar. [_Coprinus comatus_](/mushrooms/coprinus-comatus) está no ponto por meio dia. À tarde a borda está rosada; na manhã seguinte pinga. Dez passos do canteiro à frigideira são todo o transporte que ele aguenta.

## O composto no ponto

O composto está pronto quando é escuro e solto, não esquenta mais e cheira a terra. Se ainda esquenta ou cheira a amônia, que espere.

## Montagem do canteiro

1. Na primavera, ou no começo do outono, corte a grama em placas e cave uma vala de 15 cm. Guarde as placas.
2. Ponha papelão no fundo, contra minhocas e raízes.
3. Use luvas e máscara contra pó e mantenha o composto úmido: sua poeira pode levar _Legionella_. Ponha 8 cm, esfarele por cima metade do micélio; depois, mais 5 cm e o resto.
4. Aperte com as costas da pá. Este tipo de cogumelo gosta de chão firme.
5. Cubra com 2–3 cm de terra e devolva a grama em pedaços, com um dedo entre eles.
6. Regue com chuveirinho até umedecer tudo.

## Os meses de calma

O micélio corre a 21–27 °C; no fresco só vai mais devagar. Regue nas semanas secas, corte a grama alta, nada de adubo nem herbicida. Em dois ou três meses, ao levantar um pedaço de grama se veem cordões brancos.

No canteiro ele precisa de companhia: diz-se que as bactérias do solo o ajudam a frutificar, e numa caixa estéril, dentro de casa, raramente nascem mais que uns poucos. Por isso este guia é de jardim.

## As primeiras velas

Espere-as no outono que se segue a uma semeadura de primavera, depois da primeira chuva boa, ou na primavera seguinte. Ovos brancos rompem a grama e em dois dias têm um palmo.

1. Olhe de manhã e à tarde.
2. Colha quando o chapéu estiver fechado e branco até a borda, cilíndrico, colado ao estipe.
3. Torça, corte a base e vá para a cozinha.
4. Deixe de pé um em cada três. Os esporos alimentam o canteiro.

## Na frigideira

Corte ao meio, olhe e salteie na hora em frigideira seca e quente; solta muita água. Congelado cru, vira tinta. Salteado e congelado, conserva-se. Se for preciso esperar uma hora, em água com gelo sob um prato.

Não misture nenhum de borda rosada ou preta: não faz mal, mas a frigideira inteira fica cinza.

## Saiba o que colhe

O canteiro está aberto a outros esporos, e os coprinos têm parentes. O [coprino-de-tinta](/mushrooms/coprinopsis-atramentaria) é liso e cinza, nasce em tufos de madeira enterrada e faz adoecer quem bebe álcool com ele ou nos dias seguintes. O coprino-cabeludo é branco e felpudo, tem um anel móvel e anda só ou em grupos soltos.

Os para-sóis de esporos verdes, [venenosos](/mushrooms/chlorophyllum-molybdites), também gostam de gramados ricos em clima quente, e jovens são brancos e escamosos. Corte o seu no comprimento: um coprino-cabeludo é só lâminas, apertadas, de branco a rosa e a preto, com um estipe oco que leva um fio dentro. Que um especialista veja a primeira colheita.

Não colha em beiras de estrada, lixões antigos nem gramados tratados: esta espécie acumula metais.

## Quando dá errado

- **Nada em um ano:** ressecou, ou o composto estava quente demais.
- **Só coprinos pequenos e cinzentos:** composto verde. Vivem do que resta de amônia.
- **Furos e besouros:** colha mais cedo no dia.
- **Em dois anos se apaga:** composto novo por cima no outono, ou um canteiro novo com uma pá do velho.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'kalac-2013'],
  publishedAt: '2026-10-12',
}
