import type { PostSample } from '@sample/types'

export const whyMushroomsAreCooked: PostSample = {
  slug: 'why-mushrooms-are-cooked',
  title: {
    en: 'Why mushrooms are cooked, and how',
    es: 'Por qué las setas se cocinan, y cómo',
    pt: 'Por que os cogumelos se cozinham, e como',
  },
  summary: {
    en: 'Raw morels have killed, raw shiitake can leave whip-like welts, and half-cooked honey fungus ruins a weekend. The reasons, the times, and the art of not stewing.',
    es: 'Las colmenillas crudas han matado, el shiitake crudo puede dejar ronchas como de látigo y la armilaria a medio hacer arruina un fin de semana. Razones, tiempos y el arte de no cocer.',
    pt: 'Morchelas cruas já mataram, shiitake cru pode deixar vergões na pele e armilária malcozida estraga um fim de semana. As razões, os tempos e a arte de dourar.',
  },
  species: [
    'morchella-esculenta',
    'lentinula-edodes',
    'armillaria-mellea',
    'laetiporus-sulphureus',
    'agaricus-bisporus',
    'pleurotus-ostreatus',
    'suillus-luteus',
    'lepista-nuda',
    'amanita-rubescens',
  ],
  content: {
    en: `There are salads with raw mushrooms, and most people get up from them in good health. The rule to cook them is nevertheless a good one. It costs twenty minutes, and the list of exceptions is shorter than that of the reasons.

One thing first: heat makes edible mushrooms digestible. It does not make poisonous ones edible. Whoever is not certain of a mushroom has no question of cooking but one of identification.

## Four reasons

**Poisons that heat destroys.** Several good mushrooms are harmful raw. [Morels](/mushrooms/morchella-esculenta) are the gravest case: in 2023, 51 guests of a restaurant in Montana fell ill and two died after meals with raw or barely cooked ones. Raw ones were linked to illness more strongly than cooked ones.

**Reactions.** Raw or half-cooked [shiitake](/mushrooms/lentinula-edodes) gives some people, one or two days later, an itching rash in stripes as if they had been whipped. The substance suspected is a sugar chain that breaks down in heat. [Chicken of the woods](/mushrooms/laetiporus-sulphureus) and [honey fungus](/mushrooms/armillaria-mellea) upset many stomachs if undercooked, and some even when cooked: small portions the first time.

**Digestion.** The cell walls of fungi are made of chitin and glucans, which our enzymes hardly attack. Cooking softens them and lets out what is inside.

**Taste.** A raw [button](/mushrooms/agaricus-bisporus) tastes of water and a little of hazelnut. What we call the taste of mushrooms comes about in the pan: water leaves, sugars and amino acids brown.

## How long?

At least:

- **[Buttons](/mushrooms/agaricus-bisporus), [lion’s mane](/mushrooms/hericium-erinaceus), [straw mushrooms](/mushrooms/volvariella-volvacea) and [_Cordyceps_](/mushrooms/cordyceps-militaris),** which come from cultivation: 10 minutes
- **All others, wild or cultivated** (chanterelles, hedgehogs, porcini, chicken of the woods, oysters, king oysters, shiitake, enoki): 20 minutes, as the French food agency advises for wild mushrooms and for shiitake. A quick turn in a wok is not enough for shiitake; enoki may carry _Listeria_ and must steam all through.
- **[Slippery jack](/mushrooms/suillus-luteus):** peeled, then 20 minutes
- **Honey fungus, [wood blewit](/mushrooms/lepista-nuda) and [blusher](/mushrooms/amanita-rubescens),** all poisonous raw: boil, pour the water away, cook again, 20 minutes in all
- **Morels, fresh or soaked:** boil for 20 minutes with the window open, throw away the soaking and the boiling water, then cook on in the dish

These are kitchen times, for slices, from the moment when everything is hot. Where sources differ, we give the longest. No list can promise that nobody will react. Thick pieces take longer, and a piece which is still firm and pale inside is not done.

## The art of not stewing

1. **A wide pan and a high flame.** Crowded mushrooms lie in their own juice.
2. **Dry first.** For those that hold much water, [oysters](/mushrooms/pleurotus-ostreatus) and chanterelles, begin without fat. When their water has come out and gone, add oil.
3. **Leave them alone.** Turn once they are brown, not before.
4. **Salt late,** for crisp edges. Salt early, if you want sauce.
5. **Butter at the end.** It burns before the mushrooms are brown.
6. **Garlic last,** for the same reason.

Mushrooms forgive time better than any vegetable: their walls stay firm where a courgette would be mush. You can hardly overcook them, only underseason.

## Washing, peeling, stalks

A quick rinse does no harm if the pan follows at once. The tale that mushrooms soak up water like sponges is tenacious: they are mostly water already. Peeling is needless, except for sticky skins of certain boletes. Tough stalks, of shiitake for instance, go into stock.

## Cold, and warmed up

Cooked mushrooms keep for two days in the refrigerator, covered. They may be warmed up, if they were cooled quickly and are heated until they steam. The old warning dates from kitchens without refrigerators, and in such a kitchen it still holds.

## How much, and for whom

A portion is 100 to 150 g, fresh weight. Wild mushrooms do not belong on the plates of small children. Whoever eats a species for the first time eats a little of it, cooked, without alcohol and without a second new species beside it: should anything happen, one knows what it was. And one raw specimen of everything wild waits in the refrigerator until the next day.`,
    es: `Hay ensaladas con setas crudas y la mayoría se levanta de ellas tan bien. Aun así, la regla de cocinarlas es buena. Cuesta veinte minutos, y la lista de excepciones es más corta que la de razones.

Antes que nada: el calor vuelve digeribles las setas comestibles. No vuelve comestibles las venenosas. Quien no está seguro de una seta no tiene una duda de cocina, sino de identificación.

## Cuatro razones

**Venenos que el calor destruye.** Varias setas buenas son dañinas en crudo. El caso más grave son las [colmenillas](/mushrooms/morchella-esculenta): en 2023 enfermaron 51 clientes de un restaurante de Montana y dos murieron tras comerlas crudas o apenas hechas. Las crudas se asociaron a la enfermedad con más fuerza que las cocinadas.

**Reacciones.** El [shiitake](/mushrooms/lentinula-edodes) crudo o a medio hacer causa a algunas personas, uno o dos días después, un sarpullido a rayas que pica, como de latigazos. La sustancia sospechosa es una cadena de azúcares que el calor deshace. El [pollo del bosque](/mushrooms/laetiporus-sulphureus) y la [armilaria](/mushrooms/armillaria-mellea) sientan mal a muchos si están poco hechos, y a algunos incluso bien hechos: la primera vez, poca cantidad.

**Digestión.** Las paredes celulares de los hongos son de quitina y glucanos, con los que nuestras enzimas apenas pueden. La cocción las ablanda y deja salir lo que hay dentro.

**Sabor.** Un [champiñón](/mushrooms/agaricus-bisporus) crudo sabe a agua y un poco a avellana. Lo que llamamos sabor a seta nace en la sartén: el agua se va, y azúcares y aminoácidos se tuestan.

## ¿Cuánto tiempo?

Como mínimo:

- **[Champiñón](/mushrooms/agaricus-bisporus), [melena de león](/mushrooms/hericium-erinaceus), [seta de paja](/mushrooms/volvariella-volvacea) y [_Cordyceps_](/mushrooms/cordyceps-militaris),** que vienen de cultivo: 10 minutos
- **Todas las demás, silvestres o cultivadas** (rebozuelo, lengua de vaca, boleto, pollo del bosque, seta de ostra, seta de cardo, shiitake, enoki): 20 minutos, como aconseja la agencia alimentaria francesa para las setas silvestres y el shiitake. Al shiitake no le basta una pasada por el wok; el enoki puede llevar _Listeria_ y debe humear hasta el centro.
- **[Boleto anillado](/mushrooms/suillus-luteus):** pelado y después 20 minutos
- **Armilaria, [pie azul](/mushrooms/lepista-nuda) y [amanita rojiza](/mushrooms/amanita-rubescens),** venenosas en crudo: hervir, tirar el agua y volver a cocinar, 20 minutos en total
- **Colmenilla, fresca o remojada:** hervir 20 minutos con la ventana abierta, tirar el agua del remojo y la de la cocción, y terminar de cocinarla en el plato

Son tiempos de cocina, para lonchas y desde que todo está caliente. Donde las fuentes difieren, damos el tiempo más largo. Ninguna lista puede prometer que nadie vaya a reaccionar. Los trozos gruesos tardan más, y el que sigue firme y pálido por dentro no está hecho.

## El arte de dorar

1. **Sartén ancha y fuego vivo.** Amontonadas, se cuecen en su jugo.
2. **Primero en seco.** Con las que tienen mucha agua, como la [seta de ostra](/mushrooms/pleurotus-ostreatus) o el rebozuelo, se empieza sin grasa. Cuando el agua ha salido y se ha ido, aceite.
3. **Sin tocarlas.** Dales la vuelta cuando estén doradas, no antes.
4. **Sal al final** si quieres bordes crujientes. Al principio, si quieres salsa.
5. **La mantequilla, al terminar.** Se quema antes de que se doren.
6. **El ajo, lo último,** por lo mismo.

Las setas perdonan el tiempo mejor que cualquier verdura: siguen firmes donde un calabacín sería puré. Es casi imposible pasarse de cocción; de sosas, no.

## Lavar, pelar, los pies

Un enjuague rápido no hace daño si luego va la sartén. El cuento de que se empapan como esponjas es tenaz: ya son casi todo agua. Pelarlas es innecesario, salvo la piel pegajosa de ciertos boletos. Los pies duros, como los del shiitake, van al caldo.

## Frías y recalentadas

Cocinadas aguantan dos días tapadas en el frigorífico. Pueden recalentarse si se enfriaron deprisa y se calientan hasta que humeen. La vieja advertencia viene de las cocinas sin frigorífico, y en una cocina así sigue valiendo.

## Cuánto, y para quién

Una ración son de 100 a 150 g en fresco. Las setas silvestres no son para los platos de los niños pequeños. Quien prueba una especie por primera vez come poca, cocinada, sin alcohol y sin otra especie nueva al lado: si algo ocurre, se sabe qué fue. Y un ejemplar crudo de todo lo silvestre espera en el frigorífico hasta el día siguiente.`,
    pt: `Há saladas com cogumelos crus, e a maioria das pessoas se levanta delas muito bem. Mesmo assim, a regra de cozinhá-los é boa. Custa vinte minutos, e a lista de exceções é mais curta que a de razões.

Antes de tudo: o calor torna digeríveis os cogumelos comestíveis. Não torna comestíveis os venenosos. Quem não tem certeza de um cogumelo não tem uma dúvida de cozinha, e sim de identificação.

## Quatro razões

**Venenos que o calor destrói.** Vários cogumelos bons fazem mal crus. O caso mais grave são as [morchelas](/mushrooms/morchella-esculenta): em 2023 adoeceram 51 clientes de um restaurante em Montana e dois morreram depois de comê-las cruas ou mal passadas. As cruas se associaram à doença mais fortemente do que as cozidas.

**Reações.** O [shiitake](/mushrooms/lentinula-edodes) cru ou malcozido causa em algumas pessoas, um ou dois dias depois, uma erupção em listras que coça, como de chicotadas. A substância suspeita é uma cadeia de açúcares que o calor desfaz. A [galinha-da-floresta](/mushrooms/laetiporus-sulphureus) e a [armilária](/mushrooms/armillaria-mellea) fazem mal a muita gente se estiverem malcozidas, e a alguns mesmo bem cozidas: na primeira vez, pouco.

**Digestão.** As paredes celulares dos fungos são de quitina e glucanas, com as quais nossas enzimas quase não podem. O cozimento as amolece e deixa sair o que há dentro.

**Sabor.** Um [champignon](/mushrooms/agaricus-bisporus) cru tem gosto de água e um pouco de avelã. O que chamamos de sabor de cogumelo nasce na frigideira: a água vai embora, e açúcares e aminoácidos douram.

## Por quanto tempo?

No mínimo:

- **[Champignon](/mushrooms/agaricus-bisporus), [juba-de-leão](/mushrooms/hericium-erinaceus), [cogumelo-palha](/mushrooms/volvariella-volvacea) e [_Cordyceps_](/mushrooms/cordyceps-militaris),** que vêm de cultivo: 10 minutos
- **Todos os outros, silvestres ou cultivados** (cantarelo, pé-de-carneiro, porcini, galinha-da-floresta, cogumelo-ostra, eryngui, shiitake, enoki): 20 minutos, como aconselha a agência francesa de alimentos para os silvestres e o shiitake. Uma passada pelo wok não basta para o shiitake; o enoki pode levar _Listeria_ e precisa soltar vapor até o centro.
- **[_Suillus luteus_](/mushrooms/suillus-luteus):** sem a pele e depois 20 minutos
- **Armilária, [_Lepista nuda_](/mushrooms/lepista-nuda) e [_Amanita rubescens_](/mushrooms/amanita-rubescens),** venenosas cruas: ferver, jogar a água fora e cozinhar de novo, 20 minutos ao todo
- **Morchela, fresca ou hidratada:** ferver por 20 minutos com a janela aberta, jogar fora a água do molho e a do cozimento e terminar no prato

São tempos de cozinha, para fatias e a partir do momento em que tudo está quente. Onde as fontes divergem, damos o tempo mais longo. Nenhuma lista pode prometer que ninguém vá reagir. Pedaços grossos demoram mais, e o que continua firme e pálido por dentro não está pronto.

## A arte de dourar

1. **Frigideira larga e fogo alto.** Amontoados, cozinham no próprio caldo.
2. **Primeiro a seco.** Com os que têm muita água, como o [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) ou o cantarelo, começa-se sem gordura. Quando a água saiu e secou, óleo.
3. **Sem mexer.** Vire quando estiverem dourados, não antes.
4. **Sal no fim** se quiser bordas crocantes. No começo, se quiser molho.
5. **A manteiga, ao terminar.** Queima antes que eles dourem.
6. **O alho por último,** pelo mesmo motivo.

Os cogumelos perdoam o tempo melhor que qualquer legume: continuam firmes onde uma abobrinha viraria purê. É quase impossível passar do ponto no fogo; no tempero, falta com facilidade.

## Lavar, descascar, os estipes

Um enxágue rápido não faz mal se a frigideira vem logo. A história de que se encharcam como esponjas é teimosa: eles já são quase só água. Descascar é desnecessário, salvo a pele pegajosa de certos boletos. Estipes duros, como os do shiitake, vão para o caldo.

## Frios e requentados

Cozidos, aguentam dois dias tampados na geladeira. Podem ser requentados se esfriaram depressa e forem aquecidos até soltar vapor. A velha advertência vem das cozinhas sem geladeira, e numa cozinha assim ainda vale.

## Quanto, e para quem

Uma porção são de 100 a 150 g, em peso fresco. Cogumelos silvestres não são para o prato de crianças pequenas. Quem prova uma espécie pela primeira vez come pouco, cozido, sem álcool e sem outra espécie nova ao lado: se algo acontecer, sabe-se o que foi. E um exemplar cru de tudo o que é silvestre espera na geladeira até o dia seguinte.`,
  },
  layout: [
    {
      block: 'carousel',
      heading: {
        en: 'Cooked through, step by step',
        es: 'Bien hechas, paso a paso',
        pt: 'Bem cozidos, passo a passo',
      },
      collection: 'recipes',
      items: [
        'morels-in-cream-on-toast',
        'shiitake-noodle-soup',
        'king-oyster-with-white-beans',
        'roast-maitake-with-barley',
        'garlic-button-mushrooms',
        'oyster-mushroom-tacos',
      ],
    },
  ],
  references: [
    'europe-1-2024',
    'anses-2021',
    'rhein-zeitung-2020',
    'geneve-2025',
    'demorest-2024',
    'saviuc-2010',
    'white-2019',
    'benjamin-1995',
    'kalac-2013',
  ],
  publishedAt: '2026-05-12',
  topics: ['kitchen', 'safety'],
}
