import type { GuideSample } from '@sample/types'

export const oystersOnCoffeeGrounds: GuideSample = {
  slug: 'oysters-on-coffee-grounds',
  title: {
    en: 'Oyster mushrooms on coffee grounds',
    es: 'Setas de ostra en posos de café',
    pt: 'Cogumelos-ostra em borra de café',
  },
  summary: {
    en: 'Grounds from this morning, a bucket with holes and plenty of spawn: a first crop from kitchen waste, if the grounds are fresh and not alone.',
    es: 'Posos de esta mañana, un cubo con agujeros y mucho micelio: una primera cosecha con restos de cocina, si el poso es fresco y no va solo.',
    pt: 'Borra desta manhã, um balde furado e bastante micélio: uma primeira colheita com restos da cozinha, se a borra for fresca e não estiver sozinha.',
  },
  species: ['pleurotus-ostreatus'],
  difficulty: 'beginner',
  conditions: {
    spawnRunCelsius: { min: 24, max: 24 },
    fruitingCelsius: { min: 10, max: 21 },
    humidityPercent: { min: 85, max: 90 },
    substrate: {
      en: 'Fresh coffee grounds with a third of pasteurised straw or pellets',
      es: 'Posos de café frescos con un tercio de paja o pellets pasteurizados',
      pt: 'Borra de café fresca com um terço de palha ou pellets pasteurizados',
    },
    source: 'stamets-2000',
  },
  container: 'bucket',
  stages: [
    {
      stage: 'colonisation',
      days: { min: 14, max: 21 },
      celsius: { min: 24, max: 24 },
      co2Ppm: { min: 5000, max: 20000 },
    },
    {
      stage: 'pinning',
      days: { min: 3, max: 5 },
      celsius: { min: 10, max: 16 },
      humidityPercent: { min: 95, max: 100 },
      co2Ppm: { min: 0, max: 1000 },
      lightLux: { min: 1000, max: 1500 },
    },
    {
      stage: 'fruiting',
      days: { min: 4, max: 7 },
      celsius: { min: 10, max: 21 },
      humidityPercent: { min: 85, max: 90 },
      co2Ppm: { min: 0, max: 1000 },
      lightLux: { min: 1000, max: 1500 },
    },
    { stage: 'rest', days: { min: 7, max: 7 } },
  ],
  shoppingList: [
    {
      name: {
        en: '2 kg of grounds brewed within the last 24 hours, cooled and drained',
        es: '2 kg de posos de las últimas 24 horas, fríos y escurridos',
        pt: '2 kg de borra das últimas 24 horas, fria e escorrida',
      },
    },
    {
      name: {
        en: '1 kg of pasteurised straw, or hardwood pellets soaked with boiling water and cooled',
        es: '1 kg de paja pasteurizada, o de pellets de frondosas remojados con agua hirviendo y enfriados',
        pt: '1 kg de palha pasteurizada, ou de pellets de folhosas hidratados com água fervente e frios',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '500 g of fresh grain spawn',
        es: '500 g de micelio en grano fresco',
        pt: '500 g de micélio em grão fresco',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A lidded bucket of 8 to 10 litres, food-grade',
        es: 'Un cubo con tapa de 8 a 10 litros, apto para alimentos',
        pt: 'Um balde com tampa de 8 a 10 litros, próprio para alimentos',
      },
    },
    {
      name: {
        en: 'A drill with a 10 mm bit, porous tape',
        es: 'Un taladro con broca de 10 mm, cinta porosa',
        pt: 'Uma furadeira com broca de 10 mm, fita porosa',
      },
    },
  ],
  content: {
    en: `Grounds leave the machine pasteurised, moist and ground fine, and stay clean for a few hours. That is their charm and their whole difficulty. _Pleurotus ostreatus_ likes them; so does every green mould in the house. What decides is speed.

## What may go in

Paper filters may go in, torn small. Milk, sugar, syrup and capsules may not.

## Why not grounds alone?

They are so fine that they pack like clay. Air does not get in, mycelium stops a hand’s breadth below the surface, and bacteria take the rest. Straw or pellets open the mixture. They also dilute what is rich in nitrogen and therefore dear to moulds.

## Collecting

Collect in a clean, lidded tub and use it on the same day. If that cannot be done, freeze the grounds at once, and thaw them in the refrigerator. Grounds with so much as one fluffy spot go to the compost.

## Filling the bucket

1. Drill holes every 15 cm in a diamond pattern around the wall and four in the bottom. Cover those in the wall with porous tape.
2. Wash bucket, hands and table; wipe with alcohol and let it evaporate, away from flames.
3. Squeeze a handful of the mixture hard: no more than a few drops.
4. Fill in layers, spawn between them and a good part of it on top, pressing gently.
5. Close the lid and write the date on it.

The share of spawn is high: about 15% of the weight. It is the price for not sterilising.

## Two to three quiet weeks

Keep the bucket near 24 °C, in shade. It warms by itself; above about 30 °C the mycelium suffers. Look through the tape and do not lift the lid. White that spreads is right. In the second week it smells of mushrooms, no longer of coffee.

## Fruiting

1. When the mixture is white and holds together, take off the tape.
2. Move it to 10–21 °C, in daylight, in air that changes several times an hour.
3. Mist the wall of the bucket, not the pins, and keep the room humid.
4. Pick the whole cluster by twisting it, while the margins still point down.

Long stems with small caps call for air. Dry, cracked pins call for mist.

## After the harvest

Pick off what is left, close the lid for a week, and mist again. A second, smaller crop is common, a third is luck. Then the contents go to the compost heap or under shrubs as a mulch.

## When it fails

- **Green within a week:** the grounds were old. Take it outdoors unopened.
- **Sour, wet bottom:** no holes there, or too much water.
- **White and nothing more:** stale air or darkness. Patience up to four weeks, then compost.
- **Gnats:** tape on the holes until fruiting, a sticky trap beside it.

## Lungs and kitchen

Do not fruit buckets in bedrooms or kitchens: ripe oysters shed clouds of spores, and breathing these every day can inflame the lungs. Pick early, air outwards, wear a mask for cleaning up. Eat only what is plainly the oyster you sowed, and cook it.`,
    es: `El poso sale de la cafetera pasteurizado, húmedo y finamente molido, y se mantiene limpio unas horas. Ahí está su gracia y toda su dificultad. A _Pleurotus ostreatus_ le gusta; a todos los mohos verdes de la casa, también. Decide la rapidez.

## Lo que puede ir dentro

Los filtros de papel pueden ir dentro, rotos en trozos. La leche, el azúcar, los siropes y las cápsulas, no.

## ¿Por qué no posos solos?

Son tan finos que se apelmazan como arcilla. El aire no entra, el micelio se detiene a un palmo de la superficie y el resto es de las bacterias. La paja o los pellets esponjan la mezcla. También diluyen lo que tiene de rico en nitrógeno y, por eso, de apetecible para los mohos.

## Recoger

Recógelos en un recipiente limpio con tapa y úsalos el mismo día. Si no puede ser, congélalos enseguida y descongélalos en el frigorífico. Los posos con una sola mancha peluda van al compost.

## Llenar el cubo

1. Taladra agujeros cada 15 cm al tresbolillo por la pared, y cuatro en el fondo. Tapa los de la pared con cinta porosa.
2. Lava cubo, manos y mesa; pásales alcohol y deja que se evapore, lejos de llamas.
3. Aprieta con fuerza un puñado de mezcla: unas gotas como mucho.
4. Llena por capas, con micelio entre ellas y una buena parte arriba, apretando un poco.
5. Cierra la tapa y anota en ella la fecha.

La proporción de micelio es alta: en torno al 15 % del peso. Es el precio de no esterilizar.

## Dos o tres semanas de calma

Guarda el cubo cerca de 24 °C, a la sombra. Se calienta solo; por encima de unos 30 °C el micelio sufre. Mira a través de la cinta y no levantes la tapa. Blanco que avanza, bien. En la segunda semana ya no huele a café, huele a seta.

## Fructificación

1. Cuando la mezcla esté blanca y compacta, quita la cinta.
2. Llévalo a 10–21 °C, con luz de día y aire que se renueve varias veces por hora.
3. Moja la pared del cubo, no los primordios, y mantén húmedo el ambiente.
4. Arranca el racimo entero con un giro mientras el margen mire aún hacia abajo.

Pies largos con píleos pequeños piden aire. Primordios secos y agrietados piden agua.

## Después de la cosecha

Quita los restos, cierra la tapa una semana y vuelve a mojar. Es corriente una segunda cosecha más escasa; una tercera es suerte. Luego todo va al compost, o bajo los arbustos como acolchado.

## Cuando sale mal

- **Verde en una semana:** el poso era viejo. Fuera de casa, sin abrir.
- **Fondo agrio y encharcado:** faltaban agujeros o sobraba agua.
- **Blanco y nada más:** aire viciado u oscuridad. Paciencia hasta cuatro semanas; luego, compost.
- **Mosquitas:** cinta en los agujeros hasta la fructificación y una trampa adhesiva al lado.

## Pulmones y cocina

No fructifiques cubos en dormitorios ni cocinas: las setas maduras sueltan nubes de esporas, y respirarlas a diario puede inflamar los pulmones. Cosecha pronto, ventila hacia fuera y ponte mascarilla al limpiar. Come solo lo que sea sin duda la seta que sembraste, y cocínala.`,
    pt: `A borra sai da máquina pasteurizada, úmida e moída fina, e fica limpa por algumas horas. Essa é a graça dela e toda a dificuldade. _Pleurotus ostreatus_ gosta; todos os bolores verdes da casa, também. O que decide é a rapidez.

## O que pode entrar

Filtros de papel podem entrar, rasgados. Leite, açúcar, xaropes e cápsulas, não.

## Por que não borra sozinha?

Ela é tão fina que se compacta como argila. O ar não entra, o micélio para a um palmo da superfície e o resto fica com as bactérias. A palha ou os pellets deixam a mistura fofa. Também diluem o que ela tem de rico em nitrogênio e, por isso, de atraente para os bolores.

## Recolher

Recolha num pote limpo com tampa e use no mesmo dia. Se não der, congele na hora e descongele na geladeira. Borra com uma única mancha peluda vai para a composteira.

## Como encher o balde

1. Faça furos a cada 15 cm em zigue-zague na parede, e quatro no fundo. Cubra os da parede com fita porosa.
2. Lave balde, mãos e mesa; passe álcool e deixe evaporar, longe de chamas.
3. Aperte com força um punhado da mistura: algumas gotas, no máximo.
4. Encha em camadas, com micélio entre elas e boa parte por cima, apertando de leve.
5. Feche a tampa e anote nela a data.

A proporção de micélio é alta: cerca de 15% do peso. É o preço de não esterilizar.

## Duas a três semanas de calma

Mantenha o balde perto de 24 °C, na sombra. Ele aquece sozinho; acima de uns 30 °C o micélio sofre. Olhe pela fita e não levante a tampa. Branco que avança é bom. Na segunda semana já não cheira a café, cheira a cogumelo.

## Frutificação

1. Quando a mistura estiver branca e firme, tire a fita.
2. Leve para 10–21 °C, com luz do dia e ar que se renove várias vezes por hora.
3. Molhe a parede do balde, não os primórdios, e mantenha o ambiente úmido.
4. Torça e retire o cacho inteiro enquanto a margem ainda aponta para baixo.

Estipes longos com chapéus pequenos pedem ar. Primórdios secos e rachados pedem água.

## Depois da colheita

Tire os restos, feche a tampa por uma semana e volte a molhar. É comum uma segunda colheita, menor; uma terceira é sorte. Depois tudo vai para a composteira, ou para baixo dos arbustos como cobertura.

## Quando dá errado

- **Verde em uma semana:** a borra era velha. Para fora de casa, sem abrir.
- **Fundo azedo e encharcado:** faltavam furos ou sobrava água.
- **Branco e mais nada:** ar parado ou escuridão. Paciência até quatro semanas; depois, composto.
- **Mosquinhas:** fita nos furos até a frutificação e uma armadilha adesiva ao lado.

## Pulmões e cozinha

Não frutifique baldes em quartos nem cozinhas: cogumelos maduros soltam nuvens de esporos, e respirá-los todo dia pode inflamar os pulmões. Colha cedo, ventile para fora e use máscara na limpeza. Coma só o que for sem dúvida o cogumelo que você semeou, e cozinhe.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'benjamin-1995'],
  publishedAt: '2026-04-16',
}
