import type { PostSample } from '@sample/types'

export const travelsOfTheDeathCap: PostSample = {
  slug: 'travels-of-the-death-cap',
  title: {
    en: 'The travels of the death cap',
    es: 'Los viajes de la oronja verde',
    pt: 'As viagens do chapéu-da-morte',
  },
  summary: {
    en: 'A European mushroom has crossed the oceans in flowerpots and now kills in Melbourne and San Francisco. How it got there, and whom it meets.',
    es: 'Una seta europea ha cruzado los océanos en macetas y hoy mata en Melbourne y San Francisco. Cómo llegó y con quién se encuentra.',
    pt: 'Um cogumelo europeu cruzou os oceanos em vasos de plantas e hoje mata em Melbourne e São Francisco. Como chegou e quem encontra.',
  },
  species: ['amanita-phalloides', 'volvariella-volvacea', 'amanita-muscaria'],
  content: {
    en: `The [death cap](/mushrooms/amanita-phalloides) does not look like a traveller. It sits under its oak, attached by a thousand threads to the same roots for decades. Its spores fall, most of them, within a step of where they were made. And yet in little more than a century it has settled on most of the continents that have trees.

## How a mushroom takes ship

The answer lies in the way it lives. The death cap is a partner of roots. A young oak, dug up with its soil and sent abroad in a pot, carries its fungi with it. European settlers wanted the trees of home, along with the shade, the acorns and the cork, and nobody thought of washing the roots. Where the tree took, so did its companion.

In 2006 Anne Pringle and Else Vellinga went through two centuries of books, lists and herbarium labels to find out where the species is native. It was slow work: old writers used the name for other mushrooms, and a pressed amanita is a poor witness. They showed how much of what is told about the death cap’s range rests on such records, and how to tell a native from a newcomer.

Three years later Pringle and colleagues settled the case of California with herbarium specimens and genetics. The mushroom was introduced from Europe, and it is spreading along the coast into native oak woods, without help from gardeners.

## Two kinds of arrival

In much of the southern hemisphere the death cap has stayed with the trees it came with. In Australia and South Africa it grows under planted oaks in streets and parks. There one can point to the tree and put up a sign.

On the west coast of North America it has changed partners and grows under native live oaks. That is a rare thing for a fungus of this kind, and a worrying one. Nobody knows what the residents of those roots make of it, nor how far it will go.

The [fly agaric](/mushrooms/amanita-muscaria) has made the same journey with pines and birches, more visibly, and has moved to native southern beeches in New Zealand and Australia. Pot plants have moved more fungi around the world than the wind.

## Whom it meets

A poison is only dangerous to those who eat it. The death cap’s victims in its new homes are often people who are new there themselves. In South-East Asia and southern China the [paddy straw mushroom](/mushrooms/volvariella-volvacea) is everyday food: a brownish cap rising from a pale sac. Someone who has gathered it since childhood sees the same sac under an oak in a foreign park and feels at home.

The differences are there. The paddy straw mushroom has pink spores and no ring, grows on straw and compost in heat, and has nothing to do with trees. The death cap has white spores and a ring, and belongs to trees. But both can be buttons wrapped in white skin when they are picked, and then they are twins.

Experience, in other words, is the risk. A warning in English at the edge of a park in Melbourne does not reach those who need it. One in Chinese, Vietnamese, Khmer and Lao, with a drawing of both mushrooms side by side, may.

## What follows

- Knowledge of mushrooms is knowledge of a place. It does not cross an ocean in a suitcase.
- Whoever teaches newcomers should begin with what they knew at home and with its double here.
- Trees for planting should travel without soil where that is possible.
- A sac at the base means leave it, everywhere, until a person who knows the region has looked.

## A last thought

The death cap is not to blame. It never left its tree. We packed it, watered it, planted it beside the bus stop and were surprised.`,
    es: `La [oronja verde](/mushrooms/amanita-phalloides) no tiene aspecto de viajera. Está bajo su encina, atada por mil filamentos a las mismas raíces durante décadas. Sus esporas caen, casi todas, a un paso de donde se formaron. Y, sin embargo, en poco más de un siglo se ha instalado en buena parte de los continentes donde hay árboles.

## Cómo embarca una seta

La respuesta está en su modo de vida. La oronja verde es socia de las raíces. Un roble joven, arrancado con su tierra y enviado al extranjero en un tiesto, lleva consigo sus hongos. Los colonos europeos querían los árboles de casa, con su sombra, sus bellotas y su corcho, y a nadie se le ocurrió lavar las raíces. Donde prendió el árbol, prendió su compañera.

En 2006, Anne Pringle y Else Vellinga repasaron dos siglos de libros, listas y etiquetas de herbario para averiguar de dónde es autóctona. Fue un trabajo lento: los autores antiguos daban el nombre a otras setas, y una amanita prensada es mal testigo. Mostraron cuánto de lo que se cuenta de su área descansa en tales citas y cómo distinguir a una autóctona de una recién llegada.

Tres años después, Pringle y sus colegas resolvieron el caso de California con pliegos de herbario y genética. La seta se introdujo desde Europa y se extiende por la costa en encinares nativos, sin ayuda de jardineros.

## Dos maneras de llegar

En gran parte del hemisferio sur se ha quedado con los árboles con los que vino. En Australia y Sudáfrica sale bajo robles plantados, en calles y parques. Allí puede señalarse el árbol y poner un cartel.

En la costa oeste de Norteamérica ha cambiado de socio y crece bajo encinas nativas. En un hongo de esta clase es algo raro, y preocupante. Nadie sabe qué les parece a los residentes de aquellas raíces ni hasta dónde llegará.

La [matamoscas](/mushrooms/amanita-muscaria) ha hecho el mismo viaje con pinos y abedules, de manera más vistosa, y ha pasado a las hayas australes nativas de Nueva Zelanda y Australia. Las macetas han movido por el mundo más hongos que el viento.

## Con quién se encuentra

Un veneno solo es peligroso para quien lo come. En sus nuevas tierras, las víctimas de la oronja verde suelen ser personas que también acaban de llegar. En el sudeste asiático y el sur de China, la [seta de paja de arroz](/mushrooms/volvariella-volvacea) es comida de diario: un píleo pardo que asoma de un saco claro. Quien la recolecta desde niño ve el mismo saco bajo un roble, en un parque extranjero, y se siente en casa.

Las diferencias están ahí. La seta de paja de arroz tiene esporas rosas y carece de anillo, crece en paja y compost con mucho calor y no tiene nada que ver con los árboles. La oronja verde tiene esporas blancas y anillo, y es de los árboles. Pero ambas pueden estar aún cerradas y envueltas en piel blanca cuando se recolectan, y entonces son gemelas.

Dicho de otro modo, el riesgo es la experiencia. Un aviso en inglés a la entrada de un parque de Melbourne no llega a quien lo necesita. Uno en chino, vietnamita, jemer y lao, con el dibujo de las dos setas juntas, quizá sí.

## Qué se deduce

- Saber de setas es saber de un lugar. No cruza el océano en una maleta.
- Quien enseñe a recién llegados debería empezar por lo que conocían en su tierra y por su doble de aquí.
- Los árboles para plantar deberían viajar sin tierra siempre que se pueda.
- Un saco en la base quiere decir que se deja, en todas partes, hasta que la mire alguien que conozca la región.

## Una última idea

La oronja verde no tiene la culpa. Nunca se separó de su árbol. La empaquetamos, la regamos, la plantamos junto a la parada del autobús y nos sorprendimos.`,
    pt: `O [chapéu-da-morte](/mushrooms/amanita-phalloides) não tem cara de viajante. Fica sob o seu carvalho, preso por mil filamentos às mesmas raízes durante décadas. Seus esporos caem, quase todos, a um passo de onde se formaram. E, no entanto, em pouco mais de um século instalou-se em boa parte dos continentes onde há árvores.

## Como um cogumelo embarca

A resposta está no modo de vida. O chapéu-da-morte é sócio das raízes. Um carvalho jovem, arrancado com a terra e mandado para longe num vaso, leva os seus fungos. Os colonos europeus queriam as árvores de casa, com a sombra, as bolotas e a cortiça, e ninguém pensou em lavar as raízes. Onde a árvore pegou, pegou o companheiro.

Em 2006, Anne Pringle e Else Vellinga percorreram dois séculos de livros, listas e etiquetas de herbário para descobrir de onde a espécie é nativa. Foi trabalho lento: os autores antigos davam o nome a outros cogumelos, e uma amanita prensada é má testemunha. Elas mostraram quanto do que se conta sobre a sua área repousa em tais registros e como distinguir um nativo de um recém-chegado.

Três anos depois, Pringle e colegas resolveram o caso da Califórnia com exsicatas e genética. O cogumelo foi introduzido da Europa e se espalha pela costa em bosques nativos de carvalho, sem ajuda de jardineiros.

## Duas maneiras de chegar

Em grande parte do hemisfério sul ele ficou com as árvores com que veio. Na Austrália e na África do Sul nasce sob carvalhos plantados, em ruas e parques. Ali se pode apontar a árvore e pôr uma placa.

Na costa oeste da América do Norte ele mudou de sócio e cresce sob carvalhos nativos. Num fungo desse tipo é coisa rara, e preocupante. Ninguém sabe o que acham dele os moradores daquelas raízes, nem até onde vai chegar.

O [mata-moscas](/mushrooms/amanita-muscaria) fez a mesma viagem com pinheiros e bétulas, de modo mais visível, e passou às faias-austrais nativas da Nova Zelândia e da Austrália. No sul do Brasil é comum sob pinheiros plantados. Vasos de plantas levaram mais fungos pelo mundo que o vento.

## Quem ele encontra

Um veneno só é perigoso para quem o come. Nas novas terras, as vítimas do chapéu-da-morte costumam ser pessoas que também acabaram de chegar. No sudeste da Ásia e no sul da China, o [cogumelo-palha](/mushrooms/volvariella-volvacea) é comida de todo dia: um chapéu amarronzado que sai de um saco claro. Quem o colhe desde criança vê o mesmo saco sob um carvalho, num parque estrangeiro, e se sente em casa.

As diferenças existem. O cogumelo-palha tem esporos rosados e nenhum anel, cresce em palha e composto no calor e não tem nada a ver com árvores. O chapéu-da-morte tem esporos brancos e anel, e é das árvores. Mas ambos podem ser botões envoltos em pele branca quando colhidos, e então são gêmeos.

Em outras palavras, o risco é a experiência. Um aviso em inglês na entrada de um parque de Melbourne não chega a quem precisa dele. Um em chinês, vietnamita, khmer e laosiano, com o desenho dos dois cogumelos lado a lado, talvez.

## O que se conclui

- Saber de cogumelos é saber de um lugar. Não cruza o oceano numa mala.
- Quem ensina recém-chegados deveria começar pelo que eles conheciam em casa e pela espécie parecida daqui.
- Árvores para plantar deveriam viajar sem terra sempre que possível.
- Saco na base quer dizer que se deixa, em toda parte, até que alguém que conheça a região tenha olhado.

## Uma última ideia

O chapéu-da-morte não tem culpa. Nunca se separou da sua árvore. Nós o embalamos, regamos, plantamos ao lado do ponto de ônibus e ficamos surpresos.`,
  },
  references: ['pringle-vellinga-2006', 'pringle-2009', 'enjalbert-2002'],
  publishedAt: '2026-05-25',
  topics: ['science', 'safety'],
}
