import type { PostSample } from '@sample/types'

export const whatStudiesOfMedicinalMushroomsSay: PostSample = {
  slug: 'what-studies-of-medicinal-mushrooms-say',
  title: {
    en: 'What studies of “medicinal” mushrooms say, and what they do not',
    es: 'Qué dicen los estudios sobre setas «medicinales», y qué no',
    pt: 'O que dizem os estudos sobre cogumelos “medicinais”, e o que não dizem',
  },
  summary: {
    en: 'Reishi, lion’s mane, turkey tail, maitake, shiitake: how many people were studied, for how long, and what came of it. Read before you buy.',
    es: 'Reishi, melena de león, cola de pavo, maitake, shiitake: a cuántas personas se estudió, cuánto tiempo y con qué resultado. Para leer antes de comprar.',
    pt: 'Reishi, juba-de-leão, cauda-de-peru, maitake, shiitake: quantas pessoas foram estudadas, por quanto tempo e com que resultado. Para ler antes de comprar.',
  },
  species: [
    'ganoderma-lingzhi',
    'hericium-erinaceus',
    'trametes-versicolor',
    'grifola-frondosa',
    'lentinula-edodes',
  ],
  content: {
    en: `Mushrooms have been used as remedies for many centuries, above all in East Asia. Tradition is a good reason to study something. It is not a result. This page tells what a few much-quoted studies found in people, how large they were, and where the evidence stops at a rat or a test tube.

None of it is advice to treat an illness. Whoever is ill, pregnant, breastfeeding or taking medicines, blood thinners and drugs after a transplant above all, should ask a doctor before taking any extract.

## Three questions for every claim

1. **In whom?** Cells in a dish, animals, or people? Most that is printed on packets comes from the first two.
2. **How many, how long, against what?** Thirty people for four weeks can suggest something and prove nothing. Without a comparison group, nothing can be said at all.
3. **What was measured?** A blood value is not a life lived longer or better.

## Reishi

Two Cochrane reviews collected the trials of [reishi](/mushrooms/ganoderma-lingzhi). One, in 2015, found five trials with 398 people and no evidence that it lowers blood pressure, blood sugar or cholesterol. The other, in 2016, looked at cancer: five trials, mostly small and open to bias. The authors saw too little evidence to justify it as a first treatment and no data on whether people lived longer; they considered that some might take it beside their usual treatment, with care. Side effects such as nausea and sleeplessness were reported in a few.

## Lion’s mane

Three small Japanese trials are quoted everywhere for [lion’s mane](/mushrooms/hericium-erinaceus). In 2009, some thirty people between 50 and 80 with mild cognitive impairment took it or a placebo for sixteen weeks. Scores were better in the lion’s mane group, and the difference dwindled when it stopped. In 2010, thirty women ate biscuits with or without it for four weeks; some questions on mood differed, most did not. In 2019, healthy people over fifty took it for twelve weeks; one of three tests differed.

Three trials of about thirty people are a reason for a trial of three hundred. Stories of healed nerves come from animals.

## Turkey tail

Preparations from [turkey tail](/mushrooms/trametes-versicolor) were licensed in Japan beside chemotherapy decades ago. They were standardised extracts of one strain, prescribed by doctors, not powder in capsules. A phase 1 trial published in 2012 gave powder to a handful of women after radiotherapy for breast cancer: it was tolerated, and some counts of blood cells tended to rise. A phase 1 trial asks how much can be taken. It does not ask whether anybody recovers.

## Maitake and shiitake

That [maitake](/mushrooms/grifola-frondosa) lowers blood pressure was observed in rats bred for high blood pressure, in 1987 and 1989. In the first study [shiitake](/mushrooms/lentinula-edodes) did something similar; in the second it did not. Rats like these are a model, not a patient.

Lentinan, a sugar chain from shiitake, was licensed in Japan in 1985 as an injection beside chemotherapy, and withdrawn from sale in 2018. An injection of a purified substance says nothing about a mushroom on a plate.

## Why so much is claimed of so little

There are good reasons and bad ones. The cell walls of fungi contain beta-glucans, to which immune cells respond in the laboratory, and reviews list hundreds of substances worth studying. But trials cost money, and nobody owns reishi. Products differ so much, fruit body or mycelium on grain, hot water or alcohol, one species or another under the same name, that a study of one says little about the next. And a supplement may be sold without ever having been tested.

## Reading a packet

- **Which species**, by its Latin name? Much that is sold as _Ganoderma lucidum_ is another species of the genus.
- **Fruit body or mycelium?** Mycelium grown on grain contains the grain.
- **What dose**, and how does it compare with the study that is quoted?
- **Who tested** it for metals and pesticides? Fungi gather both.
- **What is promised?** In the European Union and in most other countries, a food may not be sold with the claim that it prevents or cures a disease. If it promises that, you know how the seller treats rules.

## How this site puts it

On the pages of species we name the study, whether it was done in people, and what it found, including nothing. Impressions of members are their own and are not evidence. If a study is missing, or has been overtaken by a better one, tell us.`,
    es: `Las setas se usan como remedio desde hace muchos siglos, sobre todo en Asia oriental. La tradición es un buen motivo para estudiar algo. No es un resultado. Esta página cuenta qué hallaron en personas unos pocos estudios muy citados, de qué tamaño eran y dónde la prueba se queda en una rata o en un tubo de ensayo.

Nada de esto es un consejo para tratar una enfermedad. Quien esté enfermo, embarazada o en periodo de lactancia, o tome medicamentos, sobre todo anticoagulantes o fármacos tras un trasplante, debe consultar al médico antes de tomar cualquier extracto.

## Tres preguntas para cada afirmación

1. **¿En quién?** ¿Células en una placa, animales o personas? Casi todo lo que se imprime en los envases viene de las dos primeras.
2. **¿Cuántos, cuánto tiempo, frente a qué?** Treinta personas y cuatro semanas pueden sugerir algo y no demuestran nada. Sin grupo de comparación no puede decirse nada.
3. **¿Qué se midió?** Un valor en la sangre no es una vida más larga ni mejor.

## Reishi

Dos revisiones Cochrane reunieron los ensayos con [reishi](/mushrooms/ganoderma-lingzhi). Una, de 2015, encontró cinco ensayos con 398 personas y ninguna prueba de que baje la presión arterial, la glucosa ni el colesterol. La otra, de 2016, trató del cáncer: cinco ensayos, en su mayoría pequeños y con riesgo de sesgo. Sus autores no vieron pruebas suficientes para justificarlo como primer tratamiento ni datos sobre si se vivía más; admitían que algunas personas lo tomaran, con cautela, junto al tratamiento habitual. En unas pocas hubo náuseas o insomnio.

## Melena de león

Tres ensayos japoneses pequeños se citan por todas partes a propósito de la [melena de león](/mushrooms/hericium-erinaceus). En 2009, unas treinta personas de 50 a 80 años con deterioro cognitivo leve tomaron el hongo o un placebo durante dieciséis semanas. El grupo de la melena puntuó mejor, y la diferencia fue menguando al dejarla. En 2010, treinta mujeres comieron galletas con o sin ella durante cuatro semanas; cambiaron algunas respuestas sobre el ánimo, la mayoría no. En 2019 la tomaron doce semanas personas sanas de más de cincuenta años; difirió una de tres pruebas.

Tres ensayos de unas treinta personas son una razón para hacer uno de trescientas. Las historias de nervios curados proceden de animales.

## Cola de pavo

Hace décadas Japón autorizó preparados de [cola de pavo](/mushrooms/trametes-versicolor) como complemento de la quimioterapia. Eran extractos normalizados de una cepa, recetados por médicos, no polvo en cápsulas. Un ensayo de fase 1 publicado en 2012 dio polvo a unas pocas mujeres tras la radioterapia de un cáncer de mama: lo toleraron, y algunos recuentos de células tendieron a subir. Un ensayo de fase 1 pregunta cuánto puede tomarse. No pregunta si alguien se cura.

## Maitake y shiitake

Que el [maitake](/mushrooms/grifola-frondosa) baje la presión se observó en ratas criadas para tenerla alta, en 1987 y 1989. En el primer estudio el [shiitake](/mushrooms/lentinula-edodes) hizo algo parecido; en el segundo, no. Esas ratas son un modelo, no un paciente.

El lentinano, una cadena de azúcares del shiitake, se autorizó en Japón en 1985 como inyección junto a la quimioterapia y se retiró en 2018. Una inyección de una sustancia purificada no dice nada de una seta en el plato.

## Por qué se promete tanto con tan poco

Hay razones buenas y malas. Las paredes celulares de los hongos contienen betaglucanos, a los que responden las células inmunitarias en el laboratorio, y las revisiones enumeran cientos de sustancias dignas de estudio. Pero un ensayo cuesta dinero, y el reishi no es de nadie. Los productos difieren tanto (carpóforo o micelio sobre grano, agua caliente o alcohol, una especie u otra bajo el mismo nombre) que el estudio de uno dice poco del siguiente. Y un complemento puede venderse sin que nadie lo haya ensayado jamás.

## Cómo leer un envase

- **¿Qué especie**, con su nombre latino? Mucho de lo que se vende como _Ganoderma lucidum_ es otra especie del género.
- **¿Carpóforo o micelio?** El micelio crecido sobre grano contiene el grano.
- **¿Qué dosis**, y cómo se compara con la del estudio que cita?
- **¿Quién ha analizado** metales y plaguicidas? Los hongos acumulan ambos.
- **¿Qué promete?** En la Unión Europea y en casi todas partes, un alimento no puede venderse diciendo que previene o cura una enfermedad. Si lo promete, ya sabes cómo trata las normas el vendedor.

## Cómo lo contamos aquí

En las fichas de las especies citamos el estudio, si se hizo en personas y qué encontró, también cuando no encontró nada. Las impresiones de los usuarios son suyas y no son pruebas. Si falta un estudio, o lo ha superado otro mejor, avísanos.`,
    pt: `Os cogumelos são usados como remédio há muitos séculos, sobretudo no leste da Ásia. A tradição é um bom motivo para estudar algo. Não é um resultado. Esta página conta o que alguns estudos muito citados encontraram em pessoas, que tamanho tinham e onde a prova para num rato ou num tubo de ensaio.

Nada disso é conselho para tratar doença. Em caso de doença, gravidez ou amamentação, ou com medicamentos, sobretudo anticoagulantes ou remédios após transplante, pergunte ao médico antes de tomar qualquer extrato.

## Três perguntas para cada afirmação

1. **Em quem?** Células numa placa, animais ou pessoas? Quase tudo o que se imprime nas embalagens vem das duas primeiras.
2. **Quantas, por quanto tempo, em comparação com quê?** Trinta pessoas e quatro semanas podem sugerir algo e não provam nada. Sem grupo de comparação, nada se pode dizer.
3. **O que se mediu?** Um valor no sangue não é uma vida mais longa nem melhor.

## Reishi

Duas revisões Cochrane reuniram os ensaios com [reishi](/mushrooms/ganoderma-lingzhi). Uma, de 2015, encontrou cinco ensaios com 398 pessoas e nenhuma prova de que baixe a pressão arterial, a glicose ou o colesterol. A outra, de 2016, tratou do câncer: cinco ensaios, na maioria pequenos e com risco de viés. Os autores não viram provas suficientes para justificá-lo como primeiro tratamento, nem dados sobre se as pessoas viviam mais; admitiam que algumas o tomassem, com cautela, ao lado do tratamento habitual. Em poucas houve náusea ou insônia.

## Juba-de-leão

Três pequenos ensaios japoneses são citados por toda parte a respeito da [juba-de-leão](/mushrooms/hericium-erinaceus). Em 2009, umas trinta pessoas de 50 a 80 anos com comprometimento cognitivo leve tomaram o cogumelo ou um placebo durante dezesseis semanas. O grupo da juba pontuou melhor, e a diferença foi diminuindo depois da interrupção. Em 2010, trinta mulheres comeram biscoitos com ou sem ela por quatro semanas; algumas respostas sobre o humor mudaram, a maioria não. Em 2019, pessoas sadias de mais de cinquenta anos a tomaram por doze semanas; um de três testes diferiu.

Três ensaios de umas trinta pessoas são motivo para fazer um de trezentas. As histórias de nervos curados vêm de animais.

## Cauda-de-peru

Há décadas o Japão autorizou preparados de [cauda-de-peru](/mushrooms/trametes-versicolor) ao lado da quimioterapia. Eram extratos padronizados de uma linhagem, receitados por médicos, não pó em cápsulas. Um ensaio de fase 1 publicado em 2012 deu pó a poucas mulheres após a radioterapia de um câncer de mama: foi tolerado, e algumas contagens de células tenderam a subir. Um ensaio de fase 1 pergunta quanto se pode tomar. Não pergunta se alguém se cura.

## Maitake e shiitake

Que o [maitake](/mushrooms/grifola-frondosa) baixe a pressão foi observado em ratos criados para tê-la alta, em 1987 e 1989. No primeiro estudo, o [shiitake](/mushrooms/lentinula-edodes) fez algo parecido; no segundo, não. Esses ratos são um modelo, não um paciente.

A lentinana, uma cadeia de açúcares do shiitake, foi autorizada no Japão em 1985 como injeção ao lado da quimioterapia e retirada em 2018. Uma injeção de substância purificada nada diz sobre um cogumelo no prato.

## Por que se promete tanto com tão pouco

Há razões boas e ruins. As paredes celulares dos fungos contêm betaglucanas, às quais as células imunes respondem no laboratório, e as revisões enumeram centenas de substâncias que merecem estudo. Mas ensaio custa dinheiro, e o reishi não é de ninguém. Os produtos diferem tanto (basidioma ou micélio em grão, água quente ou álcool, uma espécie ou outra sob o mesmo nome) que o estudo de um diz pouco sobre o seguinte. E um suplemento pode ser vendido sem que ninguém jamais o tenha testado.

## Como ler uma embalagem

- **Qual espécie**, pelo nome latino? Muito do que se vende como _Ganoderma lucidum_ é outra espécie do gênero.
- **Basidioma ou micélio?** O micélio cultivado em grão contém o grão.
- **Que dose**, e como se compara à do estudo citado?
- **Quem analisou** metais e agrotóxicos? Os fungos acumulam ambos.
- **O que promete?** Na União Europeia e em quase toda parte, um alimento não pode ser vendido com a afirmação de que previne ou cura doença. Se promete, você já sabe como o vendedor trata as regras.

## Como contamos aqui

Nas páginas das espécies citamos o estudo, se foi feito em pessoas e o que encontrou, inclusive quando não encontrou nada. As impressões dos usuários são deles e não são provas. Se falta um estudo, ou se outro melhor o superou, avise.`,
  },
  layout: [
    {
      block: 'cta',
      text: {
        en: `### See what was measured

One table sets use, study and finding side by side, species by species.`,
        es: `### Mira qué se midió

Una tabla pone el uso, el estudio y el hallazgo uno al lado del otro, especie por especie.`,
        pt: `### Veja o que foi medido

Uma tabela põe o uso, o estudo e o achado lado a lado, espécie por espécie.`,
      },
      links: [
        {
          label: { en: 'Compare effects', es: 'Comparar efectos', pt: 'Comparar efeitos' },
          url: '/mushrooms/effects',
        },
      ],
    },
  ],
  references: [
    'klupp-2015',
    'jin-2016',
    'mori-2009',
    'nagano-2010',
    'saitsu-2019',
    'torkelson-2012',
    'kabir-1987',
    'kabir-kimura-1989',
    'ea-pharma-2017',
    'wasser-2002',
  ],
  publishedAt: '2026-06-18',
  topics: ['science', 'safety'],
}
