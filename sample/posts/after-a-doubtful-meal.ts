import type { PostSample } from '@sample/types'

export const afterADoubtfulMeal: PostSample = {
  slug: 'after-a-doubtful-meal',
  title: {
    en: 'After a doubtful meal: the first hours',
    es: 'Tras una comida dudosa: las primeras horas',
    pt: 'Depois de uma refeição duvidosa: as primeiras horas',
  },
  summary: {
    en: 'Somebody has eaten a mushroom that may have been the wrong one. What to do, in which order, what to keep, and what never to give.',
    es: 'Alguien ha comido una seta que quizá no era. Qué hacer, en qué orden, qué guardar y qué no dar nunca.',
    pt: 'Alguém comeu um cogumelo que talvez fosse o errado. O que fazer, em que ordem, o que guardar e o que nunca dar.',
  },
  species: [
    'amanita-phalloides',
    'cortinarius-orellanus',
    'clitocybe-rivulosa',
    'coprinopsis-atramentaria',
    'paxillus-involutus',
    'amanita-proxima',
    'amanita-smithiana',
    'paralepistopsis-amoenolens',
    'russula-subnigricans',
    'tricholoma-equestre',
  ],
  content: {
    en: `If this has just happened, stop reading after the list. The rest can wait until help is on the way.

1. **Somebody unconscious, in convulsions or short of breath:** call the emergency number first, nothing else.
2. **Everybody else: call the poison centre now.** Both numbers stand at the foot of every page; without a poison centre, the emergency number will do. Call before there are symptoms; a doubt is reason enough.
3. **Stop eating, and stop the others.** Everybody who shared the dish counts as affected, whether ill or not.
4. **Keep the evidence.** Raw mushrooms, peelings from the bin, what is left in the pan, vomit in a jar. Wrap mushrooms in paper and not in plastic.
5. **Write down times:** of the meal, and of each first symptom, for each person.
6. **Do not make anyone vomit.** No salt water, no milk, no oil, no charcoal unless the centre tells you to.
7. **Do not drive yourself** if you feel dizzy or see badly.

## What they will ask

Who, how old, how heavy, and what else they take. How many mushrooms, cooked or raw, with alcohol or without. Where they grew, on wood, in grass or under which trees. When they were eaten, and when the first symptom came. What it was. You need not know the name. A clear photograph of cap, underside and base is worth more than a guess.

## Why the clock matters

Doctors divide mushroom poisonings by the time between meal and first symptom, because it tells a great deal about what is to come.

**Within about two hours, at times five,** most poisonings are of the gut, or of the nerves: sweating and tears from [fool’s funnel](/mushrooms/clitocybe-rivulosa), confusion from fly agaric. They frighten, and most end well in hospital. Flushing and a racing heart after a drink, even five days after a meal, suggest [the common ink cap](/mushrooms/coprinopsis-atramentaria).

**Early does not mean harmless.** Two illnesses that begin within hours can kill. The blood: after meals of [brown roll-rim](/mushrooms/paxillus-involutus), eaten before without trouble, vomiting, collapse, dark urine and yellow skin can follow within two or three hours. The kidneys: [_Amanita proxima_](/mushrooms/amanita-proxima) and [_Amanita smithiana_](/mushrooms/amanita-smithiana) of North America bring vomiting mostly half an hour to twelve hours after the meal, at times a day, and kidney failure two or three days later.

**After six hours or more**, think of the liver. Cramps and diarrhoea that begin the morning after supper are the typical start of poisoning by the [death cap](/mushrooms/amanita-phalloides) and its like. Every hour counts then.

**After one to three days**, weak and aching muscles and dark urine, often after several meals of [yellow knights](/mushrooms/tricholoma-equestre), mean that muscle is breaking down. Heart and kidneys can fail. [_Russula subnigricans_](/mushrooms/russula-subnigricans) of East Asia does the same, and begins within hours. Burning pain in hands and feet, red and swollen, from some hours to a week after a meal, is the work of [_Paralepistopsis amoenolens_](/mushrooms/paralepistopsis-amoenolens) (Spain, southern France, Italy, Morocco). It can last for months.

**After days**, it may be the kidneys. Thirst, pain in the back and little urine, two days to more than two weeks after a meal, belong to the [webcaps](/mushrooms/cortinarius-orellanus). Tell the doctor of every mushroom eaten in the last three weeks.

One trap lies in this rule. A mixed dish may hold two poisons, and an early stomach upset may hide a late one. So an early beginning is never an all-clear.

## The deceptive pause

In poisoning by amatoxins, vomiting and diarrhoea often cease after a day. The patient feels better, wants to go home and says so. At this time the liver is failing, and blood tests show it. Nobody who has had symptoms six hours or more after eating wild mushrooms should leave a hospital because they feel well.

## Children and animals

Small children put things from the lawn in their mouths. Usually it is a small brown mushroom, and usually nothing happens. Call nevertheless: take what remains out of the mouth, let the child rinse, keep the rest of the mushroom and look for others of the same kind in the grass.

Dogs die of death caps too. A vet can do more in the first hours than in the second day.

## Afterwards

Somebody who knows fungi can identify spores from a saucepan. Poison centres and hospitals have such people, and mycological societies can often name one at any hour. If you are that person, ask for the base of the stem, the place and the time before you look at anything else, and say how certain you are.

## Before it happens

Put one raw mushroom of each kind into the refrigerator, in paper, before you cook the rest. It takes ten seconds. It has told more than one hospital what it was dealing with.`,
    es: `Si acaba de ocurrir, deja de leer al terminar la lista. El resto puede esperar a que la ayuda esté en camino.

1. **Si alguien está inconsciente, tiene convulsiones o le falta el aire:** llama primero a emergencias, y nada más.
2. **En los demás casos, llama ya al centro toxicológico.** Los dos teléfonos están al pie de cada página; si no hay centro toxicológico, vale el de emergencias. Llama antes de que haya síntomas: basta con la duda.
3. **Que nadie siga comiendo.** Cuentan como afectadas todas las personas que compartieron el plato, se encuentren mal o no.
4. **Guarda las pruebas.** Setas crudas, mondas de la basura, lo que quede en la sartén, el vómito en un tarro. Las setas, en papel y no en plástico.
5. **Apunta las horas:** de la comida y del primer síntoma, de cada persona.
6. **No provoques el vómito.** Ni agua con sal, ni leche, ni aceite, ni carbón si no te lo indica el centro.
7. **No conduzcas** si estás mareado o ves mal.

## Qué te preguntarán

Quién, qué edad, cuánto pesa, qué más toma. Cuántas setas, crudas o cocinadas, con alcohol o sin él. Dónde crecían: en madera, en hierba, bajo qué árboles. Cuándo se comieron y cuándo empezó el primer síntoma. Cuál fue. No hace falta que sepas el nombre. Una foto nítida del píleo, de la cara inferior y de la base vale más que una suposición.

## Por qué importa el reloj

Los médicos ordenan las intoxicaciones por setas según el tiempo que pasa entre la comida y el primer síntoma, porque dice mucho de lo que viene.

**Antes de unas dos horas, a veces cinco,** casi todas son digestivas o nerviosas: sudor y lágrimas por el [clitocibe blanco](/mushrooms/clitocybe-rivulosa), confusión por la matamoscas. Asustan, y la mayoría acaba bien en el hospital. Un sofoco con palpitaciones tras beber alcohol, incluso cinco días después de comer setas, apunta al [coprino antialcohólico](/mushrooms/coprinopsis-atramentaria).

**Que empiece pronto no significa que sea leve.** Dos enfermedades que empiezan a las pocas horas pueden matar. La sangre: tras comer [paxilo enrollado](/mushrooms/paxillus-involutus), que otras veces no hizo daño, en dos o tres horas pueden llegar vómitos, colapso, orina oscura y piel amarilla. Los riñones: [_Amanita proxima_](/mushrooms/amanita-proxima) y [_Amanita smithiana_](/mushrooms/amanita-smithiana), de Norteamérica, causan vómitos casi siempre entre media hora y doce horas después de la comida, a veces al día siguiente, y fallo renal a los dos o tres días.

**A partir de seis horas**, piensa en el hígado. Retortijones y diarrea que empiezan la mañana siguiente a la cena son el comienzo típico de la intoxicación por [oronja verde](/mushrooms/amanita-phalloides) y compañía. Entonces cuenta cada hora.

**De uno a tres días después**, la debilidad y el dolor muscular con orina oscura, a menudo tras varias comidas de [seta de los caballeros](/mushrooms/tricholoma-equestre), indican que el músculo se destruye. Pueden fallar el corazón y los riñones. [_Russula subnigricans_](/mushrooms/russula-subnigricans), de Asia oriental, hace lo mismo y empieza a las pocas horas. El dolor ardiente en manos y pies, rojos e hinchados, entre unas horas y una semana después de la comida, es obra de [_Paralepistopsis amoenolens_](/mushrooms/paralepistopsis-amoenolens) (España, sur de Francia, Italia, Marruecos). Puede durar meses.

**A los días**, pueden ser los riñones. Sed, dolor lumbar y poca orina entre dos días y más de dos semanas después de la comida son propios de los [cortinarios](/mushrooms/cortinarius-orellanus). Cuéntale al médico toda seta comida en las tres últimas semanas.

La regla esconde una trampa. En un plato mezclado puede haber dos venenos, y un malestar temprano puede tapar otro tardío. Por eso, que empiece pronto nunca significa que no sea grave.

## La pausa engañosa

En la intoxicación por amatoxinas, los vómitos y la diarrea suelen ceder al cabo de un día. El paciente se siente mejor, quiere irse a casa y lo dice. En ese momento el hígado está fallando, y los análisis lo muestran. Quien haya tenido síntomas seis horas o más después de comer setas silvestres no debe salir del hospital porque se encuentre bien.

## Niños y animales

Los niños pequeños se llevan a la boca lo que encuentran en el césped. Casi siempre es una seta parda y pequeña, y casi siempre no pasa nada. Llama de todos modos: saca de la boca lo que quede, que se enjuague, guarda el resto de la seta y busca otras iguales en la hierba.

Los perros también mueren por la oronja verde. Un veterinario puede hacer más en las primeras horas que al segundo día.

## Después

Quien sabe de hongos puede identificar esporas en el fondo de una olla. Los centros toxicológicos y los hospitales cuentan con gente así, y una sociedad micológica suele saber a quién llamar a cualquier hora. Si esa persona eres tú, pregunta por la base del pie, el lugar y la hora antes de mirar nada más, y di cuánta certeza tienes.

## Antes de que ocurra

Mete en el frigorífico, envuelta en papel, una seta cruda de cada clase antes de cocinar el resto. Se tarda diez segundos. A más de un hospital le ha dicho a qué se enfrentaba.`,
    pt: `Se acabou de acontecer, pare de ler ao fim da lista. O resto pode esperar até que a ajuda esteja a caminho.

1. **Pessoa inconsciente, em convulsão ou com falta de ar:** ligue primeiro para a emergência, e mais nada.
2. **Nos demais casos, ligue já para o centro de informação toxicológica.** Os dois telefones estão no rodapé de cada página; se não houver centro, serve o de emergência. Ligue antes dos sintomas: a dúvida basta.
3. **Que ninguém continue comendo.** Conta como atingido todo mundo que dividiu o prato, passando mal ou não.
4. **Guarde as provas.** Cogumelos crus, aparas do lixo, o que sobrou na panela, vômito num pote. Os cogumelos, em papel e não em plástico.
5. **Anote as horas:** da refeição e do primeiro sintoma, de cada pessoa.
6. **Não provoque vômito.** Nada de água com sal, leite, óleo ou carvão, a não ser que o centro mande.
7. **Não dirija** se estiver tonto ou enxergando mal.

## O que vão perguntar

Quem, que idade, que peso, o que mais toma. Quantos cogumelos, crus ou cozidos, com álcool ou sem. Onde nasciam: em madeira, na grama, sob que árvores. Quando foram comidos e quando veio o primeiro sintoma. Qual foi. Não é preciso saber o nome. Uma foto nítida do chapéu, da parte de baixo e da base vale mais que um palpite.

## Por que o relógio importa

Os médicos ordenam as intoxicações por cogumelos pelo tempo entre a refeição e o primeiro sintoma, porque ele diz muito sobre o que vem.

**Antes de umas duas horas, às vezes cinco,** quase todas são digestivas ou nervosas: suor e lágrimas pelo [clitocibe branco](/mushrooms/clitocybe-rivulosa), confusão pelo mata-moscas. Assustam, e a maioria acaba bem no hospital. Rubor e coração disparado depois de beber, mesmo cinco dias após a refeição, apontam para o [coprino-de-tinta](/mushrooms/coprinopsis-atramentaria).

**Começar cedo não quer dizer que seja leve.** Duas doenças que começam em poucas horas podem matar. O sangue: depois de refeições de [_Paxillus involutus_](/mushrooms/paxillus-involutus), que antes não fez mal, em duas ou três horas podem vir vômitos, colapso, urina escura e pele amarela. Os rins: [_Amanita proxima_](/mushrooms/amanita-proxima) e [_Amanita smithiana_](/mushrooms/amanita-smithiana), da América do Norte, causam vômitos quase sempre entre meia hora e doze horas depois da refeição, às vezes no dia seguinte, e insuficiência renal em dois ou três dias.

**A partir de seis horas**, pense no fígado. Cólicas e diarreia que começam na manhã seguinte ao jantar são o início típico da intoxicação pelo [chapéu-da-morte](/mushrooms/amanita-phalloides) e companhia. Aí, cada hora conta.

**De um a três dias depois**, fraqueza e dor muscular com urina escura, muitas vezes depois de várias refeições de [míscaro-amarelo](/mushrooms/tricholoma-equestre), indicam que o músculo está se destruindo. Coração e rins podem falhar. [_Russula subnigricans_](/mushrooms/russula-subnigricans), do leste da Ásia, faz o mesmo e começa em poucas horas. Dor em queimação nas mãos e nos pés, vermelhos e inchados, de algumas horas a uma semana depois da refeição, é obra de [_Paralepistopsis amoenolens_](/mushrooms/paralepistopsis-amoenolens) (Espanha, sul da França, Itália, Marrocos). Pode durar meses.

**Dias depois**, podem ser os rins. Sede, dor lombar e pouca urina, de dois dias a mais de duas semanas após a refeição, são próprios dos [cortinários](/mushrooms/cortinarius-orellanus). Conte ao médico todo cogumelo comido nas últimas três semanas.

Há uma armadilha nessa regra. Um prato misto pode ter dois venenos, e um mal-estar precoce pode esconder outro tardio. Por isso, começar cedo nunca é sinal de que não é grave.

## A pausa enganosa

Na intoxicação por amatoxinas, vômitos e diarreia costumam cessar depois de um dia. O paciente se sente melhor, quer ir para casa e diz isso. Nesse momento o fígado está falhando, e os exames mostram. Quem teve sintomas seis horas ou mais depois de comer cogumelos silvestres não deve deixar o hospital porque se sente bem.

## Crianças e animais

Crianças pequenas põem na boca o que acham na grama. Em geral é um cogumelo pequeno e marrom, e em geral não acontece nada. Ligue mesmo assim: tire da boca o que restar, faça enxaguar, guarde o resto do cogumelo e procure outros iguais por perto.

Cachorros também morrem pelo chapéu-da-morte. Um veterinário pode fazer mais nas primeiras horas do que no segundo dia.

## Depois

Quem conhece fungos consegue identificar esporos no fundo de uma panela. Centros de intoxicação e hospitais têm gente assim, e uma universidade ou sociedade de micologia muitas vezes sabe a quem ligar. Se essa pessoa é você, pergunte pela base do estipe, pelo lugar e pela hora antes de olhar qualquer coisa, e diga quanta certeza tem.

## Antes que aconteça

Ponha na geladeira, em papel, um cogumelo cru de cada tipo antes de cozinhar o resto. Leva dez segundos. A mais de um hospital já disse com o que estava lidando.`,
  },
  references: [
    'white-2019',
    'graeme-2014',
    'enjalbert-2002',
    'danel-2001',
    'kirchmair-2012',
    'bedry-2001',
    'stover-2019',
    'saviuc-2001',
    'cho-han-2016',
    'benjamin-1995',
  ],
  publishedAt: '2026-09-28',
  topics: ['safety'],
}
