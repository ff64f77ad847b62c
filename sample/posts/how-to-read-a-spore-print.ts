import type { PostSample } from '@sample/types'

export const howToReadASporePrint: PostSample = {
  slug: 'how-to-read-a-spore-print',
  title: {
    en: 'How to make and read a spore print',
    es: 'Cómo hacer y leer una esporada',
    pt: 'Como fazer e ler uma esporada',
  },
  summary: {
    en: 'Paper, a glass and one night show a character that no photograph contains, and that separates a cultivated wood-lover from a deadly neighbour.',
    es: 'Papel, un vaso y una noche revelan un carácter que ninguna fotografía contiene y que separa una seta de cultivo de una vecina mortal.',
    pt: 'Papel, um copo e uma noite revelam uma característica que nenhuma fotografia contém e que separa um cogumelo cultivado de um vizinho mortal.',
  },
  species: [
    'agaricus-campestris',
    'amanita-phalloides',
    'chlorophyllum-molybdites',
    'galerina-marginata',
    'kuehneromyces-mutabilis',
    'stropharia-rugosoannulata',
  ],
  content: {
    en: `One spore is too small to see. A million of them, dropped on paper, are a colour. That colour is among the steadiest characters a mushroom has: rain does not bleach it and age hardly changes it, whereas caps turn from green to straw in a week. It costs nothing but a night’s patience.

## What you need

- a mature cap, open but not yet rotting
- white paper, and a piece of glass or clear film
- a glass or bowl that fits over the cap
- a drop of water

Coloured or black paper flatters white prints and spoils the rest. Clear film laid on white paper is best: it can be moved onto black when the print turns out to be pale.

## Making the print

1. Cut the stem off level with the gills. Bring the whole mushroom home first: the base of the stem may matter more than the print.
2. Lay the cap with its gills, pores or teeth downwards.
3. Put a drop of water on top of the cap and cover it with the glass, so that it does not dry out.
4. Leave it for four to twelve hours, overnight if you can.
5. Lift it straight up. Let the print dry, and write the date, place and finding on the paper.

Bracket fungi take longer or give nothing out of season. Puffballs cannot print: their spores ripen inside. Very young caps have nothing to drop, and very old ones have dropped it.

## Reading it

Judge a thick part, by daylight, on white. Thin prints look paler than they are. Then decide which of a few families of colour it belongs to:

- **White to cream:** amanitas, parasols, oysters, shiitake, honey fungus, milk caps
- **Pink:** the paddy straw mushroom and its relatives
- **Rust to ochre brown:** webcaps, _Galerina_
- **Purple-brown to chocolate:** field mushrooms, sulphur tuft
- **Purple-black to black:** wine cap, ink caps
- **Green:** [one poisonous parasol](/mushrooms/chlorophyllum-molybdites) of warm lawns, and very little else

Shades within a family are a matter for specialists and a microscope. The families are for everyone.

## Four prints that decide

A [field mushroom](/mushrooms/agaricus-campestris) and a pale [death cap](/mushrooms/amanita-phalloides) can stand in the same grass beside an oak. The first prints chocolate brown, the second white.

On a lawn in a warm country, a big scaly parasol with a green print is among the commonest causes of mushroom poisoning in North America. Its edible relatives print white.

[Sheathed woodtuft](/mushrooms/kuehneromyces-mutabilis) and [funeral bell](/mushrooms/galerina-marginata) grow on the same stumps, one eaten, the other deadly. Both print brown. Here the print decides nothing, and anyone who relied on it would be misled.

On wood chips, a [wine cap](/mushrooms/stropharia-rugosoannulata) prints purple-black, and _Galerina_ rusty brown. That one look is worth the night’s wait, every time.

## What a print cannot do

It excludes; it does not confirm. A white print is shared by the oyster and the destroying angel. No colour means edible. A print answers one question out of many, and the others, what the base looks like, what it smells of, what it grows on, have to be asked while the mushroom is whole.

Two more traps. Spores of another mushroom may have fallen on the cap before you picked it, so look at the print under the gills and not at dust on top. And two caps under one glass give you a print of nothing in particular.

## Keeping it

A print on film keeps for years, folded and dry, and can be looked at under the microscope long after the mushroom is gone. Labelled with place, date and tree, it is a small scientific document. Without a label it is a stain.`,
    es: `Una espora sola no se ve. Un millón de ellas, caídas sobre un papel, son un color. Y ese color es uno de los caracteres más firmes de una seta: la lluvia no lo destiñe y la edad apenas lo cambia, mientras que un píleo pasa del verde al pajizo en una semana. No cuesta más que una noche de paciencia.

## Qué hace falta

- un píleo maduro, abierto pero aún sin pudrir
- papel blanco y un trozo de vidrio o de lámina transparente
- un vaso o un cuenco que lo cubra
- una gota de agua

El papel negro o de color favorece a las esporadas blancas y estropea las demás. Lo mejor es plástico transparente sobre papel blanco: si la esporada sale clara, se pasa sobre negro.

## Hacer la esporada

1. Corta el pie a ras de las láminas. Antes lleva a casa la seta entera: la base del pie puede importar más que la esporada.
2. Coloca el píleo con las láminas, los poros o los aguijones hacia abajo.
3. Pon una gota de agua encima y cúbrelo con el vaso para que no se seque.
4. Déjalo de cuatro a doce horas; toda la noche, si puedes.
5. Levántalo en vertical. Deja secar la esporada y anota en el papel fecha, lugar y hallazgo.

Los hongos de repisa tardan más, o no sueltan nada fuera de temporada. Los cuescos de lobo no sirven: sus esporas maduran dentro. Un píleo muy joven no tiene nada que soltar, y uno muy viejo ya lo soltó.

## Leerla

Mira una zona gruesa, con luz de día y sobre blanco: las finas parecen más claras de lo que son. Después decide a qué familia de color pertenece:

- **Blanca a crema:** amanitas, parasoles, setas de ostra, shiitake, armilarias, níscalos
- **Rosa:** la seta de paja de arroz y sus parientes
- **Herrumbre a ocre:** cortinarios, _Galerina_
- **Pardo púrpura a chocolate:** champiñones silvestres, _Hypholoma_
- **Negro purpúreo a negro:** estrofaria, coprinos
- **Verde:** [un parasol venenoso](/mushrooms/chlorophyllum-molybdites) de los céspedes cálidos, y casi nada más

Los matices dentro de cada familia son cosa de especialistas y de microscopio. Las familias son para todos.

## Cuatro esporadas que deciden

Un [champiñón silvestre](/mushrooms/agaricus-campestris) y una [oronja verde](/mushrooms/amanita-phalloides) descolorida pueden salir en la misma hierba junto a una encina. El primero da esporada chocolate; la segunda, blanca.

En un césped de clima cálido, un parasol grande y escamoso de esporada verde es una de las causas más frecuentes de intoxicación por setas en Norteamérica. Sus parientes comestibles la dan blanca.

La [foliota cambiante](/mushrooms/kuehneromyces-mutabilis) y la [galerina mortal](/mushrooms/galerina-marginata) crecen en los mismos tocones; una se come y la otra mata. Las dos dan esporada parda. Aquí la esporada no decide nada, y quien se fíe de ella se equivoca.

Sobre astillas, la [estrofaria](/mushrooms/stropharia-rugosoannulata) da esporada negro purpúrea y _Galerina_, herrumbrosa. Solo por eso vale la pena esperar una noche, siempre.

## Lo que una esporada no puede hacer

Descarta; no confirma. La seta de ostra y la oronja fétida comparten la esporada blanca. Ningún color significa comestible. La esporada responde a una pregunta entre muchas, y las otras (cómo es la base, a qué huele, sobre qué crece) hay que hacerlas con la seta entera.

Dos trampas más. Sobre el píleo pueden haber caído esporas de otra seta antes de que la recolectaras: mira lo que hay bajo las láminas, no el polvo de encima. Y dos píleos bajo el mismo vaso dan una esporada de nada en particular.

## Guardarla

Sobre plástico, doblada y seca, se conserva años y puede mirarse al microscopio cuando de la seta no queda nada. Con lugar, fecha y árbol es un pequeño documento científico. Sin etiqueta es una mancha.`,
    pt: `Um esporo sozinho não se vê. Um milhão deles, caídos no papel, são uma cor. E essa cor é uma das características mais firmes de um cogumelo: a chuva não a desbota e a idade quase não a muda, enquanto um chapéu passa do verde ao palha em uma semana. Não custa mais que uma noite de paciência.

## O que é preciso

- um chapéu maduro, aberto, mas ainda sem apodrecer
- papel branco e um pedaço de vidro ou de plástico transparente
- um copo ou uma tigela que cubra o chapéu
- uma gota de água

Papel preto ou colorido favorece as esporadas brancas e estraga as outras. O melhor é plástico transparente sobre papel branco: se a esporada sair clara, passa-se para um fundo preto.

## Como fazer

1. Corte o estipe rente às lâminas. Antes, leve para casa o cogumelo inteiro: a base do estipe pode importar mais que a esporada.
2. Deite o chapéu com as lâminas, os poros ou os acúleos para baixo.
3. Pingue uma gota de água em cima e cubra com o copo, para que não resseque.
4. Deixe de quatro a doze horas; a noite toda, se puder.
5. Levante na vertical. Deixe secar e anote no papel data, lugar e achado.

As orelhas-de-pau demoram mais ou nada soltam fora de época. As bufas-de-lobo não servem: os esporos amadurecem por dentro. Um chapéu muito jovem não tem o que soltar, e um muito velho já soltou.

## Como ler

Olhe uma parte espessa, à luz do dia e sobre branco: as finas parecem mais claras do que são. Depois decida a que família de cor pertence:

- **Branca a creme:** amanitas, para-sóis, cogumelos-ostra, shiitake, armilárias, lactários
- **Rosa:** o cogumelo-palha e seus parentes
- **Ferrugem a ocre:** cortinários, _Galerina_
- **Marrom-púrpura a chocolate:** champignons silvestres, _Hypholoma_
- **Preto-púrpura a preto:** estrofária, coprinos
- **Verde:** [um para-sol venenoso](/mushrooms/chlorophyllum-molybdites) dos gramados quentes, e quase mais nada

Os matizes dentro de cada família são assunto de especialistas e de microscópio. As famílias são para todos.

## Quatro esporadas que decidem

Um [cogumelo-do-campo](/mushrooms/agaricus-campestris) e um [chapéu-da-morte](/mushrooms/amanita-phalloides) desbotado podem nascer na mesma grama, ao lado de um carvalho. O primeiro dá esporada chocolate; o segundo, branca.

Num gramado de clima quente, um para-sol grande e escamoso de esporada verde é uma das causas mais frequentes de intoxicação por cogumelos na América do Norte. Os parentes comestíveis têm esporada branca.

[_Kuehneromyces mutabilis_](/mushrooms/kuehneromyces-mutabilis) e a [galerina-mortal](/mushrooms/galerina-marginata) crescem nos mesmos tocos; um se come, a outra mata. Os dois dão esporada marrom. Aqui a esporada não decide nada, e quem confia nela se engana.

Sobre lascas de madeira, a [estrofária](/mushrooms/stropharia-rugosoannulata) dá esporada preto-púrpura e _Galerina_, ferrugínea. Só por isso vale a pena esperar uma noite, sempre.

## O que uma esporada não faz

Ela exclui; não confirma. O cogumelo-ostra e o anjo-destruidor têm a mesma esporada branca. Nenhuma cor significa comestível. A esporada responde a uma pergunta entre muitas, e as outras (como é a base, que cheiro tem, sobre o que cresce) precisam ser feitas com o cogumelo inteiro.

Mais duas armadilhas. Esporos de outro cogumelo podem ter caído sobre o chapéu antes da colheita: olhe o que ficou sob as lâminas, não o pó de cima. E dois chapéus debaixo do mesmo copo dão uma esporada de nada em particular.

## Como guardar

Em plástico, dobrada e seca, dura anos e pode ir ao microscópio quando do cogumelo já não resta nada. Com lugar, data e árvore, é um pequeno documento científico. Sem etiqueta, é uma mancha.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### You have a print

Give its colour to the key, with the gills and the stem, and see which species remain.`,
        es: `### Ya tienes la esporada

Dale a la clave su color, con las láminas y el pie, y mira qué especies quedan.`,
        pt: `### A esporada está pronta

Dê a cor à chave, com as lâminas e o estipe, e veja que espécies restam.`,
      },
      links: [
        {
          label: {
            en: 'Answer by spore print',
            es: 'Responder con la esporada',
            pt: 'Responder com a esporada',
          },
          url: '/mushrooms/identify?ask=print',
        },
      ],
    },
  ],
  references: ['laessoe-petersen-2019', 'knudsen-vesterholt-2012', 'benjamin-1995'],
  publishedAt: '2026-03-24',
  topics: ['identification', 'safety'],
}
