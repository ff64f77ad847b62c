import type { PageSample } from '@sample/types'

export const about: PageSample = {
  slug: 'about',
  title: { en: 'About Fungarium', es: 'Qué es Fungarium', pt: 'Sobre o Fungarium' },
  summary: {
    en: 'A field guide to mushrooms that can also be searched, compared, argued with and shopped from, in three languages.',
    es: 'Una guía de campo de las setas en la que además se busca, se compara, se discute y se compra, en tres lenguas.',
    pt: 'Um guia de campo dos cogumelos em que também se busca, se compara, se discute e se compra, em três línguas.',
  },
  content: {
    en: `A fungarium is a collection of dried fungi, each in its folded packet with a label that says what it is, where it was found, and who says so. We liked the idea of a website that works the same way: nothing without a label.

## What you find here

**Species.** Each has one page: a plate, its characters part by part, where and when it grows, what it is confused with, whether it feeds you, harms you or does neither, and the sources. What is known for certain is there; what is not is left blank, and a blank is shown as one.

**Growing guides.** How to grow a species at home or on a farm, with the conditions measured by those who wrote the manuals, and with the things that go wrong.

**A market.** Growers, foragers, makers and teachers offer what they have. Each product says which species it contains, which certificates its vendor states, and how far it travels to you.

**Contributions.** Members review, describe what they noticed, and ask. Moderators read everything before it appears.

## Why there are drawings

Photographs show one specimen on one afternoon. A plate shows what a species has in common with itself: the shape of the cap, the way the gills meet the stem, ring, sac, surface, the colour of the spores. Our plates are drawn from the recorded characters of each species, so two species that look alike are drawn alike, and the difference that matters is where you would look for it in the wood.

A plate is no substitute for the mushroom, and neither is a photograph. Nobody should eat anything on the strength of a screen.

## What we never say

We never call a mushroom harmless. _Edible_ always stands beside the condition: when an expert has identified it with certainty. When two classes apply to one species, the worse one comes first. Poisonous look-alikes stand above everything that is for sale, the deadliest first, each with the one difference that can be checked.

We do not promise health. Where people have been studied, we name the study, its size and its result, including the results that disappoint.

Nothing psychoactive is sold here to be eaten or grown; spores are listed for the microscope only, where the law allows it. These species have pages because people ask about them and some of their look-alikes kill, and the pages begin with law and harm.

## Three languages

English, Spanish and Portuguese are written side by side. Names people really use are listed for each language; where no name is in use, we do not invent one, and the scientific name does its work. Most of the world’s mushrooms grow where people speak neither English nor Latin, and the literature about them ought to be readable there.

## Who is behind it

The texts are the work of the editors of this site. What members write stands under their names. Corrections are welcome from everybody: a botanist with a reprint and a child who has counted the rings are both right until shown wrong.

Every page of a species, guide, product or contribution has a link to report an error. Say what is wrong and, if you can, where it is written correctly. Factual errors on poisonous species are dealt with first.

## Small print, large effect

The site keeps working without JavaScript, asks for as little of your connection as it can, and carries no advertising and no trackers. Good tools are quiet.`,
    es: `Un fungario es una colección de hongos secos, cada uno en su sobre con una etiqueta que dice qué es, dónde se encontró y quién lo afirma. Nos gustó la idea de un sitio que funcionara igual: nada sin etiqueta.

## Qué hay aquí

**Especies.** Cada una tiene su ficha: una ilustración, sus caracteres parte por parte, dónde y cuándo sale, con qué se confunde, si alimenta, si daña o ninguna de las dos cosas, y las fuentes. Está lo que se sabe con certeza; lo demás se deja en blanco, y el blanco se enseña.

**Guías de cultivo.** Cómo cultivar una especie en casa o en una explotación, con las condiciones que midieron quienes escribieron los manuales y con todo lo que sale mal.

**Un mercado.** Cultivadores, recolectores, artesanos y docentes ofrecen lo suyo. Cada producto dice qué especies contiene, qué certificados declara quien lo vende y cuánto viaja hasta tu casa.

**Contribuciones.** Los usuarios valoran, cuentan lo que notaron y preguntan. El equipo de moderación lo lee todo antes de publicarlo.

## Por qué hay dibujos

Una fotografía enseña un ejemplar y una tarde. Una ilustración enseña lo que una especie tiene siempre: la forma del píleo, el modo en que las láminas llegan al pie, el anillo, la volva, la superficie, el color de las esporas. Las nuestras se dibujan a partir de los caracteres registrados de cada especie, de modo que dos parecidas salen parecidas, y la diferencia que importa está donde la buscarías en el bosque.

Un dibujo no sustituye a la seta, y una fotografía tampoco. Nadie debería comer nada fiándose de una pantalla.

## Lo que nunca decimos

Nunca llamamos inofensiva a una seta. _Comestible_ va siempre junto a su condición: cuando un experto la ha identificado con certeza. Si a una especie le corresponden dos clases, la peor va delante. Las posibles confusiones venenosas están por encima de todo lo que se vende, primero la más mortal, cada una con la diferencia que puede comprobarse.

No prometemos salud. Donde hay estudios en personas, citamos el estudio, su tamaño y su resultado, también los que decepcionan.

Nada psicoactivo se vende aquí para comer ni para cultivar; las esporas figuran solo para el microscopio, donde la ley lo permite. Esas especies tienen ficha porque la gente pregunta por ellas y porque algunas con las que se confunden matan, y sus fichas empiezan por la ley y el daño.

## Tres lenguas

Español, inglés y portugués se escriben a la par. De cada lengua figuran los nombres que de verdad se usan; donde no hay ninguno no lo inventamos, y el nombre científico hace su trabajo. La mayoría de los hongos del mundo crecen donde no se habla ni inglés ni latín, y lo que se escribe sobre ellos debería poder leerse allí.

## Quién está detrás

Los textos son obra de la redacción de este sitio. Lo que escriben los usuarios va con su nombre. Las correcciones son bienvenidas, vengan de quien vengan: un botánico con una separata y un niño que ha contado los anillos tienen razón hasta que se demuestre lo contrario.

En cada página de especie, guía, producto o contribución hay un enlace para avisar de un error. Di qué está mal y, si puedes, dónde está escrito bien. Los errores sobre especies venenosas se atienden primero.

## Letra pequeña, efecto grande

El sitio funciona sin JavaScript, pide a tu conexión lo menos posible y no lleva publicidad ni rastreadores. Las buenas herramientas no hacen ruido.`,
    pt: `Um fungário é uma coleção de fungos secos, cada um em seu envelope com uma etiqueta que diz o que é, onde foi achado e quem o afirma. Gostamos da ideia de um site que funcionasse assim: nada sem etiqueta.

## O que há aqui

**Espécies.** Cada uma tem sua página: uma ilustração, as características parte por parte, onde e quando nasce, com o que se confunde, se alimenta, se faz mal ou nenhuma das duas coisas, e as fontes. Está o que se sabe com certeza; o resto fica em branco, e o branco é mostrado.

**Guias de cultivo.** Como cultivar uma espécie em casa ou numa propriedade, com as condições medidas por quem escreveu os manuais e com tudo o que costuma dar errado.

**Um mercado.** Cultivadores, coletores, artesãos e professores oferecem o que têm. Cada produto diz que espécies contém, que certificados o vendedor declara e quanto viaja até você.

**Contribuições.** Os usuários avaliam, contam o que notaram e perguntam. A moderação lê tudo antes de publicar.

## Por que há desenhos

Uma fotografia mostra um exemplar e uma tarde. Uma ilustração mostra o que a espécie tem sempre: a forma do chapéu, o modo como as lâminas chegam ao estipe, o anel, a volva, a superfície, a cor dos esporos. As nossas são desenhadas a partir das características registradas de cada espécie, de modo que duas parecidas saem parecidas, e a diferença que importa está onde você a procuraria na mata.

Um desenho não substitui o cogumelo, nem uma fotografia. Ninguém deveria comer nada confiando numa tela.

## O que nunca dizemos

Nunca chamamos um cogumelo de inofensivo. _Comestível_ vem sempre com sua condição: quando um especialista o identificou com certeza. Se duas classes se aplicam a uma espécie, a pior vem primeiro. As confusões possíveis com venenosos ficam acima de tudo o que está à venda, a mais mortal primeiro, cada uma com a diferença que se pode conferir.

Não prometemos saúde. Onde houve estudos em pessoas, citamos o estudo, o tamanho e o resultado, inclusive os que decepcionam.

Nada psicoativo se vende aqui para comer nem para cultivar; esporos constam apenas para o microscópio, onde a lei permite. Essas espécies têm página porque as pessoas perguntam por elas e porque algumas com que se confundem matam, e as páginas começam pela lei e pelo dano.

## Três línguas

Português, espanhol e inglês são escritos lado a lado. De cada língua constam os nomes que de fato se usam; onde não há nenhum, não o inventamos, e o nome científico faz seu trabalho. A maioria dos fungos do mundo cresce onde não se fala inglês nem latim, e o que se escreve sobre eles deveria poder ser lido ali.

## Quem está por trás

Os textos são obra da redação deste site. O que os usuários escrevem sai com o nome deles. Correções são bem-vindas, venham de quem vierem: um botânico com um artigo na mão e uma criança que contou os anéis têm razão até prova em contrário.

Em cada página de espécie, guia, produto ou contribuição há um link para relatar um erro. Diga o que está errado e, se puder, onde está escrito certo. Erros sobre espécies venenosas são tratados primeiro.

## Letra miúda, efeito grande

O site funciona sem JavaScript, pede à sua conexão o mínimo possível e não tem publicidade nem rastreadores. Boas ferramentas não fazem barulho.`,
  },
}
