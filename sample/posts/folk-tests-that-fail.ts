import type { PostSample } from '@sample/types'

export const folkTestsThatFail: PostSample = {
  slug: 'folk-tests-that-fail',
  title: {
    en: 'Silver spoons and snails: eight tests that fail',
    es: 'La cuchara de plata y el caracol: ocho pruebas que fallan',
    pt: 'A colher de prata e o caracol: oito testes que falham',
  },
  summary: {
    en: 'Every country has a rule for telling good mushrooms from bad. Here are eight of them, each with the mushroom that proves it wrong.',
    es: 'Cada país tiene su regla para distinguir las setas buenas de las malas. Aquí van ocho, cada una con la seta que la desmiente.',
    pt: 'Cada país tem uma regra para separar cogumelos bons de ruins. Aqui vão oito, cada uma com o cogumelo que a desmente.',
  },
  species: [
    'amanita-phalloides',
    'amanita-muscaria',
    'amanita-caesarea',
    'galerina-marginata',
    'gyromitra-esculenta',
    'lactarius-deliciosus',
  ],
  content: {
    en: `A rule of thumb is what people have instead of knowledge. In most of life that is sensible. With mushrooms it has filled graveyards, because there is no property that all poisonous species share and all edible ones lack. The poisons are chemically as different as salt and petrol.

Here are the rules heard most often, on four continents, with one counter-example each. One is enough.

## 1. “A silver spoon or a clove of garlic turns black”

Silver darkens with sulphur, garlic with age. Amatoxins do nothing to either. A pan of [death caps](/mushrooms/amanita-phalloides) leaves the spoon shining.

## 2. “If animals eat it, so can we”

Slugs and snails gnaw death caps without harm. Rabbits and squirrels are credited with the same. Their insides are not ours. The larva in the stem is no food taster either.

## 3. “Poisonous mushrooms are brightly coloured”

The [fly agaric](/mushrooms/amanita-muscaria) has made this rule famous. [Caesar’s mushroom](/mushrooms/amanita-caesarea), as bright an orange as nature makes, was served to emperors. And the deadliest of all are olive, white and a very modest brown.

## 4. “They taste or smell bad”

People who survived death caps have described them as pleasant. Young ones hardly smell. Bitterness warns of some mushrooms, none of them among the worst.

## 5. “What grows on wood is harmless”

The [funeral bell](/mushrooms/galerina-marginata) grows on wood, as do sulphur tuft and jack-o’-lantern. This rule circulates among people who grow mushrooms on logs, the very ones who should not believe it.

## 6. “If the cap peels, it is good”

The death cap peels beautifully.

## 7. “Boil it and pour the water away”

This helps with a few mushrooms, whose poison dissolves or breaks down in heat, and it has given the method a reputation. Amatoxins and orellanine withstand boiling, drying, freezing and years in a jar. With the [false morel](/mushrooms/gyromitra-esculenta), repeated boiling removes a part, and nobody can say how large; the steam carries the poison to the cook.

## 8. “If the flesh changes colour, leave it”

Then one would leave the [saffron milk cap](/mushrooms/lactarius-deliciosus), whose orange milk turns green, and many good boletes that bruise blue. The flesh of the death cap stays perfectly white.

## Why they persist

Each works most of the time. Most mushrooms are neither deadly nor good, so any rule, even none, survives many meals. It fails once, and those it fails do not go round telling people.

Rules also travel worse than people do. Someone who learnt at home that white mushrooms with a sac around the base are fine, because there it is the paddy straw mushroom, finds a death cap in a park abroad, and trusts a memory that was right.

## What works instead

Knowing a species, as one knows a neighbour: not by the coat but by face, gait, voice and house. For mushrooms that is cap, underside, stem, base, flesh, smell, spore print, place and season, all of them, and all of them right. Whoever can do that for five species may eat five.

Begin with those that have few doubles in your region, learnt from a person and not from a page. Learn the deadly ones at the same time. And keep one rule of thumb, the only one without a counter-example: in doubt, leave it out.`,
    es: `Una regla casera es lo que se tiene en lugar de conocimiento. Casi siempre en la vida es sensato. Con las setas ha llenado cementerios, porque no hay ninguna propiedad que tengan todas las venenosas y ninguna de las comestibles. Sus venenos se parecen entre sí tanto como la sal a la gasolina.

Estas son las reglas que más se oyen, en cuatro continentes, con un contraejemplo cada una. Con uno basta.

## 1. «La cuchara de plata o el ajo se ennegrecen»

La plata se oscurece con el azufre y el ajo con el tiempo. A las amatoxinas les da igual. Una sartén de [oronja verde](/mushrooms/amanita-phalloides) deja la cuchara reluciente.

## 2. «Si la comen los animales, podemos comerla»

Babosas y caracoles roen oronjas verdes sin daño, y de conejos y ardillas se cuenta lo mismo. Sus tripas no son las nuestras. Tampoco la larva del pie es una catadora.

## 3. «Las venenosas son de colores vivos»

La [matamoscas](/mushrooms/amanita-muscaria) ha hecho famosa esta regla. La [oronja](/mushrooms/amanita-caesarea), del naranja más vivo que da la naturaleza, se servía a emperadores. Y las más mortales son oliváceas, blancas o de un pardo muy modesto.

## 4. «Saben mal o huelen mal»

Quienes han sobrevivido a la oronja verde la describieron como agradable. De joven apenas huele. El amargor avisa de algunas setas, ninguna de las peores.

## 5. «Lo que crece en madera no hace daño»

La [galerina mortal](/mushrooms/galerina-marginata) crece en madera, igual que el hifoloma y la seta de olivo. La regla circula entre quienes cultivan en troncos, justo los que no deberían creérsela.

## 6. «Si el píleo se pela, es buena»

La oronja verde se pela de maravilla.

## 7. «Se hierve y se tira el agua»

Ayuda con unas pocas setas, cuyo veneno se disuelve o se destruye con el calor, y de ahí la fama del método. Las amatoxinas y la orellanina resisten la cocción, el secado, la congelación y años en un tarro. En la [falsa colmenilla](/mushrooms/gyromitra-esculenta), hervir varias veces elimina una parte, y nadie puede decir cuánta; el vapor lleva el veneno a quien cocina.

## 8. «Si la carne cambia de color, déjala»

Entonces habría que dejar el [níscalo](/mushrooms/lactarius-deliciosus), cuyo látex naranja verdea, y muchos boletos buenos que azulean. La carne de la oronja verde se queda perfectamente blanca.

## Por qué perduran

Cada una acierta casi siempre. La mayoría de las setas no son ni mortales ni buenas, así que cualquier regla, incluso ninguna, sobrevive a muchas comidas. Falla una vez, y aquellos a los que falla no van contándolo.

Además, las reglas viajan peor que las personas. Quien aprendió en su tierra que una seta blanca con un saco en la base es buena, porque allí es la seta de paja de arroz, encuentra una oronja verde en un parque lejano y se fía de un recuerdo que era cierto.

## Lo que sí funciona

Conocer una especie como se conoce a un vecino: no por el abrigo, sino por la cara, los andares, la voz y la casa. En una seta eso es píleo, cara inferior, pie, base, carne, olor, esporada, lugar y época: todo, y todo correcto. Quien pueda hacerlo con cinco especies puede comer cinco.

Empieza por las que tengan pocos dobles en tu región, aprendidas de una persona y no de una página. Aprende a la vez las mortales. Y quédate con una sola regla casera, la única sin contraejemplo: ante la duda, se queda en el monte.`,
    pt: `Regra de bolso é o que se tem em lugar de conhecimento. Quase sempre na vida isso é sensato. Com cogumelos, já encheu cemitérios, porque não há propriedade que todos os venenosos tenham e nenhum comestível tenha. Seus venenos se parecem entre si tanto quanto o sal com a gasolina.

Estas são as regras que mais se ouvem, em quatro continentes, com um contraexemplo cada. Um basta.

## 1. “A colher de prata ou o alho escurecem”

A prata escurece com enxofre, e o alho com o tempo. Às amatoxinas tanto faz. Uma panela de [chapéu-da-morte](/mushrooms/amanita-phalloides) deixa a colher brilhando.

## 2. “Se os bichos comem, a gente pode comer”

Lesmas e caracóis roem o chapéu-da-morte sem dano, e de coelhos e esquilos se conta o mesmo. As entranhas deles não são as nossas. A larva no estipe também não é provadora.

## 3. “Os venenosos têm cores vivas”

O [mata-moscas](/mushrooms/amanita-muscaria) tornou a regra famosa. A [amanita-dos-césares](/mushrooms/amanita-caesarea), do laranja mais vivo que a natureza faz, era servida a imperadores. E os mais mortais são oliváceos, brancos ou de um marrom muito modesto.

## 4. “Têm gosto ruim ou cheiro ruim”

Quem sobreviveu ao chapéu-da-morte o descreveu como agradável. Jovem, quase não cheira. O amargor avisa de alguns cogumelos, nenhum deles entre os piores.

## 5. “O que nasce na madeira não faz mal”

A [galerina-mortal](/mushrooms/galerina-marginata) nasce na madeira, assim como o hifoloma e o cogumelo-da-oliveira. A regra circula entre quem cultiva em toras, justamente quem não deveria acreditar nela.

## 6. “Se a pele do chapéu sai, é bom”

A do chapéu-da-morte sai que é uma beleza.

## 7. “Ferva e jogue a água fora”

Ajuda com alguns poucos, cujo veneno se dissolve ou se destrói no calor, e daí a fama do método. Amatoxinas e orelanina resistem à fervura, à secagem, ao congelamento e a anos num pote. Na [falsa-morchela](/mushrooms/gyromitra-esculenta), ferver várias vezes tira uma parte, e ninguém sabe dizer quanto; o vapor leva o veneno a quem cozinha.

## 8. “Se a carne muda de cor, deixe”

Então seria preciso deixar a [sancha](/mushrooms/lactarius-deliciosus), cujo látex laranja esverdeia, e muitos boletos bons que azulam. A carne do chapéu-da-morte fica perfeitamente branca.

## Por que elas persistem

Cada uma acerta quase sempre. A maioria dos cogumelos não mata nem vale o jantar, de modo que qualquer regra, mesmo nenhuma, sobrevive a muitas refeições. Falha uma vez, e aqueles com quem falha não saem contando.

Além disso, as regras viajam pior que as pessoas. Quem aprendeu em sua terra que um cogumelo branco com um saco na base é bom, porque lá é o cogumelo-palha, encontra um chapéu-da-morte num parque distante e confia numa lembrança que era certa.

## O que funciona

Conhecer uma espécie como se conhece um vizinho: não pelo casaco, e sim pelo rosto, pelo andar, pela voz e pela casa. Num cogumelo, isso é chapéu, parte de baixo, estipe, base, carne, cheiro, esporada, lugar e época: tudo, e tudo certo. Quem consegue fazer isso com cinco espécies pode comer cinco.

Comece pelas que têm poucas parecidas na sua região, aprendidas com uma pessoa e não com uma página. Aprenda ao mesmo tempo as mortais. E guarde uma única regra de bolso, a única sem contraexemplo: na dúvida, fica na mata.`,
  },
  layout: [
    {
      block: 'feature',
      heading: { en: 'What to do instead', es: 'Qué hacer en su lugar', pt: 'O que fazer em vez disso' },
      text: {
        en: 'No test replaces knowing the species. Look at the base of the stem, the ring, the colour of the gills and the spore print, compare with the look-alikes, and ask someone who knows both.',
        es: 'Ninguna prueba sustituye conocer la especie. Mira la base del pie, el anillo, el color de las láminas y la esporada, compara con las posibles confusiones y pregunta a quien conozca ambas.',
        pt: 'Nenhum teste substitui conhecer a espécie. Observe a base do estipe, o anel, a cor das lâminas e a esporada, compare com as confusões possíveis e pergunte a quem conheça as duas.',
      },
      links: [
        {
          label: { en: 'Identify a find', es: 'Identificar un hallazgo', pt: 'Identificar um achado' },
          url: '/mushrooms/identify',
        },
        {
          label: { en: 'Compare two species', es: 'Comparar dos especies', pt: 'Comparar duas espécies' },
          url: '/mushrooms/compare',
        },
      ],
    },
  ],
  references: ['benjamin-1995', 'bresinsky-besl-1990', 'white-2019'],
  publishedAt: '2026-04-06',
  topics: ['safety', 'identification'],
}
