import type { GuideSample } from '@sample/types'

export const oysterAndLionsManeTotems: GuideSample = {
  slug: 'oyster-and-lions-mane-totems',
  title: {
    en: 'Totems: oyster and lion’s mane on stacked rounds',
    es: 'Tótems: seta de ostra y melena de león en rodajas apiladas',
    pt: 'Totens: cogumelo-ostra e juba-de-leão em rodelas empilhadas',
  },
  summary: {
    en: 'Wood too thick for shiitake, a bag of sawdust spawn and no drill: cut a trunk into rounds, sandwich spawn between them, and wait a year in the shade.',
    es: 'Madera demasiado gruesa para el shiitake, una bolsa de micelio en serrín y ningún taladro: corta el tronco en rodajas, pon micelio entre ellas y espera un año a la sombra.',
    pt: 'Madeira grossa demais para shiitake, um saco de micélio em serragem e nenhuma furadeira: corte o tronco em rodelas, ponha micélio entre elas e espere um ano na sombra.',
  },
  species: ['pleurotus-ostreatus', 'hericium-erinaceus'],
  difficulty: 'beginner',
  conditions: {
    substrate: {
      en: 'Fresh rounds of poplar, willow, beech, maple or oak, 20–40 cm thick',
      es: 'Rodajas frescas de chopo, sauce, haya, arce o roble, de 20–40 cm de diámetro',
      pt: 'Rodelas frescas de álamo, salgueiro, faia, bordo ou carvalho, com 20–40 cm de diâmetro',
    },
    source: 'stamets-2000',
  },
  container: 'log',
  stages: [{ stage: 'colonisation', days: { min: 120, max: 365 } }],
  shoppingFor: { en: 'one totem', es: 'un tótem', pt: 'um totem' },
  shoppingList: [
    {
      name: {
        en: 'Three rounds of one trunk: two of 30–40 cm, and a lid of 5 cm',
        es: 'Tres rodajas de un mismo tronco: dos de 30–40 cm y una tapa de 5 cm',
        pt: 'Três rodelas de um mesmo tronco: duas de 30–40 cm e uma tampa de 5 cm',
      },
    },
    {
      name: {
        en: 'About 1 litre of sawdust spawn',
        es: 'Alrededor de 1 litro de micelio en serrín',
        pt: 'Cerca de 1 litro de micélio em serragem',
      },
      soldIn: 'growing/supplies/grain-spawn',
    },
    {
      name: {
        en: 'A large paper or dark plastic bag, string',
        es: 'Un saco grande de papel o una bolsa oscura, cordel',
        pt: 'Um saco grande de papel ou plástico escuro, barbante',
      },
    },
    {
      name: { en: 'A square of cardboard', es: 'Un cuadrado de cartón', pt: 'Um quadrado de papelão' },
    },
    {
      name: {
        en: 'A shady, level place on soil',
        es: 'Un sitio llano y sombrío sobre la tierra',
        pt: 'Um lugar plano e sombreado sobre a terra',
      },
    },
  ],
  content: {
    en: `A storm has felled a poplar, the trunk is as thick as a bucket, and nobody wants to carry it. Totems make use of what is too heavy for log culture. There is a chainsaw in it and a bag, and then nothing for a long time.

## Choosing wood and fungus

Soft, quick woods such as poplar, willow and aspen suit [oyster mushrooms](/mushrooms/pleurotus-ostreatus), which take them over within a year. [Lion’s mane](/mushrooms/hericium-erinaceus) prefers beech, oak, maple or walnut and takes its time. Conifers, and wood that already carries brackets or has lain for a summer, suit neither.

Fell healthy trees in the dormant season, with the owner’s consent, and use the wood within a few weeks. Chainsaw work is for trained people in protective clothing, and never alone.

## Building it

1. Set the totem up where it will stay. Later you will not lift it.
2. Lay the cardboard on the soil and crumble a third of the spawn on it, a finger thick.
3. Stand the first round on top, the right way up.
4. Cover its upper face with spawn, leaving no gaps, and set on the second round.
5. Spawn again, then the lid. Nail it if the totem wobbles.
6. Pull the bag over the whole, tie it loosely below, and make a few slits low down so that it can breathe.

Faces that fit closely dry out less. If the saw ran crooked, turn the round until it sits.

## The months in the bag

Leave it in dense shade for four to twelve months. Every few weeks feel under the bag: the wood should be damp and not dripping. White felt between the rounds that glues them together is what you are waiting for. Then the bag comes off, best in a rainy week of autumn.

A dry summer is the usual cause of failure. A watering can over the lid every week, and leaf litter heaped round the base, prevent it.

## Crops

1. Fruiting follows rain and a drop in temperature. It cannot be forced as with a soaked log.
2. Look every day from then on: oysters double in a night.
3. Cut whole clusters at the wood while the margins point down; lion’s mane while it is white and the spines are short.
4. Let the totem be, and water it in dry spells.

Soft wood bears for two or three years, hard wood for four to six, roughly a year for each 5 to 8 cm of diameter. When it crumbles, it has become soil for the next tree.

## A stump in the ground

A fresh stump can be sown in the same way: cut a disc from its top, spread spawn on the face, nail the disc on again and keep it damp. Ask first whether the tree’s roots are alive and joined to a neighbour’s: oysters may rot what is weak, and one does not want that under a living tree.

## Know what you pick

Outdoors, wood belongs to everybody. [Funeral bells](/mushrooms/galerina-marginata) grow on stumps, small and brown, and contain the death cap’s poison. Among what has been taken for oysters is [the jack-o’-lantern](/mushrooms/omphalotus-olearius), orange and poisonous. An oyster grows from the side, has white to lilac-grey print and gills that run far down. If you are not certain, leave it, and let an expert see the first harvest.

## When it fails

- **Nothing white after a year:** dried out, or dead spawn.
- **Split gills, coloured zones, black crusts:** others were first. The totem is theirs now.
- **Slugs:** copper tape round the base, and early picking.
- **Mushrooms only at the foot:** too dry above. Water over the lid.`,
    es: `Un temporal ha tumbado un chopo, el tronco es grueso como un cubo y nadie quiere cargarlo. Los tótems aprovechan lo que pesa demasiado para el cultivo en tronco. Piden una motosierra y una bolsa, y después nada durante mucho tiempo.

## Elegir madera y hongo

Las maderas blandas y rápidas, como chopo, sauce y álamo, van bien con la [seta de ostra](/mushrooms/pleurotus-ostreatus), que las ocupa en un año. La [melena de león](/mushrooms/hericium-erinaceus) prefiere haya, roble, arce o nogal y se lo toma con calma. Ni las coníferas, ni la madera que ya tiene repisas o ha pasado un verano tirada, sirven a ninguna.

Árboles sanos, cortados en reposo y con permiso del dueño, y la madera usada en pocas semanas. La motosierra es para personas formadas y protegidas, y nunca a solas.

## Montarlo

1. Ponlo donde vaya a quedarse. Después no lo levantarás.
2. Extiende el cartón y desmenuza encima un tercio del micelio, de un dedo de grosor.
3. Coloca la primera rodaja en la posición en que crecía.
4. Cubre de micelio la cara superior, sin huecos, y pon la segunda.
5. Más micelio y la tapa. Clávala si el tótem baila.
6. Enfunda todo en la bolsa, átala floja por abajo y hazle unos cortes cerca del suelo para que respire.

Las caras que ajustan bien se secan menos. Si la sierra fue torcida, gira la rodaja hasta que asiente.

## Los meses de bolsa

Déjalo a la sombra densa de cuatro a doce meses. Cada pocas semanas, palpa debajo: la madera debe estar húmeda y no chorrear. Lo que se espera es un fieltro blanco que pegue las rodajas. Entonces se quita la bolsa, mejor en una semana lluviosa de otoño.

El fracaso suele venir de un verano seco. Lo evitan una regadera sobre la tapa cada semana y hojarasca amontonada al pie.

## Cosechas

1. Fructifica tras la lluvia y un bajón de temperatura. No se puede forzar, como un tronco en remojo.
2. Desde entonces, mira a diario: las setas de ostra doblan su tamaño en una noche.
3. Corta los racimos enteros a ras de madera mientras el margen mire hacia abajo; la melena, blanca y con los aguijones cortos.
4. Déjalo en paz y riega en las sequías.

La madera blanda da dos o tres años; la dura, de cuatro a seis: cerca de un año por cada 5–8 cm de diámetro. Cuando se deshace, ya es tierra para el próximo árbol.

## Un tocón en el suelo

Un tocón fresco se siembra igual: corta un disco de arriba, extiende micelio, vuelve a clavar el disco y mantenlo húmedo. Antes pregunta si las raíces siguen vivas y unidas a las de un vecino: la seta de ostra puede pudrir lo débil, y eso no se quiere bajo un árbol vivo.

## Reconoce lo que recoges

Al aire libre, la madera es de todos. La [galerina mortal](/mushrooms/galerina-marginata) sale en tocones, pequeña y parda, y lleva el veneno de la oronja verde. Entre las que podrían pasar por setas de ostra está la [seta de olivo](/mushrooms/omphalotus-olearius), anaranjada y venenosa. La de ostra crece de lado, tiene láminas muy decurrentes y esporada blanca a gris lila. Si no tienes certeza, déjala, y que un experto vea la primera cosecha.

## Cuando sale mal

- **Nada blanco en un año:** se secó o el micelio estaba muerto.
- **Láminas hendidas, zonas de colores, costras negras:** llegaron otros antes. Ahora el tótem es suyo.
- **Babosas:** cinta de cobre al pie y madrugar.
- **Setas solo abajo:** arriba falta agua. Riega por la tapa.`,
    pt: `Um temporal derrubou um álamo, o tronco é grosso como um balde e ninguém quer carregar. Os totens aproveitam o que pesa demais para o cultivo em tora. Pedem uma motosserra e um saco, e depois nada por muito tempo.

## Escolha da madeira e do fungo

Madeiras moles e rápidas, como álamo e salgueiro, combinam com o [cogumelo-ostra](/mushrooms/pleurotus-ostreatus), que as ocupa em um ano. A [juba-de-leão](/mushrooms/hericium-erinaceus) prefere faia, carvalho, bordo ou nogueira e não tem pressa. Coníferas, e madeira que já tem orelhas-de-pau ou passou um verão no chão, não servem a nenhum dos dois.

Árvores sadias, cortadas em repouso e com licença do dono, e a madeira usada em poucas semanas. Motosserra é para gente treinada e protegida, e nunca sozinha.

## Montagem

1. Monte onde ele vai ficar. Depois você não o levanta.
2. Estenda o papelão e esfarele por cima um terço do micélio, com um dedo de espessura.
3. Ponha a primeira rodela na posição em que crescia.
4. Cubra de micélio a face de cima, sem falhas, e ponha a segunda.
5. Mais micélio e a tampa. Pregue se o totem balançar.
6. Vista tudo com o saco, amarre frouxo embaixo e faça uns cortes perto do chão para que respire.

Faces bem ajustadas ressecam menos. Se a serra foi torta, gire a rodela até assentar.

## Os meses de saco

Deixe em sombra densa de quatro a doze meses. A cada poucas semanas, apalpe por baixo: a madeira deve estar úmida sem pingar. O que se espera é um feltro branco que cole as rodelas. Então se tira o saco, de preferência numa semana chuvosa de outono.

O fracasso costuma vir de um verão seco. Um regador sobre a tampa toda semana e folhas amontoadas no pé o evitam.

## Colheitas

1. Frutifica depois da chuva e de uma queda de temperatura. Não se força, como uma tora de molho.
2. A partir daí, olhe todo dia: o cogumelo-ostra dobra de tamanho numa noite.
3. Corte os cachos inteiros rente à madeira enquanto a margem aponta para baixo; a juba, branca e de acúleos curtos.
4. Deixe o totem em paz e regue nas secas.

Madeira mole dá por dois ou três anos; a dura, de quatro a seis: cerca de um ano por 5–8 cm de diâmetro. Quando se desfaz, já é terra para a próxima árvore.

## Um toco no chão

Um toco fresco se semeia igual: corte um disco de cima, espalhe micélio, pregue o disco de volta e mantenha úmido. Antes pergunte se as raízes continuam vivas e unidas às de uma vizinha: o cogumelo-ostra pode apodrecer o que está fraco, e isso não se quer sob uma árvore viva.

## Saiba o que colhe

Ao ar livre, a madeira é de todos. A [galerina-mortal](/mushrooms/galerina-marginata) nasce em tocos, pequena e marrom, e tem o veneno do chapéu-da-morte. Entre os que poderiam passar por cogumelo-ostra está o [cogumelo-da-oliveira](/mushrooms/omphalotus-olearius), alaranjado e venenoso. O ostra cresce de lado, tem lâminas que descem muito e esporada branca a cinza-lilás. Sem certeza, deixe, e que um especialista veja a primeira colheita.

## Quando dá errado

- **Nada branco em um ano:** ressecou ou o micélio estava morto.
- **Lâminas fendidas, zonas coloridas, crostas pretas:** outros chegaram antes. Agora o totem é deles.
- **Lesmas:** fita de cobre no pé e madrugar.
- **Cogumelos só embaixo:** em cima falta água. Regue pela tampa.`,
  },
  references: ['stamets-2000', 'chang-miles-2004', 'enjalbert-2004'],
  publishedAt: '2026-08-13',
}
