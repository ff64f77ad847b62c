import type { GuideSample } from '@sample/types'

export const buttonsFromReadyCompost: GuideSample = {
  slug: 'buttons-from-ready-compost',
  title: {
    en: 'Buttons and portobellos from ready compost',
    es: 'Champiñones y portobellos con compost preparado',
    pt: 'Champignons e portobellos com composto pronto',
  },
  summary: {
    en: 'Leave composting to those who have the heat for it. A crate of pasteurised compost, a layer of moist peat and a cool cellar give six weeks of buttons.',
    es: 'El compostaje, para quien tenga calor que darle. Una caja de compost pasteurizado, una capa de turba húmeda y un sótano fresco dan seis semanas de champiñones.',
    pt: 'A compostagem fica com quem tem calor para isso. Uma caixa de composto pasteurizado, uma camada de turfa úmida e um porão fresco dão seis semanas de champignons.',
  },
  species: ['agaricus-bisporus'],
  difficulty: 'intermediate',
  conditions: {
    spawnRunCelsius: { min: 24, max: 25 },
    fruitingCelsius: { min: 15, max: 18 },
    humidityPercent: { min: 85, max: 90 },
    substrate: {
      en: 'Pasteurised mushroom compost under 4–5 cm of moist casing',
      es: 'Compost pasteurizado para champiñón bajo 4–5 cm de cobertura húmeda',
      pt: 'Composto pasteurizado para champignon sob 4–5 cm de cobertura úmida',
    },
    source: 'chang-miles-2004',
  },
  container: 'crate',
  stages: [
    { stage: 'colonisation', days: { min: 14, max: 14 }, celsius: { min: 24, max: 25 } },
    { stage: 'ripening', days: { min: 7, max: 10 }, celsius: { min: 24, max: 24 } },
    { stage: 'pinning', days: { min: 7, max: 10 }, celsius: { min: 15, max: 18 } },
    {
      stage: 'rest',
      days: { min: 7, max: 7 },
      celsius: { min: 15, max: 18 },
      humidityPercent: { min: 85, max: 90 },
    },
  ],
  shoppingList: [
    {
      name: {
        en: '10 to 15 kg of ready, pasteurised compost, spawned or not, from a mushroom farm or supplier',
        es: 'De 10 a 15 kg de compost preparado y pasteurizado, sembrado o no, de una champiñonera o un proveedor',
        pt: 'De 10 a 15 kg de composto pronto e pasteurizado, semeado ou não, de um produtor ou fornecedor',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: '100 g of grain spawn for each 10 kg, if it is not yet spawned',
        es: '100 g de micelio en grano por cada 10 kg, si no viene sembrado',
        pt: '100 g de micélio em grão por 10 kg, se não vier semeado',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: '5 litres of casing: peat or coir with ground limestone, sold as casing soil',
        es: '5 litros de cobertura: turba o fibra de coco con caliza molida, que se vende como tierra de cobertura',
        pt: '5 litros de cobertura: turfa ou fibra de coco com calcário moído, vendida como terra de cobertura',
      },
      soldIn: 'growing/supplies/substrate',
    },
    {
      name: {
        en: 'A crate with a depth of 25 cm, lined with film with a few holes',
        es: 'Una caja de 25 cm de fondo, forrada de plástico con unos agujeros',
        pt: 'Uma caixa de 25 cm de fundura, forrada de plástico com alguns furos',
      },
    },
    {
      name: {
        en: 'A thermometer, a sprayer with a fine nozzle',
        es: 'Un termómetro y un pulverizador de gota fina',
        pt: 'Um termômetro e um borrifador de gota fina',
      },
    },
    {
      name: {
        en: 'A dark place that can be held at 15–18 °C',
        es: 'Un sitio oscuro que se mantenga a 15–18 °C',
        pt: 'Um lugar escuro que se mantenha a 15–18 °C',
      },
    },
  ],
  content: {
    en: `The commonest mushroom of the shops is among the most laborious to feed. [_Agaricus bisporus_](/mushrooms/agaricus-bisporus) wants compost of straw and manure that has heated through for weeks, been pasteurised in steam and lost its ammonia. That takes tons, not buckets. The second half of the work, though, fits into a crate, and it is the more interesting.

## Good compost

Compost that smells of ammonia kills spawn. Good compost smells of hay and forest, is brown, and springs back when pressed.

## Spawning

1. Wear gloves and a dust mask, work in fresh air and keep the compost damp: its dust can carry _Legionella_. Clean the crate. Break up the compost and mix in the spawn.
2. Fill to a depth of 15 to 18 cm, press lightly, level.
3. Cover with film or damp newspaper and keep it at 24–25 °C inside the compost.
4. After about two weeks threads have run through everything, and the smell is that of mushrooms.

Measure inside: compost warms itself. Above 30 °C the mycelium dies.

## Casing

Buttons need a layer that holds water and little food. Without it there are hardly any.

1. Moisten the casing until it gleams and lets go a drop when squeezed. The pH should be about 7.5.
2. Spread 4–5 cm over the compost, loosely, without pressing.
3. Water it in several small doses, so that nothing runs through into the compost.
4. Leave it at 24 °C for a week to ten days, until white threads show in the hollows.

## The change of weather

1. Cool the air to 15–18 °C within two or three days.
2. Give fresh air, gently: carbon dioxide holds the pins back.
3. Keep humidity at 85–90%, and the casing moist.
4. In a week the surface is full of pinheads. From now until they are as big as peas, water sparingly or not at all.

Light is not needed. It does no harm either.

## Picking

Twist, do not pull. Cut off the earthy foot and fill the hole with casing. Closed, it is a button; open, a portobello, if it is a brown strain: the difference is four days.

The crop comes in waves, about a week apart: two good ones, a third and often a fourth that are smaller. Between them clean off the stubs and water the casing back to weight.

## Only from the crate

Never gather wild white buttons on the strength of what grows in the cellar. [Death caps](/mushrooms/amanita-phalloides) and [destroying angels](/mushrooms/amanita-virosa) look the same when young. And do not pick from spent compost put out in the garden without having each one checked: [yellow stainers](/mushrooms/agaricus-xanthodermus) like it.

## When it fails

- **White fluff that smothers the mushrooms:** cobweb mould. Cover with salt or a wet cloth, take out the patch, give more air.
- **Brown, sunken spots:** bacterial blotch from drops that stay. Water in the morning, air until dry.
- **Misshapen, bubbly lumps that weep:** wet bubble. Take out, in a bag, and do not touch others afterwards.
- **Flies:** fine mesh on every opening. They carry all the above.
- **Long stems, small caps:** stale air.

## When it is over

The compost of three waves is excellent in the garden, after some months on a heap. It holds lime and salts: not for rhododendrons.`,
    es: `La seta más corriente de las tiendas es de las que más cuesta alimentar. [_Agaricus bisporus_](/mushrooms/agaricus-bisporus) quiere un compost de paja y estiércol que se haya calentado semanas, se haya pasteurizado al vapor y haya perdido el amoníaco. Eso se hace por toneladas, no por cubos. La segunda mitad del trabajo, en cambio, cabe en una caja, y es la más interesante.

## Un buen compost

Un compost que huele a amoníaco mata el micelio. El bueno huele a heno y a bosque, es pardo y recupera la forma al apretarlo.

## Sembrar

1. Ponte guantes y mascarilla, trabaja al aire libre y mantén húmedo el compost: su polvo puede llevar _Legionella_. Limpia la caja. Desmenuza el compost y mezcla el micelio.
2. Llena 15–18 cm, aprieta un poco y nivela.
3. Cubre con plástico o periódico húmedo y mantén el compost a 24–25 °C por dentro.
4. En unas dos semanas los hilos lo han recorrido todo y huele a setas.

Mide dentro: el compost se calienta solo. Por encima de 30 °C el micelio muere.

## Cubrir

El champiñón necesita una capa que guarde agua y poco alimento. Sin ella, apenas sale.

1. Humedece la cobertura hasta que brille y suelte una gota al apretarla. El pH debería rondar 7,5.
2. Extiende 4–5 cm sobre el compost, suelta y sin apretar.
3. Riégala en varias dosis pequeñas, para que nada pase al compost.
4. Déjala a 24 °C de una semana a diez días, hasta que asomen hilos blancos en los huecos.

## El cambio de tiempo

1. Enfría el aire a 15–18 °C en dos o tres días.
2. Da aire fresco con suavidad: el dióxido de carbono frena los primordios.
3. Mantén la humedad en 85–90 % y la cobertura húmeda.
4. En una semana la superficie está llena de cabezas de alfiler. Desde ahí y hasta que sean como guisantes, riega muy poco o nada.

No hace falta luz. Tampoco molesta.

## Recolectar

Gira, no tires. Corta el pie terroso y rellena el hueco con cobertura. Cerrado es champiñón; abierto y de cepa castaña, portobello: los separan cuatro días.

La cosecha viene por oleadas, con una semana entre ellas: dos buenas, una tercera y a menudo una cuarta más escasas. Entre una y otra, quita los restos y riega la cobertura hasta que recupere su peso.

## Solo de la caja

Nunca recolectes setas blancas silvestres aún cerradas fiándote de lo que crece en el sótano. La [oronja verde](/mushrooms/amanita-phalloides) y la [oronja fétida](/mushrooms/amanita-virosa) son iguales de jóvenes. Y no recolectes del compost agotado que hayas sacado al jardín sin que alguien revise cada ejemplar: al [champiñón amarilleante](/mushrooms/agaricus-xanthodermus) le gusta.

## Cuando sale mal

- **Pelusa blanca que ahoga las setas:** moho de telaraña. Cúbrelo con sal o un paño mojado, retira la mancha y da más aire.
- **Manchas pardas y hundidas:** mancha bacteriana, por gotas que se quedan. Riega por la mañana y ventila hasta que seque.
- **Bultos deformes que rezuman:** mole húmeda. A una bolsa y fuera, y no toques los demás después.
- **Moscas:** malla fina en todas las aberturas. Llevan de un lado a otro todo lo anterior.
- **Pies largos y píleos pequeños:** aire viciado.

## Al terminar

El compost de tres oleadas es excelente para el jardín, tras unos meses amontonado. Lleva cal y sales: no es para rododendros.`,
    pt: `O cogumelo mais comum das lojas é dos mais trabalhosos de alimentar. [_Agaricus bisporus_](/mushrooms/agaricus-bisporus) quer um composto de palha e esterco que tenha esquentado por semanas, sido pasteurizado no vapor e perdido a amônia. Isso se faz por toneladas, não por baldes. A segunda metade do trabalho, porém, cabe numa caixa, e é a mais interessante.

## Um bom composto

Composto com cheiro de amônia mata o micélio. O bom cheira a feno e a mata, é marrom e volta à forma quando apertado.

## Semeadura

1. Use luvas e máscara contra pó, trabalhe ao ar livre e mantenha o composto úmido: sua poeira pode levar _Legionella_. Limpe a caixa. Esfarele o composto e misture o micélio.
2. Encha 15–18 cm, aperte de leve e nivele.
3. Cubra com plástico ou jornal úmido e mantenha o composto a 24–25 °C por dentro.
4. Em umas duas semanas os fios percorreram tudo e o cheiro é de cogumelo.

Meça por dentro: o composto aquece sozinho. Acima de 30 °C o micélio morre.

## Cobertura

O champignon precisa de uma camada que guarde água e pouco alimento. Sem ela, quase não nasce.

1. Umedeça a cobertura até brilhar e soltar uma gota quando apertada. O pH deve ficar perto de 7,5.
2. Espalhe 4–5 cm sobre o composto, solta, sem apertar.
3. Regue em várias doses pequenas, para que nada passe ao composto.
4. Deixe a 24 °C de uma semana a dez dias, até surgirem fios brancos nas falhas.

## A mudança de tempo

1. Esfrie o ar para 15–18 °C em dois ou três dias.
2. Dê ar fresco com suavidade: o gás carbônico segura os primórdios.
3. Mantenha a umidade em 85–90% e a cobertura úmida.
4. Em uma semana a superfície está cheia de cabeças de alfinete. Daí até ficarem como ervilhas, regue muito pouco ou nada.

Luz não é necessária. Também não atrapalha.

## Colheita

Torça, não puxe. Corte o pé com terra e preencha o buraco com cobertura. Fechado, é champignon; aberto e de linhagem marrom, portobello: quatro dias os separam.

A colheita vem em fluxos, com uma semana entre eles: dois bons, um terceiro e muitas vezes um quarto, menores. Entre um e outro, tire os restos e regue a cobertura até recuperar o peso.

## Só da caixa

Nunca colha botões brancos silvestres confiando no que cresce no porão. O [chapéu-da-morte](/mushrooms/amanita-phalloides) e o [anjo-destruidor](/mushrooms/amanita-virosa) são iguais quando jovens. E não colha do composto esgotado posto no jardim sem que alguém confira cada exemplar: o [agárico-amarelecente](/mushrooms/agaricus-xanthodermus) gosta dele.

## Quando dá errado

- **Penugem branca que sufoca os cogumelos:** bolor teia-de-aranha. Cubra com sal ou um pano molhado, retire a mancha e dê mais ar.
- **Manchas marrons e fundas:** mancha bacteriana, por gotas que ficam. Regue de manhã e ventile até secar.
- **Caroços deformados que choram:** bolha úmida. Para um saco e fora, e não toque nos outros depois.
- **Moscas:** tela fina em todas as aberturas. Elas carregam tudo o que está acima.
- **Estipes longos e chapéus pequenos:** ar parado.

## No fim

O composto de três fluxos é excelente para o jardim, depois de alguns meses amontoado. Leva calcário e sais: não é para azaleias.`,
  },
  references: ['chang-miles-2004', 'stamets-2000'],
  publishedAt: '2026-03-20',
}
