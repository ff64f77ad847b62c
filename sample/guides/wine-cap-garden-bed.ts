import type { GuideSample } from '@sample/types'

export const wineCapGardenBed: GuideSample = {
  slug: 'wine-cap-garden-bed',
  title: {
    en: 'A wine-cap bed in the garden',
    es: 'Un bancal de estrofarias en el jardín',
    pt: 'Um canteiro de estrofárias no jardim',
  },
  summary: {
    en: 'Fresh wood chips, a sack of spawn and a shady corner: a bed that feeds soil and kitchen, provided that every mushroom is checked before it is picked.',
    es: 'Astillas frescas, un saco de micelio y un rincón sombrío: un bancal que alimenta el suelo y la cocina, siempre que se revise cada seta antes de recogerla.',
    pt: 'Lascas frescas, um saco de micélio e um canto de sombra: um canteiro que alimenta o solo e a cozinha, desde que se confira cada cogumelo antes de colher.',
  },
  species: ['stropharia-rugosoannulata'],
  difficulty: 'beginner',
  conditions: {
    spawnRunCelsius: { min: 21, max: 27 },
    fruitingCelsius: { min: 16, max: 21 },
    humidityPercent: { min: 85, max: 95 },
    substrate: {
      en: 'Fresh hardwood chips, with or without clean straw, on garden soil',
      es: 'Astillas frescas de frondosas, con o sin paja limpia, sobre tierra de jardín',
      pt: 'Lascas frescas de folhosas, com ou sem palha limpa, sobre terra de jardim',
    },
    source: 'stamets-2000',
  },
  container: 'bed',
  stages: [{ stage: 'colonisation', days: { min: 120, max: 365 }, celsius: { min: 21, max: 27 } }],
  shoppingFor: { en: 'two square metres', es: 'dos metros cuadrados', pt: 'dois metros quadrados' },
  shoppingList: [
    {
      name: {
        en: '300 to 400 litres of hardwood chips, no more than a few months old (oak, beech, maple, willow, fruit wood)',
        es: 'De 300 a 400 litros de astillas de frondosas de pocos meses (roble, haya, arce, sauce, frutales)',
        pt: 'De 300 a 400 litros de lascas de folhosas com poucos meses (carvalho, faia, bordo, salgueiro, frutíferas)',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '2 to 3 kg of sawdust spawn',
        es: 'De 2 a 3 kg de micelio en serrín',
        pt: 'De 2 a 3 kg de micélio em serragem',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'Plain cardboard without tape or coloured print',
        es: 'Cartón corriente, sin cinta ni tintas de color',
        pt: 'Papelão comum, sem fita nem tinta colorida',
      },
    },
    {
      name: {
        en: 'A bale of straw, if you like: it speeds the first crop but lasts one season',
        es: 'Una bala de paja, si quieres: adelanta la primera cosecha, pero dura una temporada',
        pt: 'Um fardo de palha, se quiser: adianta a primeira colheita, mas dura uma estação',
      },
    },
  ],
  content: {
    en: `_Stropharia rugosoannulata_ is the mushroom for those who would rather use a spade than a pressure cooker. It thrives in unsterile wood chips and even needs the soil’s bacteria to fruit. In return it asks for shade, water and a grower who looks closely: other mushrooms like wood chips too.

## Place and season

Choose a spot with sun for at most a few hours a day, close to a tap, under shrubs or between tall vegetables. Start in spring, after the hard frosts, or in early autumn. The first mushrooms come after four to twelve months, most of them in late spring and in autumn.

## Chips to refuse

Refuse chips of painted or impregnated wood, and chips from busy roads or old orchards: mushrooms gather metals such as cadmium from what they grow on. Conifer chips give poor crops.

## Building the bed

1. Water the chips for several days with a sprinkler, or soak them overnight. Chips left under water for longer ferment and stink like a sewer; if it happens, drain them and air them for a day.
2. Wear gloves and a dust mask, and move the chips wet. Dry, mouldy heaps throw off spores and bacteria that harm lungs.
3. Clear weeds and lay one layer of wet cardboard, edges overlapping, on bare soil.
4. Spread 5 cm of chips, crumble a third of the spawn over them, and repeat twice.
5. Finish with 5 cm of chips, or straw, and water until everything is soaked.

## The first months

Mycelium runs best at 21–27 °C. Push a finger in now and then: the bed should feel like a wrung-out sponge. Water in dry spells, in the evening. After two months lift some chips: white, rope-like cords binding them together are a good sign, together with a fresh, sweet smell of woodland. Then scatter a thin layer of garden soil or leaf mould here and there; where mycelium meets earth the first buttons appear.

## Check every mushroom

A bed outdoors is open to any spore. _Galerina marginata_, which contains the toxins of the death cap, grows on wood chips. So may _Agaricus xanthodermus_ beside them, and small _Psilocybe_ species. A wine cap has all of these together:

- a cap of wine-red to straw-brown, dry with age, often wider than a hand
- gills first pale, then grey-violet, finally almost black
- a white ring, grooved above and split below like a cogwheel
- a stout white stipe with thick white cords at its base
- a purple-black spore print

_Galerina_ is small and thin, with rusty-brown gills and print. The yellow-stainer turns bright yellow when its base is cut and smells of ink. If one mark is missing, or if you are not sure, leave it. Let an expert confirm your first harvest.

## Harvest and kitchen

1. Pick young, as the ring tears. Old caps go soft, dark and full of fly larvae.
2. Twist, trim the base and put the trimmings back into the bed.
3. Cook well on the same or the next day. Stamets advises against eating it on more than two or three days running: some people then get an upset stomach.

## Keeping it going

Add 5–10 cm of fresh chips each spring and a bucket of the old bed will start a new one. Without food it fades after two or three years.

## When it fails

- **No cords after three months:** dried out, old chips or dead spawn.
- **Slugs:** boards as traps, lifted every morning; no pellets where you harvest.
- **Other mushrooms take over:** chips were already colonised. Begin again with fresh ones.
- **Much mycelium, no mushrooms:** no contact with soil, or simply summer heat. Wait for 16–21 °C and rain.`,
    es: `_Stropharia rugosoannulata_ es la seta de quien prefiere la pala a la olla a presión. Prospera en astillas sin esterilizar y hasta necesita las bacterias del suelo para fructificar. A cambio pide sombra, agua y un cultivador que mire bien: las astillas gustan también a otras setas.

## Lugar y época

Elige un sitio con pocas horas de sol al día, cerca de un grifo, bajo arbustos o entre hortalizas altas. Empieza en primavera, pasadas las heladas fuertes, o a comienzos de otoño. Las primeras setas llegan entre los cuatro y los doce meses, la mayoría a finales de primavera y en otoño.

## Astillas que se rechazan

Rechaza astillas de madera pintada o impregnada, y las que procedan de carreteras con tráfico o de huertos viejos: las setas acumulan metales, como el cadmio, del material en que crecen. Las astillas de coníferas rinden poco.

## Montar el bancal

1. Riega las astillas varios días con aspersor o tenlas una noche en remojo. Si pasan más tiempo bajo el agua fermentan y apestan a cloaca; en tal caso, escúrrelas y airéalas un día.
2. Trabaja con guantes y mascarilla, y con las astillas mojadas. Los montones secos y enmohecidos desprenden esporas y bacterias que dañan los pulmones.
3. Quita las hierbas y extiende sobre la tierra una capa de cartón mojado, con los bordes solapados.
4. Reparte 5 cm de astillas, desmenuza encima un tercio del micelio y repite dos veces.
5. Termina con 5 cm de astillas, o de paja, y riega hasta empaparlo todo.

## Los primeros meses

El micelio avanza mejor a 21–27 °C. Mete un dedo de vez en cuando: el bancal debe sentirse como una esponja escurrida. En época seca, riega al atardecer. A los dos meses levanta unas astillas: los cordones blancos que las atan son buena señal, igual que un olor dulce y fresco a bosque. Entonces esparce a trechos una capa fina de tierra o mantillo de hojas; donde el micelio toca la tierra salen las primeras setas.

## Revisa cada seta

Un bancal al aire libre está abierto a cualquier espora. _Galerina marginata_, que contiene las toxinas de la oronja verde, crece en astillas. Junto a ellas puede salir _Agaricus xanthodermus_, y también pequeñas especies de _Psilocybe_. La estrofaria reúne todos estos rasgos:

- píleo rojo vino a pardo paja, seco con la edad, a menudo más ancho que una mano
- láminas pálidas al principio, luego gris violáceas y por fin casi negras
- anillo blanco, estriado por arriba y hendido por debajo como una rueda dentada
- pie blanco y robusto, con gruesos cordones blancos en la base
- esporada negro púrpura

_Galerina_ es pequeña y delgada, de láminas y esporada pardo herrumbre. El champiñón amarilleante se tiñe de amarillo vivo al cortar la base y huele a tinta. Si falta un rasgo o queda una duda, no la recojas. Que un experto confirme tu primera cosecha.

## Cosecha y cocina

1. Recoge ejemplares jóvenes, cuando se rasga el anillo. Los píleos viejos se ablandan, se oscurecen y se llenan de larvas.
2. Gira, recorta la base y devuelve los restos al bancal.
3. Cocina bien el mismo día o al siguiente. Stamets desaconseja comerla más de dos o tres días seguidos: hay a quien le sienta mal.

## Mantenerlo vivo

Añade cada primavera 5–10 cm de astillas frescas; con un cubo del bancal viejo se empieza otro nuevo. Sin alimento se agota en dos o tres años.

## Cuando sale mal

- **Sin cordones a los tres meses:** sequedad, astillas viejas o micelio muerto.
- **Babosas:** tablas como trampa, que se levantan cada mañana; nada de cebos donde se cosecha.
- **Dominan otras setas:** las astillas ya estaban colonizadas. Empieza con otras frescas.
- **Mucho micelio y ninguna seta:** falta contacto con la tierra, o es el calor del verano. Espera a los 16–21 °C y a la lluvia.`,
    pt: `_Stropharia rugosoannulata_ é o cogumelo de quem prefere a pá à panela de pressão. Prospera em lascas de madeira sem esterilizar e até precisa das bactérias do solo para frutificar. Em troca pede sombra, água e um cultivador que olhe bem: outros cogumelos também gostam de lascas.

## Lugar e época

Escolha um ponto com poucas horas de sol por dia, perto de uma torneira, sob arbustos ou entre hortaliças altas. Comece na primavera, passadas as geadas fortes, ou no início do outono. Os primeiros cogumelos vêm entre quatro e doze meses depois, a maioria no fim da primavera e no outono.

## Lascas a recusar

Recuse lascas de madeira pintada ou impregnada, e as que venham de beira de estrada movimentada ou de pomares antigos: os cogumelos acumulam metais, como o cádmio, do material em que crescem. Lascas de coníferas rendem pouco.

## Montagem do canteiro

1. Regue as lascas por vários dias com aspersor ou deixe uma noite de molho. Mais tempo debaixo d’água e elas fermentam, com cheiro de esgoto; se acontecer, escorra e deixe arejar um dia.
2. Use luvas e máscara contra pó e mexa as lascas molhadas. Montes secos e mofados soltam esporos e bactérias que fazem mal aos pulmões.
3. Tire o mato e estenda sobre a terra uma camada de papelão molhado, com as bordas sobrepostas.
4. Espalhe 5 cm de lascas, esfarele por cima um terço do micélio e repita duas vezes.
5. Termine com 5 cm de lascas, ou de palha, e regue até encharcar tudo.

## Os primeiros meses

O micélio avança melhor a 21–27 °C. Enfie um dedo de vez em quando: o canteiro deve parecer uma esponja torcida. Na seca, regue ao entardecer. Depois de dois meses levante algumas lascas: cordões brancos que as prendem umas às outras são bom sinal, assim como um cheiro doce e fresco de mata. Então espalhe, aqui e ali, uma camada fina de terra ou de folhas decompostas; onde o micélio encontra a terra surgem os primeiros botões.

## Confira cada cogumelo

Um canteiro ao ar livre está aberto a qualquer esporo. _Galerina marginata_, que contém as toxinas do chapéu-da-morte, cresce em lascas. Ao lado delas pode surgir _Agaricus xanthodermus_, e também pequenas espécies de _Psilocybe_. A estrofária reúne todas estas características:

- chapéu vermelho-vinho a marrom-palha, seco com a idade, muitas vezes mais largo que a mão
- lâminas pálidas no início, depois cinza-violáceas e por fim quase pretas
- anel branco, estriado em cima e fendido embaixo como uma roda dentada
- estipe branco e robusto, com grossos cordões brancos na base
- esporada preto-púrpura

_Galerina_ é pequena e fina, de lâminas e esporada marrom-ferrugíneas. O agárico-amarelecente fica amarelo-vivo ao cortar a base e cheira a tinta. Se faltar uma característica ou restar dúvida, não colha. Peça a um especialista que confirme a sua primeira colheita.

## Colheita e cozinha

1. Colha jovens, quando o anel se rasga. Chapéus velhos amolecem, escurecem e se enchem de larvas.
2. Torça, apare a base e devolva as aparas ao canteiro.
3. Cozinhe bem no mesmo dia ou no seguinte. Stamets desaconselha comê-lo por mais de dois ou três dias seguidos: há quem passe mal do estômago.

## Para mantê-lo vivo

Acrescente a cada primavera 5–10 cm de lascas frescas; com um balde do canteiro velho começa-se outro. Sem alimento, ele se esgota em dois ou três anos.

## Quando dá errado

- **Sem cordões depois de três meses:** secura, lascas velhas ou micélio morto.
- **Lesmas:** tábuas como armadilha, levantadas toda manhã; nada de iscas onde se colhe.
- **Outros cogumelos dominam:** as lascas já estavam colonizadas. Recomece com outras, frescas.
- **Muito micélio e nenhum cogumelo:** falta contato com a terra, ou é o calor do verão. Espere os 16–21 °C e a chuva.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'kalac-2013', 'laessoe-petersen-2019'],
  publishedAt: '2026-09-03',
}
