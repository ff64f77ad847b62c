import type { PostSample } from '@sample/types'

export const firstMushroomsToGrow: PostSample = {
  slug: 'first-mushrooms-to-grow',
  title: {
    en: 'Growing mushrooms: where to begin',
    es: 'Cultivar setas: por dónde empezar',
    pt: 'Cultivar cogumelos: por onde começar',
  },
  summary: {
    en: 'Five ways to start, from a windowsill bag to an oak log, with what each costs in patience. And the three mistakes that nearly everybody makes once.',
    es: 'Cinco maneras de empezar, de la bolsa en el alféizar al tronco de roble, y lo que cada una cuesta en paciencia. Y los tres errores que casi todos cometen una vez.',
    pt: 'Cinco maneiras de começar, do saco na janela à tora de carvalho, e quanto cada uma custa em paciência. E os três erros que quase todos cometem uma vez.',
  },
  species: [
    'pleurotus-ostreatus',
    'stropharia-rugosoannulata',
    'lentinula-edodes',
    'hericium-erinaceus',
    'ganoderma-lingzhi',
  ],
  content: {
    en: `Growing mushrooms is gardening with the lights low. Instead of seed there is spawn, living mycelium on grain or sawdust; instead of soil, a substrate that it eats; instead of weeds, moulds. Whoever understands these three words can read any guide.

## How it works

The mycelium is the fungus. It runs through straw or wood for weeks, digests it and shows nothing. When its food is taken and the air turns cooler, damper and fresher, it fruits: within days a pinhead becomes a mushroom. All cultivation consists of giving it a clean start, leaving it in peace, and then announcing autumn.

Moulds and bacteria want the same food and are faster. There are two ways to beat them. Either use a substrate too poor for them, such as fresh wood or straw, and plenty of spawn. Or kill everything in a rich substrate first, with steam under pressure, and work cleanly ever after. Beginners should take the first way.

## Five beginnings

**A ready-made block.** Cut it open, spray, wait. Two weeks to a crop, nothing to sterilise, and a lesson in what fresh air does to [oysters](/mushrooms/pleurotus-ostreatus). You pay for somebody else’s work; as a first contact it is worth it.

**Oysters on straw.** A tub, lime, a bag and half a kilo of spawn: three to five weeks. The fastest way to a crop of your own. Follow our [guide to straw](/mushrooms/growing-guide/oyster-mushrooms-on-straw).

**A bed of wood chips.** [Wine caps](/mushrooms/stropharia-rugosoannulata) need a shady corner of the garden and a wheelbarrow. Four to twelve months, then two or three years of crops. Here you have to know the mushroom, because others grow in the same bed. See the [guide to a bed](/mushrooms/growing-guide/wine-cap-garden-bed).

**Logs.** [Shiitake](/mushrooms/lentinula-edodes) on oak: a winter’s work, six to eighteen months of waiting, years of harvests. No electricity, no sterile work. See the [guide to logs](/mushrooms/growing-guide/shiitake-on-oak-logs).

**Sterile blocks.** [Lion’s mane](/mushrooms/hericium-erinaceus) and [reishi](/mushrooms/ganoderma-lingzhi) on supplemented sawdust need a pressure cooker and clean hands. This is the second step, and it begins with the [guide to blocks](/mushrooms/growing-guide/lions-mane-on-hardwood-blocks).

## What you really need

Less than the shops suggest. A thermometer and a hygrometer, cheap ones; a hand sprayer; 70% alcohol; a notebook. A tent, a humidifier and a timer become useful when you want mushrooms every week. A laminar flow hood is for people who make their own spawn.

The notebook is the best tool. Write down strain, date, weight of spawn, temperature, the day of the first pins, and the weight of each harvest. After three batches it knows more about your cellar than any book.

## Three mistakes

1. **Too wet.** More batches drown than dry out. Squeeze a handful of substrate hard: a few drops are right, a trickle is too much. Humidity belongs in the air.
2. **Too little air.** Mushrooms breathe as we do and suffer from carbon dioxide long before we notice it. Long stems with tiny caps are begging for a window.
3. **Too much curiosity.** Every opening of the bag lets in a thousand spores. Look from outside.

## Clean, but not anxious

Wash your hands, wipe the table, work without draughts. Let alcohol evaporate before any flame is near. Throw out anything green, black or pink, unopened and outdoors: nobody rescues a mouldy bag by cutting the patch away.

## Your lungs come first

A ripe mushroom sheds millions of spores, and people who breathe them day after day can fall ill with an allergic inflammation of the lungs. Do not fruit mushrooms in bedrooms, pick before the caps flatten, let the air out of a window, and wear a mask when you clean up.

## Eat what you sowed

A bag indoors grows what you put in, and sometimes a guest. A bed or log outdoors belongs to anybody. Learn your species by all its characters before the first harvest, not by the place where it stands, and cook it thoroughly.

## Where to go from here

The [growing guides](/mushrooms/growing-guide) are sorted by difficulty. Begin with one species, one substrate and ten bags, rather than ten species and one bag each: the ten bags teach you more.`,
    es: `Cultivar setas es jardinería a media luz. En vez de semilla hay micelio vivo en grano o serrín; en vez de tierra, un sustrato que es su alimento; en vez de malas hierbas, mohos. Quien entienda esas tres palabras puede leer cualquier guía.

## Cómo funciona

El hongo es el micelio. Recorre la paja o la madera durante semanas, la digiere y no enseña nada. Cuando ha ocupado su alimento y el aire se vuelve más fresco, húmedo y limpio, fructifica: en unos días, una cabeza de alfiler es una seta. Todo el cultivo consiste en darle un comienzo limpio, dejarlo en paz y anunciarle después el otoño.

Mohos y bacterias quieren la misma comida y son más rápidos. Hay dos maneras de ganarles. O un sustrato demasiado pobre para ellos, como madera fresca o paja, y mucho micelio. O matarlo todo antes en un sustrato rico, con vapor a presión, y trabajar con limpieza de ahí en adelante. Para empezar, lo primero.

## Cinco comienzos

**Un bloque preparado.** Se corta, se pulveriza y se espera. Dos semanas hasta la cosecha, nada que esterilizar y una lección sobre lo que hace el aire fresco con las [setas de ostra](/mushrooms/pleurotus-ostreatus). Pagas el trabajo de otro; como primer contacto, vale la pena.

**Setas de ostra en paja.** Una cubeta, cal, una bolsa y medio kilo de micelio: de tres a cinco semanas. El camino más corto a una cosecha propia. Sigue nuestra [guía de la paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw).

**Un bancal de astillas.** La [estrofaria](/mushrooms/stropharia-rugosoannulata) pide un rincón sombrío y una carretilla. De cuatro a doce meses y, después, dos o tres años de cosechas. Aquí hay que conocer la seta, porque en el mismo bancal salen otras. Mira la [guía del bancal](/mushrooms/growing-guide/wine-cap-garden-bed).

**Troncos.** [Shiitake](/mushrooms/lentinula-edodes) en roble: un invierno de trabajo, de seis a dieciocho meses de espera, años de cosechas. Sin electricidad ni trabajo estéril. Mira la [guía de los troncos](/mushrooms/growing-guide/shiitake-on-oak-logs).

**Bloques estériles.** La [melena de león](/mushrooms/hericium-erinaceus) y el [reishi](/mushrooms/ganoderma-lingzhi) en serrín enriquecido exigen olla a presión y manos limpias. Es el segundo paso, y empieza en la [guía de los bloques](/mushrooms/growing-guide/lions-mane-on-hardwood-blocks).

## Lo que de verdad hace falta

Menos de lo que sugieren las tiendas. Un termómetro y un higrómetro baratos, un pulverizador, alcohol de 70 %, un cuaderno. La carpa, el humidificador y el temporizador son útiles cuando quieras setas todas las semanas. La campana de flujo laminar es para quien hace su propio micelio.

La mejor herramienta es el cuaderno. Apunta cepa, fecha, peso del micelio, temperatura, día de los primeros primordios y peso de cada cosecha. A los tres lotes sabrá más de tu sótano que cualquier libro.

## Tres errores

1. **Demasiada agua.** Se ahogan más lotes de los que se secan. Aprieta con fuerza un puñado de sustrato: unas gotas, bien; un hilo, demasiado. La humedad debe estar en el aire.
2. **Poco aire.** Las setas respiran como nosotros y sufren con el dióxido de carbono mucho antes de que lo notemos. Pies largos y píleos diminutos están pidiendo una ventana.
3. **Demasiada curiosidad.** Cada vez que abres la bolsa entran mil esporas. Mira desde fuera.

## Limpieza sin angustia

Lávate las manos, limpia la mesa, trabaja sin corrientes. Deja evaporar el alcohol antes de acercar una llama. Tira fuera de casa, sin abrir, todo lo verde, negro o rosa: nadie salva una bolsa enmohecida recortando la mancha.

## Primero, los pulmones

Una seta madura suelta millones de esporas, y quien las respira día tras día puede enfermar de una inflamación alérgica de los pulmones. No fructifiques setas en dormitorios, cosecha antes de que los píleos se aplanen, saca el aire por una ventana y ponte mascarilla al limpiar.

## Come lo que sembraste

En una bolsa, dentro de casa, crece lo que pusiste y a veces un invitado. Un bancal o un tronco al aire libre no son de nadie. Aprende a reconocer tu especie por todos sus caracteres antes de la primera cosecha, no por el sitio donde está, y cocínala a fondo.

## Y después

Las [guías de cultivo](/mushrooms/growing-guide) están ordenadas por dificultad. Empieza con una especie, un sustrato y diez bolsas, mejor que con diez especies y una bolsa de cada: las diez bolsas enseñan más.`,
    pt: `Cultivar cogumelos é jardinagem à meia-luz. Em vez de semente há micélio vivo em grão ou serragem; em vez de terra, um substrato que é o alimento dele; em vez de mato, bolores. Quem entende essas três palavras consegue ler qualquer guia.

## Como funciona

O fungo é o micélio. Ele percorre a palha ou a madeira durante semanas, digere e não mostra nada. Quando ocupou o alimento e o ar fica mais fresco, úmido e limpo, frutifica: em poucos dias, uma cabeça de alfinete vira cogumelo. Todo o cultivo consiste em lhe dar um começo limpo, deixá-lo em paz e depois anunciar o outono.

Bolores e bactérias querem a mesma comida e são mais rápidos. Há duas maneiras de vencê-los. Ou um substrato pobre demais para eles, como madeira fresca ou palha, e bastante micélio. Ou matar tudo antes num substrato rico, com vapor sob pressão, e trabalhar com limpeza dali em diante. Para começar, a primeira.

## Cinco começos

**Um bloco pronto.** Corta-se, borrifa-se e espera-se. Duas semanas até a colheita, nada para esterilizar e uma lição sobre o que o ar fresco faz com os [cogumelos-ostra](/mushrooms/pleurotus-ostreatus). Você paga o trabalho de outra pessoa; como primeiro contato, vale a pena.

**Cogumelos-ostra em palha.** Uma bacia, cal, um saco e meio quilo de micélio: de três a cinco semanas. O caminho mais curto para uma colheita sua. Siga o nosso [guia da palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw).

**Um canteiro de lascas.** A [estrofária](/mushrooms/stropharia-rugosoannulata) pede um canto de sombra e um carrinho de mão. De quatro a doze meses e, depois, dois ou três anos de colheitas. Aqui é preciso conhecer o cogumelo, porque outros nascem no mesmo canteiro. Veja o [guia do canteiro](/mushrooms/growing-guide/wine-cap-garden-bed).

**Toras.** [Shiitake](/mushrooms/lentinula-edodes) em carvalho ou eucalipto: um inverno de trabalho, de seis a dezoito meses de espera, anos de colheitas. Sem eletricidade nem trabalho estéril. Veja o [guia das toras](/mushrooms/growing-guide/shiitake-on-oak-logs).

**Blocos estéreis.** A [juba-de-leão](/mushrooms/hericium-erinaceus) e o [reishi](/mushrooms/ganoderma-lingzhi) em serragem enriquecida exigem panela de pressão e mãos limpas. É o segundo passo, e começa no [guia dos blocos](/mushrooms/growing-guide/lions-mane-on-hardwood-blocks).

## O que faz falta de verdade

Menos do que as lojas sugerem. Um termômetro e um higrômetro baratos, um borrifador, álcool 70%, um caderno. Tenda, umidificador e temporizador são úteis quando você quiser cogumelos toda semana. Capela de fluxo laminar é para quem faz o próprio micélio.

A melhor ferramenta é o caderno. Anote linhagem, data, peso do micélio, temperatura, dia dos primeiros primórdios e peso de cada colheita. Depois de três lotes ele sabe mais sobre o seu porão que qualquer livro.

## Três erros

1. **Água demais.** Mais lotes se afogam do que ressecam. Aperte com força um punhado de substrato: algumas gotas, certo; um fio, demais. O lugar da umidade é o ar.
2. **Ar de menos.** Os cogumelos respiram como nós e sofrem com o gás carbônico muito antes de notarmos. Estipes longos com chapéus minúsculos estão pedindo uma janela.
3. **Curiosidade demais.** Cada vez que o saco se abre, entram mil esporos. Olhe por fora.

## Limpeza sem aflição

Lave as mãos, limpe a mesa, trabalhe sem correntes de ar. Deixe o álcool evaporar antes de chegar perto de uma chama. Jogue fora, sem abrir e longe de casa, tudo o que for verde, preto ou rosa: ninguém salva um saco embolorado recortando a mancha.

## Primeiro, os pulmões

Um cogumelo maduro solta milhões de esporos, e quem os respira dia após dia pode adoecer de uma inflamação alérgica dos pulmões. Não frutifique cogumelos em quartos, colha antes que os chapéus se achatem, mande o ar para fora por uma janela e use máscara na limpeza.

## Coma o que semeou

Num saco, dentro de casa, cresce o que você pôs e às vezes um convidado. Um canteiro ou uma tora ao ar livre não são de ninguém. Aprenda a reconhecer a sua espécie por todas as características antes da primeira colheita, não pelo lugar onde está, e cozinhe bem.

## E depois

Os [guias de cultivo](/mushrooms/growing-guide) estão ordenados por dificuldade. Comece com uma espécie, um substrato e dez sacos, em vez de dez espécies e um saco de cada: os dez sacos ensinam mais.`,
  },
  layout: [
    {
      block: 'carousel',
      heading: { en: 'Step by step', es: 'Paso a paso', pt: 'Passo a passo' },
      collection: 'growingguides',
      items: [
        'oyster-mushrooms-on-straw',
        'oysters-on-coffee-grounds',
        'shiitake-on-oak-logs',
        'wine-cap-garden-bed',
        'lions-mane-on-hardwood-blocks',
        'buttons-from-ready-compost',
      ],
    },
  ],
  references: ['stamets-2000', 'chang-miles-2004', 'benjamin-1995'],
  publishedAt: '2026-03-05',
  topics: ['growing'],
}
